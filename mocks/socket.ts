import type { components } from '../src/api/schema.d.ts'
import { framesOf, type ServerFrame } from './db/chat.ts'
import type { Account } from './db/state.ts'
import type { MockDb } from './db.ts'
import type { Pace } from './handlers/chat.ts'
import { findValidationError } from './validation/openapi.ts'

type Schemas = components['schemas']
type Problem = Schemas['Problem']

/** The other end of a WebSocket, independent of the transport. */
export interface Peer {
  send: (text: string) => void
  close: (code: number, reason: string) => void
}

/** A websocket as the mock sees it. */
export interface Connection {
  receive: (text: string) => Promise<void>
  closed: () => void
}

const clientFrames: Readonly<Record<string, object | undefined>> = {
  ask: { $ref: '#/components/schemas/AskFrame' },
  resume: { $ref: '#/components/schemas/ResumeFrame' },
  stop: { $ref: '#/components/schemas/StopFrame' },
}
const maxFrameCharacters = 4 * 2 ** 20
const noQuestion: Problem = { code: 404, errMsg: 'There is no such question of yours' }
const nobody = '00000000-0000-4000-8000-000000000000'
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An answer on its way over one connection. */
interface Run {
  caller: Account | null
  frames: readonly ServerFrame[]
  /** The number of the frame that is sent next. */
  next: number
}

/** The problem that every question is answered with, where the mock was told so. */
const forcedProblem = (db: MockDb): Problem | null => {
  const { always } = db.context.state().settings
  if (always === 'unavailable') return { code: 503, errMsg: 'Not available at the moment, try again later' }
  if (always === 'rate-limited') return { code: 429, errMsg: 'Too many requests' }
  return always === 'server-error' ? { code: 500, errMsg: 'Something went wrong on our side' } : null
}

/** One connection as frames: what is sent after its end is lost. */
const createWire = (peer: Peer) => {
  let isOpen = true
  const send = (frame: ServerFrame) => {
    if (isOpen) peer.send(JSON.stringify(frame))
  }
  const close = (code: number, reason: string) => {
    if (!isOpen) return
    isOpen = false
    peer.close(code, reason)
  }
  /** Ends an answer with a problem; its number follows the last frame, or the client takes it for an old one. */
  const complain = (questionId: string, problem: Problem, seq = 0) =>
    send({ type: 'problem', questionId, seq, problem })

  return {
    send,
    close,
    complain,
    isOpen: () => isOpen,
    closed: () => {
      isOpen = false
    },
  }
}

/** Sends answers over one connection, frame after frame. */
const createRuns = (
  db: MockDb,
  pace: Pace,
  { send, close, complain, isOpen }: ReturnType<typeof createWire>,
) => {
  /** What is being sent for a question: a newer run, or a stop, ends it. */
  const runs = new Map<string, Run>()
  /** Questions that were answered over this connection: to stop one of them again needs no answer. */
  const heard = new Set<string>()

  const run = async (
    questionId: string,
    caller: Account | null,
    frames: readonly ServerFrame[],
    first = 0,
  ): Promise<void> => {
    const running: Run = { caller, frames, next: first }
    runs.set(questionId, running)
    heard.add(questionId)
    for (; running.next < frames.length; running.next += 1) {
      await pace()
      if (!isOpen() || runs.get(questionId) !== running) return
      // The account was deleted, the server reset, or the same question asked again.
      if (db.chat.recall(questionId, caller) !== frames) {
        complain(questionId, noQuestion, running.next)
        break
      }
      const { settings } = db.context.state()
      if (settings.breakAfterFrames !== null && running.next - first >= settings.breakAfterFrames) {
        settings.breakAfterFrames = null // once: who resumes is answered
        return close(1011, 'The connection broke off')
      }
      const frame = frames[running.next]
      if (frame) send(frame)
    }
    runs.delete(questionId)
  }

  /** Ends an answer where it is: what was sent, and `done`, is what can be resumed from now on. */
  const stop = (questionId: string): void => {
    const running = runs.get(questionId)
    if (!running) {
      if (!heard.has(questionId)) complain(questionId, noQuestion)
      return
    }
    runs.delete(questionId)
    const done: ServerFrame = { type: 'done', questionId, seq: running.next }
    db.chat.remember(questionId, running.caller, [...running.frames.slice(0, running.next), done])
    send(done)
  }

  return { run, stop }
}

/** Answers questions over websockets; a question outlives the connection it came by, so that another can resume it. */
export const createChatSockets =
  (db: MockDb, pace: Pace) =>
  (peer: Peer): Connection => {
    const wire = createWire(peer)
    const { complain, close } = wire
    const { run, stop } = createRuns(db, pace, wire)

    const ask = async (frame: Schemas['AskFrame']): Promise<void> => {
      const { questionId, accessToken } = frame
      const problem = forcedProblem(db)
      if (problem) return complain(questionId, problem)
      const caller = db.accounts.callerOf(accessToken ?? null)
      const state = db.context.state()
      const answer = await db.chat.ask(frame, caller)
      if (!answer.ok) return complain(questionId, answer.problem)
      // Deleted or reset while it was being answered: there is nobody to keep the answer for.
      if (state !== db.context.state() || (caller && !state.accounts.has(caller.uid)))
        return complain(questionId, noQuestion)
      const frames = framesOf(questionId, answer.value)
      db.chat.remember(questionId, caller, frames)
      await run(questionId, caller, frames)
    }

    const resume = async ({ questionId, seq, accessToken }: Schemas['ResumeFrame']): Promise<void> => {
      const caller = db.accounts.callerOf(accessToken ?? null)
      const frames = db.chat.recall(questionId, caller)
      if (!frames) return complain(questionId, noQuestion, seq + 1)
      return run(questionId, caller, frames, seq + 1)
    }

    return {
      async receive(text) {
        if (text.length > maxFrameCharacters) return close(1009, 'The frame is too large')
        const read = readFrame(text)
        if ('problem' in read) return complain(read.questionId, read.problem)
        if (read.type === 'ask') return ask(read)
        if (read.type === 'stop') return stop(read.questionId)
        return resume(read)
      },
      closed: wire.closed,
    }
  }

type ReadFrame = Schemas['ClientFrame'] | { questionId: string; problem: Problem }

const readFrame = (text: string): ReadFrame => {
  const refuse = (errMsg: string, error: string, questionId: unknown = nobody): ReadFrame => ({
    questionId: typeof questionId === 'string' && uuid.test(questionId) ? questionId : nobody,
    problem: { code: 400, errMsg, error },
  })
  let frame: Schemas['ClientFrame']
  try {
    frame = JSON.parse(text)
  } catch {
    return refuse('A frame is one JSON object', 'frame')
  }
  if (typeof frame !== 'object' || frame === null) return refuse('A frame is one JSON object', 'frame')
  const schema = Object.hasOwn(clientFrames, frame.type) ? clientFrames[frame.type] : undefined
  if (!schema) return refuse('type must be ask, resume or stop', 'frame.type', frame.questionId)
  const complaint = findValidationError(schema, frame, 'frame')
  return complaint
    ? refuse(`${complaint.field} ${complaint.message}`, complaint.field, frame.questionId)
    : frame
}
