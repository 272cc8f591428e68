import { type CallProblem, clientProblems, isUnreachable } from '../../../api/problems.ts'
import type { ServerAnswer } from '../../../records/index.ts'

/** The two calls of an analysis: sending the photo, and following the task the server made of it. */
export type ServerCall = 'upload' | 'follow'

/** When the server is asked again about a photo that it has, or that the person wants to send although the device analysed it. */
type AskedAgain =
  /** By itself, with pauses that grow, or as long as `Retry-After` says. */
  | 'later'
  /** By itself, once the same person has logged in. */
  | 'after-login'
  /** Only when the person asks for it. */
  | 'on-request'

interface Consequence {
  /** Examples of what the server, or whatever answers in its place, does; for the documentation. */
  examples: string
  /** Calls in a row, with short pauses between them, before the device takes over. */
  calls: Readonly<Record<ServerCall, number>>
  again: AskedAgain
  /** Whether the other photos that wait are not sent either before the next pause: the answer is not about one photo. */
  concernsAll: boolean
}

/** What follows from each answer that is no report (docs/offline.md, drawn from here). */
export const serverAnswers = {
  unreachable: {
    examples: 'no network, connection refused or cut, name not found',
    calls: { upload: 1, follow: 3 },
    again: 'later',
    concernsAll: true,
  },
  silent: {
    examples: 'no response for 10 s',
    calls: { upload: 1, follow: 3 },
    again: 'later',
    concernsAll: true,
  },
  stalled: {
    examples: 'a task that does not get on for 60 s: the same, or to and fro',
    calls: { upload: 1, follow: 1 },
    again: 'later',
    concernsAll: false,
  },
  foreign: {
    examples:
      "204, a captive portal's 200 with HTML, truncated JSON, 403 or 404 with HTML, 511, a task of another id, one that is done without a result",
    calls: { upload: 1, follow: 3 },
    again: 'later',
    concernsAll: true,
  },
  busy: {
    examples: '408, 425, 429, 500, 502, 503, 504, 521, with any body',
    calls: { upload: 3, follow: 3 },
    again: 'later',
    concernsAll: true,
  },
  'signed-out': {
    examples: '401',
    calls: { upload: 1, follow: 1 },
    again: 'after-login',
    concernsAll: true,
  },
  refused: {
    examples: '413 and 415 with any body, 400, 403 and other 4xx with a Problem of the API',
    calls: { upload: 1, follow: 1 },
    again: 'on-request',
    concernsAll: false,
  },
  failed: {
    examples: 'a task that ended as `failed`',
    calls: { upload: 1, follow: 1 },
    again: 'on-request',
    concernsAll: false,
  },
} as const satisfies Record<ServerAnswer, Consequence>

/** Statuses about the body that was sent, from the API or from a proxy: the limit is the same the next time. */
const aboutTheBody = [400, 413, 414, 415, 422, 431]
const passing = [408, 425, 429]

/** Which of the answers above a failed call got. */
export const serverAnswerOf = ({ code, status = code, isForeign }: CallProblem): ServerAnswer => {
  if (code === clientProblems.timeout) return 'silent'
  if (code === clientProblems.stalled) return 'stalled'
  if (code === clientProblems.answerInvalid || status === 511) return 'foreign'
  if (isUnreachable(code)) return 'unreachable'
  if (status === 401) return 'signed-out'
  if (status >= 500 || passing.includes(status)) return 'busy'
  return isForeign && !aboutTheBody.includes(status) ? 'foreign' : 'refused'
}
