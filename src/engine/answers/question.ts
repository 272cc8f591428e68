import type { AnalysisResult, Span } from '../result.ts'

export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

export interface Question {
  question: string
  /** What was said before, oldest first. */
  history: readonly Turn[]
  language: 'zh' | 'en'
  /** The label asked about, null when there is none. */
  label: {
    result: AnalysisResult
    product: { name: string; standard: string }
    /** All that was read of the pack; without it facts beside the list cannot be told. */
    text?: string
  } | null
}

/** What a sentence rests on: a token of the label or an entry of the knowledge. */
export interface Citation {
  kind: 'ingredient' | 'additive' | 'spice' | 'standard' | 'evidence'
  /** Index of the ingredient (depth-first), id of the entry, number of the standard or of the evidence. */
  ref: string
  title: string
  span?: Span
}

export interface Answer {
  /** Markdown; `[1]` after a sentence points at the first citation. */
  answer: string
  citations: Citation[]
  /** False when the knowledge does not cover the question, and the answer says so. */
  isCovered: boolean
}
