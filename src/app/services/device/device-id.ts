import type { KeptStore } from '../../../kept-keys.ts'

type Store = Pick<KeptStore, 'getItem' | 'setItem'> | null

const key = 'storage_id'

/** The device's id from an earlier visit, null on the first. */
export const knownDeviceId = (store: Store): string | null => store?.getItem(key) || null

/** Keeps the device's id in localStorage, where other code looks for it; the database has it too. */
export const rememberDeviceId = (store: Store, id: string): void => {
  if (store?.getItem(key) === id) return
  try {
    store?.setItem(key, id)
  } catch {
    // A full storage: the database still has it.
  }
}
