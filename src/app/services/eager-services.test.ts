import 'fake-indexeddb/auto'
import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { recordOf } from '../../../test/faults/faulty.ts'
import { createConsent } from './consent.ts'
import { createEagerServices } from './eager-services.ts'

/** A page of a browser whose localStorage has some items. */
const openPage = (items: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(items))
  const localStore: Storage = {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: at => [...kept.keys()][at] ?? null,
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  }
  globalThis.addEventListener ??= () => {} // Node has no window to listen to
  const consent = createConsent(localStore)
  const services = createEagerServices({
    i18n: createInstance(),
    consent,
    localStore,
    baseUrl: '',
    transport: () => Promise.reject(new Error('there is no server')),
  })
  return { kept, consent, services }
}

it('nothing is written before the person agrees, and a lost localStorage costs neither the agreement nor the records', async () => {
  const first = openPage()
  const opening = first.services.storage()
  await first.services.findEarlierVisit()
  expect([...first.kept.keys()]).toEqual([])
  expect(await indexedDB.databases()).toEqual([])

  first.consent.give()
  const storage = await opening
  await storage.putRecord(recordOf('a', { whose: first.services.owner() }))

  const later = openPage()
  let found = 0
  later.services.watchRecords(() => {
    found += 1
  })
  expect(later.services.mayHoldRecords()).toBe(false)
  await later.services.findEarlierVisit()
  expect(later.consent.isGiven()).toBe(true)
  expect(found).toBe(1)
  expect(await later.services.recentRecords()).toMatchObject([{ id: 'a' }])
  expect(later.kept.get('storage_id')).toBe(first.services.storageId())
})

it('a consent that was withdrawn is not found again by the next visit, and the records stay', async () => {
  const first = openPage()
  await first.services.agree()
  await first.services.withdraw()
  expect(first.kept.get('agc_agreement')).toBeUndefined()

  const later = openPage()
  await later.services.findEarlierVisit()
  expect(later.consent.isGiven()).toBe(false)
  await later.services.agree()
  expect(await later.services.recentRecords()).toMatchObject([{ id: 'a' }])
})

it('localStorage cleared in another tab withdraws the agreement for every later visit, and the records stay', async () => {
  const here = openPage()
  await here.services.agree()
  const tab = new EventTarget()
  const left = new Promise<void>(resolve => here.services.followWithdrawal(tab, resolve))
  here.kept.clear()
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  await left

  const later = openPage()
  await later.services.findEarlierVisit()
  expect(later.consent.isGiven()).toBe(false)
  await later.services.agree()
  expect(await later.services.recentRecords()).toMatchObject([{ id: 'a' }])
})
