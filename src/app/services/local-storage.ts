/** The browser's localStorage, or null where cookies and storage are blocked. */
export const openLocalStore = (): Storage | null => {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}
