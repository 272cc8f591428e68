import type { Applied, Call, Change, ControlState, MockControl } from '../../../mocks/control/control.ts'

export type DemoCall = Call

export const failureKinds = [
  'server-error',
  'unavailable',
  'rate-limited',
  'disconnect',
] as const satisfies readonly ControlState['settings']['failureKind'][]

/** The settings of the mock backend that the panel changes. */
export type DemoSettings = Pick<
  ControlState['settings'],
  'latencyMs' | 'failureRate' | 'failureKind' | 'isOffline'
>

/** What the panel shows of the mock backend. */
export interface DemoState extends Omit<ControlState, 'settings' | 'feedbacks'> {
  settings: DemoSettings
}

/** The control of the mock backend, as far as the panel uses it. */
export interface DemoControl extends Pick<MockControl, 'signInAs' | 'subscribe'> {
  read: () => Promise<DemoState>
  change: (change: Partial<DemoSettings> & Pick<Change, 'clock'>) => Promise<DemoState>
  reset: (seed?: number) => Promise<DemoState>
  /** Applies a scenario by its short name; null when there is no such name. */
  apply: (
    slug: string,
    params?: Readonly<Record<string, unknown>>,
  ) => Promise<Pick<Applied, 'params' | 'session'> | null>
  /** Sends a call of the log again. */
  replay: (id: number) => Promise<void>
}

/** A situation that can be chosen. */
export interface DemoScenario {
  slug: string
  /** The sentence that pacts and tests use. */
  name: string
}

export interface DemoBackend {
  control: DemoControl
  /** Calls back with true when another version of the demo has taken over, and with false when it has ended; returns what ends the watching. */
  watchReplaced: (listener: (isReplaced: boolean) => void) => () => void
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
