import type { KeptStore } from '../../kept-keys.ts'

const key = 'ai-text-size'

/** Text sizes people can choose, as shares of the usual one. */
export const textSizes = ['1', '1.25', '1.5', '2'] as const
export type TextSize = (typeof textSizes)[number]

type Store = Pick<KeptStore, 'getItem' | 'setItem'> | null

export const readTextSize = (store: Store): TextSize =>
  textSizes.find(size => size === store?.getItem(key)) ?? '1'

const show = (size: TextSize) => document.documentElement.style.setProperty('--text-scale', size)

/** Puts the stored text size on the page, before anything is painted. */
export const applyTextSize = (store: Store): void => {
  const size = readTextSize(store)
  if (size !== '1') show(size)
}

/** Changes the text size and remembers it. */
export const chooseTextSize = (size: TextSize, store: Store): void => {
  try {
    store?.setItem(key, size)
  } catch {
    // Not stored; the page changes nevertheless.
  }
  show(size)
}
