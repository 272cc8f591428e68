import type { MockDb } from '../db.ts'
import { type Handlers, unauthorized } from '../handler.ts'

type SharingHandlers = Pick<Handlers, 'shareChat' | 'shareTask' | 'createTaskByShare'>

export const sharingHandlers = ({ shares, tasks }: MockDb): SharingHandlers => ({
  shareChat({ body, caller }) {
    if (!caller) return unauthorized
    const shared = shares.shareChat(body, caller)
    return shared.ok ? { status: 200, body: shared.value } : { status: shared.status, body: shared.problem }
  },

  shareTask({ body, caller }) {
    if (!caller) return unauthorized
    const shared = shares.shareTask(body, caller)
    return shared.ok ? { status: 200, body: shared.value } : { status: shared.status, body: shared.problem }
  },

  createTaskByShare({ body, caller }) {
    if (!caller) return unauthorized
    const copied = tasks.copy(body, caller)
    return copied.ok ? { status: 201, body: copied.value } : { status: copied.status, body: copied.problem }
  },
})
