import type { Page, WebSocketRoute } from '@playwright/test'
import type { components } from '../../../src/api/schema.d.ts'

type Task = components['schemas']['Task']

/** The server build without a server: what a journey routes answers for it. */
export const serverBuild = `http://localhost:${Number(process.env['JOURNEYS_PORT']) + 1}/analyze-h5/`

/** Answers the upload of a photo at once with a finished task. */
export const answerUploads = async (page: Page, task: Task) => {
  await page.route('**/api/upload', route =>
    route.fulfill({ status: 201, json: { taskId: task.id, imageUrl: '' } }),
  )
  await page.route('**/api/task/**', route => route.fulfill({ json: task }))
}

/** Sends frames as the answer to a question that came over a websocket. */
const sendFrames = (
  socket: Pick<WebSocketRoute, 'send'>,
  message: string | Buffer,
  frames: readonly object[],
) => {
  const { questionId } = JSON.parse(String(message))
  for (const [seq, frame] of frames.entries()) socket.send(JSON.stringify({ ...frame, questionId, seq }))
}

/** Answers every question over the websocket with a text in pieces. */
export const answerQuestions = (page: Page, answer: string, pieceLength = 7) =>
  page.routeWebSocket(/\/api\/chat\/socket/, socket => {
    socket.onMessage(message => {
      const pieces = answer.match(new RegExp(`[\\s\\S]{1,${pieceLength}}`, 'g')) ?? []
      sendFrames(socket, message, [
        { type: 'start' },
        ...pieces.map(text => ({ type: 'delta', text })),
        { type: 'done' },
      ])
    })
  })
