type Store = Pick<globalThis.Storage, 'getItem' | 'setItem'> | null

const key = 'storage_id'

/** The device's id from an earlier visit, null on the first. */
export const knownDeviceId = (store: Store): string | null => store?.getItem(key) || null

/** A new device id, a timestamp; where nothing can be stored it lasts as long as the page. */
export const newDeviceId = (store: Store, now = Date.now): string => {
  const id = String(now())
  try {
    store?.setItem(key, id)
  } catch {
    // A full storage: the records of this session are found again only in this session.
  }
  return id
}
