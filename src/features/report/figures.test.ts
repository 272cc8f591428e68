import { expect, it } from 'vitest'
import { percentText, pointsText } from './figures.ts'

it('writes figures as both languages do', () => {
  const points = new Intl.NumberFormat('zh-Hans', { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
  for (const value of [1.2, -8, -14.25, 0, -0.001, 0.004, 34, -0.1 - 0.2])
    expect(pointsText(value)).toBe(points.format(value))
  const percent = new Intl.NumberFormat('en', { style: 'percent' })
  for (const share of [0, 0.004, 0.976, 1]) expect(percentText(share)).toBe(percent.format(share))
})
