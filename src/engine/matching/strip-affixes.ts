import { keyOf, type Range } from '../text/normalize.ts'
import type { Dictionary } from './dictionary.ts'
import type { Meaning } from './dictionary-entry.ts'

// What labels write round a name or in its place: a number, words of its state, a translation, what it is for.

/** The context of a name: numbers are additives only under a class, and a food word inside an additive bracket is rare. */
export interface NameContext {
  underClass: boolean
  /** Brackets follow the name: `Salt & Vinegar Seasoning [...]` is one ingredient, conjunctions included. */
  isOpened?: boolean
  /** No separator follows, so that the list may end behind the first words: `Salt⏎Please recycle`. */
  isLast?: boolean
}

const PREFIX_ZH =
  /^(?:食品添加剂|食品级|食品用|食用|有机|天然|非转基因|进口|国产|精制|精炼|精选|优质|优选|特级|一级|二级|新鲜|速溶|冷冻|速冻|冻干|脱水|干制|烘烤|烘焙|焙烤|炭烧|炒|烤|熟|生|鲜|冻|干|冰|净|原味|低温|高温|初榨|纯|全|即食|去皮|去核|无核|去骨|去壳|脱壳|脱壳熟|碎|小|大|白|黑|膨化|微粉|活性|固体|液体|粉末|浓缩|复配|复合|强化|其中|主料|辅料|等|及|和|与|以及|另加|无水|结晶|[一二三四五六七八九十]{1,2}水)+/
const SUFFIX_ZH =
  /(?:粉末|粉|液体|溶液|水溶液|液|颗粒|微囊|微胶囊|制剂|晶体|浆|干粉|[一二三四五六七八九十]{0,2}水合?物|无水物)$/
// 左旋、右旋 and mixed forms of one substance, before a Chinese name.
const FORM_ZH = /^(?:dl|d|l)(?=[\u4e00-\u9fff])/
export const PREFIX_EN =
  /^(?:(?:no|without) (?:added )?(?:salt|sugars?|fat|stir|bake)(?: added)? |and\/or |and |or |organic |natural |artificial |dried |dehydrated |freeze-?dried |fresh |frozen |raw |roasted |toasted |ground |chopped |diced |sliced |crushed |minced |pure |refined |unrefined |non-gmo |cold pressed |expeller pressed |expeller-pressed |filtered |granulated |powdered |cooked |fully cooked |smoked |cured |uncured |enriched |fortified |unsweetened |sweetened |certified |fair trade |food grade |synthetic |added |less than 2% )+/
// What an additive was made of, how it is, or what it is for: `vegetable mono and diglycerides`, `ascorbic acid antioxidant`.
const AROUND_ADDITIVE =
  /^(?:vegetable|palm|dry|liquid|acidic) |\s+(?:antioxidant|emulsifier|preservative|stabili[sz]er|thickener|humectant|acidulant|acidity regulator|anti-?caking agent|firming agent|raising agent)$/
const NUMBER =
  /^(?:(?<prefix>(?:e|ins)?\s*(?:no\.?|number|编?号)|e|ins)\s*[-.:]?\s*)?(?<number>\d{3,4})\s*(?<letter>[a-h])?\s*(?<roman>\(?\s?(?:i{1,3}|iv|vi{0,3}|v|ix|x)\s?\)?)?$/
const NUMBER_ANYWHERE =
  /^(?:(?<number>(?:e|ins)[-\s]?\d{3,4}[a-z]?(?:\([ivx]+\)|[ivx]+)?)\s+(?<name>\D.*)|(?<name2>.*\D)\s+(?<number2>(?:e|ins)[-\s]?\d{3,4}[a-z]?(?:\([ivx]+\)|[ivx]+)?))$/s
/** Under a class a number without E or INS beside the name: `951 阿斯巴甜`, `Aspartame 951`; no amount. */
const BARE_NUMBER_AND_NAME =
  /^(?:(?<number>\d{3,4}[a-h]?(?:\([ivx]+\))?)(?![\da-z])\s*[-:]?\s*(?<name>(?!from\b|of\b|made\b|contains\b|来自|由|m?g\b|k?g\b|m?l\b|毫?克|微克|毫升|iu\b|ppm|%)[^\d\s]\D+)|(?<name2>\D{2,}?)\s*(?<number2>\d{3,4}[a-h]?(?:\([ivx]+\))?))$/s
