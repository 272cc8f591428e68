import { proxy, ref } from 'valtio'
import type { AnalysePhotos, AnalyseText } from '../../analysis/index.ts'
import type { Api } from '../../api/client.ts'
import { clientProblems, isUnreachable } from '../../api/problems.ts'
import type { Ref } from '../../api/ref.ts'
import type { components } from '../../api/schema.d.ts'
import { isChunkLoadError } from '../../chunk-load-error.ts'
import type { preparePhoto, TabLocks } from '../../device/index.ts'
import type { inspectPhoto, QualityCode } from '../../recognition/index.ts'
import {
  isUnfinished,
  nextTaskState,
  photoKey,
  swapAnalysis,
  type TaskEvent,
  type TaskRecord,
  type TaskState,
} from '../../records/index.ts'
import type { Storage } from '../../storage/index.ts'
import { createCorrections, detectLanguage } from './corrections.ts'
import { createPendingUploads } from './pending-uploads.ts'
import { createPhotoIntake, type Refusal } from './photo-intake.ts'
import { createServerAnalysis } from './server-analysis.ts'

type Lang = components['schemas']['Lang']

/** What became of a chosen file; advice never forbids to go on. */
export type StartResult =
  | { id: string }
  | { refusal: Refusal }
  | {
      advice: readonly QualityCode[]
      photos: readonly Blob[]
      /** Goes on with the photos as they are, or as the person has cut and turned them. */
      proceed: (photos?: readonly Blob[]) => Promise<{ id: string }>
    }

/** What is shown of the analyses; the records themselves live in storage. */
export interface ScanState {
  /** Lifecycles of the analyses of this session, by record id. */
  tasks: Record<string, Ref<TaskState>>
}

export interface ScanOptions {
  api: () => Promise<Api>
  storage: () => Promise<Storage<TaskRecord>>
  inspect: typeof inspectPhoto
  prepare: typeof preparePhoto
  /** Reasons to take the photo again, most telling first; none for a good one. */
  assess: (photo: Blob) => Promise<readonly QualityCode[]>
  /** Recognition and engine on the device, for when no server answers, and for a list on several photos. */
  analyseLocally: AnalysePhotos
  analyseText: AnalyseText
  owner: () => string
  lang: () => Lang
  now: () => Date
  newId: () => string
  /** Hears of errors that nobody expected. */
  onUnexpectedError: (error: unknown) => void
  /** Resolves after a while, or at once when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Two tabs never analyse the same photo. */
  locks: TabLocks
  /** Tells other tabs how far this one is, and hears of theirs. */
  channel: Pick<BroadcastChannel, 'postMessage'> & { onmessage: BroadcastChannel['onmessage'] }
  /** Hears that the device did without the server, which is still to be asked: see `deliver`. */
  onPendingUpload: () => void
}

type Step = 'recognize' | 'analyze'

/** What tabs tell each other: that a record changed, or how far it is; that a person cancelled it. */
type Message = { changed: string; step?: Step; progress?: number } | { cancelled: string }

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && ('changed' in data || 'cancelled' in data)

const lockName = (id: string) => `scan ${id}`

/** Nobody is there to analyse: the device does it. */
const isServerUnavailable = (code: number): boolean => isUnreachable(code) || [502, 503, 504].includes(code)

/** Pictures a list may take (specification, section 9). */
const maxPhotos = 9

