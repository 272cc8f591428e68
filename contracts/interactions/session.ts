import type { Chosen } from '../../mocks/scenarios.ts'
import { type Interaction, nobody, phone, refusal, somebody, storageId, uid } from '../interaction.ts'
import { fromState, integer, like, matching, moment, oneOf } from '../matchers.ts'
import { jpeg, notAPicture } from '../pictures.ts'

const isLoggedIn = true
const pleaseLogIn = refusal(401, 'Please log in')
const device = { storageid: storageId, openid: '', unionid: '' }

const userInfo = {
  uid: like(uid),
  phone: like(phone),
  privacyPhone: matching('^[0-9*]*$', '138****8000'),
  nickname: like('麦子'),
  avatar: like(''),
  gender: oneOf('unknown', 'female', 'male'),
  birthday: null,
  login_oauth: like('sms'),
  vip: null,
  isNew: false,
}
const session = (more: object = {}): Interaction['response'] => ({
  status: 200,
  json: {
    code: 0,
    userInfo: { ...userInfo, ...more },
    accessToken: like('access-1'),
    refreshToken: like('refresh-1'),
  },
})
const myself = (more: object = {}): Interaction['response'] => ({
  status: 200,
  json: { code: 0, userInfo: { ...userInfo, ...more } },
})
/** A refusal that comes as 200: any code but 0, and the words to show. */
const declined = (code: number, errMsg: string): Interaction['response'] => ({
  status: 200,
  json: { code: matching('^-?[1-9][0-9]*$', code), errMsg: like(errMsg) },
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

const my: Pick<Interaction, 'operation' | 'request' | 'call'> = {
  operation: 'getMyself',
  request: { method: 'GET', path: '/api/oauth/my' },
  call: api => api.getMyself(),
}

const launch: Pick<Interaction, 'operation' | 'request' | 'call'> = {
  operation: 'launch',
  request: { method: 'POST', path: '/api/oauth/launch', json: { oauth: 'sms', ...device } },
  call: api => api.launch({ oauth: 'sms', ...device }),
}

const cancel: Pick<Interaction, 'operation' | 'request' | 'call'> = {
  operation: 'cancelAccount',
  request: { method: 'POST', path: '/api/oauth/cancel-account', json: {} },
  call: api => api.cancelAccount(),
}

const avatar = (
  title: string,
  given: readonly Chosen[],
  response: Interaction['response'],
  image: typeof jpeg | typeof notAPicture = jpeg,
): Interaction => ({
  operation: 'uploadAvatar',
  title,
  given,
  isLoggedIn: response.status !== 401,
  request: { method: 'POST', path: '/api/upload/avatar', form: { image, fields: {} } },
  response,
  call: api => api.uploadAvatar(new Blob([image.bytes], { type: image.type })),
})

/** Signing in, the account, and its end. */
export const sessionInteractions: readonly Interaction[] = [
  {
    ...smsTo(phone),
    title: 'a request for an SMS code',
    given: [nobody],
    response: { status: 200, json: { code: 0, shortestInterval: integer(60) } },
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

  { ...my, title: 'a request for oneself', given: [somebody], isLoggedIn, response: myself() },
  {
    ...my,
    title: 'a request for oneself by a VIP',
    given: [{ name: 'a VIP is logged in' }],
    isLoggedIn,
    response: myself({ vip: { level: integer(1), expiresAt: moment('2027-11-20T00:00:00.000Z') } }),
  },
  { ...my, title: 'a request for oneself by nobody', given: [nobody], response: pleaseLogIn },
  {
    ...my,
    title: 'a request for oneself with an expired token',
    given: [{ name: 'the access token has expired' }],
    isLoggedIn,
    response: pleaseLogIn,
  },
  {
    ...my,
    title: 'a request for oneself with a token that expires in mid-flow',
    given: [{ name: 'the access token expires in mid-flow' }],
    isLoggedIn,
    response: pleaseLogIn,
  },

  { ...launch, title: 'a launch', given: [somebody], isLoggedIn, response: session() },
  { ...launch, title: 'a launch by nobody', given: [nobody], response: pleaseLogIn },

  {
    ...cancel,
    title: 'an account to be deleted',
    given: [somebody],
    isLoggedIn,
    response: { status: 204 },
  },
  { ...cancel, title: 'an account to be deleted by nobody', given: [nobody], response: pleaseLogIn },

  avatar('an upload of an avatar', [somebody], {
    status: 201,
    json: { imageUrl: like('data:image/jpeg;base64,/9j/') },
  }),
  avatar('an upload of an avatar by nobody', [nobody], pleaseLogIn),
  avatar(
    'an upload of an avatar that is too large',
    [somebody, { name: 'pictures may have only a few bytes' }],
    refusal(413, 'The picture has more than 8 bytes'),
  ),
  avatar(
    'an upload of an avatar that is no picture',
    [somebody],
    refusal(415, 'This is not a JPEG, PNG or WebP picture'),
    notAPicture,
  ),
]
