// docs/performance.md: the figures of each bench as a table between its two marks; all around them is written by hand.
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../prepare.mjs'

/** @typedef {import('./measure.mjs').Figure} Figure */

const page = `${root}docs/performance.md`
/**
 * @param {string} bench
 * @returns {[start: string, end: string]}
 */
const marksOf = bench => [`<!-- figures of ${bench} -->`, '<!-- end -->']

/** @param {string | number | null | undefined} value */
const cell = value => (value === null || value === undefined ? '' : String(value))
/** @param {Figure} figure */
const rowOf = ({ name, value, unit, reference, ratio, against }) =>
  `| ${[name, `${value} ${unit === 'share' ? '' : unit}`.trim(), cell(reference), cell(ratio), cell(against)].join(' | ')} |`

/**
 * The figures of one bench as a Markdown table.
 * @param {readonly Figure[]} figures
 */
export const tableOf = figures =>
  ['| figure | ours | reference | ratio | against |', '|---|---|---|---|---|', ...figures.map(rowOf)].join(
    '\n',
  )

/**
 * Writes what a bench has found into its place on the page; throws where the page has none.
 * @param {string} bench
 * @param {readonly Figure[]} figures
 */
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
