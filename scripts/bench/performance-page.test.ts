import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import stored from '../../docs/measurements/performance.json' with { type: 'json' }
import { headlines } from './headline-figures.mjs'
import { headlineTable } from './performance-page.mjs'

const measured = (...names: string[]) => ({
  date: '2026-11-22',
  figures: names.map(name => ({
    name,
    value: 12_340,
    unit: 'bytes',
    reference: 10_000,
    ratio: 1.23,
    against: 'libraries',
  })),
})

describe('docs/performance.md', () => {
  it('shows the stored figures', () => {
    const page = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8')
    const table = headlineTable(stored)
    expect(table.split('\n')).toHaveLength(headlines.length + 2)
    expect(page).toContain(table)
  })

  it('shows a figure with its reference, command and date', () => {
    const table = headlineTable({
      'first-load': measured('first-load JavaScript, gzip', 'bytes before the first paint, gzip'),
    })
    expect(table).toContain(
      '| 12.3 kB | 10.0 kB (the required libraries alone) | `npm run bench first-load` | 2026-11-22 |',
    )
  })

  it('is not written when a benchmark no longer has a figure', () => {
    expect(() => headlineTable({ 'first-load': measured('renamed') })).toThrow('first-load JavaScript')
  })
})
