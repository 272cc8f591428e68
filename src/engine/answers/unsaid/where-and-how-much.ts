import { literally } from '../../text/literally.ts'
import { fold } from '../../text/normalize.ts'
import { alcoholKind } from '../entities/kinds.ts'
import { foldedLabel } from '../entities/per-label.ts'
import { type AnswerContext, flagIn, namesOf, onLabel } from '../replies/answer-context.ts'
import { hitsOf } from '../replies/lists.ts'
import { homeOf } from '../replies/parts/parts.ts'
import { allergenHits, allergenIndices } from '../replies/people/allergens.ts'
import type { Heard } from '../understanding/heard.ts'

const asksWhere =
  /哪(?:一)?(?:样|个|种|项|味|块)(?:东西|配料|成分|原料)?(?:里|中|有|$)|\b(?:which|what) (?:bit|part|ingredient)s?\b|\bin (?:what|which)\b|\bwhere (?:is|are|in)\b/
const ofPresence =
  /^(?:has|suits|list|what|safe|claim|parts|outside|origin|amount|nutrition|worst|order|compare)$/
const mostTold = 4

/** Where on the list what was asked about stands. */
const placesOf = ({ kinds, subjects, who }: Heard, context: AnswerContext): number[] => {
  const ofSulphites = who?.groups.includes('sulfite_asthma') ? flagIn(context, 'sulfite_asthma') : undefined
  return [
    ...subjects.flatMap(({ index }) => index ?? []),
    ...kinds.flatMap(kind => [...hitsOf(kind, context), ...allergenHits(kind, context)]),
    ...(who?.allergens ?? []).flatMap(name => allergenIndices(name, context)),
    ...(ofSulphites?.certainty === 'contains' ? ofSulphites.ingredients : []),
  ]
}

/** Any sulphites, and in which bit: the ingredient that they stand in. */
const tellWhere = (told: readonly Heard[], context: AnswerContext): void => {
  const asked = told.filter(({ wish, text }) => ofPresence.test(wish) && asksWhere.test(text))
  const indices = [...new Set(asked.flatMap(heard => placesOf(heard, context)))]
  const said = context.reply.text()
  for (const index of indices.slice(0, mostTold)) {
    const home = homeOf(index, context)
    if (!home || said.includes(home.name)) continue
    const names = namesOf([index], context)
    context.reply.say(
      { zh: `${names.zh}在${home.name}里。`, en: `${names.en} is in ${home.name}.` },
      ...onLabel(context, [index]),
    )
  }
}

const sayNoAmount = (indices: readonly number[], context: AnswerContext): void => {
  const names = namesOf(indices, context)
  context.reply.say(
    {
      zh: `${names.zh}放了多少，标签没有写。`,
      en: `How much ${names.en} there is the label does not state.`,
    },
    ...onLabel(context, indices),
  )
}

const ofStrength = /酒精(?:度|含量)|% ?vol|\balc\b|\babv\b/
const asksAlcohol = /多不多|多吗|[几多]少?(?:克|度)|多少|\bhow (?:much|strong)\b|\ba lot\b|\bpercent\b|%/

/** How much alcohol, of a list that states none of it. */
const tellNoStrength = (told: readonly Heard[], context: AnswerContext): void => {
  const asked = told.some(
    ({ text, kinds, subjects, fact }) =>
      asksAlcohol.test(text) &&
      fact === null &&
      (kinds.some(({ special }) => special === 'alcohol') || subjects.some(({ name }) => /酒/.test(name))),
  )
  const hits = asked ? hitsOf(alcoholKind, context) : []
  const label = foldedLabel(context.asked.label?.text ?? '')
  if (hits.length === 0 || ofStrength.test(label) || hits.some(index => context.flat[index]?.amount)) return
  if (/没有写|没有标|does not (?:state|say)|not stated|% ?vol/i.test(context.reply.text())) return
  sayNoAmount(hits, context)
}

const grams = /^.{0,3}(?:[几多]少?(?:毫?克|g\b)|占多少|[放加含]了?多少|百分之几|几成)/

/** 鸡蛋清几克: an ingredient of which the label declares no share, where a verdict was given. */
const tellNoShare = (told: readonly Heard[], context: AnswerContext): void => {
  for (const { wish, subjects, text } of told) {
    if (!/^(?:suits|has|often)$/.test(wish)) continue
    for (const { index, ingredient, name } of subjects) {
      const key = fold(name).text
      const at = text.indexOf(key)
      if (index === undefined || !ingredient || ingredient.amount || ingredient.role === 'section') continue
      if (at < 0 || !grams.test(text.slice(at + key.length))) continue
      // The pack states it somewhere else.
      const label = foldedLabel(context.asked.label?.text ?? '')
      if (
        new RegExp(`${literally(key)}[^\\n，、,;；]{0,14}\\d|\\d[^\\n，、,;；]{0,14}${literally(key)}`).test(
          label,
        )
      )
        continue
      if (/[a-z]?\d/.test(key) || ingredient.kind === 'nutrient') continue
      sayNoAmount([index], context)
    }
  }
}

/** In which ingredient it is, and how much of it: what a verdict or a yes has left out. */
export const tellUnsaidPlaces = (told: readonly Heard[], context: AnswerContext): void => {
  tellWhere(told, context)
  tellNoStrength(told, context)
  tellNoShare(told, context)
}
