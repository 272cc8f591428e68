import { Search, X } from 'lucide-react'
import { useId } from 'react'
import styles from './search-field.module.css'

/** A search box that answers while one types; at most 140 characters, as everywhere in the product. */
export const SearchField = ({
  value,
  onChange,
  label,
  placeholder,
  clearLabel,
}: {
  value: string
  onChange: (value: string) => void
  label: string
  placeholder: string
  clearLabel: string
}) => {
  const id = useId()
  return (
    <search className={styles['field']}>
      <Search className={styles['icon']} size={20} aria-hidden />
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={styles['input']}
        value={value}
        placeholder={placeholder}
        maxLength={140}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="Control+K Meta+K"
        onChange={event => onChange(event.target.value)}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles['clear']}
          aria-label={clearLabel}
          onClick={() => onChange('')}
        >
          <X size={20} aria-hidden />
        </button>
      )}
    </search>
  )
}
