import { linesOf } from './findings.mjs'

/** @typedef {import('./findings.mjs').Row} Row */

const marks = { ok: '✓', failed: '✗', skipped: '-', 'not verified': '?' }

/**
 * Prints a table for people: what failed is told below its row, and the last lines count.
 * @param {Row[]} rows
 */
export const report = rows => {
  const wide = Math.max(9, ...rows.map(({ operation }) => operation.length))
  for (const { operation, interaction, result, note, findings } of rows.toSorted((a, b) =>
    a.operation.localeCompare(b.operation),
  )) {
    const aside = result === 'ok' || note === '' ? '' : `  (${note})`
    console.log(`${marks[result]} ${operation.padEnd(wide)}  ${interaction}${aside}`)
    for (const line of findings.flatMap(linesOf)) console.log(`  ${' '.repeat(wide)}    ${line}`)
  }
  /** @param {Row['result']} name */
  const count = name => rows.filter(({ result }) => result === name).length
  const counts = /** @type {const} */ (['ok', 'failed', 'not verified', 'skipped']).map(
    name => `${count(name)} ${name}`,
  )
  console.log(`\n${rows.length} in all: ${counts.join(', ')}`)
  if (count('ok') === 0) console.log('Nothing was verified: no call succeeded.')
  else if (count('not verified') > 0)
    console.log('A call that is not verified (?) may be right or wrong: its success was not seen.')
}
