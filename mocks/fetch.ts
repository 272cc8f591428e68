import { getResponse } from 'msw'
import { createMockDb, type MockOptions } from './db.ts'
import { chatHandlers } from './handlers/chat.ts'
import { knowledgeHandlers } from './handlers/knowledge.ts'
import { taskHandlers } from './handlers/tasks.ts'

/**
 * The mock backend as a `fetch`, for tests and for whatever carries its answers further; anything it has no handler
 * for is a loud 501.
 */
export const createMockFetch = async (
  options: MockOptions,
): Promise<(request: Request) => Promise<Response>> => {
  const db = await createMockDb(options)
  const handlers = [...knowledgeHandlers(db), ...taskHandlers(db), ...chatHandlers(db)]
  return async request => {
    request.signal.throwIfAborted()
    const response = await getResponse(handlers, request.clone())
    request.signal.throwIfAborted()
    return response ?? notImplemented(request)
  }
}

const notImplemented = (request: Request) =>
  Response.json(
    {
      code: 501,
      errMsg: `The mock backend has no answer to ${request.method} ${new URL(request.url).pathname}`,
      error: 'Is the path in openapi.yaml, and its handler in mocks/handlers?',
    },
    { status: 501 },
  )
