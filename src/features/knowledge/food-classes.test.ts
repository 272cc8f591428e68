import { expect, it } from 'vitest'
import { highestLimit, usesByClass } from './food-classes.ts'

const use = (categoryNo: string, maxUse: 'GMP' | { value: number; unit: 'g/kg' } = 'GMP') => ({
  categoryNo,
  categoryName: '',
  maxUse,
  maxResidueMgPerKg: null,
  only: '',
  note: '',
})
const grams = (value: number) => ({ value, unit: 'g/kg' as const })

it('puts uses under their major class, in the order of the standard', () => {
  const grouped = usesByClass([use('14.02.03'), use('07.01'), use(''), use('07.02'), use('01.01')])
  expect(grouped.map(({ foodClass, uses }) => [foodClass, uses.map(({ categoryNo }) => categoryNo)])).toEqual(
    [
      ['all', ['']],
      ['01', ['01.01']],
      ['07', ['07.01', '07.02']],
      ['14', ['14.02.03']],
    ],
  )
})

it('names the highest limit of a class', () => {
  expect(highestLimit([use('07.01', grams(0.1)), use('07.02', grams(1.5)), use('07.03', grams(0.5))])).toBe(
    '1.5 g/kg',
  )
})

it('names none where one of them has no number', () => {
  expect(highestLimit([use('07.01', grams(0.1)), use('07.02')])).toBeNull()
  expect(highestLimit([])).toBeNull()
})
