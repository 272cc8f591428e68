import type { knownValues } from '../api/known-values.generated.ts'
import { isKnown } from '../api/known-values.ts'
import type { components } from '../api/schema.d.ts'
import type { BaseRecord } from './base-record.ts'
import { shortText } from './short-text.ts'
import type { TaskState } from './task-state.ts'

/**
 * One analysis as stored on the device; its photo is stored under the same id. Field names are part of the database and of
 * backup files (docs/backup.md), so `lifecycle`, `owed` and `other` keep the names of the first version.
 */
export interface TaskRecord extends BaseRecord {
  lang: components['schemas']['Lang']
  lifecycle: TaskState
  /** Number of photos of the list; absent for one. */
  photoCount?: number
  /** The task as it was before any correction; absent where nothing was corrected. */
  uncorrected?: components['schemas']['Task']
  /** The corrections one after the other, the last of them shown; a record of an earlier version has none. */
  corrections?: readonly Correction[]
  /** Idempotency key of the upload, the same for each attempt of one analysis: the server creates one task. */
  sendId?: string
  /**
   * A pending upload: the device analysed the photo while the server was unreachable. `taskId` is set once
   * the server has the photo, `stalls` counts how often its task was given up without an end.
   */
  owed?: { taskId: string | null; stalls?: number }
  /** Why the device analysed the photo in the server's place; absent where the server's report is shown or was never asked for. */
  serverAnswer?: ServerAnswer
  /** The alternative analysis of the same photo, the server's or the device's, with its corrections. */
  other?: Analysis
}

/** Answers of a server that are no report, by what follows from them (`src/features/scan/scans/server-answers.ts`). */
export const serverAnswerKinds = [
  'unreachable',
  'silent',
  'stalled',
  'foreign',
  'busy',
  'signed-out',
  'refused',
  'failed',
] as const
export type ServerAnswer = (typeof serverAnswerKinds)[number]

/** A corrected text, and the spans of ingredients that the person confirmed, if any. */
type Correction = string | { text: string; accepted: readonly components['schemas']['Ingredient']['span'][] }

type Analysis = { task: components['schemas']['Task'] } & Pick<TaskRecord, 'uncorrected' | 'corrections'>

/** Photos of one list, at most (specification, section 9). */
export const maxPhotos = 9

/** The storage key of a record's photo: the first has the record's own id. */
export const photoKey = (id: string, at: number): string => (at === 0 ? id : `${id}/${at}`)

/** A record's title: the product's name, or the first ingredients; '' while neither is known. */
export const recordTitle = ({ lifecycle }: TaskRecord): string => {
  if (lifecycle.phase !== 'done') return ''
  const { product, result } = lifecycle.task
  if (product.name !== '') return shortText(product.name)
  const named = (result?.ingredients ?? []).flatMap(({ role, name, children }) =>
    role === undefined ? [name] : children.map(child => child.name),
  )
  return named
    .slice(0, 3)
    .map(shortText)
    .join(' · ')
    .replace(/\s*\n\s*/g, '')
}

/** A reason that this version has a text for; 'other' for those of later versions. */
export type NoScoreReason = (typeof knownValues)['NoScore'][number] | 'other'

/** Why a finished record has no score; null where it has one, or is not finished. */
export const recordNoScore = ({ lifecycle }: TaskRecord): NoScoreReason | null =>
  lifecycle.phase === 'done' ? noScoreReason(lifecycle.task.result) : null

/** Why a result has no score; a server of an earlier version gives no reason, one of a later version may give a new one. */
export const noScoreReason = (
  result: Pick<components['schemas']['AnalysisResult'], 'score' | 'noScore'> | null,
): NoScoreReason | null => {
  if (result === null || result.score !== null) return null
  const reason = result.noScore ?? 'low_confidence'
  return isKnown('NoScore', reason) ? reason : 'other'
}

/** The score of a finished record, null while there is none. */
export const recordScore = ({ lifecycle }: TaskRecord): number | null =>
  lifecycle.phase === 'done' ? (lifecycle.task.result?.score ?? null) : null
