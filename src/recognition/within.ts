import type { RecognitionProblem, RecognitionStep } from './problem.ts'

/** Thrown where a step ended by a problem rather than by itself. */
export class StepProblem extends Error {
  readonly problem: RecognitionProblem
  constructor(problem: RecognitionProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** `work` with an end: by the signal or by time. */
export async function within<T>(
  step: RecognitionStep,
  signal: AbortSignal,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const inner = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let onAbort = () => {}
  const ending = new Promise<never>((_, reject) => {
    onAbort = () => reject(new StepProblem({ ok: false, code: 'aborted' }))
    timer = setTimeout(
      () => reject(new StepProblem({ ok: false, code: 'timeout', step, timeoutMs })),
      timeoutMs,
    )
    signal.addEventListener('abort', onAbort)
  })
  if (signal.aborted) onAbort()
  try {
    return await Promise.race([ending, work(inner.signal)])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    inner.abort()
  }
}
