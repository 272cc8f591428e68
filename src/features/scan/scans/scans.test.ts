import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { openTab } from '../../../../test/tabs.ts'
import { emptyAnalysis, taskOf } from '../../../../test/task.ts'
import { createApi } from '../../../api/client.ts'
import { clientProblems, type Problem } from '../../../api/problems.ts'
import type { components } from '../../../api/schema.d.ts'
import { inspectPhoto } from '../../../recognition/index.ts'
import { taskRecords } from '../../../records/index.ts'
import { openStorage } from '../../../storage/index.ts'
import { createScans } from './scans.ts'

type Task = components['schemas']['Task']

const jpegBytes = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0x01, 0xe0, 0x02, 0x80, 1, 1, 0x11, 0, 0xff, 0xd9]
/** A photo as it is stored, with a name behind its pixels by which a test knows it again. */
const cutPhoto = (name: string) => new Blob([new Uint8Array(jpegBytes), name], { type: 'image/jpeg' })
const jpeg = (name = 'label.jpg') => new File([new Uint8Array(jpegBytes)], name, { type: 'image/jpeg' })

const task = (status: Task['status'], over: Partial<Task> = {}): Task =>
  taskOf({
    id: 'server-1',
    status,
    labelText: '配料：小麦粉',
    result: status === 'done' ? { ...emptyAnalysis, score: 80, confidence: 1 } : null,
    ...over,
  })

type Reply = { status: number; body: unknown } | 'offline' | 'hang'
const uploaded: Reply = { status: 201, body: { taskId: 'server-1', imageUrl: '' } }
const tasks = (...statuses: Task['status'][]): Reply[] =>
  statuses.map(status => ({ status: 200, body: task(status) }))

const refused = (code: number): Reply => ({ status: code, body: { code, errMsg: 'no' } })

let made = 0
/** Scans against a server that gives these replies in turn; the last one again and again. */
const setUp = async (
  replies: Reply[],
  {
    canDecode = true,
    /** What the device's own analysis breaks off with. */
    breaks = undefined as Error | undefined,
    /** What the device's own analysis fails with. */
    problem = null as Problem | null,
    /** What the device's own analysis waits for. */
    readHere = Promise.resolve(),
    /** Whether the server is given all the time it takes. */
    isPatient = true,
    advice = [] as ('blurred' | 'glare')[],
    database = `scans-${made++}`,
  } = {},
) => {
  const calls: string[] = []
  /** The eventIds that photos were sent under. */
  const sentAs: string[] = []
  const fetch = async (request: Request): Promise<Response> => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
    if (request.method === 'POST') sentAs.push(String((await request.clone().formData()).get('eventId')))
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    if (reply === 'offline' || reply === undefined) throw new TypeError('Failed to fetch')
    if (reply === 'hang')
      return new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      )
    return Response.json(reply.body, { status: reply.status })
  }
  const api = createApi({
    baseUrl: 'http://server.test',
    fetch,
    identity: () => ({ accessToken: null, uid: '' }),
    onLogout: () => {},
  })
  const storage = await openStorage(taskRecords, { name: database })
  const tab = openTab(database)
  let owing = 0
  const analysedHere: string[] = []
  const faults: unknown[] = []
  const scans = createScans({
    api: async () => api,
    storage: async () => storage,
    inspect: inspectPhoto,
    prepare: async photo => (canDecode ? { ok: true, photo } : { ok: false }),
    assess: async () => advice,
    analyseLocally: async (photos, { id }) => {
      for (const _ of photos) analysedHere.push(id)
      await readHere
      if (breaks) throw breaks
      if (problem) return { problem }
      return { task: task('done', { source: 'device' }) }
    },
    analyseText: async (text, _language, { id }) =>
      text.includes('list')
        ? task('done', { id, source: 'device', labelText: text })
        : task('unrecognized', { id, source: 'device', labelText: text }),
    owner: () => 'v1_test',
    owners: () => ['v1_test'],
    lang: () => 'en',
    now: () => new Date('2026-11-20T08:00:00Z'),
    newId: () => `record-${made++}`,
    onUnexpectedError: error => faults.push(error),
    wait: (ms, signal) =>
      new Promise(resolve => {
        signal.addEventListener('abort', () => resolve())
        // A silence lasts until it is broken, unless a test is about it.
        if (ms < 10_000 || !isPatient) setTimeout(resolve)
      }),
    locks: tab.locks,
    channel: tab.channel,
    onPendingUpload: () => {
      owing += 1
    },
  })
  const idOf = async (file: File) => {
    const started = await scans.start([file])
    if (!('id' in started)) throw new Error(`held back: ${JSON.stringify(started)}`)
    return started.id
  }
  const settled = async (id: string, phase: string) => {
    await expect.poll(async () => (await storage.getRecord(id, ['v1_test']))?.lifecycle.phase).toBe(phase)
    return storage.getRecord(id, ['v1_test'])
  }
  return {
    ...{ scans, storage, calls, sentAs, analysedHere, faults, idOf, settled, database },
    close: tab.close,
    owing: () => owing,
    /** What the server gives from now on. */
    answer: (...next: Reply[]) => void replies.splice(0, replies.length, ...next),
  }
}

