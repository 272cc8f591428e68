import type { Knowledge } from '../../../../knowledge/index.ts'
import { NUTRIENT_WORDS } from '../../../nutrition/nutrient-words.ts'
import type { AnalysisResult } from '../../../result.ts'
import { authorities } from '../../entities/authorities.ts'
import { factWords } from '../../entities/fact-words.ts'
import { foodSpans } from '../../entities/food-category.ts'
import { kindPatterns } from '../../entities/kinds.ts'
import { allergenWords, peoplePatterns } from '../../entities/people.ts'
import type { createSubjects } from '../../entities/subjects.ts'
import { topics } from '../../entities/topics.ts'

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

interface Stretch {
  start: number
  end: number
  sort: Sort
}

const nth =
  /第[一二两三四五六七八九十1-9]{1,2}(?:个|种|项|位|样)?|最后一?(?:个|种|项|位)|前者|后者|\b(?:first|second|third|fourth|fifth|last)(?: one)?\b(?! time)/g

const all = (pattern: RegExp): RegExp =>
  pattern.flags.includes('g') ? pattern : new RegExp(pattern.source, `${pattern.flags}g`)

const stretches = (text: string, pattern: RegExp, sort: Sort): Stretch[] =>
  [...text.matchAll(all(pattern))].flatMap(match =>
    match[0] === '' ? [] : [{ start: match.index, end: match.index + match[0].length, sort }],
  )

/** A question with its names replaced by one placeholder each, the surest kinds of name first. */
export const maskNames = (
  text: string,
  result: AnalysisResult | null,
  knowledge: Knowledge,
  { find, findPart }: ReturnType<typeof createSubjects>,
): string => {
  const taken: Stretch[] = []
  const isFree = ({ start, end }: Stretch) => taken.every(one => start >= one.end || end <= one.start)
  const take = (found: readonly Stretch[]) => {
    for (const one of found) if (isFree(one)) taken.push(one)
  }
  for (const { pattern, isSure, isBeside } of topics)
    if (isSure && !isBeside) take(stretches(text, pattern, 'topic'))
  for (const pattern of peoplePatterns) take(stretches(text, pattern, 'who'))
  take(find(text, result).map(({ start, end }) => ({ start, end, sort: 'x' as const })))
  for (const { words } of NUTRIENT_WORDS) take(stretches(text, words, 'n'))
  for (const { pattern } of factWords) take(stretches(text, pattern, 'fact'))
  for (const { pattern, isPlace } of authorities) take(stretches(text, pattern, isPlace ? 'place' : 'body'))
  for (const { start, end, isFood } of foodSpans(text, knowledge))
    take([{ start, end, sort: isFood ? 'food' : 'x' }])
  for (const pattern of [...kindPatterns, ...allergenWords.map(({ words }) => words)])
    take(stretches(text, pattern, 'x'))
  take(stretches(text, nth, 'nth'))
  for (const { pattern, isSure, isBeside } of topics)
    if (!isSure || isBeside) take(stretches(text, pattern, 'topic'))
  if (!taken.some(({ sort }) => sort === 'x' || sort === 'n')) {
    const part = findPart(text, result)
    if (part) take([{ start: part.start, end: part.end, sort: 'x' }])
  }
  let masked = text
  for (const { start, end, sort } of taken.sort((a, b) => b.start - a.start))
    masked = `${masked.slice(0, start)} ${placeholders[sort]} ${masked.slice(end)}`
  return masked
}
