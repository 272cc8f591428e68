import type { Api } from '../../api/client.ts'
import { clientProblems, type Problem, type Result } from '../../api/problems.ts'
import type { components } from '../../api/schema.d.ts'
import type { TaskRecord } from '../../records/index.ts'
import type { Storage } from '../../storage/index.ts'

type Task = components['schemas']['Task']
type Question = Pick<components['schemas']['Question'], 'question' | 'history' | 'taskId' | 'lang'>

/** What a share leads to, as other apps take it. */
export interface ShareLink {
  title: string
  /** Opens the record read-only on any device. */
  url: string
}

/** Sharing one's records, and opening what others shared. */
export const createShares = ({
  api,
  storage,
  owner,
  storageId,
  appUrl,
  newId,
}: {
  api: () => Promise<Api>
  storage: () => Promise<Storage<TaskRecord>>
  owner: () => string
  storageId: () => string
  /** Where the app is served, ending in a slash. */
  appUrl: string
  newId: () => string
}) => {
  const linkTo = ({ title, path }: { title: string; path: string }): ShareLink => ({
    title,
    url: new URL(path.replace(/^\//, ''), appUrl).href,
  })

  /** Notes on the device's record how it is shared. */
  const updateSharing = async (seen: TaskRecord, sharing: Task['sharing']) => {
    await (await storage()).updateRecord(seen, record => {
      const { lifecycle } = record
      return lifecycle.phase === 'done'
        ? { ...record, lifecycle: { ...lifecycle, task: { ...lifecycle.task, sharing } } }
        : record
    })
  }

  return {
    async share(record: TaskRecord, task: Task): Promise<Result<ShareLink>> {
      const { data, problem } = await (await api()).shareTask(task.id, 'shared')
      if (problem) return { problem }
      await updateSharing(record, 'shared')
      return { data: linkTo(data) }
    },

    async cancel(record: TaskRecord, task: Task): Promise<Problem | null> {
      const { problem } = await (await api()).shareTask(task.id, 'cancelled')
      if (problem) return problem
      await updateSharing(record, 'cancelled')
      return null
    },

    async shareAnswer(question: Question): Promise<Result<ShareLink>> {
      const { data, problem } = await (await api()).shareChat({ ...question, storageId: storageId() })
      return problem ? { problem } : { data: linkTo(data) }
    },

    /** What someone shared; 410 when the share was cancelled or deleted. */
    open: async (shareId: string, signal: AbortSignal): Promise<Result<Task>> =>
      (await api()).getTask(shareId, { signal }),

    /** Copies it to one's own records; resolves with the id of the new record. */
    async copy(shareId: string): Promise<Result<string>> {
      const { data: task, problem } = await (await api()).createTaskByShare(shareId)
      if (problem) return { problem }
      if (task.result === null)
        return {
          problem: { code: clientProblems.answerInvalid, errMsg: 'The shared record has no analysis' },
        }
      const kept = await storage()
      const record: TaskRecord = {
        id: newId(),
        owner: owner(),
        createdAt: task.createdAt,
        lang: task.lang,
        lifecycle: { phase: 'done', task },
      }
      await kept.putRecord(record)
      return { data: record.id }
    },
  }
}

export type Shares = ReturnType<typeof createShares>
