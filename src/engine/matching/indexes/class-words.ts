import { CLASS_WORDS } from '../../lexicon/substances.ts'
import { fold, keyOf } from '../../text/normalize.ts'
import { lines } from '../parse-lexicon.ts'

/** The words for the functional classes of additives. */
export interface ClassWords {
  /** The official class (附录 D) of a class word, or undefined. */
  classOf(key: string): string | undefined
  /** All class words, the longest first. */
  words: readonly string[]
  /** The same words by their first character, in the same order. */
  wordsBy: ReadonlyMap<string, readonly string[]>
}

const QUALIFIERS =
  /^(?:食品添加剂|复配|复合|食品用|食用|天然|合成|food|added|permitted|approved|edible|synthetic|natural|artificial|vegetable)+/

/** Reads the class words of the lexicon into an index. */
export function createClassWords(): ClassWords {
  const classes = new Map<string, string>()
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
  const words = [...classes.keys()].sort((a, b) => b.length - a.length)
  const wordsBy = new Map<string, string[]>()
  for (const word of words) {
    const alike = wordsBy.get(word.charAt(0))
    if (alike) alike.push(word)
    else wordsBy.set(word.charAt(0), [word])
  }
  return {
    classOf: key =>
      classes.get(key) ?? classes.get(key.replace(QUALIFIERS, '')) ?? classOfBlend(classes, key),
    words,
    wordsBy,
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
