import { smsTries } from '../db/sign-in.ts'
import type { Account, Outcome, TaskState } from '../db/state.ts'
import type { MockDb } from '../db.ts'
import { drawn, labels } from '../fixtures/labels.ts'
import { phone, type ScenarioName, type ScenarioParams, scenarios } from '../scenarios.ts'

type Session = ReturnType<MockDb['accounts']['signIn']>
type Appliers = {
  [Name in ScenarioName]: (
    db: MockDb,
    params: ScenarioParams<Name>,
  ) => Session | undefined | Promise<Session | undefined>
}

const personOf = async (
  { accounts, context }: MockDb,
  { uid, phone = '', ...more }: { uid: string; phone?: string } & Partial<Account>,
): Promise<Account> => {
  const known = context.state().accounts.get(uid)
  return known ? Object.assign(known, more) : accounts.register({ uid, phone, nickname: '麦子', ...more })
}

const logIn = async (
  db: MockDb,
  { accessToken, ...person }: { uid: string; phone: string; accessToken: string; vip?: Account['vip'] },
): Promise<Session> => db.accounts.signIn(await personOf(db, person), false, accessToken)

/** Changes the session of a token. */
const alter = (
  { context }: MockDb,
  token: string,
  change: Partial<{ expiresAtMs: number; callsLeft: number }>,
) => {
  const session = context.state().sessions.get(token)
  if (session) Object.assign(session, change)
}

const readAs = (db: MockDb, text: string): Outcome => ({
  atMs: db.context.now() - 10_000,
  ok: true,
  text,
  language: 'zh',
  words: [],
})

const addTask = (
  db: MockDb,
  { taskId: id, uid = '' }: { taskId: string; uid?: string },
  outcome: Outcome,
  held: TaskState['held'] = null,
): TaskState => {
  const { state, now } = db.context
  const pictureId = `drawn-${id}`
  state().drawnPictures.set(pictureId, drawn(outcome.ok ? outcome.text : '？？？'))
  const task: TaskState = {
    id,
    uid,
    createdAtMs: now() - 20_000,
    lang: 'zh-Hans',
    pictureId,
    readProgress: 0.5,
    outcome,
    held,
    sharing: 'private',
    parentShareId: null,
  }
  state().tasks.set(id, task)
  return task
}

const failedWith = (db: MockDb, code: number, errMsg: string): Outcome => ({
  atMs: db.context.now() - 10_000,
  ok: false,
  problem: { code, errMsg },
})

const someoneElse = (db: MockDb) => personOf(db, { uid: 'u-other', phone: '13900139000', nickname: '小禾' })

/** A record that someone else shared. */
const share = async (db: MockDb, { shareId, taskId }: { shareId: string; taskId: string }) => {
  const { uid } = await someoneElse(db)
  const task = addTask(db, { taskId, uid }, readAs(db, labels.biscuit))
  task.sharing = 'shared'
  return db.shares.open(task, uid, '全麦苏打饼干', { id: shareId })
}

const set = (db: MockDb, change: Partial<ReturnType<MockDb['context']['state']>['settings']>): undefined => {
  Object.assign(db.context.state().settings, change)
}

const nothing = (): undefined => undefined

