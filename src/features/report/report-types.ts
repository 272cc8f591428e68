import type { components } from '../../api/schema.d.ts'

export type Schemas = components['schemas']
export type Task = Schemas['Task']
export type Result = Schemas['AnalysisResult']
