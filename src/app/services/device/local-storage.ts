import type { KeptStore } from '../../../kept-keys.ts'

/** The browser's localStorage, or null where cookies and storage are blocked, when it is asked for or when it is read. */
export const openLocalStore = (): KeptStore | null => {
  try {
    const store = globalThis.localStorage
    store.getItem('storage_id')
    return store
  } catch {
    return null
  }
}
