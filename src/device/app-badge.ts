/** What sets the badge of an installed app's icon; browsers without it have neither. */
interface Badged {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/**
 * Counts on the icon of the installed app what ended while its page was hidden; the count goes when the person looks again.
 * A browser or a system without badges shows none.
 */
export const createAppBadge = (
  page: Pick<Document, 'hidden' | 'addEventListener'>,
  icon: Badged,
): { count: () => void } => {
  let ended = 0
  // A system may refuse badges, which is no matter: the record says that it is done.
  const show = (done: Promise<void> | undefined) => void done?.catch(() => {})
  page.addEventListener('visibilitychange', () => {
    if (page.hidden || ended === 0) return
    ended = 0
    show(icon.clearAppBadge?.())
  })
  return {
    count(): void {
      if (!page.hidden) return
      ended += 1
      show(icon.setAppBadge?.(ended))
    },
  }
}
