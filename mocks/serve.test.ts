import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createMockBackend } from './backend.ts'
import { type MockServer, serveMock } from './serve.ts'
import { exampleRequest, smallJpeg } from './validation/example-request.ts'

const faults: unknown[] = []
const serve = (timeoutsMs?: { headers: number; request: number }) =>
  serveMock(
    origin =>
      createMockBackend({
        seed: 7,
        now: () => Date.parse('2026-11-20T08:00:00Z'),
        recognise: () => new Promise(() => {}),
        publish: id => `${origin()}/__mock/pictures/${id}`,
      }),
    {
      host: '127.0.0.1',
      port: 0,
      onFault: error => faults.push(error),
      ...(timeoutsMs && { timeoutsMs }),
    },
  )
let server: MockServer
beforeAll(async () => {
  server = await serve()
})
beforeEach(() => post('/__mock/reset', {}))
afterAll(async () => {
  await server.close()
  expect(faults).toEqual([])
})

const post = async (path: string, body: unknown) => {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

/** What comes back when these bytes are sent and nothing more, until the server hangs up. */
const raw = (text: string, { url } = server): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    let received = ''
    socket.setEncoding('latin1')
    socket.on('data', piece => {
      received += piece
    })
    socket.on('close', () => resolve(received))
    socket.on('error', error => (received === '' ? reject(error) : resolve(received)))
  })

const statusIn = (answer: string) => Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1])
const problemIn = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
const isAlive = async () => {
  const response = await fetch(exampleRequest('listAdditives', {}, server.url))
  return response.status === 200
}

describe('the mock over HTTP', () => {
  it('answers as it does without', async () => {
    const response = await fetch(exampleRequest('listAdditives', {}, server.url))
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect((await response.json()).total).toBe(290)
  })

  it('takes uploads and serves their pictures', async () => {
    const uploaded = await (await fetch(exampleRequest('uploadPhoto', {}, server.url))).json()
    const picture = await fetch(uploaded.imageUrl)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(
      new Uint8Array(await smallJpeg().arrayBuffer()),
    )
  })

  it('lets pages of other origins ask', async () => {
    const response = await fetch(`${server.url}/api/chat`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization')
  })

  it('streams an answer, and breaks the connection where a scenario says', async () => {
    const stream = () => {
      const request = exampleRequest('askQuestion', {}, server.url)
      request.headers.set('Accept', 'text/event-stream')
      return fetch(request)
    }
    expect(await (await stream()).text()).toContain('"done"')
    await post('/__mock/scenario', { name: 'half-sent', params: { frames: 1 } })
    await expect((await stream()).text()).rejects.toThrow()
  })

  it('drops the connection when the device is offline', async () => {
    await post('/__mock', { isOffline: true })
    await expect(fetch(exampleRequest('listAdditives', {}, server.url))).rejects.toThrow()
  })

  it('shows the documentation without a network', async () => {
    const page = await fetch(server.url)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const path of ['/openapi.yaml', '/__mock/documentation.js', '/__mock/redoc.js'])
      expect((await fetch(server.url + path)).status, path).toBe(200)
  })
})

describe('the websocket over HTTP', () => {
  const address = () =>
    `${server.url.replace('http', 'ws')}/api/chat/socket?eventId=7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11&uid=`
  const ask = {
    type: 'ask',
    questionId: '3d0a9a52-52f7-4ad4-9a6e-1a8b4a1f5d10',
    question: '阿斯巴甜是什么',
    history: [],
    taskId: '',
    lang: 'zh-Hans',
    eventId: '7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11',
    uid: '',
  }

  it('carries a question and its answer', async () => {
    const socket = new WebSocket(address())
    const types: string[] = []
    await new Promise<void>((resolve, reject) => {
      socket.on('open', () => socket.send(JSON.stringify(ask)))
      socket.on('error', reject)
      socket.on('message', data => {
        types.push(JSON.parse(String(data)).type)
        if (types.at(-1) === 'done') resolve()
      })
    })
    expect(types[0]).toBe('start')
    expect(types).toContain('citation')
    const closed = new Promise(resolve => socket.on('close', resolve))
    socket.close()
    expect(await closed).toBe(1005)
  })

  /** The code that a connection is closed with, once `begin` has been done to it. */
  const closedWith = (url: string, begin: (socket: WebSocket) => void): Promise<number> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(url)
      socket.on('open', () => begin(socket))
      socket.on('close', resolve)
      socket.on('error', reject)
    })

  it('closes with 1009 after a message above 4 MiB, and with 1011 where an answer breaks off', async () => {
    const padded = JSON.stringify(ask) + ' '.repeat(4 * 2 ** 20)
    expect(await closedWith(address(), socket => socket.send(padded))).toBe(1009)
    await post('/__mock', { breakAfterFrames: 1 })
    expect(await closedWith(address(), socket => socket.send(JSON.stringify(ask)))).toBe(1011)
  })

  it('closes with 1001 when it stops', async () => {
    const other = await serve()
    const code = await closedWith(
      address().replace(server.url.replace('http', 'ws'), other.url.replace('http', 'ws')),
      () => void other.close(),
    )
    expect(code).toBe(1001)
  })

  it('refuses binary frames, and upgrades where there is no socket', async () => {
    const socket = new WebSocket(address())
    const code = await new Promise(resolve => {
      socket.on('open', () => socket.send(new Uint8Array([1, 2])))
      socket.on('close', resolve)
    })
    expect(code).toBe(1003)
    const status = (url: string) =>
      new Promise(resolve => {
        const refused = new WebSocket(url)
        refused.on('unexpected-response', (_request, response) => resolve(response.statusCode))
        refused.on('error', () => {})
      })
    expect(await status(address().split('?')[0] ?? '')).toBe(400)
    expect(await status(`${server.url.replace('http', 'ws')}/api/none`)).toBe(501)
    await post('/__mock/scenario', { name: 'down' })
    expect(await status(address())).toBe(503)
    expect(await isAlive()).toBe(false)
  })
})

