import type { Bilingual } from '../../../../result.ts'
import { others } from './others.ts'
import { preservers } from './preservers.ts'
import { thickeners } from './thickeners.ts'

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

const works: readonly Work[] = [...preservers, ...thickeners, ...others]
const bodying = /^(?:增稠剂|稳定剂和凝固剂|稳定剂|凝固剂|乳化剂)$/

/** What an additive of this name does whatever the food, as the class that the label states; undefined where its class says it all. */
export const ownWork = (zh: string, food: string, stated: string | undefined): Work | undefined =>
  works.find(
    one =>
      one.of.test(zh) &&
      (one.food?.test(food) ?? true) &&
      (stated === undefined
        ? !one.isOnlyAs
        : stated === one.as || (bodying.test(stated) && bodying.test(one.as))),
  )
