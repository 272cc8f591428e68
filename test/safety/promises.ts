import { describe, expect, it } from 'vitest'
import type { Allergen, AnalysisResult, Group } from '../../src/engine/index.ts'
import { engine, flat } from '../labels/corpus.ts'

/** One promise about one label: `title` is a sentence, everything else is what must hold of its result. */
export interface Promised {
  title: string
  label: string
  /** The name of the product, where it is known apart from the label. */
  product?: string
  /** Why there is no number; null where there must be one. */
  noScore?: string | null
  /** Least and greatest score that makes sense; a missing score fails. */
  score?: readonly [least: number, most: number]
  /** Allergens that must be under "contains"; under "may contain"; under neither. */
  contains?: readonly Allergen[]
  mayContain?: readonly Allergen[]
  absent?: readonly Allergen[]
  /** Groups that must be flagged, and those that must not. */
  groups?: readonly Group[]
  noGroups?: readonly Group[]
  /** Groups flagged at the level "avoid". */
  avoid?: readonly Group[]
  /** Names that must be in the list as printed, and what must not be in any name. */
  lists?: readonly string[]
  notListed?: readonly string[]
  /** What some sentence of the result must say, and what none may say. */
  says?: readonly RegExp[]
  never?: readonly RegExp[]
}

/** Every sentence of a result in both languages. */
export function sentences(result: AnalysisResult): string[] {
  const { groups, highlights, suggestions, knowledge, reasons } = result
  return [groups, highlights, suggestions, knowledge, reasons]
    .flat()
    .flatMap(({ text }) => [text.zh, text.en])
}

/** Runs a table of promises, each as a test of its own. */
export function keep(section: string, promises: readonly Promised[]): void {
  describe(section, () => {
    for (const promise of promises)
      it(promise.title, () =>
        check(promise, engine.analyse({ text: promise.label, product: { name: promise.product ?? '' } })),
      )
  })
}

function check(promise: Promised, result: AnalysisResult & { noScore?: string | null }): void {
  if (promise.noScore !== undefined) expect(result.noScore ?? null).toBe(promise.noScore)
  if (promise.noScore) expect(result.score).toBeNull()
  if (promise.noScore) expect(result.suggestions).toEqual([])
  if (promise.score) {
    expect(result.score).not.toBeNull()
    expect(result.score).toBeGreaterThanOrEqual(promise.score[0])
    expect(result.score).toBeLessThanOrEqual(promise.score[1])
  }
  checkAllergens(promise, result)
  checkGroups(promise, result)
  const names = flat(result.ingredients).map(({ name }) => name.replace(/\s+/g, ' '))
  for (const name of promise.lists ?? []) expect(names).toContain(name)
  for (const part of promise.notListed ?? []) expect(names.join('|')).not.toContain(part)
  const said = sentences(result)
  for (const pattern of promise.says ?? []) expect(said.join('\n')).toMatch(pattern)
  for (const pattern of promise.never ?? []) expect(said.filter(one => pattern.test(one))).toEqual([])
}

function checkAllergens(promise: Promised, { allergens }: AnalysisResult): void {
  expect(allergens.contains).toEqual(expect.arrayContaining([...(promise.contains ?? [])]))
  expect(allergens.mayContain).toEqual(expect.arrayContaining([...(promise.mayContain ?? [])]))
  for (const allergen of promise.mayContain ?? []) expect(allergens.contains).not.toContain(allergen)
  for (const allergen of promise.absent ?? []) {
    expect(allergens.contains).not.toContain(allergen)
    expect(allergens.mayContain).not.toContain(allergen)
  }
}

function checkGroups(promise: Promised, { groups }: AnalysisResult): void {
  const flagged = groups.map(({ group }) => group)
  const avoided = groups.filter(({ level }) => level === 'avoid').map(({ group }) => group)
  expect(flagged).toEqual(expect.arrayContaining([...(promise.groups ?? [])]))
  expect(avoided).toEqual(expect.arrayContaining([...(promise.avoid ?? [])]))
  for (const group of promise.noGroups ?? []) expect(flagged).not.toContain(group)
}
