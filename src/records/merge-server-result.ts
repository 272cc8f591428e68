import type { components } from '../api/schema.d.ts'
import type { TaskRecord } from './task-record.ts'
import { hasReport } from './task-state.ts'

type Task = components['schemas']['Task']

/**
 * The record once the server has answered what the device analysed alone meanwhile: its report takes the place of the
 * device's, which is kept beside it; beside the person's corrections it is kept itself.
 */
export const answerOwed = (record: TaskRecord, task: Task): TaskRecord => {
  const { owed, ...rest } = record
  if (owed === undefined) return record
  const { lifecycle, uncorrected } = record
  if (!hasReport(task)) return rest
  switch (lifecycle.phase) {
    case 'done':
      return uncorrected
        ? { ...rest, other: { task } }
        : { ...rest, lifecycle: { phase: 'done', task }, other: { task: lifecycle.task } }
    case 'unrecognized':
    case 'failed':
      return { ...rest, lifecycle: { phase: 'done', task } }
    case 'cancelled':
      return rest
    default:
      return record // being analysed anew: that analysis has its own answer
  }
}

/** The other analysis of a record's photo; null where there is none, or a foreign backup holds something else. */
export const otherTask = ({ other }: TaskRecord): (Task & { result: NonNullable<Task['result']> }) | null => {
  const task: Partial<Task> | null | undefined = other?.task
  return other && task?.result && Array.isArray(task.result.ingredients)
    ? { ...other.task, result: task.result }
    : null
}

/** The record with its two analyses in each other's place, each with the corrections made in it. */
export const exchanged = (record: TaskRecord): TaskRecord => {
  const { lifecycle, other, uncorrected, corrections, ...rest } = record
  if (lifecycle.phase !== 'done' || !other || otherTask(record) === null) return record
  return {
    ...rest,
    lifecycle: { phase: 'done', task: other.task },
    ...(other.uncorrected && { uncorrected: other.uncorrected }),
    ...(other.corrections && { corrections: other.corrections }),
    other: {
      task: lifecycle.task,
      ...(uncorrected && { uncorrected }),
      ...(corrections && { corrections }),
    },
  }
}
