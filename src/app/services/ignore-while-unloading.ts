/** How long a page that was asked to go may still be here, in ms: somebody may have chosen to stay. */
const unloadTimeoutMs = 5_000

/**
 * Hands on what went wrong, but not while the page is being left: the browser then cuts off what is loading, which is
 * nobody's fault.
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
