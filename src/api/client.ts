import createClient from 'openapi-fetch'
import { noAnswer, withFrame } from './answer.ts'
import { readEventStream } from './event-stream.ts'
import { clientProblems, type Problem, type Result } from './problems.ts'
import type { components, paths } from './schema.d.ts'
import { isProblem, responseError } from './shapes.ts'
import type { ServerFrame } from './socket.ts'
import { newUuid } from './uuid.ts'

type Schemas = components['schemas']
type Identity = { eventId: string; uid: string }
type Body<Name extends keyof Schemas> = Omit<Schemas[Name], keyof Identity>

export interface ApiOptions {
  /** Where the API lives: '' for the page's own origin. */
  baseUrl: string
  /** The transport: the network, or the mock backend. */
  fetch: (request: Request) => Promise<Response>
  /** Who is calling, asked anew for every call; null and '' when anonymous. */
  identity: () => { accessToken: string | null; uid: string }
  /** Called once for each access token that the server turns down with 401. */
  onLogout: () => void
  newEventId?: () => string
  timeoutMs?: number
  analyticsTimeoutMs?: number
}

interface CallOptions {
  signal?: AbortSignal | undefined
}

interface UploadOptions extends CallOptions {
  eventId?: string
}

interface Reply<T> {
  data?: T
  error?: unknown
  response: Response
}

/**
 * The typed client of openapi.yaml, one function per operation, each resolving with `{ data }` or `{ problem }`.
 * It never throws for what a server or a network can do, and gives out no answer that does not fit the document.
 */
