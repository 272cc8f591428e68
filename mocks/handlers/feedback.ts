import type { MockDb } from '../db.ts'
import type { Handlers } from '../handler.ts'

type FeedbackHandlers = Pick<Handlers, 'uploadFeedbackPicture' | 'sendFeedback'>

export const feedbackHandlers = ({ feedbacks }: MockDb): FeedbackHandlers => ({
  async uploadFeedbackPicture({ body: { image, eventId }, caller }) {
    const kept = await feedbacks.keepPicture(image, caller, eventId)
    return kept.ok ? { status: 201, body: kept.value } : { status: kept.status, body: kept.problem }
  },

  sendFeedback: ({ body, caller }) => ({ status: 201, body: feedbacks.send(body, caller) }),
})
