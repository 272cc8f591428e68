// What a run of the tests says at its end.

/** @typedef {import('./suites.mjs').Outcome} Outcome */
/** @typedef {Outcome & { name: string, seconds: number }} Phase */

/**
 * Prints the slowest tests, a table of the phases and, alone on the last line, the sums.
 * @param {readonly Phase[]} phases
 * @returns {boolean} whether nothing failed
 */
export const printSummary = phases => {
  const slowest = phases
    .flatMap(({ tests = [] }) => tests)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 20)
  console.log('\nThe 20 slowest tests, in seconds:')
  for (const { title, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${title}`)

  const width = Math.max(...phases.map(({ name }) => name.length))
  console.log(`\n${'phase'.padEnd(width)}  seconds  passed  failed`)
  for (const { name, seconds, passed, failed } of phases)
    console.log(
      `${name.padEnd(width)}  ${seconds.toFixed(0).padStart(7)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}`,
    )

  /** @param {'passed' | 'failed'} key */
  const sum = key => phases.reduce((total, phase) => total + phase[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0
}
