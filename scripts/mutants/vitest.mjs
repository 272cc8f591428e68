// What tests get for `vitest` where scripts/mutants/runner.mjs runs them: the real `expect`, and `it` and `describe`
// that only write down what there is to run.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { chai, expect } from '../../node_modules/vitest/dist/index.js'

/** @typedef {(...values: unknown[]) => unknown} Run */
/** @typedef {{ id: string, title: string, run: () => unknown }} RegisteredTest */
/** @typedef {(readonly unknown[] | unknown)[]} Cases As `it.each` takes them. */

export { expect }

/**
 * What the file that is being read has registered, in its order.
 * @type {{ file: string, tests: RegisteredTest[], before: (() => unknown)[] }}
 */
export const registry = { file: '', tests: [], before: [] }

/** @type {string[]} */
let names = []

/**
 * @param {string} title
 * @param {unknown[]} values
 */
const titled = (title, values) => {
  let at = 0
  return title.replace(/%[sdifjo]/g, () => String(values[at++]))
}
/**
 * @param {Cases} cases
 * @returns {unknown[][]}
 */
const rows = cases => cases.map(row => (Array.isArray(row) ? row : [row]))

/**
 * @param {string} title
 * @param {() => unknown} run
 */
const register = (title, run) => {
  const name = [...names, title].join(' ')
  const twins = registry.tests.filter(test => test.title === name).length
  const id = `${registry.file}#${name}${twins > 0 ? ` (${twins + 1})` : ''}`
  registry.tests.push({ id, title: name, run })
}
export const it = Object.assign(register, {
  /** @param {Cases} cases */
  each: cases => (/** @type {string} */ title, /** @type {Run} */ run) => {
    for (const values of rows(cases)) register(titled(title, values), () => run(...values))
  },
})
export const describe = Object.assign(
  /**
   * @param {string} title
   * @param {() => void} body
   */
  (title, body) => {
    const outer = names
    names = [...names, title]
    try {
      body()
    } finally {
      names = outer // also where a mutant makes the body throw: ids of the next file must not change
    }
  },
  {
    /** @param {Cases} cases */
    each: cases => (/** @type {string} */ title, /** @type {Run} */ body) => {
      for (const values of rows(cases)) describe(titled(title, values), () => body(...values))
    },
  },
)
/** @param {() => unknown} run */
export const beforeAll = run => registry.before.push(run)

/**
 * @this {{ _obj: unknown }} chai's assertion
 * @param {string} name
 */
function toMatchFileSnapshot(name) {
  expect(this._obj).toBe(readFileSync(resolve(dirname(registry.file), name), 'utf8'))
}
chai.util.addMethod(chai.Assertion.prototype, 'toMatchFileSnapshot', toMatchFileSnapshot)
