import type { Chosen, OperationId } from '../mocks/scenarios.ts'
import type { Api } from '../src/api/client.ts'
import type { Result } from '../src/api/problems.ts'
import { exactly, fromState, like, type Matcher } from './matchers.ts'

type Text = string | Matcher

/** One request of the app in one situation, and the answer it relies on. */
export interface Interaction {
  operation: OperationId
  /** What is asked, as a pact names it; no two alike. */
  title: string
  /** The situation, in the sentences of mocks/scenarios.ts: one that does not exist does not compile. */
  given: readonly Chosen[]
  /** Whether the call carries an access token: that of the person in `given`. */
  isLoggedIn?: boolean
  request: {
    method: 'GET' | 'POST'
    path: Text
    query?: Readonly<Record<string, string>>
    json?: Readonly<Record<string, unknown>>
    form?: {
      image: { bytes: Uint8Array<ArrayBuffer>; type: string }
      fields: Readonly<Record<string, string>>
    }
    accept?: string
    /** Analytics alone has no eventId and uid of its own. */
    hasIdentity?: false
  }
  response: {
    status: number
    headers?: Readonly<Record<string, Matcher>>
    /** The body with its matchers; none for an answer without one. */
    json?: Readonly<Record<string, unknown>>
    /** The body of an event stream. */
    events?: { example: string; pattern: string }
  }
  /** The app's own call. */
  call: (api: Api, url: string) => Promise<Result<unknown>>
  /** What the call comes to, where that is not simply the body. */
  outcome?: Result<unknown>
}

export const taskId = '0198f3f0-0000-7000-8000-000000000001'
export const shareId = 's-1'
export const uid = 'u-1'
export const accessToken = 'access-1'
export const phone = '13800138000'
export const storageId = '1763600000000'

/** Whose ids a provider may replace with its own: the names are those of the parameters of the states. */
export const theTask = fromState('taskId', taskId)
export const theShare = fromState('shareId', shareId)

export const nobody: Chosen = { name: 'nobody is logged in' }
export const somebody: Chosen = { name: 'a person is logged in' }

/** A refusal by its status: the app goes by the number, and shows the words. */
export const refusal = (status: number, errMsg: string): Interaction['response'] => ({
  status,
  json: { code: exactly(status), errMsg: like(errMsg) },
})
