// A shared worker is not told when a page is closed; the browser releases the locks of a page that is.

/** Takes a lock that marks this page as open; resolves with its name once it is held. */
export const holdPageLock = (locks: LockManager, id: string): Promise<string> =>
  new Promise(resolve => {
    const name = `analyze-h5-mock-page-${id}`
    void locks.request(name, () => {
      resolve(name)
      return new Promise(() => {}) // as long as the page is open
    })
  })

/** Aborted when the page that holds a lock is closed. */
export const pageGone = (locks: LockManager, name: string): AbortSignal => {
  const gone = new AbortController()
  void locks.request(name, () => gone.abort(new TypeError('The page was closed')))
  return gone.signal
}
