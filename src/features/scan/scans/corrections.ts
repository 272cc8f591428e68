import type { AnalysedWord, AnalyseText } from '../../../analysis/index.ts'
import type { components } from '../../../api/schema.d.ts'
import { flattenIngredients, type Ingredient, type TaskRecord } from '../../../records/index.ts'
import type { Storage } from '../../../storage/index.ts'
import { judgedValues } from './judged-values.ts'

type Task = components['schemas']['Task']
type Span = Ingredient['span']

/** A list after editing: its text, and the ranges that the person confirmed as read correctly. */
interface CorrectedList {
  text: string
  accepted: readonly Span[]
}

/** One step after the other: each goes on from the one before, however fast they are pressed. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Outcome>(step: () => Promise<Outcome>): Promise<Outcome> => {
    const done = last.then(step)
    // A step that fails tells its own caller; the next one is taken all the same.
    last = done.catch(() => {})
    return done
  }
}

/** The task with a corrected list in the place of the one that was read; null when that is no ingredient list. */
const analyseCorrected = async (
  analyseText: AnalyseText,
  record: TaskRecord,
  read: Task,
  step: CorrectedList,
): Promise<Task | null> => {
  const { text } = step
  const label = { id: read.id, createdAt: record.createdAt, lang: record.lang }
  const typed = await analyseText(text, detectLanguage(text), label)
  if (!typed.result) return null
  const words = unchangedWords(read, typed.result.ingredients, step)
  const values = judgedValues(read, typed.result.nutrition, step.accepted)
  const isTyped = words.length === 0 && values === undefined
  const reading = { words, ...(values && { values }) }
  const task = isTyped ? typed : await analyseText(text, detectLanguage(text), label, reading)
  const result = task.result && {
    ...task.result,
    ingredients: markAccepted(task.result.ingredients, step),
  }
  return { ...task, result, imageUrl: read.imageUrl }
}

/** Corrections of a list that was read: edited texts and confirmed names, each followed by a new score, undone one by one or all together. */
export const createCorrections = ({
  storage,
  owners,
  analyseText,
  change,
}: {
  storage: () => Promise<Pick<Storage<TaskRecord>, 'getRecord'>>
  owners: () => readonly string[]
  analyseText: AnalyseText
  /** Changes the stored record and shows the result. */
  change: (record: TaskRecord, by: (kept: TaskRecord) => TaskRecord) => Promise<TaskRecord>
}) => {
  const recordOf = async (id: string) => (await storage()).getRecord(id, owners())

  const inTurn = createTurns()

  /** Applies one step to a record; null when the result is no ingredient list. */
  const applyCorrection = async (
    id: string,
    next: (from: CorrectedList) => CorrectedList,
  ): Promise<TaskRecord | null> => {
    const record = await recordOf(id)
    if (record?.lifecycle.phase !== 'done') return null
    const { uncorrected: read = record.lifecycle.task } = record
    const step = next(
      readCorrections(record).at(-1) ?? { text: record.lifecycle.task.labelText, accepted: [] },
    )
    const task = await analyseCorrected(analyseText, record, read, step)
    if (task === null) return null
    return change(record, kept => ({
      ...kept,
      uncorrected: kept.uncorrected ?? read,
      corrections: [...readCorrections(kept), step].map(toStored),
      lifecycle: { phase: 'done', task },
    }))
  }

  const withoutCorrections = ({ uncorrected, corrections: _, ...kept }: TaskRecord): TaskRecord =>
    uncorrected ? { ...kept, lifecycle: { phase: 'done', task: uncorrected } } : kept

  return {
    /**
     * Replaces the text that was `seen`, by itself the one that there is, with a corrected one and scores it again; null when it is
     * no ingredient list.
     */
    correct: (id: string, text: string, seen?: string): Promise<TaskRecord | null> =>
      inTurn(() =>
        applyCorrection(id, from => {
          const corrected = seen === undefined ? text : withChange(from.text, seen, text)
          return { text: corrected, accepted: shiftSpans(from.accepted, from.text, corrected) }
        }),
      ),

    /**
     * Takes an ingredient or a value of the nutrition table, at a place of the text that was `seen`, for what was read, however
     * unclear that was; null when the list is none any more.
     */
    accept: (id: string, span: Span, seen?: string): Promise<TaskRecord | null> =>
      inTurn(() =>
        applyCorrection(id, ({ text, accepted }) => ({
          text,
          accepted: [...accepted, ...shiftSpans([span], seen ?? text, text)],
        })),
      ),

    /** Takes the last correction of a record back. */
    undoCorrection: (id: string): Promise<void> =>
      inTurn(async () => {
        const record = await recordOf(id)
        if (!record?.uncorrected) return
        const earlier = readCorrections(record).slice(0, -1)
        const step = earlier.at(-1)
        const task =
          step === undefined ? null : await analyseCorrected(analyseText, record, record.uncorrected, step)
        await change(record, kept =>
          task
            ? { ...kept, corrections: earlier.map(toStored), lifecycle: { phase: 'done', task } }
            : withoutCorrections(kept),
        )
      }),

    /** Takes every correction of a record back. */
    undoCorrections: (id: string): Promise<void> =>
      inTurn(async () => {
        const record = await recordOf(id)
        if (record) await change(record, withoutCorrections)
      }),
  }
}

