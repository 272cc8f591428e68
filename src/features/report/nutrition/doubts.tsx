import { useTranslation } from 'react-i18next'
import type { Nutrition, NutritionCell } from '../../../engine/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './nutrition-card.module.css'
import { amountOf, useNutrientName } from './nutrition-table.tsx'

/** How a unit is written into a label of the text's language. */
const printedUnit = (unit: NutritionCell['unit'], replaced: string): string => {
  if (!/[\u4e00-\u9fff]/.test(replaced)) return unit
  const chinese: Partial<Record<NutritionCell['unit'], string>> = {
    kJ: '千焦',
    kcal: '千卡',
    g: '克',
    mg: '毫克',
    μg: '微克',
  }
  return chinese[unit] ?? unit
}

/** The label's text with a value replaced by what the sums say. */
export const withLikely = (labelText: string, { span, likely }: NutritionCell): string => {
  if (!likely) return labelText
  const replaced = labelText.slice(span.start, span.end)
  const text = `${likely.value}${printedUnit(likely.unit, replaced)}`
  return labelText.slice(0, span.start) + text + labelText.slice(span.end)
}

/** The values to check, why, and the value that fits where there is one. */
export const Doubts = ({
  nutrition,
  labelText,
  onCorrect,
}: {
  nutrition: Nutrition
  labelText: string
  onCorrect?: ((text: string) => void) | undefined
}) => {
  const { t } = useTranslation('nutrition')
  const nameOf = useNutrientName()
  const doubts = nutrition.rows.flatMap(row =>
    row.cells.flatMap(cell => (cell.isSure ? [] : [{ name: nameOf(row), cell }])),
  )
  if (doubts.length === 0) return null
  return (
    <section>
      <h3 className={styles['subTitle']}>{t('doubts.title')}</h3>
      <ul className={styles['lines']}>
        {doubts.map(({ name, cell }) => (
          <li key={`${cell.span.start} ${cell.unit}`} className={styles['doubt']}>
            <span>{t(`doubts.${cell.doubt ?? 'reading'}`, { name, amount: amountOf(cell) })}</span>
            {cell.likely && onCorrect && (
              <Button look="secondary" onClick={() => onCorrect(withLikely(labelText, cell))}>
                {t('doubts.likely', { amount: amountOf(cell.likely) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
