import { type Answer, noAnswer, withFrame } from './answer.ts'
import type { Api } from './client.ts'
import { clientProblems, isUnreachable, type Problem, type Result } from './problems.ts'
import type { components } from './schema.d.ts'
import { askOverSocket, type FrameSocket, type ServerFrame, type SocketOptions } from './socket.ts'
import { newUuid } from './uuid.ts'

type Schemas = components['schemas']
type Question = Pick<Schemas['Question'], 'question' | 'history' | 'taskId' | 'lang'>

/** The result of a question. Text that arrived before a problem is in `answer`. */
export interface Reply {
  answer: Answer
  problem: Problem | null
}

/** Whether a way did not work out, so that the next one is tried; anything else is the server's own word. */
const triesNext = (code: number): boolean => isUnreachable(code) || code === clientProblems.answerInvalid

/**
 * Asks questions: over the websocket, else as an event stream, else as plain JSON. The answer so far is handed on as it
 * grows. Once a part of it came no other way is tried: the reply then says what broke it off.
 */
export const createConversation = ({
  api,
  connect,
  identity,
  onLogout,
  wait,
  newId = newUuid,
  limits = {},
}: {
  api: () => Promise<Api>
  /** How websockets are opened, once it is known: by a path of the API, with its query. */
  connect: () => Promise<(path: string) => FrameSocket>
  identity: () => { accessToken: string | null; uid: string }
  onLogout: () => void
  wait: SocketOptions['wait']
  newId?: () => string
  /** Other limits than the websocket's own. */
  limits?: Pick<SocketOptions, 'connectTimeoutMs' | 'silenceMs'>
}) => ({
  async ask(question: Question, onAnswer: (answer: Answer) => void, signal: AbortSignal): Promise<Reply> {
    let answer = noAnswer
    let hasBegun = false
    const take = (frame: ServerFrame) => {
      hasBegun ||= frame.type !== 'start'
      answer = withFrame(answer, frame)
      if (frame.type === 'delta' || frame.type === 'citation') onAnswer(answer)
    }

    const overSocket = async (): Promise<Problem | null> => {
      const eventId = newId()
      const { accessToken, uid } = identity()
      const query = new URLSearchParams({ eventId, uid })
      const open = await connect()
      const ask = {
        ...question,
        ...(accessToken === null ? {} : { accessToken }),
        questionId: newId(),
        eventId,
        uid,
      }
      return askOverSocket(ask, take, signal, {
        connect: () => open(`/api/chat/socket?${query}`),
        wait,
        ...limits,
      })
    }
    const keep = ({ data, problem }: Result<Answer>): Problem | null => {
      if (data) {
        answer = data
        onAnswer(answer)
      }
      return problem ?? null
    }
    const asStream = async () => keep(await (await api()).streamAnswer(question, take, { signal }))
    const asJson = async () => keep(await (await api()).askQuestion(question, { signal }))

    let problem: Problem | null = null
    for (const way of [overSocket, asStream, asJson]) {
      problem = await way()
      if (problem === null || hasBegun || signal.aborted || !triesNext(problem.code)) break
      // Asked for a stream a server may answer with JSON: one that was silent then would be silent again.
      if (way === asStream && problem.code === clientProblems.timeout) break
    }
    if (problem?.code === 401) onLogout()
    return { answer, problem }
  },
})

export type Conversation = ReturnType<typeof createConversation>
