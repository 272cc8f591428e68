import { LEVEL_LIMITS, levelsOf } from '../nutrition/judged/levels.ts'
import { type KnownAmounts, limitsBasis } from '../nutrition/known-amounts.ts'
import type { NutrientLevel } from '../nutrition/nutrition.ts'
import { withNames } from '../parsing/name-template.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Bilingual, Group, GroupFlag } from '../result.ts'
import type { UnscoredProduct } from '../scoring/no-score/unscored-products.ts'
import { flattenItems, type ProductContext, rankedFoods } from '../scoring/product-context.ts'
import type { Scoring } from '../scoring/score.ts'
import { allergenFlags } from './allergen-flags.ts'
import { type AllergenFindings, isPrecaution } from './allergens.ts'
import { type GroupRule, groupRules, type Place } from './group-rules.ts'
import { addedSugars, salts } from './group-tests.ts'
import { highIn } from './high-in.ts'
import { statedFlags } from './label-statements.ts'
import { alcoholFlags, silentGroups } from './unscored-groups.ts'

/** What the rules look at: the ingredients, the product's kind, and its score where it has one. */
export interface Flagged {
  roots: readonly Item[]
  /** The list in the other language, which a sticker may have shortened. */
  unread: readonly Item[]
  allergens: AllergenFindings
  context: ProductContext
  product: UnscoredProduct | undefined
  scoring: Scoring | undefined
  /** What the nutrition table says for certain. */
  known: KnownAmounts | undefined
  /** The whole text of the label, folded. */
  folded: string
}

/** Who should take care, and why. */
export function riskGroupsOf(label: Flagged): GroupFlag[] {
  const { roots, allergens, context, product, folded } = label
  const all = flattenItems(roots).filter(item => item.role !== 'section' && !isPrecaution(item))
  const silent = silentGroups(product)
  const isHeard = ({ group }: GroupFlag) => !silent.has(group)
  const inList = ruledFlags(all, label, NOBODY)
  const found = [...inList, ...flagsOfUnread(label, inList)]
  const stated = statedFlags(folded, [...alcoholFlags(product), ...found])
  const forbidden = new Set(
    [...found, ...stated].filter(({ level }) => level === 'avoid').map(({ group }) => group),
  )
  const ruled =
    forbidden.size > 0 ? [...ruledFlags(all, label, forbidden), ...found.slice(inList.length)] : found
  // The list names what the alcohol is of: once is enough.
  const isNamed = ({ group }: GroupFlag): boolean =>
    found.some(one => one.group === group && one.level === 'avoid' && one.text.zh.startsWith('含酒精（'))
  return merged([
    ...alcoholFlags(product).filter(one => !isNamed(one)),
    ...ruled.filter(isHeard),
    // What a medical food itself says of children is no rule of ours.
    ...stated.filter(one => product === 'medical_food' || isHeard(one)),
    ...(context.infant ? infantFlags(all) : []).filter(isHeard),
    ...(forbidden.has('children') ? [] : lowScoreFlags(label)),
    ...allergenFlags(allergens),
  ])
}

const NOBODY: ReadonlySet<Group> = new Set()
/** Whom "a little" is not said to where the pack says "not at all". */
const TOLD_AMOUNTS: ReadonlySet<Group> = new Set(['pregnant', 'children', 'infant_0_36m'])
const ONLY_NAMED: Bilingual = { zh: '含{names}。', en: 'Contains {names}.' }

/** What the ingredients raise, and the pack's table and words beside them; the pack forbids itself to some groups. */
function ruledFlags(
  all: readonly Item[],
  { roots, context, known, folded }: Flagged,
  forbidden: ReadonlySet<Group>,
): GroupFlag[] {
  const levels = levelsOf(known)
  // A dash of juice makes no sugary drink where the table calls its sugars low.
  const isLow = (name: NutrientLevel['nutrient']) =>
    levels.some(({ nutrient, level }) => nutrient === name && level === 'low')
  const placed = placing(roots, {
    ...context,
    sugarDrink: context.sugarDrink && !isLow('sugars'),
    saltyCondiment: context.saltyCondiment && !isLow('salt'),
  })
  const isHigh = highOf(levels, known)
  const flags: GroupFlag[] = []
  for (const { group, level, test, place, text, ...rule } of groupRules) {
    if (rule.beside && all.some(rule.beside.test) !== rule.beside.is) continue
    if (rule.high && !isHigh[rule.high]) continue
    if (rule.unlessLow && isLow(rule.unlessLow)) continue
    if (rule.said && rule.said.words.test(folded) !== rule.said.is) continue
    if (rule.isSecond && flags.some(one => one.group === group)) continue
    const touched = all.filter(test)
    const items = place ? placed(touched, place) : touched
    if (items.length === 0) continue
    const isLeft = level === 'caution' && forbidden.has(group) && TOLD_AMOUNTS.has(group)
    const told = isLeft ? ONLY_NAMED : filled({ text, ...rule }, items, { known, folded })
    flags.push(flag(group, level, items, told))
  }
  return flags
}

