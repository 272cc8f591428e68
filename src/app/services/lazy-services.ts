import type { LocalAnalysis, Recognise } from '../../analysis/local-analysis.ts'
import type { Api } from '../../api/client.ts'
import { newUuid } from '../../api/uuid.ts'
import { isChunkLoadError } from '../../chunk-load-error.ts'
import type { Chats } from '../../features/chat/index.ts'
import type { Feedback } from '../../features/feedback/index.ts'
import type { Scans, UploadRetry } from '../../features/scan/index.ts'
import type { Account, SignIn } from '../../features/session/index.ts'
import type { Shares } from '../../features/share/index.ts'
import { lazy } from '../../lazy.ts'
import type { Download, QualityCode, Recogniser, RecognitionProgress } from '../../recognition/index.ts'
import type { DietaryProfile } from '../../records/index.ts'
import { toast, toastWithAction } from '../../ui/overlays/toast.ts'
import { allowOwnWorkers } from '../../ui/theme/trusted-types.ts'
import { registerServiceWorker, reloadOnChunkLoadError } from '../offline/app-updates.ts'
import { type Analytics, createAnalytics } from './analytics.ts'
import type { EagerServices, Environment } from './eager-services.ts'
import { ignoreWhileUnloading } from './ignore-while-unloading.ts'
import { whenIdle } from './when-idle.ts'

