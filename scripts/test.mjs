// `npm test`: all checks and tests, from a fresh clone. The last line is the sum of all suites.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser, ensureDependencies, ensureRecognition, messageOf, root, run } from './prepare.mjs'

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numFailedTestSuites: number, success: boolean }} VitestReport */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: object[] }} PlaywrightReport */

const folder = mkdtempSync(join(tmpdir(), 'analyze-h5-'))

/**
 * Runs a command and counts as one test.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @returns {Counts}
 */
const single = (name, command, args) => {
  try {
    run(command, args)
    console.log(`✓ ${name}`)
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.log(`✗ ${name}: ${messageOf(error)}`)
    return { passed: 0, failed: 1 }
  }
}

/**
 * Reads a report; a runner that died without one counts as a failure.
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Counts} count
 * @returns {Counts}
 */
const counted = (file, count) => {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.log(`✗ the test runner wrote no report: ${messageOf(error)}`)
    return { passed: 0, failed: 1 }
  }
}

const units = () => {
  const report = join(folder, 'units.json')
  spawnSync(
    'npx',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  /** @param {VitestReport} report @returns {Counts} */
  const count = ({ numPassedTests, numFailedTests, numFailedTestSuites, success }) => ({
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites, success ? 0 : 1),
  })
  return counted(report, count)
}

/** @param {string} browser path of a Chromium */
const journeys = browser => {
  const report = join(folder, 'journeys.json')
  spawnSync('npx', ['playwright', 'test', '--reporter=list,json'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  /** @param {PlaywrightReport} report @returns {Counts} */
  const count = ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length, // flaky means broken
  })
  return counted(report, count)
}

try {
  ensureDependencies()
  ensureRecognition()
  const { runChecks } = await import('./check.mjs')
  const browser = await ensureBrowser()
  const results = {
    checks: await runChecks(),
    units: units(),
    'server build': single('server build', 'npx', ['vite', 'build', '--logLevel', 'warn']),
    'server build holds no mock': single('server build holds no mock', 'node', ['scripts/check-bundle.mjs']),
    'first load within budget': single('first load within budget', 'npx', ['size-limit']),
    'demo build': single('demo build', 'npx', ['vite', 'build', '--mode', 'demo', '--logLevel', 'warn']),
    journeys: journeys(browser),
  }
  console.log('')
  for (const [name, { passed, failed }] of Object.entries(results))
    console.log(`${name}: ${passed} passed, ${failed} failed`)
  /** @param {keyof Counts} key */
  const sum = key => Object.values(results).reduce((total, result) => total + result[key], 0)
  process.exitCode = sum('failed') === 0 ? 0 : 1
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
