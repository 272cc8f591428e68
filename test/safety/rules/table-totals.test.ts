import { expect, it } from 'vitest'
import type { KnownAmounts } from '../../../src/engine/nutrition/known-amounts.ts'
import type { NutrientTotals } from '../../../src/engine/scoring/nutrient-totals.ts'
import { withTable } from '../../../src/engine/scoring/table-totals.ts'

const nothing = { sugar: 0, salt: 0, satfat: 0, oil: 0, hydro: 0, refined: 0 }
const totalsOf = (of: Partial<NutrientTotals['of']>): NutrientTotals => ({
  of: { ...nothing, ...of },
  items: { sugar: [], salt: [], satfat: [], oil: [], hydro: [], refined: [] },
})
const known = (of: KnownAmounts['of'], basis: KnownAmounts['basis'] = 'g'): KnownAmounts => ({
  basis,
  of,
  isFromPortion: false,
})
const measured = (
  of: Partial<NutrientTotals['of']>,
  amounts: KnownAmounts['of'],
  basis?: KnownAmounts['basis'],
) => {
  const result = withTable(totalsOf(of), known(amounts, basis))
  const changed = Object.fromEntries(Object.entries(result.of).filter(([, points]) => points !== 0))
  return { of: changed, table: result.table }
}

it('without a table nothing changes', () => {
  const totals = totalsOf({ sugar: 5, oil: 3 })
  expect(withTable(totals, undefined)).toEqual({ ...totals, table: {} })
})

it.each([
  // Sugars, where the list names a source of sugar: 28 points at 20 g, and more above.
  [{ sugar: 3 }, { sugars: 20 }, 'g', { sugar: 28 }, ['sugar']],
  [{ sugar: 3 }, { sugars: 10 }, 'g', { sugar: 14 }, ['sugar']],
  [{ sugar: 3 }, { sugars: 40 }, 'g', { sugar: 56 }, ['sugar']],
  [{ sugar: 3 }, { sugars: 0 }, 'g', {}, ['sugar']],
  [{}, { sugars: 20 }, 'g', {}, []],
  // A drink of half as much weighs the same.
  [{ sugar: 3 }, { sugars: 10 }, 'ml', { sugar: 28 }, ['sugar']],
  // Without sugars they are no more than the carbohydrate, and no more than the list says.
  [{ sugar: 20 }, { carbohydrate: 5 }, 'g', { sugar: 7 }, []],
  [{ sugar: 3 }, { carbohydrate: 50 }, 'g', { sugar: 3 }, []],
  [{ sugar: 20 }, { sugars: 10, carbohydrate: 1 }, 'g', { sugar: 14 }, ['sugar']],
  [{}, { carbohydrate: 5 }, 'g', {}, []],
  // Salt counts wherever it comes from.
  [{}, { salt: 2 }, 'g', { salt: 15 }, ['salt']],
  [{ salt: 9 }, { salt: 1 }, 'g', { salt: 7.5 }, ['salt']],
  [{ salt: 9 }, { salt: 1 }, 'ml', { salt: 15 }, ['salt']],
  [{ salt: 9 }, {}, 'g', { salt: 9 }, []],
  // Saturated fat, where the list names an oil or a fat.
  [{ satfat: 1 }, { saturatedFat: 10 }, 'g', { satfat: 22 }, ['satfat']],
  [{ oil: 1 }, { saturatedFat: 5 }, 'g', { satfat: 11, oil: 1 }, ['satfat']],
  [{ hydro: 1 }, { saturatedFat: 5 }, 'g', { satfat: 11, hydro: 1 }, ['satfat']],
  [{}, { saturatedFat: 10 }, 'g', {}, []],
  [{ satfat: 20 }, { fat: 5 }, 'g', { satfat: 11 }, []],
  [{ satfat: 2 }, { fat: 50 }, 'g', { satfat: 2 }, []],
  [{ satfat: 20 }, { fat: 5, saturatedFat: 1 }, 'g', { satfat: 2.2 }, ['satfat']],
  // Energy stands for refined oil: nothing at 800 kJ, ten points at 2250.
  [{ oil: 5 }, { energy: 800 }, 'g', {}, ['oil']],
  [{ oil: 5 }, { energy: 100 }, 'g', {}, ['oil']],
  [{ oil: 5 }, { energy: 2250 }, 'g', { oil: 10 }, ['oil']],
  [{ oil: 5 }, { energy: 3000 }, 'g', { oil: 10 }, ['oil']],
  [{ oil: 5 }, { energy: 1525 }, 'g', { oil: 5 }, ['oil']],
  [{ oil: 5 }, { energy: 762.5 }, 'ml', { oil: 5 }, ['oil']],
  [{}, { energy: 2250 }, 'g', {}, []],
] as const)('%j with %j per 100 %s gives %j', (of, amounts, basis, points, fromTable) => {
  const result = measured(of, amounts, basis)
  expect(Object.keys(result.of).toSorted()).toEqual(Object.keys(points).toSorted())
  for (const [name, value] of Object.entries(points)) expect(result.of[name]).toBeCloseTo(value, 6)
  expect(Object.keys(result.table)).toEqual(fromTable)
})

it('keeps what the table says, for the sentence of the reason', () => {
  expect(measured({ sugar: 3 }, { sugars: 10.6 }, 'ml').table).toEqual({
    sugar: { amount: 10.6, basis: 'ml' },
  })
})
