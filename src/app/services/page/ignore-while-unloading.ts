/** How long the page may still be open after it was asked to unload, in ms: the person may have chosen to stay. */
const unloadTimeoutMs = 5_000

/**
 * Reports errors, except while the page unloads: the browser then aborts pending loads, which is no error of the app.
 */
export const ignoreWhileUnloading = (
  page: Pick<EventTarget, 'addEventListener'>,
  report: (error: unknown) => void,
  now: () => number = () => performance.now(),
): ((error: unknown) => void) => {
  let leftAt = Number.NEGATIVE_INFINITY
  for (const type of ['beforeunload', 'pagehide'])
    page.addEventListener(type, () => {
      leftAt = now()
    })
  return error => {
    if (now() - leftAt > unloadTimeoutMs) report(error)
  }
}
