import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

export interface FaultRow {
  moment: string
  fault: string
  /** What becomes of the new; what was saved stays in every row. */
  outcome: string
  /** The storage warning the person sees, null for none. */
  told: string | null
}

/** The table of docs/storage-faults.md under a heading is that of the tests, row by row. */
export const expectDocumented = (heading: string, rows: readonly FaultRow[]) => {
  const text = readFileSync(new URL('../../docs/storage-faults.md', import.meta.url), 'utf8')
  const part = text.split(/^## /m).find(section => section.startsWith(`${heading}\n`)) ?? ''
  const documented = part
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
  expect(documented).toEqual(
    rows.map(({ moment, fault, outcome, told }) => `| ${moment} | ${fault} | ${outcome} | ${told ?? ''} |`),
  )
}
