import type { Problem } from '../api/problems.ts'
import type { components } from '../api/schema.d.ts'
import type { JudgedValues } from '../engine/index.ts'
import type { Ingredient } from '../records/index.ts'

type Task = components['schemas']['Task']

/** A word that was read: its place in the text (UTF-16 offsets) and on the photo (fractions of its size), confidence 0-1. */
export interface AnalysedWord {
  start: number
  end: number
  confidence: number
  box: NonNullable<Ingredient['box']>
}

/** What is known of a corrected text: words that were read from a photo, and values of the table that a person judged. */
export interface CorrectedReading {
  words?: readonly AnalysedWord[]
  values?: JudgedValues
}

/** Analyses a list that was typed or corrected. */
export type AnalyseText = (
  text: string,
  language: 'zh' | 'en',
  label: Pick<Task, 'id' | 'createdAt' | 'lang'>,
  reading?: CorrectedReading,
) => Promise<Task>

/** Recognises and analyses photos of one list; progress is 0-1 per step, with the rows that were read so far ('' for none). */
export type AnalysePhotos = (
  photos: readonly Blob[],
  label: Pick<Task, 'id' | 'createdAt' | 'lang'>,
  options: {
    signal: AbortSignal
    onProgress: (step: 'recognize' | 'analyze', progress: number, text: string) => void
  },
) => Promise<{ task: Task } | { problem: Problem }>
