import { tellFootnotes } from '../../replies/label/footnotes.ts'
import { tellAsPrinted } from '../../replies/pack/as-printed.ts'
import { tellDrained, tellDraining } from '../../replies/pack/drained.ts'
import { tellKeeping } from '../../replies/pack/keeping.ts'
import { tellKeptFor } from '../../replies/pack/kept-for.ts'
import { tellLeftOut } from '../../replies/pack/left-out.ts'
import { tellPercent } from '../../replies/pack/percent.ts'
import { tellDoing, tellHeated, tellPasteurised, tellState } from '../../replies/pack/printed.ts'
import { tellTraces } from '../../replies/pack/traces.ts'
import { tellWhereKept } from '../../replies/pack/where-kept.ts'
import { judgePeople } from '../../replies/people/suits.ts'
import { type Tell, type Teller, teller } from './teller.ts'

/** Is it pasteurised, or need I avoid it in pregnancy: what forbids it to her, that it was heated, and what else there is for her. */
const tellHeatedForHer: Tell = ({ who }, context) => {
  if (!who?.groups.includes('pregnant') || context.flat.length === 0) return false
  const isAgainst = context.result?.groups.some(
    ({ group, level }) => group === 'pregnant' && level === 'avoid',
  )
  if (isAgainst || !tellHeated(context)) return false
  judgePeople(who, [], context)
  return true
}

/** What the pack prints besides its list, and how the product is kept and used. */
export const pack: readonly Teller[] = [
  teller('what is wrong with this pack', (_, context) => tellState(context)),
  teller('whether a table is of the drained food', tellDraining),
  teller('footnotes', tellFootnotes),
  teller('the amount behind a warning of traces', tellTraces),
  teller(
    'whether the milk was heated',
    (heard, context) => tellHeatedForHer(heard, context) || tellPasteurised(context),
  ),
  teller('food that lay warm', (_, context) => tellLeftOut(context)),
  teller(
    'where it may be kept',
    ({ wish, subjects }, context) =>
      !/^(?:why|limit|allowed|has|list|adi)$/.test(wish) &&
      subjects.every(({ entry }) => !entry) &&
      tellWhereKept(context),
  ),
  teller('how long it was open', tellKeptFor),
  teller('sentences and warnings of the pack', tellAsPrinted),
  teller('the drained weight', tellDrained),
  teller('freezing, cooking, mixing', tellDoing),
  teller('per cent of what', tellPercent),
  teller('how it keeps so long', tellKeeping),
]