const appliers: Appliers = {
  'nobody is logged in': db => void db.context.state().sessions.clear(),
  'a person is logged in': logIn,
  'a VIP is logged in': (db, { level, expiresAt, ...person }) =>
    logIn(db, { ...person, vip: { level, expiresAt } }),
  'the access token has expired': async (db, person) => {
    await logIn(db, person)
    alter(db, person.accessToken, { expiresAtMs: db.context.now() - 1 })
    return undefined
  },
  'the access token expires in mid-flow': async (db, { calls, ...person }) => {
    const session = await logIn(db, person)
    alter(db, person.accessToken, { callsLeft: calls })
    return session
  },

  'a phone number nobody has registered': (db, { phone, code }) => {
    const known = db.accounts.byPhone('86', phone)
    if (known) db.cancelAccount(known)
    db.signIn.deliver('86', phone, code)
    return undefined
  },
  'a registered phone number': async (db, { phone, code, uid }) => {
    await personOf(db, { uid, phone })
    db.signIn.deliver('86', phone, code)
    return undefined
  },
  'the SMS interval is not over': (db, { phone, secondsLeft }) =>
    void db.signIn.deliver('86', phone, '246810', db.context.now() - (60 - secondsLeft) * 1000),
  'the phone number is not served': (db, { phone }) => void db.context.state().unservedPhones.add(phone),
  'the typed SMS code is wrong': (db, { phone, code }) =>
    void db.signIn.deliver('86', phone, code === '000000' ? '111111' : '000000'),
  'the SMS code has expired': (db, { phone, code }) =>
    void db.signIn.deliver('86', phone, code, db.context.now() - 6 * 60_000),
  'the tries for the SMS code are used up': (db, { phone, code }) => {
    db.signIn.deliver('86', phone, code)
    const sent = db.context.state().smsCodes.get(`86 ${phone}`)
    if (sent) sent.triesLeft -= smsTries
    return undefined
  },
  'a WeChat account is known': async (db, { weixinCode, openid, unionid, uid }) => {
    db.context.state().weixinCodes.set(weixinCode, { openid, unionid, isRefused: false })
    await personOf(db, { uid, openid, unionid, loginOauth: 'mpweixin' })
    return undefined
  },
  'a WeChat account is not known': (db, { weixinCode, openid, unionid }) => {
    const known = db.accounts.byWeixin(openid, unionid)
    if (known) db.cancelAccount(known)
    db.context.state().weixinCodes.set(weixinCode, { openid, unionid, isRefused: false })
    return undefined
  },
  'the WeChat code is refused': (db, { weixinCode }) =>
    void db.context.state().weixinCodes.set(weixinCode, { openid: '', unionid: '', isRefused: true }),

  'there are no records': db => {
    db.context.state().tasks.clear()
    db.context.state().shares.clear()
    return undefined
  },
  'a finished analysis': (db, task) => void addTask(db, task, readAs(db, labels.biscuit)),
  'several finished analyses': (db, { taskId, uid }) => {
    const { biscuit, milk, noodles, jelly } = labels
    for (const [index, text] of [biscuit, milk, noodles, jelly].entries())
      addTask(
        db,
        { taskId: index === 0 ? taskId : `${taskId.slice(0, -1)}${index + 1}`, uid },
        readAs(db, text),
      )
    return undefined
  },
  'an analysis of a label with rare characters': (db, task) =>
    void addTask(db, task, readAs(db, `🥛𠮷牌牛乳饼干\n${labels.biscuit}`)),
  'an analysis of a label with a nutrition table': (db, task) =>
    void addTask(db, task, readAs(db, labels.cookies)),
  'an analysis of wine': (db, task) => void addTask(db, task, readAs(db, labels.wine)),
  'an analysis with little confidence': (db, task) => void addTask(db, task, readAs(db, labels.unsure)),
  'a queued analysis': (db, task) => void addTask(db, task, readAs(db, labels.biscuit), 'queued'),
  'an analysis being recognized': (db, task) =>
    void addTask(db, task, readAs(db, labels.biscuit), 'recognizing'),
  'an analysis being analyzed': (db, task) => void addTask(db, task, readAs(db, labels.biscuit), 'analyzing'),
  'a photo without an ingredient list': (db, task) => void addTask(db, task, readAs(db, labels.receipt)),
  'an unreadable photo': (db, task) =>
    void addTask(db, task, failedWith(db, 415, 'The picture could not be read: decode-failed')),
  'a failed analysis': (db, task) =>
    void addTask(db, task, failedWith(db, 500, 'Something went wrong on our side')),
  "someone else's analysis": async (db, { taskId }) => {
    const { uid } = await someoneElse(db)
    addTask(db, { taskId, uid }, readAs(db, labels.biscuit))
    return undefined
  },

  'a shared analysis': async (db, shared) => {
    await share(db, shared)
    return undefined
  },
  "the person's own analysis is shared": (db, { shareId, taskId, uid }) => {
    const task = addTask(db, { taskId, uid }, readAs(db, labels.biscuit))
    task.sharing = 'shared'
    db.shares.open(task, uid, '全麦苏打饼干', { id: shareId })
    return undefined
  },
  'a cancelled share': async (db, shared) => {
    const opened = await share(db, shared)
    opened.status = 'cancelled'
    return undefined
  },
  'a deleted share': async (db, { shareId }) => {
    const opened = await share(db, { shareId, taskId: `deleted-${shareId}` })
    db.context.state().tasks.delete(opened.taskId)
    opened.status = 'deleted'
    return undefined
  },

  'an additive nobody knows': nothing,
  'nothing matches the keyword': nothing,
  'a standard nobody knows': nothing,
  "the person's own product is ranked": async (db, { standard, ...task }) => {
    addTask(db, task, readAs(db, labels.biscuit.replace('GB/T 20980', standard)))
    const isLoggedIn = [...db.context.state().sessions.values()].some(({ uid }) => uid === task.uid)
    return isLoggedIn ? undefined : db.accounts.signIn(await personOf(db, { uid: task.uid, phone }), false)
  },
  'pictures may have only a few bytes': (db, { maxBytes }) => set(db, { maxPictureBytes: maxBytes }),

  'the network is slow': (db, { latencyMs }) => set(db, { latencyMs }),
  'the device is offline': db => set(db, { isOffline: true }),
  'the server is down': db => set(db, { always: 'unavailable' }),
  'the server fails': db => set(db, { always: 'server-error' }),
  'too many requests': (db, { retryAfterSeconds }) => set(db, { always: 'rate-limited', retryAfterSeconds }),
  'the server is unreliable': (db, { failureRate }) => set(db, { failureRate }),
  'answers are not what openapi.yaml promises': db => set(db, { always: 'garbled' }),
  'the answer breaks off': (db, { frames }) => set(db, { breakAfterFrames: frames }),
  'the websocket cannot be opened': db => set(db, { isSocketOpen: false }),
}

