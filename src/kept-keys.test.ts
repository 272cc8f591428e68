import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type KeptStore, personalKeys } from './kept-keys.ts'

const folder = new URL('./', import.meta.url)
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map(name => ({
    name,
    code: readFileSync(new URL(name, folder), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, ''),
  }))

it('localStorage is opened in one place, so that its names are those of the list', () => {
  const opening = sources.filter(({ code }) => /\blocalStorage\b/.test(code)).map(({ name }) => name)
  expect(opening).toEqual(['app/services/device/local-storage.ts'])
  const untyped = sources.filter(({ code }) => /globalThis\.Storage\b/.test(code)).map(({ name }) => name)
  expect(untyped).toEqual([])
})

it('a name that is not in the list does not compile', () => {
  const store: KeptStore = { getItem: key => key, setItem: () => {}, removeItem: () => {} }
  // @ts-expect-error It would outlive the account that it belongs to.
  expect(store.getItem('ai-something-new')).toBe('ai-something-new')
  expect(personalKeys).toContain('ai-concerns')
  expect(personalKeys).not.toContain('ai-theme')
})
