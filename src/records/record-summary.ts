import type { components } from '../api/schema.d.ts'
import type { BaseRecord } from './base-record.ts'
import { isTaskRecord, recordScore, recordTitle, type TaskRecord } from './task-record.ts'
import type { TaskState } from './task-state.ts'

/** The fields of a record that lists show and search, stored beside it, so that a list never reads whole reports. */
export interface Summary extends BaseRecord {
  /** The product's name or the first ingredients; '' while neither is known. */
  title: string
  score: number | null
  phase: TaskState['phase']
  /** What the label says of the product; null before the analysis is done. */
  product: components['schemas']['Product'] | null
  isShared: boolean
  /** Whether an upload is pending; a stored field, absent where none is, and in summaries of earlier versions. */
  isOwed?: true
  /** The searchable text, normalised by `normalizeForSearch`. */
  searchText: string
}

/** How storage validates and summarises records of one kind. */
export interface RecordKind<T extends BaseRecord> {
  /** Validates a stored value; an invalid record is skipped and not deleted. */
  isRecord: (value: unknown) => value is T
  summarise: (record: T) => Summary
}

/** Normalises text for search: width, case and spaces make no difference. */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** The summary of a record; a record whose task is malformed gets one without title and score. */
const summarise = (record: TaskRecord): Summary => {
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
    const { name, brand, seller, manufacturer, standard } = product
    return {
      ...plain,
      title: recordTitle(record),
      score: recordScore(record),
      product,
      isShared: sharing === 'shared',
      searchText: normalizeForSearch([name, brand, seller, manufacturer, standard, labelText].join('\n')),
    }
  } catch {
    return plain // an old or damaged backup: what is there is kept and can be opened or deleted
  }
}

/** Whether something read from storage is a summary; an invalid one is rebuilt from its record. */
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

/** Validation and summary of analysis records, for the storage. */
export const taskRecords: RecordKind<TaskRecord> = { isRecord: isTaskRecord, summarise: summarise }