export const PURPOSE_EN =
  /\s+(?:-\s*)?(?:added\b|as\b|used\b|\(?to (?:preserve|maintain|protect|retain|promote|prevent|help|improve|enhance)\b|for (?:color|colour|flavor|flavour|texture|anti|[a-z]+ness)\b|\(?an? (?:preservative|emulsifier|stabilizer|thickener|natural|dough|mold|color)\b|which\b|from (?:milk|soy|corn|wheat|sunflower|concentrate\b(?!$))).*$|(?<=[a-z])-(?=an? (?:preservative|emulsifier|stabilizer|thickener|dough|color)\b).*$/s
const PURPOSE_ZH = /(?:等|适量)$/

/** The additive of a number: `E330`, `INS 500(ii)`, `Caramel E150d`; under a class the bare number too. */
export function byNumber(dictionary: Dictionary, text: string, context: NameContext): Meaning | undefined {
  const match = NUMBER.exec(text.replace(/\n/g, ' ').trim())
  if (match?.groups) {
    const { prefix = '', number = '', letter = '', roman = '' } = match.groups
    if (prefix === '' && !context.underClass) return undefined
    // E164 is saffron; INS 164 is gardenia yellow.
    if (prefix.startsWith('e') && number === '164') return dictionary.get('saffroncolor')
    return (
      dictionary.byIns(`${number}${letter}${roman === '' ? '' : `(${roman.replace(/[()\s]/g, '')})`}`) ??
      dictionary.byIns(`${number}${letter}`)
    )
  }
  const bare = context.underClass ? BARE_NUMBER_AND_NAME.exec(text.trim())?.groups : undefined
  const both = NUMBER_ANYWHERE.exec(text.trim())?.groups ?? bare
  if (!both) return undefined
  const named = dictionary.get(keyOf(both['name'] ?? both['name2'] ?? ''))
  if (named?.substance) return named
  // `Caramel E150d`: the number says what the word leaves open.
  return dictionary.byIns((both['number'] ?? both['number2'] ?? '').replace(/^(?:e|ins)[-\s]?/, '')) ?? named
}

/** `ascorbic and citric acid`: the first of two acids is named by its adjective alone, which means nothing else in a list. */
export function acidOf(dictionary: Dictionary, text: string): Meaning | undefined {
  return /^[a-z]{4,}ic$/.test(text) ? dictionary.get(keyOf(`${text} acid`)) : undefined
}

/** The meaning without the words of quality and state around a name: 食用盐, `organic cane sugar`, 动物双歧杆菌Bb-12. */
export function withoutAffixes(dictionary: Dictionary, text: string): Meaning | undefined {
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
  const additive = dictionary.get(keyOf(text.replace(AROUND_ADDITIVE, '')))
  if (additive?.substance) return additive
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
export function withoutRemark(source: string, range: Range): Range | undefined {
  const text = source.slice(range.start, range.end)
  const and = PREFIX_CONJUNCTION.exec(text)?.[0].length ?? 0
  const start = and < text.length - 1 ? range.start + and : range.start
  for (const pattern of [PURPOSE_EN, PURPOSE_ZH]) {
    const match = pattern.exec(text)
    if (match && match.index > (pattern === PURPOSE_ZH ? 0 : 1))
      return { start: match.index > and ? start : range.start, end: range.start + match.index }
  }
  return start > range.start ? { start, end: range.end } : undefined
}

const PREFIX_CONJUNCTION =
  /^(?:(?:and\/or|and|or|plus|with)\s+|(?:not more|less) than \d+(?:\.\d+)? ?% (?:of )?|(?:含有|含|其中|以及|及其|及|和|与|或|等)\s*)+/

/** A bilingual label writes each name twice: the Chinese words stand for the ingredient, the others translate them. */
export function ownLanguage(
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

/** `WHEAT FLOUR/TEPUNG GANDUM`: unknown words after the slash are a translation of those before it. */
export function beforeSlash(
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
export function withoutTranslation(source: string, range: Range): Range {
  const text = source.slice(range.start, range.end)
  const name = /^([\u3400-\u9fff]{2,}?)(?:等|\s+[a-z]{3}[a-z\s'’&/-]*)$/.exec(text)?.[1]
  return name === undefined ? range : { start: range.start, end: range.start + name.length }
}

// Where it comes from, or what was done to it: the words before say what it is.
const TAIL_EN =
  /\s+(?:from|in (?:the|its|their)|with (?:the |its |their |attached )?(?:mother|pulp|skins?|bones?|shells?|rib meat|juice)\b|(?:made|produced|pressed|squeezed|distilled|brewed|sourced|harvested|grown|roasted|aged|diluted|reduced) (?:from|in|on|with|to|by)|(?:diluted|reduced) )\s?/

/** The words before those that tell where it comes from: `pure maple syrup from Vermont`. */
export const beforeTail = (text: string): string | undefined => {
  const at = TAIL_EN.exec(text)?.index ?? 0
  return at > 2 ? text.slice(0, at) : undefined
}

/** What a name is by its last word, where that says it surely. */
export function strongHead(dictionary: Dictionary, text: string): Meaning | undefined {
  const head = dictionary.byHead(text)
  return head?.strong ? head.meaning : undefined
}
