import type { components } from '../../src/api/schema.d.ts'
import type { Engine } from '../../src/engine/index.ts'
import type { Reading, RecognitionProblem } from '../../src/recognition/index.ts'
import { type Analysis, analyse } from './analysis.ts'
import { type Answer, type Context, good, refused } from './context.ts'
import type { Pictures } from './pictures.ts'
import type { Account, Outcome, TaskState } from './state.ts'

type Schemas = components['schemas']
type Task = Schemas['Task']

/** Reads an uploaded photo for real, progress 0-1; and analyses it, where that is done elsewhere too. */
export type Recognise = (
  photo: Blob,
  hint: 'zh' | 'en',
  onProgress: (progress: number) => void,
) => Promise<(Reading & { analysis?: Analysis }) | RecognitionProblem>

/** How long a task stays queued, and how long the analysis is shown to take once the text is there. */
const queuedMs = 150
const analysingMs = 300

const noProduct: Task['product'] = { name: '', brand: '', seller: '', manufacturer: '', standard: '' }

/** Analyses from upload to report: of a user, or of the device when no user was logged in. */
export const createTasks = (context: Context, pictures: Pictures, engine: Engine, recognise: Recognise) => {
  const { state, now, chance, changed } = context
  /** What the engine made of an outcome: the same each time, so made once. */
  const analysed = new WeakMap<Outcome, Analysis>()

  const analysisOf = (outcome: Outcome & { ok: true }): Analysis => {
    const known = analysed.get(outcome)
    if (known) return known
    const made = analyse(engine, outcome)
    analysed.set(outcome, made)
    return made
  }

  const read = async (task: TaskState, photo: Blob): Promise<void> => {
    task.outcome = await recognise(photo, task.lang === 'en' ? 'en' : 'zh', progress => {
      task.readProgress = progress
    }).then(
      reading => {
        const outcome = outcomeOf(reading, now())
        if (reading.ok && reading.analysis) analysed.set(outcome, reading.analysis)
        return outcome
      },
      () => ({ atMs: now(), ok: false, problem: { code: 500, errMsg: 'The picture could not be read' } }),
    )
    changed()
  }

  /** Reads what is not read yet: a picture that a reload interrupted, or a copy of one. */
  const readOn = (task: TaskState): void => {
    const photo = pictures.kept.get(task.pictureId)
    if (task.outcome === null && task.held === null && photo) void read(task, photo)
  }

  /** A task at the current time of the mock's clock. */
  const viewOf = (task: TaskState): Task => {
    const { outcome, held } = task
    const base: Task = {
      id: task.id,
      status: 'queued',
      progress: 0,
      createdAt: new Date(task.createdAtMs).toISOString(),
      lang: task.lang,
      source: 'server',
      imageUrl: pictures.url(task.pictureId),
      product: noProduct,
      labelText: '',
      result: null,
      sharing: task.sharing,
      parentShareId: task.parentShareId,
    }
    // A copy is finished immediately: its source was already analysed.
    const isNew = now() - task.createdAtMs < queuedMs && !(outcome && outcome.atMs < task.createdAtMs)
    if (held === 'queued' || (held === null && isNew)) return base
    if (outcome === null || held === 'recognizing')
      return { ...base, status: 'recognizing', progress: 0.1 + 0.7 * task.readProgress }
    if (!outcome.ok) return { ...base, status: 'failed', progress: 1, problem: outcome.problem }
    const { text: labelText } = outcome
    if (held === 'analyzing' || now() - outcome.atMs < analysingMs)
      return { ...base, status: 'analyzing', progress: 0.9, labelText }
    const analysis = analysisOf(outcome)
    return {
      ...base,
      ...analysis,
      status: analysis.result ? 'done' : 'unrecognized',
      progress: 1,
      labelText,
    }
  }

  const noTask = (id: string) => refused(404, `There is no task ${id}`, 'id')

  /** A task by its own id, for whom it belongs to; one of the device is for everyone who knows its id. */
  const own = (id: string, caller: Account | null): TaskState | null => {
    const task = state().tasks.get(id)
    return task && (task.uid === '' || task.uid === caller?.uid) ? task : null
  }

  /** The task that the same request made before: its answer was lost, and it was sent again. */
  const madeBy = (eventId: string, uid: string, parentShareId: string | null): TaskState | undefined =>
    [...state().tasks.values()].find(
      task => task.eventId === eventId && task.uid === uid && task.parentShareId === parentShareId,
    )

  return {
    viewOf,
    own,
    noTask,

    async upload(
      image: Blob,
      lang: Schemas['Lang'],
      caller: Account | null,
      eventId: string,
    ): Promise<Answer<Schemas['UploadedPhoto'], 413 | 415 | 503>> {
      const uid = caller?.uid ?? ''
      const kept = await pictures.keep(image, { kind: 'photo', uid, eventId })
      if (!kept.ok) return kept
      // No await from here on: of two simultaneous uploads the second finds the first.
      const known = madeBy(eventId, uid, null)
      if (known) return good({ taskId: known.id, imageUrl: pictures.url(known.pictureId) })
      const task: TaskState = {
        id: chance.uuid('id'),
        uid,
        eventId,
        createdAtMs: now(),
        lang,
        pictureId: kept.value,
        readProgress: 0,
        outcome: null,
        held: null,
        sharing: 'private',
        parentShareId: null,
      }
      state().tasks.set(task.id, task)
      void read(task, image)
      return good({ taskId: task.id, imageUrl: pictures.url(kept.value) })
    },

    /** A task by its id or by the id of a share, with what the caller may see. */
    get(id: string, caller: Account | null): Answer<Task, 404 | 410> {
      const share = state().shares.get(id)
      if (!share) {
        const task = own(id, caller)
        return task ? good(viewOf(task)) : noTask(id)
      }
      const shared = share.status === 'open' ? state().tasks.get(share.taskId) : undefined
      // The share's own id: other users have no access by the record's id.
      return shared
        ? good({ ...viewOf(shared), id, parentShareId: null })
        : refused(410, 'Share was canceled or deleted', 'id')
    },

    /** Copies a shared task to a user's own records. */
    copy(
      { parentShareId: shareId, eventId }: Schemas['CopyShareRequest'],
      caller: Account,
    ): Answer<Task, 404 | 410> {
      const known = madeBy(eventId, caller.uid, shareId)
      if (known) return good(viewOf(known))
      const share = state().shares.get(shareId)
      if (!share) return refused(404, `There is no share ${shareId}`, 'body.parentShareId')
      const shared = share.status === 'open' ? state().tasks.get(share.taskId) : undefined
      if (!shared) return refused(410, 'Share was canceled or deleted', 'body.parentShareId')
      const task: TaskState = {
        ...shared,
        id: chance.uuid('id'),
        eventId,
        uid: caller.uid,
        createdAtMs: now(),
        sharing: 'private',
        parentShareId: shareId,
      }
      state().tasks.set(task.id, task)
      readOn(task)
      return good(viewOf(task))
    },

    /** Finished tasks of a person. Nobody is told those of a device: anybody who knows the id of one may read it. */
    finishedOf: ({ uid: owner }: Account): Task[] =>
      [...state().tasks.values()]
        .filter(({ uid }) => uid === owner)
        .map(viewOf)
        .filter(({ status }) => status === 'done'),

    /** The pictures of every task that there is. */
    shownPictures: () => new Set([...state().tasks.values()].map(({ pictureId }) => pictureId)),

    /** Forgets the tasks of someone with their pictures, but for those that a copy still shows. */
    forgetAllOf({ uid }: Account): void {
      const { tasks } = state()
      const gone = [...tasks.values()].filter(task => task.uid === uid)
      for (const { id } of gone) tasks.delete(id)
      const shown = this.shownPictures()
      pictures.forget(gone.map(({ pictureId }) => pictureId).filter(id => !shown.has(id)))
    },

    /** Reads on after a reload. */
    resume(): void {
      for (const task of state().tasks.values()) readOn(task)
    },
  }
}

const outcomeOf = (reading: Reading | RecognitionProblem, atMs: number): Outcome =>
  reading.ok
    ? {
        atMs,
        ok: true,
        text: reading.text,
        language: reading.language,
        words: reading.lines.flatMap(line => line.words),
        isPartial: reading.partial !== undefined,
      }
    : {
        atMs,
        ok: false,
        problem: { code: 415, errMsg: `The picture could not be read: ${reading.code}` },
      }

export type Tasks = ReturnType<typeof createTasks>
