import { type AnswerContext, sayQuoted } from '../../replies/answer-context.ts'
import { tellWhomToTell } from '../../replies/claims/whom-to-tell.ts'
import { tellDented, tellReheated } from '../../replies/everyday/dents-and-reheating.ts'
import { tellWhatDateMeans } from '../../replies/everyday/label-lore.ts'
import { tellFresh, tellGenuine } from '../../replies/everyday/quality.ts'
import { tellUnlikePicture } from '../../replies/everyday/sayings.ts'
import { tellSeen } from '../../replies/foods/seen/tell-seen.ts'
import { tellFootnotes } from '../../replies/label/footnotes.ts'
import { asksWhereGrown, grownWhere } from '../../replies/label/line-facts.ts'
import { hitsOf } from '../../replies/lists.ts'
import { tellAsPrinted } from '../../replies/pack/as-printed.ts'
import { tellOnceThawed } from '../../replies/pack/dates/once-thawed.ts'
import { tellPastDate } from '../../replies/pack/dates/past-date.ts'
import { tellDrained, tellDraining } from '../../replies/pack/drained.ts'
import { tellMark } from '../../replies/pack/found/marks.ts'
import { tellOwnSentence } from '../../replies/pack/found/tell-found.ts'
import { tellKeeping } from '../../replies/pack/keeping.ts'
import { tellKeptFor } from '../../replies/pack/kept-for.ts'
import { tellLeftOut } from '../../replies/pack/left-out.ts'
import { tellPercent } from '../../replies/pack/percent.ts'
import { tellDoing, tellHeated, tellPasteurised, tellState } from '../../replies/pack/printed.ts'
import { tellTraces } from '../../replies/pack/traces.ts'
import { tellWhereKept } from '../../replies/pack/where-kept.ts'
import { allergenHits } from '../../replies/people/allergens.ts'
import { judgePeople } from '../../replies/people/suits.ts'
import type { Heard } from '../../understanding/heard.ts'
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

/** A soft cheese that was made of pasteurised milk, and she is pregnant: what is against it says more. */
const isCautionForHer = ({ who, wish, text }: Heard, { result }: AnswerContext): boolean =>
  wish === 'suits' &&
  !/蛋|\begg/.test(text) &&
  who?.groups.includes('pregnant') === true &&
  result?.groups.some(({ group, level }) => group === 'pregnant' && level !== 'info') === true

/** Where the soybeans are from, of a pack that prints it: in its words; false where it does not. */
const tellGrown: Tell = ({ text, subjects, kinds, who }, context) => {
  if (who !== null || !asksWhereGrown(text)) return false
  const named = [
    ...(text.match(/原(?:材)?料|豆子|\bfish\b/g) ?? []),
    ...subjects.map(({ name, ingredient }) => ingredient?.name ?? name),
    ...kinds
      .flatMap(kind => [...allergenHits(kind, context), ...hitsOf(kind, context)])
      .flatMap(at => context.flat[at]?.name ?? []),
  ]
  const [grown] = named.flatMap(name => grownWhere(name, context) ?? [])
  if (grown === undefined) return false
  sayQuoted(grown, context)
  return true
}

const isSettled = /正常|不影响|勿|不要|不可|\b(?:normal|harmless|natural|not affect|do not|never)\b/i

/** What the pack says of the state of the food, and what it mostly is where its words do not settle that. */
const tellStateAndCause: Tell = (heard, context) => {
  if (!tellState(context)) return false
  if (!isSettled.test(context.reply.text())) tellSeen(heard, context)
  return true
}

/** What the pack prints besides its list, and how the product is kept and used. */
export const pack: readonly Teller[] = [
  teller('past its date', tellPastDate),
  teller('whether it is genuine', tellGenuine),
  teller('whether it is fresh', tellFresh),
  teller('how long it keeps once thawed', (_, context) => tellOnceThawed(context)),
  teller('whom to turn to about the label', (_, context) => tellWhomToTell(context)),
  teller('what is wrong with this pack', tellStateAndCause),
  teller('what the words of a date mean', tellWhatDateMeans),
  teller('a dented can', tellDented),
  teller('heated again and again', tellReheated),
  teller('a food that does not look like its picture', tellUnlikePicture),
  teller('what is seen or tasted of the food at hand', tellSeen),
  teller('whether a table is of the drained food', tellDraining),
  teller('where an ingredient was grown', tellGrown),
  teller('what a mark of the pack means', tellMark),
  teller('whether it may be the only food', tellFootnotes),
  teller('the amount behind a warning of traces', tellTraces),
  teller(
    'whether the milk was heated',
    (heard, context) =>
      tellHeatedForHer(heard, context) || (!isCautionForHer(heard, context) && tellPasteurised(context)),
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
  teller('what the pack says of it in its own words', tellOwnSentence),
]
