import 'fake-indexeddb/auto'
import { createMockBackend } from '../../../mocks/backend.ts'
import { smallJpeg } from '../../../mocks/validation/example-request.ts'
import { createApi } from '../../../src/api/client.ts'
import { createConversation } from '../../../src/api/conversation.ts'
import { createDeviceData } from '../../../src/app/services/device-data.ts'
import { pause } from '../../../src/app/services/waiting.ts'
import { createChats } from '../../../src/features/chat/index.ts'
import { createScans } from '../../../src/features/scan/index.ts'
import type { KeptKey } from '../../../src/kept-keys.ts'
import { inspectPhoto } from '../../../src/recognition/index.ts'
import { taskRecords } from '../../../src/records/index.ts'
import { openStorage } from '../../../src/storage/index.ts'
import { openTab } from '../../tabs.ts'
import { shortReading, taskOf } from '../../task.ts'
import { createNetwork } from './network.ts'

let devices = 0
const anonymousId = '1700000000000'
/** Whose records are made without an account. */
export const anonymousOwner = `v1_${anonymousId}`

/** A short while that no person notices; what is long for a person (10 s and more) lasts 5 ms here. */
const shortPause = (ms: number, signal: AbortSignal) => pause(ms >= 10_000 ? 5 : 0, signal)

/** A device with its storage, its session and its tabs, and the mock backend behind a changing network. */
export const createDevice = async () => {
  devices += 1
  const name = `walked-${devices}`
  let passedMs = 0
  let ids = 0
  const newId = () => {
    ids += 1
    return `0198f3f0-0000-7000-8000-${String(devices * 100_000 + ids).padStart(12, '0')}`
  }
  const now = () => new Date(Date.parse('2026-11-20T08:00:00Z') + passedMs)
  const backend = await createMockBackend({
    seed: devices,
    now: () => now().getTime(),
    recognise: async () => shortReading,
    publish: id => `https://pictures.test/${id}`,
  })
  const network = createNetwork(backend)
  const session = { owner: anonymousOwner }
  const openAs = (id: string, isNew: boolean) =>
    openStorage(taskRecords, { name, device: { id, isNew, agreement: null } })
  let storage = await openAs(anonymousId, false)
  const localStorage = new Map<KeptKey, string>()
  const faults: unknown[] = []
  const wait = (ms: number, signal: AbortSignal) => {
    passedMs += ms
    return shortPause(ms, signal)
  }
  const identity = () => ({ accessToken: null, uid: '' })
  const api = createApi({
    baseUrl: 'http://mock.test',
    fetch: network.fetch,
    identity,
    onLogout: () => {},
    timeoutMs: 30,
    streamSilenceMs: 20,
  })

  /** A tab of the app; closing it kills all that runs in it. `assess` looks at a photo before it is read. */
  const open = (assess = async (): Promise<[]> => []) => {
    const [scanTab, chatTab] = [openTab(name), openTab(`${name} chat`)]
    let isOpen = true
    /** What a tab that was killed still does is not done. */
    const alive = async <T>(value: T): Promise<T> => (isOpen ? value : new Promise(() => {}))
    const scans = createScans({
      api: () => alive(api),
      storage: () => alive(storage),
      inspect: inspectPhoto,
      prepare: async () => ({ ok: true, photo: smallJpeg() }),
      assess,
      analyseLocally: async (_, { id }) => alive({ task: taskOf({ id, source: 'device' }) }),
      analyseText: async (text, _language, { id }) => taskOf({ id, source: 'device', labelText: text }),
      owner: () => session.owner,
      owners: () => [session.owner],
      lang: () => 'zh-Hans',
      now,
      newId,
      onUnexpectedError: error => faults.push(error),
      wait,
      locks: scanTab.locks,
      channel: scanTab.channel,
      onPendingUpload: () => {},
    })
    const chats = createChats({
      conversation: async () =>
        createConversation({
          api: () => alive(api),
          connect: async () => path => network.connect(`http://mock.test${path}`),
          identity,
          onLogout: () => {},
          wait,
          limits: { connectTimeoutMs: 20, silenceMs: 10 },
        }),
      storage: () => alive(storage),
      answerLocally: async () => ({ answer: 'the device’s answer', citations: [] }),
      followUps: async () => [],
      lang: () => 'zh-Hans',
      now,
      newId,
      wait,
      locks: chatTab.locks,
      channel: chatTab.channel,
    })
    return {
      scans,
      chats,
      kill: () => {
        isOpen = false
        scanTab.close()
        chatTab.close()
      },
    }
  }

  const deviceData = createDeviceData({
    storage: async () => storage,
    localStore: {
      getItem: key => localStorage.get(key) ?? null,
      setItem: (key, value) => void localStorage.set(key, value),
      removeItem: key => void localStorage.delete(key),
    },
    setDeviceId: id => void localStorage.set('storage_id', id),
  })

  return {
    open,
    network,
    session,
    get storage() {
      return storage
    },
    /** The app is opened again after localStorage was lost, and makes an id for a new device. */
    async loseLocalStorage() {
      localStorage.clear()
      storage = await openAs(String(Number(anonymousId) + ids + 1), true)
    },
    /** Deletes what the device has of an account; resolves with what is left of it. */
    forget: deviceData.forget,
    name,
    newId,
    faults,
    photo: () => new File([smallJpeg()], 'label.jpg', { type: 'image/jpeg' }),
    /** Lets a while pass in which work goes on. */
    rest: (turns = 3) =>
      Array.from({ length: turns }).reduce<Promise<void>>(
        before => before.then(() => new Promise(resolve => setTimeout(resolve))),
        Promise.resolve(),
      ),
  }
}

export type Device = Awaited<ReturnType<typeof createDevice>>
export type Tab = ReturnType<Device['open']>
