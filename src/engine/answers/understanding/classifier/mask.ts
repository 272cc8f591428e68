import type { Knowledge } from '../../../../knowledge/index.ts'
import { NUTRIENT_WORDS } from '../../../nutrition/nutrient-words.ts'
import type { AnalysisResult } from '../../../result.ts'
import { createMayMatch } from '../../../text/may-match.ts'
import { authorities } from '../../entities/authorities.ts'
import { factWords } from '../../entities/fact-words.ts'
import { foodSpans } from '../../entities/foods/food-category.ts'
import { kindPatterns } from '../../entities/kinds.ts'
import { allergenWords, peoplePatterns } from '../../entities/people.ts'
import type { createSubjects } from '../../entities/subjects.ts'
import { topics } from '../../entities/topics.ts'
import { thingNamedIn } from '../../replies/foods/foods.ts'

/** What stands for a name of each sort in a masked question; the training script writes them for `{x}`, `{who}`, `{n}` for a nutrient... */
export const placeholders = {
  x: '\ue000',
  who: '\ue001',
  food: '\ue002',
  place: '\ue003',
  body: '\ue004',
  fact: '\ue005',
  nth: '\ue006',
  topic: '\ue007',
  n: '\ue008',
} as const

type Sort = keyof typeof placeholders

/** Where a name of some sort stands in a text. */
export interface NamedStretch {
  start: number
  end: number
  sort: Sort
}

const nth =
  /第[一二两三四五六七八九十1-9]{1,2}(?:个|种|项|位|样)?|最后一?(?:个|种|项|位)|前者|后者|\b(?:first|second|third|fourth|fifth|last)(?: one)?\b(?! time)/g

/** Patterns of one sort of name, each to be found everywhere in a text. */
const everywhere = (sort: Sort, patterns: readonly RegExp[]): readonly (readonly [Sort, RegExp])[] =>
  patterns.map(pattern => [sort, new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(''))])
const mayMatch = (rows: readonly (readonly [Sort, RegExp])[]) =>
  createMayMatch(rows, ([, pattern]) => pattern)

const patternOf = ({ pattern }: { pattern: RegExp }): RegExp => pattern

/** What is surely none of the names that come after it. */
const surest = mayMatch([
  ...everywhere('topic', topics.filter(({ isSure, isBeside }) => isSure && !isBeside).map(patternOf)),
  ...everywhere('who', peoplePatterns),
])
const figuresAndFacts = mayMatch([
  ...everywhere(
    'n',
    NUTRIENT_WORDS.map(({ words }) => words),
  ),
  ...everywhere('fact', factWords.map(patternOf)),
  ...authorities.flatMap(one => everywhere(one.isPlace ? 'place' : 'body', [one.pattern])),
])
const classesAndOrder = mayMatch([
  ...everywhere('x', [...kindPatterns, ...allergenWords.map(({ words }) => words)]),
  ...everywhere('nth', [nth]),
  ...everywhere('topic', topics.filter(({ isSure, isBeside }) => !isSure || isBeside).map(patternOf)),
])

/** The names in a question by their order in it; where two overlap, the surer kind of name. */
export const namesIn = (
  text: string,
  result: AnalysisResult | null,
  knowledge: Knowledge,
  { find, findPart }: ReturnType<typeof createSubjects>,
): NamedStretch[] => {
  const taken: NamedStretch[] = []
  const take = (one: NamedStretch) => {
    if (taken.every(({ start, end }) => one.start >= end || start >= one.end)) taken.push(one)
  }
  const takeEach = (among: ReturnType<typeof mayMatch>) => {
    for (const [sort, pattern] of among(text))
      for (const { 0: words, index } of text.matchAll(pattern))
        if (words !== '') take({ start: index, end: index + words.length, sort })
  }
  takeEach(surest)
  for (const { start, end } of find(text, result)) take({ start, end, sort: 'x' })
  takeEach(figuresAndFacts)
  for (const { start, end, isFood } of foodSpans(text, knowledge))
    take({ start, end, sort: isFood ? 'food' : 'x' })
  takeEach(classesAndOrder)
  if (!taken.some(({ sort }) => sort === 'x' || sort === 'n')) {
    const part = findPart(text, result)
    const named = part ?? thingNamedIn(text)
    if (named) take({ start: named.start, end: named.end, sort: 'x' })
  }
  return taken.sort((a, b) => a.start - b.start)
}

/** A question with its names replaced by one placeholder each. */
export const withPlaceholders = (text: string, names: readonly NamedStretch[]): string => {
  let said = ''
  let from = 0
  for (const { start, end, sort } of names) {
    said += `${text.slice(from, start)} ${placeholders[sort]} `
    from = end
  }
  return said + text.slice(from)
}
