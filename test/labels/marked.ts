import { readdirSync, readFileSync } from 'node:fs'
import type { AnalysisResult } from '../../src/engine/index.ts'
import { named, plain } from './corpus.ts'

/**
 * A label whose ingredients are marked where they stand: `«白砂糖»`, `«+柠檬酸»` for an additive, `«~flavour»` for a
 * flavouring that may count as one, `«=凝乳酶»` for an enzyme, and `«+4l5=>415»` where the print was misread.
 */
export interface MarkedLabel {
  id: string
  product: string
  label: string
  contains: string[]
  mayContain: string[]
}

interface Name {
  spellings: string[]
  isAdditive: boolean
  isEither: boolean
}

/** What one label should give, against what it gave. */
export interface Outcome {
  id: string
  names: Tally
  additives: Tally
  allergens: Tally
  /** Names that were read before the first or after the last ingredient: other fields of the label. */
  outside: string[]
}

export interface Tally {
  hits: number
  missing: string[]
  extra: string[]
}

const MARK = /«([+~=]?)([^»]*?)(?:=>([^»]*))?»/g

const folder = new URL('./', import.meta.url)

/** The rounds of labels that were read once before anybody looked, the newest first. */
export const rounds = readdirSync(folder)
  .flatMap(name => /^held-out-\d+(?=\.json$)/.exec(name) ?? [])
  .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))

export const labelsOf = (round: string): MarkedLabel[] =>
  JSON.parse(readFileSync(new URL(`${round}.json`, folder), 'utf8'))

/** The label as printed. */
export function printed(label: string): string {
  return label.replace(MARK, (_all, _sign, name: string) => name)
}

/** Where the first ingredient begins and the last one ends on the printed label. */
function extent(label: string): { start: number; end: number } {
  const first = label.search(MARK)
  const last = [...label.matchAll(MARK)].at(-1)
  const end = printed(label.slice(0, last ? last.index + last[0].length : 0)).length
  return { start: Math.max(0, first), end }
}

function marks(label: string): Name[] {
  return [...label.matchAll(MARK)].map(([, sign = '', name = '', meant]) => ({
    spellings: meant === undefined ? [plain(name)] : [plain(name), plain(meant)],
    isAdditive: sign === '+',
    isEither: sign === '~' || sign === '=',
  }))
}

function tally(expected: readonly Name[], found: readonly Name[]): Tally {
  const left = [...found]
  const missing = expected.filter(name => {
    const at = left.findIndex(one => one.spellings.some(spelling => name.spellings.includes(spelling)))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return {
    hits: expected.length - missing.length,
    missing: missing.map(name => name.spellings.join('=>')),
    extra: left.map(name => name.spellings.join('=>')),
  }
}

/** Compares a result with the marks of its label; a name counts as often as it is marked, an additive once. */
export function judge(label: MarkedLabel, result: AnalysisResult): Outcome {
  const isChinese = /[\u4e00-\u9fff]/.test(label.label)
  const expected = marks(label.label)
  const found = named(result.ingredients).map(({ name, suspected, kind }) => ({
    spellings: suspected ? [plain(name), plain(suspected.name)] : [plain(name)],
    isAdditive: kind === 'additive' || (kind === 'flavouring' && isChinese),
    isEither: kind === 'flavouring' || kind === 'enzyme',
  }))
  const neutral = new Set(expected.filter(name => name.isEither).flatMap(name => name.spellings))
  const additives = tally(
    once(expected.filter(name => name.isAdditive)),
    once(found.filter(name => name.isAdditive && !name.spellings.some(one => neutral.has(one)))),
  )
  const said = (kind: string, allergens: readonly string[]): Name[] =>
    allergens.map(one => ({ spellings: [`${kind} ${one}`], isAdditive: false, isEither: false }))
  const { start, end } = extent(label.label)
  const outside = named(result.ingredients).filter(({ span }) => span.end <= start || span.start >= end)
  return {
    id: `${label.id} ${label.product}`,
    outside: outside.map(({ name }) => name),
    names: tally(expected, found),
    additives,
    allergens: tally(
      [...said('contains', label.contains), ...said('mayContain', label.mayContain)],
      [...said('contains', result.allergens.contains), ...said('mayContain', result.allergens.mayContain)],
    ),
  }
}

function once(names: readonly Name[]): Name[] {
  const seen = new Set<string>()
  return names.filter(({ spellings: [first = ''] }) => !seen.has(first) && seen.add(first))
}

export interface Figures {
  recall: number
  precision: number
  f1: number
}

/** Over all labels together, each name weighing the same. */
export function figures(tallies: readonly Tally[]): Figures {
  const sum = (count: (one: Tally) => number) => tallies.reduce((total, one) => total + count(one), 0)
  const hits = sum(one => one.hits)
  const recall = hits / Math.max(1, hits + sum(one => one.missing.length))
  const precision = hits / Math.max(1, hits + sum(one => one.extra.length))
  return { recall, precision, f1: (2 * recall * precision) / Math.max(1e-9, recall + precision) }
}
