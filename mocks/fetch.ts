import { createMockBackend, type MockOptions } from './backend.ts'
import { createMswFetch } from './msw/fetch.ts'

export type { MockOptions } from './backend.ts'

/** The mock backend as a `fetch`, for tests that need no more of it; a path that is not the API's fails as a network does. */
export const createMockFetch = async (
  options: MockOptions,
): Promise<(request: Request) => Promise<Response>> => {
  const backend = await createMockBackend(options)
  return createMswFetch(backend.fetch, request =>
    Promise.reject(new TypeError(`${request.url} is not the mock's`)),
  )
}
