import type { Language, Reading } from './ocr/reading.ts'
import type { IsKnownName } from './ocr/reread.ts'
import type { RecognitionProblem, RecognitionStep } from './problem.ts'
import type { AssessedPhoto } from './tesseract-platform.ts'

export interface RecognitionProgress {
  step: RecognitionStep
  /** 0-1 within the step. 'load' and 'prepare' run side by side. */
  progress: number
  /** The rows that were read so far, in reading order, joined by line feeds; missing while there are none. */
  text?: string
  /** Until the text is there, at the pace so far; missing while there is nothing to judge by. */
  remainingMs?: number
}

export interface ReadOptions {
  /** 'auto' (the default) tries `hint` first, and the other language only when that was clearly wrong. */
  language?: Language | 'auto'
  /** The likelier language, usually that of the app; 'zh' unless told. */
  hint?: Language
  /** Given, rows with names that it does not know are read a second time, and a known name is preferred. */
  isKnownName?: IsKnownName
  signal?: AbortSignal
  onProgress?: (progress: RecognitionProgress) => void
}

/** A reader of photos with nothing to open ahead. */
export interface BasicRecogniser {
  /**
   * Advice on a photo before it is sent or read, away from the page's thread: on a small copy, without any model. What
   * cannot be decoded comes back as a problem.
   */
  assess: (photo: Blob, signal?: AbortSignal) => Promise<AssessedPhoto | RecognitionProblem>
  /** Reads a photo. Reads wait for one another; what goes wrong comes back as a value, nothing is thrown. */
  read: (photo: Blob, options?: ReadOptions) => Promise<Reading | RecognitionProblem>
  /** Ends the workers and frees their memory, reads under way with them; the next read starts them again. */
  release: () => Promise<void>
}

export interface Recogniser extends BasicRecogniser {
  /**
   * Opens the networks ahead of a photo, so that it is read sooner: only where their files are on the device already, unless
   * they may be fetched. Given back after a while without a read.
   */
  warmUp: (options?: { mayFetch?: boolean }) => Promise<void>
}
