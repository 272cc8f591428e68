import type { components } from '../../src/api/schema.d.ts'
import type { Feedback, Settings, SmsMessage } from '../db/state.ts'
import type { OperationId, ScenarioName } from '../scenarios.ts'

export type { Settings } from '../db/state.ts'

type Schemas = components['schemas']

/** One call that the mock answered, or let fail. */
export interface Call {
  /** Rises with every call. */
  id: number
  /** By the mock's clock. */
  at: string
  /** null for a path or method that openapi.yaml does not have. */
  operationId: OperationId | null
  method: string
  path: string
  /** 0 when there was no answer: offline, dropped, given up. */
  status: number
  durationMs: number
  /** What openapi.yaml has against the request or the answer. */
  complaints: string[]
  /** The request for a shell; the access token is a variable in it. */
  curl: string
}

export interface ControlState {
  seed: number
  /** What was applied since the last reset, in its order. */
  scenarios: { name: string; params: Record<string, string | number> }[]
  settings: Settings
  clock: { now: string; offsetMs: number; isFrozen: boolean }
  /** Whoever signed in last and still is. */
  account: Schemas['UserInfo'] | null
  accounts: Schemas['UserInfo'][]
  smsInbox: SmsMessage[]
  analytics: Schemas['AnalyticsEvent'][]
  feedbacks: Feedback[]
  /** The last 200, oldest first. */
  calls: Call[]
}

/** What may be set at any time; what is left out stays as it is. */
export type Change = Partial<Settings> & {
  clock?: { offsetMs?: number; isFrozen?: boolean }
}

/** What came of a scenario: its parameters in full, and the session of whoever is logged in by it. */
export interface Applied {
  name: ScenarioName
  params: Record<string, string | number>
  session: Schemas['Session'] | null
}

/** How to look into the mock backend and steer it; the same in the browser's worker and over HTTP. */
export interface MockControl {
  read: () => Promise<ControlState>
  change: (change: Change) => Promise<ControlState>
  /** Forgets everything: a server that nobody has called yet, with this seed or the one it had. */
  reset: (seed?: number) => Promise<ControlState>
  /**
   * Puts the mock into a situation, on top of what is there. Parameters that are left out have their defaults; one that
   * the scenario does not have, or of another type, throws.
   */
  apply: (name: ScenarioName, params?: Readonly<Record<string, unknown>>) => Promise<Applied>
  /** Gives a session to someone who has an account; throws for a uid nobody has. */
  signInAs: (uid: string) => Promise<Schemas['Session']>
  /** Tells of every call as it ends; gives back how to stop. */
  subscribe: (listener: (call: Call) => void) => () => void
}