/** Applies a scenario to the database; returns its complete parameters and the session of the user it logs in. */
export const applyScenario = async (
  db: MockDb,
  name: ScenarioName,
  given: Readonly<Record<string, unknown>> = {},
): Promise<{ params: Record<string, string | number>; session: Session | null }> => {
  const params = completed(name, given)
  const session = await run(db, name, params)
  db.context.state().scenarios.push({ name, params })
  return { params, session: session ?? null }
}

const run = <Name extends ScenarioName>(db: MockDb, name: Name, params: Record<string, string | number>) =>
  // `completed` checks the parameters against the defaults from which this type is derived.
  appliers[name](db, params as ScenarioParams<Name>)

/** The defaults, overridden by the given parameters; throws for an unknown or wrong parameter. */
const completed = (name: ScenarioName, given: Readonly<Record<string, unknown>>) => {
  const params: Record<string, string | number> = { ...scenarios[name].params }
  for (const [key, value] of Object.entries(given)) {
    const fallback = params[key]
    if (fallback === undefined)
      throw new TypeError(
        `The scenario "${name}" has no parameter ${key}; it has: ${Object.keys(params).join(', ') || 'none'}`,
      )
    // A link or a command line has only texts.
    const read = typeof fallback === 'number' && typeof value === 'string' ? Number(value) : value
    if (typeof read === 'string' && typeof fallback === 'string') params[key] = read
    else if (typeof read === 'number' && typeof fallback === 'number' && Number.isFinite(read))
      params[key] = read
    else throw new TypeError(`${key} of the scenario "${name}" must be a ${typeof fallback}`)
  }
  return params
}