describe('a scan', () => {
  it('is saved before it is sent, and ends as a report', async () => {
    const { scans, storage, calls, idOf, settled } = await setUp([
      uploaded,
      ...tasks('queued', 'recognizing', 'analyzing', 'done'),
    ])
    const id = await idOf(jpeg())
    expect(await storage.getPhoto(id)).not.toBeNull()
    const record = await settled(id, 'done')
    expect(record?.owner).toBe('v1_test')
    expect(scans.state.tasks[id]?.phase).toBe('done')
    expect(calls[0]).toBe('POST /api/upload')
  })

  it('says that no list was recognised', async () => {
    const { idOf, settled } = await setUp([uploaded, ...tasks('unrecognized')])
    await settled(await idOf(jpeg()), 'unrecognized')
  })

  it('is done by the device when the server cannot be reached, at the upload or later', async () => {
    const offline = await setUp(['offline'])
    const id = await offline.idOf(jpeg())
    const record = await offline.settled(id, 'done')
    expect(record?.lifecycle.phase === 'done' && record.lifecycle.task.source).toBe('device')

    const lost = await setUp([uploaded, ...tasks('recognizing'), 'offline'])
    const lostId = await lost.idOf(jpeg())
    await lost.settled(lostId, 'done')
    expect(lost.analysedHere).toEqual([lostId])
  })

  it('that neither the server nor the device can do fails, keeps the photo, and can be tried again', async () => {
    const { scans, storage, idOf, settled, sentAs, answer } = await setUp([refused(415)], {
      problem: { code: clientProblems.unexpected, errMsg: 'no', error: 'assets-missing' },
    })
    const id = await idOf(jpeg())
    const failed = await settled(id, 'failed')
    expect(failed).toMatchObject({
      lifecycle: { problem: { error: 'assets-missing' } },
      serverAnswer: 'refused',
    })
    expect(await storage.getPhoto(id)).not.toBeNull()
    answer(uploaded, ...tasks('done'))
    await scans.retry(id)
    await settled(id, 'done')
    expect(new Set(sentAs).size, 'a new try of what was answered is another task').toBe(2)
  })

  it('is sent again to a server that is busy or fails, always as the same, before the device does it', async () => {
    const busy = await setUp([refused(503), refused(429), uploaded, ...tasks('done')])
    await busy.settled(await busy.idOf(jpeg()), 'done')
    expect(busy.calls.filter(call => call.startsWith('POST'))).toHaveLength(3)
    expect(new Set(busy.sentAs).size).toBe(1)

    const failing = await setUp([refused(500)])
    await failing.settled(await failing.idOf(jpeg()), 'done')
    expect([failing.calls.length, failing.analysedHere.length]).toEqual([3, 1])
  })

  it('is followed on when one answer is lost on the way', async () => {
    const { idOf, settled, analysedHere } = await setUp([
      uploaded,
      ...tasks('recognizing'),
      'offline',
      refused(502),
      ...tasks('done'),
    ])
    await settled(await idOf(jpeg()), 'done')
    expect(analysedHere).toEqual([])
  })

  it('is begun by the device as well when the server is silent; the first report ends it', async () => {
    const silent = await setUp(['hang'], { isPatient: false })
    const id = await silent.idOf(jpeg())
    const record = await silent.settled(id, 'done')
    expect(record).toMatchObject({ serverAnswer: 'silent' })
    expect(record, 'nothing is sent later unless the person wants it').not.toHaveProperty('owed')
    expect(silent.analysedHere).toEqual([id])
    silent.answer(uploaded, ...tasks('done'))
    await silent.scans.askServer(id)
    expect(await silent.scans.uploadPending()).toEqual({ isDone: true })
    const asked = await silent.storage.getRecord(id, ['v1_test'])
    expect(asked).toMatchObject({ lifecycle: { task: { source: 'server' } } })
    expect(asked).not.toHaveProperty('serverAnswer')

    const readHere = new Promise<void>(() => {}) // the device takes longer than the server
    const slow = await setUp([uploaded, ...tasks('queued', 'recognizing', 'done')], {
      isPatient: false,
      readHere,
    })
    const other = await slow.settled(await slow.idOf(jpeg()), 'done')
    expect(other).toMatchObject({ lifecycle: { task: { source: 'server' } } })
    expect(other).not.toHaveProperty('owed')
  })

  it('that the device cannot read waits for a silent server', async () => {
    const { settled, idOf, analysedHere } = await setUp(
      [uploaded, ...tasks('queued', 'recognizing', 'done')],
      {
        isPatient: false,
        problem: { code: clientProblems.unexpected, errMsg: 'no', error: 'assets-missing' },
      },
    )
    const id = await idOf(jpeg())
    expect(await settled(id, 'done')).toMatchObject({ lifecycle: { task: { source: 'server' } } })
    expect(analysedHere).toEqual([id])
  })

  it('left open by a closed page resumes one after the other, the oldest first', async () => {
    const before = await setUp(['hang'])
    const ids = [await before.idOf(jpeg()), await before.idOf(jpeg())]
    await expect.poll(() => before.calls.length).toBe(2)
    before.close()
    // The later one was made a day before.
    const [younger = '', older = ''] = ids
    const record = await before.storage.getRecord(older, ['v1_test'])
    if (record) await before.storage.putRecord({ ...record, createdAt: '2026-11-19T08:00:00Z' })
    const after = await setUp(['offline'], { database: before.database })
    await after.scans.resume()
    expect(after.analysedHere).toEqual([older, younger])
  })

  it('can be cancelled while the server works, and resumes on retry', async () => {
    const { scans, idOf, settled, calls } = await setUp(['hang', uploaded, ...tasks('done')])
    const id = await idOf(jpeg())
    await expect.poll(() => calls.length).toBe(1)
    await scans.cancel(id)
    await settled(id, 'cancelled')
    await scans.retry(id)
    await settled(id, 'done')
  })

  it('resumes after the page was closed, with the same task at the server', async () => {
    const before = await setUp([uploaded, ...tasks('recognizing'), 'hang'])
    const id = await before.idOf(jpeg())
    await before.settled(id, 'working')
    before.close()
    const after = await setUp(tasks('done'), { database: before.database })
    await after.scans.resume()
    await after.settled(id, 'done')
    expect(after.calls).toEqual(['GET /api/task/server-1'])
  })

  it('is uploaded again when the server has lost its task', async () => {
    const before = await setUp([uploaded, ...tasks('recognizing'), 'hang'])
    const id = await before.idOf(jpeg())
    await before.settled(id, 'working')
    before.close()
    const after = await setUp(
      [{ status: 404, body: { code: 404, errMsg: 'none' } }, uploaded, ...tasks('done')],
      {
        database: before.database,
      },
    )
    await after.scans.open(id)
    await after.settled(id, 'done')
    expect(after.calls.slice(0, 2)).toEqual(['GET /api/task/server-1', 'POST /api/upload'])
  })

  it('ends as failed, not in waiting for ever, when our own code breaks; the error is not swallowed', async () => {
    const fault = new Error('a fault of ours')
    const { faults, idOf, settled } = await setUp(['offline'], { breaks: fault })
    const record = await settled(await idOf(jpeg()), 'failed')
    expect(record?.lifecycle).toMatchObject({ problem: { code: 600011 } })
    expect(faults).toEqual([fault])
  })

  it('ends as without a network when a part of the app was never fetched', async () => {
    const lost = new TypeError('Failed to fetch dynamically imported module: https://a.test/engine.js')
    const { idOf, settled } = await setUp(['offline'], { breaks: lost })
    const record = await settled(await idOf(jpeg()), 'failed')
    expect(record?.lifecycle).toMatchObject({ problem: { code: clientProblems.networkFailed } })
  })

  it('advises to retake a bad photo, which is saved by then, and continues when asked to', async () => {
    const { scans, storage, settled } = await setUp([uploaded, ...tasks('done')], {
      advice: ['blurred', 'glare'],
    })
    const started = await scans.start([jpeg()])
    if (!('advice' in started)) throw new Error('no advice was given')
    expect(started.advice).toEqual(['blurred', 'glare'])
    expect(await storage.listRecords('v1_test')).toMatchObject([{ lifecycle: { phase: 'waiting' } }])
    expect(started.photos).toHaveLength(1)
    const { id } = await started.proceed()
    await settled(id, 'done')
    expect(await storage.listIds('v1_test')).toEqual([id])
  })

  it('is discarded with its photo when it is taken again', async () => {
    const { scans, storage } = await setUp([], { advice: ['blurred'] })
    const started = await scans.start([jpeg()])
    if (!('advice' in started)) throw new Error('no advice was given')
    const [record] = await storage.listRecords('v1_test')
    expect(await storage.getPhoto(record?.id ?? '')).not.toBeNull()
    await started.discard()
    expect(await storage.listIds('v1_test')).toEqual([])
    expect(await storage.getPhoto(record?.id ?? '')).toBeNull()
  })

  it('is read again with a cropped or rotated photo, as another task; a finished one stays beside it', async () => {
    const { scans, storage, idOf, settled, sentAs, answer } = await setUp([
      uploaded,
      ...tasks('unrecognized'),
    ])
    const id = await idOf(jpeg())
    await settled(id, 'unrecognized')
    const cut = cutPhoto('cut')
    answer(uploaded, ...tasks('done'))
    expect(await scans.reanalyse(id, [cut])).toEqual({ id })
    const record = await settled(id, 'done')
    expect(await (await storage.getPhoto(id))?.text()).toMatch(/cut$/)
    expect(new Set(sentAs).size).toBe(2)

    answer(uploaded, ...tasks('done'))
    const again = await scans.reanalyse(id, [cutPhoto('cut again')])
    expect(again.id).not.toBe(id)
    await settled(again.id, 'done')
    expect(await storage.getRecord(id, ['v1_test'])).toEqual(record)
    expect(await (await scans.photos(id))[0]?.text()).toMatch(/cut$/)
  })

  it('under way is read again with a cropped photo', async () => {
    const { scans, idOf, settled, calls, answer } = await setUp(['hang'])
    const id = await idOf(jpeg())
    await expect.poll(() => calls.length).toBe(1)
    answer(uploaded, ...tasks('done'))
    const { reanalyse } = scans // works without its object
    await reanalyse(id, [cutPhoto('cut')])
    await settled(id, 'done')
    expect(calls.filter(call => call.startsWith('POST'))).toHaveLength(2)
  })

  it('knows nothing of a record that is not there', async () => {
    expect(await (await setUp(['offline'])).scans.open('none')).toBeNull()
  })
})

