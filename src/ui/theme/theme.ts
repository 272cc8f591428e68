import type { KeptStore } from '../../kept-keys.ts'

const key = 'ai-theme'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

type Store = Pick<KeptStore, 'getItem' | 'setItem'> | null

/** The chosen theme; 'system' follows the device. */
export const readTheme = (store: Store): Theme =>
  themes.find(theme => theme === store?.getItem(key)) ?? 'system'

/** Puts the stored theme on the page, before anything is painted. */
export const applyTheme = (store: Store): void => {
  const theme = readTheme(store)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** Switches the theme and remembers it. */
export const chooseTheme = (theme: Theme, store: Store): void => {
  try {
    store?.setItem(key, theme)
  } catch {
    // Not stored; the page changes nevertheless.
  }
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
