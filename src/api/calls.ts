import createClient from 'openapi-fetch'
import { type CallProblem, clientProblems, type Problem, type Result } from './problems.ts'
import { retryAfterMs } from './retry-after.ts'
import type { components, paths } from './schema.d.ts'
import { isProblem, responseError } from './shapes.ts'
import { newUuid } from './uuid.ts'

type Schemas = components['schemas']
type Identity = { eventId: string; uid: string }

/** The fields of a request body that the caller fills in; the identity is added to every call. */
export type Body<Name extends keyof Schemas> = Omit<Schemas[Name], keyof Identity>

export interface ApiOptions {
  /** Where the API lives: '' for the page's own origin. */
  baseUrl: string
  /** The transport: the network, or the mock backend. */
  fetch: (request: Request) => Promise<Response>
  /** Who is calling, asked for each call; null and '' when anonymous. */
  identity: () => { accessToken: string | null; uid: string }
  /** Called once for each access token that the server turns down with 401. */
  onLogout: () => void
  newEventId?: () => string
  timeoutMs?: number
  analyticsTimeoutMs?: number
  /** How long a stream may bring no frame before it is given up; as long as frames come it goes on. */
  streamSilenceMs?: number
}

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** After how long without a complete response the call is given up; `timeoutMs` unless given. */
  limitMs?: number
}

export interface Reply<T> {
  data?: T
  error?: unknown
  response: Response
}

/** What every operation needs: the client, who is calling, and `settle`, which turns a reply into `{ data }` or `{ problem }`. */
export const createCalls = ({
  baseUrl,
  fetch,
  identity,
  onLogout,
  newEventId = newUuid,
  timeoutMs = 60_000,
  analyticsTimeoutMs = 6_000,
  streamSilenceMs = 20_000,
}: ApiOptions) => {
  const client = createClient<paths, 'application/json'>({ baseUrl, fetch })
  let rejectedToken: string | null = null

  /** The identity of one call, for its query or body. */
  const called = () => ({ eventId: newEventId(), uid: identity().uid })

  /** A stale token must not log out the session that replaced it, and one token logs out once. */
  const noticeUnauthorized = (token: string | null) => {
    if (token !== identity().accessToken) return
    if (token !== null && token === rejectedToken) return
    rejectedToken = token
    onLogout()
  }

  /** Sends a call and checks its reply against the document; never rejects for what a server or a network can do. */
  const settle = async <T>(
    operation: string,
    send: (
      init: { signal: AbortSignal; headers: Record<string, string> },
      /** Starts the limit again, with another length where one is given: there was progress. */
      heard: (limitMs?: number) => void,
    ) => Promise<Reply<T>>,
    {
      signal,
      limitMs = timeoutMs,
      failure = clientProblems.networkFailed,
    }: CallOptions & { failure?: number } = {},
  ): Promise<Result<Exclude<T, Problem>>> => {
    const token = identity().accessToken
    const limit = createLimit(limitMs)
    let status = 0
    try {
      const { data, error, response } = await send(
        {
          signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
          headers: token === null ? {} : { Authorization: `Bearer ${token}` },
        },
        limit.restart,
      )
      status = response.status
      if (status === 401) noticeUnauthorized(token)
      if (![200, 201, 204].includes(status))
        return { problem: { ...problemOf(status, error), ...retryAfterMs(response.headers) } }
      const invalid = responseError(operation, status, data)
      if (invalid !== null) return { problem: invalidResponse(operation, invalid) }
      // Some calls answer 200 with a code that is not 0: a refusal, not an answer.
      if (isProblem(data)) return { problem: data }
      // The body was just checked against the very schema that T was generated from.
      return { data: data as Exclude<T, Problem> }
    } catch (error) {
      if (signal?.aborted)
        return { problem: { code: clientProblems.aborted, errMsg: 'The call was cancelled' } }
      if (limit.signal.aborted)
        return {
          problem: { code: clientProblems.timeout, errMsg: `No answer within ${limit.ms() / 1000} s` },
        }
      if (error instanceof SyntaxError || error instanceof RangeError)
        return { problem: invalidResponse(operation, `the body is not JSON (${error.message})`) }
      return { problem: { code: failure, errMsg: 'The server could not be reached', error: String(error) } }
    } finally {
      limit.end()
    }
  }

  /** An upload's form, with the call's identity beside the picture. */
  const form = (image: Blob, fields: Record<string, string> = {}) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...called(), ...fields })) data.set(name, value)
    data.set('image', image, 'image.jpg')
    return data
  }

  return { client, called, settle, form, newEventId, analyticsTimeoutMs, streamSilenceMs }
}

/** A time limit that counts from the last progress; its signal aborts when it is over. */
const createLimit = (firstMs: number) => {
  const controller = new AbortController()
  let ms = firstMs
  const start = () => setTimeout(() => controller.abort(), ms)
  let timer = start()
  return {
    signal: controller.signal,
    /** The limit that counts now. */
    ms: () => ms,
    restart(nextMs = ms): void {
      clearTimeout(timer)
      ms = nextMs
      timer = start()
    },
    end: (): void => clearTimeout(timer),
  }
}

export type Calls = ReturnType<typeof createCalls>

const problemOf = (status: number, body: unknown): CallProblem => {
  if (!isProblem(body)) return { code: status, errMsg: `The server answered ${status}`, isForeign: true }
  return body.code === status ? body : { ...body, status }
}

const invalidResponse = (operation: string, validationError: string): Problem => ({
  code: clientProblems.answerInvalid,
  errMsg: 'The server sent an answer this app cannot read',
  error: `${operation} ${validationError}`,
})
