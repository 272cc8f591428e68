import { BUTTER_OR_TALLOW, isButter, mayBeButter } from '../lexicon/butter-or-tallow.ts'
import type { FoodClass, Meaning, Substance } from '../matching/dictionary-entry.ts'
import type { Ingredient, IngredientKind, Span } from '../result.ts'
import { type Folded, isHan } from '../text/normalize.ts'
import { ADDITIVES, FORTIFICANTS, type Node } from './syntax-node.ts'
import { hasHan, type OtherNames } from './translations.ts'

/** A word the recogniser read, with its place in the text and how sure it is. */
export interface ReadWord {
  start: number
  end: number
  confidence: number
  box: { x: number; y: number; width: number; height: number }
}

/** An ingredient with what the rules need to know of it. Items stand in depth-first order, `index` counts them so. */
export interface Item {
  index: number
  ingredient: Ingredient
  /** Folded words of its name. */
  words: string
  canonical: string
  kind: IngredientKind
  role?: 'section' | 'class'
  food?: FoodClass
  marker: boolean
  substance?: Substance
  /** Is under an additive class: a food there is a carrier. */
  underAdditives: boolean
  /** How well the name is known, 0-1; 0 for an unknown one. */
  known: number
  /** In no table: unknown, or told by a part of its name alone, 咕噜酱 by 酱. */
  isInNoTable: boolean
  /** 牛油 that may be butter or beef tallow. */
  mayBeButter: boolean
  /** 牛油 of Hong Kong, which is butter. */
  isButter: boolean
  /** How well the words of the name were read, 0-1; 1 for a typed label. */
  reading: number
  children: Item[]
}

const TRUSTED_SUSPICION = 0.75
// 氯化钾（20%）of a salt is a fifth of it, no fortificant.
const MOST_FORTIFICANT_PERCENT = 2
const NO_CLASS = new Set([ADDITIVES, '其他', FORTIFICANTS, '食品工业用加工助剂'])

/** Gives every node its kind and its place in the text, and numbers them depth-first. */
export function toIngredients(
  nodes: readonly Node[],
  folded: Folded,
  text: string,
  words: readonly ReadWord[],
  otherNames: OtherNames,
): Item[] {
  const items: Item[] = []
  const read: Node[] = []
  let taken = 0
  const build = (node: Node, company: Company): Item | undefined => {
    const { start, end } = spanOf(folded, node.start, node.end)
    // A character that folds into two (℃) may be cut between them: it belongs to the name before, whole.
    const span = { start: Math.max(start, taken), end }
    if (span.end <= span.start) return undefined
    taken = span.end
    const reading = wordsIn(words, span)
    const item = itemOf(node, folded, text, span, reading, company, list)
    item.index = items.push(item) - 1
    read.push(node)
    const inner = companyOf(folded.text, node.children)
    for (const child of node.children) {
      const part = build(child, inner(child))
      if (part) item.children.push(part)
    }
    item.ingredient.children = item.children.map(child => child.ingredient)
    return item
  }
  // Nesting is bounded by the scanner, so this recursion is too.
  const list = readingOfList(nodes)
  const company = companyOf(folded.text, nodes)
  for (const node of nodes) build(node, company(node))
  addOtherNames(items, read, otherNames)
  return items
}

/** What those beside a name make of it where it could be a nutrient or an additive. */
type Company = 'nutrients' | 'additives' | undefined

function companyOf(source: string, nodes: readonly Node[]): (node: Node) => Company {
  const nutrients = fortificantsOf(nodes)
  const additives = additivesOf(source, nodes, nutrients)
  return node => (nutrients.has(node) ? 'nutrients' : additives.has(node) ? 'additives' : undefined)
}

/** Says of every ingredient what it is called in the language it is not printed in. */
function addOtherNames(items: readonly Item[], nodes: readonly Node[], otherNames: OtherNames): void {
  const isChinese = items.map(item => hasHan(item.words))
  // E330 and DHA are of no language: they count to that of the names around them.
  const isChineseLabel = isChinese.filter(Boolean).length * 2 > items.length
  for (const [at, item] of items.entries()) {
    const node = nodes[at]
    const language = isChineseLabel || isChinese[at] ? 'en' : 'zh'
    const otherName = node && otherNames(node, item.words, language)
    if (otherName)
      item.ingredient.otherName = otherName === BUTTER_OR_TALLOW ? butterOrTallow(item) : otherName
    const numberName =
      node && isNumber(item.words) && otherNames(node, item.words, isChineseLabel ? 'zh' : 'en')
    if (numberName) item.ingredient.numberName = numberName
  }
}

