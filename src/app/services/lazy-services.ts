import { subscribe } from 'valtio/vanilla'
import { newUuid } from '../../api/uuid.ts'
import { openTabChannel } from '../../device/tab-channel.ts'
import type { BackupReminder } from '../../features/history/index.ts'
import type { Shares } from '../../features/share/index.ts'
import { lazy } from '../../lazy.ts'
import type { DietaryProfile } from '../../records/index.ts'
import { toastWithAction } from '../../ui/overlays/toast.ts'
import { allowOwnWorkers } from '../../ui/theme/trusted-types.ts'
import { registerServiceWorker, reloadOnChunkLoadError } from '../offline/app-updates.ts'
import { createAccountServices } from './account-services.ts'
import { createBackups } from './backups.ts'
import { createChatService } from './chat-service.ts'
import { createDeviceData } from './device-data.ts'
import type { EagerServices, Environment } from './eager-services.ts'
import { createPageAnalytics, followAnalytics } from './page-analytics.ts'
import { createRecognitionServices } from './recognition-services.ts'
import { createScanServices } from './scan-services.ts'
import { createServer } from './server.ts'
import { whenIdle } from './waiting.ts'

/** What the features need beyond the first page, each made on its first use. */
export const createLazyServices = (environment: Environment, eager: EagerServices) => {
  const { i18n, localStore } = environment
  const { session, storage, storageId, owner } = eager
  allowOwnWorkers()

  const deviceData = createDeviceData(eager)
  const dietaryProfile = lazy<DietaryProfile>(async () => {
    const { createDietaryProfile } = await import('../../records/index.ts')
    return createDietaryProfile(localStore)
  })
  const backupReminder = lazy<BackupReminder>(async () => {
    const { createBackupReminder } = await import('../../features/history/index.ts')
    return createBackupReminder(localStore, () => new Date())
  })
  const tabs = openTabChannel('analyze-h5-account')
  // Another tab has removed what was kept of a person: what this one still has in memory goes too.
  tabs.onmessage = () => globalThis.location.reload()

  const recognition = createRecognitionServices(i18n)
  const server = createServer(environment, eager, recognition.recognise)
  const { api } = server
  const { scans, resume } = createScanServices(eager, recognition, api)
  const { device, signIn, account, feedback } = createAccountServices(
    localStore,
    eager,
    recognition,
    api,
    deviceData,
    () => {
      tabs.postMessage('forgotten')
      void dietaryProfile().then(({ forget }) => forget())
    },
  )

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

  /** Deletes what a page that was closed too early left behind. */
  const deleteOrphanPhotos = async (): Promise<void> => {
    const mayHoldAny = eager.mayHoldRecords()
    const { runInOnlyTab } = await import('../../device/index.ts')
    await runInOnlyTab(async () => mayHoldAny && (await storage()).deleteOrphanPhotos())
  }

  let returnedUid = ''
  /** Opens what an account left here, once its person has logged in again. */
  const comeBack = async (): Promise<void> => {
    const { user } = session.state
    const uid = user?.uid ?? ''
    if (uid === returnedUid) return
    returnedUid = uid
    if (user && uid !== '') await deviceData.comeBack({ uid, phone: user.phone })
  }

  const offerUpdate = async (install: () => void): Promise<void> => {
    await i18n.loadNamespaces('settings')
    await toastWithAction(i18n.t('settings:update.ready'), i18n.t('settings:update.install'), install)
  }

  return {
    /** Opens the way calls leave the app; the first call does it by itself. */
    openTransport: server.openTransport,
    api,
    scans,
    chats: createChatService(eager, recognition, server),
    shares,
    signIn,
    account,
    feedback,
    preparePicture: recognition.preparePicture,
    assess: recognition.assess,
    localAnalysis: recognition.localAnalysis,
    download: recognition.download,
    dietaryProfile,
    backups: createBackups(eager, recognition.preparePicture, backupReminder),
    backupReminder,
    loadRecord: async (id: string) => (await storage()).getRecord(id, eager.owners()),
    /** As many as one can choose from. */
    lastRecords: async () => (await storage()).listSummaries(owner(), 200),

    /** Follows the life of the page, once the person agreed. */
    watchPage(): void {
      reloadOnChunkLoadError()
      if (import.meta.env.PROD)
        void whenIdle().then(() => registerServiceWorker(install => void offerUpdate(install)))
      followAnalytics(createPageAnalytics(localStore, eager, device, api))
      // What an account left here, and what the server is owed, wait for their person.
      subscribe(session.state, () => {
        void comeBack()
        if (session.isActive()) void resume()
      })
    },

    /** Goes on with what an earlier visit left; may be asked again where it broke off. */
    async resumeWork(): Promise<void> {
      await deviceData.resumeForgetting()
      await comeBack()
      await deleteOrphanPhotos()
      await resume()
      // A server that cannot be reached leaves the session as it is; a 401 ends it by itself.
      if (session.isActive()) await (await account()).launch()
    },
  }
}

export type LazyServices = ReturnType<typeof createLazyServices>
