import type { AdditiveEntry, Knowledge, UseEntry } from '../../../../knowledge/index.ts'
import { coveringUses, type Food } from './food-category.ts'

/** How the use tables of GB 2760-2024 stand to one additive in one food category. */
export interface Standing {
  /**
   * `listed` for the category itself, `parent` for one above it, `general` by the rows for all foods, `children` only for some
   * foods within it, `excepted` where a row above excepts it, `excluded` where table A.2 takes it out of "all foods", `none`.
   */
  type: 'listed' | 'parent' | 'general' | 'children' | 'excepted' | 'excluded' | 'none'
  /** The rows that permit it; with `excepted` and `excluded` those that do not reach it. */
  rows: readonly UseEntry[]
}

const numbersIn = (text: string): string[] => text.match(/\d{2}(?:\.\d{1,2})+/g) ?? []
const isWithin = (no: string, parent: string): boolean =>
  no === parent || no.startsWith(`${parent.replace(/\.0$/, '')}.`)

const isExcepted = (row: UseEntry, no: string): boolean =>
  numbersIn(row.except ?? '').some(excepted => isWithin(no, excepted))

const partsOf = (only: string): string[] =>
  only
    .replace(/^仅限于?(?:用于)?/, '')
    .split(/[、，,及和]/)
    .map(part => part.replace(/(?:制品|产品|类)$/, ''))
    .filter(part => part.length > 1)

/** Whether a row that is for a part of its category alone is for this food: 仅限调味面制品 is not for instant noodles. */
const isFor = ({ only }: UseEntry, { word, named = '', inLaw = '' }: Food): boolean =>
  only === undefined || partsOf(only).some(part => `${named} ${word} ${inLaw}`.includes(part))

/** Listed for the category or its parent, excepted for the child, listed nowhere: which of them holds. */
export const standingIn = (
  entry: AdditiveEntry,
  food: Food,
  uses: ReadonlyMap<string, readonly UseEntry[]>,
  knowledge: Knowledge,
): Standing => {
  const { no, word } = food
  const rows = uses.get(entry.id) ?? []
  const covering = coveringUses(rows, no, knowledge)
  const above = covering.filter(row => row.no !== '' && isWithin(no, row.no))
  const unexcepted = above.filter(row => !isExcepted(row, no))
  const reaching = unexcepted.filter(row => isFor(row, food))
  const own = reaching.filter(row => row.no === no)
  if (own.length > 0) return { type: 'listed', rows: own }
  // The nearest category above rules: its own figure, not that of one further up.
  const nearest = [...reaching].sort((a, b) => b.no.length - a.no.length)
  if (nearest[0]) return { type: 'parent', rows: nearest.filter(row => row.no === nearest[0]?.no) }
  const general = rows.filter(row => row.no === '')
  if (general.some(row => covering.includes(row))) return { type: 'general', rows: general }
  // 仅限饼干夹心 stands under the fillings, and is of biscuits all the same.
  const within = rows.filter(
    row =>
      (food.inLaw === undefined && unexcepted.includes(row)) ||
      (row.no !== '' &&
        ((covering.includes(row) && row.no !== no && isWithin(row.no, no)) || row.only?.includes(word))),
  )
  if (within.length > 0) return { type: 'children', rows: within }
  const excepted = above.filter(row => isExcepted(row, no))
  if (excepted.length > 0) return { type: 'excepted', rows: excepted }
  return general.length > 0 ? { type: 'excluded', rows: general } : { type: 'none', rows: [] }
}

/** Whether the standing permits the additive in the category as a whole. */
export const isPermitted = ({ type }: Standing): boolean =>
  type === 'listed' || type === 'parent' || type === 'general'
