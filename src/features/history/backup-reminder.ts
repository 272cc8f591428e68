import type { KeptStore } from '../../kept-keys.ts'

const key = 'ai-backup-noted'
/** Fewer records are typed or photographed again sooner than a backup is made. */
const leastRecords = 10
const intervalMs = 30 * 24 * 3_600_000

/** When the person is reminded to make a backup: with the tenth record, then a month after the last backup or "not now". */
export const createBackupReminder = (
  store: Pick<KeptStore, 'getItem' | 'setItem'> | null,
  now: () => Date,
) => {
  /** When a backup was last made or put off, in ms; NaN for never. */
  let noted = Date.parse(store?.getItem(key) ?? '')
  return {
    /** Whether it is time to remind, with this many records. */
    isDue(records: number): boolean {
      if (records < leastRecords) return false
      const sinceMs = now().getTime() - noted
      // A clock that was put back makes the note one from the future, which says nothing.
      return Number.isNaN(sinceMs) || sinceMs < 0 || sinceMs >= intervalMs
    },

    /** A backup was made, or put off. */
    note(): void {
      noted = now().getTime()
      try {
        store?.setItem(key, now().toISOString())
      } catch {
        // A full or blocked localStorage: the next visit reminds again.
      }
    },
  }
}

export type BackupReminder = ReturnType<typeof createBackupReminder>
