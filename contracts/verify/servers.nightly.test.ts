import { expect, it } from 'vitest'
import { drifts } from './run-drifts.ts'

it('no honest server is refused', async () => {
  const { code, said } = await drifts('--honest')
  expect(said).toMatch(/honest servers: (\d+) of \1 accepted/)
  expect(code).toBe(0)
})

it('every drift is noticed, those by hand and those by rule, but for those listed with a reason', async () => {
  const { code, said } = await drifts()
  expect(said).toMatch(/by hand: \d+ of \d+ noticed, [01] not/)
  expect(said).toMatch(/by rule: \d{4} of \d{4} noticed, 0 not/)
  expect(said).not.toContain('✗')
  expect(code).toBe(0)
})
