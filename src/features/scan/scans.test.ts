import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { createApi } from '../../api/client.ts'
import type { components } from '../../api/schema.d.ts'
import { openStorage, taskRecords } from '../../device/index.ts'
import { inspectPhoto } from '../../recognition/index.ts'
import { createScans } from './scans.ts'

type Task = components['schemas']['Task']

const jpegBytes = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0x01, 0xe0, 0x02, 0x80, 1, 1, 0x11, 0, 0xff, 0xd9]
const jpeg = (name = 'label.jpg') => new File([new Uint8Array(jpegBytes)], name, { type: 'image/jpeg' })

const task = (status: Task['status'], over: Partial<Task> = {}): Task => ({
  id: 'server-1',
  status,
  progress: status === 'done' ? 1 : 0.5,
  createdAt: '2026-11-20T08:00:00Z',
  lang: 'en',
  source: 'server',
  imageUrl: '',
  product: { name: '', brand: '', seller: '', manufacturer: '', standard: '' },
  labelText: '配料：小麦粉',
  result:
    status === 'done'
      ? {
          score: 80,
          confidence: 1,
          versions: { engine: '1', knowledge: '1' },
          ingredients: [],
          allergens: { contains: [], mayContain: [] },
          groups: [],
          highlights: [],
          suggestions: [],
          knowledge: [],
          reasons: [],
        }
      : null,
  sharing: 'private',
  parentShareId: null,
  ...over,
})

type Reply = { status: number; body: unknown } | 'offline' | 'hang'
const uploaded: Reply = { status: 201, body: { taskId: 'server-1', imageUrl: '' } }
const tasks = (...statuses: Task['status'][]): Reply[] =>
  statuses.map(status => ({ status: 200, body: task(status) }))

let made = 0
/** Scans against a server that gives these replies in turn; the last one again and again. */
const setUp = async (
  replies: Reply[],
  {
    canDecode = true,
    breaks = false,
    advice = [] as ('blurred' | 'glare')[],
    database = `scans-${made++}`,
  } = {},
) => {
  const calls: string[] = []
  const fetch = async (request: Request): Promise<Response> => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
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
  const analysedHere: string[] = []
  const faults: unknown[] = []
  const scans = createScans({
    api: async () => api,
    storage: async () => storage,
    inspect: inspectPhoto,
    prepare: async photo => (canDecode ? { ok: true, photo } : { ok: false }),
    assess: async () => advice,
    analyseHere: async (photos, { id }) => {
      for (const _ of photos) analysedHere.push(id)
      if (breaks) throw new Error('a fault of ours')
      return { task: task('done', { source: 'device' }) }
    },
    analyseText: async (text, _language, { id }) =>
      text.includes('list')
        ? task('done', { id, source: 'device', labelText: text })
        : task('unrecognized', { id, source: 'device', labelText: text }),
    owner: () => 'v1_test',
    lang: () => 'en',
    now: () => new Date('2026-11-20T08:00:00Z'),
    newId: () => `record-${made++}`,
    onFault: error => faults.push(error),
    wait: () => new Promise(resolve => setTimeout(resolve)),
  })
  const idOf = async (file: File) => {
    const started = await scans.start([file])
    if (!('id' in started)) throw new Error(`held back: ${JSON.stringify(started)}`)
    return started.id
  }
  const settled = async (id: string, phase: string) => {
    await expect.poll(async () => (await storage.getRecord(id))?.lifecycle.phase).toBe(phase)
    return storage.getRecord(id)
  }
  return { scans, storage, calls, analysedHere, faults, idOf, settled, database }
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
    expect(scans.state.lifecycles[id]?.phase).toBe('done')
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

  it('fails with the server’s problem, keeps the photo, and can be tried again', async () => {
    const { scans, storage, idOf, settled } = await setUp([
      { status: 500, body: { code: 500, errMsg: 'down' } },
      uploaded,
      ...tasks('done'),
    ])
    const id = await idOf(jpeg())
    await settled(id, 'failed')
    expect(await storage.getPhoto(id)).not.toBeNull()
    await scans.retry(id)
    await settled(id, 'done')
  })

  it('can be cancelled while the server works, and goes on after a retry', async () => {
    const { scans, idOf, settled, calls } = await setUp(['hang', uploaded, ...tasks('done')])
    const id = await idOf(jpeg())
    await expect.poll(() => calls.length).toBe(1)
    await scans.cancel(id)
    await settled(id, 'cancelled')
    await scans.retry(id)
    await settled(id, 'done')
  })

  it('goes on after the page was closed, with the same task at the server', async () => {
    const before = await setUp([uploaded, ...tasks('recognizing'), 'hang'])
    const id = await before.idOf(jpeg())
    await before.settled(id, 'working')
    const after = await setUp(tasks('done'), { database: before.database })
    await after.scans.resume()
    await after.settled(id, 'done')
    expect(after.calls).toEqual(['GET /api/task/server-1'])
  })

  it('is sent anew when the server has forgotten its task', async () => {
    const before = await setUp([uploaded, ...tasks('recognizing'), 'hang'])
    const id = await before.idOf(jpeg())
    await before.settled(id, 'working')
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
    const { faults, idOf, settled } = await setUp(['offline'], { breaks: true })
    const record = await settled(await idOf(jpeg()), 'failed')
    expect(record?.lifecycle).toMatchObject({ problem: { code: 600011 } })
    expect(faults).toEqual([new Error('a fault of ours')])
  })

  it('advises to take a bad photo again, keeps nothing of it, and goes on when asked to', async () => {
    const { scans, storage, settled } = await setUp([uploaded, ...tasks('done')], {
      advice: ['blurred', 'glare'],
    })
    const started = await scans.start([jpeg()])
    if (!('advice' in started)) throw new Error('no advice was given')
    expect(started.advice).toEqual(['blurred', 'glare'])
    expect(await storage.listRecords('v1_test')).toEqual([])
    const { id } = await started.goOn()
    await settled(id, 'done')
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
    const entered = await scans.enter('a list')
    const record = await storage.getRecord(entered?.id ?? '')
    expect(record?.lifecycle.phase).toBe('done')
    expect(calls).toEqual([])
  })

  it('that is none is not kept', async () => {
    const { scans, storage } = await setUp([])
    expect(await scans.enter('nothing')).toBeNull()
    expect(await storage.listRecords('v1_test')).toEqual([])
  })

  it('that was read can be corrected, and every correction taken back', async () => {
    const { scans, storage, idOf, settled } = await setUp([uploaded, ...tasks('done')])
    const id = await idOf(jpeg())
    const read = await settled(id, 'done')
    await scans.correct(id, 'a list, once corrected')
    const twice = await scans.correct(id, 'a list, twice corrected')
    expect(twice?.lifecycle).toMatchObject({ phase: 'done', task: { labelText: 'a list, twice corrected' } })
    expect(scans.state.lifecycles[id]).toEqual(twice?.lifecycle)
    await scans.undoCorrections(id)
    expect(await storage.getRecord(id)).toEqual(read)
  })

  it('is left as it was by a correction that is no list', async () => {
    const { scans, storage, idOf, settled } = await setUp([uploaded, ...tasks('done')])
    const id = await idOf(jpeg())
    const read = await settled(id, 'done')
    expect(await scans.correct(id, 'nothing')).toBeNull()
    expect(await storage.getRecord(id)).toEqual(read)
  })

  it('of a task the server has becomes a record that follows it, without a photo', async () => {
    const { scans, settled } = await setUp([...tasks('analyzing', 'done')])
    await settled(await scans.adopt('server-1'), 'done')
  })
})
