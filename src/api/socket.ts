import { clientProblems, type Problem } from './problems.ts'
import type { components } from './schema.d.ts'
import { frameComplaint } from './shapes.ts'

type Schemas = components['schemas']
export type ServerFrame = Schemas['ServerFrame']
export type AskFrame = Omit<Schemas['AskFrame'], 'type'>

/** The part of a WebSocket that is used; a browser's own fits, and so does the mock's. */
export interface FrameSocket extends Pick<EventTarget, 'addEventListener'> {
  readonly readyState: number
  send(text: string): void
  close(): void
}

const openState = 1

export interface SocketOptions {
  /** Opens a connection; may throw where the platform forbids it. */
  connect: () => FrameSocket
  /** Resolves after a while, or at once when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  connectTimeoutMs?: number
  /** How long to wait before each attempt to take a broken connection up again. */
  retryAfterMs?: readonly number[]
}

/** How a connection ended: with its last frame, with a problem, or broken after the frame `seq` (-1: none came). */
type Ending =
  | { kind: 'finished' }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'broken'; wasOpen: boolean }

/**
 * Asks over a websocket and hands on each frame once, in its order, whatever happens to the connection: a broken one is
 * taken up again after the last frame that came. Resolves with null when the answer is whole, else with the problem.
 */
export const askOverSocket = async (
  ask: AskFrame,
  onFrame: (frame: ServerFrame) => void,
  signal: AbortSignal,
  { connect, wait, connectTimeoutMs = 10_000, retryAfterMs = [200, 800, 2_000] }: SocketOptions,
): Promise<Problem | null> => {
  const { questionId } = ask
  let lastSeq = -1

  const attempt = (isFirst: boolean): Promise<Ending> =>
    new Promise(resolve => {
      let wasOpen = false
      let isOver = false
      let socket: FrameSocket
      const finish = (ending: Ending) => {
        isOver = true
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
        resolve(ending)
        socket?.close()
      }
      const timer = setTimeout(() => finish({ kind: 'broken', wasOpen }), connectTimeoutMs)
      const send = (frame: object) => {
        if (socket.readyState === openState) socket.send(JSON.stringify(frame))
        else finish({ kind: 'problem', problem: notOpen })
      }
      const stop = () => {
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
        clearTimeout(timer)
        send(isFirst ? { type: 'ask', ...ask } : { type: 'resume', questionId, seq: Math.max(0, lastSeq) })
      })
      socket.addEventListener('error', () => finish({ kind: 'broken', wasOpen }))
      socket.addEventListener('close', () => finish({ kind: 'broken', wasOpen }))
      socket.addEventListener('message', event => {
        if (isOver) return
        const frame = readFrame('data' in event ? event.data : null)
        if (typeof frame === 'string') {
          finish({ kind: 'problem', problem: { ...unreadable, error: frame } })
          return
        }
        // What came before the connection broke may come again; a gap is a broken connection, too.
        if (frame.questionId !== questionId || frame.seq <= lastSeq) return
        if (frame.seq > lastSeq + 1) {
          finish({ kind: 'broken', wasOpen })
          return
        }
        lastSeq = frame.seq
        if (frame.type === 'problem') finish({ kind: 'problem', problem: frame.problem })
        else {
          onFrame(frame)
          if (frame.type === 'done') finish({ kind: 'finished' })
        }
      })
    })

  for (let tries = 0; ; tries += 1) {
    if (signal.aborted) return aborted
    // Until a frame came the server may not have heard the question: it is asked anew.
    const ending = await attempt(lastSeq < 0)
    if (ending.kind === 'finished') return null
    if (ending.kind === 'problem') return ending.problem
    const pause = retryAfterMs[tries]
    if (!ending.wasOpen && lastSeq < 0) return connectFailed
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
const aborted: Problem = { code: clientProblems.aborted, errMsg: 'The call was cancelled' }
const unreadable: Problem = {
  code: clientProblems.answerInvalid,
  errMsg: 'The server sent an answer this app cannot read',
}

/** A frame of the server, or what is wrong with it. */
export const readFrame = (data: unknown): ServerFrame | string => {
  if (typeof data !== 'string') return 'a frame is not text'
  try {
    const frame: unknown = JSON.parse(data)
    return frameComplaint(frame) ?? (frame as ServerFrame) // checked against the schema the type was made from
  } catch (error) {
    return `a frame is not JSON (${String(error)})`
  }
}
