import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { entriesOf } from '../../test/backups.ts'
import { keptIn, openFilled, owner, photoOf, plant, recordOf } from '../../test/faults/faulty.ts'
import { taskRecords } from '../records/index.ts'
import { deriveAccountKey } from './account-key.ts'
import { openStorage } from './open-storage.ts'

const keyOf = async (phone = '13800138000') => {
  const key = await deriveAccountKey({ uid: 'a', phone })
  if (key === null) throw new Error('there is no WebCrypto')
  return key
}

it('what an account leaves is unreadable until it returns, and then as it was', async () => {
  const { name, storage } = await openFilled()
  const before = await entriesOf(storage, owner)
  expect(await storage.sealAll(owner, await keyOf())).toEqual({ ok: true })
  expect(await storage.listIds(owner)).toEqual([])
  const left = await keptIn(name)
  expect(left['records']).toMatchObject([{ owner: 'v1_b' }])
  expect([left['photos'], left['chats'], left['summaries']?.length]).toEqual([[], [], 1])

  expect(await storage.unsealAll(owner, await keyOf('13900139000')), 'another key').toEqual({ ok: true })
  expect(await storage.listIds(owner)).toEqual([])
  expect(await storage.unsealAll(owner, await keyOf())).toEqual({ ok: true })
  expect(await entriesOf(storage, owner)).toEqual(before)
})

it('nothing of a deleted account can be opened again', async () => {
  const { storage } = await openFilled()
  const key = await keyOf()
  await storage.sealAll(owner, key)
  expect(await storage.deleteSealed(key.account)).toEqual({ ok: true })
  await storage.unsealAll(owner, key)
  expect(await storage.listIds(owner)).toEqual([])
})

/** A database in which a record with two photos and a conversation is damaged, and another was refused from a backup. */
const openDamaged = async () => {
  const { name, storage } = await openFilled()
  await plant(name, 'records', { ...recordOf('a'), lifecycle: null })
  await plant(name, 'setAside', {
    ...{ key: 'backup/x', owner, id: 'aa', from: 'backup', fault: 'none', value: { id: 'aa', owner } },
    foundAt: '2026-01-01T00:00:00Z',
  })
  return { name, storage }
}

it('what was set aside leaves nothing readable either, and comes back with its photos and conversation', async () => {
  const { name, storage } = await openDamaged()
  expect(await storage.sealAll(owner, await keyOf())).toEqual({ ok: true })
  const left = await keptIn(name)
  expect([left['setAside'], left['photos'], left['chats']]).toEqual([[], [], []])
  expect(left['records']).toMatchObject([{ owner: 'v1_b' }])

  await storage.unsealAll(owner, await keyOf())
  const back = await keptIn(name)
  expect(back['setAside']?.map(({ key, id }) => [key, id])).toEqual([
    ['backup/x', 'aa'],
    ['device/a', 'a'],
  ])
  expect(back['photos']?.map(({ id }) => id)).toEqual(['a', 'a/1', 'aa', 'aaa'])
  expect(back['chats']).toMatchObject([{ recordId: 'a', turns: [{ id: '1' }] }])
})

it('a record that this version cannot use any more comes back among those set aside, with its photos', async () => {
  const { name, storage } = await openFilled()
  await storage.sealAll(owner, await keyOf())
  const isUnusable = (value: unknown) =>
    typeof value === 'object' && value !== null && Reflect.get(value, 'id') === 'a'
  const later = await openStorage(
    {
      ...taskRecords,
      check: value => (isUnusable(value) ? { fault: 'unknown to this version' } : taskRecords.check(value)),
    },
    { name },
  )
  await later.unsealAll(owner, await keyOf())
  const back = await keptIn(name)
  expect(back['setAside']).toMatchObject([{ id: 'a', from: 'device', fault: 'unknown to this version' }])
  expect(back['photos']?.map(({ id }) => id)).toEqual(['a', 'a/1', 'aa', 'aaa'])
})

it('deleting all of a person takes what was set aside, but not what another has under the same id', async () => {
  const { name, storage } = await openDamaged()
  await storage.listSummaries(owner)
  await storage.getRecord('a', [owner])
  await plant(name, 'records', recordOf('a', { whose: 'v1_b' }))
  await plant(name, 'photos', { id: 'a', type: 'image/jpeg', bytes: await photoOf('theirs').arrayBuffer() })
  expect(await storage.deleteAll(owner)).toEqual({ ok: true })
  const left = await keptIn(name)
  expect(left['setAside']).toEqual([])
  expect(left['records']?.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(left['photos']?.map(({ id }) => id)).toContain('a')
})
