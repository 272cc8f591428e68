// Runs the tests of the engine for Stryker in its own process. Under vitest a mutant costs seconds before its first test:
// the knowledge tables are read and their dictionary is made for each of them. Here the tables are read once, and the
// engine and its tests again for every mutant, file by file until one fails.
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, createServerModuleRunner } from 'vite'

/**
 * Where mutated code looks which mutant it is, and counts what it has met; Stryker's instrumenter names it.
 * @typedef {object} Mutants
 * @property {string | undefined} [activeMutant]
 * @property {string | undefined} [currentTestId]
 * @property {unknown} [mutantCoverage] Counted by the mutated code, read by Stryker.
 * @property {number} [hitCount]
 * @property {number | undefined} [hitLimit]
 */
/**
 * What Stryker asks of a runner, as far as it is read here.
 * @typedef {object} MutantRun
 * @property {{ id: string, fileName: string }} activeMutant
 * @property {'static' | 'runtime'} mutantActivation
 * @property {string[]} [testFilter] Ids of tests.
 * @property {number} [hitLimit]
 */

const SHIM = fileURLToPath(new URL('./vitest.mjs', import.meta.url))
/** Notices most, and comes first. */
const KEEN = 'test/labels/outlines.test.ts'
/** Tests of seconds come last. Those with many random texts are left out with `MUTANTS=engine-quick`. */
const SLOW = [
  'test/labels/fields.test.ts',
  'test/labels/answers.test.ts',
  'test/labels/questions.test.ts',
  'test/labels/questions-report.test.ts',
]
const RANDOM = ['test/labels/questions-hostile.all.test.ts', 'src/engine/engine.test.ts']
/** Of the engine itself they notice little that a quicker one has not; left out for it with `MUTANTS=engine-quick`. */
const ON_ANSWERS = /^test\/labels\/(?:answers|questions)/
const ORDER = [...SLOW, ...RANDOM]
const isQuick = process.env['MUTANTS'] === 'engine-quick'
/** What may hurt somebody, against the promises about it: seconds instead of minutes. */
const isSafety = process.env['MUTANTS'] === 'engine-safety'
const LEFT_OUT = [
  'test/labels/additive-names.all.test.ts', // what a mutant breaks for one additive of them all, a shorter test has noticed
  ...(isQuick ? RANDOM : []),
  'test/safety/properties.all.test.ts',
  'test/safety/chat/chat.all.test.ts',
  ...(isSafety ? ['test/safety/chat/chat.test.ts', 'test/safety/sentences.test.ts'] : []),
]

const testFiles = () => {
  /** @param {string} file */
  const rank = file => (file === KEEN ? -2 : ORDER.indexOf(file))
  const folders = isSafety
    ? ['src/engine/scoring', 'src/engine/warnings', 'test/safety']
    : ['src/engine', 'test/labels', 'test/safety']
  return folders
    .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => `${folder}/${name}`))
    .filter(file => file.endsWith('.test.ts') && !LEFT_OUT.includes(file))
    .sort((one, other) => rank(one) - rank(other))
}

const world = /** @type {typeof globalThis & { __stryker__?: Mutants }} */ (globalThis)
world.__stryker__ ??= {}

class InProcessRunner {
  mutants = world.__stryker__ ?? {}

  /** @type {{ server: import('vite').ViteDevServer, modules: import('vite/module-runner').ModuleRunner, registry: typeof import('./vitest.mjs').registry } | undefined} */
  opened = undefined

  /** What `init` has opened. */
  get open() {
    if (this.opened === undefined) throw new Error('Stryker has not called init')
    return this.opened
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    const server = await createServer({
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      resolve: { alias: [{ find: /^vitest$/, replacement: SHIM }] },
    })
    const modules = createServerModuleRunner(server.environments.ssr, { hmr: false })
    /** @type {typeof import('./vitest.mjs')} */
    const shim = await modules.import(SHIM)
    this.opened = { server, modules, registry: shim.registry }
  }

  /** Forgets all that was made by code under test; the tables stay. */
  forget() {
    const { evaluatedModules } = this.open.modules
    for (const [id, module] of evaluatedModules.idToModuleMap)
      if (/\/src\/engine\/|\/test\//.test(id)) evaluatedModules.invalidateModule(module)
  }

  /** @param {string} file */
  async load(file) {
    const { modules, registry } = this.open
    Object.assign(registry, { file: resolve(file), tests: [], before: [] })
    await modules.import(resolve(file))
    const { tests, before } = registry
    return { tests, before }
  }

  async dryRun() {
    const results = []
    this.mutants.activeMutant = undefined
    this.mutants.mutantCoverage = undefined
    for (const file of testFiles()) {
      const { tests, before } = await this.load(file)
      for (const prepare of before) await prepare()
      for (const { id, title, run } of tests) {
        this.mutants.currentTestId = id
        const started = performance.now()
        const failure = await failureOf(run)
        this.mutants.currentTestId = undefined
        const timeSpentMs = performance.now() - started
        results.push({
          id,
          name: title,
          fileName: resolve(file),
          timeSpentMs,
          ...(failure ? { status: 1, failureMessage: failure } : { status: 0 }),
        })
      }
    }
    return { status: 'complete', tests: results, mutantCoverage: this.mutants.mutantCoverage }
  }

  /** @param {MutantRun} run */
  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }) {
    const wanted = testFilter && new Set(testFilter)
    const id = activeMutant.id
    this.mutants.activeMutant = mutantActivation === 'static' ? id : undefined
    // Stryker allows a hundred times what all tests need: minutes, for a loop without end.
    const limit = hitLimit && hitLimit / 10
    Object.assign(this.mutants, { hitCount: 0, hitLimit: limit })
    this.forget()
    let nrOfTests = 0
    const isOfAnswers = activeMutant.fileName.includes('/answers/')
    for (const file of testFiles()) {
      if (isQuick && !isOfAnswers && ON_ANSWERS.test(file)) continue
      if (wanted && ![...wanted].some(test => test.startsWith(`${resolve(file)}#`))) continue
      if (mutantActivation !== 'static') this.mutants.activeMutant = undefined
      const { tests, before } = await this.load(file)
      for (const prepare of before) await prepare()
      this.mutants.activeMutant = id
      // All tests of the file: what is made once and kept was met by the first of them alone, and shows in any.
      for (const test of tests) {
        nrOfTests++
        const failure = await failureOf(test.run)
        if (limit !== undefined && (this.mutants.hitCount ?? 0) > limit)
          return { status: 'timeout', reason: `met ${this.mutants.hitCount} times` }
        if (failure) return { status: 'killed', killedBy: [test.id], failureMessage: failure, nrOfTests }
      }
    }
    return { status: 'survived', nrOfTests }
  }

  async dispose() {
    await this.opened?.modules.close()
    await this.opened?.server.close()
  }
}

/**
 * @param {() => unknown} run
 * @returns {Promise<string | undefined>}
 */
const failureOf = async run => {
  try {
    await run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'in-process', factory: () => new InProcessRunner() },
]
