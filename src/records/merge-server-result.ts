import type { components } from '../api/schema.d.ts'
import type { TaskRecord } from './task-record.ts'
import { hasReport } from './task-state.ts'

type Task = components['schemas']['Task']

/**
 * Merges the server's result of a pending upload into the record. The server's analysis replaces the device's, which becomes
 * the alternative; if the person has corrected the device's, the server's becomes the alternative instead.
 */
export const mergeServerResult = (record: TaskRecord, task: Task): TaskRecord => {
  const { owed, serverAnswer, ...rest } = record
  if (owed === undefined) return record
  const { lifecycle, uncorrected } = record
  if (!hasReport(task)) return task.status === 'failed' ? { ...rest, serverAnswer: 'failed' } : rest
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
      return record // being analysed again: that run has its own result
  }
}

/** The alternative analysis of a record's photo; null where there is none, or a backup contains an invalid one. */
export const alternativeTask = ({
  other,
}: TaskRecord): (Task & { result: NonNullable<Task['result']> }) | null => {
  const task: Partial<Task> | null | undefined = other?.task
  return other && task?.result && Array.isArray(task.result.ingredients)
    ? { ...other.task, result: task.result }
    : null
}

/** Swaps the record's two analyses, each with its corrections. */
export const swapAnalysis = (record: TaskRecord): TaskRecord => {
  const { lifecycle, other, uncorrected, corrections, ...rest } = record
  if (lifecycle.phase !== 'done' || !other || alternativeTask(record) === null) return record
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
