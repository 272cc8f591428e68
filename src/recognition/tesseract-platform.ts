import type { PhotoHeader } from './image/photo-format.ts'
import type { TesseractClient } from './ocr/tesseract-client.ts'
import type { PreparedPage } from './prepare/prepared-page.ts'
import type { QualityAdvice } from './prepare/quality.ts'
import type { RecognitionProblem } from './problem.ts'

/** A photo decoded and prepared. */
export interface PreparedPhoto extends PreparedPage {
  ok: true
  quality: QualityAdvice[]
}

/** What is to be said about a photo before it is read. */
export interface AssessedPhoto {
  ok: true
  quality: QualityAdvice[]
}

/** What a step resolves with: its result, or what went wrong as a value. */
export type Outcome<T extends { ok: true }> = Promise<T | RecognitionProblem>
/** Told a share of 0-1. */
export type OnProgress = (share: number) => void

/** What differs between the browser and Node. An error thrown here becomes a problem of its step. */
export interface Platform {
  prepare: (photo: Blob, header: PhotoHeader, signal: AbortSignal) => Outcome<PreparedPhoto>
  assess: (photo: Blob, header: PhotoHeader) => Outcome<AssessedPhoto>
  /** A Tesseract worker with its core loaded. */
  start: (signal: AbortSignal, onProgress: OnProgress) => Outcome<{ ok: true; client: TesseractClient }>
  /** A gzipped model, copied each time: the worker takes it away. */
  model: (
    code: string,
    signal: AbortSignal,
    onProgress: OnProgress,
  ) => Outcome<{ ok: true; data: Uint8Array<ArrayBuffer> }>
  /** Ends all work that `prepare` keeps running. */
  release: () => void
}
