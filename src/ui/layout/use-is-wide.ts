import { useSyncExternalStore } from 'react'

/** From here on a screen lays its parts out beside each other; the style sheets have the same number. */
const wideQuery = '(min-width: 900px)'

const watch = (listener: () => void) => {
  const query = matchMedia(wideQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is wide enough for two columns, and again whenever that changes. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(wideQuery).matches,
    () => false,
  )
