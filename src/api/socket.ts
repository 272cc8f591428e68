import { clientProblems, type Problem } from './problems.ts'
import type { components } from './schema.d.ts'
import { frameError, isUnknownFrame } from './shapes.ts'

type Schemas = components['schemas']
export type ServerFrame = Schemas['ServerFrame']
export type AskFrame = Omit<Schemas['AskFrame'], 'type'>

/** The part of a WebSocket that is used; both the browser's and the mock's implement it. */
export interface FrameSocket extends Pick<EventTarget, 'addEventListener'> {
  readonly readyState: number
  send(text: string): void
  close(): void
}

const openState = 1

export interface SocketOptions {
  /** Opens a connection; may throw where the platform forbids it. */
  connect: () => FrameSocket
  /** Resolves after a delay, or immediately when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  connectTimeoutMs?: number
  /** How long an open connection may bring no frame: before the first frame the socket is given up, later it is resumed. */
  silenceMs?: number
  /** How long it may bring frames of which none is part of the answer. */
  wordlessMs?: number
  /** How long to wait before each attempt to resume a broken connection. */
  retryAfterMs?: readonly number[]
}

/** How a connection ended: with the last frame, with a problem, or broken before either. */
type Ending =
  | { kind: 'finished' }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'broken'; wasOpen: boolean }
  | { kind: 'silent' }

/** Receives the frames of one answer in order, over one or several connections. */
interface FrameQueue {
  /** The sequence number of the last frame; -1 before the first. */
  readonly lastSeq: number
  /** How many frames were passed on; those of unknown types are not. */
  readonly passed: number
  /** Receives a message; returns how the connection ends with it, null where it continues. */
  take(message: unknown): 'broken' | 'finished' | Problem | null
}

const createFrameQueue = (questionId: string, onFrame: (frame: ServerFrame) => void): FrameQueue => {
  let lastSeq = -1
  let passed = 0
  return {
    get lastSeq() {
      return lastSeq
    },
    get passed() {
      return passed
    },
    take(message) {
      const read = readFrame(message)
      if ('error' in read) return { ...unreadable, error: read.error }
      // Frames from before the connection broke may be sent again; a gap is treated as a broken connection.
      if (read.frame.questionId !== questionId || read.frame.seq <= lastSeq) return null
      if (read.frame.seq > lastSeq + 1) return 'broken'
      lastSeq = read.frame.seq
      if (read.isUnknown) return null
      if (read.frame.type === 'problem') return read.frame.problem
      passed += 1
      onFrame(read.frame)
      return read.frame.type === 'done' ? 'finished' : null
    },
  }
}

/** Opens one connection, asks or resumes on it, and resolves with how it ended. */
const runConnection = (
  ask: AskFrame,
  queue: FrameQueue,
  signal: AbortSignal,
  { connect, connectTimeoutMs = 10_000, silenceMs = 10_000, wordlessMs = 60_000 }: SocketOptions,
): Promise<Ending> =>
  new Promise(resolve => {
    const { questionId, accessToken } = ask
    let wasOpen = false
    let isOver = false
    let socket: FrameSocket
    let wordTimer: ReturnType<typeof setTimeout> | undefined
    const finish = (ending: Ending) => {
      isOver = true
      clearTimeout(timer)
      clearTimeout(wordTimer)
      signal.removeEventListener('abort', stop)
      resolve(ending)
      socket?.close()
    }
    let timer = setTimeout(() => finish({ kind: 'broken', wasOpen }), connectTimeoutMs)
    const watchSilence = () => {
      clearTimeout(timer)
      timer = setTimeout(() => finish({ kind: 'silent' }), silenceMs)
    }
    const watchWords = () => {
      clearTimeout(wordTimer)
      wordTimer = setTimeout(() => finish({ kind: 'silent' }), wordlessMs)
    }
    const send = (frame: object) => {
      if (socket.readyState === openState) socket.send(JSON.stringify(frame))
      else finish({ kind: 'problem', problem: notOpen })
    }
    const stop = () => {
      isOver = true // a last frame that answers the stop does not make the answer complete
      if (wasOpen && socket.readyState === openState)
        socket.send(JSON.stringify({ type: 'stop', questionId }))
      finish({ kind: 'problem', problem: aborted })
    }
    try {
      socket = connect()
    } catch {
      finish({ kind: 'broken', wasOpen })
      return
    }
    signal.addEventListener('abort', stop, { once: true })
    socket.addEventListener('open', () => {
      wasOpen = true
      watchSilence()
      watchWords()
      // Until a frame arrived the server may not have received the question: it is sent again.
      if (queue.lastSeq < 0) return send({ type: 'ask', ...ask })
      const seq = queue.lastSeq
      send({ type: 'resume', questionId, seq, ...(accessToken === undefined ? {} : { accessToken }) })
    })
    socket.addEventListener('error', () => finish({ kind: 'broken', wasOpen }))
    socket.addEventListener('close', () => finish({ kind: 'broken', wasOpen }))
    socket.addEventListener('message', event => {
      if (isOver) return
      const { lastSeq: before, passed } = queue
      const end = queue.take('data' in event ? event.data : null)
      if (queue.lastSeq > before) watchSilence()
      if (queue.passed > passed) watchWords()
      if (end === 'broken') finish({ kind: 'broken', wasOpen })
      else if (end === 'finished') finish({ kind: 'finished' })
      else if (end !== null) finish({ kind: 'problem', problem: end })
    })
  })

