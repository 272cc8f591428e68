import type { components } from '../api/schema.d.ts'

type Task = components['schemas']['Task']
type Problem = components['schemas']['Problem']

/** How far an analysis is: 0-1, and the rows of the label that were read so far, which are shown and never stored. */
export interface WorkDone {
  step: 'recognize' | 'analyze'
  progress: number
  text?: string
}

/** The state of an analysis, as stored on the device. `taskId` is the server's id, null while it has none. */
export type TaskState =
  | { phase: 'waiting' }
  | { phase: 'uploading' }
  | ({ phase: 'working'; taskId: string | null } & WorkDone)
  | { phase: 'done'; task: Task }
  | { phase: 'unrecognized'; task: Task }
  | { phase: 'failed'; problem: Problem }
  | { phase: 'cancelled' }

export type TaskEvent =
  | { type: 'uploadStarted' }
  /** The server has it (taskId), or the device does the work itself (null). */
  | { type: 'accepted'; taskId: string | null }
  | ({ type: 'progressed' } & WorkDone)
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
    case 'progressed': {
      const { type: _, ...done } = event
      return state.phase === 'working' ? { ...state, ...done } : state
    }
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
