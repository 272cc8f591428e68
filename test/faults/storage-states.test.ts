import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, expect, it, vi } from 'vitest'
import { createApi } from '../../src/api/client.ts'
import { createHistory } from '../../src/features/history/index.ts'
import { createScans } from '../../src/features/scan/index.ts'
import { taskRecords } from '../../src/records/index.ts'
import { openStorage } from '../../src/storage/index.ts'
import { backupOf, entriesOf, restore } from '../backups.ts'
import { createStore } from '../mock-world.ts'
import { openTab } from '../tabs.ts'
import { emptyAnalysis } from '../task.ts'
import { expectDocumented, type FaultRow } from './documented.ts'
import {
  endFaults,
  faults,
  keptIn,
  newName,
  openFilled,
  openOn,
  owner,
  photoOf,
  plant,
  recordOf,
  refuseToOpen,
  turnOf,
} from './faulty.ts'

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)
const newerApp = (name: string) => openDB(name, 99)

const damagedRecord = { id: 'x', owner, createdAt: '2026-01-02T00:00:00Z', lifecycle: 7 }

/** The database is closed by a newer version in another tab, which this one cannot open. */
const openGone = async () => {
  const { name, storage } = await openFilled()
  ;(await newerApp(name)).close()
  return { name, storage }
}

