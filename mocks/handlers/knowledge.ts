import type { MockDb } from '../db.ts'
import { http } from '../http.ts'

const number = (text: string | null, fallback: number) => (text === null ? fallback : Number(text))

export const knowledgeHandlers = ({ lookups }: MockDb) => ({
  listAdditives: http.get('/api/additives', ({ query, response }) =>
    response(200).json(
      lookups.listAdditives(
        query.get('keyword') ?? '',
        number(query.get('page'), 1),
        number(query.get('size'), 20),
      ),
    ),
  ),

  getAdditive: http.get('/api/additive/{id}', ({ params, response }) => {
    const found = lookups.getAdditive(params.id)
    return found.ok ? response(200).json(found.value) : response(404).json(found.problem)
  }),

  listAdditiveFoods: http.get('/api/additive/foods/{id}', async ({ params, query, response }) => {
    const found = await lookups.listAdditiveFoods(
      params.id,
      number(query.get('page'), 1),
      number(query.get('size'), 20),
    )
    return found.ok ? response(200).json(found.value) : response(404).json(found.problem)
  }),

  listSpices: http.get('/api/spices', async ({ query, response }) =>
    response(200).json(
      await lookups.listSpices(
        query.get('keyword') ?? '',
        query.get('type'),
        number(query.get('page'), 1),
        number(query.get('size'), 20),
      ),
    ),
  ),
})
