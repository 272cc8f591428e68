// Hostile servers, written down before the code was read (docs/measurements/hardening-unseen.md).
import 'fake-indexeddb/auto'
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockBackend } from '../../mocks/backend.ts'
import { type MockServer, serveMock } from '../../mocks/serve.ts'
import { smallJpeg } from '../../mocks/validation/example-request.ts'
import { createApi } from '../../src/api/client.ts'
import { createConversation } from '../../src/api/conversation.ts'
import { askOverSocket, type FrameSocket } from '../../src/api/socket.ts'
import { pause } from '../../src/app/services/waiting.ts'
import { createScans } from '../../src/features/scan/index.ts'
import { createUploadRetry } from '../../src/features/scan/scans/upload-retry.ts'
import { inspectPhoto } from '../../src/recognition/index.ts'
import { type TaskRecord, taskRecords } from '../../src/records/index.ts'
import { openStorage } from '../../src/storage/index.ts'
import { openTab } from '../tabs.ts'
import { shortReading, taskOf } from '../task.ts'

/** The longest that a timer can run: nothing in these tests waits for it. */
const longestTimerMs = 2 ** 31 - 1

/** `pass` hands the call on to the backend; told to cut, it does not hand its answer back. */
type Answer = (incoming: IncomingMessage, outgoing: ServerResponse, pass: (isCut?: boolean) => void) => void

let backend: MockServer
let server: Server
let url = ''
/** What is answered in the server's place, by the beginning of a path. */
const instead = new Map<string, Answer>()
const eventIds: string[] = []

beforeAll(async () => {
  backend = await serveMock(
    origin =>
      createMockBackend({
        seed: 7,
        now: Date.now,
        recognise: async () => shortReading,
        publish: id => `${origin()}/__mock/pictures/${id}`,
      }),
    { host: '127.0.0.1', port: 0, onFault: error => Promise.reject(error) },
  )
  const upstream = new URL(backend.url)
  server = createServer((incoming, outgoing) => {
    const { method, url: path = '', headers } = incoming
    const chunks: Buffer[] = []
    incoming.on('data', chunk => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      const pass = (isCut = false) => {
        const onward = ask(
          { host: upstream.hostname, port: upstream.port, method, path, headers },
          answered => {
            if (isCut) answered.on('end', () => outgoing.destroy()).resume()
            if (isCut) return
            outgoing.writeHead(answered.statusCode ?? 502, answered.headers)
            answered.pipe(outgoing)
          },
        )
        onward.end(body)
      }
      if (path.startsWith('/api/upload'))
        eventIds.push(/name="eventId"\r\n\r\n([^\r]+)/.exec(body.toString('latin1'))?.[1] ?? '')
      const found = [...instead].find(([start]) => path.startsWith(start))
      if (found) found[1](incoming, outgoing, pass)
      else pass()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await backend.close()
})

const json = (outgoing: ServerResponse, value: unknown, status = 200, headers = {}) =>
  void outgoing
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(typeof value === 'string' ? value : JSON.stringify(value))

const apiOf = (over: Partial<Parameters<typeof createApi>[0]> = {}) =>
  createApi({
    baseUrl: url,
    fetch,
    identity: () => ({ accessToken: null, uid: '' }),
    onLogout: () => {},
    timeoutMs: 3_000,
    ...over,
  })

let devices = 0
/** A device before that server; long waits pass at once if it is hurried. */
const openDevice = async ({ isHurried = false } = {}) => {
  instead.clear()
  eventIds.length = 0
  devices += 1
  let passedMs = 0
  let ids = 0
  const name = `unseen-${devices}`
  const storage = await openStorage(taskRecords, { name })
  const tab = openTab(name)
  const pausesMs: number[] = []
  const scans = createScans({
    api: async () => apiOf(),
    storage: async () => storage,
    inspect: inspectPhoto,
    prepare: async photo => ({ ok: true, photo }),
    assess: async () => [],
    analyseLocally: async (_, { id }) => ({ task: taskOf({ id, source: 'device' }) }),
    analyseText: async () => taskOf(),
    owner: () => 'v1_test',
    owners: () => ['v1_test'],
    lang: () => 'zh-Hans',
    now: () => new Date(Date.now() + passedMs),
    newId: () => {
      ids += 1
      return `0198f3f0-0000-7000-8000-${String(devices * 1000 + ids).padStart(12, '0')}`
    },
    onUnexpectedError: error => Promise.reject(error),
    wait: (ms, signal) => {
      if (isHurried) passedMs += ms
      return pause(ms < 10_000 || isHurried ? Math.min(ms, 20) : longestTimerMs, signal)
    },
    locks: tab.locks,
    channel: tab.channel,
    onPendingUpload: ms => pausesMs.push(ms),
  })
  const read = (id: string) => storage.getRecord(id, ['v1_test'])
  const take = async () => {
    const started = await scans.start([new File([smallJpeg()], 'label.jpg', { type: 'image/jpeg' })])
    return 'id' in started ? started.id : ''
  }
  const done = async (id: string) => {
    await expect.poll(async () => (await read(id))?.lifecycle.phase, { timeout: 15_000 }).toBe('done')
    const record = await read(id)
    return record?.lifecycle.phase === 'done' ? record.lifecycle.task : null
  }
  return { scans, storage, take, done, read, pausesMs }
}

it('A6 a task for another id than was asked', async () => {
  const { take, done } = await openDevice()
  instead.set('/api/task/', (_, outgoing) =>
    json(outgoing, taskOf({ id: 'other', labelText: 'of another person' })),
  )
  const task = await done(await take())
  expect(task?.labelText).not.toBe('of another person')
  expect(task?.source).toBe('device')
})

it('A7 a task that is done and has no result', async () => {
  const { take, done } = await openDevice()
  instead.set('/api/task/', ({ url: path = '' }, outgoing) =>
    json(outgoing, taskOf({ id: path.split('/').at(-1)?.split('?')[0] ?? '', status: 'done', result: null })),
  )
  expect((await done(await take()))?.source).toBe('device')
})

it('A8 progress that goes up and down for ever', async () => {
  const { take, done, scans } = await openDevice({ isHurried: true })
  let calls = 0
  instead.set('/api/task/', ({ url: path = '' }, outgoing) => {
    calls += 1
    const id = path.split('/').at(-1)?.split('?')[0] ?? ''
    json(outgoing, taskOf({ id, status: 'recognizing', progress: 0.2 + (calls % 5) / 10, result: null }))
  })
  const id = await take()
  expect((await done(id))?.source).toBe('device')
  const ended = await Promise.race([
    scans.uploadPending().then(() => 'ended'),
    new Promise(resolve => setTimeout(() => resolve('goes on'), 10_000)),
  ])
  expect(ended).toBe('ended')
})

/** Asks over the stream of a server that sends these pieces; rejects if it has no end. */
const askStream = async (send: (outgoing: ServerResponse) => void) => {
  instead.clear()
  instead.set('/api/chat', (_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
    send(outgoing)
  })
  const conversation = createConversation({
    api: async () => apiOf({ timeoutMs: 1_000, streamSilenceMs: 300 }),
    connect: async () => () => {
      throw new DOMException('no websockets here', 'NetworkError')
    },
    identity: () => ({ accessToken: null, uid: '' }),
    onLogout: () => {},
    wait: async () => {},
  })
  return Promise.race([
    conversation.ask(
      { question: '安全吗？', history: [], taskId: '', lang: 'zh-Hans' },
      () => {},
      new AbortController().signal,
    ),
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('it has no end')), 10_000)),
  ])
}
const questionId = '0198f3f0-0000-7000-8000-00000000aaaa'
const frame = (value: object) => `data: ${JSON.stringify({ questionId, ...value })}\n\n`

