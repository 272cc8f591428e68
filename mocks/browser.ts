import { proxy, wrap } from 'comlink'
import type { MockOptions } from './db.ts'
import type { MockBackend } from './worker.ts'

/**
 * The mock backend as a `fetch` of the page: calls go to a worker instead of the network, so that the demo works
 * offline and on any host, without a service worker.
 */
export const createMockTransport = async ({
  seed,
  recognise,
}: Pick<MockOptions, 'seed' | 'recognise'>): Promise<(request: Request) => Promise<Response>> => {
  const backend = wrap<MockBackend>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
  await backend.start(seed, proxy(recognise))
  return async request => {
    const { url, method, signal } = request
    const body = method === 'GET' ? null : await request.arrayBuffer()
    signal.throwIfAborted()
    const answered = await backend.handle({ url, method, status: 0, headers: [...request.headers], body })
    signal.throwIfAborted()
    return new Response(answered.body, { status: answered.status, headers: answered.headers })
  }
}
