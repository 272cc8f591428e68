import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMock } from './mock-server.ts'
import { consumer, provider, readPact } from './pact-file.ts'

/** Runs a script as a person would; gives its exit code and what it said. */
const run = async (script: string, args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL(`../scripts/${script}`, import.meta.url)), ...args],
    {
      env: { ...process.env, ...env },
    },
  )
  const code = new Promise<number | null>(resolve => child.on('close', resolve))
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, said: said + complained }
}

const listening = (server: Server): Promise<string> =>
  new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // listening on TCP
      resolve(`http://127.0.0.1:${port}`)
    })
  })

let mock: Awaited<ReturnType<typeof startMock>>
beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

describe('npm run verify', () => {
  /** The mock behind a proxy that leaves a field out of every page, and answers one call with a wrong status. */
  const careless = createServer(async (request, response) => {
    const answer = await fetch(`${mock.url}${request.url}`, { method: request.method ?? 'GET' })
    const body = (await answer.text()).replace(/"total":\d+,/, '')
    const status = request.url?.startsWith('/api/additive/') ? 203 : answer.status
    response.writeHead(status, { 'Content-Type': answer.headers.get('content-type') ?? '' }).end(body)
  })
  let carelessUrl = ''
  beforeAll(async () => {
    carelessUrl = await listening(careless)
  })
  afterAll(() => careless.close())

  it('verifies without provider states what applies to any server, and lists the rest', async () => {
    const { code, said } = await run('verify-provider.mjs', [`--base-url=${mock.url}`, '--no-states'])
    expect(said).toMatch(/\d+ in all: [1-9]\d* ok, 0 failed, 0 not verified, [1-9]\d* skipped/)
    expect(said).toContain('needs --token')
    expect(code).toBe(0)
  })

  it('says what is wrong where, by the pact', async () => {
    const { code, said } = await run('verify-provider.mjs', [
      `--base-url=${carelessUrl}`,
      '--no-states',
      '--only=a request for natural flavourings',
    ])
    expect(said).toMatch(
      /✗ listSpices +a request for natural flavourings by keyword\n +body \/: expected a field total, found \["items","page","size"\]/,
    )
    expect(code).toBe(1)
  })

  it('says what is wrong where, by openapi.yaml', async () => {
    const { code, said } = await run('verify-provider.mjs', [`--base-url=${carelessUrl}`, '--openapi-only'])
    expect(said).toMatch(/✗ listSpices +GET \/api\/spices.*\n +body \/: expected a field total, found/)
    expect(said).toMatch(/✗ getAdditive .*\n +status: expected one of 200, 400, 404, .*found 203/)
    expect(code).toBe(1)
  })

  it('is content with the mock by openapi.yaml, lasting marks and all', async () => {
    const { code, said } = await run('verify-provider.mjs', [
      `--base-url=${mock.url}`,
      '--openapi-only',
      '--all',
    ])
    // Nobody is signed in, no code was sent and nothing is shared: those calls have not shown that they work.
    expect(said).toMatch(/\? getMyself .*\(401 instead of 200: needs --token, or one that is good\)/)
    expect(said).toMatch(/\? signInWithSms .*\(the example was refused with the code 1002\)/)
    expect(said).toContain('22 in all: 14 ok, 0 failed, 8 not verified, 0 skipped')
    expect(code).toBe(0)
  })

  it.each([503, 429, 500])('verifies nothing where every call answers %i', async status => {
    const broken = createServer((_request, response) => {
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '1' })
        .end(JSON.stringify({ code: status, errMsg: 'No' }))
    })
    const options = [`--base-url=${await listening(broken)}`, '--openapi-only', '--all']
    const { code, said } = await run('verify-provider.mjs', options)
    broken.close()
    expect(said).toMatch(/22 in all: 0 ok, \d+ failed, \d+ not verified, 0 skipped/)
    expect(said).toContain('Nothing was verified')
    expect(code).toBe(1)
  })

  it('fetches the pact from a broker', async () => {
    let served: Readonly<Record<string, object>> = {}
    const broker = createServer((request, response) => {
      const body = served[request.url ?? '']
      response
        .writeHead(body ? 200 : 404, { 'Content-Type': 'application/hal+json' })
        .end(JSON.stringify(body))
    })
    const brokerUrl = await listening(broker)
    const href = (path: string) => ({
      href: `${brokerUrl}${path}`,
      name: path,
      templated: path.includes('{'),
    })
    served = {
      '/': { _links: { 'pb:provider-pacts-for-verification': href('/pacts/{provider}') } },
      [`/pacts/${provider}`]: {
        _embedded: {
          pacts: [
            {
              shortDescription: 'latest',
              verificationProperties: { notices: [], pending: false },
              _links: { self: href('/pact') },
            },
          ],
        },
        _links: { self: href(`/pacts/${provider}`) },
      },
      '/pact': { ...readPact(), _links: { self: href('/pact') } },
    }
    const { code, said } = await run('verify-provider.mjs', [`--base-url=${mock.url}`, '--broker'], {
      PACT_BROKER_BASE_URL: brokerUrl,
    })
    broker.close()
    expect(said).toContain(`${readPact().interactions.length} ok, 0 failed`)
    expect(code).toBe(0)
  })

  it.each([
    ['no address', [], 2],
    ['an unknown option', ['--base-url=http://localhost', '--else'], 2],
    ['a server that is not there', ['--base-url=http://127.0.0.1:9'], 3],
  ])('exits by its own code for %s', async (_what, args, expected) => {
    expect((await run('verify-provider.mjs', args)).code).toBe(expected)
  })

  it('exits with 3 where the server accepts no provider states', async () => {
    const { code, said } = await run('verify-provider.mjs', [
      `--base-url=${mock.url}`,
      `--states-url=${mock.url}/else`,
    ])
    expect(said).toContain('--no-states')
    expect(code).toBe(3)
  })
})

