import type { BaseRecord } from '../../records/base-record.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import { isSummary, type Summary } from '../../records/record-summary.ts'
import type { Database } from '../database.ts'
import { setAsideIn } from './set-aside.ts'
import { ownerRange } from './stored-values.ts'
import type { Transactions } from './transactions.ts'

/** Few enough that deserialising them does not block a frame. */
const summariesPerRead = 100
/** Whole records read at a time, for the same reason. */
const recordsPerRead = 25

/** Stores a summary beside each record, and rebuilds summaries that are missing or damaged. */
export const createSummaries = <T extends BaseRecord>(
  { run, transact }: Pick<Transactions<T>, 'run' | 'transact'>,
  kind: RecordKind<T>,
) => {
  const { check, summarise } = kind
  const completeOwners = new Set<string>()

  /** Whether every record has a summary; checked once per owner, since each write keeps both in step. */
  const isComplete = async (owner: string): Promise<boolean> => {
    if (completeOwners.has(owner)) return true
    const counted = await run(database =>
      Promise.all([
        database.countFromIndex('records', 'byOwner', ownerRange(owner)),
        database.countFromIndex('summaries', 'byOwner', ownerRange(owner)),
      ]),
    )
    if (!counted.ok || counted.value[0] !== counted.value[1]) return false
    completeOwners.add(owner)
    return true
  }

  /** Builds the missing summaries: all after an update of the app, otherwise the damaged ones. */
  const addMissing = async (owner: string): Promise<boolean> => {
    if (await isComplete(owner)) return true
    const missing = await run(async database => {
      const known = new Set(await database.getAllKeysFromIndex('summaries', 'byOwner', ownerRange(owner)))
      const ids = await database.getAllKeysFromIndex('records', 'byOwner', ownerRange(owner))
      return ids.filter(id => !known.has(id))
    })
    if (!missing.ok || !(await rebuild(missing.value))) return false
    completeOwners.add(owner)
    return true
  }

  const rebuild = async (ids: readonly string[]): Promise<boolean> => {
    for (let from = 0; from < ids.length; from += recordsPerRead) {
      const written = await transact(['records', 'summaries', 'setAside'], async change => {
        const part = ids.slice(from, from + recordsPerRead)
        const records: unknown[] = await Promise.all(part.map(id => change.objectStore('records').get(id)))
        const requests: Promise<string>[] = []
        const unusable: string[] = []
        try {
          for (const [at, record] of records.entries()) {
            const checked = check(record)
            if ('record' in checked)
              requests.push(change.objectStore('summaries').put(summarise(checked.record)))
            else unusable.push(part[at] ?? '')
          }
        } finally {
          await Promise.all(requests)
        }
        await setAsideIn(change, unusable, kind)
      })
      if (!written.ok) return false
    }
    return true
  }

  /** The stored summaries, newest first; null where they are incomplete, so that the caller reads the records instead. */
  const list = async (owner: string, limit: number | undefined): Promise<Summary[] | null> => {
    // A short list does not wait until thousands are built: it is made from the records themselves.
    if (!(await (limit === undefined ? addMissing(owner) : isComplete(owner)))) {
      if (limit === undefined) return null
      const newest = await run(database => newestRecords(database, owner, { limit, check }))
      return newest.ok ? newest.value.map(summarise) : null
    }
    const read = await run(database => readSummaries(database, owner, limit))
    if (!read.ok) return null
    const damaged = read.value.filter(value => !isSummary(value)).map(({ id }) => id)
    if (damaged.length === 0) return read.value
    await rebuild(damaged)
    return null // this once by the records themselves
  }

  return { list }
}

/** The newest readable records of an owner, newest first. */
const newestRecords = async <T extends BaseRecord>(
  database: Database<T>,
  owner: string,
  { limit, check }: { limit: number; check: RecordKind<T>['check'] },
): Promise<T[]> => {
  const found: T[] = []
  let at = await database.transaction('records').store.index('byOwner').openCursor(ownerRange(owner), 'prev')
  for (; at && found.length < limit; at = await at.continue()) {
    const checked = check(at.value)
    if ('record' in checked) found.push(checked.record)
  }
  return found
}

/** The summaries of an owner as they are stored, newest first: the first few, or all of them. */
const readSummaries = async <T extends BaseRecord>(
  database: Database<T>,
  owner: string,
  limit: number | undefined,
): Promise<Summary[]> => {
  const index = database.transaction('summaries').store.index('byOwner')
  const found: Summary[] = []
  if (limit !== undefined) {
    let at = await index.openCursor(ownerRange(owner), 'prev')
    for (; at && found.length < limit; at = await at.continue()) found.push(at.value)
    return found
  }
  let range = ownerRange(owner)
  for (;;) {
    const part = await index.getAll(range, summariesPerRead)
    found.push(...part)
    const last = part.at(-1)
    if (part.length < summariesPerRead || last === undefined) return found.reverse()
    range = IDBKeyRange.bound([owner, last.createdAt, last.id], [owner, []], true)
  }
}
