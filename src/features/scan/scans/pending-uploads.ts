import type { CallProblem } from '../../../api/problems.ts'
import type { TabLocks } from '../../../device/index.ts'
import { isUnfinished, mergeServerResult, type TaskRecord } from '../../../records/index.ts'
import type { Storage } from '../../../storage/index.ts'
import type { createServerAnalysis } from './server-analysis.ts'
import { serverAnswerOf, serverAnswers } from './server-answers.ts'

/** A task that stalled this often is given up. */
const maxStalls = 3

/** What came of asking about all photos that wait. */
export interface UploadRound {
  /** Nothing is left to ask. */
  isDone: boolean
  /** How long the server asks to wait before the next round. */
  retryAfterMs?: number | undefined
}

/** The id of the next attempt: a server that may have the photo already recognises it. */
const sendIdOf = ({ id, sendId, serverAnswer }: TaskRecord, newId: () => string): string => {
  const isNewTask =
    serverAnswer === undefined ||
    serverAnswer === 'stalled' ||
    serverAnswers[serverAnswer].again === 'on-request'
  return isNewTask ? newId() : (sendId ?? id)
}

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
  newId,
  onPendingUpload,
}: {
  storage: () => Promise<Storage<TaskRecord>>
  locks: TabLocks
  owner: () => string
  onUnexpectedError: (error: unknown) => void
  analyseAtServer: ReturnType<typeof createServerAnalysis>
  photosOf: (record: TaskRecord) => Promise<Blob[]>
  /** Changes a record behind the screen. */
  updateInBackground: (record: TaskRecord, by: (kept: TaskRecord) => TaskRecord) => Promise<void>
  /** The lock of a record: no other tab works on it at the same time. */
  lockName: (id: string) => string
  newId: () => string
  /** Called when the server is to be asked, after this long at the earliest. */
  onPendingUpload: (afterMs: number) => void
}) => {
  /** Asks about one record; resolves with the problem, where the server is to be asked again by itself. */
  const uploadOne = async (id: string): Promise<CallProblem | null> => {
    let unanswered: CallProblem | null = null
    await locks.withLock(lockName(id), async () => {
      const record = await (await storage()).getRecord(id, [owner()])
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
            await updateInBackground(record, kept =>
              kept.owed ? { ...kept, owed: { ...kept.owed, taskId } } : kept,
            )
          },
          onProgress: async () => {},
        },
      )
      if ('task' in outcome) {
        await updateInBackground(record, kept => mergeServerResult(kept, outcome.task))
        return
      }
      const answer = serverAnswerOf(outcome.problem)
      const stalls = (record.owed.stalls ?? 0) + (answer === 'stalled' ? 1 : 0)
      if (serverAnswers[answer].again !== 'on-request' && stalls < maxStalls) unanswered = outcome.problem
      await updateInBackground(record, ({ owed, ...kept }) => ({
        ...kept,
        serverAnswer: answer,
        ...(owed && unanswered && { owed: { ...owed, ...(stalls > 0 && { stalls }) } }),
      }))
    })
    return unanswered
  }

  return {
    /**
     * Sends the server a photo that the device analysed without it, as soon as that is possible: as a new task where the server
     * refused it or never finished, else as the one it may already know.
     */
    async askServer(id: string): Promise<void> {
      const record = await (await storage()).getRecord(id, [owner()])
      if (!record || record.owed || (record.photoCount ?? 1) > 1) return
      await updateInBackground(record, kept => ({
        ...kept,
        owed: { taskId: null },
        sendId: sendIdOf(kept, newId),
      }))
      onPendingUpload(0)
    },

    /**
     * Uploads the pending photos, all of them and the oldest first, until the server does not respond. One tab does it at a
     * time.
     */
    async uploadPending(): Promise<UploadRound> {
      let round: UploadRound = { isDone: true }
      await locks.withLock('scan outbox', async () => {
        const summaries = await (await storage()).listSummaries(owner())
        for (const { id } of summaries.filter(({ isOwed }) => isOwed).reverse()) {
          const unanswered = await uploadOne(id).catch((error: unknown) => {
            onUnexpectedError(error)
            return null // one that breaks must not keep the others
          })
          if (unanswered === null) continue
          round = { isDone: false, retryAfterMs: unanswered.retryAfterMs }
          if (serverAnswers[serverAnswerOf(unanswered)].concernsAll) return
        }
      })
      return round
    },
  }
}
