import { proxy, ref } from 'valtio'
import type { Api } from '../../api/client.ts'
import { clientProblems, isUnreachable, type Problem } from '../../api/problems.ts'
import type { components } from '../../api/schema.d.ts'
import {
  isOpen,
  next,
  photoKey,
  type preparePhoto,
  type Storage,
  type TaskEvent,
  type TaskLifecycle,
  type TaskRecord,
} from '../../device/index.ts'
import type { inspectPhoto, QualityCode } from '../../recognition/index.ts'

type Task = components['schemas']['Task']
type Lang = components['schemas']['Lang']

/** An object valtio keeps as it is, without proxies: it is replaced, never changed. */
type Ref<T extends object> = ReturnType<typeof ref<T>>

/** Why a chosen file was not taken; the screen has the words. */
export interface Refusal {
  code: Extract<Awaited<ReturnType<typeof inspectPhoto>>, { ok: false }>['code'] | 'too-many-bytes'
  fileName: string
  /** What the words need: megapixels, limits, the format. */
  facts: Record<string, string | number>
}

/** What became of a chosen file; advice never forbids to go on. */
export type Started =
  | { id: string }
  | { refusal: Refusal }
  | { advice: readonly QualityCode[]; goOn: () => Promise<{ id: string }> }

/** What is shown of the analyses; the records themselves live in storage. */
export interface ScanState {
  /** Lifecycles of the analyses of this session, by record id. */
  lifecycles: Record<string, Ref<TaskLifecycle>>
}

