// Stores the figures of each benchmark in docs/measurements/performance.json and writes the table of docs/performance.md
// from them. The text around the table is written by hand.
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../prepare.mjs'
import { headlines } from './headline-figures.mjs'

/** @typedef {import('./measure.mjs').Figure} Figure */
/** @typedef {{ date: string, figures: readonly Figure[] }} Measured the figures of one run; date as YYYY-MM-DD */

const page = `${root}docs/performance.md`
const store = `${root}docs/measurements/performance.json`
const START = '<!-- figures, written by npm run bench -->'
const END = '<!-- end of the figures -->'

/** @param {string | number | null | undefined} value */
const cell = value => (value === null || value === undefined ? '' : String(value))
/** @param {Figure} figure */
const rowOf = ({ name, value, unit, reference, ratio, against }) =>
  `| ${[name, `${value} ${unit === 'share' ? '' : unit}`.trim(), cell(reference), cell(ratio), cell(against)].join(' | ')} |`

/**
 * All figures of benchmarks as a Markdown table, for the terminal.
 * @param {readonly Figure[]} figures
 */
export const tableOf = figures =>
  ['| figure | ours | reference | ratio | against |', '|---|---|---|---|---|', ...figures.map(rowOf)].join(
    '\n',
  )

/** @param {number} value */
const short = value => Number(value.toPrecision(3)).toLocaleString('en-US')

/**
 * A value as the page shows it: shares as percentages, bytes as kB.
 * @param {number} value
 * @param {string} unit
 */
const shown = (value, unit) => {
  if (unit === 'share') return `${short(value * 100)} %`
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`
  return unit === '1/s' ? short(value) : `${short(value)} ${unit}`.trim()
}

/**
 * One row of the page; throws if the benchmark no longer has the figure, so that a renamed one is not lost.
 * @param {import('./headline-figures.mjs').Headline} headline
 * @param {Measured} measured
 */
const headlineRow = ({ bench, figure: begin, title, comparison, take }, { date, figures }) => {
  const figure = figures.find(({ name }) => name.startsWith(begin))
  if (!figure)
    throw new Error(`The benchmark ${bench} has no figure “${begin}” (scripts/bench/headline-figures.mjs)`)
  const { value, unit, reference } = figure
  const compared = comparison && reference !== null ? `${shown(reference, unit)} (${comparison})` : ''
  const ours = shown(take === 'reference' && reference !== null ? reference : value, unit)
  return `| ${title} | ${ours} | ${compared} | \`npm run bench ${bench}\` | ${date} |`
}

/**
 * The table of the page. Benchmarks without a stored run have no row.
 * @param {Record<string, Measured>} all by the name of the benchmark
 */
export const headlineTable = all =>
  [
    '| figure | ours | for comparison | command | date |',
    '|---|---|---|---|---|',
    ...headlines.flatMap(headline => {
      const measured = all[headline.bench]
      return measured ? [headlineRow(headline, measured)] : []
    }),
  ].join('\n')

/** @param {string} table */
const writePage = table => {
  const text = readFileSync(page, 'utf8')
  const [from, to] = [text.indexOf(START), text.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`docs/performance.md has lost the lines ${START} and ${END}`)
  writeFileSync(page, `${text.slice(0, from)}${START}\n\n${table}\n\n${text.slice(to)}`)
}

/**
 * Stores the figures of a benchmark with today's date and updates the page.
 * @param {string} bench
 * @param {readonly Figure[]} figures
 */
export const writeFigures = (bench, figures) => {
  const stored = JSON.parse(readFileSync(store, 'utf8'))
  const all = { ...stored, [bench]: { date: new Date().toISOString().slice(0, 10), figures } }
  const table = headlineTable(all)
  writeFileSync(store, `${JSON.stringify(all, null, 2)}\n`)
  writePage(table)
}