describe('hostile input', () => {
  const head = (path: string, more = '') =>
    `POST ${path} HTTP/1.1\r\nHost: mock\r\nContent-Type: application/json\r\n${more}\r\n`

  it.each([
    ['an upload that declares a gigabyte', head('/api/upload', 'Content-Length: 1073741824\r\n'), 413],
    ['a length that is no number', head('/api/upload', 'Content-Length: ten\r\n'), 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: mock\r\nX: ${'x'.repeat(40_000)}`, 431],
    [
      'a path that climbs',
      'GET /__mock/pictures/../../etc/passwd HTTP/1.1\r\nHost: mock\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'a path that climbs in code',
      'GET /%2e%2e%2fetc/passwd HTTP/1.1\r\nHost: mock\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'a path that is not encoded',
      'GET /api/additive/%E0%A4%A HTTP/1.1\r\nHost: mock\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'an address of another host',
      'GET http://evil.test/api/additives HTTP/1.1\r\nHost: mock\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'an endless address',
      `GET /api/additives?keyword=${'x'.repeat(10_000)} HTTP/1.1\r\nHost: mock\r\nConnection: close\r\n\r\n`,
      414,
    ],
    ['a forbidden method', 'TRACE /api/additives HTTP/1.1\r\nHost: mock\r\nConnection: close\r\n\r\n', 405],
  ])('%s gets a clear %#', async (_name, text, status) => {
    const answer = await raw(text)
    expect(statusIn(answer)).toBe(status)
    expect(problemIn(answer)).toMatchObject({ code: status, errMsg: expect.any(String) })
    expect(await isAlive()).toBe(true)
  })

  it.each([
    ['headers that never come', 'GET / HTTP/1.1\r\nHost: mock\r\nX-Slow'],
    ['a body that never comes', `${head('/api/oauth/sms/send', 'Content-Length: 100\r\n')}{"phone"`],
  ])('%s are not waited for without end', async (_name, text) => {
    const impatient = await serve({ headers: 300, request: 600 })
    const answer = await raw(text, impatient)
    expect(statusIn(answer)).toBe(408)
    expect(problemIn(answer)).toMatchObject({ code: 408, errMsg: expect.any(String) })
    await impatient.close()
  })

  it('a body larger than it declared nothing about is cut off', async () => {
    const piece = `100000\r\n${'x'.repeat(0x100000)}\r\n`
    const answer = await raw(`${head('/api/upload', 'Transfer-Encoding: chunked\r\n')}${piece.repeat(22)}`)
    expect(statusIn(answer)).toBe(413)
    expect(await isAlive()).toBe(true)
  })

  it('a client that hangs up in the middle does no harm', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    await new Promise(resolve => socket.on('connect', resolve))
    socket.write(head('/api/chat', 'Content-Length: 100\r\n'))
    socket.destroy()
    expect(await isAlive()).toBe(true)
  })
})

describe('/__mock', () => {
  it('tells its state and changes it', async () => {
    await post('/__mock', { latencyMs: 5, clock: { isFrozen: true } })
    await post('/__mock/clock', { offsetMs: 60_000 })
    const state = await (await fetch(`${server.url}/__mock`)).json()
    expect(state.settings.latencyMs).toBe(5)
    expect(state.clock).toEqual({ now: '2026-11-20T08:01:00.000Z', offsetMs: 60_000, isFrozen: true })
  })

  it('sets up provider states with parameters, and tears them down', async () => {
    const state = {
      state: 'a person is logged in',
      params: { uid: 'u-5', accessToken: 'a-5' },
      action: 'setup',
    }
    expect((await post('/__mock/provider-states', state)).body).toMatchObject({
      uid: 'u-5',
      accessToken: 'a-5',
    })
    const me = () => fetch(exampleRequest('getMyself', { accessToken: 'a-5' }, server.url))
    expect((await me()).status).toBe(200)
    await post('/__mock/provider-states', { state: 'a person is logged in', action: 'teardown' })
    expect((await me()).status).toBe(401)
    expect((await post('/__mock/provider-states', { state: 'no such thing' })).status).toBe(400)
  })

  it('shows the inbox of a phone', async () => {
    await fetch(exampleRequest('sendSmsCode', {}, server.url))
    const { body } = await post('/__mock/inbox', { phone: '13800138000' })
    expect(body.messages[0].code).toMatch(/^\d{6}$/)
    expect((await post('/__mock/inbox', { phone: '1' })).body.messages).toEqual([])
  })

  it.each([
    ['/__mock', { latencyMs: 'fast' }, 'body.latencyMs'],
    ['/__mock', { speed: 1 }, 'body.speed'],
    ['/__mock/scenario', {}, 'body.name'],
  ])('refuses %s %o, naming the field', async (path, body, error) => {
    expect(await post(path, body)).toMatchObject({ status: 400, body: { error } })
  })
})
