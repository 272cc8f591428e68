import type { AdditiveName, Knowledge } from '../knowledge/index.ts'
import { FOODS_EN, HEADS_EN } from './lexicon/foods-en.ts'
import { FOODS_ZH, HEADS_ZH } from './lexicon/foods-zh.ts'
import {
  ALSO_CALLED,
  CLASS_WORDS,
  FLAVOURINGS,
  FOREIGN_ADDITIVES,
  NUTRIENTS_ALONE,
  NUTRIENTS_ONLY,
  NUTRIENTS_SHARED,
} from './lexicon/substances.ts'
import { REGIONAL } from './lexicon/traditional.ts'
import type { IngredientKind, Tier } from './result.ts'
import { fold, isHan, keyOf } from './text.ts'

/** What a food is to the score. */
export type FoodClass =
  | 'sugar'
  | 'salt'
  | 'sauce'
  | 'satfat'
  | 'oil'
  | 'hydro'
  | 'refined'
  | 'whole'
  | 'wholegrain'
  | 'water'
  | 'neutral'
  | 'culture'

/** An additive as the engine counts it. */
export interface Substance {
  id?: string
  zh: string
  en: string
  ins: string
  functions: readonly string[]
  tier: Tier
  marker: boolean
  /** The name covers a family; which member it is, is not known. */
  generic: boolean
}

/** What a name stands for. */
export interface Meaning {
  kind: IngredientKind
  /** One name per substance or food, to count each once. */
  canonical: string
  food?: FoodClass
  marker?: boolean
  substance?: Substance
  /** A nutrient that is an additive as well: read as one or the other by where it stands. */
  nutrient?: 'only' | 'shared' | 'alone'
  /** No longer name starts with this one, so what follows is the next ingredient. */
  end?: boolean
}

export interface Dictionary {
  /** The meaning of a whole key, exactly. */
  get(key: string): Meaning | undefined
  /** The meaning of a name by its last words. `strong` ends are whole words of food, weak ones a single character. */
  byHead(folded: string): { meaning: Meaning; strong: boolean } | undefined
  /** The official class (附录 D) of a class word, or undefined. */
  classOf(key: string): string | undefined
  /** Class words by length, longest first, for names that start with one. */
  classWords: readonly string[]
  /** The same words by their first character, in the same order. */
  classWordsBy: ReadonlyMap<string, readonly string[]>
  byIns(ins: string): Meaning | undefined
  /** Names that hold separators or brackets and must not be cut, by their first character. */
  guarded: ReadonlyMap<string, readonly string[]>
  /** Every key with its meaning, for suspecting a misreading and for cutting glued names. */
  keys: ReadonlyMap<string, Meaning>
  longestKey: number
  /** A key as a name one can read. */
  textOf(key: string): string
}

const ENZYME_NAME =
  /(?:[^a-z]酶(?:制剂)?|[^\u4e00-\u9fff](?:[dglmnprtxyz]|prote|(?:ox|phos)[iy]d)ases?(?:[abc]\d?)?|rennet|enzymes?|bromelain|papain|pepsin|fic(?:a)?in|trypsin|chymosin[ab]?)$/

