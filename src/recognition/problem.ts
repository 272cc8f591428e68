import type { PhotoFormat } from './image/format.ts'

export type RecognitionStep = 'load' | 'prepare' | 'recognise'

/** Why no text came of a photo. Expected, so a value: the screen says it in the user's words and offers the way on. */
export type RecognitionProblem = { ok: false } & (
  | { code: 'empty-file' }
  | { code: 'not-an-image'; found: 'text' | 'html' | 'pdf' | 'video' | 'archive' | 'unknown' }
  | { code: 'svg-refused' }
  /** An image, but not one that can be decoded here (HEIC outside Safari, TIFF). */
  | { code: 'unsupported-format'; format: PhotoFormat }
  | { code: 'too-large'; widthPx: number; heightPx: number; limitMegapixels: number }
  | { code: 'too-small'; widthPx: number; heightPx: number; minSidePx: number }
  | { code: 'decode-failed'; format: PhotoFormat; reason: string }
  | { code: 'out-of-memory'; step: RecognitionStep }
  /** Files the recogniser needs that the server does not have (a broken deployment) or cannot be reached (offline). */
  | { code: 'assets-missing'; files: string[]; offline: boolean }
  | { code: 'aborted' }
  | { code: 'timeout'; step: RecognitionStep; timeoutMs: number }
  /** Anything else that went wrong inside, with the step and the message. */
  | { code: 'failed'; step: RecognitionStep; reason: string }
)

export type RecognitionProblemCode = RecognitionProblem['code']

/** The message of whatever was thrown. */
export const reasonOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)
