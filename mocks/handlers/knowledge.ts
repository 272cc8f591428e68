import type { MockDb } from '../db.ts'
import type { Handlers } from '../handler.ts'

type Answered = Pick<Handlers, 'listAdditives' | 'getAdditive' | 'listAdditiveFoods' | 'listSpices'>

export const knowledgeHandlers = ({ lookups }: MockDb): Answered => ({
  listAdditives: ({ query: { keyword = '', page = 1, size = 20 } }) => ({
    status: 200,
    body: lookups.listAdditives(keyword, page, size),
  }),

  getAdditive({ path }) {
    const found = lookups.getAdditive(path.id)
    return found.ok ? { status: 200, body: found.value } : { status: found.status, body: found.problem }
  },

  async listAdditiveFoods({ path, query: { page = 1, size = 20 } }) {
    const found = await lookups.listAdditiveFoods(path.id, page, size)
    return found.ok ? { status: 200, body: found.value } : { status: found.status, body: found.problem }
  },

  listSpices: async ({ query: { keyword = '', type, page = 1, size = 20 } }) => ({
    status: 200,
    // Requests are validated strictly: a type is one of the two.
    body: await lookups.listSpices(
      keyword,
      type === 'natural' || type === 'synthetic' ? type : null,
      page,
      size,
    ),
  }),
})
