import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, it } from 'vitest'
import { endFaults, faults, recordOf } from '../../test/faults/faulty.ts'
import { taskRecords } from '../records/index.ts'
import { findAgreement } from './device-entry.ts'
import { openStorage } from './open-storage.ts'

let made = 0
const newName = () => `device-${made++}`
const [older, newer, known] = ['1763500000000', '1763600000000', '1763700000000'] as const

const openAs = (name: string, id: string, isNew: boolean) =>
  openStorage(taskRecords, { name, device: { id, isNew, agreement: 'agreed 2026-01-01' } })

it('a device whose id is lost finds its records by what the database says', async () => {
  const name = newName()
  const first = await openAs(name, older, true)
  await first.putRecord(recordOf('a', { whose: `v1_${older}` }))
  const later = await openAs(name, newer, true)
  expect(later.deviceId()).toBe(older)
  expect(await later.listIds(`v1_${later.deviceId()}`)).toEqual(['a'])
})

it('records made under an id that was lost before the database knew it are found too', async () => {
  const name = newName()
  const before = await openDB(name, 3, {
    upgrade(db) {
      db.createObjectStore('records', { keyPath: 'id' }).createIndex('byOwner', ['owner', 'createdAt'])
      db.createObjectStore('photos', { keyPath: 'id' })
      db.createObjectStore('chats', { keyPath: 'recordId' })
      db.createObjectStore('summaries', { keyPath: 'id' }).createIndex('byOwner', [
        'owner',
        'createdAt',
        'id',
      ])
    },
  })
  for (const [id, whose] of [
    ['a', `v1_${older}`],
    ['aa', `v1_${newer}`],
    ['aaa', 'v1_u-1'],
  ] as const)
    await before.put('records', recordOf(id, { whose }))
  before.close()

  const storage = await openAs(name, known, true)
  expect(storage.deviceId()).toBe(newer)
  expect(await storage.listIds(`v1_${newer}`)).toEqual(['aa', 'a'])
  expect(await storage.listIds('v1_u-1'), 'an account keeps its own').toEqual(['aaa'])
})

it('records under an id that only localStorage knows join those of the database', async () => {
  const name = newName()
  const first = await openAs(name, older, true)
  await first.putRecord(recordOf('a', { whose: `v1_${older}` }))
  await first.putRecord(recordOf('aa', { whose: `v1_${known}` }))
  const later = await openAs(name, known, false)
  expect(await later.listIds(`v1_${later.deviceId()}`)).toEqual(['aa', 'a'])
})

it('the agreement is found again, and none is where there is no database', async () => {
  const name = newName()
  expect(await findAgreement(name)).toBeNull()
  expect((await indexedDB.databases()).some(database => database.name === name)).toBe(false)
  const storage = await openAs(name, older, true)
  expect(await findAgreement(name)).toBe('agreed 2026-01-01')
  await storage.noteAgreement(null)
  expect(await findAgreement(name)).toBeNull()
})

it('an agreement that the disk refuses is told to the caller alone', async () => {
  const storage = await openAs(newName(), older, true)
  const unheard: unknown[] = []
  const hear = (reason: unknown) => unheard.push(reason)
  process.on('unhandledRejection', hear)
  faults['every transaction is aborted'].begin()
  await storage.noteAgreement('agreed 2026-11-22').catch(() => {})
  endFaults()
  await new Promise(resolve => setTimeout(resolve))
  process.off('unhandledRejection', hear)
  expect(unheard).toEqual([])
})
