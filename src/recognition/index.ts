export { createDownload, type Download, type DownloadProblem, type DownloadState } from './assets/download.ts'
export { createRecogniser, type RecogniserOptions } from './browser.ts'
export type { PhotoFormat } from './image/format.ts'
export {
  inspectBytes,
  inspectPhoto,
  MAX_MEGAPIXELS,
  MIN_SIDE_PX,
  type PhotoHeader,
} from './image/photo-format.ts'
export { type JoinedLine, type JoinedReading, type JoinedWord, joinReadings } from './ocr/join.ts'
export type { Language, PartialPart, PartialReason, Reading, ReadLine, ReadWord } from './ocr/reading.ts'
export type { IsKnownName } from './ocr/reread.ts'
export type { Box } from './prepare/geometry.ts'
export type { PageFacts } from './prepare/prepared-page.ts'
export { isReadable, type QualityAdvice, type QualityCode } from './prepare/quality.ts'
export type { RecognitionProblem, RecognitionProblemCode, RecognitionStep } from './problem.ts'
export type { ReadOptions, Recogniser, RecognitionProgress } from './recogniser.ts'
export type { AssessedPhoto } from './tesseract-platform.ts'
