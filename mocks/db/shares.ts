import type { components } from '../../src/api/schema.d.ts'
import { type Answer, type Context, good, refused } from './context.ts'
import type { Pictures } from './pictures.ts'
import type { Account, ShareState, TaskState } from './state.ts'
import type { Tasks } from './tasks.ts'

type Schemas = components['schemas']

/** A task of the device passes to the user who shares it: only an owner can cancel a share. */
const adopt = (task: TaskState, caller: Account) => {
  if (task.uid === '') task.uid = caller.uid
}

/** What a shared record is called: its product, and its score. */
const titleOf = ({ product, result }: Schemas['Task']) =>
  [product.name || '配料表分析', result?.score ?? ''].join(' ').trim()

/** Records opened to others read-only, with or without a question about them. */
export const createShares = ({ state, chance }: Context, tasks: Tasks, pictures: Pictures) => {
  const shown = ({ id, taskId, title }: ShareState): Schemas['Share'] => ({
    shareId: id,
    path: `/?sharefrom=${encodeURIComponent(id)}`,
    title,
    imageUrl: pictures.url(state().tasks.get(taskId)?.pictureId ?? ''),
  })

  const open = (
    task: TaskState,
    uid: string,
    title: string,
    { id = `s-${chance.uuid('id')}`, ...more }: Partial<Pick<ShareState, 'kind' | 'id' | 'eventId'>> = {},
  ): ShareState => {
    const share: ShareState = { id, kind: 'record', taskId: task.id, uid, status: 'open', title, ...more }
    state().shares.set(id, share)
    return share
  }

  return {
    open,

    /** Shares one's own record, or takes the share back. */
    shareTask(
      { id, sharing = 'shared' }: Schemas['ShareRequest'],
      caller: Account,
    ): Answer<Schemas['Share'], 404> {
      const task = tasks.own(id, caller)
      if (!task) return tasks.noTask(id)
      const shares = [...state().shares.values()].filter(({ taskId }) => taskId === id)
      const last = shares.findLast(({ kind }) => kind === 'record') ?? shares.at(-1)
      if (sharing === 'cancelled') {
        if (!last) return refused(404, 'This task is not shared', 'body.id')
        for (const each of shares) each.status = 'cancelled'
        task.sharing = 'cancelled'
        return good(shown(last))
      }
      adopt(task, caller)
      task.sharing = 'shared'
      // A link that was taken back stays closed, also for people who still have it.
      const known = shares.find(({ kind, status }) => kind === 'record' && status === 'open')
      return good(shown(known ?? open(task, caller.uid, titleOf(tasks.viewOf(task)))))
    },

    /** Shares a question with the record it is about. */
    shareChat(
      { question, taskId, eventId }: Schemas['ChatShareRequest'],
      caller: Account,
    ): Answer<Schemas['Share'], 404> {
      const task = tasks.own(taskId, caller)
      if (!task) return tasks.noTask(taskId)
      const known = [...state().shares.values()].find(
        share => share.eventId === eventId && share.uid === caller.uid && share.taskId === taskId,
      )
      if (known) return good(shown(known))
      adopt(task, caller)
      task.sharing = 'shared'
      return good(shown(open(task, caller.uid, question, { kind: 'chat', eventId })))
    },

    /** Forgets what someone shared; only that there was a share remains, so that its link can say so. */
    forgetAllOf({ uid }: Account): void {
      for (const share of state().shares.values())
        if (share.uid === uid)
          state().shares.set(share.id, { ...share, taskId: '', uid: '', status: 'deleted', title: '' })
    },
  }
}