it('A11 frames that split characters', async () => {
  const text = '盐🧂很多👩‍👩‍👧‍👦，少吃。'
  const bytes = Buffer.from(
    frame({ type: 'start', seq: 0 }) +
      frame({ type: 'delta', seq: 1, text }) +
      frame({ type: 'done', seq: 2 }),
  )
  const { answer, problem } = await askStream(outgoing => {
    let at = 0
    const next = () => {
      if (at === bytes.length) {
        outgoing.end()
        return
      }
      outgoing.write(bytes.subarray(at, at + 1), next)
      at += 1
    }
    next()
  })
  expect(problem).toBeNull()
  expect(answer.answer).toBe(text)
})

it.each([
  ['comments', () => ': still here\n\n'],
  ['empty lines', () => '\n\n'],
  ['the first frame again and again', () => frame({ type: 'start', seq: 0 })],
  ['frames of an unknown type', (at: number) => frame({ type: 'thinking', seq: at })],
])('A12 heartbeats for ever: %s', async (_, beat) => {
  const timers: NodeJS.Timeout[] = []
  const { problem } = await askStream(outgoing => {
    let at = 0
    timers.push(setInterval(() => outgoing.write(beat(at++)), 50))
  }).finally(() => timers.forEach(clearInterval))
  expect(problem).not.toBeNull()
})

it('A12 heartbeats for ever over a websocket: frames of an unknown type', async () => {
  const timers: NodeJS.Timeout[] = []
  const connect = (): FrameSocket => {
    const events = new EventTarget()
    queueMicrotask(() => events.dispatchEvent(new Event('open')))
    return {
      readyState: 1,
      send(text) {
        const asked = JSON.parse(text)
        let seq = asked.seq ?? -1
        timers.push(
          setInterval(() => {
            seq += 1
            const data = JSON.stringify({ type: 'thinking', questionId: asked.questionId, seq })
            events.dispatchEvent(new MessageEvent('message', { data }))
          }, 20),
        )
      },
      close: () => timers.forEach(clearInterval),
      addEventListener: events.addEventListener.bind(events),
    }
  }
  const problem = await Promise.race([
    askOverSocket(
      { questionId, eventId: questionId, uid: '', question: '?', history: [], taskId: '', lang: 'zh-Hans' },
      () => {},
      new AbortController().signal,
      { connect, wait: async () => {}, silenceMs: 200, wordlessMs: 300 },
    ),
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('it has no end')), 10_000)),
  ])
  expect(problem).not.toBeNull()
})

