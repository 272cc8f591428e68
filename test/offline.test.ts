import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

const rows = text('docs/offline.md')
  .split('\n')
  .filter(line => /^\| (?!what \|)/.test(line))
  .map(line => line.slice(1, -1).split('|'))
  .map(cells => cells.map(cell => cell.trim()))

/** Titles of the tests in a file, as they are written there. */
const titlesIn = (path: string): string[] =>
  [...text(path).matchAll(/\b(?:test|it)\(\s*([`'"])(.*?)\1,/g)].map(([, , title = '']) => title)

it('documents every feature that works without a server and without a network', () => {
  const told = rows.map(([what]) => what).join('\n')
  for (const what of [
    'from cold',
    'by its address',
    'photo to report',
    'lookup',
    'chat',
    'records',
    'export',
  ])
    expect(told).toContain(what)
})

it.each(rows.map(cells => [cells[0], cells] as const))('%s: the table names its test', (_, cells) => {
  expect(cells).toHaveLength(5)
  expect(cells.every(Boolean), 'no cell is empty').toBe(true)
  const [, , , proof = '', says = ''] = cells.map(cell => cell.replace(/^`|`$/g, ''))
  expect(
    titlesIn(proof).filter(title => title.includes(says)),
    `a test of ${proof} that says ${says}`,
  ).not.toEqual([])
})
