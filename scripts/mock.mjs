// `npm run mock`: the mock backend over HTTP and websockets, with the API's documentation at its root.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureDependencies, ensureRecognition, messageOf, root, run } from './prepare.mjs'

const help = `npm run mock -- [options]

  --port N           port (4010; 0 for any free port)
  --host NAME        address to listen on (127.0.0.1; 0.0.0.0 for the whole network)
  --seed N           seed of ids, codes, names and failures (1)
  --scenario TEXT    a scenario of mocks/scenarios.ts or its short name; can be repeated
  --latency MS       delay of every answer (0)
  --public-url URL   URL that clients use, if different; used in picture URLs
  --help             shows this text

GET /__mock returns the state; mocks/README.md describes the control endpoints.`

const read = () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      seed: { type: 'string', default: '1' },
      scenario: { type: 'string', multiple: true, default: [] },
      latency: { type: 'string', default: '0' },
      'public-url': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  /**
   * @param {'port' | 'seed' | 'latency'} name
   * @param {number} most
   */
  const number = (name, most) => {
    const value = Number(values[name])
    if (Number.isInteger(value) && value >= 0 && value <= most) return value
    throw new Error(`--${name} must be a whole number from 0 to ${most}, not "${values[name]}"`)
  }
  return {
    ...values,
    port: number('port', 65_535),
    seed: number('seed', 2 ** 31),
    latencyMs: number('latency', 600_000),
    publicUrl: values['public-url']?.replace(/\/$/, ''),
  }
}

/**
 * What the bundle contains: a typed list, so that a module that has changed or moved does not compile.
 * @typedef {{
 *   backend: typeof import('../mocks/backend.ts'),
 *   serve: typeof import('../mocks/serve.ts'),
 *   scenarios: typeof import('../mocks/scenarios.ts'),
 *   reading: typeof import('../mocks/serve/reading.ts'),
 * }} Bundle
 */

/** @param {number} pid */
const isRunning = pid => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Builds the server into a folder of this process; folders of processes that were killed are removed. */
const bundle = () => {
  const cache = join(root, 'node_modules/.cache/mock')
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache))
    if (!isRunning(Number(name))) rmSync(join(cache, name), { recursive: true, force: true })
  const folder = join(cache, String(process.pid))
  run(process.execPath, ['scripts/build/bundle-mock.mjs', folder])
  /** @param {string} name */
  const url = name => pathToFileURL(join(folder, `${name}.js`))
  /**
   * @template {keyof Bundle} Name
   * @param {Name} name
   */
  const load = async name => /** @type {Bundle[Name]} */ (await import(url(name).href))
  return { url, load, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * @param {number} ms
 * @param {AbortSignal} [signal]
 * @returns {Promise<void>}
 */
const pause = (ms, signal) =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * @param {import('../mocks/control/control.ts').MockControl} control
 * @param {string[]} names
 * @param {typeof import('../mocks/scenarios.ts')} scenarios
 */
const applyAll = async (control, names, { isScenarioName, scenarioOfSlug }) => {
  for (const text of names) {
    const name = isScenarioName(text) ? text : scenarioOfSlug(text)
    if (name === null)
      throw new Error(`There is no scenario "${text}"; mocks/scenarios.ts lists all scenarios`)
    await control.apply(name)
  }
}

/** @param {ReturnType<typeof read>} options */
const start = async ({ port, host, seed, scenario, latencyMs, publicUrl }) => {
  ensureDependencies()
  ensureRecognition()
  const built = bundle()
  const [{ createMockBackend }, { serveMock }, { createReading }, scenarios] = await Promise.all([
    built.load('backend'),
    built.load('serve'),
    built.load('reading'),
    built.load('scenarios'),
  ])
  const reading = createReading(built.url('reading-thread'), `${root}public/recognition`)
  /** @param {() => string} origin */
  const makeBackend = async origin => {
    const backend = await createMockBackend({
      seed,
      now: Date.now,
      recognise: reading.recognise,
      publish: id => `${publicUrl ?? origin()}/__mock/pictures/${id}`,
      wait: pause,
      settings: { latencyMs },
      onInvalidResponse: complaint => console.error(`invalid answer: ${complaint}`),
    })
    await applyAll(backend.control, scenario, scenarios)
    return backend
  }
  const server = await serveMock(makeBackend, { host, port, onFault: error => console.error(error) })
  console.log(
    `\n  mock backend:  ${server.url}/api/…\n  documentation: ${server.url}/\n  its state:     ${server.url}/__mock\n`,
  )
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await server.close()
    await reading.release()
    built.remove()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

try {
  const options = read()
  if (options.help) console.log(help)
  else await start(options)
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(isTaken ? `${error.message}; choose another with --port` : messageOf(error))
  process.exit(2)
}
