import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Nutrition, NutritionCell } from '../../../engine/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import styles from './nutrition-card.module.css'
import { amountOf, useNutrientName } from './nutrition-table.tsx'
import { typedValue, withValue } from './typed-value.ts'

/** What a person can do about a doubted value. */
export interface ValueActions {
  /** Takes the label's text with the value corrected. */
  onCorrect?: ((text: string) => void) | undefined
  /** Takes the value as it was read, by its place in the text. */
  onAccept?: ((span: NutritionCell['span']) => void) | undefined
}

/** The values to check, why, and what can be done: take the value that fits, confirm the one that was read, or type another. */
export const Doubts = ({
  nutrition,
  labelText,
  onCorrect,
  onAccept,
}: ValueActions & { nutrition: Nutrition; labelText: string }) => {
  const { t } = useTranslation('nutrition')
  const nameOf = useNutrientName()
  const title = useRef<HTMLHeadingElement>(null)
  const [hasActed, setHasActed] = useState(false)
  const doubts = nutrition.rows.flatMap(row =>
    row.cells.flatMap(cell => (cell.isSure ? [] : [{ name: nameOf(row), cell }])),
  )
  // A value with one that fits explains the doubts of the others: it comes first.
  const inOrder = [...doubts.filter(({ cell }) => cell.likely), ...doubts.filter(({ cell }) => !cell.likely)]
  const count = doubts.length
  // The button that was pressed is gone with its value: the focus goes on to what is left.
  const last = useRef(count)
  useEffect(() => {
    if (hasActed && count !== last.current) title.current?.focus()
    last.current = count
  }, [hasActed, count])
  if (count === 0 && !hasActed) return null
  const act = <Argument,>(on: ((argument: Argument) => void) | undefined) =>
    on &&
    ((argument: Argument) => {
      setHasActed(true)
      on(argument)
    })
  return (
    <section>
      <h3 ref={title} tabIndex={-1} className={styles['subTitle']}>
        {count > 0 ? t('doubts.title') : t('doubts.done')}
      </h3>
      <ul className={styles['lines']}>
        {inOrder.map(({ name, cell }) => (
          <Doubt
            key={`${cell.span.start} ${cell.value} ${cell.unit}`}
            name={name}
            cell={cell}
            labelText={labelText}
            onCorrect={act(onCorrect)}
            onAccept={act(onAccept)}
          />
        ))}
      </ul>
    </section>
  )
}

const Doubt = ({
  name,
  cell,
  labelText,
  onCorrect,
  onAccept,
}: ValueActions & { name: string; cell: NutritionCell; labelText: string }) => {
  const { t } = useTranslation('nutrition')
  const id = useId()
  const { likely, span } = cell
  const amount = amountOf(cell)
  return (
    <li className={styles['doubt']}>
      <span id={id}>{t(`doubts.${cell.doubt ?? 'reading'}`, { name, amount })}</span>
      <div className={styles['actions']}>
        {likely && onCorrect && (
          <Button
            look="secondary"
            aria-describedby={id}
            onClick={() => onCorrect(withValue(labelText, cell, likely))}
          >
            {t('doubts.likely', { amount: amountOf(likely) })}
          </Button>
        )}
        {onAccept && (
          <Button look="secondary" aria-describedby={id} onClick={() => onAccept(span)}>
            {t('doubts.accept', { amount })}
          </Button>
        )}
      </div>
      {onCorrect && (
        <details className={styles['type']}>
          <summary aria-describedby={id}>{t('doubts.type')}</summary>
          <TypedValue
            name={name}
            cell={cell}
            onSubmit={value =>
              value.value === cell.value && value.unit === cell.unit && onAccept
                ? onAccept(span)
                : onCorrect(withValue(labelText, cell, value))
            }
          />
        </details>
      )}
    </li>
  )
}

/** A value to type as the pack prints it. */
const TypedValue = ({
  name,
  cell,
  onSubmit,
}: {
  name: string
  cell: NutritionCell
  onSubmit: (value: NonNullable<NutritionCell['likely']>) => void
}) => {
  const { t } = useTranslation('nutrition')
  const [typed, setTyped] = useState(amountOf(cell))
  const [isWrong, setIsWrong] = useState(false)
  return (
    <form
      className={styles['typed']}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        const value = typedValue(typed, cell.unit)
        setIsWrong(value === null)
        if (value) onSubmit(value)
      }}
    >
      <TextField
        label={t('doubts.onPack', { name })}
        error={isWrong ? t('doubts.noAmount') : null}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        autoComplete="off"
        maxLength={20}
      />
      <Button type="submit" look="secondary">
        {t('doubts.save')}
      </Button>
    </form>
  )
}
