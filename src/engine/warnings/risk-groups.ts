import { withNames } from '../parsing/name-template.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Bilingual, Group, GroupFlag } from '../result.ts'
import { flattenItems, type ProductContext, rankedFoods } from '../scoring/product-context.ts'
import type { Scoring } from '../scoring/score.ts'
import type { UnscoredProduct } from '../scoring/unscored-products.ts'
import { allergenFlags } from './allergen-flags.ts'
import type { AllergenFindings } from './allergens.ts'
import { groupRules, type Place } from './group-rules.ts'
import { addedSugars, salts } from './group-tests.ts'
import { alcoholFlags, silentGroups } from './unscored-groups.ts'

/** What the rules look at: the ingredients, the product's kind, and its score where it has one. */
export interface Flagged {
  roots: readonly Item[]
  allergens: AllergenFindings
  context: ProductContext
  product: UnscoredProduct | undefined
  scoring: Scoring | undefined
}

/** Who should take care, and why. */
export function riskGroupsOf({ roots, allergens, context, product, scoring }: Flagged): GroupFlag[] {
  const all = flattenItems(roots).filter(item => item.role !== 'section')
  const isPlaced = placing(roots, context)
  const flags = touchedBy(all).flatMap((touched, n) => {
    const rule = groupRules[n]
    const items = rule?.place ? touched.filter(item => isPlaced(item, rule.place)) : touched
    return rule && items.length > 0 ? [flag(rule.group, rule.level, items, rule.text)] : []
  })
  const silent = silentGroups(product)
  return merged([
    ...alcoholFlags(product),
    ...flags,
    ...(context.infant ? infantFlags(all) : []),
    ...lowScoreFlags(roots, scoring),
    ...allergenFlags(allergens),
  ]).filter(({ group }) => !silent.has(group))
}

/** Whether an ingredient stands where a rule wants it. */
function placing(roots: readonly Item[], context: ProductContext) {
  const ranks = new Map(rankedFoods(roots).map((item, rank) => [item, rank]))
  const isInstant = roots.some(
    ({ role, words }) => role === 'section' && /面饼|面块|noodle|[粉酱料]包/.test(words),
  )
  return (item: Item, place: Place | undefined): boolean => {
    if (place?.orIn?.some(kind => (kind === 'instant' ? isInstant : context[kind]))) return true
    return (ranks.get(item) ?? Number.POSITIVE_INFINITY) < (place?.first ?? 0)
  }
}

function infantFlags(all: readonly Item[]): GroupFlag[] {
  const items = all.filter(item => addedSugars(item) || salts(item))
  if (items.length === 0) return []
  return [
    flag('infant_0_36m', 'caution', items, {
      zh: '婴幼儿食品里有添加的糖或盐：{names}。',
      en: 'Food for infants with added sugar or salt: {names}.',
    }),
  ]
}

const LOW_SCORE = 40
const HIGH_IN: Readonly<Record<string, Bilingual>> = {
  sugar: { zh: '糖', en: 'sugar' },
  salt: { zh: '盐', en: 'salt' },
  saturated_fat: { zh: '饱和脂肪', en: 'saturated fat' },
  hydrogenated_oil: { zh: '氢化油', en: 'hydrogenated oil' },
}

/** A product with a low score never says nothing of children: it says what is high in it. */
function lowScoreFlags(roots: readonly Item[], scoring: Scoring | undefined): GroupFlag[] {
  if (!scoring || scoring.score >= LOW_SCORE) return []
  const reasons = scoring.reasons
    .filter(({ rule }) => HIGH_IN[rule])
    .sort((a, b) => a.points - b.points)
    .slice(0, 3)
  const indices = new Set(reasons.flatMap(({ ingredients }) => ingredients))
  const items = flattenItems(roots).filter(({ index }) => indices.has(index))
  if (items.length === 0) return []
  const high = (language: keyof Bilingual, mark: string) =>
    reasons.map(({ rule }) => HIGH_IN[rule]?.[language] ?? '').join(mark)
  return [
    flag('children', 'caution', items, {
      zh: `${high('zh', '、')}高（{names}），儿童不宜常吃。`,
      en: `High in ${high('en', ', ')} ({names}): not often for children.`,
    }),
  ]
}

/** Per rule the items it touches; items that read and mean the same are tested once. */
function touchedBy(all: readonly Item[]): Item[][] {
  const known = new Map<string, number[]>()
  const touched: Item[][] = groupRules.map(() => [])
  for (const item of all) {
    const { words, kind, role, food, underAdditives, substance, ingredient } = item
    const key = `${words}|${kind}|${role}|${food}|${underAdditives}|${substance?.ins}|${ingredient.notes?.join()}`
    let rules = known.get(key)
    if (!rules) {
      rules = groupRules.flatMap((rule, n) => (rule.test(item) ? [n] : []))
      known.set(key, rules)
    }
    for (const n of rules) touched[n]?.push(item)
  }
  return touched
}

/** A flag that ingredients raise; at most five of them are named. */
function flag(group: Group, level: GroupFlag['level'], items: readonly Item[], text: Bilingual): GroupFlag {
  return {
    group,
    level,
    certainty: 'contains',
    ingredients: items.map(item => item.index),
    text: withNames(text, items, 5),
  }
}

const LEVELS: Record<GroupFlag['level'], number> = { avoid: 0, caution: 1, info: 2 }

/** One flag per group: the strictest level, all its ingredients and sentences. */
function merged(flags: readonly GroupFlag[]): GroupFlag[] {
  const byGroup = new Map<Group, GroupFlag>()
  for (const one of flags) {
    const known = byGroup.get(one.group)
    if (!known) {
      byGroup.set(one.group, one)
      continue
    }
    byGroup.set(one.group, {
      ...known,
      level: LEVELS[one.level] < LEVELS[known.level] ? one.level : known.level,
      ingredients: [...new Set([...known.ingredients, ...one.ingredients])].sort((a, b) => a - b),
      text: { zh: known.text.zh + one.text.zh, en: `${known.text.en} ${one.text.en}` },
    })
  }
  return [...byGroup.values()].sort((a, b) => LEVELS[a.level] - LEVELS[b.level])
}