describe('a file that is no photo', () => {
  const png100MP = new Uint8Array([
    0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x27, 0x10, 0, 0, 0x27,
    0x10,
  ])
  it.each([
    ['a text file named .jpg', new File(['hello'], 'a.jpg', { type: 'image/jpeg' }), 'not-an-image', {}],
    ['an empty file', new File([], 'a.jpg'), 'empty-file', {}],
    ['an SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png'), 'svg-refused', {}],
    ['a PNG of 100 megapixels', new File([png100MP], 'a.png'), 'too-large', { megapixels: 100, limit: 64 }],
  ])('%s is refused with its reason, and nothing is saved', async (_, file, code, facts) => {
    const { scans, storage, calls } = await setUp(['offline'])
    expect(await scans.start([file])).toEqual({ refusal: { code, fileName: file.name, facts } })
    expect(await storage.listRecords('v1_test')).toEqual([])
    expect(calls).toEqual([])
  })

  it('is named by its format when the browser cannot decode it', async () => {
    const { scans } = await setUp(['offline'], { canDecode: false })
    const started = await scans.start([jpeg('broken.jpg')])
    expect(started).toEqual({ refusal: { code: 'decode-failed', fileName: 'broken.jpg', facts: {} } })
  })
})

describe('a list on several photos', () => {
  it('is read by the device, every photo of it, and goes with its record when that is deleted', async () => {
    const { scans, storage, calls, analysedHere, settled } = await setUp([])
    const started = await scans.start([jpeg('1.jpg'), jpeg('2.jpg'), jpeg('3.jpg')])
    const id = 'id' in started ? started.id : ''
    await settled(id, 'done')
    expect(analysedHere).toEqual([id, id, id])
    expect(calls).toEqual([])
    expect(await storage.getPhoto(`${id}/2`)).not.toBeNull()
    await storage.deleteRecord(id)
    expect(await storage.getPhoto(`${id}/2`)).toBeNull()
  })

  it('takes nine at most, and none when one is refused', async () => {
    const { scans, storage, analysedHere, settled } = await setUp([])
    const started = await scans.start(Array.from({ length: 12 }, (_, at) => jpeg(`${at}.jpg`)))
    await settled('id' in started ? started.id : '', 'done')
    expect(analysedHere).toHaveLength(9)
    const refused = await scans.start([jpeg(), new File([], 'empty.jpg')])
    expect(refused).toMatchObject({ refusal: { code: 'empty-file', fileName: 'empty.jpg' } })
    expect(await storage.listRecords('v1_test')).toHaveLength(1)
  })
})