/** Builds every index once; lookups are constant time. */
export function createDictionary(knowledge: Knowledge): Dictionary {
  const keys = new Map<string, Meaning>()
  const heads = new Map<string, Meaning>()
  const classes = new Map<string, string>()
  const guarded = new Map<string, string[]>()
  const texts = new Map<string, string>()
  let longestKey = 0
  const put = (name: string, meaning: Meaning, override = false) => {
    const key = keyOf(fold(name).text)
    if (key === '' || (!override && keys.has(key))) return
    keys.set(key, meaning)
    texts.set(key, name)
    longestKey = Math.max(longestKey, key.length)
  }

  for (const name of knowledge.names) {
    const meaning = additiveMeaning(name)
    put(name.text, meaning)
    guard(guarded, name.text)
  }
  for (const row of knowledge.unlisted) {
    if (row.ins === '140' || row.ins === '425') continue
    put(
      row.zh.replace(/[(（ ].*$/, ''),
      foreign(row.zh, row.zh, row.ins.replace(/\D+$/, ''), [], row.tier, false),
    )
  }
  for (const line of lines(FOREIGN_ADDITIVES)) {
    const match = /^(.+?) = (\w+) (\S+) (\d)( !)?$/.exec(line)
    if (!match) throw new Error(`substances.ts: cannot read "${line}"`)
    const [, names = '', ins = '', functionZh = '', tier = '', marker] = match
    const texts = names.split('|')
    const zh = texts.find(text => isHan(text.charAt(0))) ?? texts[0] ?? ''
    const meaning = foreign(
      zh,
      texts[0] ?? zh,
      ins === '0' ? '' : ins,
      [functionZh],
      tierOf(tier),
      marker !== undefined,
    )
    for (const text of texts) put(text, meaning)
  }
  for (const line of lines(ALSO_CALLED)) {
    const [names = '', official = ''] = line.split(' = ')
    const meaning = keys.get(keyOf(fold(official).text))
    if (!meaning) throw new Error(`substances.ts: nothing is called "${official}"`)
    for (const name of names.split('|')) {
      put(name, meaning)
      guard(guarded, name)
    }
  }
  for (const list of guarded.values()) list.sort((a, b) => b.length - a.length)
  addFoods(FOODS_ZH, /\s+/, (name, meaning) => put(name, meaning))
  addFoods(FOODS_EN, /,/, (name, meaning) => put(name, meaning))
  addFoods(HEADS_ZH, /\s+/, (name, meaning) => heads.set(keyOf(fold(name).text), meaning))
  addFoods(HEADS_EN, /,/, (name, meaning) => heads.set(keyOf(fold(name).text), meaning))
  for (const name of nameList(FLAVOURINGS)) {
    const canonical = /香精|香料|flavou?r|aroma/.test(name) && !/^(?:乙基)?香/.test(name) ? '食用香精' : name
    put(name, flavouring(canonical), true)
  }
  for (const row of knowledge.processing) {
    if (row.table !== 'C.3') continue
    for (const name of [row.zh, row.en]) put(name.replace(/\(.*$/, ''), enzyme(row.zh))
  }
  addNutrients(keys, put)
  // Seasonings that are foods by law and additives by substance: shown as food, scored as what they are.
  const glutamate = keys.get('谷氨酸钠')
  if (glutamate)
    for (const name of ['味精', '加盐味精', '增鲜味精', '特鲜味精'])
      put(name, { ...glutamate, kind: 'food' }, true)
  // A spice or a tea that an additive entry names too.
  for (const name of ['姜黄', '姜黄粉', 'turmeric', 'turmericpowder', 'groundturmeric']) {
    const colour = keys.get(keyOf(fold(name).text))
    if (colour?.substance) put(isHan(name.charAt(0)) ? `${name}色` : `${name} color`, colour)
    put(name, { kind: 'food', canonical: '姜黄', food: 'neutral', end: true }, true)
  }

  for (const line of lines(CLASS_WORDS)) {
    const [chinese = '', english = ''] = line.split(' | ')
    const words = [...chinese.split(' '), ...english.split(',').map(word => word.trim())]
    const official = chinese.split(' ')[0] ?? ''
    for (const word of words) {
      if (word === '') continue
      classes.set(keyOf(fold(word).text), official)
      classes.set(word.replace(/[^\p{L}]/gu, ''), official)
    }
  }
  const classWords = [...classes.keys()].sort((a, b) => b.length - a.length)
  const classWordsBy = new Map<string, string[]>()
  for (const word of classWords) {
    const alike = classWordsBy.get(word.charAt(0))
    if (alike) alike.push(word)
    else classWordsBy.set(word.charAt(0), [word])
  }

  const byHead = (folded: string) => {
    const key = keyOf(folded)
    if (/^[^a-z]*$/.test(key) || isHan(key.charAt(key.length - 1))) return headOfChinese(keys, heads, key)
    return headOfEnglish(keys, heads, folded)
  }

  return {
    get: key =>
      keys.get(key) ??
      singular(keys, key) ??
      modifiedStarch(keys, key) ??
      regional(keys, key) ??
      special(key),
    byHead,
    classOf: key =>
      classes.get(key) ??
      classes.get(
        key.replace(
          /^(?:食品添加剂|复配|复合|食品用|食用|天然|合成|food|added|permitted|approved|edible|synthetic|natural|artificial|vegetable)+/,
          '',
        ),
      ) ??
      classOfBlend(classes, key),
    classWords,
    classWordsBy,
    byIns: ins => {
      const entry = knowledge.byIns(ins)
      if (!entry)
        return keys.get(`e${ins.replace(/[^0-9a-z]/gi, '').toLowerCase()}`) ?? byForeignNumber(keys, ins)
      const plain = plainNumber(ins)
      const form = entry.forms?.find(one => plainNumber(one.ins) === plain)
      const own = knowledge.names.find(name => name.id === entry.id && name.zh === (form?.zh ?? entry.zh))
      const meaning = own ? additiveMeaning(own) : undefined
      if (!meaning?.substance) return meaning
      const exact = entry.ins.find(number => plainNumber(number) === plain)
      return { ...meaning, substance: { ...meaning.substance, ins: exact ?? ins } }
    },
    guarded,
    keys,
    longestKey,
    textOf: key => texts.get(key) ?? key,
  }
}

/** 复配乳化增稠剂, 复配肉制品水分保持剂: a blend is named for what it does, or for the food it is made for. */
function classOfBlend(classes: ReadonlyMap<string, string>, key: string): string | undefined {
  if (!/^复[配合].{2,12}剂$/.test(key)) return undefined
  for (let from = 2; from < key.length - 2; from++) {
    const found = classes.get(key.slice(from))
    if (found) return found
  }
  return key.startsWith('复配') ? '食品添加剂' : undefined
}

/** `500(ii)` and `500ii` compare equal. */
function plainNumber(ins: string): string {
  return ins.toLowerCase().replace(/[^0-9a-z]/g, '')
}

function lines(block: string): string[] {
  return block.trim().split('\n')
}

function nameList(block: string): string[] {
  return lines(block).flatMap(line => (/^[a-z]/.test(line) ? line.split(/, ?/) : line.split(' ')))
}

function tierOf(digit: string): Tier {
  const tiers: Record<string, Tier> = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 }
  return tiers[digit] ?? 1
}

function additiveMeaning(name: AdditiveName): Meaning {
  const { id, zh, en, ins, functions, tier, marker, generic } = name
  return {
    kind: 'additive',
    canonical: zh,
    end: true,
    substance: { ...(id ? { id } : {}), zh, en, ins, functions, tier, marker, generic },
  }
}

function foreign(
  zh: string,
  en: string,
  ins: string,
  functions: readonly string[],
  tier: Tier,
  marker: boolean,
): Meaning {
  return {
    kind: 'additive',
    canonical: zh,
    end: true,
    substance: { zh, en, ins, functions, tier, marker, generic: false },
  }
}

function flavouring(canonical: string): Meaning {
  return {
    kind: 'flavouring',
    canonical,
    end: true,
    substance: {
      zh: canonical,
      en: 'flavouring',
      ins: '',
      functions: ['食品用香料'],
      tier: 1,
      marker: true,
      generic: false,
    },
  }
}

function enzyme(canonical: string): Meaning {
  return { kind: 'enzyme', canonical, end: true }
}

function addFoods(block: string, separator: RegExp, put: (name: string, meaning: Meaning) => void): void {
  let food: FoodClass = 'neutral'
  let marker = false
  let end = false
  for (const line of lines(block)) {
    if (line.startsWith('# ')) {
      const [first = '', ...flags] = line.slice(2).split(' ')
      food = foodClass(first)
      marker = flags.includes('marker')
      end = flags.includes('end')
      continue
    }
    for (const raw of line.split(separator)) {
      const name = raw.trim()
      if (name === '') continue
      const kind = food === 'culture' && !/酵母|yeast|sourdough|面团|老面/.test(name) ? 'culture' : 'food'
      put(name, { kind, canonical: name, food, ...(marker ? { marker } : {}), ...(end ? { end } : {}) })
    }
  }
}

const FOOD_CLASSES: readonly FoodClass[] = [
  'sugar',
  'salt',
  'sauce',
  'satfat',
  'oil',
  'hydro',
  'refined',
  'whole',
  'wholegrain',
  'water',
  'neutral',
  'culture',
]

function foodClass(word: string): FoodClass {
  const found = FOOD_CLASSES.find(one => one === word)
  if (!found) throw new Error(`the food words name an unknown class "${word}"`)
  return found
}

function addNutrients(
  keys: Map<string, Meaning>,
  put: (name: string, meaning: Meaning, override: boolean) => void,
): void {
  for (const name of nameList(NUTRIENTS_ONLY))
    put(name, { kind: 'nutrient', canonical: name, nutrient: 'only', end: true }, false)
  const mark = (name: string, nutrient: 'shared' | 'alone') => {
    const known = keys.get(keyOf(fold(name).text))
    put(name, { ...(known ?? { kind: 'nutrient' as const, canonical: name, end: true }), nutrient }, true)
  }
  for (const name of nameList(NUTRIENTS_SHARED)) mark(name, 'shared')
  for (const name of nameList(NUTRIENTS_ALONE)) mark(name, 'alone')
}

/** Official names that a scanner would cut at their own comma or bracket. */
function guard(guarded: Map<string, string[]>, name: string): void {
  const text = fold(name).text.replace(/\s+/g, '')
  if (!/[,、/·.;|()[\]{}]/.test(text) || text === fold('L(+)-酒石酸,dl-酒石酸').text) return
  // A family such as 柠檬酸,… that the standard joins by a comma is two names on a label, except for the two esters.
  const bare = text.replace(/[,、/·.;|]/g, '')
  const family =
    /^.{3,},.{3,}$/.test(text) && !text.startsWith('单,') && !/^\d/.test(text) && !text.includes('(')
  if (family || bare.length < 3 || bare.length > 60) return
  const first = text.charAt(0)
  const texts = guarded.get(first)
  if (texts) texts.push(text)
  else guarded.set(first, [text])
}

function singular(keys: ReadonlyMap<string, Meaning>, key: string): Meaning | undefined {
  if (!/[a-z]s$/.test(key) || key.length < 5) return undefined
  return keys.get(key.slice(0, -1)) ?? (key.endsWith('es') ? keys.get(key.slice(0, -2)) : undefined)
}

const FLAVOURING_END =
  /(?:香精|香精香料|(?<!香辛)香料|香味料|flavou?r(?:s|ing|ings)?|flavor(?:ing)?substances?)$/

const IS_REGIONAL = new RegExp(REGIONAL.map(([word]) => word).join('|'))

/** 硬脂醯乳酸鈉, 食用黃色四號鋁麗基: the names that Taiwan's list makes of other words. */
function regional(keys: ReadonlyMap<string, Meaning>, key: string): Meaning | undefined {
  if (key.length > 40 || !IS_REGIONAL.test(key)) return undefined
  const plain = REGIONAL.reduce((name, [word, usual]) => name.replace(word, usual), key)
  return keys.get(plain) ?? modifiedStarch(keys, plain)
}

/** Whatever plant it came from: 木薯变性淀粉, modified tapioca starch. */
function modifiedStarch(keys: ReadonlyMap<string, Meaning>, key: string): Meaning | undefined {
  if (/^[^剂和]{0,6}(?:变性|改性).{0,6}淀粉$/.test(key)) return keys.get('变性淀粉')
  const isModified =
    key.length < 40 &&
    /^(?:modified|modifiedfood)(?:food|waxy|corn|maize|potato|tapioca|wheat|rice|pea|cassava)*(?:starch|starches|cornflour)$/.test(
      key,
    )
  return isModified ? keys.get('modifiedstarch') : undefined
}

/** Kinds that the end of a name decides whatever stands before it. */
function special(key: string): Meaning | undefined {
  if (key.length > 50) return undefined
  // 乳糖酶 lactase is a name and its translation.
  if (/[\u4e00-\u9fff].*[a-z]{3}$/.test(key)) return undefined
  // 防腐剂溶菌酶: a class word before the name is none of it.
  if (/剂(?!$)/.test(key)) return undefined
  if (key.length <= (isHan(key.charAt(0)) ? 12 : 40) && FLAVOURING_END.test(key) && !/enhancer/.test(key))
    return flavouring('食用香精')
  if (ENZYME_NAME.test(key)) return enzyme(key)
  if (/^(?:维生素|维他命)[a-k]?\d{0,2}$/.test(key) || /^vitamins?[a-k]\d{0,2}(?:and[a-k]\d{0,2})*$/.test(key))
    return { kind: 'nutrient', canonical: key, nutrient: 'only', end: true }
  return undefined
}

function headOfChinese(keys: ReadonlyMap<string, Meaning>, heads: ReadonlyMap<string, Meaning>, key: string) {
  const longest = Math.min(key.length - 1, 12)
  for (let length = longest; length >= 1; length--) {
    const end = key.slice(-length)
    const meaning = heads.get(end) ?? (length >= 2 ? foodOnly(keys.get(end)) : undefined)
    if (meaning) return { meaning: { ...meaning, canonical: key }, strong: length >= 2 }
  }
  return undefined
}

function headOfEnglish(
  keys: ReadonlyMap<string, Meaning>,
  heads: ReadonlyMap<string, Meaning>,
  folded: string,
) {
  const words = folded.split(/[^\p{L}\p{N}']+/u).filter(Boolean)
  for (let first = 1; first < words.length; first++) {
    const end = keyOf(words.slice(first).join(''))
    const meaning = foodOnly(keys.get(end)) ?? foodOnly(singular(keys, end)) ?? heads.get(end)
    if (meaning) return { meaning: { ...meaning, canonical: keyOf(folded) }, strong: true }
  }
  const only = heads.get(keyOf(folded))
  return only ? { meaning: { ...only, canonical: keyOf(folded) }, strong: true } : undefined
}

function foodOnly(meaning: Meaning | undefined): Meaning | undefined {
  return meaning && (meaning.kind === 'food' || meaning.kind === 'culture') ? meaning : undefined
}

function byForeignNumber(keys: ReadonlyMap<string, Meaning>, ins: string): Meaning | undefined {
  const plain = plainNumber(ins).replace(/^e/, '')
  for (const meaning of keys.values()) {
    if (
      meaning.substance &&
      !meaning.substance.id &&
      meaning.substance.ins !== '' &&
      plainNumber(meaning.substance.ins) === plain
    )
      return meaning
  }
  return undefined
}
