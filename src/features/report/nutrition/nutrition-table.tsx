import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Nutrition, NutritionCell, NutritionColumn, NutritionRow } from '../../../engine/index.ts'
import styles from './nutrition-card.module.css'

/** A value as the table prints it: `16.5 g`. */
export const amountOf = ({ value, unit }: Pick<NutritionCell, 'value' | 'unit'>): string => `${value} ${unit}`

/** What a row is about, in the reader's language; the label's own word where there is no other. */
export const useNutrientName = () => {
  const { t } = useTranslation('nutrition')
  return ({ nutrient, name }: Pick<NutritionRow, 'nutrient' | 'name'>): string =>
    nutrient === 'other' ? name : t(`nutrients.${nutrient}`)
}

/** Parts of the row above them. */
const parts = new Set<NutritionRow['nutrient']>([
  'saturatedFat',
  'transFat',
  'monounsaturatedFat',
  'polyunsaturatedFat',
  'sugars',
  'addedSugars',
  'polyols',
  'starch',
])

/** The table as printed; what is not sure is marked in words. */
export const NutritionTable = ({ nutrition: { columns, rows, reference } }: { nutrition: Nutrition }) => {
  const { t } = useTranslation('nutrition')
  const nameOf = useNutrientName()
  const hasShares = rows.some(row => row.cells.some(({ share }) => share?.isSure))
  return (
    <section className={styles['sheet']}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{t('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.nutrient')}</th>
            {columns.map(column => (
              <th scope="col" key={`${column.per} ${column.portion?.value ?? ''}`}>
                {perWords(t, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={`${row.nutrient} ${row.span.start}`}>
              <th scope="row" className={parts.has(row.nutrient) ? styles['part'] : ''}>
                {nameOf(row)}
              </th>
              {columns.map((column, at) => (
                <td
                  key={`${column.per} ${column.portion?.value ?? ''}`}
                  data-column={columns.length > 1 ? perWords(t, column) : undefined}
                >
                  {row.cells
                    .filter(cell => cell.column === at)
                    .map(cell => (
                      <Value key={cell.unit} cell={cell} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hasShares && reference && <p className={styles['small']}>{t('table.reference', { reference })}</p>}
    </section>
  )
}

/** What the values of a column are for: `per portion (30 g)`. */
const perWords = (t: TFunction<'nutrition'>, { per, portion }: NutritionColumn): string =>
  per === 'portion' && portion
    ? t('table.portion', { size: `${portion.value} ${portion.unit}` })
    : t(`table.per.${per}`)

const Value = ({ cell }: { cell: NutritionCell }) => {
  const { t } = useTranslation('nutrition')
  const amount = amountOf(cell)
  return (
    <span className={styles['value']}>
      <span className={cell.isSure ? '' : styles['unsure']}>
        {cell.bound === 'lessThan' ? t('table.lessThan', { amount }) : amount}
      </span>
      {!cell.isSure && <span className={styles['small']}>{t('table.check')}</span>}
      {cell.share?.isSure && (
        <span className={styles['small']}>{t('table.share', { percent: cell.share.percent })}</span>
      )}
    </span>
  )
}