export const createApi = ({
  baseUrl,
  fetch,
  identity,
  onLogout,
  newEventId = newUuid,
  timeoutMs = 60_000,
  analyticsTimeoutMs = 6_000,
}: ApiOptions) => {
  const client = createClient<paths, 'application/json'>({ baseUrl, fetch })
  let rejectedToken: string | null = null

  const called = () => ({ eventId: newEventId(), uid: identity().uid })

  /** A stale token must not log out the session that replaced it, and one token logs out once. */
  const noticeUnauthorized = (token: string | null) => {
    if (token !== identity().accessToken) return
    if (token !== null && token === rejectedToken) return
    rejectedToken = token
    onLogout()
  }

  const settle = async <T>(
    operation: string,
    send: (init: { signal: AbortSignal; headers: Record<string, string> }) => Promise<Reply<T>>,
    {
      signal,
      limitMs = timeoutMs,
      failure = clientProblems.networkFailed,
    }: CallOptions & { limitMs?: number; failure?: number } = {},
  ): Promise<Result<Exclude<T, Problem>>> => {
    const token = identity().accessToken
    const timeout = AbortSignal.timeout(limitMs)
    let status = 0
    try {
      const { data, error, response } = await send({
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        headers: token === null ? {} : { Authorization: `Bearer ${token}` },
      })
      status = response.status
      if (status === 401) noticeUnauthorized(token)
      if (![200, 201, 204].includes(status)) return { problem: problemOf(status, error) }
      const invalid = responseError(operation, status, data)
      if (invalid !== null) return { problem: invalidResponse(operation, invalid) }
      // Some calls answer 200 with a code that is not 0: a refusal, not an answer.
      if (isProblem(data)) return { problem: data }
      // The body was just checked against the very schema that T was generated from.
      return { data: data as Exclude<T, Problem> }
    } catch (error) {
      if (signal?.aborted)
        return { problem: { code: clientProblems.aborted, errMsg: 'The call was cancelled' } }
      if (timeout.aborted)
        return { problem: { code: clientProblems.timeout, errMsg: `No answer within ${limitMs / 1000} s` } }
      if (error instanceof SyntaxError || error instanceof RangeError)
        return { problem: invalidResponse(operation, `the body is not JSON (${error.message})`) }
      return { problem: { code: failure, errMsg: 'The server could not be reached', error: String(error) } }
    }
  }

  /** An upload's form, with the call's identity beside the picture. */
  const form = (image: Blob, fields: Record<string, string> = {}) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...called(), ...fields })) data.set(name, value)
    data.set('image', image, 'image.jpg')
    return data
  }

  const upload = { failure: clientProblems.uploadFailed }

  return {
    listSpices: (
      query: { keyword?: string; page?: number; size?: number; type?: Schemas['SpiceType'] },
      options?: CallOptions,
    ) =>
      settle(
        'GET /api/spices',
        init => client.GET('/api/spices', { ...init, params: { query: { ...query, ...called() } } }),
        options,
      ),

    listAdditives: (query: { keyword?: string; page?: number; size?: number }, options?: CallOptions) =>
      settle(
        'GET /api/additives',
        init => client.GET('/api/additives', { ...init, params: { query: { ...query, ...called() } } }),
        options,
      ),

    getAdditive: (id: string, options?: CallOptions) =>
      settle(
        'GET /api/additive/{id}',
        init => client.GET('/api/additive/{id}', { ...init, params: { path: { id }, query: called() } }),
        options,
      ),

    listAdditiveFoods: (id: string, query: { page?: number; size?: number }, options?: CallOptions) =>
      settle(
        'GET /api/additive/foods/{id}',
        init =>
          client.GET('/api/additive/foods/{id}', {
            ...init,
            params: { path: { id }, query: { ...query, ...called() } },
          }),
        options,
      ),

    /** `eventId` names the photo rather than the request: sent again, it is answered with the same task. */
    uploadPhoto: (
      image: Blob,
      lang: Schemas['Lang'],
      { eventId = newEventId(), ...options }: UploadOptions = {},
    ) =>
      settle(
        'POST /api/upload',
        init =>
          client.POST('/api/upload', {
            ...init,
            body: { image, lang, ...called(), eventId },
            bodySerializer: () => form(image, { lang, eventId }),
          }),
        { ...options, ...upload },
      ),

    uploadFeedbackPicture: (image: Blob, options?: CallOptions) =>
      settle(
        'POST /api/upload/feedbacks',
        init =>
          client.POST('/api/upload/feedbacks', {
            ...init,
            body: { image, ...called() },
            bodySerializer: () => form(image),
          }),
        { ...options, ...upload },
      ),

    uploadAvatar: (image: Blob, options?: CallOptions) =>
      settle(
        'POST /api/upload/avatar',
        init =>
          client.POST('/api/upload/avatar', {
            ...init,
            body: { image, ...called() },
            bodySerializer: () => form(image),
          }),
        { ...options, ...upload },
      ),

    getTask: (id: string, options?: CallOptions) =>
      settle(
        'GET /api/task/{id}',
        init => client.GET('/api/task/{id}', { ...init, params: { path: { id }, query: called() } }),
        options,
      ),

    rankByStandard: (standard: string, options?: CallOptions) =>
      settle(
        'POST /api/task/standard-ranking',
        init => client.POST('/api/task/standard-ranking', { ...init, body: { standard, ...called() } }),
        options,
      ),

    askQuestion: (body: Body<'Question'>, options?: CallOptions) =>
      settle(
        'POST /api/chat',
        init => client.POST('/api/chat', { ...init, body: { ...body, ...called() } }),
        options,
      ),

    /** The same question answered frame by frame; resolves with the whole answer when it is complete. */
    streamAnswer: (body: Body<'Question'>, onFrame: (frame: ServerFrame) => void, options?: CallOptions) =>
      settle(
        'POST /api/chat',
        async ({ headers, ...init }): Promise<Reply<Schemas['Answer']>> => {
          const { data, error, response } = await client.POST('/api/chat', {
            ...init,
            headers: { ...headers, Accept: 'text/event-stream' },
            body: { ...body, ...called() },
            parseAs: 'stream',
          })
          if (!data) return { error, response }
          if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
            return { data: await new Response(data).json(), response }
          return collectAnswer(data, response, onFrame)
        },
        options,
      ),

    shareChat: (body: Body<'ChatShareRequest'>, options?: CallOptions) =>
      settle(
        'POST /api/chat/share',
        init => client.POST('/api/chat/share', { ...init, body: { ...body, ...called() } }),
        options,
      ),

    shareTask: (id: string, sharing: 'shared' | 'cancelled', options?: CallOptions) =>
      settle(
        'POST /api/oauth/setshare',
        init => client.POST('/api/oauth/setshare', { ...init, body: { id, sharing, ...called() } }),
        options,
      ),

    createTaskByShare: (parentShareId: string, options?: CallOptions) =>
      settle(
        'POST /api/oauth/createTaskByShare',
        init =>
          client.POST('/api/oauth/createTaskByShare', { ...init, body: { parentShareId, ...called() } }),
        options,
      ),

    sendSmsCode: (body: Body<'SmsSendRequest'>, options?: CallOptions) =>
      settle(
        'POST /api/oauth/sms/send',
        init => client.POST('/api/oauth/sms/send', { ...init, body: { ...body, ...called() } }),
        options,
      ),

    signInWithSms: (body: Body<'SmsSignInRequest'>, options?: CallOptions) =>
      settle(
        'POST /api/oauth/sms/sign-in',
        init => client.POST('/api/oauth/sms/sign-in', { ...init, body: { ...body, ...called() } }),
        options,
      ),

    signInWithWeixin: (body: Body<'WeixinSignInRequest'>, options?: CallOptions) =>
      settle(
        'POST /api/oauth/mpweixin/signIn',
        init => client.POST('/api/oauth/mpweixin/signIn', { ...init, body: { ...body, ...called() } }),
        options,
      ),

    getMyself: (options?: CallOptions) =>
      settle(
        'GET /api/oauth/my',
        init => client.GET('/api/oauth/my', { ...init, params: { query: called() } }),
        options,
      ),

    launch: (body: Body<'LaunchRequest'>, options?: CallOptions) =>
      settle(
        'POST /api/oauth/launch',
        init => client.POST('/api/oauth/launch', { ...init, body: { ...body, ...called() } }),
        options,
      ),

    cancelAccount: (options?: CallOptions) =>
      settle(
        'POST /api/oauth/cancel-account',
        init => client.POST('/api/oauth/cancel-account', { ...init, body: called() }),
        options,
      ),

    sendFeedback: (body: Body<'FeedbackRequest'>, options?: CallOptions) =>
      settle(
        'POST /api/feedbacks',
        init => client.POST('/api/feedbacks', { ...init, body: { ...body, ...called() } }),
        options,
      ),

    sendAnalyticsEvent: (body: Schemas['AnalyticsEvent'], options?: CallOptions) =>
      settle(
        'POST /analytics/events',
        init => client.POST('/analytics/events', { ...init, keepalive: true, body }),
        {
          ...options,
          limitMs: analyticsTimeoutMs,
        },
      ),
  }
}

/** Reads a streamed answer to its end; a problem frame counts as the refusal it is. */
const collectAnswer = async (
  body: ReadableStream<Uint8Array>,
  response: Response,
  onFrame: (frame: ServerFrame) => void,
): Promise<Reply<Schemas['Answer']>> => {
  let answer = noAnswer
  let problem: Problem | null = null
  let isDone = false
  const invalid = await readEventStream(body, frame => {
    if (frame.type === 'problem') problem = frame.problem
    else {
      answer = withFrame(answer, frame)
      isDone ||= frame.type === 'done'
      onFrame(frame)
    }
  })
  if (invalid !== null) throw new SyntaxError(invalid)
  if (problem !== null) return { error: problem, response: new Response(null, { status: 500 }) }
  if (!isDone) throw new TypeError('The stream ended before the answer did')
  return { data: answer, response }
}

export type Api = ReturnType<typeof createApi>

const problemOf = (status: number, body: unknown): Problem =>
  isProblem(body) ? body : { code: status, errMsg: `The server answered ${status}` }

const invalidResponse = (operation: string, validationError: string): Problem => ({
  code: clientProblems.answerInvalid,
  errMsg: 'The server sent an answer this app cannot read',
  error: `${operation} ${validationError}`,
})
