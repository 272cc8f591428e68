import type { MockDb } from '../db.ts'
import { http } from '../http.ts'
import { callerOf, unauthorized } from './caller.ts'

export const sessionHandlers = (db: MockDb) => ({
  sendSmsCode: http.post('/api/oauth/sms/send', async ({ request, response }) =>
    response(200).json(db.signIn.sendSmsCode(await request.json())),
  ),

  signInWithSms: http.post('/api/oauth/sms/sign-in', async ({ request, response }) =>
    response(200).json(await db.signIn.signInWithSms(await request.json())),
  ),

  signInWithWeixin: http.post('/api/oauth/mpweixin/signIn', async ({ request, response }) =>
    response(200).json(await db.signIn.signInWithWeixin(await request.json())),
  ),

  getMyself: http.get('/api/oauth/my', ({ request, response }) => {
    const caller = callerOf(db, request)
    if (!caller) return response(401).json(unauthorized)
    return response(200).json({ code: 0, userInfo: db.accounts.infoOf(caller, false) })
  }),

  launch: http.post('/api/oauth/launch', async ({ request, response }) => {
    const caller = callerOf(db, request)
    if (!caller) return response(401).json(unauthorized)
    const authorization = request.headers.get('authorization')
    return response(200).json(db.signIn.launch(caller, authorization, await request.json()))
  }),

  cancelAccount: http.post('/api/oauth/cancel-account', ({ request, response }) => {
    const caller = callerOf(db, request)
    if (!caller) return response(401).json(unauthorized)
    db.cancelAccount(caller)
    return response(204).empty()
  }),

  uploadAvatar: http.post('/api/upload/avatar', async ({ request, response }) => {
    const caller = callerOf(db, request)
    if (!caller) return response(401).json(unauthorized)
    const image = (await request.formData()).get('image')
    if (!(image instanceof Blob))
      return response(400).json({ code: 400, errMsg: 'image is missing', error: 'form.image' })
    const kept = await db.feedbacks.keepAvatar(image, caller)
    if (kept.ok) return response(201).json(kept.value)
    return kept.status === 413 ? response(413).json(kept.problem) : response(415).json(kept.problem)
  }),
})
