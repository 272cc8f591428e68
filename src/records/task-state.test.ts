import { describe, expect, it } from 'vitest'
import { taskOf } from '../../test/task.ts'
import type { components } from '../api/schema.d.ts'
import { nextTaskState, type TaskEvent, type TaskState } from './task-state.ts'

type Task = components['schemas']['Task']

const task = (status: Task['status']): Task => taskOf({ id: 't1', status })
const problem = { code: 5, errMsg: 'slow' }

const states = {
  waiting: { phase: 'waiting' },
  uploading: { phase: 'uploading' },
  working: { phase: 'working', taskId: 't1', step: 'recognize', progress: 0.5 },
  done: { phase: 'done', task: task('done') },
  unrecognized: { phase: 'unrecognized', task: task('unrecognized') },
  failed: { phase: 'failed', problem },
  cancelled: { phase: 'cancelled' },
} satisfies Record<TaskState['phase'], TaskState>

const events = {
  uploadStarted: { type: 'uploadStarted' },
  accepted: { type: 'accepted', taskId: 't2' },
  progressed: { type: 'progressed', step: 'analyze', progress: 0.9 },
  answered: { type: 'answered', task: task('done') },
  failed: { type: 'failed', problem },
  cancelled: { type: 'cancelled' },
  retried: { type: 'retried' },
} satisfies Record<TaskEvent['type'], TaskEvent>

type Phase = TaskState['phase']
const open: Record<TaskEvent['type'], Phase | null> = {
  uploadStarted: 'uploading',
  accepted: 'working',
  progressed: null,
  answered: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
  retried: null,
}
const closed: Record<TaskEvent['type'], Phase | null> = {
  uploadStarted: null,
  accepted: null,
  progressed: null,
  answered: null,
  failed: null,
  cancelled: null,
  retried: 'waiting',
}
const expected: Record<Phase, Record<TaskEvent['type'], Phase | null>> = {
  waiting: open,
  uploading: open,
  working: open,
  done: { ...closed, retried: null },
  unrecognized: closed,
  failed: closed,
  cancelled: closed,
}

describe('the lifecycle of a task', () => {
  const table = Object.entries(expected).flatMap(([phase, row]) =>
    Object.entries(row).map(([event, after]) => [phase, event, after ?? phase] as const),
  )
  it.each(table)('%s, on %s, is %s', (phase, event, after) => {
    const state = states[phase as Phase]
    const result = nextTaskState(state, events[event as TaskEvent['type']])
    expect(result.phase).toBe(after)
    if (expected[phase as Phase][event as TaskEvent['type']] === null && phase !== 'working')
      expect(result).toBe(state)
  })

  it('leaves a finished task exactly as it was', () => {
    for (const event of Object.values(events)) expect(nextTaskState(states.done, event)).toBe(states.done)
  })

  it('takes progress while working, with the step', () => {
    expect(nextTaskState(states.working, events.progressed)).toEqual({
      phase: 'working',
      taskId: 't1',
      step: 'analyze',
      progress: 0.9,
    })
  })

  it('has the rows that were read so far while they are told', () => {
    const read = nextTaskState(states.working, { ...events.progressed, text: '配料：水' })
    expect(read).toEqual({ ...states.working, step: 'analyze', progress: 0.9, text: '配料：水' })
  })

  it('turns an unrecognised or failed answer into its own phase', () => {
    expect(nextTaskState(states.working, { type: 'answered', task: task('unrecognized') }).phase).toBe(
      'unrecognized',
    )
    expect(nextTaskState(states.working, { type: 'answered', task: { ...task('failed'), problem } })).toEqual(
      {
        phase: 'failed',
        problem,
      },
    )
    expect(nextTaskState(states.working, { type: 'answered', task: task('failed') })).toMatchObject({
      phase: 'failed',
      problem: { code: 500 },
    })
  })

  it('accepts no response that is done without a report, or failed with one', () => {
    for (const contradiction of [
      { ...task('done'), result: null },
      { ...task('done'), status: 'failed' as const },
    ])
      expect(nextTaskState(states.working, { type: 'answered', task: contradiction }).phase).toBe('failed')
  })
})
