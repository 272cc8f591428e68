import { expect, it } from 'vitest'
import { drifts } from './run-drifts.ts'

it('every drift thought up by people is noticed, but for those listed with a reason', async () => {
  const { code, said } = await drifts('--by-hand')
  expect(said).toMatch(/by hand: \d+ of \d+ noticed, [01] not/)
  expect(said).not.toContain('✗')
  expect(code).toBe(0)
})
