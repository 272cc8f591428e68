import type { components } from '../../src/api/schema.d.ts'
import type { Accounts } from './accounts.ts'
import type { Context } from './context.ts'
import type { Account, WeixinCode } from './state.ts'

type Schemas = components['schemas']
type Problem = Schemas['Problem']

const shortestIntervalSeconds = 60
const codeLifetimeMs = 5 * 60_000
/** Wrong codes that are allowed for one that was sent. */
export const smsTries = 5

/** Refusals of sign-in that come as 200 with a code of their own, as openapi.yaml has it. */
const refusals = {
  tooSoon: { code: 1001, errMsg: '发送过于频繁，请稍后再试' },
  wrongCode: { code: 1002, errMsg: '验证码错误' },
  codeExpired: { code: 1003, errMsg: '验证码已过期，请重新获取' },
  triesUsedUp: { code: 1004, errMsg: '验证码错误次数过多，请重新获取' },
  notServed: { code: 1005, errMsg: '暂不支持该手机号码' },
  weixinRefused: { code: 1006, errMsg: '微信登录凭证无效，请重试' },
  otherOauth: { code: 1007, errMsg: '登录方式不符，请重新登录' },
} satisfies Record<string, Problem>

/** Where the code of a phone is kept: the same digits are another phone in another country. */
export const smsKeyOf = (countryCode: string, phone: string) => `${countryCode} ${phone}`

const isDialable = (countryCode: string, phone: string) =>
  countryCode === '86' ? /^1[3-9]\d{9}$/.test(phone) : /^\d{4,15}$/.test(phone)

/** A code that no scenario speaks of leads to somebody of its own. */
const unknownCode = (code: string): WeixinCode => ({ openid: `o-${code}`, unionid: '', isRefused: false })

/** Signing in by SMS code, by WeChat, and renewing at launch. */
export const createSignIn = ({ state, now, chance }: Context, accounts: Accounts) => {
  /** Puts a code into the inbox of a phone. */
  const deliver = (countryCode: string, phone: string, code: string, sentAtMs = now()) => {
    state().smsCodes.set(smsKeyOf(countryCode, phone), { code, sentAtMs, triesLeft: smsTries })
    state().smsInbox.push({
      countryCode,
      phone,
      code,
      at: new Date(sentAtMs).toISOString(),
      text: `【AI配料表分析助手】验证码 ${code}，${codeLifetimeMs / 60_000} 分钟内有效。`,
    })
  }

  /** Whether a code opens the door; each wrong one is counted. */
  const codeProblem = (key: string, typed: string): Problem | null => {
    const sent = state().smsCodes.get(key)
    if (!sent) return refusals.wrongCode
    if (sent.triesLeft <= 0) return refusals.triesUsedUp
    if (now() - sent.sentAtMs > codeLifetimeMs) return refusals.codeExpired
    if (sent.code === typed) return null
    sent.triesLeft -= 1
    return refusals.wrongCode
  }

  return {
    deliver,

    sendSmsCode({ phone, countryCode }: Schemas['SmsSendRequest']): Schemas['SmsSent'] | Problem {
      if (state().unservedPhones.has(phone) || !isDialable(countryCode, phone)) return refusals.notServed
      const last = state().smsCodes.get(smsKeyOf(countryCode, phone))
      const leftMs = last ? last.sentAtMs + shortestIntervalSeconds * 1000 - now() : 0
      if (leftMs > 0) return { ...refusals.tooSoon, error: `${Math.ceil(leftMs / 1000)} s` }
      deliver(countryCode, phone, chance.smsCode())
      return { code: 0, shortestInterval: shortestIntervalSeconds }
    },

    async signInWithSms(asked: Schemas['SmsSignInRequest']): Promise<Schemas['Session'] | Problem> {
      const key = smsKeyOf(asked.countryCode, asked.phone)
      const problem = codeProblem(key, asked.code)
      if (problem) return problem
      state().smsCodes.delete(key)
      const { countryCode, phone } = asked
      const known = accounts.byPhone(countryCode, phone)
      return accounts.signIn(known ?? (await accounts.register({ countryCode, phone })), known === null)
    },

    /** Who it is, WeChat alone says, for a code and once: the openid of a request proves nothing. */
    async signInWithWeixin({ code }: Schemas['WeixinSignInRequest']): Promise<Schemas['Session'] | Problem> {
      const { openid, unionid, isRefused } = state().weixinCodes.get(code) ?? unknownCode(code)
      if (isRefused) return refusals.weixinRefused
      state().weixinCodes.set(code, { openid, unionid, isRefused: true })
      const known = accounts.byWeixin(openid, unionid)
      const account = known ?? (await accounts.register({ loginOauth: 'mpweixin', openid, unionid }))
      return accounts.signIn(account, known === null)
    },

    /** Gives new tokens for good ones. */
    launch(
      account: Account,
      authorization: string | null,
      asked: Schemas['LaunchRequest'],
    ): Schemas['Session'] | Problem {
      if (asked.oauth !== account.loginOauth) return refusals.otherOauth
      accounts.retire(authorization)
      return accounts.signIn(account, false)
    },
  }
}
