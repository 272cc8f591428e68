import { fold } from '../../../../text/normalize.ts'
import { topicIn } from '../../../entities/topics.ts'
import { sourceCitation } from '../../../text/reply.ts'
import type { Heard } from '../../../understanding/heard.ts'
import {
  type AnswerContext,
  listedAs,
  nameOf,
  onLabel,
  orWhole,
  quotedWhere,
  wholeLabel,
} from '../../answer-context.ts'
import { figuresOf } from '../../effects/eaten.ts'
import { tableCitation } from '../../nutrition/table-rows.ts'
import { tellForbiddenByPack } from './forbidden-by-pack.ts'
import { type MedicinePair, medicinePairs } from './medicine-pairs.ts'
import { tellMedicineWarning } from './with-medicine.ts'

/** Ingredients of a pair that the label lists. */
const hitsOfPair = ({ foods, never }: MedicinePair, context: AnswerContext): number[] => {
  const hits = listedAs(foods, context).filter(index => {
    const { name = '', otherName = '' } = context.flat[index] ?? {}
    return !never?.test(`${name} ${otherName}`)
  })
  // Fortified wheat flour stands for what it is made of; grapefruit (flesh, peel) is called so itself.
  const leaves = hits.filter(index => (context.flat[index]?.children ?? []).length === 0)
  const own = (name = ''): string => name.replace(/[(（[].*$/, '')
  return leaves.length > 0 ? leaves : hits.filter(index => foods.test(own(context.flat[index]?.name)))
}

/** What the pack prints of it where none of its ingredients is called so. */
const wordsOfPair = ({ pack }: MedicinePair, context: AnswerContext): string | undefined =>
  pack && quotedWhere(context, folded => pack.test(folded))

/** Last of the messages, or else the one before, that names a medicine of the pairs. */
const saidOfMedicine = ({ asked }: AnswerContext): string => {
  const now = fold(asked.question).text
  if (medicinePairs.some(({ medicine }) => medicine.test(now))) return now
  return fold(asked.history.findLast(({ role }) => role === 'user')?.content ?? '').text
}

const ofTime =
  /送|一起|同时|同服|空腹|早上|早餐|早饭|隔|[吃服]完?药(?:之|以)?[前后]|完药|就着|\bwith\b|\bsame time\b|\btogether\b|\bbefore\b|\bafter\b|\bmornings?\b|\bbreakfast\b|\bapart\b|\bwash\w* (?:it |them )?down\b/
const hinders = ['calcium', 'iron', 'magnesium'] as const
/** Of foods that only hinder a medicine when both are had at a time: whether that is asked, or so much of it is in there that the table says so. */
const isOfNow = ({ isOfTime }: MedicinePair, said: string, { result }: AnswerContext): boolean =>
  !isOfTime ||
  ofTime.test(said) ||
  (result?.nutrition?.rows.some(({ nutrient }) => hinders.some(one => one === nutrient)) ?? false)

/** A pair, and what of it the label has. */
interface Found {
  pair: MedicinePair
  hits: readonly number[]
  words: string | undefined
}

const mostNamed = 5
const namesIn = (indices: readonly number[], { flat }: AnswerContext) => {
  const names = indices.slice(0, mostNamed).flatMap(index => (flat[index] ? nameOf(flat[index]) : []))
  return {
    zh: [...new Set(names.map(({ zh }) => zh))].join('、'),
    en: [...new Set(names.map(({ en }) => en))].join(', '),
  }
}

const sayPair = (said: string, { pair, hits, words }: Found, context: AnswerContext): void => {
  const also = pair.also?.asked.test(said) ? pair.also.says : { zh: '', en: '' }
  const names =
    hits.length > 0 ? namesIn(hits, context) : { zh: `“${words}”（标签）`, en: `"${words}" (label)` }
  const source = sourceCitation(pair.source)
  context.reply.say(
    {
      zh: `${pair.lead.zh}${names.zh}${pair.says.zh}${also.zh}。`,
      en: `${pair.lead.en}${names.en}${pair.says.en}${also.en}.`,
    },
    ...orWhole(context, onLabel(context, hits.slice(0, mostNamed))),
    source,
  )
  const figures = pair.nutrients && figuresOf(pair.nutrients, context)
  if (figures) context.reply.say(figures, tableCitation)
}

const asksOfFood = /^(?:suits|often|safe|outside|has|claim|what|healthy|nutrition|list|amount)$/

/** What of a message is left to answer once the pair was told: nothing of the medicine, and of the foods nothing that was named in it. */
const leftOf = (
  told: readonly Heard[],
  hits: readonly number[],
  pairs: readonly MedicinePair[],
): readonly Heard[] =>
  told.filter(({ wish, text, subjects, kinds, nutrients, confidence }) => {
    if (asksInterval.test(text) && subjects.length + kinds.length + nutrients.length === 0) return false
    const isOfNone = subjects.every(({ index }) => index === undefined || hits.includes(index))
    if (wish === 'outside')
      return (
        topicIn(text)?.topic !== 'medicine' && !(subjects.length > 0 && isOfNone && /药|medic/.test(text))
      )
    if (confidence < unsure) return false
    const isOfPair =
      subjects.length + kinds.length > 0 && isOfNone && kinds.every(({ allergen }) => !allergen)
    const isOfRow =
      nutrients.length > 0 && nutrients.every(one => pairs.some(pair => pair.nutrients?.includes(one)))
    return !(/^(?:has|claim|safe|what)$/.test(wish) && (isOfRow || (isOfPair && nutrients.length === 0)))
  })
const unsure = 0.45
const asksInterval = /隔(?:多久|几)|多久|\bhow long\b|\bapart\b|\bgap\b/

/**
 * A medicine, and foods of the label that its leaflet or a public body names: the verdict and why, and the questions that are left;
 * null where no such pair is in the message.
 */
export const tellPairs = (told: readonly Heard[], context: AnswerContext): readonly Heard[] | null => {
  const { reply, flat } = context
  if (flat.length === 0 || !told.some(({ wish }) => asksOfFood.test(wish))) return null
  const said = saidOfMedicine(context)
  const named = medicinePairs.filter(pair => pair.medicine.test(said) && isOfNow(pair, said, context))
  const found = named.flatMap(pair => {
    const hits = hitsOfPair(pair, context)
    const words = hits.length > 0 ? undefined : wordsOfPair(pair, context)
    return hits.length > 0 || words !== undefined ? [{ pair, hits, words }] : []
  })
  if (found.length === 0 && tellForbiddenByPack(fold(context.asked.question).text, context))
    return leftOf(told, [], named).filter(
      ({ wish, subjects, who }) =>
        !/^(?:outside|often|healthy|safe)$/.test(wish) &&
        !(wish === 'suits' && subjects.length === 0 && (who?.allergens.length ?? 0) === 0),
    )
  if (found.length === 0) {
    const none = named.find(one => one.none?.asked.test(fold(context.asked.question).text))?.none
    if (!none) return null
    reply.next()
    reply.say({ zh: `${none.says.zh}。`, en: `${none.says.en}.` }, ...wholeLabel(context))
    return leftOf(told, [], named).filter(
      ({ wish, subjects }) =>
        wish !== 'outside' && !(/^(?:safe|healthy)$/.test(wish) && subjects.length === 0),
    )
  }
  reply.next()
  for (const one of found) sayPair(said, one, context)
  tellMedicineWarning(context)
  return leftOf(
    told,
    found.flatMap(({ hits }) => hits),
    named,
  )
}
