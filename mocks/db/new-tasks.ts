import type { components } from '../../src/api/schema.d.ts'
import { type Answer, type Context, good, refused } from './context.ts'
import type { Pictures } from './pictures.ts'
import type { Account, TaskState } from './state.ts'
import type { TaskReading } from './task-reading.ts'

type Schemas = components['schemas']
type Task = Schemas['Task']

/** Makes tasks: of an uploaded photo, and of a task that somebody shared. */
export const createNewTasks = (
  { state, now, chance }: Context,
  pictures: Pictures,
  { read, readOn }: TaskReading,
  viewOf: (task: TaskState) => Task,
) => {
  /** The task that the same request made before: its answer was lost, and it was sent again. */
  const madeBy = (eventId: string, uid: string, parentShareId: string | null): TaskState | undefined =>
    [...state().tasks.values()].find(
      task => task.eventId === eventId && task.uid === uid && task.parentShareId === parentShareId,
    )

  return {
    async upload(
      image: Blob,
      lang: Schemas['Lang'],
      caller: Account | null,
      eventId: string,
    ): Promise<Answer<Schemas['UploadedPhoto'], 413 | 415 | 503>> {
      const uid = caller?.uid ?? ''
      const kept = await pictures.keep(image, { kind: 'photo', uid, eventId })
      if (!kept.ok) return kept
      // No await from here on: of two simultaneous uploads the second finds the first.
      const known = madeBy(eventId, uid, null)
      if (known) return good({ taskId: known.id, imageUrl: pictures.url(known.pictureId) })
      const task: TaskState = {
        id: chance.uuid('id'),
        uid,
        eventId,
        createdAtMs: now(),
        lang,
        pictureId: kept.value,
        readProgress: 0,
        outcome: null,
        held: null,
        sharing: 'private',
        parentShareId: null,
      }
      state().tasks.set(task.id, task)
      void read(task, image)
      return good({ taskId: task.id, imageUrl: pictures.url(kept.value) })
    },

    /** Copies a shared task to a user's own records. */
    copy(
      { parentShareId: shareId, eventId }: Schemas['CopyShareRequest'],
      caller: Account,
    ): Answer<Task, 404 | 410> {
      const known = madeBy(eventId, caller.uid, shareId)
      if (known) return good(viewOf(known))
      const share = state().shares.get(shareId)
      if (!share) return refused(404, `There is no share ${shareId}`, 'body.parentShareId')
      const shared = share.status === 'open' ? state().tasks.get(share.taskId) : undefined
      if (!shared) return refused(410, 'Share was canceled or deleted', 'body.parentShareId')
      const task: TaskState = {
        ...shared,
        id: chance.uuid('id'),
        eventId,
        uid: caller.uid,
        createdAtMs: now(),
        sharing: 'private',
        parentShareId: shareId,
      }
      state().tasks.set(task.id, task)
      readOn(task)
      return good(viewOf(task))
    },
  }
}
