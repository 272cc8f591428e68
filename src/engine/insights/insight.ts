import type { Knowledge } from '../../knowledge/index.ts'
import type { KnownAmounts } from '../nutrition/known-amounts.ts'
import { withNames } from '../parsing/name-template.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Bilingual, GroupFlag, Insight } from '../result.ts'
import { eachOnce } from '../scoring/each-once.ts'
import { listsWater, type ProductContext } from '../scoring/product-context.ts'
import type { Scoring } from '../scoring/score.ts'

/** Everything a rule may look at; what it says must name something of this very label. */
export interface InsightInput {
  knowledge: Knowledge
  all: readonly Item[]
  foods: readonly Item[]
  additives: readonly Item[]
  context: ProductContext
  scoring: Scoring | undefined
  groups: readonly GroupFlag[]
  /** What the nutrition table says for certain. */
  known: KnownAmounts | undefined
  /** The most percent that there can be of each food. */
  most: ReadonlyMap<Item, number>
  /** Foods and additives as they are printed, water left out; empty where packets are listed apart. */
  order: readonly Item[]
  /** Added sugars, and salt with salty sauces, each name once. */
  sugars: readonly Item[]
  salts: readonly Item[]
}

/** A remark and when it is made. */
export interface InsightRule {
  id: string
  tone: Insight['tone']
  /** The ingredients it rests on; with none it is not made. `made`: how many remarks of this list stand before it. */
  items: (label: InsightInput, made: number) => readonly Item[]
  /** `{names}`: the ingredients, `{n}`: how many. */
  text: Bilingual | ((label: InsightInput, items: readonly Item[]) => Bilingual)
  evidence: readonly string[]
}

/** What the rules find on this label, in their order; `before` are the remarks made so far. */
export function remarksOf(
  label: InsightInput,
  rules: readonly InsightRule[],
  before: readonly Insight[] = [],
): Insight[] {
  const made = [...before]
  for (const { id, tone, items: itemsOf, text, evidence } of rules) {
    const items = itemsOf(label, made.length)
    if (items.length > 0)
      made.push(toInsight(id, tone, items, evidence, typeof text === 'function' ? text(label, items) : text))
  }
  return made
}

/** The ingredients where the condition is met, else none. */
export function itemsIf(isMet: boolean, items: readonly Item[]): readonly Item[] {
  return isMet ? items : []
}

/** A remark on some ingredients, its `{names}` and `{n}` filled in. */
export function toInsight(
  id: string,
  tone: Insight['tone'],
  items: readonly Item[],
  evidence: readonly string[],
  text: Bilingual,
): Insight {
  const counted = (sentence: string) => sentence.replaceAll('{n}', String(items.length))
  return {
    id,
    tone,
    text: withNames({ zh: counted(text.zh), en: counted(text.en) }, items, 6),
    ingredients: items.map(item => item.index),
    evidence: [...evidence],
  }
}

/** Names that say no more than the sentence they would stand in: sugar from sugar. */
export const saysNothing = (items: readonly Item[]): boolean =>
  items.every(({ words }) => /^(?:糖|砂糖|白砂糖|盐|食盐|食用盐|sugar|salt)$/.test(words.trim()))

/** Whether the label lists water: `water aside` is said of no other. */
export const hasWater = ({ all }: InsightInput): boolean => listsWater(all)

/** Compound foods that the label does not open: what else is in them stays unsaid. */
export function unopenedCompounds(foods: readonly Item[]): Item[] {
  return eachOnce(foods.filter(item => item.children.length === 0 && COMPOUND.test(item.words)))
}

const COMPOUND =
  /酱油|豆瓣酱|番茄酱|调味料|调味粉|巧克力|果酱|沙拉酱|火腿|鸡精|chocolate|sauce|seasoning|mayonnaise/

/** What a rule of the score takes or gives on this label, in points; 0 where it does not apply. */
export function pointsOf({ scoring }: InsightInput, rule: string): number {
  return scoring?.reasons.find(one => one.rule === rule)?.points ?? 0
}

/** Score above which something may be praised. */
const PRAISE_ABOVE = 60

/** Whether this label may be praised for anything: a score above 60, and no warning of level avoid for children or pregnancy. */
export function mayPraise({ scoring, groups }: InsightInput): boolean {
  const isWarned = groups.some(
    ({ group, level }) => level === 'avoid' && (group === 'children' || group === 'pregnant'),
  )
  return (scoring?.score ?? 0) > PRAISE_ABOVE && !isWarned
}