describe('npm run pacts:publish', () => {
  const received: { path: string; token: string; body: string }[] = []
  const broker = createServer(async (request, response) => {
    const { url = '', headers } = request
    received.push({ path: url, token: headers.authorization ?? '', body: await text(request) })
    response
      .writeHead(200, { 'Content-Type': 'application/hal+json' })
      .end('{"notices":[{"text":"Created"}]}')
  })
  let url = ''
  beforeAll(async () => {
    url = await listening(broker)
  })
  afterAll(() => broker.close())

  it('hands the committed pact to the broker', async () => {
    const env = {
      PACT_BROKER_BASE_URL: `${url}/broker/`,
      PACT_BROKER_TOKEN: 'token',
      PACT_CONSUMER_VERSION: '1.1.0',
      PACT_CONSUMER_BRANCH: 'main',
    }
    const { code, said } = await run('publish-pacts.mjs', [], env)
    expect(said).toContain('Created')
    expect(code).toBe(0)
    const [{ path, token, body } = { path: '', token: '', body: '{}' }] = received
    const { contracts, ...rest } = JSON.parse(body)
    expect({ path, token, ...rest }).toEqual({
      path: '/broker/contracts/publish',
      token: 'Bearer token',
      pacticipantName: consumer,
      pacticipantVersionNumber: '1.1.0',
      branch: 'main',
      tags: [],
    })
    expect(contracts[0].providerName).toBe(provider)
    expect(JSON.parse(Buffer.from(contracts[0].content, 'base64').toString('utf8'))).toEqual(readPact())
  })

  it('exits with 2 without a broker, and with 3 where it is not reached', async () => {
    expect((await run('publish-pacts.mjs', [], { PACT_BROKER_BASE_URL: '' })).code).toBe(2)
    expect((await run('publish-pacts.mjs', [], { PACT_BROKER_BASE_URL: 'http://127.0.0.1:9' })).code).toBe(3)
  })
})