/** 171, e330, ins 451(i): nobody reads what it is. */
const isNumber = (words: string): boolean => /\d{3}/.test(words) && !/[a-z]{4}|\p{Script=Han}/u.test(words)

const butterOrTallow = ({ isButter: isIt, mayBeButter: mayBe }: Item): string =>
  isIt ? 'butter' : mayBe ? BUTTER_OR_TALLOW : 'beef tallow'

/** Offsets of the text for offsets of its folded view; a letter that folds into several stays whole. */
function spanOf(folded: Folded, start: number, end: number): Span {
  const { at } = folded
  const from = at[start] ?? 0
  let after = end
  while (after < at.length - 1 && at[after] === at[after - 1]) after++
  return { start: from, end: at[after] ?? from }
}

/** What may be a fortificant is one where it is in an unbroken row with one that can be nothing else. */
function fortificantsOf(nodes: readonly Node[]): ReadonlySet<Node> {
  const found = new Set<Node>()
  let row: Node[] = []
  const close = () => {
    if (row.some(isFortificant)) for (const node of row) found.add(node)
    row = []
  }
  for (const node of nodes) {
    const isMuch = node.amount?.unit === '%' && node.amount.value >= MOST_FORTIFICANT_PERCENT
    if (isFortificant(node) || (node.meaning?.nutrient && mayFortify(node) && !isMuch)) row.push(node)
    else close()
  }
  close()
  return found
}

/** `磷酸氢二钾、碳酸钙、结冷胶`: what else passes for a nutrient is none in a row that goes over into additives. */
function additivesOf(source: string, nodes: readonly Node[], company: ReadonlySet<Node>): ReadonlySet<Node> {
  const found = new Set<Node>()
  let isAmong = false
  for (const node of [...nodes].reverse()) {
    const isShared = node.meaning?.nutrient !== undefined && isHan(source.charAt(node.start))
    if (isShared && isAmong && !company.has(node)) found.add(node)
    else isAmong = node.meaning?.kind === 'additive' && !node.role && !isShared
  }
  return found
}

function isFortificant(node: Node): boolean {
  const { meaning, role, classZh } = node
  if (role === 'class') return classZh === FORTIFICANTS
  return meaning?.nutrient === 'only' && !meaning.substance && mayFortify(node)
}

/** The bracket of the additives says nothing of what one is for, so that vitamins stand there too; 抗氧化剂（维生素E） does. */
const mayFortify = ({ underAdditives, classZh }: Node): boolean => !underAdditives || classZh === ADDITIVES

function itemOf(
  node: Node,
  folded: Folded,
  text: string,
  span: Span,
  reading: readonly ReadWord[],
  company: Company,
  list: ListReading,
): Item {
  const name = text.slice(span.start, span.end)
  const kind = node.role === 'class' ? 'additive' : kindOf(node, company)
  const certain = node.suspected === undefined || node.suspected.confidence >= TRUSTED_SUSPICION
  const meaning = certain ? node.meaning : undefined
  const substance =
    kind === 'additive' || kind === 'flavouring' || kind === 'food' ? meaning?.substance : undefined
  const known = knownShare(node)
  const ingredient: Ingredient = {
    name,
    span,
    confidence: confidenceOf(node, list, reading),
    kind: node.role === 'section' ? 'food' : kind,
    functions: functionsOf(node, substance, kind),
    children: [],
  }
  const box = boxOf(reading)
  if (box) ingredient.box = box
  if (substance?.id) ingredient.additiveId = substance.id
  if (substance?.ins) ingredient.ins = substance.ins
  if (substance) ingredient.tier = substance.tier
  if (node.amount) ingredient.amount = node.amount
  if (node.role) ingredient.role = node.role
  if (node.atMost2Percent) ingredient.atMost2Percent = true
  if (node.suspected) ingredient.suspected = node.suspected
  if (node.notes.length > 0) {
    ingredient.notes = node.notes.map(note => {
      const place = spanOf(folded, note.start, note.end)
      return text.slice(place.start, place.end)
    })
  }
  return {
    index: 0,
    ingredient,
    words: node.plainName ?? folded.text.slice(node.start, node.end),
    canonical: meaning?.canonical ?? name,
    kind: ingredient.kind,
    ...(node.role ? { role: node.role } : {}),
    ...(meaning?.food ? { food: meaning.food } : {}),
    marker: meaning?.marker === true || substance?.marker === true,
    ...(substance ? { substance } : {}),
    underAdditives: node.underAdditives,
    known,
    isInNoTable: node.strength === 'weak' || node.strength === 'none',
    mayBeButter: mayBeButter(name, text),
    isButter: isButter(name, text),
    reading: readingOf(reading),
    children: [],
  }
}

