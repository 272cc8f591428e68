let closing: Promise<void> | null = null

/** Takes the history back from the entry of an overlay that was closed; `whenClosed` waits for it. */
export const leaveOverlayEntry = (): void => {
  closing = new Promise(resolve => {
    globalThis.addEventListener(
      'popstate',
      () => {
        closing = null
        resolve()
      },
      { once: true },
    )
  })
  globalThis.history.back()
}

/** Runs at once, or when the history has left the entry of an overlay that is closing: a page opened before would be left as well. */
export const whenClosed = (run: () => void): void => {
  if (closing === null) run()
  else void closing.then(run)
}
