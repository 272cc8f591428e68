import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installTools, openapiFile, startMockServer, startPrism, stopServers, tool } from './tools.ts'
import { callsOf, prepare } from './traffic.ts'

let server = ''
let prism = ''
beforeAll(async () => {
  await installTools()
  server = await startMockServer()
  prism = await startPrism(server)
})
afterAll(stopServers)

it('Spectral has nothing to say about openapi.yaml', async () => {
  const ruleset = new URL('spectral.yaml', import.meta.url).pathname
  const { status, printed } = await tool(
    'spectral',
    'lint',
    openapiFile,
    '--ruleset',
    ruleset,
    '--fail-severity=hint',
  )
  expect(printed).toContain('No results')
  expect(status).toBe(0)
})

describe('Prism, which refuses what breaks openapi.yaml, lets pass', () => {
  it.each([
    ['nobody', null],
    ['somebody', 'access-1'],
  ])('every call of the app for %s', async (_who, accessToken) => {
    await prepare(server)
    const { open, withAccount } = callsOf(prism, accessToken)
    for (const [name, call] of accessToken === null ? open : [...open, ...withAccount]) {
      const { problem } = await call()
      expect(problem, name).toBeUndefined()
    }
  })

  it('uploads, whose bytes it garbles on the way: the server itself refuses the picture', async () => {
    await prepare(server)
    for (const [name, call] of callsOf(prism, 'access-1').uploads)
      expect((await call()).problem?.code, name).toBe(415)
    for (const [name, call] of callsOf(server, 'access-1').uploads)
      expect((await call()).problem, name).toBeUndefined()
  })
})

it('Prism refuses a request and an answer that break it', async () => {
  await prepare(server)
  const wrong = await fetch(`${prism}/api/additives?size=0&eventId=${crypto.randomUUID()}`)
  expect(wrong.status).toBe(422)
  await fetch(`${server}/__mock/scenario`, {
    method: 'POST',
    body: JSON.stringify({ name: 'answers are not what openapi.yaml promises' }),
  })
  const garbled = await fetch(`${prism}/api/additives?eventId=${crypto.randomUUID()}`)
  expect(garbled.status).toBe(500)
})
