import type { i18n } from 'i18next'
import type { Recognise } from '../../analysis/local-analysis.ts'
import { createSession } from '../../api/session.ts'
import type { FrameSocket } from '../../api/socket.ts'
import { isLocale, type Locale } from '../../i18n/index.ts'
import type { KeptStore } from '../../kept-keys.ts'
import { lazy } from '../../lazy.ts'
import type { TaskRecord } from '../../records/index.ts'
import type { Storage } from '../../storage/index.ts'
import { createAgreement } from './agreement.ts'
import { agreedAnswer, type Consent } from './consent.ts'
import { knownDeviceId, rememberDeviceId } from './device/device-id.ts'

/** HTTP and WebSocket transport. */
export interface Transport {
  fetch: (request: Request) => Promise<Response>
  /** Opens a websocket at an `http(s)` address of the API. */
  connectSocket: (url: string) => FrameSocket
}

export interface Environment {
  i18n: i18n
  consent: Consent
  /** null where the browser blocks it. */
  localStore: KeptStore | null
  baseUrl: string
  /** Who answers the API: the network, or the mock, which reads photos with the same recogniser. */
  transport: (recognise: Recognise) => Promise<Transport>
}

/** What the first page needs: who is here, what was agreed to, and the way to everything else. */
export const createEagerServices = ({ i18n, consent, localStore }: Environment) => {
  const knownId = knownDeviceId(localStore)
  /** '' until the person agreed: nothing is written before. */
  let storageId = knownId ?? ''
  const session = createSession(localStore)
  session.follow(globalThis)
  const anonymousOwner = () => `v1_${storageId}`
  const owner = () => {
    const { uid } = session.identity()
    return uid === '' ? anonymousOwner() : `v1_${uid}`
  }

  const listeners = new Set<() => void>()
  const setDeviceId = (id: string) => {
    storageId = id
    rememberDeviceId(localStore, id)
  }
  let mayWrite: () => void = () => {}
  const writingAllowed = new Promise<void>(resolve => {
    mayWrite = () => {
      if (storageId === '') setDeviceId(String(Date.now()))
      resolve()
    }
  })
  consent.whenGiven(mayWrite)

  // A new device has no storage until something opens it.
  let mayHaveRecords = knownId !== null
  /** Opened after the person agreed; who owns its records is known from then on. */
  const storage = lazy<Storage<TaskRecord>>(async () => {
    await writingAllowed
    const hadRecords = mayHaveRecords
    mayHaveRecords = true
    const [{ openStorage }, { taskRecords }] = await Promise.all([
      import('../../storage/index.ts'),
      import('../../records/index.ts'),
    ])
    const opened = await openStorage(taskRecords, {
      localStore,
      persist: async () => navigator.storage?.persist?.(),
      device: { id: storageId, isNew: knownId === null, agreement: agreedAnswer },
    })
    setDeviceId(opened.deviceId())
    if (!hadRecords) for (const listener of listeners) listener()
    return opened
  })

  const agreement = createAgreement(consent, { storage, mayHaveRecords: () => mayHaveRecords, mayWrite })

  return {
    /** Whose records this person may open: their own, and those made on this device without an account. */
    owners: (): readonly string[] => [owner(), anonymousOwner()],
    setDeviceId,
    ...agreement,
    /** The device's id; '' until the person agreed. */
    storageId: () => storageId,
    session,
    anonymousOwner,
    owner,
    localStore,
    locale: (): Locale => (isLocale(i18n.language) ? i18n.language : 'zh-Hans'),
    consent,
    storage,
    /** False while there is nothing to look up: the first page then loads no storage. */
    mayHoldRecords: () => mayHaveRecords,
    /** Calls back when records may turn up after all. */
    watchRecords: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The first photo of a record; null where it has none. */
    recordPhoto: async (id: string) => (await storage()).getPhoto(id),
    recentRecords: async () => (await storage()).listSummaries(owner(), 3),
  }
}

export type EagerServices = ReturnType<typeof createEagerServices>
