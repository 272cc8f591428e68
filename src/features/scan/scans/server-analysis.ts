import type { Api } from '../../../api/client.ts'
import { isKnown } from '../../../api/known-values.ts'
import { type CallProblem, clientProblems, type Result } from '../../../api/problems.ts'
import type { components } from '../../../api/schema.d.ts'
import { type ServerCall, serverAnswerOf, serverAnswers } from './server-answers.ts'

type Task = components['schemas']['Task']

/** Pauses between two looks at a task: they grow while nothing changes. */
const pollMs = 300
const pollGrowth = 1.2
const maxPollMs = 3_000
/** How long one look at a task may take. */
const pollLimitMs = 10_000
/** A task that has not got on for this long is given up. */
const stallMs = 60_000
/** The first pause before a failed call is repeated; each further one is twice as long. */
const firstPauseMs = 1_000
/** A server that asks for a longer pause than this is not waited for. */
const maxPauseMs = 5_000
/** After the device took over, the server is asked again after this long at the earliest. */
export const firstPauseAfterTakeoverMs = 5_000

/** Progress in smaller steps is none, and a task has no more steps than this. */
const leastProgress = 0.001
const maxSteps = 10

/** Notices whether a task gets on: a step it has not been in, or further in that step than ever; to and fro is no progress. */
const createProgressWatch = () => {
  const furthest = new Map<string, number>()
  return ({ status, progress }: Task): boolean => {
    const before = furthest.get(status)
    const isFurther = before === undefined ? furthest.size < maxSteps : progress >= before + leastProgress
    if (isFurther) furthest.set(status, progress)
    return isFurther
  }
}

/** Whether no more is to come; a status this version does not know is final once there is a result or a problem. */
const isFinal = ({ status, result, problem }: Task): boolean =>
  isKnown('TaskStatus', status)
    ? ['done', 'unrecognized', 'failed'].includes(status)
    : result !== null || (problem ?? null) !== null

const aborted = { problem: { code: clientProblems.aborted, errMsg: 'The analysis was cancelled' } }
const stalled = { problem: { code: clientProblems.stalled, errMsg: 'The task does not come to an end' } }

/** A task that is not the one asked for, or is done and has no result, says nothing about the photo. */
const notTheAnswer = {
  problem: { code: clientProblems.answerInvalid, errMsg: 'The server answered with something else' },
}

export type ServerOutcome = { task: Task } | { problem: CallProblem }

export interface ServerJob {
  /** Under which id the photo is sent: a server that had it already gives the same task again. */
  sendId: string
  lang: components['schemas']['Lang']
  /** The task at the server, null while it has none. */
  taskId: string | null
  photo: () => Promise<Blob | null>
}

export interface ServerJobOptions {
  signal: AbortSignal
  /** The server has the photo now. */
  onAccepted: (taskId: string) => Promise<void>
  /** Called when the state of the task has changed, with the rows of the label that it says so far. */
  onProgress: (step: 'recognize' | 'analyze', progress: number, text: string) => Promise<void>
}

/** Has a server analyse photos: sends one, unless it has it already, and follows its task until it ends or stalls. */
export const createServerAnalysis = ({
  api: connect,
  sendable,
  wait,
  now,
}: {
  api: () => Promise<Api>
  /** A stored photo as it may leave the device, null where it cannot be decoded. */
  sendable: (photo: Blob) => Promise<Blob | null>
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  now: () => Date
}) => {
  /** Repeats a failed call as often as `serverAnswers` says. */
  const withRetry = async <T>(
    call: () => Promise<Result<T>>,
    kind: ServerCall,
    signal: AbortSignal,
  ): Promise<Result<T>> => {
    for (let calls = 1; ; calls += 1) {
      const answer = await call()
      const { problem } = answer
      if (!problem || signal.aborted || calls >= serverAnswers[serverAnswerOf(problem)].calls[kind])
        return answer
      const pauseMs = problem.retryAfterMs ?? firstPauseMs * 2 ** (calls - 1)
      if (pauseMs > maxPauseMs) return answer
      await wait(pauseMs, signal)
    }
  }

  const follow = async (taskId: string, { signal, onProgress }: ServerJobOptions): Promise<ServerOutcome> => {
    const api = await connect()
    const getsOn = createProgressWatch()
    let changedAtMs = now().getTime()
    for (let looks = 0; ; looks += 1) {
      // One lost answer is no lost server: it has the photo, and works.
      const { data: task, problem } = await withRetry(
        () => api.getTask(taskId, { signal, limitMs: pollLimitMs }),
        'follow',
        signal,
      )
      if (signal.aborted) return aborted
      if (problem) return { problem }
      if (task.id !== taskId || (task.status === 'done' && task.result === null)) return notTheAnswer
      if (isFinal(task)) return { task }
      if (getsOn(task)) {
        looks = 0
        changedAtMs = now().getTime()
        const step = task.status === 'analyzing' ? 'analyze' : 'recognize'
        await onProgress(step, task.progress, task.labelText)
      } else if (now().getTime() - changedAtMs >= stallMs) return stalled
      await wait(Math.min(maxPollMs, pollMs * pollGrowth ** looks), signal)
      if (signal.aborted) return aborted
    }
  }

  return async (
    { sendId, lang, taskId, photo }: ServerJob,
    options: ServerJobOptions,
  ): Promise<ServerOutcome> => {
    const { signal, onAccepted } = options
    if (taskId !== null) {
      const followed = await follow(taskId, options)
      const isForgotten = 'problem' in followed && followed.problem.code === 404
      if (!isForgotten) return followed
    }
    const stored = await photo()
    const image = stored && (await sendable(stored))
    if (image === null) return { problem: { code: 404, errMsg: 'The photo of this record is gone' } }
    const api = await connect()
    const { data, problem } = await withRetry(
      () => api.uploadPhoto(image, lang, { signal, eventId: sendId }),
      'upload',
      signal,
    )
    if (signal.aborted) return aborted
    if (problem) return { problem }
    await onAccepted(data.taskId)
    return follow(data.taskId, options)
  }
}
