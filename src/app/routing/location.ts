import { useBrowserLocation } from 'wouter/use-browser-location'
import { pagePaths } from '../../paths.ts'
import { whenClosed } from '../../ui/overlays/closing-overlay.ts'
import { tabPaths } from './tabs.ts'

interface HistoryState {
  /** How many of our pages lie under this one; 0 means that "back" has nowhere to go. */
  depth: number
  /** The page that "back" leads to, with its query; '' when there is none. */
  previousPage: string
}

/** What we wrote into the current entry; other scripts write there as well. */
const currentEntry = (): HistoryState => {
  const { depth, previousPage }: Record<string, unknown> = { ...globalThis.history.state }
  return {
    depth: typeof depth === 'number' ? depth : 0,
    previousPage: typeof previousPage === 'string' ? previousPage : '',
  }
}

/** The base path of the app, without a trailing slash. */
export const basePath = import.meta.env.BASE_URL.slice(0, -1)

/** The current page with its query, without the base path. */
export const currentPage = (): string => {
  const { pathname, search } = globalThis.location
  return `${pathname.slice(basePath.length) || '/'}${search}`
}

/**
 * wouter's location, with the depth of our own page stack in each history entry; tab pages begin a new stack. An entry that is
 * left for another keeps how far it was scrolled, for `returnToPlaces`.
 */
export const useStackLocation = (): ReturnType<typeof useBrowserLocation> => {
  const [location, navigate] = useBrowserLocation()
  return [
    location,
    (to, options) =>
      whenClosed(() => {
        const isTab = tabPaths.some(path => `${basePath}${path}` === String(to))
        const { depth, previousPage } = currentEntry()
        const entry: HistoryState = isTab
          ? { depth: 0, previousPage: '' }
          : options?.replace
            ? { depth, previousPage }
            : { depth: depth + 1, previousPage: currentPage() }
        const { history, scrollY } = globalThis
        // From an overlay the page takes over the overlay's entry: Back leads to the page below, without it.
        const isOverlay = history.state instanceof Object && 'overlay' in history.state
        if (!options?.replace && !isOverlay) history.replaceState({ ...history.state, y: scrollY }, '')
        navigate(to, { ...options, replace: isOverlay || (options?.replace ?? false), state: entry })
        if (!options?.replace) globalThis.scrollTo(0, 0)
      }),
  ]
}

/** Whether the header's back button can go back, or must go home. */
export const canGoBack = (): boolean => currentEntry().depth > 0

/** Whether the header's back button would lead to this page. */
export const isPreviousPage = (page: string): boolean =>
  currentEntry().depth > 0 && currentEntry().previousPage === page

/** Whether a path is one of the pages that log in. */
export const isLoginPath = (path: string): boolean => path === pagePaths.login || path === pagePaths.smscode
