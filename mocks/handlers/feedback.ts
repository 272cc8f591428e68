import type { MockDb } from '../db.ts'
import { http } from '../http.ts'
import { callerOf } from './caller.ts'

export const feedbackHandlers = (db: MockDb) => ({
  uploadFeedbackPicture: http.post('/api/upload/feedbacks', async ({ request, response }) => {
    const image = (await request.formData()).get('image')
    if (!(image instanceof Blob))
      return response(400).json({ code: 400, errMsg: 'image is missing', error: 'form.image' })
    const kept = await db.feedbacks.keepPicture(image)
    if (kept.ok) return response(201).json(kept.value)
    return kept.status === 413 ? response(413).json(kept.problem) : response(415).json(kept.problem)
  }),

  sendFeedback: http.post('/api/feedbacks', async ({ request, response }) =>
    response(201).json(db.feedbacks.send(await request.json(), callerOf(db, request))),
  ),
})
