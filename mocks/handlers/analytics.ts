import type { MockDb } from '../db.ts'
import { http } from '../http.ts'

export const analyticsHandlers = (db: MockDb) => ({
  sendAnalyticsEvent: http.post('/analytics/events', async ({ request, response }) => {
    db.feedbacks.record(await request.json())
    return response(204).empty()
  }),
})
