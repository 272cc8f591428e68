// Hostile backups and tabs, written down before the code was read (docs/measurements/hardening-unseen.md).
import 'fake-indexeddb/auto'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { beforeEach, expect, it } from 'vitest'
import type { TaskRecord } from '../../src/records/index.ts'
import type { Storage } from '../../src/storage/index.ts'
import { exportBackup } from '../../src/storage/index.ts'
import { startJob } from '../backup-job.ts'
import { backupOf, entriesOf, restore } from '../backups.ts'
import { newName, openOn, owner, photoOf, recordOf } from '../faults/faulty.ts'

let storage: Storage<TaskRecord>
let name = ''
beforeEach(async () => {
  name = newName()
  storage = await openOn(name)
  await storage.putRecord(recordOf('a'))
  await storage.putPhoto('a', photoOf('first'))
  await storage.putPhoto('a/1', photoOf('second'))
})

const manifest = strToU8(JSON.stringify({ format: 'analyze-h5-backup', version: 3 }))
const line = (record: unknown, photos: unknown = []) => `${JSON.stringify({ record, turns: [], photos })}`
const part = (...lines: string[]) => strToU8(lines.join('\n'))
const zipped = (files: Zippable) => new Blob([zipSync(files).slice()])
const bytesOf = (file: Blob) => file.arrayBuffer().then(buffer => new Uint8Array(buffer))
const latin = new TextDecoder('latin1')

/** Replaces every occurrence of a name within a zip by another of the same length. */
const renamed = async (file: Blob, from: string, to: string) => {
  const bytes = await bytesOf(file)
  const text = latin.decode(bytes)
  for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + 1)) bytes.set(strToU8(to), at)
  return new Blob([bytes])
}

/** What was here before is as it was. */
const expectKept = async () => {
  expect(await storage.getRecord('a', [owner])).toEqual(recordOf('a'))
  expect(await (await storage.getPhoto('a'))?.text()).toBe('first')
  expect(await (await storage.getPhoto('a/1'))?.text()).toBe('second')
}

it('F1 names that lead out of the backup', async () => {
  const file = zipped({
    'manifest.json': manifest,
    '../../records/1.ndjson': part(line(recordOf('evil'))),
    '/records/1.ndjson': part(line(recordOf('evil'))),
  })
  expect(await restore(storage, owner, file)).not.toMatchObject({ added: 1 })
  await expectKept()
})

it('F2 two files of the same name', async () => {
  const file = zipped({
    'manifest.json': manifest,
    'records/1.ndjson': part(line(recordOf('x'))),
    'records/2.ndjson': part(line(recordOf('y'))),
  })
  const result = await restore(storage, owner, await renamed(file, 'records/2', 'records/1'))
  expect(result, 'not one of them without a word').toEqual({ problem: 'damaged' })
  expect(await storage.listIds(owner)).toEqual(['a'])
})

it('F3 one id twice with different contents', async () => {
  const [first, second] = [recordOf('x'), recordOf('x', { name: 'another' })]
  const file = zipped({ 'manifest.json': manifest, 'records/1.ndjson': part(line(first), line(second)) })
  expect(await restore(storage, owner, file)).toMatchObject({ added: 1 })
  expect(await storage.getRecord('x', [owner])).toEqual(first)
})

it.each(['honest', 'lying'])('F4 a part that inflates without an end, with an %s size', async how => {
  const file = zipped({
    'manifest.json': manifest,
    'records/1.ndjson': new Uint8Array((how === 'honest' ? 65 : 1) * 2 ** 20),
  })
  const bytes = await bytesOf(file)
  const view = new DataView(bytes.buffer)
  // The central directory says 10 bytes.
  if (how === 'lying')
    for (let at = 0; at < bytes.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1000)
        view.setUint32(at + 24, 10, true)
  expect(await restore(storage, owner, new Blob([bytes]))).toHaveProperty('problem')
  await expectKept()
})

it('F5 a photo under the id of a record that is here', async () => {
  const photo = { id: 'a', type: 'image/jpeg', file: 'photos/1' }
  const file = zipped({
    'manifest.json': manifest,
    'records/1.ndjson': part(line(recordOf('x'), [photo, { ...photo, id: 'a/1' }, { ...photo, id: 'a/2' }])),
    'photos/1': strToU8('evil'),
  })
  expect(await restore(storage, owner, file)).toMatchObject({ added: 1 })
  await expectKept()
  expect(await storage.getPhoto('a/2')).toBeNull()
})

it('F6 a record whose id is that of another record’s second photo', async () => {
  const file = zipped({ 'manifest.json': manifest, 'records/1.ndjson': part(line(recordOf('a/1'))) })
  expect(await restore(storage, owner, file)).toMatchObject({ added: 0, setAside: 1 })
  for (const { key } of await storage.listSetAside(owner)) await storage.deleteSetAside(owner, key)
  await expectKept()
})

