import type { Knowledge } from '../../knowledge/index.ts'
import { FOODS_EN } from '../lexicon/foods-en.ts'
import { FOODS_ZH } from '../lexicon/foods-zh.ts'
import {
  ALSO_CALLED,
  CLASS_WORDS,
  FLAVOURINGS,
  FOREIGN_ADDITIVES,
  NUTRIENTS_ALONE,
  NUTRIENTS_ONLY,
  NUTRIENTS_SHARED,
} from '../lexicon/substances.ts'
import { bareName, createNameCheck } from '../text/bare-name.ts'

/** Words of a lexicon block: Chinese lines are parted by spaces, English ones by commas, columns by bars. */
const wordKeysOf = (block: string): string[] =>
  block
    .split('\n')
    .filter(line => !line.startsWith('#'))
    .flatMap(line => line.split('|'))
    .flatMap(part => (/\p{Script=Han}/u.test(part) ? part.split(/\s+/) : part.split(',')))

/** The names of a block whose lines end in `= …` what they stand for. */
const nameTextsOf = (block: string): string[] =>
  block.split('\n').flatMap(line => line.replace(/ = .*$/, '').split('|'))

/** What a list begins with: misread, the whole list is lost, so its row is worth a second look too. */
const HEADINGS = '配料 配料表 配料清单 原料 原料表 原辅料 原料与辅料 成分 成分表 成份 ingredients'

/** The bare names that labels use, of additives, nutrients, flavourings and common foods, each once. */
export const bareKnownNames = (knowledge: Pick<Knowledge, 'names'>): string[] => {
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
      ...lexicons.flatMap(wordKeysOf),
      ...[ALSO_CALLED, FOREIGN_ADDITIVES].flatMap(nameTextsOf),
    ].map(bareName),
  )
  known.delete('')
  return [...known]
}

/** Says whether a text is a name that labels use; recognition looks twice at rows that hold other names. */
export const createKnownNames = (knowledge: Pick<Knowledge, 'names'>): ((text: string) => boolean) =>
  createNameCheck(bareKnownNames(knowledge))
