import type { TabLocks } from '../../device/index.ts'
import { isUnfinished, mergeServerResult, type TaskRecord } from '../../records/index.ts'
import type { Storage } from '../../storage/index.ts'
import type { createServerAnalysis } from './server-analysis.ts'

/** The server will not take the photo later either. */
const isPermanent = (code: number): boolean => code >= 400 && code < 500 && ![401, 408, 429].includes(code)

/** Asks the server later what the device did without it, and keeps its answers behind the screen. */
export const createPendingUploads = ({
  storage,
  locks,
  owner,
  onUnexpectedError,
  analyseAtServer,
  photosOf,
  updateInBackground,
  lockName,
}: {
  storage: () => Promise<Storage<TaskRecord>>
  locks: TabLocks
  owner: () => string
  onUnexpectedError: (error: unknown) => void
  analyseAtServer: ReturnType<typeof createServerAnalysis>
  photosOf: (record: TaskRecord) => Promise<Blob[]>
  /** Changes a record behind the screen. */
  updateInBackground: (record: TaskRecord, by: (kept: TaskRecord) => TaskRecord) => Promise<void>
  /** The lock of a record: nobody else works on it meanwhile. */
  lockName: (id: string) => string
}) => {
  /** Asks for one record; resolves with whether the server answered. */
  const uploadOne = async (id: string): Promise<boolean> => {
    let hasAnswered = true
    await locks.withLock(lockName(id), async () => {
      const record = await (await storage()).getRecord(id)
      if (!record?.owed || record.owner !== owner() || isUnfinished(record.lifecycle)) return
      const outcome = await analyseAtServer(
        {
          sendId: record.sendId ?? id,
          lang: record.lang,
          taskId: record.owed.taskId,
          photo: async () => (await photosOf(record))[0] ?? null,
        },
        {
          signal: new AbortController().signal,
          onAccepted: async taskId => {
            await updateInBackground(record, kept => (kept.owed ? { ...kept, owed: { taskId } } : kept))
          },
          onProgress: async () => {},
        },
      )
      if ('task' in outcome) await updateInBackground(record, kept => mergeServerResult(kept, outcome.task))
      else if (isPermanent(outcome.problem.code))
        await updateInBackground(record, ({ owed: _, ...kept }) => kept)
      else hasAnswered = false
    })
    return hasAnswered
  }

  return {
    /**
     * Asks the server what it still is to be asked, the oldest first, until nobody answers; resolves with whether all
     * was answered. One tab does it at a time.
     */
    async uploadPending(): Promise<boolean> {
      let isAll = true
      await locks.withLock('scan outbox', async () => {
        const summaries = await (await storage()).listSummaries(owner())
        for (const { id } of summaries.filter(({ isOwed }) => isOwed).reverse()) {
          isAll = await uploadOne(id).catch((error: unknown) => {
            onUnexpectedError(error)
            return true // one that breaks must not keep the others
          })
          if (!isAll) return
        }
      })
      return isAll
    },
  }
}
