import { openDB } from 'idb'
import { type MockInstance, vi } from 'vitest'
import { type ChatTurn, type TaskRecord, taskRecords } from '../../src/records/index.ts'
import { openStorage, type Storage } from '../../src/storage/index.ts'
import { taskOf } from '../task.ts'

export const owner = 'v1_a'

/** An analysis as the device keeps it. */
export const recordOf = (
  id: string,
  { name = `Product ${id}`, whose = owner, createdAt = '' } = {},
): TaskRecord => ({
  id,
  owner: whose,
  createdAt: createdAt || `2026-01-01T08:00:0${id.length}Z`,
  lang: 'en',
  lifecycle: {
    phase: 'done',
    task: taskOf({
      id: `task-${id}`,
      createdAt: '2026-01-01T08:00:00Z',
      source: 'device',
      product: { name, brand: '', seller: '', manufacturer: '', standard: '' },
      labelText: 'Ingredients: Sugar',
      result: null,
    }),
  },
})

export const turnOf = (id: string, over: Partial<ChatTurn> = {}): ChatTurn => ({
  id,
  askedAt: `2026-01-01T08:00:0${id.length}Z`,
  question: `question ${id}`,
  state: 'done',
  answer: `answer ${id}`,
  citations: [],
  by: 'device',
  problem: null,
  rating: null,
  ...over,
})

export const photoOf = (text: string): Blob => new Blob([text], { type: 'image/jpeg' })

let made = 0
export const newName = (): string => `faults-${made++}`
export const openOn = (name: string): Promise<Storage<TaskRecord>> => openStorage(taskRecords, { name })

/** A storage with records, photos and a conversation, of this person and another. */
export const openFilled = async (name = newName()) => {
  const storage = await openOn(name)
  for (const id of ['a', 'aa', 'aaa']) {
    await storage.putRecord(recordOf(id))
    await storage.putPhoto(id, photoOf(`photo ${id}`))
  }
  await storage.putPhoto('a/1', photoOf('second photo'))
  await storage.putRecord(recordOf('b', { whose: 'v1_b' }))
  await storage.updateChat('a', () => [turnOf('1')])
  return { name, storage }
}

const stores = ['records', 'photos', 'chats', 'summaries', 'setAside'] as const

/** All that is in the database, read past the app. */
export const keptIn = async (name: string) => {
  const database = await openDB(name)
  const all = await Promise.all(stores.map(store => database.getAll(store)))
  database.close()
  return Object.fromEntries(stores.map((store, at) => [store, all[at]]))
}

/** Puts something into a store past the app. */
export const plant = async (name: string, store: (typeof stores)[number], value: unknown) => {
  const database = await openDB(name)
  await database.put(store, value)
  database.close()
}

const running: Pick<MockInstance, 'mockRestore'>[] = []
/** Ends all injected faults. */
export const endFaults = (): void => {
  for (const spy of running.splice(0)) spy.mockRestore()
}

const { put, delete: remove } = IDBObjectStore.prototype

/** Has `fault` run at every write to a store, with its count from 1, before or instead of it. */
const atWrites = (fault: (count: number, store: IDBObjectStore) => void) => {
  let writes = 0
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    writes += 1
    fault(writes, this)
    return put.call(this, value, key)
  })
  const removals = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
    this: IDBObjectStore,
    query,
  ) {
    writes += 1
    fault(writes, this)
    return remove.call(this, query)
  })
  running.push(puts, removals)
}

/** Aborts a transaction as the browser does, with its reason. */
const abortFor = (store: IDBObjectStore, reason: string) => {
  const { transaction } = store as unknown as { transaction: { _abort: (name: string | null) => void } }
  queueMicrotask(() => transaction._abort(reason))
}

const closeFirst = (times: number) => {
  const { transaction } = IDBDatabase.prototype
  let closed = 0
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    names,
    mode,
  ) {
    closed += 1
    if (closed <= times) this.close()
    return transaction.call(this, names, mode)
  })
  running.push(spy)
}

/** The browser does not open databases. */
export const refuseToOpen = (name: string) => {
  const spy = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store', name)
  })
  running.push(spy)
}

/** What goes wrong at a write. After those that pass, the work is done; after the others, nothing of it is. */
export const faults = {
  'no room for the first write': {
    passes: false,
    hindrance: 'full',
    begin: () =>
      atWrites(() => {
        throw new DOMException('full', 'QuotaExceededError')
      }),
  },
  'no room for the second write': {
    passes: false,
    hindrance: 'full',
    begin: () =>
      atWrites(count => {
        if (count > 1) throw new DOMException('full', 'QuotaExceededError')
      }),
  },
  'no room when it is committed': {
    passes: false,
    hindrance: 'full',
    begin: () => atWrites((_, store) => abortFor(store, 'QuotaExceededError')),
  },
  'the transaction is aborted, once': {
    passes: true,
    hindrance: null,
    begin: () => atWrites((count, store) => count === 1 && abortFor(store, 'AbortError')),
  },
  'every transaction is aborted': {
    passes: false,
    hindrance: 'unreachable',
    begin: () => atWrites((_, store) => abortFor(store, 'AbortError')),
  },
  'the disk fails, once': {
    passes: true,
    hindrance: null,
    begin: () =>
      atWrites(count => {
        if (count === 1) throw new DOMException('disk', 'UnknownError')
      }),
  },
  'the database was closed': { passes: true, hindrance: null, begin: () => closeFirst(1) },
  'the database was closed and does not open again': {
    passes: false,
    hindrance: 'unreachable',
    begin: () => {
      closeFirst(1)
      refuseToOpen('UnknownError')
    },
  },
} as const
export type Fault = keyof typeof faults
