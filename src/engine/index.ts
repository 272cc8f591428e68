import type { Knowledge } from '../knowledge/index.ts'
import { contradictionsOf } from './claims/contradictions.ts'
import { foreignListInsights } from './insights/foreign-list.ts'
import { insightsOf } from './insights/insights.ts'
import { findLists, type ListRange } from './layout/find-lists.ts'
import { findUnheadedLists } from './layout/find-unheaded-lists.ts'
import { isIngredientList } from './layout/is-ingredient-list.ts'
import { type ProductFacts, readProduct } from './layout/product-facts.ts'
import { createDictionary, type Dictionary } from './matching/dictionary.ts'
import { createFuzzyMatcher } from './matching/fuzzy-match.ts'
import { createNameMatcher, type NameMatcher } from './matching/name-matcher.ts'
import { judgeNutrition } from './nutrition/judged/judge-nutrition.ts'
import { knownAmounts } from './nutrition/known-amounts.ts'
import type { JudgedValues } from './nutrition/reading/judged-values.ts'
import { readNutrition } from './nutrition/reading/read-nutrition.ts'
import { statedAmounts } from './nutrition/stated-amounts.ts'
import { parse } from './parsing/parser.ts'
import type { Node } from './parsing/syntax-node.ts'
import { type Item, type ReadWord, toIngredients } from './parsing/to-ingredients.ts'
import { tokenize } from './parsing/tokenize.ts'
import { createOtherNames } from './parsing/translations.ts'
import type { AnalysisResult } from './result.ts'
import { doubtfulWords, doubtInsights } from './scoring/doubtful-words.ts'
import { isIncomplete } from './scoring/no-score/partial-reading.ts'
import { unscoredProduct } from './scoring/no-score/unscored-products.ts'
import { whyNoScore } from './scoring/no-score/why-no-score.ts'
import { detectProductContext } from './scoring/product-context.ts'
import { scoreList } from './scoring/score.ts'
import { fold } from './text/normalize.ts'
import { allergenRemarks } from './warnings/allergen-flags.ts'
import { findAllergens, NO_ALLERGENS } from './warnings/allergens.ts'
import { riskGroupsOf } from './warnings/risk-groups.ts'

export type { ProductFacts } from './layout/product-facts.ts'
export { bareKnownNames, createKnownNames } from './matching/known-names.ts'
export type * from './nutrition/nutrition.ts'
export type { JudgedValues } from './nutrition/reading/judged-values.ts'
export type * from './result.ts'
export { type MethodRule, scoringLimits, scoringMethod } from './scoring/rule-docs.ts'

/** Version of the reading and scoring rules; results of different versions do not compare. */
export const ENGINE_VERSION = '1.1.0'

/** A label as it was typed, pasted or read from a photo. */
export interface LabelInput {
  text: string
  language?: 'zh' | 'en'
  product?: { name?: string; standard?: string }
  /** Words of a reading in the order of the text: offsets into it, confidence 0-1, and where they stand on the photo. */
  words?: readonly ReadWord[]
  /** Values of the nutrition table that a person has judged. */
  values?: JudgedValues
  /** Part of the list was detected and not read, or is not on the photo: there is no score. */
  isPartial?: boolean
}

export interface Engine {
  /** Reads, matches and scores one label; accepts every text and never throws. */
  analyse(label: LabelInput): AnalysisResult
  /** What the label says of the product: name, brand, seller, manufacturer, standard; '' where it is silent. */
  readProduct(text: string): ProductFacts
}