describe('a list as text', () => {
  it('becomes a record without a photo or a server', async () => {
    const { scans, storage, calls } = await setUp([])
    const entered = await scans.analyseTypedList('a list')
    const record = await storage.getRecord(entered?.id ?? '', ['v1_test'])
    expect(record?.lifecycle.phase).toBe('done')
    expect(calls).toEqual([])
  })

  it('that is none is not kept', async () => {
    const { scans, storage } = await setUp([])
    expect(await scans.analyseTypedList('nothing')).toBeNull()
    expect(await storage.listRecords('v1_test')).toEqual([])
  })

  it('that was read can be corrected, and every correction taken back', async () => {
    const { scans, storage, idOf, settled } = await setUp([uploaded, ...tasks('done')])
    const id = await idOf(jpeg())
    const read = await settled(id, 'done')
    await scans.correct(id, 'a list, once corrected')
    const twice = await scans.correct(id, 'a list, twice corrected')
    expect(twice?.lifecycle).toMatchObject({ phase: 'done', task: { labelText: 'a list, twice corrected' } })
    expect(scans.state.tasks[id]).toEqual(twice?.lifecycle)
    await scans.undoCorrections(id)
    expect(await storage.getRecord(id, ['v1_test'])).toEqual(read)
  })

  it('is left as it was by a correction that is no list', async () => {
    const { scans, storage, idOf, settled } = await setUp([uploaded, ...tasks('done')])
    const id = await idOf(jpeg())
    const read = await settled(id, 'done')
    expect(await scans.correct(id, 'nothing')).toBeNull()
    expect(await storage.getRecord(id, ['v1_test'])).toEqual(read)
  })

  it('of a task the server has becomes a record that follows it, without a photo', async () => {
    const { scans, settled } = await setUp([...tasks('analyzing', 'done')])
    await settled(await scans.addServerTask('server-1'), 'done')
  })
})

