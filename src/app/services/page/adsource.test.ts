import { expect, it } from 'vitest'
import { noteAdsource } from './adsource.ts'

const memoryStore = (kept: string | null = null) => {
  const entries = new Map(kept === null ? [] : [['adsource', kept]])
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}
const noted = (address: string, kept: string | null = null) => {
  const store = memoryStore(kept)
  noteAdsource(store, address)
  return store.getItem('adsource')
}

it('keeps where a person came from', () => {
  expect(noted('https://app.test/analyze-h5/?adsource=poster-12&start=camera')).toBe('poster-12')
})

it('keeps the first source, not a later one', () => {
  expect(noted('https://app.test/?adsource=second', 'first')).toBe('first')
})

it.each([
  'https://app.test/',
  'https://app.test/?adsource=',
  'https://app.test/?adsource=%3Cscript%3E',
  `https://app.test/?adsource=${'a'.repeat(65)}`,
  'no address',
])('keeps nothing of %s', address => {
  expect(noted(address)).toBeNull()
})
