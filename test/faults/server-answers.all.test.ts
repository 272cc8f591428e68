import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockBackend } from '../../mocks/backend.ts'
import { type MockServer, serveMock } from '../../mocks/serve.ts'
import { smallJpeg } from '../../mocks/validation/example-request.ts'
import { createApi } from '../../src/api/client.ts'
import { pause } from '../../src/app/services/waiting.ts'
import { createScans } from '../../src/features/scan/index.ts'
import { serverAnswers } from '../../src/features/scan/scans/server-answers.ts'
import { inspectPhoto } from '../../src/recognition/index.ts'
import { taskRecords } from '../../src/records/index.ts'
import { openStorage } from '../../src/storage/index.ts'
import { openTab } from '../tabs.ts'
import { shortReading, taskOf } from '../task.ts'
import { answersInstead, startAnsweringProxy } from './answering-proxy.ts'

/** The longest that a timer can run: nothing in these tests waits for it. */
const longestTimerMs = 2 ** 31 - 1

let server: MockServer
let proxy: Awaited<ReturnType<typeof startAnsweringProxy>>
beforeAll(async () => {
  server = await serveMock(
    origin =>
      createMockBackend({
        seed: 7,
        now: Date.now,
        recognise: async () => shortReading,
        publish: id => `${origin()}/__mock/pictures/${id}`,
      }),
    { host: '127.0.0.1', port: 0, onFault: error => Promise.reject(error) },
  )
  proxy = await startAnsweringProxy(server.url)
})
afterAll(async () => {
  await proxy.close()
  await server.close()
})

let devices = 0
/** A device whose server is behind the proxy; it reads every photo itself where it has to. */
const openDevice = async ({ isHurried = false } = {}) => {
  devices += 1
  let passedMs = 0
  const name = `answers-${devices}`
  const storage = await openStorage(taskRecords, { name })
  const tab = openTab(name)
  const pausesMs: number[] = []
  const api = createApi({
    baseUrl: proxy.url,
    fetch,
    identity: () => ({ accessToken: null, uid: '' }),
    onLogout: () => {},
    // Long enough for an answer on a busy machine, and below the patience with a silent server.
    timeoutMs: 3_000,
  })
  let ids = 0
  const newId = () => {
    ids += 1
    return `0198f3f0-0000-7000-8000-${String(devices * 1000 + ids).padStart(12, '0')}`
  }
  const scans = createScans({
    api: async () => api,
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
    newId,
    onUnexpectedError: error => Promise.reject(error),
    // Pauses between calls are cut short; the patience of 10 s with a silent server is not: its calls end before.
    wait: (ms, signal) => {
      if (isHurried) passedMs += ms
      return pause(ms < 10_000 ? Math.min(ms, 20) : longestTimerMs, signal)
    },
    locks: tab.locks,
    channel: tab.channel,
    onPendingUpload: ms => pausesMs.push(ms),
  })
  const take = async () => {
    const started = await scans.start([new File([smallJpeg()], 'label.jpg', { type: 'image/jpeg' })])
    return 'id' in started ? started.id : ''
  }
  const done = async (id: string) => {
    await expect.poll(async () => (await storage.getRecord(id, ['v1_test']))?.lifecycle.phase).toBe('done')
    const record = await storage.getRecord(id, ['v1_test'])
    return {
      record,
      source: record?.lifecycle.phase === 'done' ? record.lifecycle.task.source : null,
      serverAnswer: record?.serverAnswer,
      isOwed: record?.owed !== undefined,
    }
  }
  return { scans, storage, take, done, pausesMs }
}

/** Lets everything pass again, and starts to count. */
const clear = () => {
  proxy.instead.upload = null
  proxy.instead.follow = null
  proxy.calls.length = 0
}
const uploads = () => proxy.calls.filter(call => call === 'POST /api/upload').length

