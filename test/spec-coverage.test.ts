import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const text = (path: string) => readFileSync(new URL(path, root), 'utf8')

const document = text('docs/spec-coverage.md')
const rows = document
  .split('\n')
  .filter(line => /^\| (?!rule \|)/.test(line))
  .map(line => line.slice(1, -1).split('|'))
  .map(cells => cells.map(cell => cell.trim().replace(/^`|`$/g, '')))

it('covers every section of the specification', () => {
  for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(document).toContain(`\n## ${section}. `)
  expect(rows.length).toBeGreaterThan(100)
})

it('names for every rule a test that exists', () => {
  const texts = new Map([...new Set(rows.map(([, , proof = '']) => proof))].map(path => [path, text(path)]))
  const unproven = rows.filter(
    cells => cells.length !== 4 || cells.includes('') || !texts.get(cells[2] ?? '')?.includes(cells[3] ?? ''),
  )
  expect(unproven).toEqual([])
})
