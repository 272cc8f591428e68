import type { Kept } from '../../records/base-record.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import { isSummary, type Summary } from '../../records/record-summary.ts'
import { ownedBy } from './keys.ts'
import type { Attempts } from './transactions.ts'

/** Summaries read at a time: few enough that taking them over never holds up a frame. */
const chunk = 100
/** Whole records read at a time, for the same reason. */
const batch = 25

/** The summaries of the records: kept beside them, and made anew where they are missing or damaged. */
export const createSummaries = <T extends Kept>(
  { attempt, inOneGo }: Pick<Attempts<T>, 'attempt' | 'inOneGo'>,
  { isRecord, summarise }: RecordKind<T>,
) => {
  const mended = new Set<string>()

  /** Whether every record that can be read has its summary; found out once, for writes keep it so. */
  const isWhole = async (owner: string): Promise<boolean> => {
    if (mended.has(owner)) return true
    const counted = await attempt(database =>
      Promise.all([
        database.countFromIndex('records', 'byOwner', ownedBy(owner)),
        database.countFromIndex('summaries', 'byOwner', ownedBy(owner)),
      ]),
    )
    if (!counted.ok || counted.value[0] !== counted.value[1]) return false
    mended.add(owner)
    return true
  }

  /** Makes the summaries that are missing: all of them after an update, else those that were damaged. */
  const mend = async (owner: string): Promise<boolean> => {
    if (await isWhole(owner)) return true
    const missing = await attempt(async database => {
      const known = new Set(await database.getAllKeysFromIndex('summaries', 'byOwner', ownedBy(owner)))
      const ids = await database.getAllKeysFromIndex('records', 'byOwner', ownedBy(owner))
      return ids.filter(id => !known.has(id))
    })
    if (!missing.ok || !(await summariseAnew(missing.value))) return false
    mended.add(owner)
    return true
  }

  const summariseAnew = async (ids: readonly string[]): Promise<boolean> => {
    for (let from = 0; from < ids.length; from += batch) {
      const written = await inOneGo(['records', 'summaries'], async change => {
        const records: unknown[] = await Promise.all(
          ids.slice(from, from + batch).map(id => change.objectStore('records').get(id)),
        )
        const requests: Promise<string>[] = []
        try {
          for (const record of records)
            if (isRecord(record)) requests.push(change.objectStore('summaries').put(summarise(record)))
        } finally {
          await Promise.all(requests)
        }
      })
      if (!written.ok) return false
    }
    return true
  }

  /** The summaries as they are kept, newest first; null where the store cannot tell all of them. */
  const list = async (owner: string, limit: number | undefined): Promise<Summary[] | null> => {
    // The first few do not wait for the making of thousands: they come from their records.
    if (!(await (limit === undefined ? mend(owner) : isWhole(owner)))) {
      if (limit === undefined) return null
      const newest = await attempt(async database => {
        const found: T[] = []
        let at = await database
          .transaction('records')
          .store.index('byOwner')
          .openCursor(ownedBy(owner), 'prev')
        for (; at && found.length < limit; at = await at.continue())
          if (isRecord(at.value)) found.push(at.value)
        return found
      })
      return newest.ok ? newest.value.map(summarise) : null
    }
    const read = await attempt(async database => {
      const index = database.transaction('summaries').store.index('byOwner')
      const found: Summary[] = []
      if (limit !== undefined) {
        let at = await index.openCursor(ownedBy(owner), 'prev')
        for (; at && found.length < limit; at = await at.continue()) found.push(at.value)
        return found
      }
      let range = ownedBy(owner)
      for (;;) {
        const part = await index.getAll(range, chunk)
        found.push(...part)
        const last = part.at(-1)
        if (part.length < chunk || last === undefined) return found.reverse()
        range = IDBKeyRange.bound([owner, last.createdAt, last.id], [owner, []], true)
      }
    })
    if (!read.ok) return null
    const damaged = read.value.filter(value => !isSummary(value)).map(({ id }) => id)
    if (damaged.length === 0) return read.value
    await summariseAnew(damaged)
    return null // this once by the records themselves
  }

  return {
    list,
    /** Whether those of an owner are known to be whole. */
    areWhole: (owner: string) => mended.has(owner),
  }
}
