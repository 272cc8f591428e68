import { wholeAmount } from './amounts.ts'
import type { Dictionary, Meaning } from './dictionary.ts'
import type { Suspect, Suspicion } from './misreading.ts'
import type { Suggestion } from './result.ts'
import { isHan, keyOf, type Range } from './text.ts'

/** How a name was recognised, from a whole known name down to nothing. */
export type Strength = 'exact' | 'head' | 'suspected' | 'weak' | 'none'

export interface Recognised {
  range: Range
  strength: Strength
  meaning?: Meaning
  suspected?: Suggestion
}

/** Where a name stands: numbers are additives only under a class, and a food word inside an additive bracket is rare. */
export interface NameContext {
  underClass: boolean
  /** Brackets follow the name: `Salt & Vinegar Seasoning [...]` is one ingredient, whatever joins its words. */
  isOpened?: boolean
  /** No separator follows, so that the list may end behind the first words: `Salt⏎Please recycle`. */
  isLast?: boolean
}

export interface Names {
  /** Recognises the name that stands in this range as one ingredient. */
  recognise(source: string, range: Range, context: NameContext): Recognised
  /** Cuts a run of names whose separators were lost, or gives it back whole. */
  cut(source: string, range: Range, context: NameContext): Range[]
  /** The meaning of some words exactly, or undefined. */
  exact(folded: string): Meaning | undefined
}

// The longest name of the standard has 66 characters; what is much longer is a sentence.
const LONGEST_NAME = 160

const PREFIX_ZH =
  /^(?:食品添加剂|食品级|食品用|食用|有机|天然|非转基因|进口|国产|精制|精炼|精选|优质|优选|特级|一级|二级|新鲜|速溶|冷冻|速冻|冻干|脱水|干制|烘烤|烘焙|焙烤|炭烧|炒|烤|熟|生|鲜|冻|干|冰|净|原味|低温|高温|初榨|纯|全|即食|去皮|去核|无核|去骨|去壳|脱壳|脱壳熟|碎|小|大|白|黑|膨化|微粉|活性|固体|液体|粉末|浓缩|复配|复合|强化|其中|主料|辅料|等|及|和|与|以及|另加|无水|结晶|[一二三四五六七八九十]{1,2}水)+/
const SUFFIX_ZH =
  /(?:粉末|粉|液体|溶液|水溶液|液|颗粒|微囊|微胶囊|制剂|晶体|浆|干粉|[一二三四五六七八九十]{0,2}水合?物|无水物)$/
// 左旋、右旋 and mixed forms of one substance, before a Chinese name.
const FORM_ZH = /^(?:dl|d|l)(?=[\u4e00-\u9fff])/
const PREFIX_EN =
  /^(?:and\/or |and |or |organic |natural |artificial |dried |dehydrated |freeze-?dried |fresh |frozen |raw |roasted |toasted |ground |chopped |diced |sliced |crushed |minced |pure |refined |unrefined |non-gmo |cold pressed |expeller pressed |expeller-pressed |filtered |granulated |powdered |cooked |fully cooked |smoked |cured |uncured |enriched |fortified |unsweetened |sweetened |certified |fair trade |food grade |synthetic |added |less than 2% )+/
const NUMBER =
  /^(?:(?<prefix>(?:e|ins)?\s*(?:no\.?|number|编?号)|e|ins)\s*[-.:]?\s*)?(?<number>\d{3,4})\s*(?<letter>[a-h])?\s*(?<roman>\(?(?:i{1,3}|iv|vi{0,3}|v|ix|x)\)?)?$/
const NUMBER_ANYWHERE =
  /^(?:(?<number>(?:e|ins)[-\s]?\d{3,4}[a-z]?(?:\([ivx]+\)|[ivx]+)?)\s+(?<name>\D.*)|(?<name2>.*\D)\s+(?<number2>(?:e|ins)[-\s]?\d{3,4}[a-z]?(?:\([ivx]+\)|[ivx]+)?))$/s
