import type { Knowledge } from '../../knowledge/index.ts'
import { withNames } from '../parsing/name-template.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Bilingual, GroupFlag, Insight } from '../result.ts'
import type { ProductContext } from '../scoring/product-context.ts'
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
}

/** Remarks as they are found: `add` keeps one where there are ingredients for it to rest on. */
export function collectInsights() {
  const found: Insight[] = []
  const add = (
    id: string,
    tone: Insight['tone'],
    items: readonly Item[],
    evidence: readonly string[],
    zh: string,
    en: string,
  ): void => {
    if (items.length > 0) found.push(toInsight(id, tone, items, evidence, { zh, en }))
  }
  return { found, add }
}

function toInsight(
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

export function uniqueItems(items: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter(item => !seen.has(item.canonical) && seen.add(item.canonical))
}

/** Compound foods that the label does not open: what else is in them stays unsaid. */
export function unopenedCompounds(foods: readonly Item[]): Item[] {
  return uniqueItems(foods.filter(item => item.children.length === 0 && COMPOUND.test(item.words)))
}

const COMPOUND =
  /酱油|豆瓣酱|番茄酱|调味料|调味粉|巧克力|果酱|沙拉酱|火腿|鸡精|chocolate|sauce|seasoning|mayonnaise/

export function reasonOf(label: InsightInput, rule: string) {
  return label.scoring?.reasons.find(one => one.rule === rule)
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
