import type { TFunction } from 'i18next'
import { knownNutrition } from '../../../analysis/known-nutrition.ts'
import type { components } from '../../../api/schema.d.ts'

/** What a poster says of the nutrition table: its levels per 100 g or 100 ml in one line; null where there are none. */
export const posterNutrition = (
  t: TFunction<'nutrition'>,
  nutrition: components['schemas']['Nutrition'] | undefined,
): string | null => {
  if (!nutrition) return null
  const { levels, columns } = knownNutrition(nutrition)
  if (levels.length === 0) return null
  const unit = columns.some(({ per }) => per === '100ml') ? 'ml' : 'g'
  const amounts = levels.map(
    ({ nutrient, level, grams }) =>
      `${t(`nutrients.${nutrient}`)} ${t('levels.grams', { grams })} ${t(`levels.${level}`)}`,
  )
  return `${t('levels.title', { unit })}: ${amounts.join(' · ')}`
}
