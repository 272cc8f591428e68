// `npm test`: what every change is tested by, from a fresh clone. `npm run test:all`: the same, and then what takes longer.
// `npm run test:nightly`: all of that, and what takes longest. The last line sums all suites.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './check.mjs'
import { ensureBrowser, ensureDependencies, ensureRecognition, messageOf } from './prepare.mjs'
import { journeys, single, vitest } from './test/suites.mjs'
import { printSummary } from './test/summary.mjs'

/** @typedef {import('./test/summary.mjs').Phase} Phase */
/** @typedef {import('./test/suites.mjs').Outcome} Outcome */

const isNightly = process.argv.includes('--nightly')
const isAll = isNightly || process.argv.includes('--all')
const folder = mkdtempSync(join(tmpdir(), 'analyze-h5-'))
/** @type {Phase[]} */
const phases = []

/**
 * Runs a phase and notes how long it took.
 * @param {string} name
 * @param {() => Promise<Outcome>} run
 */
const phase = async (name, run) => {
  const startedMs = performance.now()
  const outcome = await run()
  phases.push({ name, seconds: (performance.now() - startedMs) / 1000, ...outcome })
}

/** The two builds that journeys walk through, and what is asked of the first. */
const builds = async () => {
  for (const [name, command] of /** @type {const} */ ([
    ['server build', 'npx vite build --logLevel warn'],
    ['server build holds no mock', 'node scripts/checks/check-bundle.mjs'],
    ['first load within budget', 'npx size-limit'],
    ['demo build', 'npx vite build --mode demo --logLevel warn'],
  ]))
    await phase(name, () => single(name, command))
}

try {
  ensureDependencies()
  ensureRecognition()
  const browser = await ensureBrowser()
  // What waits for others, or runs on one core, runs beside what uses all of them.
  await Promise.all([
    phase('contracts', () => vitest(folder, 'contracts')),
    phase('checks', runChecks).then(builds),
  ])
  await phase('units', () => vitest(folder, 'engine', 'units', 'isolated'))
  await phase('journeys', () => journeys(folder, browser, 'test'))
  if (isAll) {
    await phase('units, the rest', () => vitest(folder, 'all'))
    await phase('journeys, the rest', () => journeys(folder, browser, 'all'))
  }
  if (isNightly) {
    await phase('units, the longest', () => vitest(folder, 'nightly'))
    await phase('journeys, the longest', () => journeys(folder, browser, 'nightly'))
    await phase('journeys, isolated page', () => journeys(folder, browser, 'every', { isIsolated: true }))
  }
  process.exitCode = printSummary(phases) ? 0 : 1
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
