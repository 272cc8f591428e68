import { describe, expect, it } from 'vitest'
import { emptyAnalysis, taskOf } from '../../../../test/task.ts'
import { createApi } from '../../../api/client.ts'
import { clientProblems } from '../../../api/problems.ts'
import type { components } from '../../../api/schema.d.ts'
import { createServerAnalysis } from './server-analysis.ts'

type Task = components['schemas']['Task']

type Answered = { status: number; body: object; headers?: Record<string, string> }
type Reply = Answered | 'offline'

const uploaded: Reply = { status: 201, body: { taskId: 't1', imageUrl: '' } }
const refused = (code: number): Answered => ({ status: code, body: { code, errMsg: 'no' } })
const task = (status: Task['status'], progress = 0.5, labelText = ''): Reply => ({
  status: 200,
  body: taskOf({ id: 't1', status, progress, labelText, result: status === 'done' ? emptyAnalysis : null }),
})
const failed = task('failed')

/** A job at a server that gives these replies in turn; `onCall` is called with each request. */
const run = async (
  replies: Reply[],
  {
    taskId = null as string | null,
    photo = new Blob(['x'], { type: 'image/jpeg' }) as Blob | null,
    onCall = (_: AbortController) => {},
    onPause = (_: AbortController) => {},
  } = {},
) => {
  const controller = new AbortController()
  let nowMs = 0
  const calls: string[] = []
  const pausesMs: number[] = []
  const progress: [string, number, string][] = []
  const accepted: string[] = []
  let isToldToStop = false
  const api = createApi({
    baseUrl: 'http://server.test',
    fetch: async request => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`)
      const reply = replies.shift()
      onCall(controller)
      isToldToStop = request.signal.aborted
      if (reply === 'offline' || reply === undefined) throw new TypeError('Failed to fetch')
      return Response.json(reply.body, reply)
    },
    identity: () => ({ accessToken: null, uid: '' }),
    onLogout: () => {},
  })
  const analyse = createServerAnalysis({
    api: async () => api,
    sendable: async stored => (stored.type === 'image/jpeg' ? stored : null),
    wait: async ms => {
      pausesMs.push(ms)
      nowMs += ms
      onPause(controller)
    },
    now: () => new Date(nowMs),
  })
  const ended = await analyse(
    { sendId: crypto.randomUUID(), lang: 'en', taskId, photo: async () => photo },
    {
      signal: controller.signal,
      onAccepted: async id => void accepted.push(id),
      onProgress: async (step, part, text) => void progress.push([step, part, text]),
    },
  )
  return {
    ...{ calls, pausesMs, progress, accepted, isToldToStop },
    code: 'problem' in ended ? ended.problem.code : null,
    status: 'task' in ended ? ended.task.status : null,
  }
}

describe('an analysis by a server', () => {
  it.each(['unrecognized', 'failed'] as const)('is followed step by step until it is %s', async end => {
    const { progress, pausesMs, accepted, calls, status } = await run([
      uploaded,
      task('queued', 0),
      task('recognizing', 0.2, '配料：'),
      task('analyzing', 0.7, '配料：水'),
      task(end),
    ])
    expect(progress).toEqual([
      ['recognize', 0, ''],
      ['recognize', 0.2, '配料：'],
      ['analyze', 0.7, '配料：水'],
    ])
    expect(pausesMs).toEqual([300, 300, 300])
    expect(accepted).toEqual(['t1'])
    expect(calls).toEqual(['POST /api/upload', ...Array.from({ length: 4 }, () => 'GET /api/task/t1')])
    expect(status).toBe(end)
  })

  it.each([429, 500, 502, 503, 504])(
    'is asked for three times of a server that says %i, with pauses that double',
    async code => {
      const { pausesMs, calls, code: ended } = await run(Array.from({ length: 9 }, () => refused(code)))
      expect([pausesMs, calls.length, ended]).toEqual([[1_000, 2_000], 3, code])
    },
  )

  it('waits as long as Retry-After says, unless that is long: then the device is not kept waiting', async () => {
    const busy = (seconds: number): Reply => ({ ...refused(429), headers: { 'retry-after': `${seconds}` } })
    const soon = await run([busy(4), busy(2), busy(1)])
    expect([soon.pausesMs, soon.calls.length, soon.code]).toEqual([[4_000, 2_000], 3, 429])
    const late = await run([busy(6)])
    expect([late.pausesMs, late.calls.length, late.code]).toEqual([[], 1, 429])
  })

  it('is given up when its task does not change for a minute, asked about less and less often', async () => {
    const same = Array.from({ length: 100 }, () => task('recognizing', 0.4))
    const { code, pausesMs, calls } = await run([uploaded, task('queued', 0), ...same])
    expect(code).toBe(clientProblems.stalled)
    expect(pausesMs.slice(0, 4)).toEqual([300, 300, 360, 432])
    expect(Math.max(...pausesMs)).toBe(3_000)
    expect(pausesMs.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(65_000)
    expect(calls.length).toBeLessThan(35)
  })

  it.each([400, 401, 413, 415])('is asked for once of a server that says %i', async code => {
    const { pausesMs, calls, code: ended } = await run([refused(code)])
    expect([pausesMs, calls.length, ended]).toEqual([[], 1, code])
  })

  it('is given up too when its task goes to and fro for ever', async () => {
    const replies = [
      uploaded,
      ...Array.from({ length: 200 }, (_, at) => task('recognizing', 0.2 + (at % 5) / 10)),
    ]
    const { code, pausesMs } = await run(replies)
    expect(code).toBe(clientProblems.stalled)
    expect(pausesMs.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(90_000)
  })

  it.each([
    ['is another one', taskOf({ id: 'another' })],
    ['is done and has no result', taskOf({ id: 't1', result: null })],
  ])('says nothing about the photo when the task that is answered %s', async (_, body) => {
    const { code } = await run([uploaded, ...Array.from({ length: 3 }, () => ({ status: 200, body }))])
    expect(code).toBe(clientProblems.answerInvalid)
  })

  it('outlives lost answers while it is followed, but not a lost upload, which the device does itself', async () => {
    expect((await run([uploaded, 'offline', 'offline', failed])).status).toBe('failed')
    const lost = await run(['offline', uploaded, failed])
    expect([lost.code, lost.calls.length]).toEqual([clientProblems.uploadFailed, 1])
  })

  it('continues the task the server has, and uploads the photo again only when it was lost', async () => {
    const known = await run([failed], { taskId: 't1' })
    expect([known.calls, known.status]).toEqual([['GET /api/task/t1'], 'failed'])
    const forgotten = await run([refused(404), uploaded, failed], { taskId: 't0' })
    expect(forgotten.calls).toEqual(['GET /api/task/t0', 'POST /api/upload', 'GET /api/task/t1'])
    const refusedTask = await run([refused(403)], { taskId: 't0' })
    expect([refusedTask.calls.length, refusedTask.code]).toEqual([1, 403])
  })

  it('is not asked for when the photo is gone', async () => {
    const { calls, code } = await run([], { photo: null })
    expect([calls, code]).toEqual([[], 404])
  })

  it.each([
    ['while the photo is sent', 1, 0],
    ['while its task is asked for', 2, 1],
  ])('that is given up %s says so and asks no more', async (_, at, taken) => {
    let calls = 0
    const { code, accepted, ...seen } = await run([uploaded, task('queued'), failed], {
      onCall: controller => {
        calls += 1
        if (calls === at) controller.abort()
      },
    })
    expect([code, accepted.length, seen.calls.length]).toEqual([clientProblems.aborted, taken, at])
    expect([seen.isToldToStop, seen.progress]).toEqual([true, []])
  })

  it('that is given up in a pause says so and asks no more', async () => {
    const { code, calls } = await run([uploaded, task('queued'), failed], {
      onPause: controller => controller.abort(),
    })
    expect([code, calls.length]).toEqual([clientProblems.aborted, 2])
  })
})
