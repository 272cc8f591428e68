import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Verifier } from '@pact-foundation/pact'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pactPath, readPact } from '../pact-file.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The calls that the example makes, by the table in its source. */
const calls = [...readFileSync(at('python/calls.py'), 'utf8').matchAll(/\("(GET|POST)", r"([^"]+)"/g)].map(
  ([, method, path]) => ({ method, path: new RegExp(`^${path}$`) }),
)
const made = readPact().interactions.filter(({ request }) =>
  calls.some(({ method, path }) => method === request.method && path.test(request.path)),
)

let server: ChildProcess
let url = ''
beforeAll(async () => {
  server = spawn('python3', [at('python/server.py'), '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!server.stdout) throw new Error('the example has no output')
  const [line] = await once(server.stdout, 'data')
  url = String(line).trim()
})
afterAll(() => void server.kill())

it('makes a dozen calls', () => {
  expect(calls.length).toBeGreaterThanOrEqual(11)
  expect(made.length).toBeGreaterThan(60)
})

it("is verified as anybody's server would be", async () => {
  const operations =
    'listAdditives,getAdditive,uploadPhoto,getTask,askQuestion,sendSmsCode,signInWithSms,getMyself,launch,sendFeedback,sendAnalyticsEvent'
  const options = [`--base-url=${url}`, `--states-url=${url}/_pact/states`, `--operations=${operations}`]
  const child = spawn(process.execPath, [at('../../scripts/verify-provider.mjs'), ...options])
  const said = await text(child.stdout)
  expect(said).toMatch(/\d+ in all: [1-9]\d+ ok, 0 failed, 0 not verified, 0 skipped/)
})

it("is verified by Pact's own verifier too, without any code of ours", async () => {
  for (const { description } of made) {
    process.env['PACT_DESCRIPTION'] = `^${description.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')}$`
  }
  delete process.env['PACT_DESCRIPTION']
  process.env['PACT_DESCRIPTION'] =
    `^(${made.map(({ description }) => description.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')).join('|')})$`
  try {
    const result = await new Verifier({
      provider: 'analyze-h5-api',
      providerBaseUrl: url,
      providerStatesSetupUrl: `${url}/_pact/states`,
      pactUrls: [pactPath],
      logLevel: 'error',
    }).verifyProvider()
    const { interactionResults } = JSON.parse(result)
    expect(interactionResults.filter((each: { result: string }) => each.result !== 'OK')).toEqual([])
    expect(interactionResults).toHaveLength(made.length)
  } finally {
    delete process.env['PACT_DESCRIPTION']
  }
})
