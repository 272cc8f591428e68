import { createCallLog } from './control/call-log.ts'
import type { MockControl } from './control/control.ts'
import { createControl } from './control/create-control.ts'
import { createFaults } from './control/faults.ts'
import type { Persistence } from './control/persistence.ts'
import { createClock } from './db/clock.ts'
import type { Publish } from './db/pictures.ts'
import { createChance } from './db/random.ts'
import { emptyState, type Settings } from './db/state.ts'
import type { Recognise } from './db/task-reading.ts'
import { createMockDb, type MockDb } from './db.ts'
import { type Call, type Handlers, unauthorized } from './handler.ts'
import { analyticsHandlers } from './handlers/analytics.ts'
import { chatHandlers } from './handlers/chat.ts'
import { feedbackHandlers } from './handlers/feedback.ts'
import { knowledgeHandlers } from './handlers/knowledge.ts'
import { sessionHandlers } from './handlers/session.ts'
import { sharingHandlers } from './handlers/sharing.ts'
import { taskHandlers } from './handlers/tasks.ts'
import { fromRequest, type MockRequest } from './mock-request.ts'
import { json, type MockResponse, toResponse } from './mock-response.ts'
import { type Found, routeOf } from './route.ts'
import type { OperationId } from './scenarios.ts'
import { type Connection, createChatSockets, type Peer } from './socket.ts'
import { checkRequest } from './validation/check-request.ts'
import { findResponseError, type Operation } from './validation/openapi.ts'

export interface MockOptions {
  /** Decides everything the world would supply. */
  seed: number
  /** The host's clock, in ms; it times tasks, tokens and codes. */
  now: () => number
  /** Reads an uploaded photo for real. */
  recognise: Recognise
  /** Gives a picture an address that a page can show. */
  publish: Publish
  /** Waits for latency and between the frames of an answer; not at all unless given. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
  settings?: Partial<Settings>
  /** Keeps the state across reloads. */
  persistence?: Persistence
  /** Validates every response against openapi.yaml and reports here what does not match. */
  onInvalidResponse?: (complaint: string) => void
}

/** The caller. Its signal is created lazily, because creating one takes time. */
export interface Asker {
  readonly signal: AbortSignal
}

export interface MockBackend {
  /** Answers as the network would; rejects where the network would fail, or when the caller has aborted. */
  answer: (request: MockRequest, asker: Asker) => Promise<MockResponse>
  /** The same as fetch has it. */
  fetch: (request: Request) => Promise<Response>
  /** Opens the chat's websocket, or gives the answer to the refused upgrade. */
  openSocket: (url: string, peer: Peer) => Promise<Connection | MockResponse>
  /** A picture that was uploaded, by its id. */
  picture: (id: string) => Blob | null
  control: MockControl
}

const streamHeaders = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }

/** How long one frame of a streamed answer takes to come. */
const frameMs = 25

/**
 * Checks answers against openapi.yaml.
 * @returns what complains of an answer that does not fit, once for each operation, status and body
 */
const createAnswerCheck = (onInvalidResponse: MockOptions['onInvalidResponse']) => {
  /** Answers that were found to fit, by operation and status: one that was true once is true again. */
  const fitting = new Map<string, Set<string | null>>()
  return ({ id, answers }: Operation, { status, body }: MockResponse, complaints: string[]): void => {
    if (!onInvalidResponse || body instanceof ReadableStream) return
    const known = fitting.get(`${id} ${status}`) ?? new Set()
    if (known.has(body)) return
    const complaint = findResponseError({ id, answers }, status, body === null ? undefined : JSON.parse(body))
    if (complaint === null) {
      if (known.size > 50) known.clear()
      fitting.set(`${id} ${status}`, known.add(body))
    } else {
      complaints.push(complaint)
      onInvalidResponse(complaint)
    }
  }
}

/** The handler of each operation. */
const handlersOf = (db: MockDb, pace: () => Promise<void>): Handlers => ({
  ...knowledgeHandlers(db),
  ...taskHandlers(db),
  ...chatHandlers(db, pace),
  ...sharingHandlers(db),
  ...sessionHandlers(db),
  ...feedbackHandlers(db),
  ...analyticsHandlers(db),
})

