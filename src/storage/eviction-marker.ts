type Store = Pick<globalThis.Storage, 'getItem' | 'setItem'> | null

const key = 'ai-records-kept'

interface Marks {
  /** Records that were kept, of whomever. */
  kept: number
  /** Records the browser removed, until the person has taken note. */
  lost: number
  hasAsked: boolean
}

/** Remembers outside the database that there were records, and asks the browser, once, not to remove them. */
export const createRecordMarker = (store: Store, persist: () => Promise<unknown>) => {
  let marks = read(store)
  const mark = (changed: Partial<Marks>) => {
    marks = { ...marks, ...changed }
    try {
      store?.setItem(key, JSON.stringify(marks))
    } catch {
      // A full or blocked storage: a loss goes unnoticed.
    }
  }
  return {
    /** Takes note of how many records the opened database holds: none, where there were some, is a loss. */
    found(count: number): void {
      if (count === 0 && marks.kept > 0) mark({ kept: 0, lost: marks.kept })
      else if (count !== marks.kept) mark({ kept: count })
    },
    /** Takes note of how many there are after the app's own work. */
    changed(count: number): void {
      const asksNow = count > 0 && !marks.hasAsked
      if (count !== marks.kept || asksNow) mark({ kept: count, hasAsked: marks.hasAsked || asksNow })
      if (asksNow) void persist().catch(() => {}) // refused: the records stay as removable as before
    },
    lost: (): number => marks.lost,
    forget: (): void => mark({ lost: 0 }),
  }
}

export type RecordMarker = ReturnType<typeof createRecordMarker>

const read = (store: Store): Marks => {
  const none = { kept: 0, lost: 0, hasAsked: false }
  try {
    const { kept, lost, hasAsked }: Partial<Record<keyof Marks, unknown>> = JSON.parse(
      store?.getItem(key) ?? '{}',
    )
    return typeof kept === 'number' && typeof lost === 'number'
      ? { kept, lost, hasAsked: hasAsked === true }
      : none
  } catch {
    return none // blocked, or not JSON: somebody else wrote it
  }
}
