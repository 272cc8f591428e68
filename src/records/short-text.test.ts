import { expect, it } from 'vitest'
import { shortText } from './short-text.ts'

it('a text longer than any name on a pack is cut off between letters, and others stay as they are', () => {
  expect(shortText('苏打饼干')).toBe('苏打饼干')
  expect(shortText('🧂'.repeat(200))).toBe('🧂'.repeat(200))
  expect(shortText('🧂'.repeat(201))).toBe(`${'🧂'.repeat(200)}…`)
  expect(shortText(`z${'\u0301'.repeat(100_000)}`)).toHaveLength(201)
})
