import type { Clock } from '../db/clock.ts'
import type { MockDb } from '../db.ts'
import { applyScenario } from './apply-scenario.ts'
import type { CallLog } from './call-log.ts'
import type { Change, ControlState, MockControl } from './control.ts'

interface Steered {
  db: MockDb
  log: CallLog
  clock: Clock
  changed: () => void
  /** Puts an empty state in the place of what there is. */
  reset: (seed?: number) => void
}

/** The control surface over a backend that runs here. */
export const createControl = ({ db, log, clock, changed, reset }: Steered): MockControl => {
  const read = (): ControlState => {
    const { seed, scenarios, settings, accounts, sessions, smsInbox, analytics, feedbacks, ...rest } =
      db.context.state()
    const people = [...accounts.values()]
    const last = [...sessions.values()].findLast(({ expiresAtMs }) => expiresAtMs > clock.now())
    const account = people.find(({ uid }) => uid === last?.uid)
    return {
      seed,
      scenarios,
      settings,
      clock: {
        now: new Date(clock.now()).toISOString(),
        offsetMs: rest.clock.offsetMs,
        isFrozen: rest.clock.frozenAtMs !== null,
      },
      account: account ? db.accounts.infoOf(account, false) : null,
      accounts: people.map(person => db.accounts.infoOf(person, false)),
      smsInbox,
      analytics,
      feedbacks,
      calls: log.all(),
    }
  }

  return {
    read: async () => read(),

    async change({ clock: time, ...settings }: Change) {
      Object.assign(db.context.state().settings, settings)
      if (time) clock.set(time)
      changed()
      return read()
    },

    async reset(seed) {
      reset(seed)
      changed()
      return read()
    },

    async apply(name, params) {
      const applied = await applyScenario(db, name, params)
      changed()
      return { name, ...applied }
    },

    async signInAs(uid) {
      const account = db.context.state().accounts.get(uid)
      if (!account) throw new TypeError(`Nobody has the uid ${uid}`)
      const session = db.accounts.signIn(account, false)
      changed()
      return session
    },

    subscribe: listener => log.subscribe(listener),
  }
}
