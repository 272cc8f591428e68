import { expect, it } from 'vitest'
import { formatCount, formatMegabytes, formatPercent, formatPoints } from './format-number.ts'

it.each(['zh-Hans', 'en'])('writes figures as %s does', language => {
  const points = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
  for (const value of [1.2, -8, -14.25, 0, -0.001, 0.004, 34, -0.1 - 0.2])
    expect(formatPoints(value)).toBe(points.format(value))
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  for (const share of [0, 0.004, 0.976, 1, 1.5]) expect(formatPercent(share)).toBe(percent.format(share))
  const count = new Intl.NumberFormat(language)
  for (const value of [0, 7, 999, 1000, 12_345, 999_999, 1_234_567])
    expect(formatCount(value)).toBe(count.format(value))
  const megabytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  for (const value of [0, 0.04, 1, 12.34, 999.9])
    expect(formatMegabytes(value * 2 ** 20)).toBe(megabytes.format(value))
})
