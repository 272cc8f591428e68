// The suites of tests as commands: each resolves with what passed, what failed and how long each test took.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf, root } from '../prepare.mjs'

/** @typedef {{ title: string, seconds: number }} TimedTest */
/** @typedef {{ passed: number, failed: number, tests?: TimedTest[] }} Outcome */
/** @typedef {{ fullName: string, duration?: number | null }} VitestTest */
/** @typedef {{ numPassedTests: number, numFailedTests: number, success: boolean, testResults: { name: string, assertionResults: VitestTest[] }[] }} VitestReport */
/** @typedef {{ title: string, tests: { results: { duration: number }[] }[] }} PlaywrightSpec */
/** @typedef {{ file?: string, title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: object[], suites: PlaywrightSuite[] }} PlaywrightReport */

/**
 * Runs a program in the root. What it prints is shown when it has ended, so that suites beside each other do not mix.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] what is added to the environment
 * @returns {Promise<number | null>} its exit code
 */
const ended = (program, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    /** @type {string[]} */
    const printed = []
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => void printed.push(text))
    child.on('error', reject)
    child.on('close', status => {
      process.stdout.write(printed.join(''))
      resolve(status)
    })
  })

/**
 * Runs a program in the root and shows at once what it prints.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] what is added to the environment
 * @returns {Promise<number | null>} its exit code
 */
const shown = (program, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', resolve)
  })

/**
 * Reads the report of a runner; a runner that died without one counts as a failure.
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Outcome} count
 * @returns {Outcome}
 */
const counted = (file, count) => {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.log(`✗ no report was written: ${messageOf(error)}`)
    return { passed: 0, failed: 1 }
  }
}

/**
 * A command that is one test: it passes when it ends with 0.
 * @param {string} name
 * @param {string} command
 * @returns {Promise<Outcome>}
 */
export const single = async (name, command) => {
  const [program = '', ...args] = command.split(' ')
  const status = await ended(program, args)
  console.log(status === 0 ? `✓ ${name}` : `✗ ${name}: \`${command}\` ended with ${status}`)
  return { passed: Number(status === 0), failed: Number(status !== 0) }
}

/**
 * Tests of some projects of vitest.config.ts.
 * @param {string} folder where the report is written
 * @param {string[]} projects
 * @returns {Promise<Outcome>}
 */
export const vitest = async (folder, ...projects) => {
  const report = join(folder, `${projects.join('-')}.json`)
  const chosen = projects.flatMap(project => ['--project', project])
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const run = projects.includes('contracts') ? ended : shown // contracts run beside the checks
  // In a file, each coloured dot would be 30 characters of control codes.
  const status = await run(
    'npx',
    ['vitest', 'run', ...chosen, ...reporters],
    process.stdout.isTTY ? {} : { NO_COLOR: '1' },
  )
  /** @param {VitestReport} made @returns {Outcome} */
  const count = ({ numPassedTests, numFailedTests, success, testResults }) => ({
    passed: numPassedTests,
    // A file that cannot be loaded is no test, and an error that no test caught is in no report.
    failed: Math.max(numFailedTests, success && status === 0 ? 0 : 1),
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: `${name.slice(root.length)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  })
  return counted(report, count)
}

/** @typedef {keyof typeof chosenBy} Schedule */
/** Journeys by the command that takes them first: by their tags, and those in English with the nightly ones. */
const chosenBy = {
  test: ['--grep-invert', '@all|@nightly'],
  all: ['--grep', '@all', '--grep-invert', String.raw`@nightly|\(en\)`],
  nightly: ['--grep', String.raw`@nightly|\(en\).*@all`],
  every: [],
}

/**
 * Journeys in a browser.
 * @param {string} folder where the report is written
 * @param {string} browser path of a Chromium
 * @param {Schedule} schedule which of them
 * @param {{ isIsolated?: boolean }} [options] whether the page is served isolated from other origins (COOP and COEP)
 * @returns {Promise<Outcome>}
 */
export const journeys = async (folder, browser, schedule, { isIsolated = false } = {}) => {
  const report = join(folder, `journeys-${schedule}${isIsolated ? '-isolated' : ''}.json`)
  const env = { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ISOLATED: isIsolated ? '1' : '0' }
  await shown('npx', ['playwright', 'test', ...chosenBy[schedule], '--reporter=list,json'], env)
  /** @param {PlaywrightSuite} suite @returns {TimedTest[]} */
  const testsOf = ({ file = '', specs = [], suites = [] }) => [
    ...specs.map(({ title, tests }) => ({
      title: `${file}: ${title}`,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...suites.flatMap(testsOf),
  ]
  /** @param {PlaywrightReport} made @returns {Outcome} */
  const count = ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length, // flaky means broken
    tests: suites.flatMap(testsOf),
  })
  return counted(report, count)
}
