import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { newName, photoOf, recordOf } from '../../test/faults/faulty.ts'
import { type TaskRecord, taskRecords } from '../records/index.ts'
import { openStorage } from './open-storage.ts'

const [device, account, other] = ['v1_1763500000000', 'v1_u-1', 'v1_u-2'] as const

const openOn = (name: string) =>
  openStorage(taskRecords, { name, device: { id: device.slice(3), isNew: false, agreement: null } })

/** A storage in which a record has lost some of its fields, with its summary or without. */
const openDamaged = async (lost: readonly (keyof TaskRecord)[], { hasSummary = true } = {}) => {
  const name = newName()
  const before = await openOn(name)
  await before.putRecord(recordOf('a', { whose: account }))
  await before.putPhoto('a', photoOf('photo'))
  await before.putRecord(recordOf('b', { whose: other }))
  const database = await openDB(name)
  const record: TaskRecord = await database.get('records', 'a')
  await database.put(
    'records',
    Object.fromEntries(Object.entries(record).filter(([key]) => !lost.includes(key as keyof TaskRecord))),
  )
  if (!hasSummary) await database.delete('summaries', 'a')
  database.close()
  return openOn(name)
}

describe('a record that no list contains', () => {
  it.each([
    ['its time', ['createdAt']],
    ['its owner', ['owner']],
    ['both', ['owner', 'createdAt']],
  ] as const)(
    'because it lost %s, is found by its summary and listed for its owner again',
    async (_, lost) => {
      const storage = await openDamaged(lost)
      expect((await storage.listSummaries(account)).map(({ id }) => id)).toEqual(['a'])
      expect(await storage.getRecord('a', [account])).toMatchObject({ id: 'a', owner: account })
      expect(await storage.getRecord('a', [other, device])).toBeNull()
      expect((await storage.listSummaries(other)).map(({ id }) => id)).toEqual(['b'])
    },
  )

  it('because it lost its time, needs no summary', async () => {
    const storage = await openDamaged(['createdAt'], { hasSummary: false })
    expect((await storage.listSummaries(account)).map(({ id }) => id)).toEqual(['a'])
  })

  it('and does not fit either, is set aside for its owner', async () => {
    const storage = await openDamaged(['owner', 'lifecycle'])
    expect(await storage.listSetAside(account)).toMatchObject([{ id: 'a', owner: account }])
    expect(await storage.listSetAside(other)).toEqual([])
  })
})

describe('a record whose owner nothing tells', () => {
  const openOwnerless = () => openDamaged(['owner'], { hasSummary: false })

  it('is listed whole while nobody is signed in, and to no account', async () => {
    const storage = await openOwnerless()
    expect(await storage.listSetAside(device)).toMatchObject([{ id: 'a', value: { id: 'a', lang: 'en' } }])
    expect(await storage.countRecords(device)).toEqual({ records: 0, unreadable: 1 })
    expect(await storage.countOwnerless(device)).toBe(0)
    for (const owner of [account, other]) {
      expect(await storage.listSetAside(owner)).toEqual([])
      expect(await storage.getRecord('a', [owner])).toBeNull()
      expect(await storage.countOwnerless(owner), 'that there is one is not hidden').toBe(1)
      expect(await storage.deleteSetAside(owner, 'device/a')).toEqual({ ok: true })
    }
    expect(await storage.listSetAside(device)).toHaveLength(1)
  })

  it('does not go along with records that an account takes over', async () => {
    const storage = await openOwnerless()
    await storage.moveAll(device, other)
    expect(await storage.listSetAside(other)).toEqual([])
    expect(await storage.listSetAside(device)).toHaveLength(1)
  })

  it('stays with the device when the device gets a new id', async () => {
    const storage = await openOwnerless()
    await storage.renewDeviceId('1763500000001')
    expect(await storage.listSetAside('v1_1763500000001')).toHaveLength(1)
  })

  it.each(['alone', 'with all others'])('is deleted %s, with its photo', async how => {
    const storage = await openOwnerless()
    expect(await storage.getPhoto('a')).not.toBeNull()
    if (how === 'alone') await storage.deleteSetAside(device, 'device/a')
    else await storage.deleteAll(device)
    expect(await storage.listSetAside(device)).toEqual([])
    expect(await storage.getPhoto('a')).toBeNull()
    expect((await storage.listSummaries(other)).map(({ id }) => id)).toEqual(['b'])
  })
})
