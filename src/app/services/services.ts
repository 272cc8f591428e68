import type { i18n } from 'i18next'
import type { Recognise } from '../../analysis/local-analysis.ts'
import { createSession } from '../../api/session.ts'
import type { FrameSocket } from '../../api/socket.ts'
import type { Storage, TaskRecord } from '../../device/index.ts'
import { isLocale, type Locale } from '../../i18n/index.ts'
import { lazy } from '../../lazy.ts'
import { isLostChunk } from '../../ui/lost-chunk.ts'
import type { Consent } from './consent.ts'
import { knownDeviceId, newDeviceId } from './device-id.ts'
import type { LateServices } from './lazy-services.ts'
import { whenIdle } from './when-idle.ts'

/** The two ways calls leave the app. */
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
const createFirstServices = ({ i18n, consent, localStore }: Environment) => {
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
  let mayHoldRecords = knownId !== null
  const storage = lazy<Storage<TaskRecord>>(async () => {
    mayHoldRecords = true
    const { openStorage, taskRecords } = await import('../../device/index.ts')
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
    mayHoldRecords: () => mayHoldRecords,
    recentRecords: async () => (await storage()).listSummaries(owner(), 3),
  }
}

export type FirstServices = ReturnType<typeof createFirstServices>

/** Everything the features need, made once for the page; all but the first page's needs comes as a chunk of its own. */
export const createServices = (environment: Environment) => {
  const first = createFirstServices(environment)
  const late = lazy<LateServices>(async () => {
    const { createLateServices } = await import('./lazy-services.ts')
    return createLateServices(environment, first)
  })
  const follow = lazy(async () => (await late()).follow())
  const start = async (): Promise<void> => {
    try {
      await follow()
      await (await late()).goOn()
    } catch (error) {
      if (!isLostChunk(error)) throw error
      globalThis.addEventListener('online', () => void start(), { once: true })
    }
  }
  return {
    ...first,
    late,
    assess: async (photo: Blob) => (await late()).assess(photo),
    /** What goes on behind the pages begins when they are drawn. */
    begin: (): void => first.consent.whenGiven(() => void whenIdle().then(start)),
  }
}

export type Services = ReturnType<typeof createServices>
/** What pages after the first are given. */
export type AllServices = Services & LateServices