/** Makes an engine over the knowledge it is given; the same label always gets the same result. */
export function createEngine(knowledge: Knowledge): Engine {
  const dictionary = createDictionary(knowledge)
  const suspects = createFuzzyMatcher(knowledge, dictionary)
  const otherNames = createOtherNames()
  return {
    readProduct: text => readProduct(text),
    analyse(label) {
      const { text } = label
      const names = createNameMatcher(dictionary, suspects())
      const layout = findLists(
        text,
        (source, gaps, hasFields) => findUnheadedLists(source, gaps, hasFields, dictionary, names),
        label.language,
      )
      const source = layout.folded.text
      const nodes = readLists(source, layout.lists, dictionary, names)
      const accepted = isIngredientList(source, layout, nodes) ? nodes : []
      const items = toIngredients(accepted, layout.folded, text, label.words ?? [], otherNames)
      const roots = rootsOf(items)
      // A sticker may leave out what the list in the other language names: its allergens and warnings count.
      const left = readLists(source, layout.unread, dictionary, names)
      const unread = rootsOf(toIngredients(left, layout.folded, text, [], otherNames))
      const facts = readProduct(text, layout.folded)
      const name = label.product?.name || facts.name
      const standard = label.product?.standard || facts.standard
      const table = readNutrition({
        folded: layout.folded,
        text,
        words: label.words ?? [],
        values: label.values,
      })
      const { context, known } = judgeContext(knowledge, roots, { name, standard, text: source }, table)
      const product = unscoredProduct({ text: source, name: fold(name).text, standard })
      const allergens = accepted.length > 0 ? findAllergens(roots, layout, unread) : NO_ALLERGENS
      const confidence = confidenceOf(
        items,
        layout.lists.some(list => list.isDense),
      )
      const doubts = doubtfulWords(items, allergens)
      const noScore = whyNoScore({
        product,
        hasList: accepted.length > 0,
        isForeign: layout.lists.every(list => list.isForeign),
        confidence,
        isMostlyUnknown: isMostlyUnknown(items),
        isPartial: label.isPartial === true || isIncomplete(layout, items),
        isDoubtful: doubts.length > 0,
      })
      const scoring = noScore === null ? scoreList(roots, context, known) : undefined
      const groups = riskGroupsOf({
        roots,
        unread,
        allergens,
        context,
        product,
        scoring,
        known,
        folded: source,
      })
      const insights = insightsOf({ knowledge, roots, context, scoring, groups, known }, noScore)
      const remarks = remarksOf(text, layout, allergens, doubts, accepted.length > 0)
      const isListed = accepted.length > 0 && (noScore === null || noScore === 'doubtful_word')
      const judged = { roots, context, name: fold(name).text, isListed }
      return {
        score: scoring?.score ?? null,
        noScore,
        confidence,
        versions: { engine: ENGINE_VERSION, knowledge: knowledge.version },
        ingredients: roots.map(item => item.ingredient),
        allergens: { contains: allergens.contains, mayContain: allergens.mayContain },
        groups,
        ...insights,
        highlights: [...remarks, ...insights.highlights].slice(0, 8),
        reasons: scoring?.reasons ?? [],
        ...(table && { nutrition: judgeNutrition(table, layout.folded, judged) }),
      }
    },
  }
}

/** What is told of the reading and of allergens before what the score has to say. */
const remarksOf = (
  text: string,
  layout: ReturnType<typeof findLists>,
  allergens: ReturnType<typeof findAllergens>,
  doubts: ReturnType<typeof doubtfulWords>,
  hasList: boolean,
) => [
  ...(hasList ? foreignListInsights(layout) : []),
  ...doubtInsights(doubts),
  ...contradictionsOf(text, layout, allergens),
  ...allergenRemarks(allergens),
]

/** What kind of product it is, and its amounts by the table or else by the words of the label. */
function judgeContext(
  knowledge: Knowledge,
  roots: readonly Item[],
  product: { name: string; standard: string; text: string },
  table: ReturnType<typeof readNutrition>,
) {
  const measured = table ? knownAmounts(table) : statedAmounts(product.text)
  const context = detectProductContext(knowledge, roots, { ...product, known: measured })
  return {
    context,
    known: measured && context.liquidFood ? { ...measured, isFood: true as const } : measured,
  }
}

function readLists(
  source: string,
  lists: readonly ListRange[],
  dictionary: Dictionary,
  names: NameMatcher,
): Node[] {
  const scanned = lists.map(list => ({ list, items: tokenize(source, list, dictionary.guarded) }))
  return parse(source, scanned, dictionary, names)
}

function rootsOf(items: readonly Item[]): Item[] {
  const inner = new Set<Item>()
  for (const item of items) for (const child of item.children) inner.add(child)
  return items.filter(item => !inner.has(item))
}

/**
 * Known names over all names, lowered for names that only state a class, for words that were hard to read, and where no
 * heading says that this is the list.
 */
function confidenceOf(items: readonly Item[], isGuessed: boolean): number {
  const named = items.filter(item => item.role === undefined)
  if (named.length === 0) return 0
  const known = named.reduce((sum, item) => sum + item.known * readingOf(item), 0)
  const bareClasses = items.filter(item => item.role === 'class' && item.children.length === 0).length
  const share = (known / named.length - bareClasses * 0.1) * (isGuessed ? 0.9 : 1)
  return Math.round(Math.max(0, Math.min(1, share)) * 100) / 100
}

/** Whether half of the list are names that no table contains; a score would be that of their last characters. */
function isMostlyUnknown(items: readonly Item[]): boolean {
  const named = items.filter(({ role }) => role === undefined)
  return named.length > 0 && 2 * named.filter(item => item.isInNoTable).length >= named.length
}

/** A word read with less than 0.6 counts for less. */
function readingOf(item: Item): number {
  return item.reading >= 0.6 ? 1 : 0.5 + item.reading / 1.2
}