/** The corrections of a record; none are known of one from an earlier version, or from a foreign backup. */
const readCorrections = ({ corrections }: TaskRecord): readonly CorrectedList[] => {
  const kept: readonly unknown[] = Array.isArray(corrections) ? corrections : []
  return kept.flatMap(step =>
    typeof step === 'string' ? [{ text: step, accepted: [] }] : isCorrectedList(step) ? [step] : [],
  )
}

const isCorrectedList = (step: unknown): step is CorrectedList =>
  typeof step === 'object' &&
  step !== null &&
  'text' in step &&
  typeof step.text === 'string' &&
  'accepted' in step &&
  Array.isArray(step.accepted) &&
  step.accepted.every(isSpan)

const isSpan = (span: unknown): span is Span =>
  typeof span === 'object' &&
  span !== null &&
  'start' in span &&
  typeof span.start === 'number' &&
  'end' in span &&
  typeof span.end === 'number'

/** A step as it is kept: a mere text where nothing in it was accepted, as earlier versions know it. */
const toStored = (step: CorrectedList): CorrectedList | string =>
  step.accepted.length === 0 ? step.text : step

/** How many characters of two texts are the same from the start, and how many of the rest from the end. */
const commonEnds = (before: string, after: string): { same: number; sameAtEnd: number } => {
  const shortest = Math.min(before.length, after.length)
  let same = 0
  while (same < shortest && before[same] === after[same]) same += 1
  let sameAtEnd = 0
  while (sameAtEnd < shortest - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd += 1
  return { same, sameAtEnd }
}

/** A text with what a person changed in the one they saw, which another correction may have taken the place of; where the place is gone, as they wrote it. */
const withChange = (text: string, seen: string, written: string): string => {
  if (text === seen) return written
  const { same, sameAtEnd } = commonEnds(seen, written)
  const [place] = shiftSpans([{ start: same, end: seen.length - sameAtEnd }], seen, text)
  const typed = written.slice(same, written.length - sameAtEnd)
  return place ? text.slice(0, place.start) + typed + text.slice(place.end) : written
}

/** Where spans of a text are after a change in it; within the changed stretch, where the same words are once and only once. */
const shiftSpans = (spans: readonly Span[], before: string, after: string): Span[] => {
  const { same, sameAtEnd } = commonEnds(before, after)
  const [was, is] = [
    before.slice(same, before.length - sameAtEnd),
    after.slice(same, after.length - sameAtEnd),
  ]
  return spans.flatMap(({ start, end }) => {
    const by = (shift: number) => [{ start: start + shift, end: end + shift }]
    if (end <= same) return by(0)
    if (start >= before.length - sameAtEnd) return by(after.length - before.length)
    const words = before.slice(start, end)
    const isOnce = [was, is].every(stretch => stretch.split(words).length === 2)
    return isOnce ? by(same + is.indexOf(words) - start) : []
  })
}

const isAccepted = ({ span }: Ingredient, { accepted }: CorrectedList): boolean =>
  accepted.some(({ start, end }) => start === span.start && end === span.end)

/** What a person found right is sure, whether or not its name is known; what it probably is stays said. */
const markAccepted = (ingredients: readonly Ingredient[], step: CorrectedList): Ingredient[] =>
  ingredients.map(ingredient => ({
    ...ingredient,
    ...(isAccepted(ingredient, step) && { confidence: 1 }),
    children: markAccepted(ingredient.children, step),
  }))

/** The language of a list: Chinese when it contains any Chinese. */
export const detectLanguage = (text: string): 'zh' | 'en' => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en')

/**
 * What was read, at its places in the corrected text: of ingredients that a person left as they were; of one that took
 * the place of another only where that stood, for a person has read it.
 */
const unchangedWords = (read: Task, typed: readonly Ingredient[], step: CorrectedList): AnalysedWord[] => {
  const before = flattenIngredients(read.result?.ingredients ?? [])
  const after = flattenIngredients(typed)
  const unused = new Set(before.keys())
  const takes = (at: number | undefined): number | undefined =>
    at !== undefined && unused.delete(at) ? at : undefined
  const same = after.map(({ name }) => takes([...unused].find(at => before[at]?.name === name)))
  let last = -1
  return after
    .flatMap((ingredient, at) => {
      const { span, confidence } = ingredient
      const kept = same[at]
      const from = kept ?? takes(last + 1)
      if (from === undefined) return []
      last = from
      const found = before[from]
      if (!found?.box) return []
      // An ingredient is as sure as its name is known times as it was read.
      const isSure = kept === undefined || isAccepted(ingredient, step)
      const reading = isSure ? 1 : Math.min(1, found.confidence / confidence)
      return [{ ...span, confidence: reading, box: found.box }]
    })
    .sort((a, b) => a.start - b.start)
}
