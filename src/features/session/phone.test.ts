import { expect, it } from 'vitest'
import { maskPhone } from './phone.ts'

it.each([
  ['13800138000', '138****8000'],
  ['491701234567', '491*****4567'],
  ['91234567', '******67'],
  ['1234567890', '********90'],
  ['12345', '*****'],
  ['', ''],
])('%s is shown as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked)
})

it('hides at least four digits of a number that has more', () => {
  for (let length = 5; length <= 15; length += 1) {
    const hidden = maskPhone('1'.repeat(length)).split('*').length - 1
    expect(hidden, `of ${length} digits`).toBeGreaterThanOrEqual(4)
  }
})