// 卡拉膠 Carrageenan E407: the number follows a translation.
const MIXED = /^[\u4e00-\u9fff]{2,}\s[a-z]{3}.*\d/
const PURPOSE_EN =
  /\s+(?:-\s*)?(?:added\b|as\b|used\b|\(?to (?:preserve|maintain|protect|retain|promote|prevent|help|improve|enhance)\b|for (?:color|colour|freshness|flavor|flavour|tartness|texture|anti|crispness)\b|\(?an? (?:preservative|emulsifier|stabilizer|thickener|natural|dough|mold|color)\b|which\b|from (?:milk|soy|corn|wheat|sunflower|concentrate\b(?!$))).*$/s
const PURPOSE_ZH = /(?:等|适量)$/

const SURELY_MISREAD = 0.8
/** Distance of names that differ by one character, by one that looks like it. */
const ONE_LOOKALIKE = 0.6
const GREEK: Record<string, string> = {
  a: 'α',
  b: 'β',
  g: 'γ',
  d: 'δ',
  e: 'ε',
  s: 'εδ',
  5: 'δ',
  6: 'β',
  8: 'δβ',
  86: 'δ',
  '8b': 'δ',
}

/** Recognises names against the dictionary: whole, by their last word, or as a probable misreading. */
export function createNames(dictionary: Dictionary, suspect: Suspect): Names {
  const exacts = new Map<string, Meaning | undefined>()
  const exact = (folded: string) => {
    if (exacts.has(folded)) return exacts.get(folded)
    const meaning = dictionary.get(keyOf(folded))
    exacts.set(folded, meaning)
    return meaning
  }

  // A long list repeats its names; what was recognised is kept with its place relative to the range.
  const known = new Map<string, Recognised>()
  const whole = new Set<string>()
  const recognise = (source: string, range: Range, context: NameContext): Recognised => {
    const hyphen = hasLostLetter(source, range) ? '-' : ''
    const key = (context.underClass ? '1' : '0') + hyphen + source.slice(range.start, range.end)
    const before = known.get(key)
    if (before) return moved(before, range.start)
    const found = read(source, range, context, false)
    known.set(key, moved(found, -range.start))
    return found
  }

  const read = (source: string, range: Range, context: NameContext, isRetry: boolean): Recognised => {
    const text = source.slice(range.start, range.end)
    if (text.length > LONGEST_NAME) return { range, strength: 'none' }
    const greek = asGreek(text) ?? (hasLostLetter(source, range) ? behindHyphen(text) : undefined)
    if (greek) return { range, ...greek }
    const found = exact(text)
    if (found) return { range, ...(misreadEnzyme(text, found) ?? { strength: 'exact', meaning: found }) }
    const own = MIXED.test(text) ? ownLanguage(dictionary, source, range) : undefined
    if (own) return { range: own.range, strength: 'exact', meaning: own.meaning }
    const number = byNumber(dictionary, text, context)
    if (number) return { range, strength: 'exact', meaning: number }
    const trimmed = withoutAffixes(dictionary, text)
    if (trimmed) return { range, strength: 'exact', meaning: trimmed }
    const shorter = isRetry ? undefined : withoutRemark(source, range)
    if (shorter) {
      const again = read(source, shorter, context, true)
      if (again.strength === 'exact' || again.strength === 'head') return again
    }
    const part = ownLanguage(dictionary, source, range) ?? beforeSlash(dictionary, source, range)
    if (part) return { range: part.range, strength: 'exact', meaning: part.meaning }
    return guess(source, withoutTranslation(source, range))
  }

  /** `b-胡萝卜素`, `葡萄糖酸-8-内酯`: no reader of photos knows Greek letters, and typists do without. */
  const asGreek = (text: string): Omit<Recognised, 'range'> | undefined => {
    const match =
      /^(?<before>|.*[\u4e00-\u9fff]\s?-?\s?)(?<letter>8[6b]|[abdegs568])(?<after>\s?-?\s?[\u4e00-\u9fff].*)$/s.exec(
        text,
      )
    const { before = '', letter = '', after = '' } = match?.groups ?? {}
    for (const greek of GREEK[letter] ?? '') {
      const key = keyOf(before + greek + after)
      const misread = dictionary.keys.has(key) ? undefined : suspect(key)
      const name =
        misread && misread.confidence >= SURELY_MISREAD && misread.key.includes(greek) ? misread.key : key
      const meaning = dictionary.keys.get(name)
      if (meaning) return probably({ key: name, meaning, confidence: misread?.confidence ?? 0.98 })
    }
    return undefined
  }

  /** `-胡萝卜素`: at the beginning of a line nothing at all may come of the letter before the hyphen. */
  const behindHyphen = (text: string): Omit<Recognised, 'range'> | undefined => {
    const misread = suspect(keyOf(text))
    const name = dictionary.keys.has(keyOf(text)) || !misread ? keyOf(text) : misread.key
    const whole = [...'αβγδε'].flatMap(letter => {
      const meaning = dictionary.keys.get(letter + name)
      return meaning?.substance ? { key: letter + name, meaning, confidence: SURELY_MISREAD } : []
    })
    return whole.length === 1 && whole[0] ? probably(whole[0]) : undefined
  }

  const probably = (misread: Suspicion): Omit<Recognised, 'range'> => ({
    strength: 'suspected',
    meaning: misread.meaning,
    suspected: suggested(misread),
  })

  /** `谷氨酰胶转氨酶`: whatever ends in 酶 passes for an enzyme, a listed one with a misread character too. */
  const misreadEnzyme = (text: string, found: Meaning): Omit<Recognised, 'range'> | undefined => {
    const key = keyOf(text)
    if (found.kind !== 'enzyme' || dictionary.keys.has(key) || !isHan(key.charAt(0))) return undefined
    const misread = suspect(key)
    if (!misread?.key.endsWith('酶') || (1 - misread.confidence) * key.length > ONE_LOOKALIKE)
      return undefined
    return probably(misread)
  }

  const suggested = ({ key, meaning, confidence }: Suspicion): Suggestion => ({
    name: dictionary.textOf(key),
    ...(meaning.substance?.id ? { additiveId: meaning.substance.id } : {}),
    confidence: round(confidence),
  })

  const guess = (source: string, range: Range): Recognised => {
    const text = source.slice(range.start, range.end)
    const key = keyOf(text)
    const head = dictionary.byHead(text)
    const misread = suspect(key)
    if (
      misread &&
      misread.confidence >= (head?.strong ? 0.87 : 0.55) &&
      !(head?.strong && (key.length < 4 || /[a-z]$/.test(key)))
    ) {
      return { range, ...probably(misread) }
    }
    if (head) return { range, strength: head.strong ? 'head' : 'weak', meaning: head.meaning }
    return { range, strength: 'none' }
  }

  const cut = (source: string, range: Range, context: NameContext): Range[] => {
    const text = source.slice(range.start, range.end)
    const key = (context.underClass ? '1' : '0') + (context.isLast ? '1' : '0') + text
    if (whole.has(key)) return [range]
    const isWhole =
      text.length > 400 ||
      dictionary.keys.has(keyOf(text)) ||
      dictionary.get(keyOf(text))?.kind === 'additive' ||
      withoutAffixes(dictionary, text)?.kind === 'additive' ||
      ownLanguage(dictionary, source, range) !== undefined
    const pieces = isWhole
      ? undefined
      : ((context.isOpened ? undefined : byConjunction(dictionary, source, range, context)) ??
        byWith(dictionary, source, range) ??
        byStrayMark(dictionary, suspect, source, range) ??
        byDictionary(dictionary, source, range, context) ??
        byBlanks(dictionary, source, range, context) ??
        (isWrapped(source, range) ? undefined : beforeProse(dictionary, source, range, context)))
    if (!pieces && !context.isOpened) whole.add(key)
    return pieces ?? [range]
  }

  /** `磷酸⏎氧钙`: a name goes on behind the line end where both halves together are probably one that is known. */
  const isWrapped = (source: string, range: Range): boolean => {
    const [, head = '', tail = ''] =
      /^(\S+)\s*\n\s*(\S{1,6})$/.exec(source.slice(range.start, range.end)) ?? []
    const misread = tail === '' ? undefined : suspect(keyOf(head + tail))
    if (!misread || misread.confidence < SURELY_MISREAD) return false
    const meant = misread.key.slice(keyOf(head).length)
    return misread.confidence >= 0.93 || [...keyOf(tail)].some(char => meant.includes(char))
  }

  return { recognise, cut, exact }
}

/** A hyphen before Chinese words: what stood before it was not read. */
function hasLostLetter(source: string, { start }: Range): boolean {
  return source.charAt(start - 1) === '-' && isHan(source.charAt(start)) && !isWordy(source.charAt(start - 2))
}

const isWordy = (char: string) => /[\p{L}\p{N}]/u.test(char)

function moved(found: Recognised, by: number): Recognised {
  const { strength, meaning, suspected, range } = found
  const place = { start: range.start + by, end: range.end + by }
  const same: Recognised = { range: place, strength }
  if (meaning) same.meaning = meaning
  if (suspected) same.suspected = suspected
  return same
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function byNumber(dictionary: Dictionary, text: string, context: NameContext): Meaning | undefined {
  const match = NUMBER.exec(text.replace(/\n/g, ' ').trim())
  if (match?.groups) {
    const { prefix = '', number = '', letter = '', roman = '' } = match.groups
    if (prefix === '' && !context.underClass) return undefined
    // E164 is saffron; INS 164 is gardenia yellow.
    if (prefix.startsWith('e') && number === '164') return dictionary.get('saffroncolor')
    return (
      dictionary.byIns(`${number}${letter}${roman === '' ? '' : `(${roman.replace(/[()]/g, '')})`}`) ??
      dictionary.byIns(`${number}${letter}`)
    )
  }
  const both = NUMBER_ANYWHERE.exec(text.trim())?.groups
  if (!both) return undefined
  const named = dictionary.get(keyOf(both['name'] ?? both['name2'] ?? ''))
  if (named?.substance) return named
  // `Caramel E150d`: the number says what the word leaves open.
  return dictionary.byIns((both['number'] ?? both['number2'] ?? '').replace(/^(?:e|ins)[-\s]?/, '')) ?? named
}

function withoutAffixes(dictionary: Dictionary, text: string): Meaning | undefined {
  const key = keyOf(text)
  const bare = keyOf(text.replace(PREFIX_EN, ''))
  if (bare !== key && bare !== '') {
    const meaning = dictionary.get(bare)
    if (meaning) return meaning
  }
  const prefix = PREFIX_ZH.exec(key)?.[0] ?? ''
  // Peel the prefix word by word from its whole length down: 熟白芝麻 keeps 白芝麻.
  for (let length = prefix.length; length > 0; length--) {
    if (key.length - length < 2 && length > 0 && !/^(?:食用|饮用)$/.test(key.slice(0, length))) continue
    const meaning = dictionary.get(key.slice(length))
    if (meaning) return meaning
  }
  const form = dictionary.get(key.replace(FORM_ZH, ''))
  if (form?.substance) return form
  const plain = bare.replace(/(?:color(?:s|ing|ant)?|solution|powder)$/, '')
  if (plain !== bare && plain.length > 3) {
    const meaning = dictionary.get(plain)
    if (meaning?.substance) return meaning
  }
  // A strain's code after its name: 动物双歧杆菌Bb-12.
  const strain = /^(.*?[\u4e00-\u9fff])[a-z]{0,4}\d*[a-z]{0,3}\d*$/.exec(key)?.[1]
  if (strain && strain !== key) {
    const meaning = dictionary.get(strain)
    if (meaning?.kind === 'culture') return meaning
  }
  const suffix = SUFFIX_ZH.exec(key)?.[0]
  if (suffix && key.length - suffix.length >= 2) {
    const meaning =
      dictionary.get(key.slice(0, -suffix.length)) ?? dictionary.get(key.slice(prefix.length, -suffix.length))
    if (meaning && meaning.kind !== 'food') return meaning
  }
  return undefined
}

/** Words after a name that say what it is for: `BHT added to preserve freshness`. */
function withoutRemark(source: string, range: Range): Range | undefined {
  const text = source.slice(range.start, range.end)
  for (const pattern of [PURPOSE_EN, PURPOSE_ZH]) {
    const match = pattern.exec(text)
    if (match && match.index > 1) return { start: range.start, end: range.start + match.index }
  }
  const and = PREFIX_CONJUNCTION.exec(text)
  if (and && and[0].length < text.length - 1) return { start: range.start + and[0].length, end: range.end }
  return undefined
}

const PREFIX_CONJUNCTION =
  /^(?:(?:and\/or|and|or|plus|with)\s+|(?:含有|含|其中|以及|及其|及|和|与|或|等)\s*)+/

/** A bilingual label writes each name twice: the Chinese words stand for the ingredient, the others translate them. */
function ownLanguage(
  dictionary: Dictionary,
  source: string,
  range: Range,
): { range: Range; meaning: Meaning } | undefined {
  const text = source.slice(range.start, range.end)
  const mixed = /^(?<name>\S*[\u3400-\u9fff]\S*)\s+[a-z0-9][^\u3400-\u9fff]{2,}$/s.exec(text)?.groups?.[
    'name'
  ]
  const named = mixed === undefined ? undefined : dictionary.get(keyOf(mixed))
  if (mixed !== undefined && named?.substance)
    return { range: { start: range.start, end: range.start + mixed.length }, meaning: named }
  const match = /^(?<han>[\u3400-\u9fff][^a-z]*?)[\s/]*(?<latin>[a-z][a-z\s'’&/-]{2,})$/s.exec(text)
  const han = match?.groups?.['han']
  if (han) {
    const meaning = dictionary.get(keyOf(han)) ?? strongHead(dictionary, han)
    return meaning
      ? { range: { start: range.start, end: range.start + han.trimEnd().length }, meaning }
      : undefined
  }
  const turned = /^(?<latin>[a-z][a-z\s'’&/-]{2,}?)[\s/]*(?<han>[\u3400-\u9fff].*)$/s.exec(text)
  const tail = turned?.groups?.['han']
  const latin = turned?.groups?.['latin']
  if (!tail || !latin) return undefined
  const meaning = dictionary.get(keyOf(tail))
  if (!meaning || !(dictionary.get(keyOf(latin)) || latin.length > 5)) return undefined
  return { range: { start: range.end - tail.length, end: range.end }, meaning }
}

/** `WHEAT FLOUR/TEPUNG GANDUM`: what stands behind the slash and is not known translates what stands before it. */
function beforeSlash(
  dictionary: Dictionary,
  source: string,
  range: Range,
): { range: Range; meaning: Meaning } | undefined {
  const [, name = '', other = ''] =
    /^([a-z][a-z\s'-]{2,}?)\s?\/\s?([a-z][a-z\s'-]{2,})$/.exec(source.slice(range.start, range.end)) ?? []
  const isMalay = MALAY.test(other)
  const meaning =
    name === ''
      ? undefined
      : (dictionary.get(keyOf(name)) ?? (isMalay ? strongHead(dictionary, name) : undefined))
  if (!meaning || dictionary.get(keyOf(other)) || (!isMalay && strongHead(dictionary, other)))
    return undefined
  return { range: { start: range.start, end: range.start + name.length }, meaning }
}

// Pandan Juice/Jus Pandan: plants keep their names, so that the translation may end in one that is known.
const MALAY =
  /^(?:jus|santan|serbuk|tepung|minyak|lemak|kanji|sirap|ekstrak|perisa|pewarna|pengawet|pati|sos|cuka|daging|ikan|buah|biji|daun)\b/

/** `蝦子 Shrimp Roe`: English words behind an unknown Chinese name are no part of it either. */
function withoutTranslation(source: string, range: Range): Range {
  const text = source.slice(range.start, range.end)
  const name = /^([\u3400-\u9fff]{2,}?)(?:等|\s+[a-z]{3}[a-z\s'’&/-]*)$/.exec(text)?.[1]
  return name === undefined ? range : { start: range.start, end: range.start + name.length }
}

function strongHead(dictionary: Dictionary, text: string): Meaning | undefined {
  const head = dictionary.byHead(text)
  return head?.strong ? head.meaning : undefined
}

/** `Salt and Pepper` is two names, `Soybean and Palm Oil` is one: there both sides share the last word. */
function byConjunction(
  dictionary: Dictionary,
  source: string,
  range: Range,
  context: NameContext,
): Range[] | undefined {
  const text = source.slice(range.start, range.end).replace(PURPOSE_EN, '')
  const joints = [...text.matchAll(CONJUNCTION)]
  if (joints.length === 0 || joints.length > MAX_JOINTS) return undefined
  const known = (words: string) => {
    const name = words.replace(/\s*\(?\d+(?:\.\d+)?\s?%\)?$/, '')
    return (
      dictionary.get(keyOf(name)) ??
      byNumber(dictionary, name, context) ??
      dictionary.get(keyOf(name.replace(PREFIX_EN, ''))) ??
      (/[\u4e00-\u9fff]/.test(name) ? undefined : strongHead(dictionary, name))
    )
  }
  const piece = (from: number, to: number) => trimmed(source, range.start + from, range.start + to)
  const wordsOf = (one: Range) => source.slice(one.start, one.end)
  // Every joint parts two additives, or one joint parts two names.
  const all = [...joints, undefined].map((joint, n) => {
    const before = joints[n - 1]
    return piece(before ? before.index + before[0].length : 0, joint?.index ?? text.length)
  })
  if (all.length > 2 && all.every(one => known(wordsOf(one))?.substance)) return all
  for (const joint of joints) {
    const one = piece(0, joint.index)
    const other = piece(joint.index + joint[0].length, text.length)
    const [left, right] = [wordsOf(one), wordsOf(other)]
    if (left === '' || right === '') continue
    const [first, second] = [known(left), known(right)]
    if (!first || !second) continue
    const last = right.split(/\s+/).pop() ?? ''
    const sharesHead =
      !(first.substance && second.substance) &&
      !isHan(right.charAt(0)) &&
      right.includes(' ') &&
      dictionary.get(keyOf(`${left} ${last}`)) !== undefined
    if (!sharesHead) return [one, other]
  }
  return undefined
}

const CONJUNCTION =
  /\s+and\/or\s+|\s+and\s+|\s*&\s*|\s+or\s+|(?<=[\u4e00-\u9fffa-z0-9)])\s?(?:和\/或|及\/或|以及|和|及|与|或)\s?(?=[\u4e00-\u9fff\u0370-\u03ffßa-z0-9(])/g
// A sentence joins more words than a list does.
const MAX_JOINTS = 8

/** `Canola Oil with TBHQ for freshness`: what was put in is an ingredient of its own. */
function byWith(dictionary: Dictionary, source: string, range: Range): Range[] | undefined {
  const text = source.slice(range.start, range.end)
  const match = /\s+(?:preserved (?:with|by)|with|containing)\s+(?:(?:added|other)\s+)?/.exec(text)
  if (!match || match.index < 3) return undefined
  const rest = text.slice(match.index + match[0].length)
  const name = rest.replace(PURPOSE_EN, '')
  if (dictionary.get(keyOf(name))?.substance === undefined) return undefined
  const start = range.start + match.index + match[0].length
  return [
    { start: range.start, end: range.start + match.index },
    { start, end: start + name.length },
  ]
}

/**
 * `菜籽油5白砂糖`: one stray mark between two known names is a separator that was misread. No name holds a quotation mark:
 * on one side of it the name may be misread, too.
 */
function byStrayMark(
  dictionary: Dictionary,
  suspect: Suspect,
  source: string,
  range: Range,
): Range[] | undefined {
  const text = source.slice(range.start, range.end)
  const pattern = /(?<=[\u4e00-\u9fff])\s?[0-9a-z'"_~-]\s?(?=[\u4e00-\u9fff])/g
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const known = (name: string) => dictionary.get(keyOf(name)) !== undefined
    const isQuote = match[0].includes('"')
    const probable = (name: string) => isQuote && (suspect(keyOf(name))?.confidence ?? 0) >= SURELY_MISREAD
    // 维生素E食用盐: the letter belongs to the name before it.
    if (known(text.slice(0, match.index + match[0].length))) continue
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
    if (!(known(before) ? known(after) || probable(after) : known(after) && probable(before))) continue
    const cut = range.start + match.index
    return [
      { start: range.start, end: cut },
      { start: cut + match[0].length, end: range.end },
    ]
  }
  return undefined
}

function trimmed(source: string, start: number, end: number): Range {
  let from = start
  let to = end
  while (from < to && /\s/.test(source.charAt(from))) from++
  while (to > from && /\s/.test(source.charAt(to - 1))) to--
  return { start: from, end: to }
}

/**
 * Cuts `白砂糖食用盐` where known names cover the run. A cut needs a reason: a space or line end in the text, or a name
 * on its left that no longer name starts with; 番茄牛肉酱 is one ingredient.
 */
function byDictionary(
  dictionary: Dictionary,
  source: string,
  range: Range,
  context: NameContext,
): Range[] | undefined {
  const at: number[] = []
  let text = ''
  for (let i = range.start; i < range.end; i++) {
    const char = source.charAt(i)
    if (/[\p{L}\p{N}]/u.test(char)) {
      at.push(i)
      text += char
    }
  }
  if (!/[\u4e00-\u9fff]/.test(text) || text.length < 4) return undefined
  const gapBefore = (n: number) => n > 0 && /\s/.test(source.slice((at[n - 1] ?? 0) + 1, at[n] ?? 0))
  const longest = Math.min(dictionary.longestKey, 24)
  // cuts[n]: how the first n characters are covered with the fewest names, by the start of their last name.
  const cuts: ({ from: number; names: number; meaning: Meaning } | undefined)[] = [undefined]
  const reach = (n: number) => (n === 0 ? 0 : cuts[n]?.names)
  for (let n = 1; n <= text.length; n++) {
    for (let from = Math.max(0, n - longest); from < n; from++) {
      const names = reach(from)
      if (names === undefined) continue
      const length = n - from
      if (length < 2 && !(gapBefore(from) || from === 0)) continue
      const piece = text.slice(from, n)
      // 焦糖香精 is a flavouring of caramel.
      if (from > 0 && (piece === '香精' || piece === '香料') && !gapBefore(from)) continue
      const meaning = dictionary.keys.get(piece)
      if (!meaning || (length < 2 && !gapBefore(n) && n < text.length)) continue
      const left = cuts[from]?.meaning
      if (from > 0 && !gapBefore(from) && !(left?.end && isCertain(left) && isCertain(meaning))) continue
      const best = cuts[n]
      if (!best || names + 1 < best.names) cuts[n] = { from, names: names + 1, meaning }
    }
  }
  const total = cuts[text.length]
  if (!total || total.names < 2) return undefined
  const ranges: Range[] = []
  for (let n = text.length; n > 0; ) {
    const piece = cuts[n]
    if (!piece) return undefined
    ranges.unshift({ start: at[piece.from] ?? range.start, end: (at[n - 1] ?? range.end - 1) + 1 })
    n = piece.from
  }
  return context.underClass || ranges.length > 0 ? ranges : undefined
}

/** Where blanks took the place of separators and most words between them are known, each stands for itself. */
function byBlanks(
  dictionary: Dictionary,
  source: string,
  range: Range,
  context: NameContext,
): Range[] | undefined {
  const parts: Range[] = []
  const pattern = /[^\s]+/g
  const text = source.slice(range.start, range.end)
  for (const match of text.matchAll(pattern))
    parts.push({ start: range.start + match.index, end: range.start + match.index + match[0].length })
  const areNumbers = context.underClass && parts.length > 1 && /^[\d\sa-z()]+$/.test(text)
  if (areNumbers && parts.every(part => byNumber(dictionary, source.slice(part.start, part.end), context)))
    return parts
  if (parts.length < 3 || !isHan(text.charAt(0))) return undefined
  const known = parts.filter(part => named(dictionary, source.slice(part.start, part.end)))
  if (known.length < 3 || known.length * 5 < parts.length * 3) return undefined
  return parts.flatMap(part => (known.includes(part) ? [part] : inTwo(dictionary, source, part)))
}

const LONGEST_NEIGHBOUR = 6

/** A known name and then, after a blank, words that are none: a remark where they are long, else a name of their own. */
function beforeProse(
  dictionary: Dictionary,
  source: string,
  range: Range,
  context: NameContext,
): Range[] | undefined {
  const text = source.slice(range.start, range.end)
  const isChinese = isHan(text.charAt(0))
  if (!isChinese && !context.isLast) return undefined
  // The name itself may be wrapped: 食⏎用香料⏎高蛋白低脂.
  const gap = [...text.matchAll(isChinese ? GAP_ZH : GAP_EN)].findLast(
    match => match.index > 1 && isEnded(named(dictionary, text.slice(0, match.index)), match),
  )
  if (!gap) return isChinese && text.length > LONGEST_LINES ? firstLine(text, range) : undefined
  const [name, rest] = [text.slice(0, gap.index), text.slice(gap.index + gap[0].length)]
  const first = { start: range.start, end: range.start + name.length }
  if ((!isHan(rest.charAt(0)) && !context.isLast) || wholeAmount(rest)) return undefined
  if (rest.length > LONGEST_NEIGHBOUR && !strongHead(dictionary, rest)) return [first]
  return [first, { start: range.end - rest.length, end: range.end }]
}

// A name of two words is torn by one blank, a name and what is printed beside it by more.
const GAP_EN = /\s*\n\s*|\s{2,}/g
const GAP_ZH =
  /\s+(?=(?:[a-z]{0,3}|\d{1,3}%?)[\u4e00-\u9fff])|\s+(?=[a-z\d])(?!(?:e|ins)?\s?\d{3,4}[a-h]?\b)/g

// No name goes over so much text and a line end.
const LONGEST_LINES = 24

/** `毛霉⏎食用时用洁净器具夹取`: an unknown name, and below it a sentence. */
function firstLine(text: string, { start }: Range): Range[] | undefined {
  const name = /^[\u4e00-\u9fff]{2,8}(?=\s*\n)/.exec(text)?.[0]
  return name ? [{ start, end: start + name.length }] : undefined
}

function named(dictionary: Dictionary, words: string): Meaning | undefined {
  return dictionary.get(keyOf(words)) ?? withoutAffixes(dictionary, words)
}

/** A strain goes on behind a blank: 鼠李糖乳杆菌 GG. */
function isEnded(meaning: Meaning | undefined, { input, index, 0: blank }: RegExpExecArray): boolean {
  const isCode = meaning?.kind === 'culture' && !isHan(input.charAt(index + blank.length))
  return meaning !== undefined && !isCode
}

/** In a row that lost its separators a word that is two names is two names. */
function inTwo(dictionary: Dictionary, source: string, part: Range): Range[] {
  for (let cut = part.start + 2; cut < part.end - 1; cut++) {
    const isName = (start: number, end: number) => dictionary.keys.has(keyOf(source.slice(start, end)))
    if (isName(part.start, cut) && isName(cut, part.end))
      return [
        { start: part.start, end: cut },
        { start: cut, end: part.end },
      ]
  }
  return [part]
}

/** Additives and staples never qualify what stands after them; 番茄 in 番茄酱 does. */
function isCertain(meaning: Meaning): boolean {
  if (meaning.kind !== 'food' || meaning.substance) return true
  return (
    meaning.food === 'sugar' ||
    meaning.food === 'salt' ||
    meaning.food === 'oil' ||
    meaning.food === 'satfat' ||
    meaning.food === 'refined' ||
    meaning.food === 'hydro' ||
    meaning.food === 'sauce' ||
    meaning.marker === true
  )
}
