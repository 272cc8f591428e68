import type { MockDb } from '../db.ts'
import { type Handlers, unauthorized } from '../handler.ts'

type SessionHandlers = Pick<
  Handlers,
  | 'sendSmsCode'
  | 'signInWithSms'
  | 'signInWithWeixin'
  | 'getMyself'
  | 'launch'
  | 'cancelAccount'
  | 'uploadAvatar'
>

export const sessionHandlers = ({ signIn, accounts, feedbacks, cancelAccount }: MockDb): SessionHandlers => ({
  sendSmsCode: ({ body }) => ({ status: 200, body: signIn.sendSmsCode(body) }),

  signInWithSms: async ({ body }) => ({ status: 200, body: await signIn.signInWithSms(body) }),

  signInWithWeixin: async ({ body }) => ({ status: 200, body: await signIn.signInWithWeixin(body) }),

  getMyself: ({ caller }) =>
    caller ? { status: 200, body: { code: 0, userInfo: accounts.infoOf(caller, false) } } : unauthorized,

  launch: ({ caller, authorization, body }) =>
    caller ? { status: 200, body: signIn.launch(caller, authorization, body) } : unauthorized,

  cancelAccount({ caller }) {
    if (!caller) return unauthorized
    cancelAccount(caller)
    return { status: 204, body: null }
  },

  async uploadAvatar({ caller, body }) {
    if (!caller) return unauthorized
    const kept = await feedbacks.keepAvatar(body.image, caller, body.eventId)
    return kept.ok ? { status: 201, body: kept.value } : { status: kept.status, body: kept.problem }
  },
})
