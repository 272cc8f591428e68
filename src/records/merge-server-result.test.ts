import { describe, expect, it } from 'vitest'
import { taskOf } from '../../test/task.ts'
import type { components } from '../api/schema.d.ts'
import { alternativeTask, mergeServerResult, swapAnalysis } from './merge-server-result.ts'
import type { TaskRecord } from './task-record.ts'
import type { TaskState } from './task-state.ts'

type Task = components['schemas']['Task']

/** One of the device, unless it is the server's. */
const saidBy = (id: string, status: Task['status'] = 'done'): Task =>
  taskOf({ id, status, source: id === 'server' ? 'server' : 'device', labelText: id })
const [server, device, read] = [saidBy('server'), saidBy('device'), saidBy('read')]
const done: TaskState = { phase: 'done', task: device }

const recordOf = (lifecycle: TaskState, over: Partial<TaskRecord> = {}): TaskRecord => ({
  id: 'r',
  owner: 'v1_a',
  createdAt: '2026-11-20T08:00:00Z',
  lang: 'en',
  lifecycle,
  owed: { taskId: null },
  ...over,
})
const shown = ({ lifecycle }: TaskRecord) =>
  lifecycle.phase === 'done' ? lifecycle.task.id : lifecycle.phase

/** What is shown, what is kept beside it, and whether the server is still owed, once it found a list. */
const table: [string, TaskRecord, [string, string | null, boolean]][] = [
  ['done by the device', recordOf(done), ['server', 'device', false]],
  ['done and corrected', recordOf(done, { uncorrected: read }), ['device', 'server', false]],
  [
    'not recognised by the device',
    recordOf({ phase: 'unrecognized', task: saidBy('none', 'unrecognized') }),
    ['server', null, false],
  ],
  [
    'failed on the device',
    recordOf({ phase: 'failed', problem: { code: 415, errMsg: 'no' } }),
    ['server', null, false],
  ],
  ['cancelled', recordOf({ phase: 'cancelled' }), ['cancelled', null, false]],
  ['waiting', recordOf({ phase: 'waiting' }), ['waiting', null, true]],
  ['uploading', recordOf({ phase: 'uploading' }), ['uploading', null, true]],
  [
    'working',
    recordOf({ phase: 'working', taskId: null, step: 'recognize', progress: 0 }),
    ['working', null, true],
  ],
]

describe('a server that comes back', () => {
  it.each(table)('with a record that is %s', (_, record, [task, other, isOwed]) => {
    const after = mergeServerResult(record, server)
    expect([shown(after), after.other?.task.id ?? null, after.owed !== undefined]).toEqual([
      task,
      other,
      isOwed,
    ])
    expect(after.uncorrected).toBe(record.uncorrected)
  })

  it.each(table)(
    'with a record that is %s, and no list found, changes nothing that is shown',
    (_, record) => {
      for (const found of [
        saidBy('server', 'unrecognized'),
        saidBy('server', 'failed'),
        { ...server, result: null },
        { ...server, status: 'failed' as const },
      ]) {
        const after = mergeServerResult(record, found)
        expect(shown(after)).toBe(shown(record))
        expect(after.other).toBeUndefined()
      }
    },
  )

  it('is not heard where nothing was owed', () => {
    const { owed, ...record } = recordOf(done)
    expect(mergeServerResult(record, server)).toBe(record)
  })
})

describe('the other analysis', () => {
  it('takes the place of the one shown, and gives it back, each with its corrections', () => {
    const record = mergeServerResult(recordOf(done, { uncorrected: read }), server)
    const once = swapAnalysis(record)
    expect(once).toMatchObject({ lifecycle: { task: server }, other: { task: device, uncorrected: read } })
    expect(once).not.toHaveProperty('uncorrected')
    expect(alternativeTask(record)).toEqual(server)
    expect(swapAnalysis(once)).toEqual(record)
  })

  it.each([
    ['there is none', recordOf(done)],
    [
      'the one shown failed',
      recordOf({ phase: 'failed', problem: { code: 500, errMsg: 'no' } }, { other: { task: server } }),
    ],
  ])('changes nothing when %s', (_, record) => expect(swapAnalysis(record)).toBe(record))

  it.each([5, null, {}, { task: null }, { task: { ...server, result: {} } }])(
    'that a foreign backup made %j of is none',
    other => {
      const record = JSON.parse(JSON.stringify({ ...recordOf(done), other }))
      expect(alternativeTask(record)).toBeNull()
      expect(swapAnalysis(record)).toBe(record)
    },
  )
})
