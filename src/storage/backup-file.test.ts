import 'fake-indexeddb/auto'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import type { BaseRecord } from '../records/base-record.ts'
import type { ChatTurn } from '../records/chat-turn.ts'
import type { RecordKind } from '../records/record-summary.ts'
import { packBackup, unpackBackup } from './backup-file.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

interface Note extends BaseRecord {
  text: string
}
const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

const notes: RecordKind<Note> = {
  isRecord: isNote,
  summarise: ({ id, owner, createdAt, text }) => ({
    id,
    owner,
    createdAt,
    title: text,
    score: null,
    phase: 'done',
    product: null,
    isShared: false,
    searchText: text,
  }),
}

const owner = 'v1_a'
const dumped = async (storage: Storage<Note>) => {
  const contents = await storage.exportContents(owner)
  if ('problem' in contents) throw new Error(contents.problem)
  return contents
}
const note = (id: string): Note => ({ id, owner, createdAt: `2026-01-0${id.length}`, text: `note ${id}` })
const turn = (id: string, askedAt: string): ChatTurn => ({
  id,
  askedAt,
  question: 'q',
  state: 'done',
  answer: 'a',
  citations: [],
  by: 'server',
  problem: null,
  rating: null,
})

let opened = 0
const fill = async (storage: Storage<Note>) => {
  for (const id of ['x', 'xx', 'xxx']) {
    await storage.putRecord(note(id))
    await storage.putPhoto(id, new Blob([`photo ${id}`], { type: 'image/jpeg' }))
  }
  await storage.putPhoto('x/1', new Blob(['second photo'], { type: 'image/png' }))
  await storage.putRecord({ ...note('other'), owner: 'v1_b' })
  await storage.updateChat('x', () => [turn('1', '2026-01-01')])
}
const openFilled = async (name = `backup-${opened++}`) => {
  const storage = await openStorage(notes, { name })
  await fill(storage)
  return storage
}

describe.each([
  ['IndexedDB', () => {}],
  ['the memory of a page without IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
])('a backup from %s', (_, prepare) => {
  it('comes back byte for byte after everything was wiped, and nothing of others is in it', async () => {
    prepare()
    const storage = await openFilled()
    const before = await dumped(storage)
    const backup = await packBackup(before)
    for (const { id } of before.records) await storage.deleteRecord(id)
    expect((await dumped(storage)).records).toEqual([])

    const read = await unpackBackup(backup, isNote)
    if (typeof read === 'string') throw new Error(read)
    expect(read.records.map(({ id }) => id)).not.toContain('other')
    expect(await storage.importContents(read)).toEqual({ added: 3 })
    expect(await dumped(storage)).toEqual(before)
    expect(await (await packBackup(await dumped(storage))).arrayBuffer()).toEqual(await backup.arrayBuffer())
    vi.unstubAllGlobals()
  })

  it('adds only what is missing, and joins conversations', async () => {
    prepare()
    const storage = await openFilled()
    const older = await dumped(storage)
    await storage.putRecord({ ...note('x'), text: 'changed since' })
    await storage.updateChat('x', turns => [...turns, turn('2', '2026-01-02')])
    await storage.deleteRecord('xx')
    older.chats = [{ recordId: 'x', turns: [turn('0', '2025-12-31'), turn('1', '2026-01-01')] }]
    expect(await storage.importContents(older)).toEqual({ added: 1 })
    expect((await storage.getRecord('x'))?.text).toBe('changed since')
    expect((await storage.getChat('x')).map(({ id }) => id)).toEqual(['0', '1', '2'])
    vi.unstubAllGlobals()
  })
})

describe('a file that is no good backup', () => {
  const zipOf = (files: Record<string, unknown>) =>
    new Blob([
      zipSync(
        Object.fromEntries(
          Object.entries(files).map(([name, value]) => [
            name,
            strToU8(typeof value === 'string' ? value : JSON.stringify(value)),
          ]),
        ),
      ) as Uint8Array<ArrayBuffer>,
    ])
  const manifest = { format: 'analyze-h5-backup', version: 2 }

  it.each([
    ['no zip', new Blob(['hello']), 'not-a-backup'],
    ['an empty file', new Blob([]), 'not-a-backup'],
    ['another zip', zipOf({ 'a.txt': 'a' }), 'not-a-backup'],
    ['a zip of something else', zipOf({ 'manifest.json': { format: 'other' } }), 'not-a-backup'],
    ['one of a later version', zipOf({ 'manifest.json': { ...manifest, version: 99 } }), 'too-new'],
    ['one with a broken list', zipOf({ 'manifest.json': manifest, 'records.json': '[{' }), 'damaged'],
    ['one whose list is none', zipOf({ 'manifest.json': manifest, 'records.json': { a: 1 } }), 'damaged'],
  ])('%s is refused', async (_, file, problem) => {
    expect(await unpackBackup(file, isNote)).toBe(problem)
  })

  it('of version 1, without conversations, is read', async () => {
    const file = zipOf({
      'manifest.json': { ...manifest, version: 1 },
      'records.json': [note('x')],
      'photos.json': [{ id: 'x', type: 'image/jpeg', file: 'photos/1' }],
      'photos/1': 'the photo',
    })
    const read = await unpackBackup(file, isNote)
    if (typeof read === 'string') throw new Error(read)
    const storage = await openStorage(notes, { name: `backup-${opened++}` })
    expect(await storage.importContents(read)).toEqual({ added: 1 })
    expect(await storage.getRecord('x')).toEqual(note('x'))
    expect(await (await storage.getPhoto('x'))?.text()).toBe('the photo')
  })

  it('with strangers among its records leaves them out', async () => {
    const file = zipOf({
      'manifest.json': manifest,
      'records.json': [note('x'), null, 1, { text: 3 }],
      'chats.json': [null, { recordId: 'x' }, { recordId: 'x', turns: [1, turn('1', '')] }],
      'photos.json': [
        { id: 'x', type: 'text/html', file: 'records.json' },
        { id: 'x', type: 'image/png', file: 'none' },
      ],
    })
    const read = await unpackBackup(file, isNote)
    expect(read).toEqual({
      records: [note('x')],
      photos: [],
      chats: [{ recordId: 'x', turns: [turn('1', '')] }],
    })
  })
})

it('leaves nothing half done when the disk is full', async () => {
  const storage = await openFilled()
  const before = await dumped(storage)
  const contents = { records: [note('new'), note('newer')], photos: [], chats: [] }
  const put = IDBObjectStore.prototype.put
  let puts = 0
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
  ) {
    puts += 1
    if (puts > 1) throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, value)
  })
  expect(await storage.importContents(contents)).toEqual({ problem: 'quota' })
  spy.mockRestore()
  expect(await dumped(storage)).toEqual(before)
})
