import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isScenarioName } from '../mocks/scenarios.ts'
import { checksOf } from '../scripts/verify/behaviour/run-checks.mjs'
import { readDocument } from '../scripts/verify/openapi.mjs'
import { socketChecks } from '../scripts/verify/socket/socket-checks.mjs'
import { putInto, startMock } from './mock-server.ts'
import { readPact } from './pact-file.ts'

const { interactions } = readPact()
const openapi = fileURLToPath(new URL('../openapi.yaml', import.meta.url))
const checks = checksOf(readDocument(openapi))
const named = interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name))
const ofChecks = [...checks, ...socketChecks].flatMap(({ states: needed }) => needed.map(({ name }) => name))

let server: Awaited<ReturnType<typeof startMock>>
let states: Server
/** Every state the verifier asked for, and how the mock answered. */
const asked: { state: string; action: string; status: number }[] = []

beforeAll(async () => {
  server = await startMock()
  states = await listening(
    createServer(async (request, response) => {
      const body = await text(request)
      const answer = await fetch(`${server.url}/__mock/provider-states`, { method: 'POST', body })
      const { state, action } = JSON.parse(body)
      asked.push({ state, action, status: answer.status })
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
    }),
  )
})

afterAll(async () => {
  states.close()
  await server.close()
})

const listening = (created: Server): Promise<Server> =>
  new Promise(resolve => created.listen(0, '127.0.0.1', () => resolve(created)))

const portOf = (created: Server) => (created.address() as AddressInfo).port // listening on TCP since `listening`

it('names states of mocks/scenarios.ts only: the verifier passes over one that has no handler', () => {
  expect([...named, ...ofChecks].filter(name => !isScenarioName(name))).toEqual([])
  expect(interactions.filter(({ providerStates }) => providerStates.length === 0)).toEqual([])
})

/** The rows of `npm run verify`, as the backend team would run it. */
const verify = async (...options: readonly string[]): Promise<Record<string, string>[]> => {
  const script = fileURLToPath(new URL('../scripts/verify-provider.mjs', import.meta.url))
  const { stdout } = spawn(process.execPath, [script, `--base-url=${server.url}`, '--json', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(await text(stdout))
}

it('is met by the mock backend over HTTP: interactions, behaviour and websocket', async () => {
  const rows = await verify(`--states-url=http://127.0.0.1:${portOf(states)}`)
  expect(rows.filter(({ result }) => result !== 'ok')).toEqual([])
  const made = [...checks, ...socketChecks].map(({ name }) => name)
  expect(rows.map(({ interaction }) => interaction).sort()).toEqual(
    [...interactions.map(({ description }) => description), ...made].sort(),
  )
})

it('refuses a state that it does not know, so that the verifier fails', async () => {
  await expect(putInto(server, 'an unknown state')).rejects.toThrow('There is no scenario')
})

it('was put into each state it names, and out of it again', () => {
  expect(asked.filter(({ status }) => status !== 200)).toEqual([])
  const [, ...later] = asked // the first only tests whether the server accepts provider states
  for (const action of ['setup', 'teardown'])
    expect(later.flatMap(each => (each.action === action ? each.state : [])).sort(), action).toEqual(
      [...named, ...ofChecks].sort(),
    )
})

it('is met with answers that are as openapi.yaml has them, and by a server that did not stumble', () => {
  expect(server.complaints).toEqual([])
})
