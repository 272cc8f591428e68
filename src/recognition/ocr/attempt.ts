import { type RecognitionProblem, type RecognitionStep, reasonOf } from '../problem.ts'
import type { Outcome } from '../tesseract-platform.ts'

/** Runs one step until it finishes, times out or is aborted; always resolves with a value. */
export type Attempt = <T extends { ok: true }>(
  step: RecognitionStep,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Outcome<T>,
) => Outcome<T>

/** Attempts within time limits in milliseconds; `onStopped` ends what a step that was stopped may still be doing. */
export function createAttempt(
  timeoutsMs: Record<RecognitionStep, number>,
  onStopped: (step: RecognitionStep, problem: RecognitionProblem) => void,
): Attempt {
  return <T extends { ok: true }>(
    step: RecognitionStep,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Outcome<T>,
  ): Outcome<T> =>
    new Promise(resolve => {
      const inner = new AbortController()
      const timeoutMs = timeoutsMs[step]
      const settle = (outcome: T | RecognitionProblem) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
        resolve(outcome)
      }
      const stop = (problem: RecognitionProblem) => {
        settle(problem)
        inner.abort()
        onStopped(step, problem)
      }
      const onAbort = () => stop({ ok: false, code: 'aborted' })
      const timer = setTimeout(() => stop({ ok: false, code: 'timeout', step, timeoutMs }), timeoutMs)
      if (signal.aborted) return onAbort()
      signal.addEventListener('abort', onAbort)
      work(inner.signal).then(settle, thrown => {
        // The state of the worker is unknown: it is not used for the next photo.
        stop(problemOf(thrown, step))
      })
    })
}

/** What was thrown in a step as a problem; a lack of memory is told apart. */
export function problemOf(thrown: unknown, step: RecognitionStep): RecognitionProblem {
  const reason = reasonOf(thrown)
  const isMemory =
    thrown instanceof RangeError || /out of memory|\bOOM\b|allocation failed|Cannot enlarge/i.test(reason)
  return isMemory ? { ok: false, code: 'out-of-memory', step } : { ok: false, code: 'failed', step, reason }
}
