import type { components } from '../api/schema.d.ts'
import type { Kept } from './base-record.ts'
import { isTaskRecord, noScoreOf, scoreOf, type TaskRecord, titleOf } from './task-record.ts'
import type { TaskLifecycle } from './task-state.ts'

/** What lists show and search of a record, kept beside it, so that a list never reads whole reports. */
export interface Summary extends Kept {
  /** The product's name or the first ingredients; '' while neither is known. */
  title: string
  score: number | null
  /** Why there is no score; absent where there is one, and in summaries of earlier versions. */
  noScore?: NonNullable<components['schemas']['NoScore']>
  phase: TaskLifecycle['phase']
  /** What the label says of the product; null before the analysis is done. */
  product: components['schemas']['Product'] | null
  isShared: boolean
  /** Whether the server is still to be asked; absent where it is not, and in summaries of earlier versions. */
  isOwed?: true
  /** Everything one may look for, folded for comparing. */
  searchText: string
}

/** How storage validates and summarises records of one kind. */
export interface RecordKind<T extends Kept> {
  /** Checks what was read; a corrupt record is left where it is and passed over. */
  isRecord: (value: unknown) => value is T
  summarise: (record: T) => Summary
}

/** Text as it is compared: widths, case and spaces make no difference. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** The summary of a record; one whose analysis has an unknown form still gets a plain one. */
const summaryOf = (record: TaskRecord): Summary => {
  const { id, owner, createdAt, lifecycle } = record
  const plain: Summary = {
    id,
    owner,
    createdAt,
    title: '',
    score: null,
    phase: lifecycle.phase,
    product: null,
    isShared: false,
    searchText: '',
    ...(record.owed && { isOwed: true }),
  }
  if (lifecycle.phase !== 'done') return plain
  try {
    const { product, labelText, sharing } = lifecycle.task
    const noScore = noScoreOf(record)
    return {
      ...plain,
      title: titleOf(record),
      score: scoreOf(record),
      ...(noScore && { noScore }),
      product,
      isShared: sharing === 'shared',
      searchText: fold([...Object.values(product), labelText].join('\n')),
    }
  } catch {
    return plain // an old or damaged backup: what is there is kept and can be opened or deleted
  }
}

/** Whether something read from storage is a summary; one that is none is made anew from its record. */
export const isSummary = (value: unknown): value is Summary => {
  if (typeof value !== 'object' || value === null) return false
  const { id, owner, createdAt, title, phase, product, searchText } = value as Partial<
    Record<keyof Summary, unknown>
  >
  return (
    [id, owner, createdAt, title, phase, searchText].every(field => typeof field === 'string') &&
    typeof product === 'object'
  )
}

/** How the storage tells analyses from anything else, and what it keeps beside each. */
export const taskRecords: RecordKind<TaskRecord> = { isRecord: isTaskRecord, summarise: summaryOf }
