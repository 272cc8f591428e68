import type { components } from './schema.d.ts'

/** What every failed call comes back as: a server's own Problem, or one the client made (codes below). */
export type Problem = components['schemas']['Problem']

/** What a failed call comes back as: the problem, and what else its response said. */
export type CallProblem = Problem & {
  /** HTTP status, where it differs from the problem's code. */
  status?: number
  /** The body was no Problem: something other than the API may have answered, such as a proxy or a captive portal. */
  isForeign?: true
  /** How long the server asks to wait before the next call, from `Retry-After`. */
  retryAfterMs?: number
}

/** Either the answer or the problem, never both; calls resolve with it and do not throw. */
export type Result<T> = { data: T; problem?: never } | { problem: CallProblem; data?: never }

/** The client's own Problem codes: numbers of the specification where it has one. */
export const clientProblems = {
  /** No answer within the time allowed. */
  timeout: 5,
  /** The caller gave up. */
  aborted: 600003,
  /** An upload did not reach the server, or its answer did not reach us. */
  uploadFailed: 602001,
  /** The websocket could not be opened. */
  socketConnectFailed: 600009,
  /** Something was sent while the websocket was not open. */
  socketNotOpen: 10002,
  /** The person closed the file chooser. */
  chooserCancelled: 600020,
  /** The server was not reached, or the connection broke. */
  networkFailed: 600001,
  /** The answer is not what openapi.yaml promises. */
  answerInvalid: 600010,
  /** A fault of our own. */
  unexpected: 600011,
  /** The server accepted a task, and its state has not changed for a long time. */
  stalled: 600012,
} as const

const ofTheWay: readonly number[] = [
  clientProblems.networkFailed,
  clientProblems.uploadFailed,
  clientProblems.timeout,
  clientProblems.socketConnectFailed,
  clientProblems.socketNotOpen,
]

/** Whether a problem is one of the way to the server: it said nothing, and the device can do without it. */
export const isUnreachable = (code: number): boolean => ofTheWay.includes(code)
