export type { AnalysedWord, AnalysePhotos, AnalyseText } from './analysis.ts'
export { createDeviceAnalysis, type DeviceAnalysis, type Recognise } from './local-analysis.ts'