/** Answers the operations of openapi.yaml: who may ask, whether the request fits, and what its handler says. */
const createOperations = (db: MockDb, handlers: Handlers, save: () => void) => {
  const run = <Id extends OperationId>(id: Id, call: Call<Id>) => handlers[id](call)

  return async (
    operation: Operation,
    path: Readonly<Record<string, string>>,
    request: MockRequest,
    entry: { complaints: string[]; sent: () => string },
  ): Promise<MockResponse> => {
    const { id, security } = operation
    const authorization = request.header('authorization')
    if (security === 'required' && !db.accounts.admit(authorization)) return json(401, unauthorized.body)
    const { sent, values, refusal } = await checkRequest(operation, path, request)
    entry.sent = sent
    if (refusal) {
      entry.complaints.push(refusal.problem.errMsg)
      return json(refusal.status, refusal.problem)
    }
    const caller = db.accounts.callerOf(authorization)
    const accept = request.header('accept') ?? ''
    // The values were just validated against the document from which the types of every call are generated.
    const reply = await run(id, { ...values, caller, authorization, accept } as Call<typeof id>)
    if (request.method !== 'GET') save()
    if ('stream' in reply) return { status: reply.status, headers: streamHeaders, body: reply.stream }
    return reply.body === null
      ? { status: reply.status, headers: {}, body: null }
      : json(reply.status, reply.body)
  }
}

/** The whole mock backend, wherever it runs: the calls of openapi.yaml, the chat's websocket, and what steers them. */
export const createMockBackend = async (options: MockOptions): Promise<MockBackend> => {
  const { seed, now, wait = async () => {}, settings, persistence } = options
  const kept = await persistence?.load()
  let state = kept?.state ?? emptyState(seed, settings)
  const clock = createClock(() => state, now)
  const chance = createChance(() => state)
  const save = () => void persistence?.save(state, db.pictures.kept)
  const db = await createMockDb(
    { state: () => state, now: clock.now, chance, changed: save },
    options.recognise,
    options.publish,
  )
  for (const [id, picture] of kept?.pictures ?? []) db.pictures.kept.set(id, picture)
  db.tasks.resume()

  const pace = () => wait(frameMs)
  const faults = createFaults(db)
  const log = createCallLog(clock.now, now)
  const connect = createChatSockets(db, pace)
  const check = createAnswerCheck(options.onInvalidResponse)
  const handle = createOperations(db, handlersOf(db, pace), save)

  const answer = async (request: MockRequest, asker: Asker): Promise<MockResponse> => {
    const { method, pathname } = request
    const found = routeOf(method, pathname)
    const operation = found.kind === 'operation' ? found.operation : null
    const entry = log.begin(request, operation?.id ?? null)
    try {
      if (state.settings.latencyMs > 0) {
        await wait(state.settings.latencyMs, asker.signal)
        asker.signal.throwIfAborted()
      }
      const answered =
        faults.next(operation?.id ?? null) ??
        (found.kind === 'operation'
          ? await handle(found.operation, found.path, request, entry)
          : refusedRoute(found, method, pathname))
      if (operation && state.settings.always !== 'garbled') check(operation, answered, entry.complaints)
      entry.end(answered.status)
      return answered
    } catch (error) {
      entry.end(0)
      throw error
    }
  }

  return {
    answer,
    async fetch(request) {
      request.signal.throwIfAborted()
      const answered = await answer(fromRequest(request), request)
      request.signal.throwIfAborted()
      return toResponse(answered)
    },
    picture: id => db.pictures.kept.get(id) ?? null,

    async openSocket(url, peer) {
      const answered = await answer(
        fromRequest(new Request(url.replace(/^ws/, 'http'))),
        new AbortController(),
      )
      const isReady = answered.status === 426 && state.settings.isSocketOpen
      return isReady ? connect(peer) : answered
    },

    control: createControl({
      db,
      log,
      clock,
      changed: save,
      reset(next = state.seed) {
        state = emptyState(next, settings)
        db.pictures.kept.clear()
        log.clear()
      },
    }),
  }
}

const refusedRoute = (found: Exclude<Found, { kind: 'operation' }>, method: string, pathname: string) => {
  if (found.kind === 'none') {
    const errMsg = `The mock backend has no answer to ${method} ${pathname}`
    const error = `Not in openapi.yaml; the nearest there is ${found.nearest}`
    return json(501, { code: 501, errMsg, error })
  }
  const allow = found.allow.join(', ')
  const errMsg = `${pathname} takes ${allow}, not ${method}`
  return json(405, { code: 405, errMsg, error: 'method' }, { allow })
}