const cases: (FaultRow & { prove: () => Promise<void> })[] = [
  // Reading while the database is gone.
  ...(
    [
      ['opening a record', async storage => expect(await storage.getRecord('a', [owner])).toBeNull()],
      ['listing records', async storage => expect(await storage.listSummaries(owner, 50)).toEqual([])],
      [
        'counting records',
        async storage => expect(await storage.countRecords(owner)).toEqual({ records: 0, unreadable: 0 }),
      ],
      ['showing a photo', async storage => expect(await storage.getPhoto('a')).toBeNull()],
      ['opening a conversation', async storage => expect(await storage.getChat('a')).toEqual([])],
      [
        'exporting a backup',
        async storage => expect(await storage.listIds(owner)).toEqual({ problem: 'unavailable' }),
      ],
    ] as [string, (storage: Awaited<ReturnType<typeof openOn>>) => Promise<void>][]
  ).map(([moment, read]) => ({
    moment,
    fault: 'a newer version of the app has taken the database',
    outcome: moment.startsWith('exporting')
      ? 'not done, an error is shown'
      : 'nothing is shown, nothing is changed',
    told: 'newer-version',
    prove: async () => {
      const { name, storage } = await openGone()
      const before = await keptIn(name)
      await read(storage)
      expect(storage.warning()).toBe('newer-version')
      expect(await keptIn(name)).toEqual(before)
    },
  })),
  {
    moment: 'reading anything',
    fault: 'the database was closed',
    outcome: 'done',
    told: null,
    prove: async () => {
      const { storage } = await openFilled()
      const { transaction } = IDBDatabase.prototype
      let reads = 0
      const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
        this: IDBDatabase,
        names,
        mode,
      ) {
        reads += 1
        if (reads % 2 === 1) this.close()
        return transaction.call(this, names, mode)
      })
      expect(await storage.getRecord('a', [owner])).toEqual(recordOf('a'))
      expect(await (await storage.getPhoto('a'))?.text()).toBe('photo a')
      expect(await storage.getChat('a')).toEqual([turnOf('1')])
      expect(await storage.listRecords(owner)).toHaveLength(3)
      spy.mockRestore()
      expect(storage.warning()).toBeNull()
    },
  },
  // Opening.
  ...(['SecurityError', 'InvalidStateError'] as const).map(error => ({
    moment: 'opening the app',
    fault: `private mode: IndexedDB refuses with ${error}`,
    outcome: 'kept for this visit',
    told: 'memory-only',
    prove: async () => {
      refuseToOpen(error)
      const storage = await openOn(newName())
      expect(storage.warning()).toBe('memory-only')
      await storage.putRecord(recordOf('a'))
      expect(idsOf(await storage.listSummaries(owner))).toEqual(['a'])
    },
  })),
  {
    moment: 'opening the app',
    fault: 'there is no IndexedDB',
    outcome: 'kept for this visit',
    told: 'memory-only',
    prove: async () => {
      vi.stubGlobal('indexedDB', undefined)
      const storage = await openOn(newName())
      expect(storage.warning()).toBe('memory-only')
      await storage.putPhoto('a', photoOf('p'))
      expect(await (await storage.getPhoto('a'))?.text()).toBe('p')
    },
  },
  {
    moment: 'opening the app',
    fault: 'the disk fails, and later does not',
    outcome: 'kept for this visit, written to the database later',
    told: 'unreachable',
    prove: async () => {
      const { name } = await openFilled()
      refuseToOpen('UnknownError')
      const storage = await openOn(name)
      await storage.putRecord(recordOf('new'))
      expect(storage.warning()).toBe('unreachable')
      endFaults()
      expect(await storage.listSummaries(owner)).toHaveLength(4)
      await expect.poll(storage.warning).toBeNull()
      expect(idsOf(await (await openOn(name)).listRecords(owner))).toContain('new')
    },
  },
  {
    moment: 'opening the app',
    fault: 'a newer version of the app has been here',
    outcome: 'kept for this visit',
    told: 'newer-version',
    prove: async () => {
      const { name } = await openGone()
      const before = await keptIn(name)
      const storage = await openOn(name)
      await storage.putRecord(recordOf('new'))
      expect(storage.warning()).toBe('newer-version')
      await storage.deleteAll(owner)
      expect(await keptIn(name)).toEqual(before)
    },
  },
  {
    moment: 'opening the app',
    fault: 'another tab has an older database open',
    outcome: 'kept for this visit, written to the database later',
    told: 'blocked',
    prove: async () => {
      const name = newName()
      const old = await openDB(name, 1, {
        upgrade(db) {
          db.createObjectStore('records', { keyPath: 'id' }).createIndex('byOwner', ['owner', 'createdAt'])
          db.createObjectStore('photos', { keyPath: 'id' })
        },
      })
      await old.put('records', recordOf('a'))
      const storage = await openStorage(taskRecords, { name, openTimeoutMs: 1 })
      await storage.putRecord(recordOf('new'))
      expect(storage.warning()).toBe('blocked')
      old.close()
      await expect.poll(async () => idsOf(await storage.listSummaries(owner))).toEqual(['new', 'a'])
      await expect.poll(storage.warning).toBeNull()
    },
  },
  // What is kept is damaged.
  {
    moment: 'listing records',
    fault: 'a record is damaged',
    outcome: 'the others are shown, it is set aside and counted',
    told: null,
    prove: async () => {
      const { name } = await openFilled()
      await plant(name, 'records', damagedRecord)
      const storage = await openOn(name)
      const history = createHistory({
        storage: async () => storage,
        owner: () => owner,
        anonymousOwner: () => owner,
      })
      await history.load()
      expect(idsOf(history.state.records ?? [])).toEqual(['aaa', 'aa', 'a'])
      expect(history.state).toMatchObject({ count: 3, unreadable: 1 })
      expect((await keptIn(name))['setAside']).toMatchObject([{ value: damagedRecord }])
    },
  },
  {
    moment: 'listing records',
    fault: 'a record of an unknown form is among them',
    outcome: 'the others are shown, it is set aside',
    told: null,
    prove: async () => {
      const { name } = await openFilled()
      await plant(name, 'records', { ...recordOf('x'), lifecycle: { phase: 'done', task: {} } })
      const storage = await openOn(name)
      expect(idsOf(await storage.listSummaries(owner))).toEqual(['aaa', 'aa', 'a'])
      expect(idsOf(await storage.listSetAside(owner))).toEqual(['x'])
    },
  },
  {
    moment: 'listing records',
    fault: 'a record has lost its owner and its time, and its summary has not',
    outcome: 'all are shown',
    told: null,
    prove: async () => {
      const { name } = await openFilled()
      const { owner: _, createdAt: __, ...rest } = recordOf('a')
      await plant(name, 'records', rest)
      const storage = await openOn(name)
      expect(idsOf(await storage.listSummaries(owner)).sort()).toEqual(['a', 'aa', 'aaa'])
    },
  },
  {
    moment: 'listing records',
    fault: 'nothing tells whose a record is',
    outcome: 'the others are shown, it is set aside and listed while nobody is logged in',
    told: null,
    prove: async () => {
      const { name } = await openFilled()
      const { owner: _, ...rest } = recordOf('x')
      await plant(name, 'records', rest)
      const storage = await openOn(name)
      expect(idsOf(await storage.listSummaries(owner))).toEqual(['aaa', 'aa', 'a'])
      expect(await storage.listSetAside(owner)).toEqual([])
      expect(await storage.listSetAside(`v1_${storage.deviceId()}`)).toMatchObject([{ id: 'x', value: rest }])
    },
  },
  {
    moment: 'listing records',
    fault: 'a summary is damaged',
    outcome: 'it is rebuilt from its record',
    told: null,
    prove: async () => {
      const { name, storage } = await openFilled()
      const before = await keptIn(name)
      await plant(name, 'summaries', { id: 'a', owner, createdAt: recordOf('a').createdAt, title: 3 })
      expect(idsOf(await storage.listSummaries(owner))).toEqual(['aaa', 'aa', 'a'])
      expect(await keptIn(name)).toEqual(before)
    },
  },
  {
    moment: 'listing records',
    fault: 'summaries are missing, and there is no room for them',
    outcome: 'all are shown',
    told: 'full',
    prove: async () => {
      const { name } = await openFilled()
      const database = await openDB(name)
      await database.clear('summaries')
      database.close()
      const storage = await openOn(name)
      const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
      expect(idsOf(await storage.listSummaries(owner, 2))).toEqual(['aaa', 'aa'])
      spy.mockRestore()
      expect(idsOf(await storage.listSummaries(owner))).toEqual(['aaa', 'aa', 'a'])
    },
  },
  {
    moment: 'opening a record',
    fault: 'it is damaged',
    outcome: 'it is set aside as it is',
    told: null,
    prove: async () => {
      const { name, storage } = await openFilled()
      await plant(name, 'records', damagedRecord)
      expect(await storage.updateRecord(recordOf('x'), record => record)).toEqual({ ok: true })
      expect((await keptIn(name))['records']).toContainEqual(damagedRecord)
      expect(await storage.getRecord('x', [owner])).toBeNull()
      expect(await storage.listSetAside(owner)).toMatchObject([{ id: 'x', value: damagedRecord }])
    },
  },
  {
    moment: 'showing a photo',
    fault: 'it is damaged',
    outcome: 'the report is shown without it',
    told: null,
    prove: async () => {
      const { name, storage } = await openFilled()
      await plant(name, 'photos', { id: 'a', type: 'image/jpeg', bytes: 'no bytes' })
      expect(await storage.getPhoto('a')).toBeNull()
      expect(await storage.getRecord('a', [owner])).toEqual(recordOf('a'))
    },
  },
  {
    moment: 'opening a conversation',
    fault: 'a turn of it is damaged',
    outcome: 'the others are shown, and go on',
    told: null,
    prove: async () => {
      const { name, storage } = await openFilled()
      await plant(name, 'chats', { recordId: 'a', turns: [turnOf('1'), null, { id: 3 }] })
      expect(await storage.getChat('a')).toEqual([turnOf('1')])
      await storage.updateChat('a', turns => [...turns, turnOf('22')])
      expect(idsOf(await storage.getChat('a'))).toEqual(['1', '22'])
    },
  },
  {
    moment: 'exporting a backup',
    fault: 'a record, a photo and a conversation are damaged',
    outcome: 'all others are in it',
    told: null,
    prove: async () => {
      const { name, storage } = await openFilled()
      await plant(name, 'records', damagedRecord)
      await plant(name, 'photos', { id: 'aa' })
      await plant(name, 'chats', { recordId: 'aa', turns: 'none' })
      const entries = await entriesOf(storage, owner)
      expect(idsOf(entries.map(({ record }) => record))).toEqual(['aaa', 'aa', 'a'])
      expect(idsOf(entries.flatMap(({ photos }) => photos))).toEqual(['aaa', 'a', 'a/1'])
    },
  },
  {
    moment: 'importing a backup',
    fault: 'the record and photo that are here are damaged',
    outcome: 'they are repaired',
    told: null,
    prove: async () => {
      const { name, storage } = await openFilled()
      const entries = await entriesOf(storage, owner)
      const before = await keptIn(name)
      await plant(name, 'records', { ...recordOf('a'), lifecycle: 7 })
      await plant(name, 'photos', { id: 'a', type: 'image/jpeg', bytes: null })
      expect(await storage.addEntries(owner, entries)).toEqual({ added: ['a'], setAside: 0 })
      expect(await keptIn(name)).toEqual(before)
    },
  },
  {
    moment: 'importing a backup',
    fault: 'the file is cut off',
    outcome: 'not done, an error is shown',
    told: null,
    prove: async () => {
      const { name, storage } = await openFilled()
      const file = await backupOf(storage, owner)
      const before = await keptIn(name)
      for (const share of [0.1, 0.5, 0.9, 0.99])
        expect(await restore(storage, owner, file.slice(0, Math.floor(file.size * share)))).toHaveProperty(
          'problem',
        )
      expect(await keptIn(name)).toEqual(before)
    },
  },
  {
    moment: 'importing a backup',
    fault: 'the page is closed in the middle of it',
    outcome: 'not done',
    told: null,
    prove: async () => {
      const { name, storage } = await openFilled()
      const before = await keptIn(name)
      const { put } = IDBObjectStore.prototype
      const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        value,
      ) {
        const { transaction } = this as unknown as { transaction: { _abort: (name: string) => void } }
        queueMicrotask(() => transaction._abort('AbortError'))
        return put.call(this, value)
      })
      await storage.addEntries(
        owner,
        ['n', 'nn'].map(id => ({ record: recordOf(id), turns: [], photos: [] })),
      )
      spy.mockRestore()
      expect(await keptIn(name)).toEqual(before)
    },
  },
  // The clock.
  ...(
    [
      ['has gone back a year', '2025-01-01T08:00:00Z', ['aaa', 'aa', 'a', 'new']],
      ['has gone forward ten years', '2036-01-01T08:00:00Z', ['new', 'aaa', 'aa', 'a']],
      ['shows the same moment twice', recordOf('aa').createdAt, ['aaa', 'new', 'aa', 'a']],
      ['gave no time at all', 'no time', ['new', 'aaa', 'aa', 'a']],
    ] as const
  ).map(([fault, createdAt, order]) => ({
    moment: 'saving a record',
    fault: `the clock ${fault}`,
    outcome: 'done',
    told: null,
    prove: async () => {
      const { storage } = await openFilled()
      await storage.putRecord(recordOf('new', { createdAt }))
      expect(idsOf(await storage.listSummaries(owner))).toEqual(order)
      expect(idsOf(await storage.listSummaries(owner, 4))).toEqual(order)
      expect(idsOf(await storage.listRecords(owner))).toEqual(order)
    },
  })),
  // Two tabs.
  {
    moment: 'changing a record',
    fault: 'another tab changes it too',
    outcome: 'both changes stay',
    told: null,
    prove: async () => {
      const { name, storage } = await openFilled()
      const other = await openOn(name)
      const seen = recordOf('a')
      await Promise.all([
        storage.updateRecord(seen, record => ({ ...record, photoCount: 2 })),
        other.updateRecord(seen, record => ({ ...record, lang: 'zh-Hans' })),
      ])
      expect(await storage.getRecord('a', [owner])).toEqual({ ...seen, photoCount: 2, lang: 'zh-Hans' })
    },
  },
  {
    moment: 'changing a record',
    fault: 'another tab has deleted it',
    outcome: 'it stays deleted',
    told: null,
    prove: async () => {
      const { name, storage } = await openFilled()
      await (await openOn(name)).deleteRecord('a')
      await storage.updateRecord(recordOf('a'), record => ({ ...record, photoCount: 2 }))
      expect(await storage.getRecord('a', [owner])).toBeNull()
      expect(idsOf(await storage.listSummaries(owner))).toEqual(['aaa', 'aa'])
    },
  },
  {
    moment: 'saving a question',
    fault: 'another tab asks about the same record',
    outcome: 'both questions stay',
    told: null,
    prove: async () => {
      const { name, storage } = await openFilled()
      const other = await openOn(name)
      await Promise.all([
        storage.updateChat('a', turns => [...turns, turnOf('22')]),
        other.updateChat('a', turns => [...turns, turnOf('333')]),
      ])
      expect(idsOf(await storage.getChat('a')).sort()).toEqual(['1', '22', '333'])
    },
  },
  {
    moment: 'saving a question',
    fault: 'there was no room for the one before',
    outcome: 'both questions stay',
    told: null,
    prove: async () => {
      const { name, storage } = await openFilled()
      const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
      await storage.updateChat('a', turns => [...turns, turnOf('22')])
      spy.mockRestore()
      await storage.updateChat('a', turns => [...turns, turnOf('333')])
      expect(storage.warning()).toBeNull()
      expect(idsOf(await (await openOn(name)).getChat('a'))).toEqual(['1', '22', '333'])
    },
  },
  // localStorage, and what the browser removes.
  ...(
    [
      ['is full', 'QuotaExceededError'],
      ['is blocked', 'SecurityError'],
    ] as const
  ).map(([fault, error]) => ({
    moment: 'saving a record',
    fault: `localStorage ${fault}`,
    outcome: 'done',
    told: null,
    prove: async () => {
      const refuse = () => {
        throw new DOMException(fault, error)
      }
      const localStore = { getItem: error === 'SecurityError' ? refuse : () => null, setItem: refuse }
      const storage = await openStorage(taskRecords, { name: newName(), localStore })
      expect(await storage.putRecord(recordOf('a'))).toEqual({ ok: true })
      expect(storage.lostRecordCount()).toBe(0)
    },
  })),
  {
    moment: 'opening the app',
    fault: 'the entry about records in localStorage is not JSON',
    outcome: 'done',
    told: null,
    prove: async () => {
      const localStore = createStore({ 'ai-records-kept': '{' })
      const storage = await openStorage(taskRecords, { name: newName(), localStore })
      expect(storage.lostRecordCount()).toBe(0)
    },
  },
  {
    moment: 'opening the app',
    fault: 'the browser has removed the records',
    outcome: 'the records page says how many there were, until it is read',
    told: null,
    prove: async () => {
      const localStore = createStore()
      const name = newName()
      let asked = 0
      const persist = async () => {
        asked += 1
      }
      const storage = await openStorage(taskRecords, { name, localStore, persist })
      for (const id of ['a', 'aa']) await storage.putRecord(recordOf(id))
      expect(asked).toBe(1)
      const evicted = await openStorage(taskRecords, { name: newName(), localStore, persist })
      const history = createHistory({
        storage: async () => evicted,
        owner: () => owner,
        anonymousOwner: () => owner,
      })
      await evicted.putRecord(recordOf('new'))
      await history.load()
      expect(history.state.lostRecords).toBe(2)
      await history.acknowledgeLoss()
      expect(history.state.lostRecords).toBe(0)
      expect((await openStorage(taskRecords, { name: newName(), localStore })).lostRecordCount()).toBe(1)
      expect(asked).toBe(1)
    },
  },
  {
    moment: 'deleting all records',
    fault: 'the person did it, not the browser',
    outcome: 'nothing is said',
    told: null,
    prove: async () => {
      const localStore = createStore()
      const name = newName()
      const storage = await openStorage(taskRecords, { name, localStore })
      await storage.putRecord(recordOf('a'))
      await storage.deleteAll(owner)
      expect((await openStorage(taskRecords, { name, localStore })).lostRecordCount()).toBe(0)
    },
  },
  {
    moment: 'deleting all records',
    fault: 'a damaged one is among them',
    outcome: 'it is deleted too',
    told: null,
    prove: async () => {
      const { name, storage } = await openFilled()
      await plant(name, 'records', damagedRecord)
      await storage.deleteAll(owner)
      expect((await keptIn(name))['records']).toEqual([recordOf('b', { whose: 'v1_b' })])
    },
  },
  // The features on top.
  ...(['photos', 'records'] as const).map(store => ({
    moment: 'taking a photo',
    fault: `there is no room for its ${store === 'photos' ? 'photo' : 'record'}`,
    outcome: 'it is analysed, and kept for this visit',
    told: 'full',
    prove: async () => {
      const { name, storage } = await openFilled()
      const before = await keptIn(name)
      const { put } = IDBObjectStore.prototype
      const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        value,
      ) {
        if (this.name === store) throw new DOMException('full', 'QuotaExceededError')
        return put.call(this, value)
      })
      const { scans, id } = await photograph(storage)
      await expect.poll(() => scans.state.tasks[id]?.phase).toBe('done')
      await expect.poll(async () => (await storage.getRecord(id, [owner]))?.lifecycle.phase).toBe('done')
      expect(await (await storage.getPhoto(id))?.text()).toBe('photo')
      expect(storage.warning()).toBe('full')
      spy.mockRestore()
      expect((await keptIn(name))['records']).toEqual(expect.arrayContaining(before['records'] ?? []))
      await storage.deleteRecord('aa')
      await expect.poll(storage.warning).toBeNull()
      expect((await (await openOn(name)).getRecord(id, [owner]))?.lifecycle.phase).toBe('done')
      expect(await (await (await openOn(name)).getPhoto(id))?.text()).toBe('photo')
    },
  })),
  {
    moment: 'taking a photo',
    fault: 'its record is deleted while it is analysed',
    outcome: 'it stays deleted',
    told: null,
    prove: async () => {
      const { name, storage } = await openFilled()
      const before = await keptIn(name)
      const { scans, id } = await photograph(storage, async analysed => {
        await storage.deleteRecord(analysed)
      })
      await expect.poll(() => scans.state.tasks[id]?.phase).toBe('done')
      await expect.poll(() => storage.getRecord(id, [owner])).toBeNull()
      expect(await keptIn(name)).toEqual(before)
    },
  },
  {
    moment: 'opening the app',
    fault: 'the page was closed between a photo and its record',
    outcome: 'the photo without a record is deleted, all others stay',
    told: null,
    prove: async () => {
      const { name } = await openFilled()
      await plant(name, 'records', damagedRecord)
      await plant(name, 'photos', { id: 'x', bytes: new ArrayBuffer(1), type: 'image/jpeg' })
      const before = await keptIn(name)
      for (const id of ['gone', 'gone/1', 'a/b'])
        await plant(name, 'photos', { id, bytes: new ArrayBuffer(1), type: 'image/jpeg' })
      expect(await (await openOn(name)).deleteOrphanPhotos()).toBe(3)
      expect(await keptIn(name)).toEqual(before)
    },
  },
  {
    moment: 'taking a photo',
    fault: 'photos without a record are being deleted, and there is no room for its own',
    outcome: 'it stays',
    told: 'full',
    prove: async () => {
      const { name, storage } = await openFilled()
      await storage.putPhoto('new', photoOf('new'))
      expect(await storage.deleteOrphanPhotos()).toBe(0)
      faults['no room for the first write'].begin()
      await storage.putRecord(recordOf('new'))
      endFaults()
      expect(await storage.deleteOrphanPhotos()).toBe(0)
      expect(await (await storage.getPhoto('new'))?.text()).toBe('new')
      expect((await keptIn(name))['photos']).toHaveLength(5)
    },
  },
  {
    moment: 'deleting a record',
    fault: 'the database has gone, on the records page',
    outcome: 'not done, an error is shown',
    told: 'newer-version',
    prove: async () => {
      const { name, storage } = await openFilled()
      const history = createHistory({
        storage: async () => storage,
        owner: () => owner,
        anonymousOwner: () => owner,
      })
      await history.load()
      const before = await keptIn(name)
      ;(await newerApp(name)).close()
      expect(await history.remove('a')).toEqual({ ok: false, problem: 'unavailable' })
      expect(await history.clear()).toEqual({ ok: false, problem: 'unavailable' })
      expect(await keptIn(name)).toEqual(before)
    },
  },
]

