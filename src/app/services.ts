import type { i18n } from 'i18next'
import type { Api } from '../api/client.ts'
import type { Storage, TaskRecord } from '../device/index.ts'
import { createConsent } from '../features/agreement/index.ts'
import type { Scans } from '../features/scan/index.ts'
import { isLocale, type Locale } from '../i18n/index.ts'
import type { Recogniser, RecognitionProgress } from '../recognition/index.ts'
import type { Recognise } from './device-analysis.ts'
import { knownDeviceId, newDeviceId } from './device-id.ts'

export interface Environment {
  i18n: i18n
  /** null where the browser blocks it. */
  localStore: globalThis.Storage | null
  baseUrl: string
  /** Who answers the API: the network, or the mock, which reads photos with the same recogniser. */
  transport: (recognise: Recognise) => Promise<(request: Request) => Promise<Response>>
}

/** Makes something on first use and keeps it; a failure is not kept, so that the next use tries again. */
const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}

/** Everything the features need, made once for the page; what is heavy comes with its first use. */
export const createServices = ({ i18n, localStore, baseUrl, transport }: Environment) => {
  const knownId = knownDeviceId(localStore)
  const storageId = knownId ?? newDeviceId(localStore)
  const owner = () => `v1_${storageId}`
  const locale = (): Locale => (isLocale(i18n.language) ? i18n.language : 'zh-Hans')

  // A device seen for the first time holds nothing until something opened its storage.
  let mayHoldRecords = knownId !== null
  const storage = once<Storage<TaskRecord>>(async () => {
    mayHoldRecords = true
    const { isTaskRecord, openStorage } = await import('../device/index.ts')
    return openStorage(isTaskRecord)
  })

  const recogniser = once<Recogniser>(async () => {
    const { createRecogniser } = await import('../recognition/index.ts')
    return createRecogniser({ assetsUrl: `${import.meta.env.BASE_URL}recognition/` })
  })

  // Rows that hold a name nobody knows are read a second time.
  const knownNames = once(async () => {
    const [{ createKnownNames }, { loadKnowledge }] = await Promise.all([
      import('../engine/index.ts'),
      import('../knowledge/index.ts'),
    ])
    return createKnownNames(await loadKnowledge())
  })

  const recognise: Recognise = async (photo, hint, onProgress, signal) =>
    (await recogniser()).read(photo, {
      hint,
      isKnownName: await knownNames(),
      ...(signal ? { signal } : {}),
      onProgress: event => onProgress(shareOf(event)),
    })

  const api = once<Api>(async () => {
    const { createApi } = await import('../api/client.ts')
    const send = once(() => transport(recognise))
    return createApi({
      baseUrl: baseUrl || globalThis.location.origin,
      fetch: async request => (await send())(request),
      identity: () => ({ accessToken: null, uid: '' }),
      onLogout: () => {},
    })
  })

  const scans = once<Scans>(async () => {
    const [{ createScans }, { preparePhoto }, { createDeviceAnalysis }, { inspectPhoto }] = await Promise.all(
      [
        import('../features/scan/index.ts'),
        import('../device/index.ts'),
        import('./device-analysis.ts'),
        import('../recognition/index.ts'),
      ],
    )
    return createScans({
      api,
      storage,
      inspect: inspectPhoto,
      prepare: preparePhoto,
      assess: async photo => {
        const assessed = await (await recogniser()).assess(photo)
        return assessed.ok ? assessed.quality.map(({ code }) => code) : []
      },
      analyseHere: createDeviceAnalysis(recognise),
      owner,
      lang: locale,
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      onFault: error => globalThis.reportError(error),
      wait: pause,
    })
  })

  return {
    api,
    storage,
    scans,
    owner,
    localStore,
    consent: createConsent(localStore),
    /** False while there is nothing to look up: the first page then loads no storage. */
    mayHoldRecords: () => mayHoldRecords,
    /** Goes on with analyses that a closed tab left open; loads what that takes only when there are any. */
    async resume(): Promise<void> {
      if (!mayHoldRecords) return
      const { isOpen } = await import('../device/index.ts')
      const last = await (await storage()).listRecords(owner(), 20)
      if (last.some(({ lifecycle }) => isOpen(lifecycle))) await (await scans()).resume()
    },
    recentRecords: async () => (await storage()).listRecords(owner(), 3),
  }
}

/** How much of reading a photo is done: loading and preparing are its first third. */
const shareOf = ({ step, progress }: RecognitionProgress): number =>
  step === 'load' ? 0.2 * progress : step === 'prepare' ? 0.2 + 0.1 * progress : 0.3 + 0.7 * progress

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

export type Services = ReturnType<typeof createServices>
