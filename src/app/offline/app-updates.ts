/**
 * How long a page is left alone before what is kept of the app is checked, in ms. Chromium (150) breaks off some of a page's
 * scripts while the service worker reads the kept files: a screen would be lost until a reload.
 */
const checkAfterMs = 15_000

/**
 * Registers the service worker, and calls back when a new version waits; the callback gets what puts it in place and
 * reloads the page. Until then the old version keeps running.
 */
export const registerServiceWorker = async (onUpdate: (install: () => void) => void): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const registration = await serviceWorker
    .register(`${import.meta.env.BASE_URL}service-worker.js`, { scope: import.meta.env.BASE_URL })
    .catch(() => null) // private modes refuse it, and plain http has none: the app works with the network alone
  if (registration === null) return
  setTimeout(() => {
    if (navigator.onLine) registration.active?.postMessage('check files')
  }, checkAfterMs)

  const offer = (waiting: ServiceWorker) =>
    onUpdate(() => {
      serviceWorker.addEventListener('controllerchange', () => globalThis.location.reload(), { once: true })
      waiting.postMessage('take over')
    })
  // Without a controller this is the first visit: there is no older version to replace.
  if (registration.waiting && serviceWorker.controller) offer(registration.waiting)
  const follow = (installing: ServiceWorker | null) =>
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) offer(installing)
    })
  // The visit itself makes the browser look for a new version, which may be under way before this page listens.
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}
