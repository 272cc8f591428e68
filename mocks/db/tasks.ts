import type { components } from '../../src/api/schema.d.ts'
import type { Engine } from '../../src/engine/index.ts'
import { type Answer, type Context, good, refused } from './context.ts'
import { createNewTasks } from './new-tasks.ts'
import type { Pictures } from './pictures.ts'
import type { Account, TaskState } from './state.ts'
import { createTaskReading, type Recognise } from './task-reading.ts'
import { createTaskView } from './task-view.ts'

type Task = components['schemas']['Task']

/** Analyses from upload to report: of a user, or of the device when no user was logged in. */
export const createTasks = (context: Context, pictures: Pictures, engine: Engine, recognise: Recognise) => {
  const { state } = context
  const reading = createTaskReading(context, pictures, engine, recognise)
  const viewOf = createTaskView(context, pictures, reading)

  const noTask = (id: string) => refused(404, `There is no task ${id}`, 'id')

  /** A task by its own id, for whom it belongs to; one of the device is for everyone who knows its id. */
  const own = (id: string, caller: Account | null): TaskState | null => {
    const task = state().tasks.get(id)
    return task && (task.uid === '' || task.uid === caller?.uid) ? task : null
  }

  return {
    viewOf,
    own,
    noTask,
    ...createNewTasks(context, pictures, reading, viewOf),

    /** A task by its id or by the id of a share, with what the caller may see. */
    get(id: string, caller: Account | null): Answer<Task, 404 | 410> {
      const share = state().shares.get(id)
      if (!share) {
        const task = own(id, caller)
        return task ? good(viewOf(task)) : noTask(id)
      }
      const shared = share.status === 'open' ? state().tasks.get(share.taskId) : undefined
      // The share's own id: other users have no access by the record's id.
      return shared
        ? good({ ...viewOf(shared), id, parentShareId: null })
        : refused(410, 'Share was canceled or deleted', 'id')
    },

    /** Finished tasks of a person. Nobody is told those of a device: anybody who knows the id of one may read it. */
    finishedOf: ({ uid: owner }: Account): Task[] =>
      [...state().tasks.values()]
        .filter(({ uid }) => uid === owner)
        .map(viewOf)
        .filter(({ status }) => status === 'done'),

    /** The pictures of every task that there is. */
    shownPictures: () => new Set([...state().tasks.values()].map(({ pictureId }) => pictureId)),

    /** Forgets the tasks of someone with their pictures, but for those that a copy still shows. */
    forgetAllOf({ uid }: Account): void {
      const { tasks } = state()
      const gone = [...tasks.values()].filter(task => task.uid === uid)
      for (const { id } of gone) tasks.delete(id)
      const shown = this.shownPictures()
      pictures.forget(gone.map(({ pictureId }) => pictureId).filter(id => !shown.has(id)))
    },

    /** Reads on after a reload. */
    resume(): void {
      for (const task of state().tasks.values()) reading.readOn(task)
    },
  }
}

export type Tasks = ReturnType<typeof createTasks>
