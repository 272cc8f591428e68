import type { UncheckedEntry } from '../storage.ts'

export const format = 'analyze-h5-backup'

/**
 * 1: records and photos. 2: conversations as well. 3: records in parts, each with its conversation and its photos, so that a
 * backup of any size is written and read piece by piece. docs/backup.md describes the files.
 */
export const version = 3

/** Why a backup file cannot be read. */
export type BackupProblem = 'not-a-backup' | 'damaged' | 'too-new'

/** What a file may contain: more than the app writes, and little enough to be read in bounded memory. */
export const limits = {
  /** Records of one part. */
  recordsPerPart: 100,
  /** Text of one part, uncompressed; a part is closed at a quarter of it. */
  partBytes: 64 * 2 ** 20,
  photoBytes: 32 * 2 ** 20,
  /** Lists of the versions before parts. */
  oldListBytes: 128 * 2 ** 20,
  files: 500_000,
}

/** Some entries of a backup, and how much of the file has been read with them, 0-1. */
export interface BackupBatch {
  entries: UncheckedEntry[]
  share: number
}

/** Thrown by readers of files; `problem` is for the person. */
export class BackupError extends Error {
  readonly problem: BackupProblem
  constructor(problem: BackupProblem, cause?: unknown) {
    super(`The backup cannot be read: ${problem}`, { cause })
    this.problem = problem
  }
}

export const photoFileName = (at: number) => `photos/${at}`
export const partName = (at: number) => `records/${at}.ndjson`

/** One line of a part: what is known of a record before its photos are read. */
export interface ListedEntry {
  record: unknown
  turns: unknown
  photos: unknown[]
}

/** Reads JSON of a file, undefined for a file that is not there; throws a `BackupError` where it is none. */
export const parseJson = (text: string | null): unknown => {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BackupError('damaged', error)
  }
}
