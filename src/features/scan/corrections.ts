import type { components } from '../../api/schema.d.ts'
import { flatten, type Ingredient, type Storage, type TaskRecord } from '../../device/index.ts'
import type { LabelInput } from '../../engine/index.ts'

type Task = components['schemas']['Task']
type Words = NonNullable<LabelInput['words']>

/** The engine on the device, for lists that were typed or corrected; `words` are those that were read from a photo. */
export type AnalyseText = (
  text: string,
  language: 'zh' | 'en',
  label: Pick<Task, 'id' | 'createdAt' | 'lang'>,
  words?: Words,
) => Promise<Task>

/** What a person makes of a list that was read: corrected texts, each scored anew, taken back one by one or all at once. */
export const createCorrections = ({
  storage,
  analyseText,
  change,
}: {
  storage: () => Promise<Pick<Storage<TaskRecord>, 'getRecord'>>
  analyseText: AnalyseText
  /** Changes a record as it is kept and shows what came of it. */
  change: (record: TaskRecord, by: (kept: TaskRecord) => TaskRecord) => Promise<TaskRecord>
}) => {
  const recordOf = async (id: string) => (await storage()).getRecord(id)

  /** The task with a corrected text in the place of the one that was read; null when that is no ingredient list. */
  const corrected = async (record: TaskRecord, read: Task, text: string): Promise<Task | null> => {
    const label = { id: read.id, createdAt: record.createdAt, lang: record.lang }
    const typed = await analyseText(text, languageOf(text), label)
    if (!typed.result) return null
    const words = wordsLeft(read, typed.result.ingredients)
    const task = words.length > 0 ? await analyseText(text, languageOf(text), label, words) : typed
    return { ...task, imageUrl: read.imageUrl }
  }

  const restored = ({ uncorrected, corrections: _, ...kept }: TaskRecord): TaskRecord =>
    uncorrected ? { ...kept, lifecycle: { phase: 'done', task: uncorrected } } : kept

  return {
    /** Puts a corrected text in the place of what was read and scores it anew; null when it is no ingredient list. */
    async correct(id: string, text: string): Promise<TaskRecord | null> {
      const record = await recordOf(id)
      if (record?.lifecycle.phase !== 'done') return null
      const { uncorrected: read = record.lifecycle.task } = record
      const task = await corrected(record, read, text)
      if (task === null) return null
      return change(record, kept => ({
        ...kept,
        uncorrected: kept.uncorrected ?? read,
        corrections: [...stepsOf(kept), text],
        lifecycle: { phase: 'done', task },
      }))
    },

    /** Takes the last correction of a record back. */
    async undoCorrection(id: string): Promise<void> {
      const record = await recordOf(id)
      if (!record?.uncorrected) return
      const earlier = stepsOf(record).slice(0, -1)
      const text = earlier.at(-1)
      const task = text === undefined ? null : await corrected(record, record.uncorrected, text)
      await change(record, kept =>
        task ? { ...kept, corrections: earlier, lifecycle: { phase: 'done', task } } : restored(kept),
      )
    },

    /** Takes every correction of a record back. */
    async undoCorrections(id: string): Promise<void> {
      const record = await recordOf(id)
      if (record) await change(record, restored)
    },
  }
}

/** The corrected texts of a record; none are known of one from an earlier version, or from a foreign backup. */
const stepsOf = ({ corrections }: TaskRecord): readonly string[] =>
  Array.isArray(corrections) ? corrections.filter(text => typeof text === 'string') : []

/** The language a list is written in: Chinese when it holds any Chinese. */
export const languageOf = (text: string): 'zh' | 'en' => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en')

/**
 * What was read, at its places in the corrected text: of ingredients that a person left as they were; of one that took
 * the place of another only where that stood, for a person has read it.
 */
const wordsLeft = (read: Task, typed: readonly Ingredient[]): Words => {
  const before = flatten(read.result?.ingredients ?? [])
  const after = flatten(typed)
  const unused = new Set(before.keys())
  const takes = (at: number | undefined): number | undefined =>
    at !== undefined && unused.delete(at) ? at : undefined
  const same = after.map(({ name }) => takes([...unused].find(at => before[at]?.name === name)))
  let last = -1
  return after
    .flatMap(({ span, confidence }, at) => {
      const kept = same[at]
      const from = kept ?? takes(last + 1)
      if (from === undefined) return []
      last = from
      const found = before[from]
      if (!found?.box) return []
      // An ingredient is as sure as its name is known times as it was read.
      const reading = kept === undefined ? 1 : Math.min(1, found.confidence / confidence)
      return [{ ...span, confidence: reading, box: found.box }]
    })
    .sort((a, b) => a.start - b.start)
}
