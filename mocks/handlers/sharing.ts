import type { MockDb } from '../db.ts'
import { http } from '../http.ts'
import { callerOf, unauthorized } from './caller.ts'

export const sharingHandlers = (db: MockDb) => ({
  shareChat: http.post('/api/chat/share', async ({ request, response }) => {
    const caller = callerOf(db, request)
    if (!caller) return response(401).json(unauthorized)
    const shared = db.shares.shareChat(await request.json(), caller)
    return shared.ok ? response(200).json(shared.value) : response(404).json(shared.problem)
  }),

  shareTask: http.post('/api/oauth/setshare', async ({ request, response }) => {
    const caller = callerOf(db, request)
    if (!caller) return response(401).json(unauthorized)
    const shared = db.shares.shareTask(await request.json(), caller)
    return shared.ok ? response(200).json(shared.value) : response(404).json(shared.problem)
  }),

  createTaskByShare: http.post('/api/oauth/createTaskByShare', async ({ request, response }) => {
    const caller = callerOf(db, request)
    if (!caller) return response(401).json(unauthorized)
    const { parentShareId } = await request.json()
    const copied = db.tasks.copy(parentShareId, caller)
    if (copied.ok) return response(201).json(copied.value)
    return copied.status === 404 ? response(404).json(copied.problem) : response(410).json(copied.problem)
  }),
})
