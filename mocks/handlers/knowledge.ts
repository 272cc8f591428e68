import type { MockDb } from '../db.ts'
import { http } from '../http.ts'

const number = (text: string | null, fallback: number) => (text === null ? fallback : Number(text))

export const knowledgeHandlers = (db: MockDb) => [
  http.get('/api/additives', ({ query, response }) =>
    response(200).json(
      db.listAdditives(
        query.get('keyword') ?? '',
        number(query.get('page'), 1),
        number(query.get('size'), 20),
      ),
    ),
  ),

  http.get('/api/additive/{id}', ({ params, response }) => {
    const found = db.getAdditive(params.id)
    return found.ok ? response(200).json(found.value) : response(404).json(found.problem)
  }),

  http.get('/api/additive/foods/{id}', async ({ params, query, response }) => {
    const found = await db.listAdditiveFoods(
      params.id,
      number(query.get('page'), 1),
      number(query.get('size'), 20),
    )
    return found.ok ? response(200).json(found.value) : response(404).json(found.problem)
  }),

  http.get('/api/spices', async ({ query, response }) => {
    const type = query.get('type')
    return response(200).json(
      await db.listSpices(
        query.get('keyword') ?? '',
        type,
        number(query.get('page'), 1),
        number(query.get('size'), 20),
      ),
    )
  }),
]
