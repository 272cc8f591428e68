import type { components } from '../api/schema.d.ts'

type Task = components['schemas']['Task']
type Problem = components['schemas']['Problem']

/** The state of an analysis, as stored on the device. `taskId` is the server's id, null while it has none. */
export type TaskState =
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

/** Whether the analysis has not reached a final state. */
export const isUnfinished = ({ phase }: Pick<TaskState, 'phase'>): boolean =>
  phase === 'waiting' || phase === 'uploading' || phase === 'working'

/** The state after an event; an event that does not apply leaves the state unchanged. */
export const nextTaskState = (state: TaskState, event: TaskEvent): TaskState => {
  if (event.type === 'retried')
    return isUnfinished(state) || state.phase === 'done' ? state : { phase: 'waiting' }
  if (!isUnfinished(state)) return state
  switch (event.type) {
    case 'uploadStarted':
      return { phase: 'uploading' }
    case 'accepted':
      return { phase: 'working', taskId: event.taskId, step: 'recognize', progress: 0 }
    case 'progressed':
      return state.phase === 'working' ? { ...state, step: event.step, progress: event.progress } : state
    case 'answered':
      return toFinalState(event.task)
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

const toFinalState = (task: Task): TaskState => {
  if (hasReport(task)) return { phase: 'done', task }
  if (task.status === 'unrecognized') return { phase: 'unrecognized', task }
  return {
    phase: 'failed',
    problem: task.problem ?? { code: 500, errMsg: 'The analysis failed without a reason' },
  }
}
