import type { components } from '../../src/api/schema.d.ts'
import type { Context } from './context.ts'
import type { Account } from './state.ts'

type Schemas = components['schemas']

const accessTokenLifetimeMs = 7 * 24 * 3_600_000

/** First 3 digits, stars, last 4; all stars when there are too few. */
const masked = (phone: string) =>
  phone.length < 8
    ? '*'.repeat(phone.length)
    : `${phone.slice(0, 3)}${'*'.repeat(phone.length - 7)}${phone.slice(-4)}`

const userInfoOf = (account: Account, isNew: boolean, avatar: string): Schemas['UserInfo'] => ({
  uid: account.uid,
  phone: account.phone,
  privacyPhone: masked(account.phone),
  nickname: account.nickname,
  avatar,
  gender: 'unknown',
  birthday: null,
  login_oauth: account.loginOauth,
  vip: account.vip,
  isNew,
})

/** People, and the tokens that stand for them. */
export const createAccounts = (
  { state, now, chance }: Context,
  pictureUrl: (pictureId: string) => string,
) => {
  const find = (fits: (account: Account) => boolean) => [...state().accounts.values()].find(fits) ?? null

  /** Someone by an access token that is still good; null for everyone else. */
  const callerOf = (authorization: string | null): Account | null => {
    const session = state().sessions.get(authorization?.replace(/^Bearer /i, '') ?? '')
    if (!session || session.expiresAtMs <= now() || (session.callsLeft ?? 0) < 0) return null
    return state().accounts.get(session.uid) ?? null
  }

  const infoOf = (account: Account, isNew: boolean) => userInfoOf(account, isNew, pictureUrl(account.avatar))

  return {
    callerOf,
    infoOf,

    /** The same for a call that needs an account: a token that is good for so many calls is used up by it. */
    admit(authorization: string | null): Account | null {
      const session = state().sessions.get(authorization?.replace(/^Bearer /i, '') ?? '')
      if (session && session.callsLeft !== null) session.callsLeft -= 1
      return callerOf(authorization)
    },

    byPhone: (countryCode: string, phone: string) =>
      find(account => account.phone === phone && account.countryCode === countryCode),
    byWeixin: (openid: string, unionid: string) =>
      find(
        account =>
          (unionid !== '' && account.unionid === unionid) || (openid !== '' && account.openid === openid),
      ),

    /** Registers someone; what is not said is made up, the same for the same seed. */
    async register(known: Partial<Account>): Promise<Account> {
      const { nickname } = await import('../seeds.ts') // faker is large; nothing else of accounts needs it
      const account: Account = {
        uid: known.uid ?? `u-${chance.uuid('id').slice(0, 13)}`,
        countryCode: known.phone ? '86' : '',
        phone: '',
        nickname: known.nickname ?? nickname(chance.whole('person', 2 ** 31)),
        avatar: '',
        loginOauth: 'sms',
        vip: null,
        openid: '',
        unionid: '',
        createdAtMs: now(),
        ...known,
      }
      state().accounts.set(account.uid, account)
      return account
    },

    /** Opens a session with new tokens, or with those a scenario names. */
    signIn(
      account: Account,
      isNew: boolean,
      accessToken = `access-${chance.uuid('token')}`,
    ): Schemas['Session'] {
      const refreshToken = `refresh-${chance.uuid('token')}`
      state().sessions.set(accessToken, {
        uid: account.uid,
        expiresAtMs: now() + accessTokenLifetimeMs,
        callsLeft: null,
      })
      return { code: 0, userInfo: infoOf(account, isNew), accessToken, refreshToken }
    },

    /** Lets the token that renewed itself live a minute longer: calls under way still carry it. */
    retire(authorization: string | null): void {
      const session = state().sessions.get(authorization?.replace(/^Bearer /i, '') ?? '')
      if (session) session.expiresAtMs = Math.min(session.expiresAtMs, now() + 60_000)
    },

    /** Forgets someone and every token of theirs. */
    forget({ uid }: Account): void {
      const { accounts, sessions } = state()
      accounts.delete(uid)
      for (const [token, session] of sessions) if (session.uid === uid) sessions.delete(token)
    },
  }
}

export type Accounts = ReturnType<typeof createAccounts>
