import type { components } from '../../api/schema.d.ts'

type Schemas = components['schemas']

/** One call that the mock backend answered. */
export interface DemoCall {
  id: number
  at: string
  /** null for what openapi.yaml does not have. */
  operationId: string | null
  method: string
  path: string
  /** 0 when there was no answer. */
  status: number
  durationMs: number
  /** What openapi.yaml has against the request or the answer. */
  complaints: string[]
  curl: string
}

export const failureKinds = ['server-error', 'unavailable', 'rate-limited', 'disconnect'] as const

export interface DemoSettings {
  latencyMs: number
  failureRate: number
  failureKind: (typeof failureKinds)[number]
  isOffline: boolean
}

/** What the panel shows of the mock backend. */
export interface DemoState {
  seed: number
  scenarios: { name: string; params: Record<string, string | number> }[]
  settings: DemoSettings
  clock: { now: string; offsetMs: number; isFrozen: boolean }
  account: Schemas['UserInfo'] | null
  accounts: Schemas['UserInfo'][]
  smsInbox: { phone: string; code: string; at: string }[]
  analytics: Schemas['AnalyticsEvent'][]
  calls: DemoCall[]
}

/** What can be told to the mock backend: its control surface, as far as the panel uses it. */
export interface DemoControl {
  read: () => Promise<DemoState>
  change: (
    change: Partial<DemoSettings> & { clock?: { offsetMs?: number; isFrozen?: boolean } },
  ) => Promise<DemoState>
  reset: (seed?: number) => Promise<DemoState>
  /** Puts it into a situation by its short name; null when there is no such name. */
  apply: (
    slug: string,
    params?: Readonly<Record<string, unknown>>,
  ) => Promise<{ params: Record<string, string | number>; session: Schemas['Session'] | null } | null>
  signInAs: (uid: string) => Promise<Schemas['Session']>
  /** Sends a call of the log once more. */
  replay: (id: number) => Promise<void>
  subscribe: (listener: (call: DemoCall) => void) => () => void
}

/** A situation that can be chosen. */
export interface DemoScenario {
  slug: string
  /** The sentence that pacts and tests use. */
  name: string
}

export interface DemoBackend {
  control: DemoControl
  scenarios: readonly DemoScenario[]
}

/** What choosing in the panel does to the app around it. */
export interface DemoEffects {
  /** Opens what a scenario prepared: signs in, shows the task or the share. */
  enter: (applied: {
    params: Record<string, string | number>
    session: Parameters<DemoEffects['signIn']>[0] | null
  }) => Promise<void>
  signIn: (session: Awaited<ReturnType<DemoBackend['control']['signInAs']>>) => void
  signOut: () => void
  chooseLanguage: (lang: string) => void
  /** The address of the app, without a query. */
  appUrl: string
}
