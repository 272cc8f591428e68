import type { GreyImage } from './image/grey.ts'
import type { PhotoHeader } from './image/photo-format.ts'
import type { PhotoReading } from './ppocr/photo-reading.ts'
import type { PhotoReadOptions } from './ppocr/read-photo.ts'
import type { QualityAdvice } from './prepare/quality.ts'
import type { RecognitionProblem } from './problem.ts'

type Outcome<T extends { ok: true }> = Promise<T | RecognitionProblem>

/** The networks of PP-OCR, open. */
export interface OcrReader {
  read: (photo: GreyImage, options: PhotoReadOptions) => Promise<PhotoReading>
  /** Ends it in the middle of anything; a read under way rejects. */
  terminate: () => void
}

/** A photo decoded. */
export interface DecodedPhoto {
  ok: true
  image: GreyImage
  quality: QualityAdvice[]
}

/** What differs between the browser and Node. `open` throws where the networks cannot run: no SIMD, too little memory. */
export interface OcrPlatform {
  decode: (photo: Blob, header: PhotoHeader, signal: AbortSignal) => Outcome<DecodedPhoto>
  /** Whether the networks' files are on this device: `open` needs no network then. */
  isKept: () => Promise<boolean>
  open: (signal: AbortSignal, onProgress: (share: number) => void) => Outcome<{ ok: true; reader: OcrReader }>
}
