import { proxy } from 'comlink'
import type { MockOptions } from './backend.ts'
import type { Call, MockControl } from './control/control.ts'
import {
  createRestartableWorker,
  type RestartableWorker,
  type Running,
  untilAborted,
} from './development/restartable-worker.ts'
import { createMswFetch } from './msw/fetch.ts'
import { PageSocket, type SocketLike } from './msw/page-socket.ts'
import type { Message } from './worker.ts'

export type { Applied, Call, Change, ControlState, MockControl, Settings } from './control/control.ts'
export type { SocketLike } from './msw/page-socket.ts'
export { isScenarioName, type ScenarioName, scenarioNames, scenarioOfSlug, scenarios } from './scenarios.ts'

/** The mock backend as a page sees it. */
export interface MockTransport {
  fetch: (request: Request) => Promise<Response>
  connectSocket: (url: string) => SocketLike
  control: MockControl
  /** Calls back with true when another version of the demo has taken over, so that every call fails, and with false when it has ended. */
  watchReplaced: (listener: (isReplaced: boolean) => void) => () => void
}

/**
 * The mock backend in place of the network: calls go to a worker, so that the demo works offline and on any host,
 * without a service worker.
 */
export const createMockTransport = async ({
  seed,
  recognise,
}: Pick<MockOptions, 'seed' | 'recognise'>): Promise<MockTransport> => {
  const replaced = createReplaced()
  const worker = await createRestartableWorker((remote, lock) =>
    remote.start(seed, proxy(recognise), lock, proxy(replaced.tell)),
  )
  const order = createOrder()
  const answer = createMswFetch(createFetch(worker, order), request => fetch(request))
  return {
    fetch: import.meta.env.DEV
      ? await (await import('./development/page-fetch.ts')).answerPage(answer)
      : answer,
    connectSocket: url =>
      new PageSocket(url, async (address, peer) => {
        const { remote, lost } = await order.after(worker.running())
        const opened = await remote.connect(address, proxy(peer))
        lost.addEventListener('abort', () => peer.close(1006, ''))
        return typeof opened === 'number' ? null : opened
      }),
    control: controlOf(worker, order),
    watchReplaced: replaced.watch,
  }
}

/** Whether a backend of another version has taken over, and who is told when that changes. */
const createReplaced = () => {
  const listeners = new Set<(isReplaced: boolean) => void>()
  let isReplaced = false
  return {
    tell: (now: boolean) => {
      isReplaced = now
      for (const listener of listeners) listener(now)
    },
    watch: (listener: (isReplaced: boolean) => void) => {
      listeners.add(listener)
      if (isReplaced) listener(true)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * What a page asks while a change of the mock is on its way waits for the change: a call takes one message to the worker, a change
 * takes two and would be overtaken by it.
 */
const createOrder = () => {
  let changes: Promise<unknown> = Promise.resolve()
  return {
    change<Answer>(make: () => Promise<Answer>): Promise<Answer> {
      const made = changes.then(make)
      changes = made.catch(() => {})
      return made
    },
    /** The worker, once what was asked before is changed in it. */
    async after(running: Promise<Running>): Promise<Running> {
      const before = changes
      const { lost } = await running
      await untilAborted(before, lost)
      return running
    },
  }
}

type Order = ReturnType<typeof createOrder>

const createFetch = (worker: RestartableWorker, order: Order) => {
  let calls = 0
  return async (request: Request): Promise<Response> => {
    const { url, method, signal } = request
    const body = method === 'GET' ? null : await request.arrayBuffer()
    signal.throwIfAborted()
    calls += 1
    const call = calls
    const { remote, lost } = await order.after(worker.running())
    const abort = () => void remote.abort(call)
    signal.addEventListener('abort', abort)
    try {
      const sent: Message = { url, method, status: 0, headers: [...request.headers], body }
      // A caller that aborts does not wait for the worker to notice.
      const answered = await untilAborted(untilAborted(remote.handle(call, sent), lost), signal)
      const { status, headers } = answered
      const received =
        answered.body instanceof MessagePort ? streamFrom(answered.body, signal) : answered.body
      return new Response(received, { status, headers })
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }
}

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

const controlOf = (worker: RestartableWorker, order: Order): MockControl => {
  type Control = Awaited<ReturnType<Running['remote']['control']>>
  // Held until they have answered: once Comlink's object is garbage collected, a call that is under way on it never ends
  // (https://github.com/GoogleChromeLabs/comlink/issues/692).
  const underWay = new Set<Control>()
  const askOf = async <Answer>(
    { remote, lost }: Running,
    call: (control: Control) => Promise<Answer>,
  ): Promise<Answer> => {
    const control = await untilAborted(remote.control(), lost)
    underWay.add(control)
    return untilAborted(call(control), lost).finally(() => underWay.delete(control))
  }
  const ask = async <Answer>(call: (control: Control) => Promise<Answer>): Promise<Answer> =>
    askOf(await order.after(worker.running()), call)
  const change = <Answer>(call: (control: Control) => Promise<Answer>): Promise<Answer> =>
    order.change(async () => askOf(await worker.running(), call))
  return {
    read: () => ask(control => control.read()),
    change: wanted => change(control => control.change(wanted)),
    reset: seed => change(control => control.reset(seed)),
    apply: (name, params) => change(control => control.apply(name, params)),
    signInAs: uid => change(control => control.signInAs(uid)),
    subscribe(listener: (call: Call) => void) {
      const begin = () => ask(control => control.subscribe(proxy(listener)))
      let stop = begin()
      const forget = worker.onRestart(() => {
        stop = begin()
      })
      return () => {
        forget()
        void stop.then(end => end())
      }
    },
  }
}
