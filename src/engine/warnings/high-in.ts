import type { Bilingual, ScoreReason } from '../result.ts'

// Points from which on a nutrient is high at all.
const LEAST = -3
const HIGH_IN: Readonly<Record<string, Bilingual>> = {
  sugar: { zh: '糖', en: 'sugar' },
  salt: { zh: '盐', en: 'salt' },
  saturated_fat: { zh: '饱和脂肪', en: 'saturated fat' },
  hydrogenated_oil: { zh: '氢化油', en: 'hydrogenated oil' },
}

/** What a product is high in by the reasons of its score, the heaviest first, three at most; undefined where in nothing. */
export function highIn(
  reasons: readonly ScoreReason[],
): { names: Bilingual; ingredients: readonly number[] } | undefined {
  const heavy = reasons
    .filter(({ rule, points }) => HIGH_IN[rule] && points <= LEAST)
    .toSorted((a, b) => a.points - b.points)
    .slice(0, 3)
  if (heavy.length === 0) return undefined
  const joined = (language: keyof Bilingual, mark: string) =>
    heavy.map(({ rule }) => HIGH_IN[rule]?.[language] ?? '').join(mark)
  return {
    names: { zh: joined('zh', '、'), en: joined('en', ', ') },
    ingredients: [...new Set(heavy.flatMap(({ ingredients }) => ingredients))],
  }
}
