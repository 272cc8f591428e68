import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Verifier } from '@pact-foundation/pact'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureGo } from '../../scripts/prepare.mjs'
import { pactPath, readPact } from '../pact-file.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The calls that both examples make, by the table in Python's source. */
const calls = [...readFileSync(at('python/calls.py'), 'utf8').matchAll(/\("(GET|POST)", r"([^"]+)"/g)].map(
  ([, method, path]) => ({ method, path: new RegExp(`^${path}$`) }),
)
const operations =
  'listAdditives,getAdditive,uploadPhoto,getTask,askQuestion,sendSmsCode,signInWithSms,getMyself,launch,sendFeedback,sendAnalyticsEvent'
const made = readPact().interactions.filter(({ request }) =>
  calls.some(({ method, path }) => method === request.method && path.test(request.path)),
)

/** Go where it is installed, or can be; a machine without it verifies the other example alone. */
const go = ensureGo()
const folder = mkdtempSync(join(tmpdir(), 'analyze-h5-example-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The program and the arguments that start an example on a free port. */
const programs = {
  Python: () => ['python3', at('python/server.py'), '--port', '0'],
  Go: () => {
    const program = join(folder, 'provider')
    if (go) execFileSync(go, ['build', '-o', program, '.'], { cwd: at('go') })
    return [program, '-port', '0']
  },
}

it('makes a dozen calls', () => {
  expect(calls).toHaveLength(operations.split(',').length)
  expect(made.length).toBeGreaterThan(60)
})

it('takes the same calls in both languages', () => {
  const inGo = [...readFileSync(at('go/calls.go'), 'utf8').matchAll(/method: "(GET|POST)", path: "([^"]+)"/g)]
  expect(inGo.map(([, method, path]) => ({ method, path: new RegExp(`^${path}$`) }))).toEqual(calls)
})

describe.each(['Python', 'Go'] as const)('a provider in %s', language => {
  describe.skipIf(language === 'Go' && !go)('where its toolchain is to be had', () => {
    let server: ChildProcess
    let url = ''
    beforeAll(async () => {
      const [program = '', ...options] = programs[language]()
      server = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] })
      if (!server.stdout) throw new Error('the example has no output')
      const [line] = await once(server.stdout, 'data')
      url = String(line).trim()
    })
    afterAll(() => void server.kill())

    it("is verified as anybody's server would be", async () => {
      const options = [`--base-url=${url}`, `--states-url=${url}/_pact/states`, `--operations=${operations}`]
      const child = spawn(process.execPath, [at('../../scripts/verify-provider.mjs'), ...options])
      const output = await text(child.stdout)
      expect(output).toMatch(/\d+ in all: [1-9]\d+ ok, 0 failed, 0 not verified, 0 skipped/)
    })

    it("is verified by Pact's own verifier too, without any code of ours", async () => {
      const names = made.map(({ description }) => description.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&'))
      process.env['PACT_DESCRIPTION'] = `^(${names.join('|')})$`
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
  })
})
