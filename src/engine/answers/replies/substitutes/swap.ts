import type { Allergen, Bilingual } from '../../../result.ts'

/** What takes the place of something in a kitchen. */
export interface Swap extends Bilingual {
  /** Allergens that it contains. */
  contains?: readonly Allergen[]
  /** Allergens that some products of the kind contain. */
  may?: readonly Allergen[]
  /** Comes from animals, by no allergen that is named above. */
  isOfAnimal?: true
  /** Counts as sugar or as starch for somebody with diabetes. */
  isSugar?: true
  isSalty?: true
  isSweetener?: true
  hasLactose?: true
}

/** An everyday thing, by its names in folded questions and lists, and what can be used in its place, the nearest first. */
export interface Kitchen extends Bilingual {
  names: RegExp
  swaps: readonly Swap[]
  note?: Bilingual
  /** Of milk. */
  isMilk?: true
}
