import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { withItem, withItemAfter, withoutItem } from './edit-list.ts'
import styles from './fix-item.module.css'

/** Puts one ingredient right where it was misread: its name, whether it is there at all, and one that was missed behind it. */
export const FixItem = ({
  text,
  span,
  suggestion,
  isDoubtful,
  canRemove,
  onCorrect,
}: {
  /** The whole list as it was read. */
  text: string
  span: { start: number; end: number }
  /** What it probably says, null where nothing is suspected. */
  suggestion: string | null
  /** It was not read clearly: the fields stand open. */
  isDoubtful: boolean
  canRemove: boolean
  onCorrect: (text: string) => void
}) => {
  const { t } = useTranslation('scan')
  const read = text.slice(span.start, span.end).replace(/\s*\n\s*/g, '')
  const [name, setName] = useState(read)
  const [added, setAdded] = useState('')
  const submit = (event: FormEvent, changed: string | null) => {
    event.preventDefault()
    if (changed !== null) onCorrect(changed)
  }
  const [isNamed, isAdded] = [name.trim() !== '' && name !== read, added.trim() !== '']
  return (
    <>
      {suggestion !== null && (
        <Button look="secondary" isWide onClick={() => onCorrect(withItem(text, span, suggestion))}>
          {t('fix.useSuggestion', { name: suggestion })}
        </Button>
      )}
      <details className={styles['fix']} open={isDoubtful}>
        <summary>{t('fix.title')}</summary>
        <form onSubmit={event => submit(event, isNamed ? withItem(text, span, name.trim()) : null)}>
          <TextField
            label={t('fix.name')}
            value={name}
            onChange={event => setName(event.target.value)}
            autoComplete="off"
          />
          <Button type="submit" look="secondary" disabled={!isNamed}>
            {t('fix.save')}
          </Button>
        </form>
        <form onSubmit={event => submit(event, isAdded ? withItemAfter(text, span, added.trim()) : null)}>
          <TextField
            label={t('fix.missing')}
            value={added}
            onChange={event => setAdded(event.target.value)}
            autoComplete="off"
          />
          <Button type="submit" look="secondary" disabled={!isAdded}>
            {t('fix.add')}
          </Button>
        </form>
        {canRemove && (
          <Button look="danger" isWide onClick={() => onCorrect(withoutItem(text, span))}>
            {t('fix.remove')}
          </Button>
        )}
      </details>
    </>
  )
}
