import type { QualityCode } from '../../../recognition/index.ts'
import { maxPhotos, photoKey, type TaskRecord, type TaskState } from '../../../records/index.ts'
import { detectLanguage } from './corrections.ts'
import { createPhotoIntake, type Refusal } from './photo-intake.ts'
import type { ScanOptions } from './scan-options.ts'
import type { ScanRecords } from './scan-records.ts'
import type { ScanRuns } from './scan-runs.ts'

/** What became of a chosen file; advice never forbids to go on. */
export type StartResult =
  | { id: string }
  | { refusal: Refusal }
  | {
      advice: readonly QualityCode[]
      photos: readonly Blob[]
      /** Goes on with the photos as they are, or as the person has cut and turned them. */
      proceed: (photos?: readonly Blob[]) => Promise<{ id: string }>
      /** Deletes them: the person takes the photo again. */
      discard: () => Promise<void>
    }

/** Records of this moment and person, and what is stored with them. */
const createNewRecords = (options: ScanOptions, run: ScanRuns['run']) => {
  /** A record of this moment and person. */
  const newRecord = (lifecycle: TaskState = { phase: 'waiting' }): TaskRecord => {
    options.onNewTask?.()
    return {
      id: options.newId(),
      owner: options.owner(),
      createdAt: options.now().toISOString(),
      lang: options.lang(),
      lifecycle,
    }
  }

  /** Saves photos with a record that waits to be analysed. */
  const save = async (photos: readonly Blob[], of?: TaskRecord): Promise<TaskRecord> => {
    const storage = await options.storage() // who owns new records is known from here on
    const { photoCount: _, ...plain } = of ?? { ...newRecord(), sendId: options.newId() }
    const record: TaskRecord = { ...plain, ...(photos.length > 1 && { photoCount: photos.length }) }
    for (const [at, photo] of photos.entries()) await storage.putPhoto(photoKey(record.id, at), photo)
    await storage.putRecord(record)
    return record
  }

  /** Saves photos with a record and begins to analyse them. */
  const begin = async (photos: readonly Blob[], of?: TaskRecord): Promise<{ id: string }> => {
    const record = await save(photos, of)
    void run(record)
    return { id: record.id }
  }

  return { newRecord, save, begin }
}

/** Makes records of photos, typed lists and tasks of the server, and begins with them. */
export const createNewScans = (options: ScanOptions, records: ScanRecords, { run }: ScanRuns) => {
  const accept = createPhotoIntake(options)
  const { newRecord, save, begin } = createNewRecords(options, run)

  return {
    begin,

    /**
     * Takes the chosen files, the photos of one list, nine at most: the record once they are saved and on their way, why
     * one was refused, or advice to take it again. They are saved before they are assessed, which takes a while: a page that
     * is closed meanwhile loses none, and the next visit goes on with them.
     */
    async start(files: readonly File[]): Promise<StartResult> {
      const photos: Blob[] = []
      const advice = new Set<QualityCode>()
      for (const file of files.slice(0, maxPhotos)) {
        const accepted = await accept(file)
        if ('refusal' in accepted) return accepted
        photos.push(accepted.photo)
      }
      const record = await save(photos)
      const { id } = record
      for (const photo of photos) for (const code of await options.assess(photo)) advice.add(code)
      if (advice.size === 0) {
        void run(record)
        return { id }
      }
      return {
        advice: [...advice],
        photos,
        proceed: (edited = photos) => begin(edited, record),
        async discard() {
          await (await options.storage()).deleteRecord(id)
        },
      }
    },

    /** Analyses a list that was typed or pasted; resolves with its record, or null when it is no ingredient list. */
    async analyseTypedList(text: string): Promise<{ id: string } | null> {
      await options.storage()
      const record = newRecord()
      const task = await options.analyseText(text, detectLanguage(text), record)
      if (task.status !== 'done') return null
      const done: TaskRecord = { ...record, lifecycle: { phase: 'done', task } }
      records.show(done)
      await (await options.storage()).putRecord(done)
      return { id: record.id }
    },

    /** Makes a record of a task that the server has already; resolves with its id. */
    async addServerTask(taskId: string): Promise<string> {
      const storage = await options.storage()
      const record = newRecord({ phase: 'working', taskId, step: 'recognize', progress: 0 })
      await storage.putRecord(record)
      void run(record)
      return record.id
    },
  }
}