describe('two tabs', () => {
  it('analyse a photo once, and both show how far it is', async () => {
    const first = await setUp([uploaded, ...tasks('recognizing'), 'hang'])
    const id = await first.idOf(jpeg())
    await first.settled(id, 'working')
    const second = await setUp(tasks('done'), { database: first.database })
    await second.scans.open(id)
    await second.scans.resume()
    expect(second.calls).toEqual([])
    expect(second.scans.state.tasks[id]?.phase).toBe('working')

    // The first dies; the second continues the same task.
    first.close()
    await second.settled(id, 'done')
    expect(second.calls).toEqual(['GET /api/task/server-1'])
  })

  it('see what the other did', async () => {
    let finish = () => {}
    const readHere = new Promise<void>(resolve => {
      finish = resolve
    })
    const first = await setUp(['offline'], { readHere })
    const id = await first.idOf(jpeg())
    await first.settled(id, 'working')
    const second = await setUp(['offline'], { database: first.database })
    await second.scans.open(id)
    finish()
    await expect.poll(() => second.scans.state.tasks[id]?.phase).toBe('done')
    expect(second.analysedHere).toEqual([])
  })

  it('cancel what the other is at, and it stays cancelled', async () => {
    const first = await setUp(['hang'])
    const id = await first.idOf(jpeg())
    await expect.poll(() => first.calls.length).toBe(1)
    const second = await setUp([uploaded, ...tasks('done')], { database: first.database })
    await second.scans.open(id)
    await second.scans.cancel(id)
    await expect.poll(() => first.scans.state.tasks[id]?.phase).toBe('cancelled')
    await second.scans.retry(id)
    await second.settled(id, 'done')
    expect(first.calls).toHaveLength(1)
  })
})

