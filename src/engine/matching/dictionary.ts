import type { Knowledge } from '../../knowledge/index.ts'
import { FOODS_EN, HEADS_EN } from '../lexicon/foods-en.ts'
import { FOODS_ZH, HEADS_ZH } from '../lexicon/foods-zh.ts'
import { ALSO_CALLED, CLASS_WORDS, FLAVOURINGS, FOREIGN_ADDITIVES } from '../lexicon/substances.ts'
import { fold, isHan, keyOf } from '../text/normalize.ts'
import { additiveMeaning, enzyme, flavouring, foreign, type Meaning } from './dictionary-entry.ts'
import { addFoods, addNutrients, lines, nameList, tierOf } from './parse-lexicon.ts'
import { headOfChinese, headOfEnglish, modifiedStarch, regional, singular, special } from './word-forms.ts'

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
    for (const name of [row.zh, row.en]) put(name.replace(/\(.*$/, ''), enzyme(row.zh, row.en))
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
