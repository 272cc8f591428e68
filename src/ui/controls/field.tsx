import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface FieldProps {
  label: string
  /** What is wrong with what was typed; takes the hint's place. */
  error?: string | null | undefined
  hint?: string | undefined
}

interface ControlProps {
  id: string
  className: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

/** A labelled control with its hint or its error; hands the control what ties them together. */
const Field = ({
  label,
  error,
  hint,
  children,
}: FieldProps & { children: (controlProps: ControlProps) => ReactNode }) => {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {children({
        id,
        className: styles['control'] ?? '',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note && (
        <p
          id={`${id}-note`}
          className={error ? styles['error'] : styles['hint']}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  )
}

/** One line of text; at most 140 characters unless told otherwise, as everywhere in the product. */
export const TextField = ({
  label,
  error,
  hint,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>) => (
  <Field label={label} error={error} hint={hint}>
    {wiring => <input maxLength={140} {...input} {...wiring} />}
  </Field>
)

/** Several lines of text. */
export const TextArea = ({
  label,
  error,
  hint,
  ...input
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) => (
  <Field label={label} error={error} hint={hint}>
    {wiring => <textarea rows={5} {...input} {...wiring} />}
  </Field>
)

/** One of a list, chosen with the platform's own picker. */
export const Select = <Value extends string>({
  label,
  options,
  value,
  onChoose,
}: {
  label: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChoose: (value: Value) => void
}) => (
  <Field label={label}>
    {wiring => (
      <span className={styles['select']}>
        <select
          {...wiring}
          value={value}
          onChange={event => {
            const chosen = options.find(([option]) => option === event.target.value)
            if (chosen) onChoose(chosen[0])
          }}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden />
      </span>
    )}
  </Field>
)