it('A13 the same frame twice, and frames of another question in between', async () => {
  const { answer } = await askStream(outgoing =>
    outgoing.end(
      frame({ type: 'start', seq: 0 }) +
        frame({ type: 'delta', seq: 1, text: 'one ' }) +
        frame({ type: 'delta', seq: 1, text: 'one ' }) +
        frame({ type: 'delta', seq: 1, text: 'other', questionId: questionId.replace('a', 'b') }) +
        frame({ type: 'delta', seq: 2, text: 'two' }) +
        frame({ type: 'done', seq: 3 }),
    ),
  )
  expect(answer.answer).toBe('one two')
})

it('F9 a backup of an analysis under way, at a task of another person', async () => {
  const { storage, scans, read } = await openDevice({ isHurried: true })
  const record: TaskRecord = {
    id: '0198f3f0-0000-7000-8000-00000000f009',
    owner: 'v1_other',
    createdAt: '2026-11-20T08:00:00Z',
    lang: 'zh-Hans',
    lifecycle: { phase: 'working', taskId: 'task-of-another', step: 'analyze', progress: 0.5 },
  }
  await storage.addEntries('v1_test', [{ record, turns: [], photos: [] }])
  await scans.resume()
  await expect.poll(async () => (await read(record.id))?.lifecycle.phase, { timeout: 10_000 }).toBe('failed')
})

it('N1 uploads that are received, and cut before the answer, five times', async () => {
  const { take, done, scans } = await openDevice()
  let cut = 0
  instead.set('/api/upload', (_, __, pass) => {
    cut += 1
    pass(cut <= 5)
  })
  const id = await take()
  expect((await done(id))?.source).toBe('device')
  await scans.askServer(id)
  for (let round = 0; round < 8; round += 1) await scans.uploadPending()
  expect((await done(id))?.source).toBe('server')
  expect(new Set(eventIds).size, 'one photo has one id').toBe(1)
})

it('N2 an answer of white space without an end', async () => {
  const { take, done } = await openDevice()
  const timers: NodeJS.Timeout[] = []
  instead.set('/api/upload', (_, outgoing) => {
    outgoing.writeHead(201, { 'content-type': 'application/json' })
    timers.push(setInterval(() => outgoing.write(' '.repeat(1_000)), 20))
  })
  expect((await done(await take()))?.source).toBe('device')
  timers.forEach(clearInterval)
})

it.each([
  '{}',
  'null',
  '[]',
  '{"code":0,"data":null}',
  '{"taskId":7,"imageUrl":""}',
  '{"taskId":"","imageUrl":""}',
])('N3 an upload answered by %s', async body => {
  const { take, done, read } = await openDevice()
  instead.set('/api/upload', (_, outgoing) => json(outgoing, body, 201))
  const id = await take()
  expect((await done(id))?.source).toBe('device')
  expect((await read(id))?.serverAnswer).toBe('foreign')
})

it('N4 an upload redirected to itself', async () => {
  const { take, done } = await openDevice()
  instead.set(
    '/api/upload',
    ({ url: path = '' }, outgoing) => void outgoing.writeHead(307, { location: path }).end(),
  )
  expect((await done(await take()))?.source).toBe('device')
})

it.each(['-1', 'NaN', '1e99', 'Fri, 31 Dec 9999 23:59:59 GMT', '', '0', '99999999999999999999'])(
  'N5 Retry-After: %s',
  async retryAfter => {
    const { take, done, scans } = await openDevice()
    instead.set('/api/upload', (_, outgoing) =>
      json(outgoing, { code: 429, errMsg: 'no' }, 429, { 'retry-after': retryAfter }),
    )
    const id = await take()
    expect((await done(id))?.source).toBe('device')
    await scans.askServer(id)
    const pausesMs: number[] = []
    const retry = createUploadRetry({
      uploadPending: scans.uploadPending,
      wait: ms => {
        pausesMs.push(ms)
        return new Promise(() => {})
      },
      now: () => new Date(),
      random: () => 1,
    })
    void retry.start()
    await expect.poll(() => pausesMs.length, { timeout: 10_000 }).toBe(1)
    instead.clear()
    // The network comes back: the server is asked no sooner than it wanted, and after an hour at most.
    expect(pausesMs[0]).toBeGreaterThan(0)
    expect(pausesMs[0]).toBeLessThanOrEqual(3_600_000)
  },
)
