// The mock backend in a worker of its own: making its engine and searches would hold up the page for 100 ms. As a shared worker it
// is one server for all tabs.
import { expose, proxy, transfer } from 'comlink'
import { createMockBackend, type MockOptions } from './backend.ts'
import type { Call } from './control/control.ts'
import { openPersistence } from './control/persistence.ts'
import { fromRequest } from './mock-request.ts'
import { createCurrentBackend, type OnReplaced } from './pages/current-backend.ts'
import { pageGone } from './pages/page-lock.ts'
import { createPageReaders } from './pages/page-readers.ts'
import type { Peer } from './socket.ts'

/** A request or a response as messages can carry it. */
export interface Message {
  url: string
  method: string
  status: number
  headers: [string, string][]
  /** A body that is streamed comes through a port: chunks, then null, or a text that says why it broke off. */
  body: ArrayBuffer | string | MessagePort | null
}

const readers = createPageReaders()

const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Sends a stream's chunks through a port until it ends or the far end has had enough. */
const pump = (body: ReadableStream<Uint8Array>): MessagePort => {
  const { port1, port2 } = new MessageChannel()
  const reader = body.getReader()
  port1.onmessage = () => void reader.cancel()
  const next = async (): Promise<void> => {
    const { done, value } = await reader.read()
    port1.postMessage(done ? null : value)
    if (!done) await next()
  }
  next().catch((error: unknown) => port1.postMessage(String(error)))
  return port2
}

/** Decides everything the world would supply; the page that comes first tells it. */
let seed = 1
const backend = createCurrentBackend(async whileCurrent => {
  const persistence = await openPersistence().then(whileCurrent, () => null) // storage is blocked: nothing outlives the page
  return createMockBackend({
    seed,
    now: Date.now,
    recognise: readers.recognise,
    publish: (_id, picture) => URL.createObjectURL(picture),
    wait: pause,
    ...(persistence ? { persistence } : {}),
    onInvalidResponse(complaint) {
      // biome-ignore lint/suspicious/noConsole: while developing, an answer that openapi.yaml does not promise must be seen
      if (import.meta.env.DEV) console.error(`The mock answered wrongly: ${complaint}`)
    },
  })
})

/** The backend as one page calls it. */
const createPageApi = () => {
  const underWay = new Map<number, AbortController>()
  return {
    /** `lock` is a lock that the page holds while it is open; null for a worker that ends with its page. */
    async start(
      asked: number,
      recognise: MockOptions['recognise'],
      lock: string | null,
      onReplaced: OnReplaced,
    ): Promise<void> {
      const gone = lock === null ? new AbortController().signal : pageGone(navigator.locks, lock)
      // The recogniser lives with the page; progress comes back as a call of its own.
      const read: MockOptions['recognise'] = (photo, hint, onProgress) =>
        recognise(photo, hint, proxy(onProgress))
      readers.add({ recognise: read, gone })
      gone.addEventListener('abort', () => {
        for (const controller of underWay.values()) controller.abort()
      })
      seed = asked
      await backend.start(lock === null ? null : navigator.locks)
      backend.watch(onReplaced, gone)
    },

    /** Answers at once: the page asks whether its worker is still there. */
    ping: () => true,

    async handle(call: number, { url, method, headers, body }: Message): Promise<Message> {
      const { answer } = await backend.get()
      const controller = new AbortController()
      underWay.set(call, controller)
      const sent = body instanceof ArrayBuffer ? body : null
      try {
        const answered = await answer(
          fromRequest(new Request(url, { method, headers, body: sent })),
          controller,
        )
        const { status } = answered
        const head = { url, method, status, headers: Object.entries(answered.headers) }
        if (!(answered.body instanceof ReadableStream)) return { ...head, body: answered.body }
        const port = pump(answered.body)
        return transfer({ ...head, body: port }, [port])
      } finally {
        underWay.delete(call)
      }
    },

    abort(call: number): void {
      underWay.get(call)?.abort()
    },

    /** Opens a websocket; a refused one gives the status of its upgrade. */
    async connect(url: string, peer: Peer) {
      const opened = await (await backend.get()).openSocket(url, peer)
      return 'status' in opened ? opened.status : proxy(opened)
    },

    control: async () => {
      const { control } = await backend.get()
      return proxy({
        ...control,
        subscribe: (listener: (call: Call) => void) => proxy(control.subscribe(listener)),
      })
    },
  }
}

export type MockWorker = ReturnType<typeof createPageApi>

if ('onconnect' in globalThis)
  globalThis.addEventListener('connect', event => {
    const port = event instanceof MessageEvent ? event.ports[0] : undefined
    if (port) expose(createPageApi(), port)
  })
else expose(createPageApi())
