import './msw-storage.ts'
import { getResponse, http, type RequestHandler } from 'msw'
import { operations } from './openapi.ts'

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }
const isMethod = (method: string): method is keyof typeof methods => Object.hasOwn(methods, method)

type Answer = (request: Request) => Promise<Response>

/**
 * The mock backend as MSW handlers, one for each operation of openapi.yaml at any origin, and one that refuses every
 * other path of the API aloud; for `getResponse`, `setupServer` and `setupWorker`.
 */
export const createMswHandlers = (answer: Answer): RequestHandler[] => {
  const handlers = operations.flatMap(({ id, method, path }) => {
    if (!isMethod(method)) throw new TypeError(`${id} has a method that MSW does not: ${method}`)
    const pattern = `*${path.replace(/\{(\w+)\}/g, ':$1')}`
    return methods[method](pattern, ({ request }) => answer(request))
  })
  const others = ['*/api/*', '*/analytics/*'].map(path => http.all(path, ({ request }) => answer(request)))
  return [...handlers, ...others]
}

/** The mock backend as a `fetch`, through its MSW handlers; whatever is not the API's goes to `elsewhere`. */
export const createMswFetch = (answer: Answer, elsewhere: Answer): Answer => {
  const handlers = createMswHandlers(answer)
  return async request => {
    request.signal.throwIfAborted()
    return (await getResponse(handlers, request)) ?? elsewhere(request)
  }
}
