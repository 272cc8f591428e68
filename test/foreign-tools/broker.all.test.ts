import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMock } from '../../contracts/mock-server.ts'
import { startStubBroker } from './stub-broker.ts'
import { folder, installTools } from './tools.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const [, section = ''] = readFileSync(join(root, 'contracts/README.md'), 'utf8').split('## Pact Broker')
/** The commands of the recipes: of every build, once, of the app, and of the server. */
const [, once = '', ofApp = '', ofServer = ''] = [...section.matchAll(/```sh\n(.*?)```/gs)].map(
  ([, commands = '']) => commands,
)
/** Instead of the commit: somebody may commit while this runs. */
const commit = '0123456789abcdef0123456789abcdef01234567'

let mock: Awaited<ReturnType<typeof startMock>>
let broker: Awaited<ReturnType<typeof startStubBroker>>
beforeAll(async () => {
  await installTools()
  mock = await startMock()
  broker = await startStubBroker()
})
afterAll(async () => {
  broker.close()
  await mock.close()
})

/** Runs commands as a build does, which ends with the first that fails. */
const build = async (commands: string) => {
  const child = spawn(
    'bash',
    [
      '-euc',
      commands
        .replaceAll('http://localhost:8080', mock.url)
        .replaceAll('/_pact/states', '/__mock/provider-states')
        .replaceAll('$(git rev-parse HEAD)', commit),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        PATH: [join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
        PACT_BROKER_BASE_URL: broker.url,
        PACT_BROKER_TOKEN: 'token',
        PACT_DO_NOT_TRACK: 'true',
        PACT_CONSUMER_VERSION: commit,
        CI_URL: 'https://ci.example.com/verify',
      },
    },
  )
  const code = new Promise<number | null>(resolve => child.on('close', resolve))
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, said: said + complained }
}

it('an environment and a webhook are made once', async () => {
  expect(await build(once)).toMatchObject({ code: 0 })
  expect(broker.environments).toEqual([{ name: 'production', displayName: 'Production', production: true }])
  expect(broker.webhooks).toMatchObject([
    {
      path: '/webhooks/provider/analyze-h5-api/consumer/analyze-h5',
      hook: {
        events: [{ name: 'contract_requiring_verification_published' }],
        request: { method: 'POST', url: 'https://ci.example.com/verify' },
      },
    },
  ])
})

it('the app is not deployed before a server was verified', async () => {
  const { code, said } = await build(ofApp)
  expect(said).toContain('Pact published')
  expect(said).toContain('There is no verified pact')
  expect(code).not.toBe(0)
  expect([...broker.deployed]).toEqual([])
})

it('a build of the server fails whose result cannot be published', async () => {
  broker.settings.takesResults = false
  const { code, said } = await build(ofServer)
  expect(said).toContain('Publishing of verification results failed')
  expect(code).not.toBe(0)
  expect([...broker.deployed]).toEqual([])
  broker.settings.takesResults = true
})

it('the server is verified against the published pact, its result published, and deployed', async () => {
  const { code, said } = await build(ofServer)
  expect(said).toContain('0 failed')
  expect(broker.results).toEqual([{ consumerVersion: commit, providerVersion: commit, success: true }])
  expect([...broker.deployed]).toEqual([['analyze-h5-api', commit]])
  expect(code).toBe(0)
})

it('then the app is deployed', async () => {
  expect(await build(ofApp)).toMatchObject({ code: 0 })
  expect([...broker.deployed.keys()].sort()).toEqual(['analyze-h5', 'analyze-h5-api'])
  expect(broker.denied).toEqual([])
})
