/** How long a page may take until it is tall enough, in ms. */
const timeoutMs = 10_000

/**
 * Brings a page that is come back to where it was left (`useStackLocation`), once it is tall enough: the browser tries by
 * itself, but before a report is read and drawn. A user who scrolls in the meantime is not moved.
 */
export const restoreScrollOnBack = (): void => {
  let waiting = new AbortController()
  globalThis.addEventListener('pushState', () => waiting.abort()) // wouter tells of what the browser does not
  globalThis.addEventListener('popstate', () => {
    waiting.abort()
    const { y }: Record<string, unknown> = { ...globalThis.history.state }
    if (typeof y !== 'number' || y <= 0) return
    if (!('ResizeObserver' in globalThis)) return // the browser cannot tell when the page is long enough
    waiting = new AbortController()
    const { signal } = waiting
    const watcher = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight < y + globalThis.innerHeight) return
      globalThis.scrollTo(0, y)
      waiting.abort()
    })
    const timer = setTimeout(() => waiting.abort(), timeoutMs)
    signal.addEventListener('abort', () => {
      watcher.disconnect()
      clearTimeout(timer)
    })
    for (const moving of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      globalThis.addEventListener(moving, () => waiting.abort(), { signal, passive: true })
    watcher.observe(document.body)
  })
}