describe.each(answersInstead)('%s in the server’s place', (name, kind, answer) => {
  const isRetried = serverAnswers[kind].again !== 'on-request'
  const wantsPause = name.includes('Retry-After')

  it.each(['upload', 'follow'] as const)('at the %s: the device’s report, and what is owed', async moment => {
    clear()
    const { scans, take, done, pausesMs } = await openDevice()
    proxy.instead[moment] = answer
    const id = await take()
    // Only a photo that the server has is asked about without a word of the person.
    const isOwed = moment === 'follow' && isRetried
    expect(await done(id)).toMatchObject({ source: 'device', serverAnswer: kind, isOwed })
    const calls = proxy.calls.filter(call => call.startsWith(moment === 'upload' ? 'POST' : 'GET')).length
    expect(calls, 'asked as often as the table says').toBe(wantsPause ? 1 : serverAnswers[kind].calls[moment])
    expect(pausesMs).toEqual(isOwed ? [wantsPause ? 120_000 : 5_000] : [])

    clear()
    if (!isOwed) {
      expect(await scans.uploadPending()).toEqual({ isDone: true })
      expect(proxy.calls, 'nothing is sent that is not owed').toEqual([])
      await scans.askServer(id)
      expect(pausesMs).toEqual([0])
    }
    expect(await scans.uploadPending()).toEqual({ isDone: true })
    expect(await done(id)).toMatchObject({ source: 'server', serverAnswer: undefined, isOwed: false })
    expect(uploads()).toBe(isOwed ? 0 : 1)
  })

  it('when it is asked again: the device’s report stays, the oldest is asked first', async () => {
    clear()
    const { scans, take, done } = await openDevice()
    proxy.instead.upload = outgoing => void outgoing.destroy()
    const [first, second] = [await take(), await take()]
    for (const id of [first, second]) {
      await done(id)
      await scans.askServer(id)
    }
    clear()
    proxy.instead.upload = answer
    const round = await scans.uploadPending()
    expect(round.isDone).toBe(!isRetried)
    if (wantsPause) expect(round.retryAfterMs).toBe(120_000)
    expect(await done(first)).toMatchObject({ source: 'device', serverAnswer: kind, isOwed: isRetried })
    const { concernsAll } = serverAnswers[kind]
    expect((await done(second)).serverAnswer).toBe(concernsAll ? 'unreachable' : kind)
    clear()
    if (!isRetried) return
    expect(await scans.uploadPending()).toEqual({ isDone: true })
    for (const id of [first, second]) expect((await done(id)).source).toBe('server')
  })
})

it('a task that never ends is given up in the third round, keeps no other waiting, and can be asked for again', async () => {
  clear()
  const { scans, take, done } = await openDevice({ isHurried: true })
  proxy.instead.follow = outgoing => void outgoing.destroy()
  const stuck = await take()
  expect(await done(stuck)).toMatchObject({ source: 'device', isOwed: true })
  const taskId = (await done(stuck)).record?.owed?.taskId ?? ''
  const unending = JSON.stringify(taskOf({ id: taskId, status: 'recognizing', progress: 0.4, result: null }))
  for (const isLast of [false, false, true]) {
    clear()
    proxy.instead.follow = outgoing =>
      void outgoing.writeHead(200, { 'content-type': 'application/json' }).end(unending)
    expect(await scans.uploadPending()).toMatchObject({ isDone: isLast })
    expect(await done(stuck)).toMatchObject({ serverAnswer: 'stalled', isOwed: !isLast })
    expect(uploads(), 'the server has the photo').toBe(0)
  }
  clear()
  await scans.askServer(stuck)
  expect(await (await openDevice()).scans.uploadPending()).toEqual({ isDone: true })
  expect(await scans.uploadPending()).toEqual({ isDone: true })
  expect(await done(stuck)).toMatchObject({ source: 'server', isOwed: false })
})

it('all that is owed is sent, the oldest first, also beyond the newest 25', async () => {
  clear()
  const { scans, storage, take, done } = await openDevice()
  proxy.instead.upload = outgoing => void outgoing.destroy()
  const oldest = await take()
  await done(oldest)
  await scans.askServer(oldest)
  const { record } = await done(oldest)
  if (!record) return expect.fail('there is no record')
  const { owed: _, ...settled } = record
  for (let at = 0; at < 30; at += 1)
    await storage.putRecord({ ...settled, id: `newer-${at}`, createdAt: `2027-01-01T00:00:${10 + at}Z` })
  clear()
  expect(await scans.uploadPending()).toEqual({ isDone: true })
  expect((await done(oldest)).source).toBe('server')
})
