export type { AnalysedWord, AnalysePhotos, AnalyseText } from './analysis.ts'
export { createLocalAnalysis, type LocalAnalysis, type Recognise } from './local-analysis.ts'
