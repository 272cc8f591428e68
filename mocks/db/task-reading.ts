import type { Engine } from '../../src/engine/index.ts'
import type { Reading, RecognitionProblem } from '../../src/recognition/index.ts'
import { type Analysis, analyse } from './analysis.ts'
import type { Context } from './context.ts'
import type { Pictures } from './pictures.ts'
import type { Outcome, TaskState } from './state.ts'

/** Reads an uploaded photo for real, telling progress (0-1) and the rows read so far; and analyses it, where that is done elsewhere too. */
export type Recognise = (
  photo: Blob,
  hint: 'zh' | 'en',
  onProgress: (progress: number, text?: string) => void,
) => Promise<(Reading & { analysis?: Analysis }) | RecognitionProblem>

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

/** Reads the pictures of tasks, and analyses what was read. */
export const createTaskReading = (
  { now, changed }: Context,
  pictures: Pictures,
  engine: Engine,
  recognise: Recognise,
) => {
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
    task.outcome = await recognise(photo, task.lang === 'en' ? 'en' : 'zh', (progress, text) => {
      task.readProgress = progress
      if (text !== undefined) task.readText = text
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

  return { analysisOf, read, readOn }
}

export type TaskReading = ReturnType<typeof createTaskReading>
