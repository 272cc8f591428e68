import { tellWhereIn } from '../../replies/label/where-in.ts'
import { tellCountInParts } from '../../replies/parts/count-in-parts.ts'
import { tellSaltiestPart } from '../../replies/parts/saltiest-part.ts'
import { tellWhichPart } from '../../replies/parts/which-part.ts'
import { tellWithinPart } from '../../replies/parts/within-part.ts'
import { tellWithoutPart } from '../../replies/parts/without-part.ts'
import { type Teller, teller } from './teller.ts'

/** One part of a product: a sachet, a layer, a filling. */
export const parts: readonly Teller[] = [
  teller('what is left without a part', tellWithoutPart),
  teller('which sachet is the saltiest', tellSaltiestPart),
  teller('which part has something', tellWhichPart),
  teller('in which ingredient something is', tellWhereIn),
  teller('how many of a kind the parts have', tellCountInParts),
  teller('whether one part has something', tellWithinPart),
]
