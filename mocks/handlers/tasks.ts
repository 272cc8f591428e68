import type { MockDb } from '../db.ts'
import type { Handlers } from '../handler.ts'

type TaskHandlers = Pick<Handlers, 'uploadPhoto' | 'getTask' | 'rankByStandard'>

export const taskHandlers = ({ tasks, rankings }: MockDb): TaskHandlers => ({
  async uploadPhoto({ body: { image, lang = 'zh-Hans', eventId }, caller }) {
    const kept = await tasks.upload(image, lang, caller, eventId)
    return kept.ok ? { status: 201, body: kept.value } : { status: kept.status, body: kept.problem }
  },

  getTask({ path, caller }) {
    const found = tasks.get(path.id, caller)
    return found.ok ? { status: 200, body: found.value } : { status: found.status, body: found.problem }
  },

  rankByStandard: async ({ body: { standard }, caller }) => ({
    status: 200,
    body: await rankings.rankByStandard(standard, caller),
  }),
})
