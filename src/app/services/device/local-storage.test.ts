import { afterEach, expect, it, vi } from 'vitest'
import { openLocalStore } from './local-storage.ts'

afterEach(() => vi.unstubAllGlobals())

it('a localStorage that throws when it is read counts as none', () => {
  const getItem = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem })
  expect(openLocalStore()).toBeNull()
  const store = { getItem: () => null }
  vi.stubGlobal('localStorage', store)
  expect(openLocalStore()).toBe(store)
})
