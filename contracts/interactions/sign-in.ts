import type { Chosen } from '../../mocks/scenarios.ts'
import { type Interaction, nobody, phone } from '../interaction.ts'
import { exactly, fromState, integer, like, matching } from '../matchers.ts'
import { device, session } from '../person.ts'

/** A refusal that comes as 200: any code but 0, and the words to show. */
const declined = (code: number, errMsg: string): Interaction['response'] => ({
  status: 200,
  json: { code: matching('^-?[1-9][0-9]*(\\.0+)?$', code), errMsg: like(errMsg) },
})

const smsTo = (number: string): Pick<Interaction, 'operation' | 'request' | 'call'> => ({
  operation: 'sendSmsCode',
  request: {
    method: 'POST',
    path: '/api/oauth/sms/send',
    json: { phone: fromState('phone', number), countryCode: '86' },
  },
  call: api => api.sendSmsCode({ phone: number, countryCode: '86' }),
})

const signIn = (title: string, state: Chosen, response: Interaction['response']): Interaction => ({
  operation: 'signInWithSms',
  title,
  given: [state],
  request: {
    method: 'POST',
    path: '/api/oauth/sms/sign-in',
    json: {
      phone: fromState('phone', phone),
      code: fromState('code', '246810'),
      countryCode: '86',
      ...device,
    },
  },
  response,
  call: api => api.signInWithSms({ phone, code: '246810', countryCode: '86', ...device }),
})

const weixin = (title: string, state: Chosen, response: Interaction['response']): Interaction => ({
  operation: 'signInWithWeixin',
  title,
  given: [state],
  request: {
    method: 'POST',
    path: '/api/oauth/mpweixin/signIn',
    json: { code: fromState('weixinCode', '0a1b2c3d'), ...device },
  },
  response,
  call: api => api.signInWithWeixin({ code: '0a1b2c3d', ...device }),
})

/** Signing in by a code on the phone, or by WeChat. */
export const signInInteractions: readonly Interaction[] = [
  {
    ...smsTo(phone),
    title: 'a request for an SMS code',
    given: [nobody],
    response: { status: 200, json: { code: exactly(0), shortestInterval: integer(60) } },
  },
  {
    ...smsTo(phone),
    title: 'a request for an SMS code too soon after the last',
    given: [{ name: 'the SMS interval is not over' }],
    response: declined(1001, '发送过于频繁，请稍后再试'),
  },
  {
    ...smsTo('10086'),
    title: 'a request for an SMS code to a number that is not served',
    given: [{ name: 'the phone number is not served' }],
    response: declined(1005, '暂不支持该手机号码'),
  },

  signIn('a sign-in with a registered number', { name: 'a registered phone number' }, session()),
  signIn(
    'a sign-in with a new number',
    { name: 'a phone number nobody has registered' },
    session({ isNew: true }),
  ),
  signIn(
    'a sign-in with a wrong code',
    { name: 'the typed SMS code is wrong' },
    declined(1002, '验证码错误'),
  ),
  signIn(
    'a sign-in with an expired code',
    { name: 'the SMS code has expired' },
    declined(1003, '验证码已过期，请重新获取'),
  ),
  signIn(
    'a sign-in after too many wrong codes',
    { name: 'the tries for the SMS code are used up' },
    declined(1004, '验证码错误次数过多，请重新获取'),
  ),

  weixin(
    'a WeChat sign-in of someone known',
    { name: 'a WeChat account is known' },
    session({ phone: like(''), privacyPhone: matching('^[0-9*]*$', ''), login_oauth: like('mpweixin') }),
  ),
  weixin(
    'a WeChat sign-in of someone new',
    { name: 'a WeChat account is not known' },
    session({
      phone: like(''),
      privacyPhone: matching('^[0-9*]*$', ''),
      login_oauth: like('mpweixin'),
      isNew: true,
    }),
  ),
  weixin(
    'a WeChat sign-in that WeChat refuses',
    { name: 'the WeChat code is refused' },
    declined(1006, '微信登录凭证无效，请重试'),
  ),
]
