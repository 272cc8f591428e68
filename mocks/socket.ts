import type { components } from '../src/api/schema.d.ts'
import { framesOf, type ServerFrame } from './db/chat.ts'
import type { MockDb } from './db.ts'
import type { Pace } from './handlers/chat.ts'
import { complaintAbout } from './validation/openapi.ts'

type Schemas = components['schemas']
type Problem = Schemas['Problem']

/** The far end of a websocket, whoever carries it. */
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
const maxQuestions = 100
const nobody = '00000000-0000-4000-8000-000000000000'
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Answers questions over websockets; a question outlives the connection it came by, so that another can resume it. */
export const createChatSockets = (db: MockDb, pace: Pace) => {
  /** Frames by question: the last hundred can be resumed. */
  const answered = new Map<string, ServerFrame[]>()

  const remember = (questionId: string, frames: ServerFrame[]) => {
    answered.set(questionId, frames)
    const [oldest] = answered.keys()
    if (answered.size > maxQuestions && oldest !== undefined) answered.delete(oldest)
  }

  const forcedProblem = (): Problem | null => {
    const { always } = db.context.state().settings
    if (always === 'unavailable') return { code: 503, errMsg: 'Not available at the moment, try again later' }
    if (always === 'rate-limited') return { code: 429, errMsg: 'Too many requests' }
    return always === 'server-error' ? { code: 500, errMsg: 'Something went wrong on our side' } : null
  }

  return (peer: Peer): Connection => {
    let isOpen = true
    /** Which run of frames is being sent for a question: a newer one, or a stop, ends it. */
    const runs = new Map<string, symbol>()

    const send = (frame: ServerFrame) => {
      if (isOpen) peer.send(JSON.stringify(frame))
    }
    const close = (code: number, reason: string) => {
      if (!isOpen) return
      isOpen = false
      peer.close(code, reason)
    }
    const complain = (questionId: string, problem: Problem) =>
      send({ type: 'problem', questionId, seq: 0, problem })

    const run = async (questionId: string, frames: readonly ServerFrame[]): Promise<void> => {
      const token = Symbol(questionId)
      runs.set(questionId, token)
      let sent = 0
      for (const frame of frames) {
        await pace()
        if (!isOpen || runs.get(questionId) !== token) return
        const { settings } = db.context.state()
        if (settings.breakAfterFrames !== null && sent >= settings.breakAfterFrames) {
          settings.breakAfterFrames = null // once: who resumes is answered
          return close(1011, 'The connection broke off')
        }
        send(frame)
        sent += 1
      }
      runs.delete(questionId)
    }

    const ask = async (frame: Schemas['AskFrame']): Promise<void> => {
      const { questionId, accessToken } = frame
      const problem = forcedProblem()
      if (problem) return complain(questionId, problem)
      const caller = db.accounts.callerOf(accessToken ?? null)
      const answer = await db.chat.ask(frame, caller)
      if (!answer.ok) return complain(questionId, answer.problem)
      const frames = framesOf(questionId, answer.value)
      remember(questionId, frames)
      await run(questionId, frames)
    }

    const stop = (questionId: string): void => {
      if (!runs.delete(questionId)) return
      const frames = answered.get(questionId) ?? []
      const done: ServerFrame = { type: 'done', questionId, seq: frames.length - 1 }
      remember(questionId, [done])
      send(done)
    }

    return {
      async receive(text) {
        if (text.length > maxFrameCharacters) return close(1009, 'The frame is too large')
        const read = readFrame(text)
        if ('problem' in read) return complain(read.questionId, read.problem)
        if (read.type === 'ask') return ask(read)
        if (read.type === 'stop') return stop(read.questionId)
        const frames = answered.get(read.questionId)
        if (!frames) return complain(read.questionId, { code: 404, errMsg: 'There is no such question' })
        return run(
          read.questionId,
          frames.filter(({ seq }) => seq > read.seq),
        )
      },
      closed() {
        isOpen = false
      },
    }
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
  const complaint = complaintAbout(schema, frame, 'frame')
  return complaint
    ? refuse(`${complaint.field} ${complaint.message}`, complaint.field, frame.questionId)
    : frame
}
