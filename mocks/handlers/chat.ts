import type { MockDb } from '../db.ts'
import { http } from '../http.ts'

export const chatHandlers = (db: MockDb) => [
  http.post('/api/chat', async ({ request, response }) => {
    const answered = await db.ask(await request.json())
    return answered.ok ? response(200).json(answered.value) : response(404).json(answered.problem)
  }),
]
