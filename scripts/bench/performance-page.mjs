// docs/performance.md: the figures of each bench as a table between its two marks; all around them is written by hand.
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../prepare.mjs'

const page = `${root}docs/performance.md`
const marksOf = bench => [`<!-- figures of ${bench} -->`, '<!-- end -->']

const cell = value => (value === null || value === undefined ? '' : String(value))
const rowOf = ({ name, value, unit, reference, ratio, against }) =>
  `| ${[name, `${value} ${unit === 'share' ? '' : unit}`.trim(), cell(reference), cell(ratio), cell(against)].join(' | ')} |`

/** The figures of one bench as a Markdown table. */
export const tableOf = figures =>
  ['| figure | ours | reference | ratio | against |', '|---|---|---|---|---|', ...figures.map(rowOf)].join(
    '\n',
  )

/** Writes what a bench has found into its place on the page; throws where the page has none. */
export const writeFigures = (bench, figures) => {
  const [start, end] = marksOf(bench)
  const text = readFileSync(page, 'utf8')
  const from = text.indexOf(start)
  const to = text.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`docs/performance.md has no place for ${bench}: ${start} … ${end}`)
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(
    page,
    `${text.slice(0, from)}${start}\n\n${tableOf(figures)}\n\n*\`npm run bench ${bench}\`, ${day}.*\n\n${text.slice(to)}`,
  )
}
