import type { components } from '../api/schema.d.ts'
import type { BaseRecord } from './base-record.ts'
import { type CheckedRecord, checkTaskRecord } from './check-record.ts'
import { isObject } from './is-object.ts'
import {
  type NoScoreReason,
  recordNoScore,
  recordScore,
  recordTitle,
  type TaskRecord,
} from './task-record.ts'
import type { TaskState } from './task-state.ts'

/** The fields of a record that lists show and search, stored beside it, so that a list never reads whole reports. */
export interface Summary extends BaseRecord {
  /** The product's name or the first ingredients; '' while neither is known. */
  title: string
  score: number | null
  /** Why there is no score; absent where there is one, and in summaries of earlier versions. */
  noScore?: NoScoreReason
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
  /** Checks a value from the database or a backup; one that cannot be used is set aside and not deleted. */
  check: (value: unknown) => CheckedRecord<T>
  summarise: (record: T) => Summary
}

/** Normalises text for search: width, case and spaces make no difference. */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** The summary of a record. */
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
  const { product, labelText, sharing } = lifecycle.task
  const { name, brand, seller, manufacturer, standard } = product
  const noScore = recordNoScore(record)
  return {
    ...plain,
    title: recordTitle(record),
    score: recordScore(record),
    ...(noScore && { noScore }),
    product,
    isShared: sharing === 'shared',
    searchText: normalizeForSearch([name, brand, seller, manufacturer, standard, labelText].join('\n')),
  }
}

const phases: readonly unknown[] = [
  'waiting',
  'uploading',
  'working',
  'done',
  'unrecognized',
  'failed',
  'cancelled',
] satisfies TaskState['phase'][]

const productFields = ['name', 'brand', 'seller', 'manufacturer', 'standard'] as const

const isProduct = (value: unknown): boolean =>
  isObject(value) && productFields.every(name => typeof value[name] === 'string')

const isScore = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100

/** Whether something read from storage is a summary that lists can draw; one that is not is rebuilt from its record. */
export const isSummary = (value: unknown): value is Summary => {
  if (!isObject(value)) return false
  const { id, owner, createdAt, title, phase, product, searchText, score, noScore, isShared } = value
  return (
    [id, owner, createdAt, title, searchText].every(field => typeof field === 'string') &&
    phases.includes(phase) &&
    (product === null || isProduct(product)) &&
    (score === null || isScore(score)) &&
    (noScore === undefined || typeof noScore === 'string') &&
    typeof isShared === 'boolean'
  )
}

/** Check and summary of analysis records, for the storage. */
export const taskRecords: RecordKind<TaskRecord> = { check: checkTaskRecord, summarise }
