import type { KeptStore } from '../kept-keys.ts'

type Store = Pick<KeptStore, 'getItem' | 'setItem'> | null

const key = 'ai-records-kept'

/** Stored in localStorage under these names since version 1, so they stay. */
interface EvictionMarks {
  /** Number of stored records, all owners. */
  kept: number
  /** Records the browser removed, until the person has taken note. */
  lost: number
  hasAsked: boolean
}

/**
 * Remembers in localStorage how many records the database contained, so that a loss by eviction is noticed, and asks the
 * browser once for persistent storage.
 */
export const createEvictionMarker = (store: Store, persist: () => Promise<unknown>) => {
  let marks = read(store)
  const mark = (changed: Partial<EvictionMarks>) => {
    marks = { ...marks, ...changed }
    try {
      store?.setItem(key, JSON.stringify(marks))
    } catch {
      // A full or blocked storage: a loss goes unnoticed.
    }
  }
  return {
    /** Records how many records the opened database contains: none, where there were some, is a loss. */
    checkOnOpen(count: number): void {
      if (count === 0 && marks.kept > 0) mark({ kept: 0, lost: marks.kept })
      else if (count !== marks.kept) mark({ kept: count })
    },
    /** Updates the count after a write of the app itself. */
    updateCount(count: number): void {
      const asksNow = count > 0 && !marks.hasAsked
      if (count !== marks.kept || asksNow) mark({ kept: count, hasAsked: marks.hasAsked || asksNow })
      if (asksNow) void persist().catch(() => {}) // refused: the records stay as removable as before
    },
    lostCount: (): number => marks.lost,
    acknowledgeLoss: (): void => mark({ lost: 0 }),
  }
}

export type EvictionMarker = ReturnType<typeof createEvictionMarker>

const read = (store: Store): EvictionMarks => {
  const none = { kept: 0, lost: 0, hasAsked: false }
  try {
    const { kept, lost, hasAsked }: Partial<Record<keyof EvictionMarks, unknown>> = JSON.parse(
      store?.getItem(key) ?? '{}',
    )
    return typeof kept === 'number' && typeof lost === 'number'
      ? { kept, lost, hasAsked: hasAsked === true }
      : none
  } catch {
    return none // blocked, or not JSON: written by other code
  }
}
