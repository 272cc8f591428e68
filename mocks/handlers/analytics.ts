import type { MockDb } from '../db.ts'
import type { Handlers } from '../handler.ts'

export const analyticsHandlers = ({ feedbacks }: MockDb): Pick<Handlers, 'sendAnalyticsEvent'> => ({
  sendAnalyticsEvent({ body }) {
    feedbacks.record(body)
    return { status: 204, body: null }
  },
})
