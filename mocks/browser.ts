import { proxy, type Remote, wrap } from 'comlink'
import type { MockOptions } from './backend.ts'
import type { Call, MockControl } from './control/control.ts'
import { createMswFetch } from './msw/fetch.ts'
import { PageSocket, type SocketLike } from './msw/page-socket.ts'
import type { Message, MockWorker } from './worker.ts'

export type { Applied, Call, Change, ControlState, MockControl, Settings } from './control/control.ts'
export type { SocketLike } from './msw/page-socket.ts'
export { isScenarioName, type ScenarioName, scenarioNames, scenarioOfSlug, scenarios } from './scenarios.ts'

/** The mock backend as a page sees it. */
export interface MockTransport {
  fetch: (request: Request) => Promise<Response>
  connectSocket: (url: string) => SocketLike
  control: MockControl
}

/**
 * The mock backend in place of the network: calls go to a worker, so that the demo works offline and on any host,
 * without a service worker.
 */
export const createMockTransport = async ({
  seed,
  recognise,
}: Pick<MockOptions, 'seed' | 'recognise'>): Promise<MockTransport> => {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  // As a server that cannot be reached; the next call tries again.
  const lost = new Promise<never>((_, reject) =>
    started.addEventListener('error', () => reject(new TypeError('The mock backend could not be loaded'))),
  )
  const worker = wrap<MockWorker>(started)
  await Promise.race([worker.start(seed, proxy(recognise)), lost])
  return {
    fetch: createMswFetch(createFetch(worker), request => fetch(request)),
    connectSocket: url =>
      new PageSocket(url, async (address, peer) => {
        const opened = await worker.connect(address, proxy(peer))
        return typeof opened === 'number' ? null : opened
      }),
    control: await controlOf(worker),
  }
}

const createFetch = (worker: Remote<MockWorker>) => {
  let calls = 0
  return async (request: Request): Promise<Response> => {
    const { url, method, signal } = request
    const body = method === 'GET' ? null : await request.arrayBuffer()
    signal.throwIfAborted()
    calls += 1
    const call = calls
    const abort = () => void worker.abort(call)
    signal.addEventListener('abort', abort)
    try {
      const sent: Message = { url, method, status: 0, headers: [...request.headers], body }
      const answered = await untilAborted(worker.handle(call, sent), signal)
      const { status, headers } = answered
      const received =
        answered.body instanceof MessagePort ? streamFrom(answered.body, signal) : answered.body
      return new Response(received, { status, headers })
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }
}

/** Whoever gives up does not wait for the worker to notice. */
const untilAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const give = () => reject(signal.reason)
    signal.addEventListener('abort', give, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', give))
  })

/** What the worker pumps through a port, as a body. */
const streamFrom = (port: MessagePort, signal: AbortSignal): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      const end = () => {
        port.postMessage('enough')
        controller.error(signal.reason)
      }
      signal.addEventListener('abort', end, { once: true })
      port.onmessage = ({ data }: MessageEvent<Uint8Array | string | null>) => {
        if (signal.aborted) return
        if (data instanceof Uint8Array) return controller.enqueue(data)
        signal.removeEventListener('abort', end)
        if (data === null) controller.close()
        else controller.error(new TypeError(data))
      }
    },
    cancel: () => port.postMessage('enough'),
  })

const controlOf = async (worker: Remote<MockWorker>): Promise<MockControl> => {
  const remote = await worker.control()
  return {
    read: () => remote.read(),
    change: change => remote.change(change),
    reset: seed => remote.reset(seed),
    apply: (name, params) => remote.apply(name, params),
    signInAs: uid => remote.signInAs(uid),
    subscribe(listener: (call: Call) => void) {
      const stop = remote.subscribe(proxy(listener))
      return () => void stop.then(end => end())
    },
  }
}
