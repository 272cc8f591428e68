export type { AnalysedWord, AnalysePhotos, AnalyseText, CorrectedReading } from './analysis.ts'
export { createLocalAnalysis, type LocalAnalysis, type Recognise } from './local-analysis.ts'
