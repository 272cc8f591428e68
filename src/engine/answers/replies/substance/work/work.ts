import type { Bilingual } from '../../../../result.ts'

/** What an additive does by itself, by its name in GB 2760, where that is more than its class says. */
export interface Work {
  of: RegExp
  as: string
  text: Bilingual
  /** Only in food of these names. */
  food?: RegExp
  /** Its other classes are other work: said only where the label states this one. */
  isOnlyAs?: true
}