/** What the features need beyond the first page, each made on its first use. */
export const createLazyServices = (
  { i18n, localStore, baseUrl, transport }: Environment,
  eager: EagerServices,
) => {
  const { session, storage, storageId, owner, locale, consent } = eager
  allowOwnWorkers()

  const assetsUrl = `${import.meta.env.BASE_URL}recognition/`
  const recogniser = lazy<Recogniser>(async () => {
    const { createRecogniser } = await import('../../recognition/index.ts')
    return createRecogniser({ assetsUrl })
  })

  // Rows that hold a name nobody knows are read a second time. The names come from the worker, which has the tables.
  const knownNames = lazy(async () => {
    const [{ createNameCheck }, analysis] = await Promise.all([
      import('../../engine/text/bare-name.ts'),
      localAnalysis(),
    ])
    return createNameCheck(await analysis.knownNames())
  })

  const recognise: Recognise = async (photo, hint, onProgress, signal) => {
    const reading = await (await recogniser()).read(photo, {
      hint,
      isKnownName: await knownNames(),
      ...(signal ? { signal } : {}),
      onProgress: event => onProgress(overallProgress(event)),
    })
    if (reading.ok && reading.isBasic) {
      await i18n.loadNamespaces('scan')
      await toast(i18n.t('scan:basicReader'), 'failed')
    }
    return reading
  }

  const apiUrl = baseUrl || globalThis.location.origin
  const openTransport = lazy(() => transport(recognise))

  const api = lazy<Api>(async () => {
    const { createApi } = await import('../../api/client.ts')
    return createApi({
      baseUrl: apiUrl,
      fetch: async request => (await openTransport()).fetch(request),
      identity: session.identity,
      onLogout: session.expire,
    })
  })

  const localAnalysis = lazy<LocalAnalysis>(async () => {
    const { createLocalAnalysis } = await import('../../analysis/local-analysis.ts')
    return createLocalAnalysis(recognise)
  })

  /** What speaks against a photo before it is read, most telling first. */
  const assess = async (photo: Blob): Promise<QualityCode[]> => {
    const assessed = await (await recogniser()).assess(photo)
    return assessed.ok ? assessed.quality.map(({ code }) => code) : []
  }

  const scans = lazy<Scans>(async () => {
    const [{ createScans }, { createTabLocks, preparePhoto }, { inspectPhoto }, analysis] = await Promise.all(
      [
        import('../../features/scan/index.ts'),
        import('../../device/index.ts'),
        import('../../recognition/index.ts'),
        localAnalysis(),
      ],
    )
    return createScans({
      api,
      storage,
      inspect: inspectPhoto,
      prepare: preparePhoto,
      assess,
      analyseLocally: analysis.analysePhotos,
      analyseText: analysis.analyseText,
      owner,
      lang: locale,
      now: () => new Date(),
      newId: newUuid,
      onUnexpectedError: ignoreWhileUnloading(globalThis, error => {
        if (!isChunkLoadError(error)) globalThis.reportError(error)
      }),
      wait: pause,
      locks: createTabLocks(),
      channel: new BroadcastChannel('analyze-h5-scans'),
      onPendingUpload: () => void uploadPending(),
    })
  })

  const uploadRetry = lazy<UploadRetry>(async () => {
    const { createUploadRetry } = await import('../../features/scan/index.ts')
    const retry = createUploadRetry({
      uploadPending: async () => (await scans()).uploadPending(),
      wait: pause,
      random: Math.random,
    })
    globalThis.addEventListener('online', retry.wake)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') retry.wake()
    })
    return retry
  })

  /** Sends what the device analysed alone, once there is a server. */
  const uploadPending = async (): Promise<void> => (await uploadRetry()).start()

  const chats = lazy<Chats>(async () => {
    const [{ createChats }, { createConversation }, { createTabLocks }, analysis] = await Promise.all([
      import('../../features/chat/index.ts'),
      import('../../api/conversation.ts'),
      import('../../device/index.ts'),
      localAnalysis(),
    ])
    return createChats({
      conversation: lazy(async () =>
        createConversation({
          api,
          connect: async () => {
            const { connectSocket } = await openTransport()
            return path => connectSocket(`${apiUrl}${path}`)
          },
          identity: session.identity,
          onLogout: session.expire,
          wait: pause,
        }),
      ),
      storage,
      answerLocally: analysis.answer,
      lang: locale,
      now: () => new Date(),
      newId: newUuid,
      locks: createTabLocks(),
      channel: new BroadcastChannel('analyze-h5-chats'),
    })
  })

  const shares = lazy<Shares>(async () => {
    const { createShares } = await import('../../features/share/index.ts')
    return createShares({
      api,
      storage,
      owner,
      storageId,
      appUrl: new URL(import.meta.env.BASE_URL, globalThis.location.href).href,
      newId: newUuid,
    })
  })

  /** A chosen picture as it may leave the device, null when it is none. */
  const preparePicture = async (file: File): Promise<Blob | null> => {
    const [{ inspectPhoto }, { preparePhoto }] = await Promise.all([
      import('../../recognition/index.ts'),
      import('../../device/index.ts'),
    ])
    const header = await inspectPhoto(file)
    const prepared = header.ok ? await preparePhoto(file, header) : null
    return prepared?.ok ? prepared.photo : null
  }

  const device = () => ({
    storageid: storageId,
    openid: localStore?.getItem('mpwx-openid') ?? '',
    unionid: localStore?.getItem('mpwx-unionid') ?? '',
  })

  const signIn = lazy<SignIn>(async () => {
    const { createSignIn } = await import('../../features/session/index.ts')
    return createSignIn({ api, session, device, now: Date.now })
  })

  const account = lazy<Account>(async () => {
    const { createAccount } = await import('../../features/session/index.ts')
    return createAccount({
      api,
      session,
      device,
      async forget(uid) {
        await (await storage()).deleteAll(`v1_${uid}`)
      },
    })
  })

  const feedback = lazy<Feedback>(async () => {
    const [{ createFeedback }, { version }] = await Promise.all([
      import('../../features/feedback/index.ts'),
      import('./version.ts'),
    ])
    return createFeedback({
      api,
      session,
      device,
      preparePicture,
      extras: () => ({ version: version.name, lang: locale() }),
      newKey: newUuid,
    })
  })

  const analytics = createAnalytics({
    api,
    isAllowed: consent.isGiven,
    person: () => {
      const { openid, unionid } = device()
      const { uid } = session.identity()
      return {
        lang: locale(),
        storageId,
        deviceUserId: storageId,
        phone: session.state.user?.privacyPhone ?? '',
        uid,
        uniPlatform: 'web',
        adsource: localStore?.getItem('adsource') ?? '',
        openid,
        unionid,
      }
    },
    route: () => globalThis.location.pathname.replace(import.meta.env.BASE_URL, '/'),
    now: () => performance.now(),
    whenIdle,
  })

  /** Goes on with analyses that a closed tab left open or the server is owed; loads what that takes only when there are any. */
  const resume = async (): Promise<void> => {
    if (!eager.mayHoldRecords()) return
    const { isUnfinished } = await import('../../records/index.ts')
    const last = await (await storage()).listSummaries(owner(), 20)
    if (last.some(({ isOwed }) => isOwed)) void uploadPending()
    if (last.some(isUnfinished)) await (await scans()).resume()
  }

  /** Deletes what a page that was closed too early left behind. */
  const deleteOrphanPhotos = async (): Promise<void> => {
    const mayHoldAny = eager.mayHoldRecords()
    const { runInOnlyTab } = await import('../../device/index.ts')
    await runInOnlyTab(async () => mayHoldAny && (await storage()).deleteOrphanPhotos())
  }

  const offerUpdate = async (install: () => void): Promise<void> => {
    await i18n.loadNamespaces('settings')
    await toastWithAction(i18n.t('settings:update.ready'), i18n.t('settings:update.install'), install)
  }

  return {
    /** Opens the way calls leave the app; the first call does it by itself. */
    openTransport: openTransport,
    api,
    scans,
    chats,
    shares,
    signIn,
    account,
    feedback,
    preparePicture,
    assess,
    localAnalysis,
    /** The recogniser's files for use without a network; null where nothing can be kept. */
    download: lazy<Download | null>(async () => {
      const { createDownload } = await import('../../recognition/index.ts')
      return createDownload(assetsUrl)
    }),
    dietaryProfile: lazy<DietaryProfile>(async () => {
      const { createDietaryProfile } = await import('../../records/index.ts')
      return createDietaryProfile(localStore)
    }),
    /** All that is kept of the person as a file, and back; taken records are theirs, whoever's they were. */
    backups: {
      async save() {
        const contents = await (await storage()).exportContents(owner())
        return 'problem' in contents
          ? contents
          : (await import('../../storage/index.ts')).packBackup(contents)
      },
      async restore(file: File) {
        const [{ isTaskRecord }, { unpackBackup }] = await Promise.all([
          import('../../records/index.ts'),
          import('../../storage/index.ts'),
        ])
        const contents = await unpackBackup(file, isTaskRecord)
        if (typeof contents === 'string') return { problem: contents }
        const records = contents.records.map(record => ({ ...record, owner: owner() }))
        return (await storage()).importContents({ ...contents, records })
      },
    },
    loadRecord: async (id: string) => (await storage()).getRecord(id),
    /** As many as one can choose from. */
    lastRecords: async () => (await storage()).listSummaries(owner(), 200),

    /** Follows the life of the page, once the person agreed. */
    watchPage(): void {
      reloadOnChunkLoadError()
      if (import.meta.env.PROD)
        void whenIdle().then(() => registerServiceWorker(install => void offerUpdate(install)))
      followAnalytics(analytics)
    },

    /** Goes on with what an earlier visit left; may be asked again where it broke off. */
    async resumeWork(): Promise<void> {
      await deleteOrphanPhotos()
      await resume()
      // A server that cannot be reached leaves the session as it is; a 401 ends it by itself.
      if (session.isActive()) await (await account()).launch()
    },
  }
}

/** How much of reading a photo is done: loading and preparing are its first third. */
const overallProgress = ({ step, progress }: RecognitionProgress): number =>
  step === 'load' ? 0.2 * progress : step === 'prepare' ? 0.2 + 0.1 * progress : 0.3 + 0.7 * progress

/** Reports the life of the page. */
const followAnalytics = (analytics: Analytics): void => {
  void analytics.launched()
  const follow = () => void (document.visibilityState === 'visible' ? analytics.shown() : analytics.hidden())
  follow()
  document.addEventListener('visibilitychange', follow)
  globalThis.addEventListener('error', ({ error, message }) => void analytics.failed(error ?? message))
  globalThis.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isChunkLoadError(reason)) void analytics.failed(reason)
  })
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

export type LazyServices = ReturnType<typeof createLazyServices>
