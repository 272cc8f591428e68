import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { entriesOf } from '../../test/backups.ts'
import type { ChatTurn } from '../records/chat-turn.ts'
import { taskRecords } from '../records/record-summary.ts'
import type { TaskRecord } from '../records/task-record.ts'
import { openStorage } from './open-storage.ts'

const owner = 'v1_a'
const record = (id: string, name = ''): TaskRecord => ({
  id,
  owner,
  createdAt: `2026-01-0${id}T08:00:00Z`,
  lang: 'en',
  lifecycle: {
    phase: 'done',
    task: {
      id: `task-${id}`,
      status: 'done',
      progress: 1,
      createdAt: '2026-01-01T08:00:00Z',
      lang: 'en',
      source: 'device',
      imageUrl: '',
      product: { name, brand: 'Brand', seller: '', manufacturer: '', standard: 'GB 1' },
      labelText: 'Ingredients: Sugar',
      result: null,
      sharing: 'shared',
      parentShareId: null,
    },
  },
})
const turn: ChatTurn = {
  id: 't',
  askedAt: '2026-01-01',
  question: 'q',
  state: 'done',
  answer: 'a',
  citations: [],
  by: 'server',
  problem: null,
  rating: null,
}
const bytes = new Uint8Array([1, 2, 3])

/** A database as the app of that version left it: the steps are written out here, for the app's own may not change. */
const leaveBehind = async (name: string, version: 1 | 2, records: readonly unknown[]) => {
  const database = await openDB(name, version, {
    upgrade(db) {
      db.createObjectStore('records', { keyPath: 'id' }).createIndex('byOwner', ['owner', 'createdAt'])
      db.createObjectStore('photos', { keyPath: 'id' })
      if (version === 2) db.createObjectStore('chats', { keyPath: 'recordId' })
    },
  })
  for (const kept of records) await database.put('records', kept)
  await database.put('photos', { id: '1', bytes: bytes.buffer.slice(0), type: 'image/jpeg' })
  await database.put('photos', { id: '1/1', bytes: bytes.buffer.slice(0), type: 'image/png' })
  if (version === 2) await database.put('chats', { recordId: '1', turns: [turn] })
  database.close()
}

let made = 0
const newName = () => `migration-${made++}`

describe.each([1, 2] as const)('a database of version %i', version => {
  it('is taken over without losing anything, and can be listed and searched', async () => {
    const name = newName()
    await leaveBehind(name, version, [record('1', 'Cola'), record('2')])
    const storage = await openStorage(taskRecords, { name })
    expect(await entriesOf(storage, owner)).toEqual([
      { record: record('2'), turns: [], photos: [] },
      {
        record: record('1', 'Cola'),
        turns: version === 2 ? [turn] : [],
        photos: [
          { id: '1', type: 'image/jpeg', bytes: bytes.buffer },
          { id: '1/1', type: 'image/png', bytes: bytes.buffer },
        ],
      },
    ])
    expect(await storage.listSummaries(owner, 1)).toMatchObject([{ id: '2' }])
    expect(await storage.listSummaries(owner)).toMatchObject([
      { id: '2', title: '', isShared: true },
      { id: '1', title: 'Cola', phase: 'done', searchText: 'colabrandgb1ingredients:sugar' },
    ])
    expect(await storage.updateChat('1', turns => turns)).toEqual({ ok: true })
  })

  it('sets aside what it cannot read as it is, and counts it', async () => {
    const name = newName()
    const damaged = { id: '9', owner, createdAt: '2026-01-09' }
    const { lifecycle, ...rest } = record('3')
    const odd = { ...rest, lifecycle: { phase: 'done', task: { anything: 1 } } }
    await leaveBehind(name, version, [record('1'), damaged, odd])
    const storage = await openStorage(taskRecords, { name })
    expect((await storage.listSummaries(owner)).map(({ id }) => id)).toEqual(['1'])
    expect(await storage.countRecords(owner)).toEqual({ records: 1, unreadable: 2 })
    expect((await storage.listSetAside(owner)).map(({ value }) => value)).toEqual(
      expect.arrayContaining([damaged, odd]),
    )
  })

  it('is migrated when two tabs open at the same time', async () => {
    const name = newName()
    await leaveBehind(name, version, [record('1'), record('2')])
    const tabs = await Promise.all([openStorage(taskRecords, { name }), openStorage(taskRecords, { name })])
    for (const lists of await Promise.all(tabs.map(tab => tab.listSummaries(owner))))
      expect(lists.map(({ id }) => id)).toEqual(['2', '1'])
  })

  it('waits for a tab that still has it open, and then migrates the records added in the meantime', async () => {
    const name = newName()
    await leaveBehind(name, version, [record('1')])
    const old = await openDB(name, version)
    const storage = await openStorage(taskRecords, { name, openTimeoutMs: 1 })
    expect(await storage.putRecord(record('2'))).toEqual({ ok: false, problem: 'unavailable' })
    expect(storage.warning()).toBe('blocked')
    expect((await storage.listSummaries(owner)).map(({ id }) => id)).toEqual(['2'])
    old.close()
    await expect.poll(async () => (await storage.listSummaries(owner)).length).toBe(2)
    await expect.poll(storage.warning).toBeNull()
    const fresh = await openStorage(taskRecords, { name })
    expect((await fresh.listRecords(owner)).map(({ id }) => id)).toEqual(['2', '1'])
  })
})

it('resumes where building the summaries was interrupted', async () => {
  const name = newName()
  await leaveBehind(name, 2, [record('1'), record('2'), record('3')])
  await (await openStorage(taskRecords, { name })).listSummaries(owner)
  const database = await openDB(name)
  await database.delete('summaries', '2')
  database.close()
  const storage = await openStorage(taskRecords, { name })
  expect((await storage.listSummaries(owner)).map(({ id }) => id)).toEqual(['3', '2', '1'])
})

it('leaves a database of a newer version alone, and says so', async () => {
  const name = newName()
  await leaveBehind(name, 2, [record('1')])
  const newer = await openDB(name, 99, { upgrade: db => void db.createObjectStore('more') })
  newer.close()
  const storage = await openStorage(taskRecords, { name })
  expect(storage.warning()).toBe('newer-version')
  await storage.putRecord(record('2'))
  expect((await storage.listRecords(owner)).map(({ id }) => id)).toEqual(['2'])
  const after = await openDB(name)
  expect(after.version).toBe(99)
  expect(await after.getAll('records')).toEqual([record('1')])
  after.close()
})

it('lets a newer version take over while it is open, and keeps what is new for the visit', async () => {
  const name = newName()
  const storage = await openStorage(taskRecords, { name })
  await storage.putRecord(record('1'))
  const newer = await openDB(name, 99)
  let told = 0
  storage.watchWarning(() => {
    told += 1
  })
  expect(await storage.putRecord(record('2'))).toEqual({ ok: false, problem: 'unavailable' })
  expect(storage.warning()).toBe('newer-version')
  expect(told).toBe(1)
  expect(await storage.getRecord('2', [owner])).toEqual(record('2'))
  expect(await newer.getAll('records')).toEqual([record('1')])
  newer.close()
})
