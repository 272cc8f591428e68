import type { i18n } from 'i18next'
import type { Recognise } from '../../analysis/local-analysis.ts'
import { createSession } from '../../api/session.ts'
import type { FrameSocket } from '../../api/socket.ts'
import { isLocale, type Locale } from '../../i18n/index.ts'
import type { KeptStore } from '../../kept-keys.ts'
import { lazy } from '../../lazy.ts'
import type { TaskRecord } from '../../records/index.ts'
import type { Storage } from '../../storage/index.ts'
import { agreedAnswer, type Consent } from './consent.ts'
import { knownDeviceId, rememberDeviceId } from './device-id.ts'
import { pause } from './waiting.ts'

/** How long Agree waits for the database, in ms. */
const agreementTimeoutMs = 2_000

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

  /** Looks for what an earlier visit left where localStorage knows of none: the agreement, whose the records are. */
  const findEarlierVisit = async (): Promise<void> => {
    const databases = await globalThis.indexedDB?.databases?.().catch(() => [])
    if (mayHaveRecords || !databases?.some(({ name }) => name === 'analyze-h5')) return
    const { findAgreement } = await import('../../storage/index.ts')
    if (!consent.isGiven() && (await findAgreement()) === agreedAnswer) consent.give()
    if (consent.isGiven()) await storage()
  }

  /** The person agrees: in the database before the page goes on, since browsers write localStorage seconds later. */
  const agree = async (): Promise<void> => {
    mayWrite()
    const { signal } = new AbortController()
    // A database that does not open must not keep anybody out.
    const noted = storage().then(
      kept => kept.noteAgreement(agreedAnswer),
      () => {},
    )
    await Promise.race([noted, pause(agreementTimeoutMs, signal)])
    consent.give()
  }

  /** Takes the agreement back, in the database first: what remains there would be found by the next visit. Rejects where that fails. */
  const withdraw = async (): Promise<void> => {
    await (await storage()).noteAgreement(null)
    consent.withdraw()
  }

  /**
   * Follows a withdrawal in another tab: the database forgets the agreement too, since clearing localStorage does not reach
   * it, then `leave` is called, which has to end this page.
   */
  const followWithdrawal = (tab: Pick<EventTarget, 'addEventListener'>, leave: () => void): void =>
    consent.whenWithdrawnElsewhere(tab, () => void withdraw().finally(leave))

  return {
    /** Whose records this person may open: their own, and those made on this device without an account. */
    owners: (): readonly string[] => [owner(), anonymousOwner()],
    setDeviceId,
    findEarlierVisit,
    agree,
    withdraw,
    followWithdrawal,
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
