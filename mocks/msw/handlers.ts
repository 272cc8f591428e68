import { http, type RequestHandler } from 'msw'
import { operations } from '../validation/openapi.ts'
import { type Answer, createApiHandlers } from './fetch.ts'

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }
const isMethod = (method: string): method is keyof typeof methods => Object.hasOwn(methods, method)

/**
 * The mock backend as MSW handlers, one for each operation of openapi.yaml at any origin, and those that refuse every
 * other path of the API aloud; for `setupServer` and `setupWorker`.
 */
export const createMswHandlers = (answer: Answer): RequestHandler[] => {
  const handlers = operations.flatMap(({ id, method, path }) => {
    if (!isMethod(method)) throw new TypeError(`${id} has a method that MSW does not: ${method}`)
    const pattern = `*${path.replace(/\{(\w+)\}/g, ':$1')}`
    return methods[method](pattern, ({ request }) => answer(request))
  })
  return [...handlers, ...createApiHandlers(answer)]
}
