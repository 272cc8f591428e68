import { useBrowserLocation } from 'wouter/use-browser-location'
import { tabPaths } from './tabs.ts'

interface HistoryState {
  /** How many of our pages lie under this one; 0 means that "back" has nowhere to go. */
  depth: number
}

const depthNow = (): number => {
  const state: unknown = globalThis.history.state
  return typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : 0
}

/** wouter's location, with the depth of our own page stack in each history entry; tab pages begin a new stack. */
export const useStackLocation = (): ReturnType<typeof useBrowserLocation> => {
  const [location, navigate] = useBrowserLocation()
  return [
    location,
    (to, options) => {
      const isTab = tabPaths.some(
        path => `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}` === String(to),
      )
      const depth = isTab ? 0 : depthNow() + (options?.replace ? 0 : 1)
      navigate(to, { ...options, state: { depth } satisfies HistoryState })
      if (!options?.replace) globalThis.scrollTo(0, 0)
    },
  ]
}

/** Whether the header's back button can go back, or must go home. */
export const canGoBack = (): boolean => depthNow() > 0
