export { createRecogniser, type RecogniserOptions } from './browser.ts'
export { createDownload, type Download, type DownloadProblem, type DownloadState } from './download.ts'
export type { Box } from './geometry.ts'
export { type JoinedLine, type JoinedReading, type JoinedWord, joinReadings } from './join.ts'
export {
  inspectBytes,
  inspectPhoto,
  MAX_MEGAPIXELS,
  MIN_SIDE_PX,
  type PhotoFormat,
  type PhotoHeader,
} from './photo-format.ts'
export type { PageFacts } from './prepare.ts'
export type { RecognitionProblem, RecognitionProblemCode, RecognitionStep } from './problem.ts'
export { isReadable, type QualityAdvice, type QualityCode } from './quality.ts'
export type { Language, Reading, ReadLine, ReadWord } from './reading.ts'
export type { AssessedPhoto, ReadOptions, Recogniser, RecognitionProgress } from './recogniser.ts'
export type { IsKnownName } from './reread.ts'
