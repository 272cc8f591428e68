import { leadingClasses, misreadClasses } from '../../matching/class-prefix.ts'
import type { Meaning } from '../../matching/dictionary-entry.ts'
import { isHan, keyOf, type Range } from '../../text/normalize.ts'
import { colourOf } from '../nest-groups.ts'
import { ADDITIVES, type Element, FORTIFICANTS } from '../syntax-node.ts'
import type { RawItem } from '../tokenize.ts'
import { headingNode, type Level, type ParserContext } from './parser-context.ts'
import { readBrackets } from './read-brackets.ts'

/** The names that follow a class word in the same item, still to be read. */
export interface AfterClass {
  item: RawItem
  level: Level
}

/**
 * Reads `乳化剂（…）`, `Emulsifier E322`, `食品添加剂柠檬酸`, or a class word alone. Returns `'all'` where nothing of the
 * item is left, the rest where names follow the class word, and undefined where the item begins with no class.
 */
export function readClass(
  context: ParserContext,
  item: RawItem,
  level: Level,
  elements: Element[],
): 'all' | AfterClass | undefined {
  const { dictionary, names, words, brackets } = context
  const range = withoutVerb(context, words.tidy(item))
  const text = words.slice(range)
  const known = names.exact(text)
  // Most items are plain known names, which no class word is.
  if (known && item.groups.length === 0)
    return opensWithClass(context, known, text)
      ? readLeadingClass(context, item, range, level, elements)
      : undefined
  const key = keyOf(text)
  const classZh = dictionary.classOf(key)
  // 食用香料 and 胶基 are ingredients by themselves, and classes where a bracket opens them.
  const isOpened = classZh === FORTIFICANTS || brackets.opensAdditives(item.groups, classZh)
  if (known && !(classZh && isOpened)) return undefined
  const misread = !classZh && item.groups.length > 0 ? misreadClassOf(context, item, key) : undefined
  if (!classZh && !misread) return readLeadingClass(context, item, range, level, elements)
  const node = headingNode(range, level, classZh ?? misread)
  if (misread) Object.assign(node, { strength: 'suspected', suspected: { name: misread, confidence: 0.8 } })
  readBrackets(context, item, node, level)
  elements.push({ node, separator: item.separator })
  return 'all'
}

/** Of the classes that a misread word may be, the one that its bracket contains additives of: 增绸剂（黄原胶） thickens. */
function misreadClassOf(
  { dictionary, names, words }: ParserContext,
  item: RawItem,
  key: string,
): string | undefined {
  const classes = misreadClasses(dictionary, key)
  const functions =
    classes.length > 1
      ? item.groups.flatMap(group =>
          group.items.flatMap(one => names.exact(words.slice(words.tidy(one)))?.substance?.functions ?? []),
        )
      : []
  return classes.find(one => functions.includes(one)) ?? classes[0]
}

/** `Emulsifier - Soya Lecithin` is known as a whole, and so is any enzyme by its end: `stabiliser transglutaminase`. */
function opensWithClass({ names }: ParserContext, known: Meaning, text: string): boolean {
  if (known.kind !== 'enzyme') return known.substance !== undefined && / - /.test(text)
  const last = text.slice(text.indexOf(' ') + 1)
  return names.exact(last)?.substance !== undefined
}

/** `含食品添加剂（…）`, `contains permitted colour (…)`: the verb is no part of the class. */
function withoutVerb({ dictionary, words }: ParserContext, range: Range): Range {
  const verb = /^(?:内含|另含|含有?|添加|(?:may )?contains?\s(?:one or more\s)?)\s*/.exec(words.slice(range))
  const rest = { start: range.start + (verb?.[0].length ?? 0), end: range.end }
  return dictionary.classOf(keyOf(words.slice(rest))) ? rest : range
}

/** In English a class word may also begin a name (Acid Whey, Color Sprinkles): what follows it must be an additive. */
function readLeadingClass(
  context: ParserContext,
  item: RawItem,
  range: Range,
  level: Level,
  elements: Element[],
): AfterClass | undefined {
  const { source, dictionary, words } = context
  for (const { classZh, length } of leadingClasses(dictionary, words.slice(range))) {
    const rest = words.tidy({ start: range.start + length, end: range.end })
    // 维生素E tocopherol: the letter is part of the vitamin's name; of D-泛酸钙 it is none.
    if (classZh === FORTIFICANTS && /^[a-k]\d{0,2}(?![a-z-])/.test(words.slice(rest))) continue
    const opensClass =
      item.groups.length > 0 &&
      isHan(source.charAt(range.start)) &&
      dictionary.classOf(keyOf(words.slice(rest))) !== undefined
    if (!fitsClass(context, rest, classZh) && !opensClass) continue
    const heading = words.tidy({ start: range.start, end: range.start + length })
    elements.push({ node: headingNode(heading, level, classZh), separator: ':', heading: 'class' })
    return { item: { ...item, start: rest.start }, level: { ...level, underAdditives: true } }
  }
  return undefined
}

/** Whether words may stand under a class: an additive, a food that colours under a colour, or several additives. */
function fitsClass(context: ParserContext, range: Range, classZh: string): boolean {
  const { source, names, words } = context
  const { meaning, strength } = names.recognise(source, range, { underClass: true })
  if (meaning !== undefined && strength !== 'weak' && meaning.kind !== 'food') return true
  const mayColour = classZh === '着色剂' || classZh === ADDITIVES
  if (mayColour && colourOf(words.slice(range), names) !== undefined) return true
  return areAdditives(context, range)
}

/** `食品添加剂 黄原胶 三氯蔗糖`, `Emulsifiers 322 and 471`: blanks separate what stands under the class. */
function areAdditives({ source, names }: ParserContext, range: Range): boolean {
  const pieces = names.cut(source, range, { underClass: true })
  const isAdditive = (piece: Range) => {
    const { meaning, strength } = names.recognise(source, piece, { underClass: true })
    return strength === 'exact' && meaning?.substance !== undefined
  }
  return pieces.length > 1 && pieces.every(isAdditive)
}