/** A rule's text with the kinds of its ingredients, the sodium of the table and the words of the pack. */
function filled(
  { text, kinds = [], said }: Pick<GroupRule, 'text' | 'kinds' | 'said'>,
  items: readonly Item[],
  { known, folded }: Pick<Flagged, 'known' | 'folded'>,
): Bilingual {
  const told = kinds.flatMap(({ test, name }) => {
    const some = items.filter(test)
    return some.length > 0 ? [withNames(name, some, 5)] : []
  })
  const sodium = sodiumOf(known)
  const words = said?.words.exec(folded)?.[0].trim() ?? ''
  const of = (language: keyof Bilingual, mark: string) =>
    text[language]
      .replace('{kinds}', () => told.map(one => one[language]).join(mark))
      .replace('{sodium}', sodium[language])
      .replace('{said}', () => words)
  return { zh: of('zh', '、'), en: of('en', ', ') }
}

/** How much sodium the label states; nothing where it states none. */
function sodiumOf(known: KnownAmounts | undefined): Bilingual {
  const sodium = known?.of.sodium
  if (!known || sodium === undefined || known.upTo?.some(name => name === 'sodium' || name === 'salt'))
    return { zh: '', en: '' }
  const milligrams = Math.round(sodium * 1000)
  const isOfVolume = known.basis === 'ml'
  return {
    zh: `；每 100 ${isOfVolume ? '毫升' : '克'}约含钠 ${milligrams} 毫克`,
    en: `: about ${milligrams} mg of sodium in 100 ${known.basis}`,
  }
}

/** What only the list in the other language raises, wherever it stands there. */
function flagsOfUnread({ unread, folded, known }: Flagged, inList: readonly GroupFlag[]): GroupFlag[] {
  const all = flattenItems(unread).filter(item => item.role !== 'section' && !isPrecaution(item))
  return groupRules.flatMap(({ group, level, test, place, high, beside, ...rule }) => {
    const { said } = rule
    if (place || high || beside || (said && said.words.test(folded) !== said.is)) return []
    if (inList.some(one => one.group === group)) return []
    const items = all.filter(test)
    return items.length > 0
      ? [{ ...flag(group, level, items, filled(rule, items, { known, folded })), ingredients: [] }]
      : []
  })
}

/** What the table calls high; added sugars are sugars. */
function highOf(
  levels: readonly NutrientLevel[],
  known: KnownAmounts | undefined,
): Record<'sugars' | 'salt', boolean> {
  const isHigh = (name: 'sugars' | 'salt') =>
    levels.some(({ nutrient, level }) => nutrient === name && level === 'high')
  const added = known?.of.addedSugars ?? 0
  return {
    sugars: isHigh('sugars') || (known !== undefined && added > LEVEL_LIMITS[limitsBasis(known)].sugars.high),
    salt: isHigh('salt'),
  }
}

/** The rank of every food; a part of a compound stands behind it by its place in the bracket. */
function ranksOf(roots: readonly Item[]): Map<Item, number> {
  const ranks = new Map<Item, number>()
  rankedFoods(roots).forEach((item, rank) => {
    ranks.set(item, rank)
    rankedFoods(item.children).forEach((part, place) => {
      ranks.set(part, rank + place)
    })
  })
  return ranks
}

/** The ingredients that stand where a rule wants them. */
function placing(roots: readonly Item[], context: ProductContext) {
  const ranks = ranksOf(roots)
  const foods = new Set(rankedFoods(roots))
  const isInstant = roots.some(
    ({ role, words }) => role === 'section' && /面饼|面块|noodle|[粉酱料]包/.test(words),
  )
  return (items: readonly Item[], { first, together, orMost, thenAll, orIn }: Place): readonly Item[] => {
    if (orIn?.some(kind => (kind === 'instant' ? isInstant : context[kind]))) return items
    const among = items.filter(item => foods.has(item)).length
    if (orMost && (2 * among > foods.size || (among > 1 && 2 * among === foods.size))) return items
    const within = (limit: number) =>
      items.filter(item => (ranks.get(item) ?? Number.POSITIVE_INFINITY) < limit)
    if (thenAll && within(first).length > 0) return items
    if (!together) return within(first)
    const high = within(together.first)
    return high.length >= together.count ? high : within(first)
  }
}

function infantFlags(all: readonly Item[]): GroupFlag[] {
  // Milk sugar belongs into food for infants.
  const items = all.filter(item => (addedSugars(item) && !/乳糖|lactose/.test(item.words)) || salts(item))
  if (items.length === 0) return []
  return [
    flag('infant_0_36m', 'caution', items, {
      zh: '婴幼儿食品里有添加的糖或盐：{names}。',
      en: 'Food for infants with added sugar or salt: {names}.',
    }),
  ]
}

// Half of all sweets score under 40: only the lowest, and drinks, fried food and cured meat up to 45, say something of children.
const LOW_SCORE = 17
const BURDENED_LOW_SCORE = 46
/** A product with a low score never says nothing of children: it says what is high in it. */
function lowScoreFlags({ roots, scoring, context, known }: Flagged): GroupFlag[] {
  const { sugarDrink, deepFried, processedMeat } = context
  const bar = sugarDrink || deepFried || processedMeat ? BURDENED_LOW_SCORE : LOW_SCORE
  if (!scoring || scoring.score >= bar) return []
  const high = highIn({ reasons: scoring.reasons, known })
  const items = flattenItems(roots).filter(({ index }) => high?.ingredients.includes(index))
  if (!high || items.length === 0) return []
  return [
    flag('children', 'caution', items, {
      zh: `${high.names.zh}高（{names}），儿童不宜常吃。`,
      en: `High in ${high.names.en} ({names}): not often for children.`,
    }),
  ]
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

/** One flag per group, of the gravest level that any of them has. */
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