describe('what the device analysed while there was no server', () => {
  const server = task('done', { labelText: '配料：水' })
  const answered: Reply[] = [uploaded, { status: 200, body: server }]
  const alone = async () => {
    const world = await setUp(['offline'])
    const id = await world.idOf(jpeg())
    const record = await world.settled(id, 'done')
    if (record?.lifecycle.phase !== 'done') throw new Error('not done')
    expect(world.owing(), 'it stays here until the person wants to send it').toBe(0)
    expect(await world.scans.uploadPending()).toEqual({ isDone: true })
    await world.scans.askServer(id)
    return { ...world, id, here: record.lifecycle.task }
  }

  it('is the server’s to analyse when it is back; its report is shown, the device’s kept beside it', async () => {
    const { scans, storage, id, here, owing, answer, sentAs } = await alone()
    expect(owing()).toBe(1)
    expect(await scans.uploadPending(), 'the server does not respond yet').toMatchObject({ isDone: false })
    answer(...answered)
    expect(await scans.uploadPending()).toEqual({ isDone: true })
    const record = await storage.getRecord(id, ['v1_test'])
    expect(record).toMatchObject({ lifecycle: { task: server }, other: { task: here } })
    expect(record).not.toHaveProperty('owed')
    expect(scans.state.tasks[id]).toEqual(record?.lifecycle)
    expect(new Set(sentAs).size, 'sent as the same each time').toBe(1)

    answer('offline')
    expect(await scans.uploadPending(), 'it is asked once').toEqual({ isDone: true })

    await scans.swapAnalysis(id)
    expect(await storage.getRecord(id, ['v1_test'])).toMatchObject({
      lifecycle: { task: here },
      other: { task: server },
    })
  })

  it('stays as the person corrected it, with the server’s report beside it', async () => {
    const { scans, storage, id, here, answer } = await alone()
    const corrected = await scans.correct(id, 'a list, corrected')
    answer(...answered)
    expect(await scans.uploadPending()).toEqual({ isDone: true })
    expect(await storage.getRecord(id, ['v1_test'])).toMatchObject({
      lifecycle: corrected?.lifecycle,
      uncorrected: here,
      other: { task: server },
    })
    await scans.swapAnalysis(id)
    await scans.swapAnalysis(id)
    await scans.undoCorrections(id)
    expect(await storage.getRecord(id, ['v1_test'])).toMatchObject({
      lifecycle: { task: here },
      other: { task: server },
    })
  })

  it('stays as the person corrects it while the server answers', async () => {
    const { scans, storage, id, answer, calls } = await alone()
    answer(uploaded, ...tasks('recognizing'), 'hang')
    const sent = calls.length
    void scans.uploadPending()
    await expect.poll(() => calls.length).toBeGreaterThan(sent + 1)
    const corrected = await scans.correct(id, 'a list, corrected')
    expect((await storage.getRecord(id, ['v1_test']))?.lifecycle).toEqual(corrected?.lifecycle)
  })

  it('is not sent a second time when the server had it already', async () => {
    const { scans, calls, settled, idOf } = await setUp([uploaded, 'offline', 'offline', ...tasks('done')])
    const id = await idOf(jpeg())
    await settled(id, 'done')
    expect(await scans.uploadPending()).toEqual({ isDone: true })
    expect(calls.filter(call => call.startsWith('POST'))).toHaveLength(1)
  })

  it('is left as it is by a server that will not take the photo, or finds no list', async () => {
    for (const replies of [[refused(415)], [uploaded, ...tasks('unrecognized')]]) {
      const { scans, storage, id, here, answer } = await alone()
      answer(...replies)
      expect(await scans.uploadPending()).toEqual({ isDone: true })
      const record = await storage.getRecord(id, ['v1_test'])
      expect(record?.lifecycle).toEqual({ phase: 'done', task: here })
      expect(record).not.toHaveProperty('owed')
      expect(record).not.toHaveProperty('other')
    }
  })

  it('is not uploaded when it was typed, or is on several photos', async () => {
    const { scans, settled, owing } = await setUp(['offline'])
    await scans.analyseTypedList('a list')
    const started = await scans.start([jpeg('1.jpg'), jpeg('2.jpg')])
    await settled('id' in started ? started.id : '', 'done')
    expect(owing()).toBe(0)
    expect(await scans.uploadPending()).toEqual({ isDone: true })
  })
})
