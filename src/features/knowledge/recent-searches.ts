import { proxy } from 'valtio'
import type { KeptKey, KeptStore } from '../../kept-keys.ts'

type Store = Pick<KeptStore, 'getItem' | 'setItem'> | null

const maxSearches = 8

/** The last words that were searched for in one lookup, newest first; kept on the device. */
export const createRecentSearches = (store: Store, key: KeptKey) => {
  const state = proxy<{ words: string[] }>({ words: readSearches(store, key) })
  const keep = (words: string[]) => {
    state.words = words
    try {
      store?.setItem(key, JSON.stringify(words))
    } catch {
      // Not remembered beyond this visit.
    }
  }
  return {
    state,
    add(word: string): void {
      const text = word.trim()
      if (text !== '') keep([text, ...state.words.filter(other => other !== text)].slice(0, maxSearches))
    },
    clear: (): void => keep([]),
  }
}

export type RecentSearches = ReturnType<typeof createRecentSearches>

const readSearches = (store: Store, key: KeptKey): string[] => {
  try {
    const kept: unknown = JSON.parse(store?.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(word => typeof word === 'string').slice(0, maxSearches) : []
  } catch {
    return [] // not JSON: written by other code
  }
}
