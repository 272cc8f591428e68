import './storage.ts'
import { getResponse, http, type RequestHandler } from 'msw'

export type Answer = (request: Request) => Promise<Response>

/** MSW handlers for every path of the API, at any origin. */
export const createApiHandlers = (answer: Answer): RequestHandler[] =>
  ['*/api/*', '*/analytics/*'].map(path => http.all(path, ({ request }) => answer(request)))

/**
 * The mock backend as a `fetch`, through MSW; whatever is not the API's goes to `elsewhere`. Which operation is meant is left to
 * the backend: MSW would try a handler for each in turn, some sixty patterns a call, and that on the page's thread.
 */
export const createMswFetch = (answer: Answer, elsewhere: Answer): Answer => {
  const handlers = createApiHandlers(answer)
  return async request => {
    request.signal.throwIfAborted()
    return (await getResponse(handlers, request)) ?? elsewhere(request)
  }
}
