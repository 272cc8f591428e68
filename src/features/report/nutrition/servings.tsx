import { useTranslation } from 'react-i18next'
import type { Nutrition } from '../../../engine/index.ts'
import { amountIn, DAY, GRAMS, rounded, servingsOf } from '../../../engine/nutrition/facts/servings.ts'
import { knownAmounts } from '../../../engine/nutrition/known-amounts.ts'
import styles from './nutrition-card.module.css'

/** Sugar in cubes and salt in teaspoons, of a portion and of the whole pack. */
export const Servings = ({ nutrition }: { nutrition: Nutrition }) => {
  const { t } = useTranslation('nutrition')
  const known = knownAmounts(nutrition)
  const servings = servingsOf(nutrition)
  // What 100 g contain is in the table; a portion or a pack is what somebody eats.
  const eaten = servings.length > 1 ? servings.filter(({ of }) => of !== 'hundred') : servings
  if (!known || (known.of.sugars === undefined && known.of.salt === undefined)) return null
  return (
    <section>
      <h3 className={styles['subTitle']}>{t('servings.title')}</h3>
      <ul className={styles['lines']}>
        {eaten.map(({ of, quantity }) => {
          const sugars = amountIn(known, 'sugars', quantity)
          const salt = amountIn(known, 'salt', quantity)
          const cubes = sugars === undefined ? 0 : rounded(sugars / GRAMS.sugarCube)
          const spoons = salt === undefined ? 0 : rounded(salt / GRAMS.saltTeaspoon)
          return (
            <li key={of} className={styles['serving']}>
              <strong>{t(`servings.${of}`, { size: `${quantity.value} ${quantity.unit}` })}</strong>
              {sugars !== undefined && (
                <span>
                  {cubes >= 0.5
                    ? t('servings.sugars', { grams: rounded(sugars), cubes })
                    : t('servings.sugarsLittle', { grams: rounded(sugars) })}
                </span>
              )}
              {salt !== undefined && (
                <span>
                  {spoons >= 0.1
                    ? t('servings.salt', { grams: rounded(salt), spoons })
                    : t('servings.saltLittle', { grams: rounded(salt) })}
                </span>
              )}
              {salt !== undefined && of !== 'hundred' && (
                <span>{t('servings.day', { salt: Math.round((salt / DAY.adult.salt) * 100) })}</span>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles['small']}>{t('servings.source')}</p>
    </section>
  )
}
