import type { IDBPTransaction, StoreNames } from 'idb'
import type { BaseRecord } from '../../records/base-record.ts'
import { type Connection, type Database, type DatabaseSchema, DatabaseUnavailableError } from '../database.ts'
import { createRecordBuffer } from '../record-buffer.ts'
import type { StorageProblem, StorageWarning, WriteResult } from '../storage.ts'

export type DatabaseResult<R> = { ok: true; value: R } | { ok: false; problem: StorageProblem }

/** The warning that is shown, and who is told when it changes. */
const createWarning = () => {
  const listeners = new Set<() => void>()
  let warning: StorageWarning | null = null
  return {
    warning: () => warning,
    setWarning(now: StorageWarning | null): void {
      if (now === warning) return
      warning = now
      for (const listener of listeners) listener()
    },
    watch(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Runs database operations and turns their known failures into values. Data that could not be written stays in `buffer`;
 * `onReconnect` is called when the database answers again while the buffer contains data.
 */
export const createTransactions = <T extends BaseRecord>(
  connection: Connection<T>,
  onReconnect: () => void,
) => {
  const buffer = createRecordBuffer<T>()
  const { warning, setWarning, watch } = createWarning()
  const hasBuffered = () => buffer.records.size + buffer.photos.size + buffer.chats.size > 0

  /** An owner's records in the buffer. */
  const bufferedOf = (owner: string): T[] =>
    [...buffer.records.values()].filter(record => record.owner === owner)

  /** Runs one operation; returns the known failures of storage, throws all other errors. */
  const run = async <R>(run: (database: Database<T>) => Promise<R>): Promise<DatabaseResult<R>> => {
    try {
      const value = await connection.use(run)
      const wasGone = warning() !== null && warning() !== 'full'
      if (!hasBuffered()) setWarning(null)
      else if (wasGone) onReconnect()
      return { ok: true, value }
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) {
        // The database was open before, so this is no private mode: it became unreachable.
        setWarning(error.reason === 'memory-only' ? 'unreachable' : error.reason)
        return { ok: false, problem: 'unavailable' }
      }
      if (!(error instanceof DOMException)) throw error
      const isFull = error.name === 'QuotaExceededError'
      setWarning(isFull ? 'full' : 'unreachable')
      return { ok: false, problem: isFull ? 'quota' : 'unavailable' }
    }
  }

  /** Runs several writes in one transaction: all of them take effect, or none. */
  const transact = <Names extends StoreNames<DatabaseSchema<T>>[], R>(
    stores: Names,
    write: (change: IDBPTransaction<DatabaseSchema<T>, Names, 'readwrite'>) => Promise<R>,
  ): Promise<DatabaseResult<R>> =>
    run(async database => {
      const change = database.transaction(stores, 'readwrite')
      try {
        const value = await write(change)
        await change.done
        return value
      } catch (error) {
        abort(change)
        await change.done.catch(() => {}) // rejects because of the abort, or had already failed
        throw change.error ?? error
      }
    })

  /** Clears the warning once the buffer is empty. */
  const clearWarningIfDrained = () => {
    if (!hasBuffered()) setWarning(null)
  }

  /** Buffers a value that was not written; removes it from the buffer once written, unless a newer one replaced it. */
  const bufferUnlessWritten = <Value>(
    stored: DatabaseResult<unknown>,
    map: Map<string, Value>,
    [id, before]: [string, Value | undefined],
    value: () => Value,
  ): WriteResult => {
    if (!stored.ok) map.set(id, value())
    else if (map.get(id) === before) map.delete(id)
    clearWarningIfDrained()
    return toWriteResult(stored)
  }

  return {
    buffer,
    bufferedOf,
    warning,
    watch,
    run,
    transact,
    bufferUnlessWritten,
    clearWarningIfDrained,
  }
}

export type Transactions<T extends BaseRecord> = ReturnType<typeof createTransactions<T>>

export const toWriteResult = <R>(attempted: DatabaseResult<R>): WriteResult =>
  attempted.ok ? { ok: true } : attempted

/** Aborts a transaction; one that a full disk has already aborted throws, which is ignored. */
const abort = (transaction: { abort: () => void }): void => {
  try {
    transaction.abort()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}
