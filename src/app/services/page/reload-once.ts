const reloadedKey = 'reloaded-for-chunks'

/** Whether the page was reloaded for a lost script less than a minute ago: it did not help. */
export const wasReloaded = (): boolean => Date.now() - Number(sessionStorage.getItem(reloadedKey)) < 60_000

export const reloadOnce = (): void => {
  if (wasReloaded()) return
  sessionStorage.setItem(reloadedKey, String(Date.now()))
  globalThis.location.reload()
}

/** Whether the service worker answers for the page: a reload needs no server then. */
export const isPageKept = async (): Promise<boolean> =>
  'caches' in globalThis &&
  Boolean(navigator.serviceWorker?.controller) &&
  (await caches.match(`${import.meta.env.BASE_URL}index.html`, { ignoreSearch: true })) !== undefined
