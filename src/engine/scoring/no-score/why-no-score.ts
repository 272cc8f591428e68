import type { NoScore } from '../../result.ts'
import type { UnscoredProduct } from './unscored-products.ts'

/** What decides whether a label gets a number. */
export interface Grounds {
  product: UnscoredProduct | undefined
  hasList: boolean
  /** The list is in neither Chinese nor English: only numbers and some names of it are known. */
  isForeign: boolean
  /** 0-1. */
  confidence: number
  /** Half of the names or more are in no table: unknown, or told by a part of them alone. */
  isMostlyUnknown: boolean
  /** Part of the list was not read. */
  isPartial: boolean
  /** A word that decides a warning was not read for certain. */
  isDoubtful: boolean
}

/** Confidence under which a number would mislead. */
const LEAST_CONFIDENCE = 0.5

/** Why a label gets no score, the first reason that holds; null where it gets one. */
export function whyNoScore({
  product,
  hasList,
  isForeign,
  confidence,
  isMostlyUnknown,
  isPartial,
  isDoubtful,
}: Grounds): NoScore | null {
  if (product === 'not_food') return product
  if (!hasList) return 'no_list'
  if (product) return product
  if (isForeign) return 'foreign_list'
  if (confidence < LEAST_CONFIDENCE || isMostlyUnknown) return 'low_confidence'
  if (isPartial) return 'partial_reading'
  return isDoubtful ? 'doubtful_word' : null
}
