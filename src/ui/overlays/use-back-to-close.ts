import { useLayoutEffect, useRef } from 'react'
import { leaveOverlayEntry, whenClosed } from './closing-overlay.ts'

let opened = 0

/** The overlay that an entry of the history belongs to; undefined for the entry of a page. */
const overlayOf = (state: unknown): unknown =>
  state instanceof Object && 'overlay' in state ? state.overlay : undefined

/**
 * Gives an overlay an entry of the history of its own, so that Back closes it and stays on the page. Closed in another way it
 * takes its entry back; a page that is opened from it takes its entry over (app/routing/location.ts).
 */
export const useBackToClose = (isOn: boolean, onBack: () => void): void => {
  const latest = useRef(onBack)
  useLayoutEffect(() => {
    latest.current = onBack
  })
  // Not later than it shows: a Back in between would leave the page.
  useLayoutEffect(() => {
    if (!isOn) return
    const { history } = globalThis
    opened += 1
    const id = opened
    let isGone = false
    const close = () => {
      const overlay = overlayOf(history.state)
      const isBelow = overlay === undefined || (typeof overlay === 'number' && overlay < id)
      if (isBelow) latest.current()
    }
    // One dialog may follow another: the history leaves the entry of the first before the second gets its own.
    whenClosed(() => {
      if (isGone) return
      // Where the page was scrolled to: coming back to its entry restores that.
      history.replaceState({ ...history.state, y: globalThis.scrollY }, '')
      history.pushState({ ...history.state, overlay: id }, '')
      globalThis.addEventListener('popstate', close)
    })
    return () => {
      isGone = true
      globalThis.removeEventListener('popstate', close)
      if (overlayOf(history.state) === id) leaveOverlayEntry()
    }
  }, [isOn])
}
