// Runs the tests of the engine for Stryker in its own process. Under vitest a mutant costs seconds before its first test:
// the knowledge tables are read and their dictionary is made for each of them. Here the tables are read once, and the
// engine and its tests again for every mutant, file by file until one fails. Claims, scoring and warnings keep nothing
// between labels: with `MUTANTS=engine-safety` only what depends on the changed module is read again, and only for a mutant
// that runs while a module loads. Tests that noticed mutants of a file come first for the next mutant of that file.
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, createServerModuleRunner } from 'vite'

/**
 * Where mutated code looks which mutant it is, and counts what it has met; Stryker's instrumenter names it.
 * @typedef {object} Mutants
 * @property {string | undefined} [activeMutant]
 * @property {string | undefined} [currentTestId]
 * @property {{ perTest: Record<string, unknown> }} [mutantCoverage] Counted by the mutated code, read by Stryker.
 * @property {number} [hitCount]
 * @property {number | undefined} [hitLimit]
 */
/**
 * What Stryker asks of a runner, as far as it is read here.
 * @typedef {object} MutantRun
 * @property {{ id: string, fileName: string }} activeMutant
 * @property {string} sandboxFileName
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
  ...(isSafety ? ['test/safety/chat/chat.test.ts'] : []),
]
/** Thousands of claims: only mutants of their own folder are worth them. */
const MANY_CLAIMS = 'test/safety/claims-generated.test.ts'
/** Of the tests that noticed mutants of one file, how many are tried first. */
const MOST_KEEN = 60
/** Stands for a test while a test file is read. */
const READING = 'reading'
const RULES = ['src/engine/claims', 'src/engine/scoring', 'src/engine/warnings']
/** Parts of the paths of the only tests to run, with commas: `MUTANTS_TESTS=statements/pack,words/`. The score is then a lower bound. */
const ONLY = process.env['MUTANTS_TESTS']?.split(',')

const testFiles = () => {
  /** @param {string} file */
  const rank = file => (file === KEEN ? (isSafety ? 1 : -2) : ORDER.indexOf(file))
  const folders = isSafety
    ? ['test/safety/words', ...RULES, 'test/safety']
    : ['src/engine', 'test/labels', 'test/safety']
  const files = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true }).map(name => `${folder}/${name}`),
  )
  if (isSafety) files.push('test/labels/scoring-examples.test.ts', KEEN)
  return [...new Set(files)]
    .filter(file => file.endsWith('.test.ts') && !LEFT_OUT.includes(file))
    .filter(file => !ONLY || ONLY.some(part => file.includes(part)))
    .sort((one, other) => rank(one) - rank(other))
}

const world = /** @type {typeof globalThis & { __stryker__?: Mutants }} */ (globalThis)
world.__stryker__ ??= {}

/** The dictionary and the index of look-alikes do not depend on the rules of safety: all engines share one. */
const makeOnce = {
  name: 'make-once',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (!/src\/engine\/matching\/(?:dictionary|fuzzy-match)\.ts$/.test(id)) return undefined
    return code.replace(
      /export function (create(?:Dictionary|FuzzyMatcher))\(/,
      'let made\nexport const $1 = (...given) => (made ??= $1Anew(...given))\nfunction $1Anew(',
    )
  },
}

class InProcessRunner {
  mutants = world.__stryker__ ?? {}

  /** @type {{ server: import('vite').ViteDevServer, modules: import('vite/module-runner').ModuleRunner, registry: typeof import('./vitest.mjs').registry } | undefined} */
  opened = undefined

  /** Tests of files by their paths, for `MUTANTS=engine-safety`. @type {Map<string, typeof import('./vitest.mjs').registry.tests>} */
  kept = new Map()

  /** Per changed file the tests that noticed a mutant, the last first. @type {Map<string, string[]>} */
  keen = new Map()

  /** The file of the last mutant, where modules were read while it was active. @type {string | undefined} */
  stale = undefined

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
      plugins: isSafety ? [makeOnce] : [],
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

  /** Forgets a module and all that imports it, tests included. @param {string} file */
  forgetDependents(file) {
    const { evaluatedModules } = this.open.modules
    const left = [...(evaluatedModules.getModulesByFile(file) ?? [])]
    const seen = new Set(left)
    for (let module = left.pop(); module; module = left.pop()) {
      evaluatedModules.invalidateModule(module)
      this.kept.delete(module.file)
      for (const id of module.importers) {
        const importer = evaluatedModules.getModuleById(id)
        if (importer && !seen.has(importer)) left.push(importer)
        if (importer) seen.add(importer)
      }
    }
  }

