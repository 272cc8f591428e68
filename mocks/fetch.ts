import { createMockBackend, type MockOptions } from './backend.ts'

export type { MockOptions } from './backend.ts'

/** The mock backend as a `fetch`, for tests that need no more of it. */
export const createMockFetch = async (
  options: MockOptions,
): Promise<(request: Request) => Promise<Response>> => (await createMockBackend(options)).fetch
