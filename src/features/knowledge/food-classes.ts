import type { components } from '../../api/schema.d.ts'

type Use = components['schemas']['AdditiveUse']

/** The sixteen major classes of Annex E of GB 2760, by the first two digits of a category. */
const majorClasses = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
] as const
/** `all`: every food but the exceptions of Table A.2, and what a later edition may add. */
export type FoodClass = (typeof majorClasses)[number] | 'all'

const classOf = ({ categoryNo }: Use): FoodClass =>
  majorClasses.find(number => categoryNo.startsWith(number)) ?? 'all'

/** The uses of an additive by major class of food, in the order of the standard, all foods first. */
export const usesByClass = (uses: readonly Use[]): { foodClass: FoodClass; uses: Use[] }[] =>
  (['all', ...majorClasses] as const).flatMap(foodClass => {
    const own = uses.filter(use => classOf(use) === foodClass)
    return own.length === 0 ? [] : [{ foodClass, uses: own }]
  })

/** The highest limit among uses in one unit, as printed; null where they differ in unit or have no number. */
export const highestLimit = (uses: readonly Use[]): string | null => {
  const limits = uses.map(({ maxUse }) => maxUse)
  const numbers = limits.flatMap(limit => (limit === 'GMP' ? [] : [limit]))
  const [first] = numbers
  if (!first || numbers.length < limits.length || numbers.some(({ unit }) => unit !== first.unit)) return null
  return `${Math.max(...numbers.map(({ value }) => value))} ${first.unit}`
}
