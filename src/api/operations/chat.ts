import { noAnswer, withFrame } from '../answer.ts'
import type { Body, CallOptions, Calls, Reply } from '../calls.ts'
import { readEventStream } from '../event-stream.ts'
import type { Problem } from '../problems.ts'
import type { components } from '../schema.d.ts'
import type { ServerFrame } from '../socket.ts'

type Schemas = components['schemas']

/** Questions about an analysis. */
export const chatOperations = ({ client, called, settle, streamSilenceMs }: Calls) => ({
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
      async ({ headers, ...init }, heard): Promise<Reply<Schemas['Answer']>> => {
        const { data, error, response } = await client.POST('/api/chat', {
          ...init,
          headers: { ...headers, Accept: 'text/event-stream' },
          body: { ...body, ...called() },
          parseAs: 'stream',
        })
        if (!data) return { error, response }
        if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
          return { data: await new Response(data).json(), response }
        heard(streamSilenceMs)
        return collectAnswer(data, response, frame => {
          heard()
          onFrame(frame)
        })
      },
      options,
    ),

  shareChat: (body: Body<'ChatShareRequest'>, options?: CallOptions) =>
    settle(
      'POST /api/chat/share',
      init => client.POST('/api/chat/share', { ...init, body: { ...body, ...called() } }),
      options,
    ),
})

/** Reads a streamed answer to its end; a problem frame counts as the refusal it is. */
const collectAnswer = async (
  body: ReadableStream<Uint8Array>,
  response: Response,
  onFrame: (frame: ServerFrame) => void,
): Promise<Reply<Schemas['Answer']>> => {
  let answer = noAnswer
  let problem: Problem | null = null
  let isDone = false
  let last = { questionId: '', seq: -1 }
  const invalid = await readEventStream(body, frame => {
    // What was sent twice, or belongs to another question, is no part of this answer.
    if (last.seq >= 0 && (frame.questionId !== last.questionId || frame.seq <= last.seq)) return
    last = frame
    if (frame.type === 'problem') problem = frame.problem
    else {
      answer = withFrame(answer, frame)
      isDone ||= frame.type === 'done'
      onFrame(frame)
    }
  })
  if (invalid !== null) throw new SyntaxError(invalid)
  if (problem !== null) return { error: problem, response: refusalOf(problem) }
  if (!isDone) throw new TypeError('The stream ended before the answer did')
  return { data: answer, response }
}

/** A refusal in a stream, as the response it would have been. */
const refusalOf = ({ code }: Problem): Response =>
  new Response(null, { status: code >= 400 && code < 600 ? code : 500 })
