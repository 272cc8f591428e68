import { describe, expect, it } from 'vitest'
import { factWords } from '../../src/engine/answers/entities/fact-words.ts'
import { allergenWords, peoplePatterns } from '../../src/engine/answers/entities/people.ts'
import { topics } from '../../src/engine/answers/entities/topics.ts'
import { literalsOf } from '../../src/engine/text/literals-of.ts'
import { createMayMatch, createReplacing } from '../../src/engine/text/may-match.ts'
import { fold } from '../../src/engine/text/normalize.ts'
import { questionSets, readAsked } from './judge.ts'

describe('what a pattern needs', () => {
  it.each([
    [/净含量|net (?:weight|wt)/, ['净含量', 'net ']],
    [/\bpeanuts?\b/, ['peanut']],
    [/(?<!花)生(?:产|长)日?期/, ['生']],
    [/(?:一|二)个?(?=月)/, ['一', '二']],
    [/[牛羊]奶+粉/, ['奶']],
    [/ab{2}c|d\u4e00efg/, ['ab', 'efg']],
    [/[\]a]bc/, ['bc']],
    [/糖{0,2}醇/, ['醇']],
    [/(?<name>糖)/, ['糖']],
    [/\d+ ?|糖/, null],
    [/(?:糖)?/, null],
    [/sugar/i, null],
  ])('%s', (pattern, literals) => {
    expect(literalsOf(pattern)).toEqual(literals)
  })
})

it('finds the rows whose pattern may match, in their order', () => {
  const mayMatch = createMayMatch([/糖醇/, /\d/, /盐|糖/, /油/], pattern => pattern)
  expect(mayMatch('无糖').map(String)).toEqual(['/\\d/', '/盐|糖/'])
  expect(mayMatch('').map(String)).toEqual(['/\\d/'])
})

it('replaces what an earlier word put in', () => {
  expect(
    createReplacing([
      [/啥/g, '什么'],
      [/油/g, '脂'],
      [/什么糖/g, '糖'],
    ])('啥糖'),
  ).toBe('糖')
})

it('gives rows back as they are', () => {
  const rows = [['sugar', /糖/]] as const
  expect(createMayMatch(rows, ([, pattern]) => pattern)('无糖')).toEqual(rows)
})

it('finds every match of the patterns for facts, topics, people and allergens in questions', () => {
  const patterns = [...factWords, ...topics]
    .map(({ pattern }) => pattern)
    .concat(
      peoplePatterns,
      allergenWords.map(({ words }) => words),
    )
    .map(pattern => ({
      pattern: new RegExp(pattern, pattern.flags.replace('g', '')),
      needed: literalsOf(pattern),
    }))
    .flatMap(({ pattern, needed }) => (needed ? [{ pattern, needed }] : []))
  const texts = questionSets
    .flatMap(readAsked)
    .filter((_, at) => at % 4 === 0)
    .map(({ question }) => fold(question).text)
  const missed = texts.flatMap(text =>
    patterns.flatMap(({ pattern, needed }) =>
      pattern.test(text) && !needed.some(word => text.includes(word)) ? [`${pattern}: ${text}`] : [],
    ),
  )
  expect(patterns.length).toBeGreaterThan(60)
  expect(missed).toEqual([])
})
