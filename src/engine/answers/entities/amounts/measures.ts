import { foldedLabel, perLabel } from '../per-label.ts'
import { aboutNumberOf, type Pieces, quantity } from '../pieces.ts'

/** Kitchen measures, each with what people and packs call it. */
const measures = [
  { words: 'tea ?spoon(?:ful)?s?|tsps?|茶匙|小勺', is: 'teaspoon' },
  { words: '(?:table ?)?spoon(?:ful)?s?|tbsps?|汤匙|大?勺|匙', is: 'tablespoon' },
  { words: 'cup(?:ful)?s?|杯', is: 'cup' },
] as const
type Measure = (typeof measures)[number]['is']
const names = measures.map(({ words }) => words).join('|')
const called = new Map(measures.map(({ words, is }) => [is, new RegExp(`^(?:${words})$`)]))
const measureOf = (name: string): Measure | undefined =>
  measures.find(({ is }) => called.get(is)?.test(name))?.is

const number =
  '\\d{1,2} \\d[/⁄]\\d|\\d[/⁄]\\d|\\d{1,2}(?:\\.\\d+)?|half an?|half|(?:a |one )?quarter(?: of)?|(?:a |one )?third(?: of)?|three quarters(?: of)?|two thirds(?: of)?|an?|one|two|three|four|five|six|per|each|[半一每两二三四五六七八九]'
const namedShares: readonly (readonly [RegExp, number])[] = [
  [/^three quarters/, 3 / 4],
  [/^two thirds/, 2 / 3],
  [/quarter/, 1 / 4],
  [/third/, 1 / 3],
]
/** 1 1/3, 2/3, 1.5, half a, a quarter, 两. */
const countOf = (said: string): number => {
  const [, whole = '0', above, below] = /^(?:(\d{1,2}) )?(\d)[/⁄](\d)$/.exec(said) ?? []
  if (above !== undefined) return Number(whole) + Number(above) / Number(below)
  const [, named] = namedShares.find(([words]) => words.test(said)) ?? []
  return named ?? aboutNumberOf(said)
}

/** Per 2/3 cup (55 g), serving size 2 tbsp (30g), 1杯(40克): so many of a measure, and what they weigh. */
const weighed = new RegExp(
  `(?<![\\d/⁄.]|\\d )(${number}) ?(${names})(?: [a-z]+){0,2} ?\\((?:约|about )?(\\d{1,3}(?:\\.\\d+)?) ?(克|公克|g|毫升|ml)(?![a-z])`,
)
/** 15克(约1汤匙): the same the other way round. */
const stated = new RegExp(
  `(\\d{1,3}(?:\\.\\d+)?) ?(克|公克|g|毫升|ml) ?\\((?:约|about |approx\\.? )?(${number}) ?(${names})(?![a-z])`,
)
/** What one measure of the food weighs, where a pack says. */
const measureStated = perLabel((label): { of: Measure; one: number; unit: string } | undefined => {
  const text = foldedLabel(label)
  const [, count = '', name = '', weight, unit = ''] = weighed.exec(text) ?? []
  const [, weightFirst, unitFirst = '', countLast = '', nameLast = ''] = stated.exec(text) ?? []
  const of = measureOf(name || nameLast)
  const one = Number(weight ?? weightFirst) / countOf(count || countLast)
  return of && one > 0 && Number.isFinite(one) ? { of, one, unit: unit || unitFirst } : undefined
})

const askedZh = /([半一每两二三四五六七八九]|\d{1,2}(?:\.\d)?)?(茶匙|汤匙|[大小]?勺|匙|杯)(半)?/
const askedEn = new RegExp(
  `(?:\\b(${number})(?: and a half)?(?: of an?)? )?(?:heaped |level |small |big |large |whole |full )*\\b(${names})\\b( and a half)?(?! of (?:sugar|salt))`,
)
const half = 0.5

/** How much so many cups or spoons are that a folded question counts, of a pack that says what one of them weighs; null for any other. */
export const measuresIn = (text: string, label: string): Pieces | null => {
  const [words, count = '', name = '', more] = askedZh.exec(text) ?? askedEn.exec(text) ?? []
  const measure = measureOf(name.replace(/^[大小](?=匙)/, ''))
  if (words === undefined || measure === undefined) return null
  const weight = measureStated(label)
  if (weight?.of !== measure) return null
  const isAndHalf = more !== undefined || words.includes('and a half ')
  const many = (countOf(count) || 1) + (isAndHalf ? half : 0)
  const { value, unit } = quantity(weight.one * many, weight.unit)
  return { value, unit, words: words.trim() }
}
