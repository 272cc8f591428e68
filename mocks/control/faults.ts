import { type Answered, json } from '../answered.ts'
import type { Settings } from '../db/state.ts'
import type { MockDb } from '../db.ts'
import type { OperationId } from '../scenarios.ts'

type Kind = Settings['failureKind'] | 'garbled'

/** What goes wrong because a scenario, the panel or a command line says so; the same calls for the same seed. */
export const createFaults = ({ context }: Pick<MockDb, 'context'>) => ({
  /** The failed answer to a call, null for the truth; throws where no answer arrives. */
  next(operation: OperationId | null): Answered | null {
    const { isOffline, always, failureRate, failureKind, retryAfterSeconds } = context.state().settings
    if (isOffline) throw unreachable()
    if (always !== null) return failed(always, operation, retryAfterSeconds)
    if (failureRate === 0 || context.chance.share('failure') >= failureRate) return null
    return failed(failureKind, operation, retryAfterSeconds)
  },
})

/** What fetch rejects with when nobody is there. */
const unreachable = () => new TypeError('Failed to fetch')

const failed = (kind: Kind, operation: OperationId | null, retryAfterSeconds: number): Answered => {
  if (kind === 'disconnect') throw unreachable()
  if (kind === 'garbled')
    return {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><title>Gateway</title><h1>It works!</h1>',
    }
  if (kind === 'rate-limited')
    return json(
      429,
      { code: 429, errMsg: `Too many requests, wait ${retryAfterSeconds} s` },
      { 'retry-after': String(retryAfterSeconds) },
    )
  // An upgrade cannot be answered with 500, as openapi.yaml has it.
  return kind === 'server-error' && operation !== 'openChatSocket'
    ? json(500, { code: 500, errMsg: 'Something went wrong on our side' })
    : json(503, { code: 503, errMsg: 'Not available at the moment, try again later' })
}
