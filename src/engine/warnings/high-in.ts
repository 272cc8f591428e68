import type { NutrientLevel } from '../nutrition/nutrition.ts'
import type { Bilingual, ScoreReason } from '../result.ts'

// Points from which on a nutrient is high at all.
const LEAST = -3
const HIGH_IN: Readonly<Record<string, { name: Bilingual; nutrient?: NutrientLevel['nutrient'] }>> = {
  sugar: { name: { zh: '糖', en: 'sugar' }, nutrient: 'sugars' },
  salt: { name: { zh: '盐', en: 'salt' }, nutrient: 'salt' },
  saturated_fat: { name: { zh: '饱和脂肪', en: 'saturated fat' }, nutrient: 'saturatedFat' },
  hydrogenated_oil: { name: { zh: '氢化油', en: 'hydrogenated oil' } },
}

/**
 * What a product is high in by the reasons of its score, the heaviest first, three at most; undefined where in nothing. What its
 * nutrition table says is low is never called high, nor sugar of which only the most is known.
 */
export function highIn({
  reasons,
  levels = [],
}: {
  reasons: readonly ScoreReason[]
  levels?: readonly NutrientLevel[] | undefined
}): { names: Bilingual; ingredients: readonly number[] } | undefined {
  const isLow = (rule: string) =>
    levels.some(({ nutrient, level }) => level === 'low' && nutrient === HIGH_IN[rule]?.nutrient)
  const heavy = reasons
    .filter(
      ({ rule, points, confidence }) =>
        HIGH_IN[rule] && points <= LEAST && confidence !== 'low' && !isLow(rule),
    )
    .toSorted((a, b) => a.points - b.points)
    .slice(0, 3)
  if (heavy.length === 0) return undefined
  const joined = (language: keyof Bilingual, mark: string) =>
    heavy.map(({ rule }) => HIGH_IN[rule]?.name[language] ?? '').join(mark)
  return {
    names: { zh: joined('zh', '、'), en: joined('en', ', ') },
    ingredients: [...new Set(heavy.flatMap(({ ingredients }) => ingredients))],
  }
}
