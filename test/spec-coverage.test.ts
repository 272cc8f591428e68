import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const text = (path: string) => readFileSync(new URL(path, root), 'utf8')

const document = text('docs/spec-coverage.md')
const rows = document
  .split('\n')
  .filter(line => /^\| (?!rule \|)/.test(line))
  .map(line => line.slice(1, -1).split('|'))
  .map(cells => cells.map(cell => cell.trim()))

it('covers every section of the specification', () => {
  for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(document).toContain(`\n## ${section}. `)
  expect(rows.length).toBeGreaterThan(100)
})

it.each(rows.map(cells => [cells[0], cells] as const))(
  '%s is done and proven where the table says',
  (_, cells) => {
    const [rule, where = '', proof = '', says] = cells.map(cell => cell.replace(/^`|`$/g, ''))
    expect([rule, where, proof, says].every(Boolean), 'no cell is empty').toBe(true)
    expect(cells).toHaveLength(4)
    expect(existsSync(new URL(where, root)), where).toBe(true)
    expect(text(proof), proof).toContain(says)
  },
)
