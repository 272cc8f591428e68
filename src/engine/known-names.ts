import type { Knowledge } from '../knowledge/index.ts'
import { FOODS_EN } from './lexicon/foods-en.ts'
import { FOODS_ZH } from './lexicon/foods-zh.ts'
import {
  ALSO_CALLED,
  CLASS_WORDS,
  FLAVOURINGS,
  FOREIGN_ADDITIVES,
  NUTRIENTS_ALONE,
  NUTRIENTS_ONLY,
  NUTRIENTS_SHARED,
} from './lexicon/substances.ts'

const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Words of a lexicon block: Chinese lines are parted by spaces, English ones by commas, columns by bars. */
const wordsOf = (block: string): string[] =>
  block
    .split('\n')
    .filter(line => !line.startsWith('#'))
    .flatMap(line => line.split('|'))
    .flatMap(part => (/\p{Script=Han}/u.test(part) ? part.split(/\s+/) : part.split(',')))

/** The names of a block whose lines end in `= …` what they stand for. */
const namesOf = (block: string): string[] =>
  block.split('\n').flatMap(line => line.replace(/ = .*$/, '').split('|'))

/** What a list begins with: misread, the whole list is lost, so its row is worth a second look too. */
const HEADINGS = '配料 配料表 配料清单 原料 原料表 原辅料 原料与辅料 成分 成分表 成份 ingredients'

/**
 * Says whether a text is a name that labels use: of an additive, a nutrient, a flavouring or a common food. Light enough
 * for the page's thread; recognition looks twice at rows that hold other names.
 */
export const createKnownNames = (knowledge: Pick<Knowledge, 'names'>): ((text: string) => boolean) => {
  const lexicons = [
    FOODS_ZH,
    FOODS_EN,
    NUTRIENTS_ONLY,
    NUTRIENTS_SHARED,
    NUTRIENTS_ALONE,
    FLAVOURINGS,
    CLASS_WORDS,
    HEADINGS,
  ]
  const known = new Set(
    [
      ...knowledge.names.map(({ text }) => text),
      ...lexicons.flatMap(wordsOf),
      ...[ALSO_CALLED, FOREIGN_ADDITIVES].flatMap(namesOf),
    ].map(keyOf),
  )
  known.delete('')
  return text => known.has(keyOf(text))
}
