import type { NoScore } from '../result.ts'
import type { UnscoredProduct } from './unscored-products.ts'

/** What decides whether a label gets a number. */
export interface Grounds {
  product: UnscoredProduct | undefined
  hasList: boolean
  /** 0-1. */
  confidence: number
}

/** Confidence under which a number would mislead. */
export const LEAST_CONFIDENCE = 0.5

/** Why a label gets no score, the first reason that holds; null where it gets one. */
export function whyNoScore({ product, hasList, confidence }: Grounds): NoScore | null {
  if (product === 'not_food') return product
  if (!hasList) return 'no_list'
  if (product) return product
  return confidence < LEAST_CONFIDENCE ? 'low_confidence' : null
}
