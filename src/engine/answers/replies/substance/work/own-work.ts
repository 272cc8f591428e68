import { others } from './others.ts'
import { preservers } from './preservers.ts'
import { thickeners } from './thickeners.ts'
import type { Work } from './work.ts'

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
