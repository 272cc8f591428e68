import type { IDBPTransaction, StoreNames } from 'idb'
import type { Kept } from '../../records/base-record.ts'
import { type Connection, type Database, type Schema, Unopened } from '../database.ts'
import { holdNothing } from '../memory-storage.ts'
import type { Hindrance, StorageProblem, Stored } from '../storage.ts'

export type Attempt<R> = { ok: true; value: R } | { ok: false; problem: StorageProblem }

/**
 * Ways to use the database that tell what it is known to fail with, and memory for what it could not keep meanwhile.
 * `onReturn` is called when it answers again while something is held.
 */
export const createAttempts = <T extends Kept>(connection: Connection<T>, onReturn: () => void) => {
  const held = holdNothing<T>()
  const listeners = new Set<() => void>()
  let hindrance: Hindrance | null = null

  const hinder = (now: Hindrance | null) => {
    if (now === hindrance) return
    hindrance = now
    for (const listener of listeners) listener()
  }
  const holdsAny = () => held.records.size + held.photos.size + held.chats.size > 0

  /** Runs with the database; what storages are known to fail with becomes a value. */
  const attempt = async <R>(run: (database: Database<T>) => Promise<R>): Promise<Attempt<R>> => {
    try {
      const value = await connection.use(run)
      const wasGone = hindrance !== null && hindrance !== 'full'
      if (!holdsAny()) hinder(null)
      else if (wasGone) onReturn()
      return { ok: true, value }
    } catch (error) {
      if (error instanceof Unopened) {
        // It was open before: no private mode, but gone.
        hinder(error.reason === 'memory-only' ? 'unreachable' : error.reason)
        return { ok: false, problem: 'unavailable' }
      }
      if (!(error instanceof DOMException)) throw error
      const isFull = error.name === 'QuotaExceededError'
      hinder(isFull ? 'full' : 'unreachable')
      return { ok: false, problem: isFull ? 'quota' : 'unavailable' }
    }
  }

  /** Several writes, all of them or none. */
  const inOneGo = <Names extends StoreNames<Schema<T>>[], R>(
    stores: Names,
    write: (change: IDBPTransaction<Schema<T>, Names, 'readwrite'>) => Promise<R>,
  ): Promise<Attempt<R>> =>
    attempt(async database => {
      const change = database.transaction(stores, 'readwrite')
      try {
        const value = await write(change)
        await change.done
        return value
      } catch (error) {
        abort(change)
        await change.done.catch(() => {}) // it ends by the abort, or has ended by itself
        throw change.error ?? error
      }
    })

  /** Nothing hinders any more where nothing had to be held. */
  const settle = () => {
    if (!holdsAny()) hinder(null)
  }

  /** Holds what could not be kept, and lets go of what is kept now, unless something newer is held. */
  const holdUnless = <Value>(
    stored: Attempt<unknown>,
    map: Map<string, Value>,
    [id, before]: [string, Value | undefined],
    value: () => Value,
  ): Stored => {
    if (!stored.ok) map.set(id, value())
    else if (map.get(id) === before) map.delete(id)
    settle()
    return outcome(stored)
  }

  return {
    held,
    hindrance: () => hindrance,
    watch(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    attempt,
    inOneGo,
    holdUnless,
    settle,
  }
}

export type Attempts<T extends Kept> = ReturnType<typeof createAttempts<T>>

export const outcome = <R>(attempted: Attempt<R>): Stored => (attempted.ok ? { ok: true } : attempted)

/** A full disk has aborted the transaction already, and then it cannot be aborted. */
const abort = (transaction: { abort: () => void }): void => {
  try {
    transaction.abort()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}