/** Takes a photo that the device analyses without a server; `meanwhile` runs during the analysis. */
const photograph = async (
  storage: Awaited<ReturnType<typeof openOn>>,
  meanwhile: (id: string) => Promise<void> = async () => {},
) => {
  const scans = createScans({
    api: async () =>
      createApi({
        baseUrl: 'http://server.test',
        fetch: async () => {
          throw new TypeError('Failed to fetch')
        },
        identity: () => ({ accessToken: null, uid: '' }),
        onLogout: () => {},
      }),
    storage: async () => storage,
    inspect: async () => ({ ok: true, format: 'jpeg', widthPx: 100, heightPx: 100 }),
    prepare: async photo => ({ ok: true, photo }),
    assess: async () => [],
    analyseLocally: async (_, { id }) => {
      await meanwhile(id)
      const { lifecycle } = recordOf(id)
      if (lifecycle.phase !== 'done') throw new Error('not done')
      return { task: { ...lifecycle.task, result: emptyAnalysis } }
    },
    analyseText: async () => {
      throw new Error('nothing was typed')
    },
    owner: () => owner,
    owners: () => [owner],
    lang: () => 'en',
    now: () => new Date('2026-01-03T08:00:00Z'),
    newId: () => 'scan',
    onUnexpectedError: error => {
      throw error
    },
    wait: async () => {},
    ...openTab(newName()),
    onPendingUpload: () => {},
  })
  const started = await scans.start([new File(['photo'], 'label.jpg', { type: 'image/jpeg' })])
  if (!('id' in started)) throw new Error('held back')
  return { scans, id: started.id }
}

afterEach(() => {
  endFaults()
  vi.unstubAllGlobals()
})

for (const { moment, fault, outcome, prove } of cases) it(`${moment}, when ${fault}: ${outcome}`, prove)

it('is documented, row by row', () => expectDocumented('States', cases))
