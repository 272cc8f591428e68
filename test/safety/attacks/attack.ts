import { expect, it } from 'vitest'
import type { Allergen, Group, GroupFlag } from '../../../src/engine/result.ts'
import { engine } from '../../labels/corpus.ts'

/** What a nutritionist insists on, written by somebody who knew only what a report may say. */
interface Expected {
  contains?: string[]
  mayContain?: string[]
  notContains?: string[]
  groups?: Partial<Record<string, string>>
  notGroups?: string[]
  noScore?: string
  maxScore?: number
}

export interface Attack {
  id: string
  text: string
  why: string
  expect: Expected
  /** Why an expectation was changed after the first reading. */
  amended?: string
}

const ranks = { info: 1, caution: 2, avoid: 3 } satisfies Record<GroupFlag['level'], number>
const rankOf = (level: string): number => new Map(Object.entries(ranks)).get(level) ?? 0

const faultsOf = (text: string, expected: Expected): string[] => {
  const { allergens, groups, score, noScore } = engine.analyse({ text })
  const contains: ReadonlySet<string> = new Set<Allergen>(allergens.contains)
  const possible: ReadonlySet<string> = new Set<Allergen>([...allergens.contains, ...allergens.mayContain])
  const levelOf = (group: string) =>
    Math.max(
      0,
      ...groups.filter(flag => (flag.group satisfies Group) === group).map(flag => ranks[flag.level]),
    )
  return [
    ...(expected.contains ?? []).filter(one => !contains.has(one)).map(one => `does not contain ${one}`),
    ...(expected.mayContain ?? []).filter(one => !possible.has(one)).map(one => `cannot contain ${one}`),
    ...(expected.notContains ?? []).filter(one => possible.has(one)).map(one => `contains ${one}`),
    ...Object.entries(expected.groups ?? {})
      .filter(([group, level = '']) => levelOf(group) < rankOf(level))
      .map(([group, level]) => `${group} is not ${level}`),
    ...(expected.notGroups ?? []).filter(one => levelOf(one) > 0).map(one => `warns ${one}`),
    ...(expected.noScore && (score !== null || (expected.noScore !== 'any' && noScore !== expected.noScore))
      ? [`scores ${score} (${noScore})`]
      : []),
    ...(expected.maxScore !== undefined && (score ?? 0) > expected.maxScore ? [`scores ${score}`] : []),
  ]
}

/** Each case of an attack as a test. */
export const withstand = (cases: readonly Attack[]): void => {
  it.each(cases)('$id: $why', ({ text, expect: expected }) => {
    expect(faultsOf(text, expected)).toEqual([])
  })
}
