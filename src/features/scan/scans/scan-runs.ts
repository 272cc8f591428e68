import { clientProblems } from '../../../api/problems.ts'
import { isChunkLoadError } from '../../../chunk-load-error.ts'
import { isUnfinished, type TaskRecord } from '../../../records/index.ts'
import type { ScanOptions } from './scan-options.ts'
import { isMessage, type ScanRecords } from './scan-records.ts'

/** The lock of a record: one tab at a time works on it. */
export const lockName = (id: string) => `scan ${id}`

/** The analyses under way in this tab: one for a record at a time, in all tabs together. */
export const createScanRuns = (
  options: Pick<ScanOptions, 'locks' | 'channel' | 'onEnd' | 'onUnexpectedError' | 'owner' | 'storage'>,
  records: ScanRecords,
  analyse: (record: TaskRecord, signal: AbortSignal) => Promise<void>,
) => {
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>()

  /** Does what is still to be done for an open record. */
  const run = async (record: TaskRecord): Promise<void> => {
    const { id } = record
    if (running.has(id) || !isUnfinished(record.lifecycle)) return
    records.show(record)
    const controller = new AbortController()
    const { signal } = controller
    const done = options.locks
      .withLock(
        lockName(id),
        async () => {
          // Another tab may have finished it while this one waited.
          const kept = (await (await options.storage()).getRecord(id, [record.owner])) ?? record
          if (isUnfinished(kept.lifecycle)) await analyse(kept, signal)
          else records.show(kept)
        },
        signal,
      )
      .catch(async (error: unknown) => {
        // Nobody expected this: the person must not wait for ever.
        options.onUnexpectedError(error)
        const problem = {
          code: isChunkLoadError(error) ? clientProblems.networkFailed : clientProblems.unexpected,
          errMsg: 'The analysis broke off',
          error: String(error),
        }
        await records.apply(record, { type: 'failed', problem })
      })
      .finally(() => {
        running.delete(id)
        options.onEnd?.()
      })
    running.set(id, { controller, done })
    await done
  }

  const stop = async (id: string): Promise<void> => {
    const run = running.get(id)
    run?.controller.abort()
    await run?.done
  }

  options.channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return
    if ('cancelled' in data) void stop(data.cancelled)
    else void records.follow(data)
  }

  return {
    run,
    stop,
    isRunning: (id: string): boolean => running.has(id),
    /** Resolves when no analysis of the record is under way. */
    finished: async (id: string): Promise<void> => running.get(id)?.done,

    /** Goes on with whatever a closed tab left open, one after the other, the oldest first. */
    async resume(): Promise<void> {
      const storage = await options.storage()
      const open = (await storage.listSummaries(options.owner())).filter(isUnfinished).reverse()
      for (const { id } of open) {
        if (await options.locks.isLocked(lockName(id))) continue // another tab is at it
        const record = await storage.getRecord(id, [options.owner()])
        if (record) await run(record)
      }
    },
  }
}

export type ScanRuns = ReturnType<typeof createScanRuns>