function readingOf(words: readonly ReadWord[]): number {
  return words.length === 0 ? 1 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length
}

/** A substance both additive and fortificant is what the label makes of it: a bracket says additive, its company nutrient. */
function kindOf(node: Node, company: Company): IngredientKind {
  if (node.suspected && node.suspected.confidence < TRUSTED_SUSPICION) return 'unknown'
  const meaning = node.meaning
  const declared = node.underAdditives && node.classZh !== FORTIFICANTS
  if (node.underAdditives && node.classZh === FORTIFICANTS && meaning) return 'nutrient'
  if (!meaning) return declared ? 'additive' : 'unknown'
  if (declared && (meaning.nutrient || meaning.kind === 'nutrient'))
    return company === 'nutrients' ? 'nutrient' : 'additive'
  if (declared && node.strength === 'weak') return 'additive'
  if (declared && meaning.kind === 'food' && isFunctional(node, meaning)) return 'additive'
  if (meaning.nutrient === 'only' && !meaning.substance) return 'nutrient'
  if (meaning.nutrient === 'alone') return company === 'additives' ? 'additive' : 'nutrient'
  if (meaning.nutrient === 'shared' && (company === 'nutrients' || !meaning.substance)) return 'nutrient'
  return meaning.kind
}

/** A food under a class that says what it is for (着色剂（甜菜根）), and konjac anywhere: the others are carriers. */
function isFunctional(node: Node, meaning: Meaning): boolean {
  if (/魔芋|konjac/.test(meaning.canonical)) return true
  const isPlain = meaning.food === 'neutral' || meaning.food === 'whole'
  return isPlain && !meaning.marker && node.classZh !== undefined && !NO_CLASS.has(node.classZh)
}

function functionsOf(node: Node, substance: Substance | undefined, kind: IngredientKind): string[] {
  if (node.role === 'section' || (kind !== 'additive' && kind !== 'flavouring' && !substance)) return []
  if (node.classZh !== undefined && !NO_CLASS.has(node.classZh)) return [node.classZh]
  return substance ? substance.functions.filter(Boolean) : []
}

function knownShare(node: Node): number {
  switch (node.strength) {
    case 'exact':
    case 'head':
      return 1
    case 'suspected':
      return node.suspected?.confidence ?? 0
    case 'weak':
      return 0.8
    default:
      return node.role ? 1 : 0
  }
}

/**
 * How often a name is what is printed, by how it was told: of a list that was read cleanly, and of one in which another name
 * was probably misread, where what no table contains is mostly a misreading too (measured: docs/measurements/safety.md).
 */
const SURE: Record<'clean' | 'misread', Record<Node['strength'], number>> = {
  clean: { exact: 0.98, head: 0.9, suspected: 0.9, weak: 0.15, none: 0.1 },
  misread: { exact: 0.98, head: 0.25, suspected: 0.9, weak: 0.1, none: 0.05 },
}

type ListReading = keyof typeof SURE

const readingOfList = (nodes: readonly Node[]): ListReading =>
  nodes.some(node => node.suspected !== undefined || readingOfList(node.children) === 'misread')
    ? 'misread'
    : 'clean'

function confidenceOf(node: Node, list: ListReading, reading: readonly ReadWord[]): number {
  const read = readingOf(reading)
  const sure = SURE[list][node.strength] * (node.suspected?.confidence ?? 1)
  return (
    Math.round((node.role && node.strength === 'none' ? 0.9 : sure) * Math.min(1, Math.max(0, read)) * 100) /
    100
  )
}

/** The words that overlap a span; they come in the order of the text. */
function wordsIn(words: readonly ReadWord[], span: Span): readonly ReadWord[] {
  if (words.length === 0) return words
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.end ?? 0) <= span.start) low = middle + 1
    else high = middle
  }
  const found: ReadWord[] = []
  for (let i = low; i < words.length; i++) {
    const word = words[i]
    if (!word || word.start >= span.end) break
    found.push(word)
  }
  return found
}

function boxOf(words: readonly ReadWord[]): ReadWord['box'] | undefined {
  const [first] = words
  if (!first) return undefined
  let { x, y } = first.box
  let right = x + first.box.width
  let bottom = y + first.box.height
  for (const { box } of words) {
    x = Math.min(x, box.x)
    y = Math.min(y, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  return { x, y, width: right - x, height: bottom - y }
}
