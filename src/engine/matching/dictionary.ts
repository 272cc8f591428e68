import type { Knowledge } from '../../knowledge/index.ts'
import { isHan, keyOf } from '../text/normalize.ts'
import { additiveMeaning, type Meaning } from './dictionary-entry.ts'
import { createClassWords } from './indexes/class-words.ts'
import { createNameIndex } from './indexes/name-index.ts'
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
  /** Names that contain separators or brackets and must not be cut, by their first character. */
  guarded: ReadonlyMap<string, readonly string[]>
  /** Every key with its meaning, for suspecting a misreading and for cutting glued names. */
  keys: ReadonlyMap<string, Meaning>
  longestKey: number
  /** A key as a name one can read. */
  textOf(key: string): string
}

/** Builds every index once; lookups are constant time. */
export function createDictionary(knowledge: Knowledge): Dictionary {
  const { keys, heads, guarded, texts, longestKey } = createNameIndex(knowledge)
  const classes = createClassWords()

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
    classOf: classes.classOf,
    classWords: classes.words,
    classWordsBy: classes.wordsBy,
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

/** `500(ii)` and `500ii` compare equal. */
function plainNumber(ins: string): string {
  return ins.toLowerCase().replace(/[^0-9a-z]/g, '')
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
