import type { Settings } from './db/state.ts'
import type { MockDb } from './db.ts'
import type { OperationId } from './scenarios.ts'

type Kind = Settings['failureKind'] | 'garbled'

/** What goes wrong because a scenario, the panel or a command line says so; the same calls for the same seed. */
export const createFaults = ({ context }: Pick<MockDb, 'context'>) => ({
  /** The failed answer to a call, null for the truth; throws where no answer arrives. */
  next(operation: OperationId | null): Response | null {
    const { isOffline, always, failureRate, failureKind, retryAfterSeconds } = context.state().settings
    if (isOffline) throw unreachable()
    if (always !== null) return failed(always, operation, retryAfterSeconds)
    if (failureRate === 0 || context.chance.share('failure') >= failureRate) return null
    return failed(failureKind, operation, retryAfterSeconds)
  },
})

/** What fetch rejects with when nobody is there. */
const unreachable = () => new TypeError('Failed to fetch')

const failed = (kind: Kind, operation: OperationId | null, retryAfterSeconds: number): Response => {
  if (kind === 'disconnect') throw unreachable()
  if (kind === 'garbled')
    return new Response('<!doctype html><title>Gateway</title><h1>It works!</h1>', {
      headers: { 'Content-Type': 'text/html' },
    })
  if (kind === 'rate-limited')
    return Response.json(
      { code: 429, errMsg: `Too many requests, wait ${retryAfterSeconds} s` },
      { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
    )
  // An upgrade cannot be answered with 500, as openapi.yaml has it.
  return kind === 'server-error' && operation !== 'openChatSocket'
    ? Response.json({ code: 500, errMsg: 'Something went wrong on our side' }, { status: 500 })
    : Response.json({ code: 503, errMsg: 'Not available at the moment, try again later' }, { status: 503 })
}
