import { newUuid } from '../../api/uuid.ts'
import { openTabChannel } from '../../device/tab-channel.ts'
import type { BackupReminder } from '../../features/history/index.ts'
import type { Shares } from '../../features/share/index.ts'
import { lazy } from '../../lazy.ts'
import type { DietaryProfile } from '../../records/index.ts'
import { allowOwnWorkers } from '../../ui/theme/trusted-types.ts'
import { createAccountServices } from './account-services.ts'
import { createBackups } from './backups.ts'
import { createChatService } from './chat-service.ts'
import { createDeviceData } from './device-data.ts'
import type { EagerServices, Environment } from './eager-services.ts'
import { createPageLife } from './page/page-life.ts'
import { createRecognitionServices } from './recognition-services.ts'
import { createScanServices } from './scan-services.ts'
import { createServer } from './server.ts'

/** What the features need beyond the first page, each made on its first use. */
export const createLazyServices = (environment: Environment, eager: EagerServices) => {
  const { i18n, localStore } = environment
  const { storage, storageId, owner } = eager
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
  const forgotten = 'forgotten'
  // Another tab has removed what was kept of a person: what this one still has in memory goes too.
  tabs.onmessage = ({ data }) => {
    if (data === forgotten) globalThis.location.reload()
  }

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
      tabs.postMessage(forgotten)
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
    expectPhoto: recognition.expectPhoto,
    localAnalysis: recognition.localAnalysis,
    download: recognition.download,
    dietaryProfile,
    backups: createBackups(eager, recognition.preparePicture, backupReminder),
    backupReminder,
    loadRecord: async (id: string) => (await storage()).getRecord(id, eager.owners()),
    /** As many as one can choose from. */
    lastRecords: async () => (await storage()).listSummaries(owner(), 200),

    ...createPageLife(environment, eager, { device, account, api, deviceData, resume }),
  }
}

export type LazyServices = ReturnType<typeof createLazyServices>
