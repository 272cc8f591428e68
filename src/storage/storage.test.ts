import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BaseRecord } from '../records/base-record.ts'
import type { RecordKind } from '../records/record-summary.ts'
import { openStorage } from './open-storage.ts'
import type { Storage, StorageWarning } from './storage.ts'

interface Note extends BaseRecord {
  text: string
}
const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

const note = (id: string, createdAt: string, owner = 'v1_a'): Note => ({ id, owner, createdAt, text: id })

let opened = 0
const kindOf = <T extends BaseRecord>(isRecord: (value: unknown) => value is T): RecordKind<T> => ({
  check: value => (isRecord(value) ? { record: value, isRepaired: false } : { fault: 'it is none' }),
  summarise: ({ id, owner, createdAt }) => ({
    id,
    owner,
    createdAt,
    title: id,
    score: null,
    phase: 'done',
    product: null,
    isShared: false,
    searchText: '',
  }),
})
const openFresh = () => openStorage(kindOf(isNote), { name: `notes-${opened++}` })

const refusing = {
  open() {
    throw new DOMException('not allowed here', 'SecurityError')
  },
}

afterEach(() => vi.unstubAllGlobals())

describe.each<[string, () => Promise<Storage<Note>>, StorageWarning | null]>([
  ['IndexedDB', openFresh, null],
  [
    'a browser whose IndexedDB refuses',
    () => {
      vi.stubGlobal('indexedDB', refusing)
      return openFresh()
    },
    'memory-only',
  ],
  [
    'a browser without IndexedDB',
    () => {
      vi.stubGlobal('indexedDB', undefined)
      return openFresh()
    },
    'memory-only',
  ],
])('storage on %s', (_, open, hindrance) => {
  it('says whether it outlives the page', async () => {
    expect((await open()).warning()).toBe(hindrance)
  })

  it('gives back what was put, and null for what was not', async () => {
    const storage = await open()
    expect(await storage.putRecord(note('1', '2026-01-01'))).toEqual({ ok: true })
    expect(await storage.getRecord('1', ['v1_a'])).toEqual(note('1', '2026-01-01'))
    expect(await storage.getRecord('2', ['v1_a'])).toBeNull()
  })

  it('lists only the owner’s records, newest first, up to a limit', async () => {
    const storage = await open()
    for (const record of [
      note('1', '2026-01-01'),
      note('3', '2026-01-03'),
      note('2', '2026-01-02'),
      note('4', '2026-01-04', 'v1_b'),
    ])
      await storage.putRecord(record)
    expect((await storage.listRecords('v1_a')).map(({ id }) => id)).toEqual(['3', '2', '1'])
    expect((await storage.listSummaries('v1_a', 2)).map(({ id }) => id)).toEqual(['3', '2'])
    expect((await storage.listRecords('v1_b')).map(({ id }) => id)).toEqual(['4'])
  })

  it('keeps photos byte for byte, and drops them with their record', async () => {
    const storage = await open()
    await storage.putRecord(note('1', '2026-01-01'))
    await storage.putPhoto('1', new Blob([new Uint8Array([1, 2, 3])], { type: 'image/jpeg' }))
    const photo = await storage.getPhoto('1')
    expect(photo?.type).toBe('image/jpeg')
    expect(new Uint8Array((await photo?.arrayBuffer()) ?? [])).toEqual(new Uint8Array([1, 2, 3]))
    await storage.deleteRecord('1')
    expect(await storage.getRecord('1', ['v1_a'])).toBeNull()
    expect(await storage.getPhoto('1')).toBeNull()
  })
})

it('passes over a corrupt record and leaves the others', async () => {
  const anything = await openStorage(
    kindOf((value: unknown): value is BaseRecord => value !== undefined),
    { name: 'shared' },
  )
  await anything.putRecord({ id: 'bad', owner: 'v1_a', createdAt: '2026-01-09' })
  const storage = await openStorage(kindOf(isNote), { name: 'shared' })
  await storage.putRecord(note('good', '2026-01-01'))
  expect((await storage.listRecords('v1_a')).map(({ id }) => id)).toEqual(['good'])
  expect(await storage.getRecord('bad', ['v1_a'])).toBeNull()
})

it('keeps in memory what IndexedDB has no room for, and says so', async () => {
  const storage = await openFresh()
  await storage.putRecord(note('old', '2026-01-01'))
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await storage.putRecord(note('new', '2026-01-02'))).toEqual({ ok: false, problem: 'quota' })
  expect(await storage.putPhoto('new', new Blob(['x']))).toEqual({ ok: false, problem: 'quota' })
  expect((await storage.listRecords('v1_a')).map(({ id }) => id)).toEqual(['new', 'old'])
  expect(await storage.getRecord('new', ['v1_a'])).toEqual(note('new', '2026-01-02'))
  expect(await (await storage.getPhoto('new'))?.text()).toBe('x')
})

it('a record opens for its owners alone', async () => {
  const storage = await openFresh()
  await storage.putRecord(note('1', '2026-01-01'))
  expect(await storage.getRecord('1', ['v1_b'])).toBeNull()
  expect(await storage.getRecord('1', [])).toBeNull()
  expect(await storage.readEntry('1', 'v1_b')).toBeNull()
  expect(await storage.getRecord('1', ['v1_b', 'v1_a'])).toEqual(note('1', '2026-01-01'))
})
