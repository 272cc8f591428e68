import { useId } from 'react'
import styles from './choices.module.css'

/** A few options side by side, one of them chosen; a radio group to the keyboard and to screen readers. */
export const Choices = <Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string
  options: readonly (readonly [Value, string])[]
  chosen: string
  onChoose: (value: Value) => void
}) => {
  const name = useId()
  return (
    <fieldset className={styles['choices']}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(([value, text]) => (
        <label key={value} className={styles['choice']}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
