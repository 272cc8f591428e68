import { useTranslation } from 'react-i18next'
import type { Nutrition, Quantity } from '../../../engine/index.ts'
import { amountIn, DAY, GRAMS, rounded, servingsOf } from '../../../engine/nutrition/facts/servings.ts'
import { highInPortion } from '../../../engine/nutrition/judged/levels.ts'
import { type KnownAmounts, knownAmounts } from '../../../engine/nutrition/known-amounts.ts'
import { Tag } from '../../../ui/display/tag.tsx'
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
              {of === 'portion' && <HighInPortion known={known} quantity={quantity} />}
              {of !== 'hundred' && <DayShares known={known} quantity={quantity} />}
            </li>
          )
        })}
      </ul>
      <p className={styles['small']}>{t('servings.source')}</p>
    </section>
  )
}

/** What a portion is high in by itself. */
const HighInPortion = ({ known, quantity }: { known: KnownAmounts; quantity: Quantity }) => {
  const { t } = useTranslation('nutrition')
  const high = highInPortion(known, quantity)
  if (high.length === 0) return null
  const names = high.map(nutrient => t(`nutrients.${nutrient}`)).join(t('servings.and'))
  return <Tag tone="red">{t('servings.high', { names })}</Tag>
}

/** What a serving is of an adult's day, by the reference values of GB 28050 (NRV). */
const DayShares = ({ known, quantity }: { known: KnownAmounts; quantity: Quantity }) => {
  const { t } = useTranslation('nutrition')
  const shares = (['energy', 'fat', 'saturatedFat', 'salt'] as const).flatMap(nutrient => {
    const amount = amountIn(known, nutrient, quantity)
    if (amount === undefined) return []
    const percent = Math.round((amount / DAY.adult[nutrient]) * 100)
    return [t('servings.shareOf', { name: t(`nutrients.${nutrient}`), percent })]
  })
  if (shares.length === 0) return null
  return <span>{t('servings.day', { shares: shares.join(t('servings.and')) })}</span>
}
