import { type Interaction, phone, storageId, uid } from './interaction.ts'
import { exactly, like, matching, nullOr, oneOf } from './matchers.ts'

/** What of the device goes with a sign-in. */
export const device = { storageid: storageId, openid: '', unionid: '' }

const userInfo = {
  uid: like(uid),
  phone: like(phone),
  privacyPhone: matching('^[0-9*]*$', '138****8000'),
  nickname: like('麦子'),
  avatar: like(''),
  gender: oneOf('unknown', 'female', 'male'),
  birthday: nullOr('[0-9]{4}-[0-9]{2}-[0-9]{2}'),
  login_oauth: like('sms'),
  vip: nullOr('\\{.*\\}'),
  isNew: false,
}
/** A session of the usual test user, or with other fields. */
export const session = (more: object = {}): Interaction['response'] => ({
  status: 200,
  json: {
    code: exactly(0),
    userInfo: { ...userInfo, ...more },
    accessToken: like('access-1'),
  },
})
/** The test user, without a session. */
export const myself = (more: object = {}): Interaction['response'] => ({
  status: 200,
  json: { code: exactly(0), userInfo: { ...userInfo, ...more } },
})