it('F8 ids that are none, and times that are none', async () => {
  const ids = ['', '__proto__', 'x'.repeat(2 ** 20), 7, null, 'constructor']
  const times = [7, '', 'soon', '+275760-09-13T00:00:00Z', null]
  const lines = [
    ...ids.map(id => line({ ...recordOf('x'), id })),
    ...times.map((createdAt, at) => line({ ...recordOf('x'), id: `time-${at}`, createdAt })),
  ]
  const file = zipped({ 'manifest.json': manifest, 'records/1.ndjson': part(...lines) })
  expect(await restore(storage, owner, file)).toMatchObject({ added: 5, setAside: 6 })
  expect(await storage.listSummaries(owner)).toHaveLength(6)
  expect(await storage.listSetAside(owner)).toHaveLength(6)
  expect(await entriesOf(storage, owner)).toHaveLength(6)
  await restore(await openOn(newName()), owner, await backupOf(storage, owner))
  await expectKept()
})

it.each([
  [
    'encrypted',
    async (file: Blob) => {
      const bytes = await bytesOf(file)
      const view = new DataView(bytes.buffer)
      for (let at = 0; at < bytes.length - 46; at += 1) {
        if (view.getUint32(at, true) === 0x04034b50) view.setUint16(at + 6, 1, true)
        if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true)
      }
      return new Blob([bytes])
    },
  ],
  ['empty', async () => new Blob([])],
  ['a zip of nothing', async () => new Blob([zipSync({}).slice()])],
  [
    'of version 999',
    async () => zipped({ 'manifest.json': strToU8('{"format":"analyze-h5-backup","version":999}') }),
  ],
  [
    'of version "3"',
    async () => zipped({ 'manifest.json': strToU8('{"format":"analyze-h5-backup","version":"3"}') }),
  ],
  ['cut off in the list of its files', async (file: Blob) => file.slice(0, file.size - 30)],
] as const)('F10 a backup that is %s', async (_, change) => {
  const sound = zipped({ 'manifest.json': manifest, 'records/1.ndjson': part(line(recordOf('x'))) })
  expect(await restore(storage, owner, await change(sound))).toHaveProperty('problem')
  expect(await storage.listIds(owner)).toEqual(['a'])
  await expectKept()
})

it.each(['before', 'after'])('F10 a backup with a megabyte of rubbish %s it', async where => {
  const sound = zipped({ 'manifest.json': manifest, 'records/1.ndjson': part(line(recordOf('x'))) })
  const rubbish = new Uint8Array(2 ** 20).fill(7)
  const file = new Blob(where === 'before' ? [rubbish, sound] : [sound, rubbish])
  const result = await restore(storage, owner, file)
  expect('problem' in result || result.added === 1).toBe(true)
  await expectKept()
})

it('T1 all records are deleted in one tab while another exports them', async () => {
  for (let at = 0; at < 60; at += 1) await storage.putRecord(recordOf(`r${at}`))
  const other = await openOn(name)
  let hasBegun = false
  const file = await exportBackup(storage, owner, startJob, {
    signal: new AbortController().signal,
    onProgress: () => {
      if (!hasBegun) void other.deleteAll(owner)
      hasBegun = true
    },
  })
  if ('problem' in file) return expect(file.problem).toBe('unavailable')
  expect(await restore(await openOn(newName()), owner, file)).not.toHaveProperty('problem')
  expect(await storage.listIds(owner)).toEqual([])
})

it('T2 two tabs import the same backup at once', async () => {
  const there = await openOn(newName())
  for (let at = 0; at < 60; at += 1) {
    await there.putRecord(recordOf(`r${at}`))
    await there.putPhoto(`r${at}`, photoOf(`photo ${at}`))
  }
  const file = await backupOf(there, owner)
  const other = await openOn(name)
  const results = await Promise.all([restore(storage, owner, file), restore(other, owner, file)])
  const added = results.map(result => ('added' in result ? result.added : Number.NaN))
  expect(
    added.reduce((sum, count) => sum + count, 0),
    'each record is new to one of them',
  ).toBe(60)
  expect(await storage.listSummaries(owner)).toHaveLength(61)
  expect(await (await storage.getPhoto('r7'))?.text()).toBe('photo 7')
})

it('T5 a record is deleted in one tab while its correction is saved in another', async () => {
  const other = await openOn(name)
  const seen = await other.getRecord('a', [owner])
  if (!seen) return expect.fail('there is no record')
  await Promise.all([
    storage.deleteRecord('a'),
    other.updateRecord(seen, record => ({ ...record, lang: 'en' })),
  ])
  await other.updateRecord(seen, record => ({ ...record, lang: 'en' }))
  expect(await other.getRecord('a', [owner])).toBeNull()
  expect(await other.listSummaries(owner)).toEqual([])
})
