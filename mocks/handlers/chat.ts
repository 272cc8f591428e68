import { framesOf, type ServerFrame } from '../db/chat.ts'
import type { MockDb } from '../db.ts'
import type { Handlers } from '../handler.ts'

/** Waits as long as one frame of an answer takes to come. */
export type Pace = () => Promise<void>

export const chatHandlers = (
  { chat, context }: MockDb,
  pace: Pace,
): Pick<Handlers, 'askQuestion' | 'openChatSocket'> => ({
  async askQuestion({ body, caller, accept }) {
    const answered = await chat.ask(body, caller)
    if (!answered.ok) return { status: answered.status, body: answered.problem }
    if (!accept.includes('text/event-stream')) return { status: 200, body: answered.value }
    const { settings } = context.state()
    const breakAfter = settings.breakAfterFrames ?? Number.POSITIVE_INFINITY
    settings.breakAfterFrames = null // once: who asks again is answered
    return { status: 200, stream: streamOf(framesOf(body.eventId, answered.value), breakAfter, pace) }
  },

  openChatSocket: () => ({ status: 426, body: { code: 426, errMsg: 'Upgrade to websocket' } }),
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
