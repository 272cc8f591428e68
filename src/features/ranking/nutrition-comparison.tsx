import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/display/card.tsx'
import styles from './compare.module.css'
import type { ComparedAmount, NutritionComparison } from './compare-nutrition.ts'

/** The nutrition tables of two products per 100 g or 100 ml; which is lower stands there in words. */
export const NutritionTables = ({
  comparison,
  names,
}: {
  comparison: NutritionComparison
  names: { first: string; second: string }
}) => {
  const { t } = useTranslation(['ranking', 'nutrition'])
  const title = t('compare.nutrition.title')
  if (comparison.missing !== null)
    return (
      <Card title={title}>
        <p className={styles['soft']}>
          {comparison.missing === 'both'
            ? t('compare.nutrition.noTables')
            : t('compare.nutrition.noTable', { name: names[comparison.missing] })}
        </p>
      </Card>
    )
  const { amounts, basis, isFromPortion } = comparison
  const isAlike = basis.first === basis.second
  return (
    <Card title={title}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('nutrition:table.nutrient')}</th>
            <Product name={names.first} per={basis.first} />
            <Product name={names.second} per={basis.second} />
          </tr>
        </thead>
        <tbody>
          {amounts.map(amount => (
            <tr key={amount.nutrient}>
              <th scope="row">
                {t(`nutrition:nutrients.${amount.nutrient}`)}
                {amount.lower === 'same' && (
                  <span className={styles['small']}>{t('compare.nutrition.same')}</span>
                )}
              </th>
              <Amount amount={amount} of="first" />
              <Amount amount={amount} of="second" />
            </tr>
          ))}
        </tbody>
      </table>
      {!isAlike && <p className={styles['soft']}>{t('compare.nutrition.otherBasis')}</p>}
      {isFromPortion && <p className={styles['soft']}>{t('compare.nutrition.fromPortion')}</p>}
    </Card>
  )
}

const Product = ({ name, per }: { name: string; per: 'g' | 'ml' }) => {
  const { t } = useTranslation(['ranking', 'nutrition'])
  return (
    <th scope="col">
      <span className={styles['product']}>{name}</span>
      <span className={styles['small']}>{t(`nutrition:table.per.100${per}`)}</span>
    </th>
  )
}

const Amount = ({ amount, of }: { amount: ComparedAmount; of: 'first' | 'second' }) => {
  const { t } = useTranslation('ranking')
  const { unit, lower } = amount
  const value = amount[of]
  if (value === null) return <td className={styles['small']}>{t('compare.nutrition.unknown')}</td>
  return (
    <td>
      <span className={lower === of ? styles['lower'] : ''}>{`${value} ${unit}`}</span>
      {lower === of && <span className={styles['small']}>{t('compare.nutrition.lower')}</span>}
    </td>
  )
}
