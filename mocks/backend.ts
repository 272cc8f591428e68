import { type Answered, json, toResponse } from './answered.ts'
import { createCallLog } from './control/call-log.ts'
import type { MockControl } from './control/control.ts'
import { createControl } from './control/create-control.ts'
import { createFaults } from './control/faults.ts'
import type { Persistence } from './control/persistence.ts'
import { createClock } from './db/clock.ts'
import type { Publish } from './db/pictures.ts'
import { createChance } from './db/random.ts'
import { emptyState, type Settings } from './db/state.ts'
import type { Recognise } from './db/tasks.ts'
import { createMockDb } from './db.ts'
import { type Call, type Handlers, unauthorized } from './handler.ts'
import { analyticsHandlers } from './handlers/analytics.ts'
import { chatHandlers } from './handlers/chat.ts'
import { feedbackHandlers } from './handlers/feedback.ts'
import { knowledgeHandlers } from './handlers/knowledge.ts'
import { sessionHandlers } from './handlers/session.ts'
import { sharingHandlers } from './handlers/sharing.ts'
import { taskHandlers } from './handlers/tasks.ts'
import { fromRequest, type Incoming } from './incoming.ts'
import { type Found, routeOf } from './route.ts'
import type { OperationId } from './scenarios.ts'
import { type Connection, createChatSockets, type Peer } from './socket.ts'
import { checkRequest } from './validation/check-request.ts'
import { answerComplaint, type Operation } from './validation/openapi.ts'

export interface MockOptions {
  /** Decides everything the world would supply. */
  seed: number
  /** The clock of whoever runs the mock, in ms; tasks, tokens and codes go by it. */
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
  /** Holds every answer against openapi.yaml, and says here what does not fit. */
  onMisfit?: (complaint: string) => void
}

/** Whoever asked: their signal is looked at only while they wait, for making one takes time. */
export interface Asker {
  readonly signal: AbortSignal
}

export interface MockBackend {
  /** Answers as the network would; rejects where the network would fail, or when whoever asked has gone. */
  answer: (request: Incoming, asker: Asker) => Promise<Answered>
  /** The same as fetch has it. */
  fetch: (request: Request) => Promise<Response>
  /** Opens the chat's websocket, or gives the answer to the refused upgrade. */
  openSocket: (url: string, peer: Peer) => Promise<Connection | Answered>
  /** A picture that was uploaded, by its id. */
  picture: (id: string) => Blob | null
  control: MockControl
}

const streamHeaders = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }

/** How long one frame of a streamed answer takes to come. */
const frameMs = 25

/** The whole mock backend, wherever it runs: the calls of openapi.yaml, the chat's websocket, and what steers them. */
export const createMockBackend = async (options: MockOptions): Promise<MockBackend> => {
  const { seed, now, recognise, publish, wait = async () => {}, settings, persistence, onMisfit } = options
  const kept = await persistence?.load()
  let state = kept?.state ?? emptyState(seed, settings)
  const clock = createClock(() => state, now)
  const chance = createChance(() => state)
  const save = () => void persistence?.save(state, db.pictures.kept)
  const db = await createMockDb(
    { state: () => state, now: clock.now, chance, changed: save },
    recognise,
    publish,
  )
  for (const [id, picture] of kept?.pictures ?? []) db.pictures.kept.set(id, picture)
  db.tasks.resume()

  const pace = () => wait(frameMs)
  const handlers: Handlers = {
    ...knowledgeHandlers(db),
    ...taskHandlers(db),
    ...chatHandlers(db, pace),
    ...sharingHandlers(db),
    ...sessionHandlers(db),
    ...feedbackHandlers(db),
    ...analyticsHandlers(db),
  }
  const faults = createFaults(db)
  const log = createCallLog(clock.now, now)
  const connect = createChatSockets(db, pace)

  /** Answers that were found to fit, by operation and status: one that was true once is true again. */
  const fitting = new Map<string, Set<string | null>>()
  const check = ({ id, answers }: Operation, { status, body }: Answered, complaints: string[]): void => {
    if (!onMisfit || body instanceof ReadableStream) return
    const known = fitting.get(`${id} ${status}`) ?? new Set()
    if (known.has(body)) return
    const complaint = answerComplaint({ id, answers }, status, body === null ? undefined : JSON.parse(body))
    if (complaint === null) {
      if (known.size > 50) known.clear()
      fitting.set(`${id} ${status}`, known.add(body))
    } else {
      complaints.push(complaint)
      onMisfit(complaint)
    }
  }

  const run = <Id extends OperationId>(id: Id, call: Call<Id>) => handlers[id](call)

  const handle = async (
    operation: Operation,
    path: Readonly<Record<string, string>>,
    request: Incoming,
    entry: { complaints: string[]; sent: () => string },
  ): Promise<Answered> => {
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
    // The values were just held against the document that the types of every call are generated from.
    const reply = await run(id, { ...values, caller, authorization, accept } as Call<typeof id>)
    if (request.method !== 'GET') save()
    if ('stream' in reply) return { status: reply.status, headers: streamHeaders, body: reply.stream }
    return reply.body === null
      ? { status: reply.status, headers: {}, body: null }
      : json(reply.status, reply.body)
  }

  const answer = async (request: Incoming, asker: Asker): Promise<Answered> => {
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