/**
 * Asks over a websocket and passes on each frame once and in order. A broken connection is resumed after the last frame
 * that arrived. Resolves with null when the answer is complete, else with the problem.
 */
export const askOverSocket = async (
  ask: AskFrame,
  onFrame: (frame: ServerFrame) => void,
  signal: AbortSignal,
  options: SocketOptions,
): Promise<Problem | null> => {
  const { wait, retryAfterMs = [200, 800, 2_000] } = options
  const queue = createFrameQueue(ask.questionId, onFrame)
  for (let tries = 0; ; tries += 1) {
    if (signal.aborted) return aborted
    const before = queue.passed
    const ending = await runConnection(ask, queue, signal, options)
    if (ending.kind === 'finished') return null
    if (ending.kind === 'problem') return ending.problem
    if (queue.lastSeq < 0 && ending.kind === 'silent') return silent
    if (queue.lastSeq < 0 && ending.kind === 'broken' && !ending.wasOpen) return connectFailed
    if (queue.passed > before) tries = 0 // it went on: what counts is how often it does not
    const pause = retryAfterMs[tries]
    if (pause === undefined) return broken
    await wait(pause, signal)
  }
}

const notOpen: Problem = { code: clientProblems.socketNotOpen, errMsg: 'The websocket is not open' }
const connectFailed: Problem = {
  code: clientProblems.socketConnectFailed,
  errMsg: 'The websocket could not be opened',
}
const broken: Problem = { code: clientProblems.networkFailed, errMsg: 'The connection broke' }
const silent: Problem = { code: clientProblems.timeout, errMsg: 'The websocket is open and brings nothing' }
const aborted: Problem = { code: clientProblems.aborted, errMsg: 'The call was cancelled' }
const unreadable: Problem = {
  code: clientProblems.answerInvalid,
  errMsg: 'The server sent an answer this app cannot read',
}

/** A frame as it was received; one of an unknown type has a sequence number and nothing else that is read. */
type ReadFrame =
  | { isUnknown: false; frame: ServerFrame }
  | { isUnknown: true; frame: Pick<ServerFrame, 'questionId' | 'seq'> }
  | { error: string }

/** Parses and validates a frame of the server. */
export const readFrame = (data: unknown): ReadFrame => {
  if (typeof data !== 'string') return { error: 'a frame is not text' }
  try {
    const frame: unknown = JSON.parse(data)
    if (isUnknownFrame(frame)) return { isUnknown: true, frame }
    const error = frameError(frame)
    if (error !== null) return { error }
    return { isUnknown: false, frame: frame as ServerFrame } // validated by the schema the type was generated from
  } catch (error) {
    return { error: `a frame is not JSON (${String(error)})` }
  }
}
