import { expect, it } from 'vitest'
import { createConsent } from './consent.ts'

const storeWith = (kept: string | null) => {
  const values = new Map(kept === null ? [] : [['agc_agreement', kept]])
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

it('asks people again who agreed to an earlier version', () => {
  for (const kept of ['agreed', 'agreed 2025-01-01']) {
    const consent = createConsent(storeWith(kept))
    expect(consent.isGiven()).toBe(false)
    expect(consent.isOutdated()).toBe(true)
  }
})

it('remembers a yes with its version', () => {
  const store = storeWith(null)
  const consent = createConsent(store)
  expect(consent.isOutdated()).toBe(false)
  consent.give()
  expect(store.values.get('agc_agreement')).toMatch(/^agreed \d{4}-\d\d-\d\d$/)
  expect(createConsent(store).isGiven()).toBe(true)
})

it('forgets a yes that is withdrawn, and tells other tabs', () => {
  const store = storeWith(null)
  const [here, elsewhere] = [createConsent(store), createConsent(store)]
  const tab = new EventTarget()
  let told = 0
  elsewhere.whenWithdrawnElsewhere(tab, () => {
    told += 1
  })
  const change = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
  here.give()
  elsewhere.give()
  change('agc_agreement')
  expect(told).toBe(0)

  here.withdraw()
  expect(here.isGiven()).toBe(false)
  expect(store.values.size).toBe(0)
  change('ai-lang')
  expect(told).toBe(0)
  change('agc_agreement')
  expect(told).toBe(1)
})

it('counts localStorage cleared in another tab as a withdrawal', () => {
  const store = storeWith(null)
  const consent = createConsent(store)
  const tab = new EventTarget()
  let told = 0
  consent.whenWithdrawnElsewhere(tab, () => {
    told += 1
  })
  const clear = () => tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  clear()
  expect(told, 'there was nothing to withdraw').toBe(0)
  consent.give()
  store.values.clear()
  clear()
  expect(told).toBe(1)
})
