// Properties that hold of every result: each check returns what is broken, as sentences; an empty list where all holds.
import type { AnalysisResult, Ingredient } from '../../src/engine/index.ts'
import { flat } from '../labels/corpus.ts'

/** `all` are the ingredients depth-first, as the indices of a result count them. */
type Check = (result: AnalysisResult, all: readonly Ingredient[]) => readonly string[]

const isWater = ({ name }: Ingredient): boolean => /水$|\bwater\b/i.test(name) && !/椰|coconut/i.test(name)
// What everybody is warned of; an allergen or a diet is one person's own.
const FOR_ALL = new Set(['children', 'pregnant'])
const FIRST = [
  'sugar_first',
  'whole_food_first',
  'cap_sugar_first',
  'cap_salt_first',
  'cap_saturated_fat_first',
]

const checks: Readonly<Record<string, Check>> = {
  'praise needs a score above 60 and no warning to avoid beside it': ({
    score,
    groups,
    highlights,
    suggestions,
  }) => {
    const praise = [...highlights, ...suggestions].filter(({ tone }) => tone === 'good')
    const isWarned = groups.some(({ group, level }) => level === 'avoid' && FOR_ALL.has(group))
    return praise
      .filter(() => score === null || score <= 60 || isWarned)
      .map(({ id }) => `${id} at ${score}${isWarned ? ' beside a warning' : ''}`)
  },
  'additives are counted once': ({ highlights, reasons }) => {
    const counts = [
      ...highlights.filter(({ id }) => id === 'many_additives'),
      ...reasons.filter(({ rule }) => rule === 'additive_load'),
    ].map(({ text }) => /\d+/.exec(text.en)?.[0])
    return new Set(counts).size > 1 ? [counts.join(' and ')] : []
  },
  'first is said of the first': ({ highlights, reasons }, all) => {
    const first = all.find(
      one =>
        one.role === undefined &&
        (one.kind === 'food' || one.kind === 'unknown' || one.kind === 'culture') &&
        !isWater(one),
    )
    const said = [
      ...highlights.filter(({ id }) => FIRST.includes(id)),
      ...reasons
        .filter(({ rule }) => FIRST.includes(rule))
        .map(({ rule, ingredients }) => ({ id: rule, ingredients })),
    ]
    return said.flatMap(({ id, ingredients: [index = -1] }) => {
      const named = all[index]
      // A compound that the label opens stands before its own parts.
      const isFirst = named && first && named.span.start <= first.span.start
      return isFirst ? [] : [`${id} of ${named?.name}, first is ${first?.name}`]
    })
  },
  'one flag per group': ({ groups }) => {
    const names = groups.map(({ group }) => group)
    return names.filter((group, n) => names.indexOf(group) !== n)
  },
  'no group says both to avoid and that nothing is known': ({ groups }) =>
    groups.flatMap(({ group, text }) =>
      /适合(?!常|素食|清真)|suitable|safe for|可以放心/i.test(text.zh + text.en)
        ? [`${group}: ${text.zh}`]
        : [],
    ),
  'what is to be avoided is not recommended': ({ groups, suggestions }) => {
    const avoided = new Set(
      groups.filter(({ level }) => level === 'avoid').flatMap(({ ingredients }) => ingredients),
    )
    return suggestions
      .filter(({ tone, ingredients }) => tone === 'good' && ingredients.some(index => avoided.has(index)))
      .map(({ id }) => id)
  },
  'a product without a score is not advised on': ({ score, suggestions, noScore }) =>
    score === null && (suggestions.length > 0 || !noScore) ? [`${suggestions.map(({ id }) => id)}`] : [],
  'the points of the reasons make the score': ({ score, reasons }) => {
    const sum = reasons.reduce((total, { points }) => total + Math.round(points * 10), 1000) / 10
    return score !== null && sum !== score ? [`${sum} is not ${score}`] : []
  },
}

/** What a result breaks of the properties that hold of every result. */
export function breaches(result: AnalysisResult): string[] {
  const all = flat(result.ingredients)
  return Object.entries(checks).flatMap(([title, check]) =>
    check(result, all).map(what => `${title}: ${what}`),
  )
}