/** Photographs to reports: checks and prepares a photo, saves it, has it analysed, and keeps what came of it. */
export const createScans = (options: ScanOptions) => {
  const state = proxy<ScanState>({ tasks: {} })
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>()
  const analyseAtServer = createServerAnalysis(options)
  const accept = createPhotoIntake(options)

  /** A lifecycle is replaced, never changed; `ref` spares valtio the proxies of a whole report. */
  const show = ({ id, lifecycle }: Pick<TaskRecord, 'id' | 'lifecycle'>) => {
    state.tasks[id] = ref(lifecycle)
  }

  const tell = (message: Message) => options.channel.postMessage(message)

  /** Changes the record as it is kept, for a person or another tab may have changed it meanwhile; shows what came of it. */
  const change = async (record: TaskRecord, by: (kept: TaskRecord) => TaskRecord): Promise<TaskRecord> => {
    let changed = by(record)
    await (await options.storage()).updateRecord(record, kept => {
      changed = by(kept)
      return changed
    })
    show(changed)
    tell({ changed: record.id })
    return changed
  }

  const apply = (record: TaskRecord, event: TaskEvent): Promise<TaskRecord> =>
    change(record, kept => ({ ...kept, lifecycle: nextTaskState(kept.lifecycle, event) }))

  /** Progress is only shown, never kept. */
  const progress = (record: TaskRecord, step: Step, share: number): void => {
    const lifecycle = nextTaskState(record.lifecycle, { type: 'progressed', step, progress: share })
    show({ ...record, lifecycle })
    tell({ changed: record.id, step, progress: share })
  }

  /** The device's own analysis; `owed` is what the server still is to be asked, null when it has nothing to do with it. */
  const analyseHere = async (
    from: TaskRecord,
    photos: readonly Blob[],
    { signal, owed }: { signal: AbortSignal; owed: TaskRecord['owed'] | null },
  ): Promise<void> => {
    const record = await apply(from, { type: 'accepted', taskId: null })
    const onProgress = (step: Step, share: number) => {
      if (!signal.aborted) progress(record, step, share)
    }
    const outcome = await options.analyseLocally(photos, from, { signal, onProgress })
    if (signal.aborted) return
    const event: TaskEvent =
      'task' in outcome
        ? { type: 'answered', task: outcome.task }
        : { type: 'failed', problem: outcome.problem }
    await change(record, kept => ({
      ...kept,
      lifecycle: nextTaskState(kept.lifecycle, event),
      ...(owed && isUnfinished(kept.lifecycle) && { owed }),
    }))
    if (owed) options.onPendingUpload()
  }

  const work = async (from: TaskRecord, signal: AbortSignal): Promise<void> => {
    // The API takes one picture: a list on several is read here.
    if ((from.photoCount ?? 1) > 1) {
      const photos = await photosOf(from)
      if (photos.length > 0) return analyseHere(from, photos, { signal, owed: null })
    }
    const photo = async () => (await photosOf(from))[0] ?? null
    let taskId = from.lifecycle.phase === 'working' ? from.lifecycle.taskId : null
    let record = taskId === null ? await apply(from, { type: 'uploadStarted' }) : from
    const outcome = await analyseAtServer(
      { sendId: from.sendId ?? from.id, lang: from.lang, taskId, photo },
      {
        signal,
        onAccepted: async id => {
          taskId = id
          record = await apply(record, { type: 'accepted', taskId })
        },
        onProgress: async (step, share) => progress(record, step, share),
      },
    )
    if (signal.aborted) return
    if ('task' in outcome) {
      await apply(record, { type: 'answered', task: outcome.task })
      return
    }
    const { problem } = outcome
    const image = isServerUnavailable(problem.code) ? await photo() : null
    if (image) await analyseHere(record, [image], { signal, owed: { taskId } })
    else await apply(record, { type: 'failed', problem })
  }

  const photosOf = async ({ id, photoCount = 1 }: TaskRecord): Promise<Blob[]> => {
    const storage = await options.storage()
    const keys = Array.from({ length: photoCount }, (_, at) => photoKey(id, at))
    return (await Promise.all(keys.map(key => storage.getPhoto(key)))).filter(photo => photo !== null)
  }

  /** Does what is still to be done for an open record; one run for a record at a time, in all tabs together. */
  const run = async (record: TaskRecord): Promise<void> => {
    const { id } = record
    if (running.has(id) || !isUnfinished(record.lifecycle)) return
    show(record)
    const controller = new AbortController()
    const { signal } = controller
    const done = options.locks
      .withLock(
        lockName(id),
        async () => {
          // Another tab may have finished it while this one waited.
          const kept = (await (await options.storage()).getRecord(id)) ?? record
          if (isUnfinished(kept.lifecycle)) await work(kept, signal)
          else show(kept)
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
        await apply(record, { type: 'failed', problem })
      })
      .finally(() => running.delete(id))
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
    if ('cancelled' in data) return void stop(data.cancelled)
    const { changed: id, step, progress: share } = data
    const shown = state.tasks[id]
    if (shown === undefined) return
    if (step !== undefined && share !== undefined)
      return show({ id, lifecycle: nextTaskState(shown, { type: 'progressed', step, progress: share }) })
    void (async () => {
      const record = await (await options.storage()).getRecord(id)
      if (record) show(record)
    })()
  }

  /** Changes a record behind the screen: what is shown of it changes only where it is shown. */
  const updateInBackground = async (
    record: TaskRecord,
    by: (kept: TaskRecord) => TaskRecord,
  ): Promise<void> => {
    const storage = await options.storage()
    await storage.updateRecord(record, by)
    const kept = await storage.getRecord(record.id)
    if (kept && state.tasks[record.id]) show(kept)
    tell({ changed: record.id })
  }

  /** Begins with a record anew, unless it is finished. */
  const restart = async (id: string, isOtherPhoto = false): Promise<void> => {
    await running.get(id)?.done
    const record = await (await options.storage()).getRecord(id)
    if (!record) return
    const sendId = options.newId()
    const restarted = await change(record, kept => {
      const { owed, ...rest } = kept
      const lifecycle = nextTaskState(kept.lifecycle, { type: 'retried' })
      if (!isUnfinished(lifecycle)) return kept
      // What the server may have is sent under the same id; a new try of something it answered is another task.
      return { ...rest, lifecycle, sendId: owed && kept.sendId && !isOtherPhoto ? kept.sendId : sendId }
    })
    void run(restarted)
  }

  /** A record of this moment and person. */
  const newRecord = (lifecycle: TaskState = { phase: 'waiting' }): TaskRecord => ({
    id: options.newId(),
    owner: options.owner(),
    createdAt: options.now().toISOString(),
    lang: options.lang(),
    lifecycle,
  })

  const begin = async (photos: readonly Blob[]): Promise<{ id: string }> => {
    const record: TaskRecord = {
      ...newRecord(),
      sendId: options.newId(),
      ...(photos.length > 1 && { photoCount: photos.length }),
    }
    const storage = await options.storage()
    for (const [at, photo] of photos.entries()) await storage.putPhoto(photoKey(record.id, at), photo)
    await storage.putRecord(record)
    void run(record)
    return { id: record.id }
  }

  const cancel = async (id: string): Promise<void> => {
    const record = await (await options.storage()).getRecord(id)
    // Stored before the work is stopped, so that a result which arrives meanwhile finds the record cancelled.
    if (record) await apply(record, { type: 'cancelled' })
    tell({ cancelled: id })
    await stop(id)
  }

  return {
    state,

    ...createCorrections({ ...options, change }),
    ...createPendingUploads({ ...options, analyseAtServer, photosOf, updateInBackground, lockName }),

    /**
     * Takes the chosen files, the photos of one list, nine at most: the record once they are saved and on their way, why
     * one was refused, or advice to take it again.
     */
    async start(files: readonly File[]): Promise<StartResult> {
      const photos: Blob[] = []
      const advice = new Set<QualityCode>()
      for (const file of files.slice(0, maxPhotos)) {
        const accepted = await accept(file)
        if ('refusal' in accepted) return accepted
        photos.push(accepted.photo)
        for (const code of await options.assess(accepted.photo)) advice.add(code)
      }
      return advice.size === 0
        ? begin(photos)
        : { advice: [...advice], photos, proceed: (edited = photos) => begin(edited) }
    },

    /** Analyses a list that was typed or pasted; resolves with its record, or null when it is no ingredient list. */
    async analyseTypedList(text: string): Promise<{ id: string } | null> {
      const record = newRecord()
      const task = await options.analyseText(text, detectLanguage(text), record)
      if (task.status !== 'done') return null
      const done: TaskRecord = { ...record, lifecycle: { phase: 'done', task } }
      show(done)
      await (await options.storage()).putRecord(done)
      return { id: record.id }
    },

    /** Shows the other analysis of the photo, the server's or the device's, in the place of the one shown. */
    async swapAnalysis(id: string): Promise<void> {
      const record = await (await options.storage()).getRecord(id)
      if (record) await change(record, swapAnalysis)
    },

    /** Makes a record of a task that the server has already; resolves with its id. */
    async addServerTask(taskId: string): Promise<string> {
      const record = newRecord({ phase: 'working', taskId, step: 'recognize', progress: 0 })
      await (await options.storage()).putRecord(record)
      void run(record)
      return record.id
    },

    /** Makes a record's lifecycle known to the screen, and goes on with it if it was interrupted. */
    async open(id: string): Promise<TaskRecord | null> {
      const record = await (await options.storage()).getRecord(id)
      if (record === null) return null
      if (!running.has(id)) show(record)
      void run(record)
      return record
    },

    /** The photos of a record, as they are read. */
    async photos(id: string): Promise<Blob[]> {
      const record = await (await options.storage()).getRecord(id)
      return record ? photosOf(record) : []
    },

    /**
     * Reads photos anew that were cut or turned; resolves with their record: a finished one stays as it is, beside a new
     * one.
     */
    async reanalyse(id: string, photos: readonly Blob[]): Promise<{ id: string }> {
      await cancel(id)
      const storage = await options.storage()
      const record = await storage.getRecord(id)
      if (!record || record.lifecycle.phase === 'done') return begin(photos)
      for (const [at, photo] of photos.entries()) await storage.putPhoto(photoKey(id, at), photo)
      await restart(id, true)
      return { id }
    },

    cancel,

    retry: (id: string): Promise<void> => restart(id),

    /** Goes on with whatever a closed tab left open, one after the other, the oldest first. */
    async resume(): Promise<void> {
      const storage = await options.storage()
      const open = (await storage.listSummaries(options.owner())).filter(isUnfinished).reverse()
      for (const { id } of open) {
        if (await options.locks.isLocked(lockName(id))) continue // another tab is at it
        const record = await storage.getRecord(id)
        if (record) await run(record)
      }
    },
  }
}

export type Scans = ReturnType<typeof createScans>
