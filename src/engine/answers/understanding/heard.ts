import type { NutrientName } from '../../nutrition/nutrition.ts'
import type { Authority } from '../entities/authorities.ts'
import type { Fact } from '../entities/fact-words.ts'
import type { Food } from '../entities/foods/food-category.ts'
import type { Kind } from '../entities/kinds.ts'
import type { MedicineClass } from '../entities/medicines.ts'
import type { Audience } from '../entities/people.ts'
import type { AskedServing } from '../entities/serving-words.ts'
import type { Subject } from '../entities/subjects.ts'
import type { BesideProduct } from '../text/may-they.ts'
import type { NamedStretch } from './classifier/mask.ts'
import type { Wish } from './wishes.ts'

/** One question taken apart: what is wanted, of what, for whom; what is left out comes from the question before. */
export interface Heard {
  /** The question folded and in plain words. */
  text: string
  wish: Wish
  /** 0-1, of the wish. */
  confidence: number
  /** Other readings, the nearest first. */
  others: readonly Wish[]
  subjects: readonly Subject[]
  /** They were only seen in the list of a product that is asked about as a whole. */
  beside?: BesideProduct
  kind: Kind | null
  kinds: readonly Kind[]
  who: Audience | null
  food: Food | null
  authorities: readonly Authority[]
  fact: Fact | null
  /** Nutrients of the table, energy among them. */
  nutrients: readonly NutrientName[]
  /** Of how much of the product; null where the question names no amount. */
  serving: AskedServing | null
  /** Which of the above were named in the question itself. */
  isNamed: boolean
  /** The people were named in the question itself, not in one before. */
  isOwnWho: boolean
  /** Words that neither a name nor the wish accounts for. */
  unused: readonly string[]
  /** Where names stand in the text; left out where one of them is mistyped. */
  names?: readonly NamedStretch[]
  /** Points at the n-th thing of an answer. */
  isPointing: boolean
  /** The latest people of the conversation who asked whether they may have it, and whether they were told no; found out only where that matters. */
  verdict?: { who: Audience; isRefused: () => boolean }
  /** The question before was asked again: are you sure, and why. */
  again?: 'sure' | 'why'
  /** The latest two that were named together: and the other one? */
  pair?: readonly Subject[]
  /** The latest nutrients asked about: and half of it? */
  measured?: readonly NutrientName[]
  /** Caffeine, where that was asked about last: no row of most tables, and measured all the same. */
  measuredKind?: Kind
  /** Medicines that were named beside the food, and left out of the text. */
  medicines?: readonly MedicineClass[]
}
