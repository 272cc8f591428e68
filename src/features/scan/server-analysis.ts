import type { Api } from '../../api/client.ts'
import { isKnown } from '../../api/known-values.ts'
import { clientProblems, type Problem, type Result } from '../../api/problems.ts'
import type { components } from '../../api/schema.d.ts'

type Task = components['schemas']['Task']

const pollMs = 300
/** How often a server is asked that is busy or fails, and how long the first pause is; each further one is twice as long. */
const maxAttempts = 3
const firstPauseMs = 1_000

/** Whether no more is to come; a status this version does not know is final once there is a result or a problem. */
const isFinal = ({ status, result, problem }: Task): boolean =>
  isKnown('TaskStatus', status)
    ? ['done', 'unrecognized', 'failed'].includes(status)
    : result !== null || (problem ?? null) !== null

/** Answers of a server that may be another one a moment later. */
const isTransient = (code: number): boolean => [429, 500, 502, 503, 504].includes(code)

const aborted = { problem: { code: clientProblems.aborted, errMsg: 'The analysis was cancelled' } }

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
  onProgress: (step: 'recognize' | 'analyze', progress: number) => Promise<void>
}

/** Has a server analyse photos: sends one, unless it has it already, and follows its task to the end; busy servers are asked again. */
export const createServerAnalysis = ({
  api: connect,
  wait,
}: {
  api: () => Promise<Api>
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}) => {
  const withRetry = async <T>(
    call: () => Promise<Result<T>>,
    signal: AbortSignal,
    passes: (code: number) => boolean = isTransient,
  ): Promise<Result<T>> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await call()
      if (!answer.problem || tries === maxAttempts || signal.aborted || !passes(answer.problem.code))
        return answer
      await wait(firstPauseMs * 2 ** (tries - 1), signal)
    }
  }

  const follow = async (
    taskId: string,
    { signal, onProgress }: ServerJobOptions,
  ): Promise<{ task: Task } | { problem: Problem }> => {
    const api = await connect()
    for (;;) {
      // One lost answer is no lost server: it has the photo, and works.
      const { data: task, problem } = await withRetry(
        () => api.getTask(taskId, { signal }),
        signal,
        code => isTransient(code) || code === clientProblems.networkFailed,
      )
      if (signal.aborted) return aborted
      if (problem) return { problem }
      if (isFinal(task)) return { task }
      await onProgress(task.status === 'analyzing' ? 'analyze' : 'recognize', task.progress)
      await wait(pollMs, signal)
      if (signal.aborted) return aborted
    }
  }

  return async (
    { sendId, lang, taskId, photo }: ServerJob,
    options: ServerJobOptions,
  ): Promise<{ task: Task } | { problem: Problem }> => {
    const { signal, onAccepted } = options
    if (taskId !== null) {
      const followed = await follow(taskId, options)
      const isForgotten = 'problem' in followed && followed.problem.code === 404
      if (!isForgotten) return followed
    }
    const image = await photo()
    if (image === null) return { problem: { code: 404, errMsg: 'The photo of this record is gone' } }
    const api = await connect()
    const { data, problem } = await withRetry(
      () => api.uploadPhoto(image, lang, { signal, eventId: sendId }),
      signal,
    )
    if (signal.aborted) return aborted
    if (problem) return { problem }
    await onAccepted(data.taskId)
    return follow(data.taskId, options)
  }
}
