import type { components } from '../api/schema.d.ts'
import type { Kept } from './base-record.ts'
import type { TaskLifecycle } from './task-state.ts'

/** One analysis as the device keeps it; its photo is kept beside it under the same id. */
export interface TaskRecord extends Kept {
  lang: components['schemas']['Lang']
  lifecycle: TaskLifecycle
  /** How many photos the list is on; one unless told. */
  photoCount?: number
  /** What was read before the person corrected it; absent where nothing was corrected. */
  uncorrected?: components['schemas']['Task']
  /** The corrections one after the other, the last of them shown; a record of an earlier version has none. */
  corrections?: readonly Correction[]
  /** Under which id its photo is sent, the same for every try of one analysis: servers make one task of them. */
  sendId?: string
  /** The device did without the server, which is still to be asked; `taskId` once it has the photo. */
  owed?: { taskId: string | null }
  /** The other analysis of the same photo, the server's or the device's, with the corrections made in it. */
  other?: Analysis
}

/** A corrected text; with where in it stands what a person found right as it was read, if they did. */
type Correction = string | { text: string; accepted: readonly components['schemas']['Ingredient']['span'][] }

type Analysis = { task: components['schemas']['Task'] } & Pick<TaskRecord, 'uncorrected' | 'corrections'>

/** Under which key a record's photo is kept: the first under the record's own id. */
export const photoKey = (id: string, at: number): string => (at === 0 ? id : `${id}/${at}`)

const phases = ['waiting', 'uploading', 'working', 'done', 'unrecognized', 'failed', 'cancelled']

/** Whether something read from storage is a record: tasks in it were checked before they were saved. */
export const isTaskRecord = (value: unknown): value is TaskRecord => {
  if (typeof value !== 'object' || value === null) return false
  const { id, owner, createdAt, lang, lifecycle } = value as Partial<Record<keyof TaskRecord, unknown>>
  if (typeof lifecycle !== 'object' || lifecycle === null || !('phase' in lifecycle)) return false
  const hasTask = 'task' in lifecycle && typeof lifecycle.task === 'object' && lifecycle.task !== null
  return (
    [id, owner, createdAt, lang].every(field => typeof field === 'string') &&
    phases.some(phase => phase === lifecycle.phase) &&
    (hasTask || (lifecycle.phase !== 'done' && lifecycle.phase !== 'unrecognized'))
  )
}

/** What a record is called: the product's name, or the list's first ingredients; '' while neither is known. */
export const titleOf = ({ lifecycle }: TaskRecord): string => {
  if (lifecycle.phase !== 'done') return ''
  const { product, result } = lifecycle.task
  if (product.name !== '') return product.name
  const named = (result?.ingredients ?? []).flatMap(({ role, name, children }) =>
    role === undefined ? [name] : children.map(child => child.name),
  )
  return named
    .slice(0, 3)
    .join(' · ')
    .replace(/\s*\n\s*/g, '')
}

/** Why a finished record has no score; null where it has one, or is not finished. */
export const noScoreOf = ({ lifecycle }: TaskRecord): components['schemas']['NoScore'] =>
  lifecycle.phase === 'done' ? whyUnscored(lifecycle.task.result) : null

/** Why a result has no score; servers of earlier versions only left it out where too little was understood. */
export const whyUnscored = (
  result: Pick<components['schemas']['AnalysisResult'], 'score' | 'noScore'> | null,
): components['schemas']['NoScore'] =>
  result === null || result.score !== null ? null : (result.noScore ?? 'low_confidence')

/** The score of a finished record, null while there is none. */
export const scoreOf = ({ lifecycle }: TaskRecord): number | null =>
  lifecycle.phase === 'done' ? (lifecycle.task.result?.score ?? null) : null
