import { expect, it } from 'vitest'
import { dailyLimit } from './daily-limit.ts'

it('tells the daily limit of an adult of 60 kg from an ADI', () => {
  expect(dailyLimit('0-4 (1981)')).toBe(240)
  expect(dailyLimit('0-0.07 as nitrite ion (2002)')).toBe(4.2)
  expect(dailyLimit('not specified')).toBeNull()
  expect(dailyLimit('MTDI 70')).toBeNull()
  expect(dailyLimit('')).toBeNull()
})
