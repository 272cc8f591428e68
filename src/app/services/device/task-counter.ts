import type { KeptStore } from '../../../kept-keys.ts'

/** Days whose count is kept; a count of another day is of no use to a limit for one day. */
const keptDays = 7

const readCounts = (localStore: KeptStore): Record<string, number> => {
  try {
    const counts: unknown = JSON.parse(localStore.getItem('taskLimit') ?? '{}')
    const entries = counts !== null && typeof counts === 'object' ? Object.entries(counts) : []
    return Object.fromEntries(entries.filter(([day, count]) => /^\d+$/.test(day) && Number.isInteger(count)))
  } catch {
    return {} // somebody else wrote it
  }
}

/** Counts an analysis under the start of its day (specification, sections 3 and 4); no limit comes of it. */
export const countTask = (localStore: KeptStore | null, now: Date): void => {
  if (localStore === null) return
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime()
  const counts = readCounts(localStore)
  const days = { ...counts, [day]: (counts[day] ?? 0) + 1 }
  const newest = Object.entries(days)
    .sort(([a], [b]) => Number(b) - Number(a))
    .slice(0, keptDays)
  try {
    localStore.setItem('taskLimit', JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // A full localStorage keeps nobody from an analysis.
  }
}
