import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { entriesOf } from '../../test/backups.ts'
import { keptIn, openFilled, owner } from '../../test/faults/faulty.ts'
import { deriveAccountKey } from './account-key.ts'

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
