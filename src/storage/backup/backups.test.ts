import 'fake-indexeddb/auto'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { startJob } from '../../../test/backup-job.ts'
import { backupOf, entriesOf, restore } from '../../../test/backups.ts'
import type { BaseRecord } from '../../records/base-record.ts'
import type { ChatTurn } from '../../records/chat-turn.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import { openStorage } from '../open-storage.ts'
import type { Storage } from '../storage.ts'
import { exportBackup, importBackup } from './backups.ts'

interface Note extends BaseRecord {
  text: string
}
const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

const notes: RecordKind<Note> = {
  check: value => (isNote(value) ? { record: value, isRepaired: false } : { fault: 'it is no note' }),
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
    const before = await entriesOf(storage, owner)
    const backup = await backupOf(storage, owner)
    for (const { record } of before) await storage.deleteRecord(record.id)
    expect(await entriesOf(storage, owner)).toEqual([])

    expect(await restore(storage, owner, backup)).toEqual({ added: 3, setAside: 0, photosLeftOut: 0 })
    expect(await entriesOf(storage, owner)).toEqual(before)
    expect(before.map(({ record }) => record.id)).not.toContain('other')
    expect(await (await backupOf(storage, owner)).arrayBuffer()).toEqual(await backup.arrayBuffer())
    vi.unstubAllGlobals()
  })

  it('adds only what is missing, and joins conversations', async () => {
    prepare()
    const storage = await openFilled()
    await storage.updateChat('x', () => [turn('0', '2025-12-31'), turn('1', '2026-01-01')])
    const older = await backupOf(storage, owner)
    await storage.putRecord({ ...note('x'), text: 'changed since' })
    await storage.updateChat('x', () => [turn('1', '2026-01-01'), turn('2', '2026-01-02')])
    await storage.deleteRecord('xx')
    expect(await restore(storage, owner, older)).toMatchObject({ added: 1 })
    expect((await storage.getRecord('x', [owner]))?.text).toBe('changed since')
    expect((await storage.getChat('x')).map(({ id }) => id)).toEqual(['0', '1', '2'])
    vi.unstubAllGlobals()
  })

  it('belongs to the person who imports it', async () => {
    prepare()
    const backup = await backupOf(await openFilled(), owner)
    const storage = await openStorage(notes, { name: `backup-${opened++}` })
    expect(await restore(storage, 'v1_c', backup)).toMatchObject({ added: 3 })
    expect((await storage.listRecords('v1_c')).map(({ id }) => id)).toEqual(['xxx', 'xx', 'x'])
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
  const v3 = { ...manifest, version: 3 }

  const refusal = async (file: Blob) => {
    const storage = await openStorage(notes, { name: `backup-${opened++}` })
    const result = await restore(storage, owner, file)
    expect(await storage.listIds(owner)).toEqual([])
    return 'problem' in result ? result.problem : result
  }
  /** A sound backup with one byte of it changed. */
  const changed = async (find: string, by: (bytes: Uint8Array<ArrayBuffer>, at: number) => void) => {
    const bytes = new Uint8Array(await (await backupOf(await openFilled(), owner)).arrayBuffer())
    const text = new TextDecoder('latin1').decode(bytes)
    by(bytes, text.lastIndexOf(find))
    return new Blob([bytes])
  }

  it.each([
    ['no zip', new Blob(['hello']), 'not-a-backup'],
    ['an empty file', new Blob([]), 'not-a-backup'],
    ['another zip', zipOf({ 'a.txt': 'a' }), 'not-a-backup'],
    ['a zip of something else', zipOf({ 'manifest.json': { format: 'other' } }), 'not-a-backup'],
    ['one of a later version', zipOf({ 'manifest.json': { ...manifest, version: 99 } }), 'too-new'],
    ['one with a broken list', zipOf({ 'manifest.json': manifest, 'records.json': '[{' }), 'damaged'],
    ['one whose list is none', zipOf({ 'manifest.json': manifest, 'records.json': { a: 1 } }), 'damaged'],
    ['one with a broken line', zipOf({ 'manifest.json': v3, 'records/1.ndjson': '{"record":' }), 'damaged'],
    ['one that lacks a part', zipOf({ 'manifest.json': v3, 'records/2.ndjson': '{}' }), 'damaged'],
  ])('%s is refused', async (_, file, problem) => {
    expect(await refusal(file)).toBe(problem)
  })

  it('with a wrong checksum is refused, and what came before the fault is taken back', async () => {
    const storage = await openFilled()
    for (let at = 0; at < 120; at += 1) await storage.putRecord(note(`many-${at}`))
    const bytes = new Uint8Array(await (await backupOf(storage, owner)).arrayBuffer())
    const second = new TextDecoder('latin1').decode(bytes).indexOf('records/2.ndjson')
    bytes[second + 60] = (bytes[second + 60] ?? 0) ^ 1
    expect(await refusal(new Blob([bytes]))).toBe('damaged')
  })

  it('whose files say they are smaller, or larger, than they are, is refused', async () => {
    // The size stands 22 bytes before the name in the list at the end of a zip.
    for (const by of [-1, 1])
      expect(
        await refusal(
          await changed('records/1.ndjson', (bytes, at) => {
            bytes[at - 22] = (bytes[at - 22] ?? 0) + by
          }),
        ),
      ).toBe('damaged')
  })

  it('that says a file takes more than a part may is refused before it is read', async () => {
    const file = await changed('records/1.ndjson', (bytes, at) => bytes.set([0, 0, 0, 0x70], at - 22))
    expect(await refusal(file)).toBe('damaged')
  })

  it('of version 1, without conversations, is read', async () => {
    const file = zipOf({
      'manifest.json': { ...manifest, version: 1 },
      'records.json': [note('x')],
      'photos.json': [{ id: 'x', type: 'image/jpeg', file: 'photos/1' }],
      'photos/1': 'the photo',
    })
    const storage = await openStorage(notes, { name: `backup-${opened++}` })
    expect(await restore(storage, owner, file)).toMatchObject({ added: 1 })
    expect(await storage.getRecord('x', [owner])).toEqual(note('x'))
    expect(await (await storage.getPhoto('x'))?.text()).toBe('the photo')
  })

  it('of version 2 with strangers among its records sets them aside', async () => {
    const file = zipOf({
      'manifest.json': manifest,
      'records.json': [note('x'), null, 1, { id: 'bad', text: 3 }],
      'chats.json': [null, { recordId: 'x', turns: [1, turn('1', '')] }],
      'photos.json': [
        { id: 'x', type: 'text/html', file: 'records.json' },
        { id: 'x', type: 'image/png', file: 'none' },
      ],
    })
    const storage = await openStorage(notes, { name: `backup-${opened++}` })
    expect(await restore(storage, owner, file)).toEqual({ added: 1, setAside: 3, photosLeftOut: 0 })
    expect(await entriesOf(storage, owner)).toEqual([
      { record: note('x'), turns: [turn('1', '')], photos: [] },
    ])
    const aside = await storage.listSetAside(owner)
    expect(aside.map(({ value }) => value)).toContainEqual({ id: 'bad', text: 3 })
    for (const { key } of aside) await storage.deleteSetAside(owner, key)
    expect(await storage.listSetAside(owner)).toEqual([])
  })

  it('with a photo of another record, or none that can be drawn, leaves it out', async () => {
    const storage = await openFilled()
    const backup = await backupOf(storage, owner)
    const fresh = await openStorage(notes, { name: `backup-${opened++}` })
    const result = await restore(fresh, owner, backup, async photo =>
      photo.id === 'x/1' ? null : { ...photo, id: photo.id === 'xx' ? 'other' : photo.id },
    )
    expect(result).toMatchObject({ added: 3, photosLeftOut: 1 })
    expect((await entriesOf(fresh, owner)).flatMap(({ photos }) => photos.map(({ id }) => id))).toEqual([
      'xxx',
      'x',
    ])
    expect(await fresh.getPhoto('other')).toBeNull()
  })
})

