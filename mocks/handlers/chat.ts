import { framesOf, type ServerFrame } from '../db/chat.ts'
import type { MockDb } from '../db.ts'
import { http } from '../http.ts'
import { callerOf } from './caller.ts'

/** Waits as long as one frame of an answer takes to come. */
export type Pace = () => Promise<void>

export const chatHandlers = (db: MockDb, pace: Pace) => ({
  askQuestion: http.post('/api/chat', async ({ request, response }) => {
    const question = await request.json()
    const answered = await db.chat.ask(question, callerOf(db, request))
    if (!answered.ok) return response(404).json(answered.problem)
    if (!request.headers.get('accept')?.includes('text/event-stream'))
      return response(200).json(answered.value)
    const { settings } = db.context.state()
    const breakAfter = settings.breakAfterFrames ?? Number.POSITIVE_INFINITY
    settings.breakAfterFrames = null // once: who asks again is answered
    const frames = framesOf(question.eventId, answered.value)
    return response.untyped(
      new Response(streamOf(frames, breakAfter, pace), {
        headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
      }),
    )
  }),

  openChatSocket: http.get('/api/chat/socket', ({ response }) =>
    response(426).json({ code: 426, errMsg: 'Upgrade to websocket' }),
  ),
})

/** Frames as events, one at a time; nothing is made for a reader who has gone. */
const streamOf = (
  frames: readonly ServerFrame[],
  breakAfter: number,
  pace: Pace,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      await pace()
      const frame = frames[at]
      if (at >= breakAfter) return controller.error(new TypeError('The connection broke off'))
      if (!frame) return controller.close()
      controller.enqueue(encoder.encode(`data: ${JSON.stringify(frame)}\n\n`))
      at += 1
    },
  })
}
