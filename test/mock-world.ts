import 'fake-indexeddb/auto'
import { createMockBackend } from '../mocks/backend.ts'
import { socketTo } from '../mocks/msw/page-socket.ts'
import { createApi } from '../src/api/client.ts'
import { createSession } from '../src/api/session.ts'
import { type TaskRecord, taskRecords } from '../src/records/index.ts'
import { openStorage } from '../src/storage/index.ts'

/** What scenarios call their task, unless told otherwise. */
export const taskId = '0198f3f0-0000-7000-8000-000000000001'

/** localStorage in memory; `items` is what it holds. */
export const createStore = (given: Record<string, string> = {}) => {
  const items = new Map(Object.entries(given))
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

let worlds = 0

/** The mock backend with one device that talks to it: its session, its storage, its clock. */
export const createWorld = async () => {
  let nowMs = Date.parse('2026-11-20T08:00:00Z')
  worlds += 1
  const backend = await createMockBackend({
    seed: 7,
    now: () => nowMs,
    recognise: () => new Promise(() => {}),
    publish: id => `https://pictures.test/${id}`,
    wait: () => new Promise(resolve => setTimeout(resolve)),
  })
  const store = createStore()
  const session = createSession(store)
  /** `POST /api/chat` of every call that left the device, in order. */
  const calls: string[] = []
  /** The bodies of those that had one in JSON. */
  const bodies: Record<string, unknown>[] = []
  let logouts = 0
  let beforeCall: (call: string) => unknown = () => {}
  const onLogout = () => {
    logouts += 1
    session.expire()
  }
  const api = createApi({
    baseUrl: 'http://mock.test',
    fetch: async request => {
      const call = `${request.method} ${new URL(request.url).pathname}`
      calls.push(call)
      await beforeCall(call)
      if (request.headers.get('content-type') === 'application/json')
        bodies.push(await request.clone().json())
      return backend.fetch(request)
    },
    identity: session.identity,
    onLogout,
  })
  const storage = await openStorage(taskRecords, { name: `world-${worlds}` })
  return {
    ...backend.control,
    api: async () => api,
    connectSocket: socketTo(backend.openSocket),
    session,
    store,
    storage: async () => storage,
    calls,
    bodies,
    onLogout,
    logouts: () => logouts,
    /** Runs before each call reaches the server. */
    before: (run: typeof beforeCall) => {
      beforeCall = run
    },
    now: () => nowMs,
    pass: (ms: number) => {
      nowMs += ms
    },
    device: () => ({ storageid: '1700000000000', openid: '', unionid: '' }),

    /** Signs in the person of the scenario. */
    async signIn() {
      const { session: begun } = await backend.control.apply('a person is logged in')
      if (!begun) throw new Error('the scenario signed nobody in')
      session.begin(begun)
    },

    /** A finished analysis at the server, and its record on the device. */
    async finished(owner = 'v1_u-1', uid = ''): Promise<TaskRecord & { lifecycle: { phase: 'done' } }> {
      await backend.control.apply('a finished analysis', { uid })
      const { data: task } = await api.getTask(taskId)
      if (!task) throw new Error('there is no finished analysis')
      const record = {
        id: 'record-1',
        owner,
        createdAt: task.createdAt,
        lang: task.lang,
        lifecycle: { phase: 'done' as const, task },
      }
      await storage.putRecord(record)
      return record
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
