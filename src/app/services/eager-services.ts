import type { i18n } from 'i18next'
import type { Recognise } from '../../analysis/local-analysis.ts'
import { createSession } from '../../api/session.ts'
import type { FrameSocket } from '../../api/socket.ts'
import { isLocale, type Locale } from '../../i18n/index.ts'
import { lazy } from '../../lazy.ts'
import type { TaskRecord } from '../../records/index.ts'
import type { Storage } from '../../storage/index.ts'
import type { Consent } from './consent.ts'
import { knownDeviceId, newDeviceId } from './device-id.ts'

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
  localStore: globalThis.Storage | null
  baseUrl: string
  /** Who answers the API: the network, or the mock, which reads photos with the same recogniser. */
  transport: (recognise: Recognise) => Promise<Transport>
}

/** What the first page needs: who is here, what was agreed to, and the way to everything else. */
export const createEagerServices = ({ i18n, consent, localStore }: Environment) => {
  const knownId = knownDeviceId(localStore)
  const storageId = knownId ?? newDeviceId(localStore)
  const session = createSession(localStore)
  session.follow(globalThis)
  const anonymousOwner = `v1_${storageId}`
  const owner = () => {
    const { uid } = session.identity()
    return uid === '' ? anonymousOwner : `v1_${uid}`
  }

  // A device seen for the first time holds nothing until something opened its storage.
  let mayHaveRecords = knownId !== null
  const storage = lazy<Storage<TaskRecord>>(async () => {
    mayHaveRecords = true
    const [{ openStorage }, { taskRecords }] = await Promise.all([
      import('../../storage/index.ts'),
      import('../../records/index.ts'),
    ])
    return openStorage(taskRecords, { localStore, persist: async () => navigator.storage?.persist?.() })
  })

  return {
    storageId,
    session,
    anonymousOwner,
    owner,
    localStore,
    locale: (): Locale => (isLocale(i18n.language) ? i18n.language : 'zh-Hans'),
    consent,
    storage,
    /** False while there is nothing to look up: the first page then loads no storage. */
    mayHoldRecords: () => mayHaveRecords,
    recentRecords: async () => (await storage()).listSummaries(owner(), 3),
  }
}

export type EagerServices = ReturnType<typeof createEagerServices>
