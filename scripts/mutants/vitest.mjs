// What tests get for `vitest` where scripts/mutants/runner.mjs runs them: the real `expect`, and `it` and `describe`
// that only write down what there is to run.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { chai, expect } from '../../node_modules/vitest/dist/index.js'

export { expect }

/** What the file that is being read has registered, in its order. */
export const registry = { file: '', tests: [], before: [] }

let names = []

const titled = (title, values) => {
  let at = 0
  return title.replace(/%[sdifjo]/g, () => String(values[at++]))
}
const rows = cases => cases.map(row => (Array.isArray(row) ? row : [row]))

const register = (title, run) => {
  const name = [...names, title].join(' ')
  const twins = registry.tests.filter(test => test.title === name).length
  const id = `${registry.file}#${name}${twins > 0 ? ` (${twins + 1})` : ''}`
  registry.tests.push({ id, title: name, run })
}
export const it = Object.assign((title, run) => register(title, run), {
  each: cases => (title, run) => {
    for (const values of rows(cases)) register(titled(title, values), () => run(...values))
  },
})
export const describe = Object.assign(
  (title, body) => {
    names = [...names, title]
    body()
    names = names.slice(0, -1)
  },
  {
    each: cases => (title, body) => {
      for (const values of rows(cases)) describe(titled(title, values), () => body(...values))
    },
  },
)
export const beforeAll = run => registry.before.push(run)

chai.util.addMethod(chai.Assertion.prototype, 'toMatchFileSnapshot', function (name) {
  expect(this._obj).toBe(readFileSync(resolve(dirname(registry.file), name), 'utf8'))
})
