import { flushSync } from 'react-dom'

/**
 * Draws a change of order with the browser's View Transition: what has a name of its own slides to its place. At once where the
 * browser has none, or the person wants less motion.
 */
export const withTransition = (change: () => void): void => {
  const wantsLess = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (wantsLess || !('startViewTransition' in document)) change()
  // Without a transition (two changes at once, a hidden page) the change is drawn all the same.
  else document.startViewTransition(() => flushSync(change)).ready.catch(() => {})
}
