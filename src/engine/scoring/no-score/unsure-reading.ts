import type { NoScore } from '../../result.ts'

const UNSURE: ReadonlySet<string> = new Set([
  'foreign_list',
  'low_confidence',
  'partial_reading',
  'doubtful_word',
] satisfies NoScore[])

/** Whether a list got no score because not all of it was read or understood: what was found is told, and what was not may be there. */
export const isUnsureReading = (noScore: string | null | undefined): boolean =>
  noScore != null && UNSURE.has(noScore)
