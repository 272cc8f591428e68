import type { Bilingual } from '../../../result.ts'
import type { KnownAmounts } from '../../known-amounts.ts'
import type { NutrientName } from '../../nutrition.ts'
import type { ClaimId } from './claim-words.ts'

type Both = Record<KnownAmounts['basis'], number>

/** At most or at least so much of a nutrient in 100 g or 100 ml, in kJ or grams. */
export interface PerHundred {
  per: '100'
  nutrient: NutrientName
  /** Counts with it; where the table does not name trans fat it is no more than a fiftieth of the fat. */
  plus?: 'transFat'
  /** Without a limit for food or for drinks the law has none for them. */
  most?: Partial<Both>
  least?: Both
  /** Or at least so much in so many kJ, whichever is fulfilled. */
  or?: { least: number; kJ: number }
}

/** At most, below or at least so much in a portion as the label states it. */
export interface PerServing {
  per: 'serving'
  nutrient: NutrientName
  most?: number
  below?: number
  least?: number
  /** The portion is 30 g or less: the same amount is allowed in 50 g only. */
  alsoPer50?: boolean
  /** What the law asks where that is no amount. */
  asked?: Bilingual
}

/** At most or at least this share of the energy comes from a nutrient. */
export interface ShareOfEnergy {
  per: 'energy'
  nutrient: NutrientName
  plus?: PerHundred['plus']
  kJPerGram: number
  most?: number
  least?: number
}

export type Condition = PerHundred | PerServing | ShareOfEnergy

/** What a law asks of a claim; without conditions nothing in a table can tell. */
export interface ClaimRule {
  id: ClaimId
  /** All of them are to hold; the first is what the claim is about. */
  conditions: readonly Condition[]
  source: Bilingual
}

export const both = (value: number): Both => ({ g: value, ml: value })
