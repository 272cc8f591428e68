import type { components } from '../api/schema.d.ts'

type Task = components['schemas']['Task']
type Problem = components['schemas']['Problem']

/** Where an analysis stands, as it is kept on the device. `taskId` is the server's name for it, null while it has none. */
export type TaskLifecycle =
  | { phase: 'waiting' }
  | { phase: 'uploading' }
  | { phase: 'working'; taskId: string | null; step: 'recognize' | 'analyze'; progress: number }
  | { phase: 'done'; task: Task }
  | { phase: 'unrecognized'; task: Task }
  | { phase: 'failed'; problem: Problem }
  | { phase: 'cancelled' }

export type TaskEvent =
  | { type: 'uploadStarted' }
  /** The server has it (taskId), or the device does the work itself (null). */
  | { type: 'accepted'; taskId: string | null }
  | { type: 'progressed'; step: 'recognize' | 'analyze'; progress: number }
  | { type: 'answered'; task: Task }
  | { type: 'failed'; problem: Problem }
  | { type: 'cancelled' }
  | { type: 'retried' }

/** Whether work on it is still to be done or under way. */
export const isOpen = ({ phase }: Pick<TaskLifecycle, 'phase'>): boolean =>
  phase === 'waiting' || phase === 'uploading' || phase === 'working'

/** The state after an event; an event that has no meaning in a state leaves it as it is. */
export const next = (state: TaskLifecycle, event: TaskEvent): TaskLifecycle => {
  if (event.type === 'retried') return isOpen(state) || state.phase === 'done' ? state : { phase: 'waiting' }
  if (!isOpen(state)) return state
  switch (event.type) {
    case 'uploadStarted':
      return { phase: 'uploading' }
    case 'accepted':
      return { phase: 'working', taskId: event.taskId, step: 'recognize', progress: 0 }
    case 'progressed':
      return state.phase === 'working' ? { ...state, step: event.step, progress: event.progress } : state
    case 'answered':
      return outcome(event.task)
    case 'failed':
      return { phase: 'failed', problem: event.problem }
    case 'cancelled':
      return { phase: 'cancelled' }
  }
}

const withoutReport: readonly string[] = ['queued', 'recognizing', 'analyzing', 'unrecognized', 'failed']

/** Whether a task ended with a report: it is done, or has a status that this version does not know, and a result. */
export const hasReport = ({ status, result }: Task): boolean =>
  result !== null && !withoutReport.includes(status)

const outcome = (task: Task): TaskLifecycle => {
  if (hasReport(task)) return { phase: 'done', task }
  if (task.status === 'unrecognized') return { phase: 'unrecognized', task }
  return {
    phase: 'failed',
    problem: task.problem ?? { code: 500, errMsg: 'The analysis failed without a reason' },
  }
}