export interface ScanOptions {
  api: () => Promise<Api>
  storage: () => Promise<Storage<TaskRecord>>
  inspect: typeof inspectPhoto
  prepare: typeof preparePhoto
  /** Reasons to take the photo again, most telling first; none for a good one. */
  assess: (photo: Blob) => Promise<readonly QualityCode[]>
  /** Recognition and engine on the device, for when no server answers, and for a list on several photos. */
  analyseHere: (
    photos: readonly Blob[],
    record: { id: string; createdAt: string; lang: Lang },
    options: { signal: AbortSignal; onProgress: (step: 'recognize' | 'analyze', progress: number) => void },
  ) => Promise<{ task: Task } | { problem: Problem }>
  /** The engine on the device, for lists that were typed or corrected. */
  analyseText: (
    text: string,
    language: 'zh' | 'en',
    label: { id: string; createdAt: string; lang: Lang },
  ) => Promise<Task>
  owner: () => string
  lang: () => Lang
  now: () => Date
  newId: () => string
  /** Hears of errors that nobody expected. */
  onFault: (error: unknown) => void
  /** Resolves after a while, or at once when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

const maxMegabytes = 20
const pollMs = 300
/** Pictures a list may take (specification, section 9). */
const mostPhotos = 9

/** Photographs to reports: checks and prepares a photo, saves it, has it analysed, and keeps what came of it. */
export const createScans = (options: ScanOptions) => {
  const state = proxy<ScanState>({ lifecycles: {} })
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>()

  /** A lifecycle is replaced, never changed; `ref` spares valtio the proxies of a whole report. */
  const show = ({ id, lifecycle }: TaskRecord) => {
    state.lifecycles[id] = ref(lifecycle)
  }

  const apply = async (record: TaskRecord, event: TaskEvent): Promise<TaskRecord> => {
    const changed = { ...record, lifecycle: next(record.lifecycle, event) }
    show(changed)
    // Progress is only shown; everything else is kept.
    if (event.type !== 'progressed')
      await (await options.storage()).updateRecord(record, kept => ({
        ...kept,
        lifecycle: changed.lifecycle,
      }))
    return changed
  }

  /** Follows a task at the server until it is answered; 404 means the server has forgotten it. */
  const follow = async (
    from: TaskRecord,
    taskId: string,
    signal: AbortSignal,
  ): Promise<TaskRecord | 'forgotten'> => {
    const api = await options.api()
    let record = from
    for (;;) {
      const { data: task, problem } = await api.getTask(taskId, { signal })
      if (signal.aborted) return record
      if (problem?.code === 404) return 'forgotten'
      if (problem) return apply(record, { type: 'failed', problem })
      if (['done', 'unrecognized', 'failed'].includes(task.status))
        return apply(record, { type: 'answered', task })
      const step = task.status === 'analyzing' ? 'analyze' : 'recognize'
      record = await apply(record, { type: 'progressed', step, progress: task.progress })
      await options.wait(pollMs, signal)
      if (signal.aborted) return record
    }
  }

  const analyseHere = async (
    from: TaskRecord,
    photos: readonly Blob[],
    signal: AbortSignal,
  ): Promise<TaskRecord> => {
    let record = await apply(from, { type: 'accepted', taskId: null })
    const onProgress = (step: 'recognize' | 'analyze', progress: number) => {
      record = { ...record, lifecycle: next(record.lifecycle, { type: 'progressed', step, progress }) }
      show(record)
    }
    const outcome = await options.analyseHere(photos, from, { signal, onProgress })
    if (signal.aborted) return record
    return 'task' in outcome
      ? apply(record, { type: 'answered', task: outcome.task })
      : apply(record, { type: 'failed', problem: outcome.problem })
  }

  const send = async (from: TaskRecord, photo: Blob, signal: AbortSignal): Promise<TaskRecord> => {
    const record = await apply(from, { type: 'uploadStarted' })
    const api = await options.api()
    const { data, problem } = await api.uploadPhoto(photo, record.lang, { signal })
    if (signal.aborted) return record
    if (problem) {
      if (isUnreachable(problem.code)) return analyseHere(record, [photo], signal)
      return apply(record, { type: 'failed', problem })
    }
    const accepted = await apply(record, { type: 'accepted', taskId: data.taskId })
    const followed = await follow(accepted, data.taskId, signal)
    if (followed === 'forgotten')
      return apply(accepted, { type: 'failed', problem: { code: 404, errMsg: 'The server lost the task' } })
    const lostServer = followed.lifecycle.phase === 'failed' && isUnreachable(followed.lifecycle.problem.code)
    return lostServer && !signal.aborted ? analyseHere(accepted, [photo], signal) : followed
  }

  const work = async (record: TaskRecord, signal: AbortSignal): Promise<void> => {
    const { lifecycle } = record
    const taskId = lifecycle.phase === 'working' ? lifecycle.taskId : null
    const followed = taskId === null ? 'forgotten' : await follow(record, taskId, signal)
    if (followed !== 'forgotten') return
    const photos = await photosOf(record)
    const [photo] = photos
    // The API takes one picture: a list on several is read here.
    if (photos.length > 1) await analyseHere(record, photos, signal)
    else if (photo) await send(record, photo, signal)
    else
      await apply(record, {
        type: 'failed',
        problem: { code: 404, errMsg: 'The photo of this record is gone' },
      })
  }

  const photosOf = async ({ id, photoCount = 1 }: TaskRecord): Promise<Blob[]> => {
    const storage = await options.storage()
    const keys = Array.from({ length: photoCount }, (_, at) => photoKey(id, at))
    return (await Promise.all(keys.map(key => storage.getPhoto(key)))).filter(photo => photo !== null)
  }

  /** Does what is still to be done for an open record; one run for a record at a time. */
  const run = async (record: TaskRecord): Promise<void> => {
    const { id } = record
    if (running.has(id) || !isOpen(record.lifecycle)) return
    show(record)
    const controller = new AbortController()
    const done = work(record, controller.signal)
      .catch(async (error: unknown) => {
        // Nobody expected this: the person must not wait for ever.
        options.onFault(error)
        const problem = {
          code: clientProblems.unexpected,
          errMsg: 'The analysis broke off',
          error: String(error),
        }
        await apply(record, { type: 'failed', problem })
      })
      .finally(() => running.delete(id))
    running.set(id, { controller, done })
    await done
  }

  /** Checks by content; nothing is decoded before its size is known. */
  const accept = async (file: File): Promise<{ photo: Blob } | { refusal: Refusal }> => {
    const refuse = (code: Refusal['code'], facts: Refusal['facts'] = {}) => ({
      refusal: { code, fileName: file.name, facts },
    })
    if (file.size > maxMegabytes * 2 ** 20)
      return refuse('too-many-bytes', { megabytes: Math.ceil(file.size / 2 ** 20), limit: maxMegabytes })
    const header = await options.inspect(file)
    if (!header.ok) {
      if (header.code === 'too-large')
        return refuse(header.code, {
          megapixels: Math.round((header.widthPx * header.heightPx) / 1e6),
          limit: header.limitMegapixels,
        })
      if (header.code === 'unsupported-format')
        return refuse(header.code, { format: header.format.toUpperCase() })
      return refuse(header.code)
    }
    const prepared = await options.prepare(file, header)
    if (prepared.ok) return { photo: prepared.photo }
    return ['jpeg', 'png', 'gif', 'webp', 'bmp'].includes(header.format)
      ? refuse('decode-failed')
      : refuse('unsupported-format', { format: header.format.toUpperCase() })
  }

  /** A record of this moment and person. */
  const newRecord = (lifecycle: TaskLifecycle = { phase: 'waiting' }): TaskRecord => ({
    id: options.newId(),
    owner: options.owner(),
    createdAt: options.now().toISOString(),
    lang: options.lang(),
    lifecycle,
  })

  const begin = async (photos: readonly Blob[]): Promise<{ id: string }> => {
    const record: TaskRecord = {
      ...newRecord(),
      ...(photos.length > 1 && { photoCount: photos.length }),
    }
    const storage = await options.storage()
    for (const [at, photo] of photos.entries()) await storage.putPhoto(photoKey(record.id, at), photo)
    await storage.putRecord(record)
    void run(record)
    return { id: record.id }
  }

  return {
    state,

    /**
     * Takes the chosen files, the photos of one list, nine at most: the record once they are saved and on their way, why
     * one was refused, or advice to take it again.
     */
    async start(files: readonly File[]): Promise<Started> {
      const photos: Blob[] = []
      const advice = new Set<QualityCode>()
      for (const file of files.slice(0, mostPhotos)) {
        const accepted = await accept(file)
        if ('refusal' in accepted) return accepted
        photos.push(accepted.photo)
        for (const code of await options.assess(accepted.photo)) advice.add(code)
      }
      return advice.size === 0 ? begin(photos) : { advice: [...advice], goOn: () => begin(photos) }
    },

    /** Analyses a list that was typed or pasted; resolves with its record, or null when it is no ingredient list. */
    async enter(text: string): Promise<{ id: string } | null> {
      const record = newRecord()
      const task = await options.analyseText(text, languageOf(text), record)
      if (task.status !== 'done') return null
      const done: TaskRecord = { ...record, lifecycle: { phase: 'done', task } }
      show(done)
      await (await options.storage()).putRecord(done)
      return { id: record.id }
    },

    /** Puts a corrected text in the place of what was read and scores it anew; null when it is no ingredient list. */
    async correct(id: string, text: string): Promise<TaskRecord | null> {
      const record = await (await options.storage()).getRecord(id)
      if (record?.lifecycle.phase !== 'done') return null
      const { task: read } = record.lifecycle
      const task = await options.analyseText(text, languageOf(text), { ...record, id: read.id })
      if (task.result === null) return null
      const corrected: TaskRecord = {
        ...record,
        uncorrected: record.uncorrected ?? read,
        lifecycle: {
          phase: 'done',
          task: { ...task, imageUrl: read.imageUrl, result: withBoxesOf(read, task.result) },
        },
      }
      show(corrected)
      await (await options.storage()).updateRecord(corrected, () => corrected)
      return corrected
    },

    /** Takes every correction of a record back. */
    async undoCorrections(id: string): Promise<void> {
      const record = await (await options.storage()).getRecord(id)
      if (!record?.uncorrected) return
      const { uncorrected, ...rest } = record
      const restored: TaskRecord = { ...rest, lifecycle: { phase: 'done', task: uncorrected } }
      show(restored)
      await (await options.storage()).updateRecord(restored, () => restored)
    },

    /** Makes a record of a task that the server has already; resolves with its id. */
    async adopt(taskId: string): Promise<string> {
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

    async cancel(id: string): Promise<void> {
      const run = running.get(id)
      run?.controller.abort()
      await run?.done
      const record = await (await options.storage()).getRecord(id)
      if (record) await apply(record, { type: 'cancelled' })
    },

    async retry(id: string): Promise<void> {
      const record = await (await options.storage()).getRecord(id)
      if (record) void run(await apply(record, { type: 'retried' }))
    },

    /** Goes on with whatever a closed tab left open. */
    async resume(): Promise<void> {
      const storage = await options.storage()
      const open = (await storage.listSummaries(options.owner())).filter(isOpen)
      const records = await Promise.all(open.map(({ id }) => storage.getRecord(id)))
      await Promise.all(records.map(record => record && run(record)))
    },
  }
}

/** The language a list is written in: Chinese when it holds any Chinese. */
const languageOf = (text: string): 'zh' | 'en' => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en')

type Result = NonNullable<Task['result']>
type Ingredient = Result['ingredients'][number]

/** A corrected result with the places on the photo of those ingredients that stayed what they were. */
const withBoxesOf = (read: Task, result: Result): Result => {
  const boxes = new Map<string, Ingredient['box']>()
  const note = ({ name, box, children }: Ingredient) => {
    if (box && !boxes.has(name)) boxes.set(name, box)
    children.forEach(note)
  }
  read.result?.ingredients.forEach(note)
  const placed = (ingredient: Ingredient): Ingredient => {
    const box = boxes.get(ingredient.name)
    return { ...ingredient, ...(box && { box }), children: ingredient.children.map(placed) }
  }
  return { ...result, ingredients: result.ingredients.map(placed) }
}

export type Scans = ReturnType<typeof createScans>