  /** Reads the rules before any test does. */
  async loadRules() {
    for (const folder of RULES)
      for (const name of readdirSync(folder, { recursive: true }))
        if (/(?<!\.test)\.ts$/.test(String(name)))
          await this.open.modules.import(resolve(`${folder}/${name}`))
  }

  /**
   * The tests of a file, read once and kept until something they depend on is forgotten.
   * @param {string} file
   */
  async keptTests(file) {
    const known = this.kept.get(resolve(file))
    if (known) return known
    const { tests, before } = await this.load(file)
    for (const prepare of before) await prepare()
    this.kept.set(resolve(file), tests)
    return tests
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
    delete this.mutants.mutantCoverage
    if (isSafety) await this.loadRules()
    for (const file of testFiles()) {
      // What a test file does while it is read is not what the rules do while they are.
      if (isSafety) this.mutants.currentTestId = READING
      const tests = await this.keptTests(file)
      this.mutants.currentTestId = undefined
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
    return { status: 'complete', tests: results, mutantCoverage: this.coverage() }
  }

  /** What each test ran of the code, without what was only read. */
  coverage() {
    const { mutantCoverage } = this.mutants
    if (mutantCoverage) delete mutantCoverage.perTest[READING]
    return mutantCoverage
  }

  /**
   * The tests for a mutant of claims, scoring or warnings, the likeliest to notice it first.
   * @param {string} file
   * @param {Set<string> | undefined} wanted
   */
  async *likeliestTests(file, wanted) {
    const keen = this.keen.get(file) ?? []
    const run = new Set()
    const files = testFiles().filter(name => name !== MANY_CLAIMS || file.includes('/claims/'))
    for (const name of [
      ...files.filter(one => keen.some(id => id.startsWith(`${resolve(one)}#`))),
      ...files,
    ]) {
      const isFirstRound = !run.has(name)
      run.add(name)
      const tests = (await this.keptTests(name)).filter(({ id }) => !wanted || wanted.has(id))
      const isKeen = (/** @type {{ id: string }} */ { id }) => keen.includes(id)
      if (isFirstRound && keen.some(id => id.startsWith(`${resolve(name)}#`))) yield* tests.filter(isKeen)
      else yield* tests.filter(test => !isKeen(test))
    }
  }

  /** @param {MutantRun} run */
  async safetyRun({
    activeMutant: { id },
    sandboxFileName: fileName,
    mutantActivation,
    testFilter,
    hitLimit,
  }) {
    const isStatic = mutantActivation === 'static'
    if (this.stale) this.forgetDependents(this.stale)
    this.stale = isStatic ? fileName : undefined
    if (isStatic) this.forgetDependents(fileName)
    const limit = hitLimit && hitLimit / 10
    Object.assign(this.mutants, { hitCount: 0, hitLimit: limit, activeMutant: isStatic ? id : undefined })
    const wanted = testFilter && new Set(testFilter)
    let nrOfTests = 0
    /** @param {string[]} killedBy @param {string} failureMessage */
    const killed = (killedBy, failureMessage) => {
      const keen = (this.keen.get(fileName) ?? []).filter(test => !killedBy.includes(test))
      this.keen.set(fileName, [...killedBy, ...keen].slice(0, MOST_KEEN))
      return { status: 'killed', killedBy, failureMessage, nrOfTests }
    }
    try {
      for await (const test of this.likeliestTests(fileName, wanted)) {
        nrOfTests++
        this.mutants.activeMutant = id
        const failure = await failureOf(test.run)
        if (!isStatic) this.mutants.activeMutant = undefined
        if (limit !== undefined && (this.mutants.hitCount ?? 0) > limit)
          return { status: 'timeout', reason: `met ${this.mutants.hitCount} times` }
        if (failure) return killed([test.id], failure)
      }
    } catch (error) {
      // The changed module does not even load.
      if (isStatic) return killed([], String(error))
      throw error
    }
    return { status: 'survived', nrOfTests }
  }

  /** @param {MutantRun} run */
  async mutantRun(run) {
    return isSafety ? this.safetyRun(run) : this.engineRun(run)
  }

  /** @param {MutantRun} run */
  async engineRun({ activeMutant, mutantActivation, testFilter, hitLimit }) {
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
