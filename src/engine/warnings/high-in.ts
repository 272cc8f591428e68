import { levelsOf } from '../nutrition/judged/levels.ts'
import { type KnownAmounts, limitsBasis } from '../nutrition/known-amounts.ts'
import type { NutrientLevel } from '../nutrition/nutrition.ts'
import type { Bilingual, ScoreReason } from '../result.ts'

// Points from which on a nutrient is high at all.
const LEAST = -3
/** Of sugar that the table does not state: only what stands near the top is much. */
const HIGH_IN: Readonly<Record<string, { name: Bilingual; nutrient?: NutrientLevel['nutrient'] }>> = {
  sugar: { name: { zh: '糖', en: 'sugar' }, nutrient: 'sugars' },
  salt: { name: { zh: '盐', en: 'salt' }, nutrient: 'salt' },
  saturated_fat: { name: { zh: '饱和脂肪', en: 'saturated fat' }, nutrient: 'saturatedFat' },
  hydrogenated_oil: { name: { zh: '氢化油', en: 'hydrogenated oil' } },
}

/**
 * What the table says against calling it high: of food only what is over the limit of 100 g is high; of drinks, of which more is
 * drunk at once, all that is not low. Sugars that it does not state are no more than its carbohydrate.
 */
function notHigh(known: KnownAmounts | undefined): ReadonlySet<string> {
  if (!known) return new Set()
  const { sugars, carbohydrate } = known.of
  const most = sugars ?? carbohydrate
  const of = { ...known.of, ...(most === undefined ? {} : { sugars: most }) }
  const levels = levelsOf({ ...known, of })
  return new Set(
    levels
      .filter(({ level }) => level === 'low' || (level === 'medium' && limitsBasis(known) === 'g'))
      .map(({ nutrient }) => nutrient),
  )
}

// Sugar that the table does not state is high only where the list has it far in front.
const LEAST_UNSTATED_SUGAR = -12
const FAT: Bilingual = { zh: '脂肪', en: 'fat' }

/** Of a nutrient without a row of its own the table may still say something: much fat of palm oil is much fat. */
function isBorneOut(rule: string, points: number, known: KnownAmounts | undefined): boolean {
  const nutrient = HIGH_IN[rule]?.nutrient
  if (!known || !nutrient || known.of[nutrient] !== undefined) return true
  if (nutrient === 'saturatedFat')
    return levelsOf(known).some(one => one.nutrient === 'fat' && one.level === 'high')
  return nutrient !== 'sugars' || points <= LEAST_UNSTATED_SUGAR
}

function nameOf(rule: string, known: KnownAmounts | undefined): Bilingual {
  const isUnstated = rule === 'saturated_fat' && known && known.of.saturatedFat === undefined
  return isUnstated ? FAT : (HIGH_IN[rule]?.name ?? { zh: '', en: '' })
}

/**
 * What a product is high in by the reasons of its score, the heaviest first, three at most; undefined where in nothing. What its
 * nutrition table says against it is never called high, nor sugar of which only the most is known.
 */
export function highIn({
  reasons,
  known,
}: {
  reasons: readonly ScoreReason[]
  known?: KnownAmounts | undefined
}): { names: Bilingual; ingredients: readonly number[] } | undefined {
  const not = notHigh(known)
  const heavy = reasons
    .filter(
      ({ rule, points, confidence }) =>
        HIGH_IN[rule] &&
        points <= LEAST &&
        confidence !== 'low' &&
        !not.has(HIGH_IN[rule]?.nutrient ?? '') &&
        isBorneOut(rule, points, known),
    )
    .toSorted((a, b) => a.points - b.points)
    .slice(0, 3)
  if (heavy.length === 0) return undefined
  const joined = (language: keyof Bilingual, mark: string) =>
    heavy.map(({ rule }) => nameOf(rule, known)[language]).join(mark)
  return {
    names: { zh: joined('zh', '、'), en: joined('en', ', ') },
    ingredients: [...new Set(heavy.flatMap(({ ingredients }) => ingredients))],
  }
}
