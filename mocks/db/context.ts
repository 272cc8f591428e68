import type { components } from '../../src/api/schema.d.ts'
import type { Chance } from './random.ts'
import type { MockState } from './state.ts'

type Problem = components['schemas']['Problem']

/** What every part of the mock's database works on. */
export interface Context {
  /** The current state. A reset replaces the object, so callers must not store it. */
  state: () => MockState
  /** The mock's clock, in ms. */
  now: () => number
  chance: Chance
  /** Tells that something changed outside of a call, so that it is kept. */
  changed: () => void
}

/** An answer, or the status and problem of a refusal. */
export type Answer<T, Status extends number = never> =
  | { ok: true; value: T }
  | { ok: false; status: Status; problem: Problem }

export const good = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

export const refused = <Status extends number>(
  status: Status,
  errMsg: string,
  error?: string,
): { ok: false; status: Status; problem: Problem } => ({
  ok: false,
  status,
  problem: error === undefined ? { code: status, errMsg } : { code: status, errMsg, error },
})
