import type { MockDb } from '../db.ts'
import type { Handlers } from '../handler.ts'

type Answered = Pick<Handlers, 'uploadFeedbackPicture' | 'sendFeedback'>

export const feedbackHandlers = ({ feedbacks }: MockDb): Answered => ({
  async uploadFeedbackPicture({ body: { image } }) {
    const kept = await feedbacks.keepPicture(image)
    return kept.ok ? { status: 201, body: kept.value } : { status: kept.status, body: kept.problem }
  },

  sendFeedback: ({ body, caller }) => ({ status: 201, body: feedbacks.send(body, caller) }),
})
