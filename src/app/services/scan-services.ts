import { subscribe } from 'valtio/vanilla'
import type { Api } from '../../api/client.ts'
import { newUuid } from '../../api/uuid.ts'
import { isChunkLoadError } from '../../chunk-load-error.ts'
import type { Scans, UploadRetry } from '../../features/scan/index.ts'
import { lazy } from '../../lazy.ts'
import { countTask } from './device/task-counter.ts'
import type { EagerServices } from './eager-services.ts'
import { ignoreWhileUnloading } from './page/ignore-while-unloading.ts'
import type { RecognitionServices } from './recognition-services.ts'
import { pause } from './waiting.ts'

/** Analyses of photos, and what is done later about those that were interrupted or that no server has seen. */
export const createScanServices = (
  { storage, owner, owners, session, locale, localStore, mayHoldRecords }: EagerServices,
  { localAnalysis, assess }: RecognitionServices,
  api: () => Promise<Api>,
) => {
  const scans = lazy<Scans>(async () => {
    const [
      { createScans },
      { createAppBadge, createTabLocks, openTabChannel, preparePhoto },
      { inspectPhoto },
      analysis,
    ] = await Promise.all([
      import('../../features/scan/index.ts'),
      import('../../device/index.ts'),
      import('../../recognition/index.ts'),
      localAnalysis(),
    ])
    const made = createScans({
      api,
      storage,
      inspect: inspectPhoto,
      prepare: preparePhoto,
      assess,
      analyseLocally: analysis.analysePhotos,
      analyseText: analysis.analyseText,
      owner,
      owners,
      lang: locale,
      now: () => new Date(),
      newId: newUuid,
      onEnd: createAppBadge(document, navigator).count,
      onNewTask: () => countTask(localStore, new Date()),
      onUnexpectedError: ignoreWhileUnloading(globalThis, error => {
        if (!isChunkLoadError(error)) globalThis.reportError(error)
      }),
      wait: pause,
      locks: createTabLocks(),
      channel: openTabChannel('analyze-h5-scans'),
      onPendingUpload: afterMs => void uploadPending(afterMs),
    })
    let shownTo = session.identity().uid
    // In this very moment: the page of a person who has left shows nothing of theirs to the next.
    const forget = () => {
      const { uid } = session.identity()
      if (uid !== shownTo) made.forgetShown()
      shownTo = uid
    }
    subscribe(session.state, forget, true)
    return made
  })

  const uploadRetry = lazy<UploadRetry>(async () => {
    const { createUploadRetry } = await import('../../features/scan/index.ts')
    const retry = createUploadRetry({
      uploadPending: async () => (await scans()).uploadPending(),
      wait: pause,
      now: () => new Date(),
      random: Math.random,
    })
    globalThis.addEventListener('online', retry.wake)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') retry.wake()
    })
    return retry
  })

  /** Sends what the device analysed alone, once there is a server. */
  const uploadPending = async (afterMs = 0): Promise<void> => (await uploadRetry()).start(afterMs)

  /** Goes on with analyses that a closed tab left open or the server is owed; loads what that takes only when there are any. */
  const resume = async (): Promise<void> => {
    if (!mayHoldRecords()) return
    const { isUnfinished } = await import('../../records/index.ts')
    const all = await (await storage()).listSummaries(owner())
    if (all.some(({ isOwed }) => isOwed)) void uploadPending()
    if (all.some(isUnfinished)) await (await scans()).resume()
  }

  return { scans, resume }
}
