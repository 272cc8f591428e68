import { proxy, ref } from 'valtio/vanilla'
import type { KeptKey, KeptStore } from '../kept-keys.ts'
import type { Ref } from './ref.ts'
import type { components } from './schema.d.ts'

export type UserInfo = components['schemas']['UserInfo']

type Store = Pick<KeptStore, 'getItem' | 'setItem' | 'removeItem'> | null

interface Tokens {
  accessToken: string
}

export interface SessionState {
  /** The signed-in person; null when anonymous. */
  user: Ref<UserInfo> | null
  /** Set when the server turned the token down; the app then opens the login page and takes it back. */
  hasExpired: boolean
}

// Names of specification, section 3.
const userKey = 'agc_user_info'
const tokenKey = 'agc_token'
/** What the person says of themselves, on this device alone: the server has no call for it. */
const editsKey = 'ai-profile'

type Edits = Pick<UserInfo, 'nickname' | 'gender' | 'birthday'>

/** Who is signed in on this device: kept across reloads, the same in every tab, gone after logout. */
export const createSession = (store: Store) => {
  const keep = (key: KeptKey, value: object) => keepIn(store, key, value)

  let tokens = readTokens(store)
  const stored = tokens && readUser(store)
  // An earlier version kept a second token, which opens nothing today and may one day.
  if (tokens && readObject(store, tokenKey)?.['refreshToken'] !== undefined) keep(tokenKey, tokens)
  const state = proxy<SessionState>({ user: stored ? ref(stored) : null, hasExpired: false })

  let edits = readEdits(store)
  /** A person as the server knows them, with what they changed here. */
  const edited = (user: UserInfo): UserInfo => (edits?.uid === user.uid ? { ...user, ...edits } : user)

  const end = () => {
    tokens = null
    state.user = null
    store?.removeItem(userKey)
    store?.removeItem(tokenKey)
  }

  return {
    state,
    isActive: (): boolean => state.user !== null && tokens !== null,
    identity: () => ({ accessToken: tokens?.accessToken ?? null, uid: state.user?.uid ?? '' }),

    begin({ userInfo, accessToken }: { userInfo: UserInfo } & Tokens): void {
      tokens = { accessToken }
      state.user = ref(edited(userInfo))
      state.hasExpired = false
      keep(tokenKey, tokens)
      keep(userKey, state.user)
    },

    /** Changes the user's profile; does nothing when no user is signed in. */
    update(changes: Partial<UserInfo>): void {
      if (state.user === null) return
      state.user = ref(edited({ ...state.user, ...changes }))
      keep(userKey, state.user)
    },

    /** Changes what the person says of themselves; what the server sends later does not undo it. */
    edit({ nickname, gender, birthday }: Edits): void {
      if (state.user === null) return
      edits = { uid: state.user.uid, nickname, gender, birthday }
      keep(editsKey, edits)
      state.user = ref(edited(state.user))
      keep(userKey, state.user)
    },

    /** Forgets it: the account is gone. */
    forgetEdits(): void {
      edits = null
      store?.removeItem(editsKey)
    },

    end,

    /** The server no longer accepts the token. */
    expire(): void {
      end()
      state.hasExpired = true
    },

    /** Takes over what other tabs write: signing in and logging out count everywhere. */
    follow(tab: Pick<EventTarget, 'addEventListener'>): void {
      tab.addEventListener('storage', event => {
        const key = 'key' in event ? event.key : null
        // null: everything was cleared.
        if (key !== null && key !== userKey && key !== tokenKey) return
        tokens = readTokens(store)
        const user = tokens && readUser(store)
        state.user = user ? ref(user) : null
      })
    },
  }
}

export type Session = ReturnType<typeof createSession>

const keepIn = (store: Store, key: KeptKey, value: object): void => {
  try {
    store?.setItem(key, JSON.stringify(value))
  } catch {
    // A full storage costs the sign-in after the next reload, not this one.
  }
}

const readObject = (store: Store, key: KeptKey): Partial<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(store?.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null // not JSON: written by other code
  }
}

const readTokens = (store: Store): Tokens | null => {
  const { accessToken } = readObject(store, tokenKey) ?? {}
  return typeof accessToken === 'string' && accessToken !== '' ? { accessToken } : null
}

const readEdits = (store: Store): (Edits & { uid: string }) | null => {
  const kept = readObject(store, editsKey)
  const text = (key: string) => (typeof kept?.[key] === 'string' ? kept[key] : '')
  if (text('uid') === '') return null
  return {
    uid: text('uid'),
    nickname: text('nickname'),
    gender: genders.find(gender => gender === kept?.['gender']) ?? 'unknown',
    birthday: text('birthday') || null,
  }
}

const genders = ['unknown', 'female', 'male'] as const

/** What was stored, field by field, so that an older or damaged entry cannot break a screen. */
const readUser = (store: Store): UserInfo | null => {
  const kept = readObject(store, userKey)
  const text = (key: string) => (typeof kept?.[key] === 'string' ? kept[key] : '')
  if (text('uid') === '') return null
  const vip = kept?.['vip']
  return {
    uid: text('uid'),
    phone: text('phone'),
    privacyPhone: text('privacyPhone'),
    nickname: text('nickname'),
    // A blob's address, as the demo's backend gives it, leads nowhere once its page has gone.
    avatar: text('avatar').replace(/^blob:.*/, ''),
    gender: genders.find(gender => gender === kept?.['gender']) ?? 'unknown',
    birthday: text('birthday') || null,
    login_oauth: text('login_oauth'),
    vip: isVip(vip) ? vip : null,
    isNew: kept?.['isNew'] === true,
  }
}

const isVip = (value: unknown): value is NonNullable<UserInfo['vip']> =>
  typeof value === 'object' &&
  value !== null &&
  'level' in value &&
  typeof value.level === 'number' &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'string' &&
  !Number.isNaN(Date.parse(value.expiresAt))