describe('a large backup', () => {
  const fillWith = async (count: number) => {
    const storage = await openStorage(notes, { name: `backup-${opened++}` })
    for (let at = 0; at < count; at += 1)
      await storage.putRecord({ ...note(`r${at}`), text: 'x'.repeat(3000) })
    return storage
  }

  it('tells how far it is, both ways', async () => {
    const storage = await fillWith(230)
    const { signal } = new AbortController()
    const shares: number[][] = [[], []]
    const file = await exportBackup(storage, owner, startJob, {
      signal,
      onProgress: share => shares[0]?.push(share),
    })
    if ('problem' in file) throw new Error(file.problem)
    const fresh = await openStorage(notes, { name: `backup-${opened++}` })
    const cleanPhoto = async () => null
    await importBackup(
      fresh,
      { owner, file },
      { startJob, cleanPhoto },
      {
        signal,
        onProgress: share => shares[1]?.push(share),
      },
    )
    for (const told of shares) {
      expect(told.length).toBeGreaterThan(3)
      expect(told).toEqual([...told].sort((a, b) => a - b))
      expect(told.at(-1)).toBe(1)
    }
    expect(await fresh.listIds(owner)).toEqual(await storage.listIds(owner))
  })

  it('that is cancelled leaves nothing behind', async () => {
    const storage = await fillWith(230)
    const backup = await backupOf(storage, owner)
    const controller = new AbortController()
    const run = { signal: controller.signal, onProgress: () => controller.abort() }
    expect(await exportBackup(storage, owner, startJob, run)).toEqual({ problem: 'cancelled' })
    const fresh = await openStorage(notes, { name: `backup-${opened++}` })
    const again = new AbortController()
    const result = await importBackup(
      fresh,
      { owner, file: backup },
      { startJob, cleanPhoto: async () => null },
      { signal: again.signal, onProgress: share => share > 0.4 && again.abort() },
    )
    expect(result).toEqual({ problem: 'cancelled' })
    expect(await fresh.listIds(owner)).toEqual([])
  })
})

it('leaves nothing half done when the disk is full', async () => {
  const storage = await openFilled()
  const before = await entriesOf(storage, owner)
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
  const entries = ['new', 'newer'].map(id => ({ record: note(id), turns: [], photos: [] }))
  expect(await storage.addEntries(owner, entries)).toEqual({ problem: 'quota' })
  spy.mockRestore()
  expect(await entriesOf(storage, owner)).toEqual(before)
})
