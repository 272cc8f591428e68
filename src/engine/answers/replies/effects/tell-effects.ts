import { isSubstanceOfClass } from '../../../matching/substance-classes.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { type Kind, lactoseKind } from '../../entities/kinds.ts'
import type { Subject } from '../../entities/subjects.ts'
import { additiveCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  bothNames,
  evidenceCitation,
  knownOf,
  leavesOf,
  nameOf,
  onLabel,
  orWhole,
  quotedWhere,
  subjectsAt,
  wholeLabel,
} from '../answer-context.ts'
import { hasIt, hitsOf, listKind } from '../lists.ts'
import { tellDeclaredPolyols } from '../nutrition/polyols.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { allergenLeads, tellAllergen } from '../people/allergens.ts'
import { tellLowScore } from '../people/low-score.ts'
import { quoteWarning as quoteForbidden } from '../people/pack-warnings.ts'
import { tellCaffeineAmount } from './caffeine.ts'
import { figuresOf } from './eaten.ts'
import { type EffectFact, effectFacts, hardly, less } from './effect-facts.ts'
import { asksLower, type Effect, effectsIn, ofNamedAlone } from './effects.ts'
import { asksOfWhole, saySugarsBeside } from './sugars-beside.ts'
import { tellUnknownEffect } from './unknown-effect.ts'

/** What the table says of an effect's causes. */
const weighed: Partial<Record<Effect, readonly NutrientName[]>> = {
  bloodSugar: ['carbohydrate', 'sugars', 'polyols'],
  bowels: ['polyols'],
  constipation: ['fibre'],
  teeth: ['sugars'],
}

/** The pack's own warning of an effect. */
const warned: Partial<Record<Effect, RegExp>> = {
  bowels: /laxative|腹泻|轻泻|轻瀉|腹瀉|胃肠不适/i,
  behaviour: /activity and attention|注意力|活动和注意/i,
}

const mostFacts = 3

const insOf = (ins: string): string => /\d{3,4}/.exec(ins)?.[0] ?? ''

const isOf = (fact: EffectFact, subject: Subject): boolean => {
  const { entry, ingredient, form, name } = subject
  const ins = form?.ins ?? ingredient?.ins ?? entry?.ins[0] ?? ''
  if (entry) {
    const substance = { id: entry.id, ins, functions: entry.functions }
    if (fact.classes?.some(one => isSubstanceOfClass(substance, one))) return true
    if (fact.ins?.includes(insOf(ins))) return true
  }
  const words = `${name} ${ingredient?.otherName ?? ''}`
  const isNamed = (fact.names?.test(words) ?? false) && !fact.except?.test(words)
  return !(fact.isOfFoods && entry) && isNamed
}

const namesOfAll = (subjects: readonly Subject[]): Bilingual => {
  const names = subjects.map(one =>
    one.ingredient && one.index !== undefined ? nameOf(one.ingredient) : bothNames(one),
  )
  return {
    zh: [...new Set(names.map(({ zh }) => zh))].slice(0, 4).join('、'),
    en: [...new Set(names.map(({ en }) => en))].slice(0, 4).join(', '),
  }
}

const say = (fact: EffectFact, of: readonly Subject[], context: AnswerContext): void => {
  const names = namesOfAll(of)
  const isFirst = !context.reply.hasBegun()
  // It lowers blood sugar, they say: what raises it, or hardly does, lowers nothing.
  const isLower = fact.effect === 'bloodSugar' && asksLower.test(context.text)
  const word = isLower ? { zh: '不会降血糖', en: 'No, it does not lower blood sugar' } : fact.lead
  const lead = isFirst ? { zh: `${word.zh}：`, en: `${word.en}. ` } : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `${lead.zh}${fact.says.zh.replace('{names}', names.zh)}`,
      en: `${lead.en}${fact.says.en.replace('{names}', names.en)}`,
    },
    ...onLabel(context, of.flatMap(({ index }) => index ?? []).slice(0, 4)),
    ...of.flatMap(({ entry }) => (entry ? [additiveCitation(entry)] : [])),
    ...fact.evidence.map(id => evidenceCitation(context, id)),
  )
}

/** The pack's own words on an effect. */
const quoteWarning = (effect: Effect, context: AnswerContext): void => {
  const words = quotedWhere(context, line => warned[effect]?.test(line) === true)
  if (words === undefined) return
  context.reply.say(
    { zh: `标签自己写着“${words}”。`, en: `The label itself says "${words}".` },
    ...wholeLabel(context),
  )
}

const isOfColours = ({ functions }: Kind): boolean => functions?.includes('着色剂') ?? false

/** Colours that are none of the six of which EU law warns. */
const sayOtherColours = (subjects: readonly Subject[], context: AnswerContext): void => {
  const names = namesOfAll(subjects)
  context.reply.say(
    {
      zh: `没有查到：这里的着色剂（${names.zh}）不在欧盟要求警示“可能影响儿童的活动和注意力”的六种之中。`,
      en: `Not on record: the colours here (${names.en}) are none of the six for which EU law wants the warning of an effect on activity and attention in children.`,
    },
    ...onLabel(
      context,
      subjects.flatMap(({ index }) => index ?? []),
    ),
  )
}

/** What the law lets a label call free of sugar, in 100 g or ml. */
const mostOfNone = 0.5
const sugarless: Bilingual = {
  zh: '几乎不会：营养成分表上的糖接近 0，配料里带糖的只有很少。',
  en: 'Hardly: the nutrition table has next to no sugars, so what the list names of them is little.',
}
/** Juice of lime in a drink whose table has no sugars raises no blood sugar. */
const isSugarless = (effect: Effect, context: AnswerContext): boolean =>
  effect === 'bloodSugar' && (knownOf(context)?.of.sugars ?? Number.POSITIVE_INFINITY) <= mostOfNone

/** What is known of one effect of what is named, else of what the label lists, with the figures that weigh there unless they were told before; false where nothing is known. */
export const tellEffect = (
  effect: Effect,
  {
    subjects: asked,
    kinds,
    who,
    serving: heardServing,
  }: Pick<Heard, 'subjects' | 'kinds' | 'who' | 'serving'>,
  context: AnswerContext,
  hasFigures = false,
): boolean => {
  const subjects = asked.filter(({ entry, index }) => entry ?? index !== undefined)
  const ofKinds = subjectsAt([...new Set(kinds.flatMap(kind => hitsOf(kind, context)))], context)
  const named = subjects.length > 0 ? subjects : ofKinds
  const among = (all: readonly Subject[]) =>
    effectFacts
      .filter(fact => fact.effect === effect)
      .map(fact => ({ fact, of: all.filter(one => isOf(fact, one)) }))
      .filter(({ of }) => of.length > 0)
  const ofNamed = among(named)
  const found =
    ofNamed.length > 0 || subjects.length > 0 || ofNamedAlone.has(effect)
      ? ofNamed
      : among(subjectsAt(leavesOf(context), context))
  // A juice that colours is asked about for its colour, and not for its sugar.
  const isOfDye = ofNamed.some(({ fact }) => fact.classes !== undefined)
  if (effect === 'behaviour' && !isOfDye && kinds.some(isOfColours) && ofKinds.length > 0) {
    sayOtherColours(ofKinds, context)
    return true
  }
  if (effect === 'behaviour' && subjects.length === 0 && kinds.some(isOfColours) && ofKinds.length === 0) {
    for (const kind of kinds.filter(isOfColours)) listKind(kind, false, context)
    return true
  }
  // Anything in it that sets off her asthma: sulphites are what a label tells of.
  if (found.length === 0 && effect === 'asthma' && subjects.length === 0 && context.flat.length > 0) {
    tellAllergen('sulphites', allergenLeads.has, context)
    return true
  }
  if (found.length === 0) return false
  const isFree = isSugarless(effect, context)
  const kept = isFree ? found.filter(({ fact }) => !fact.isOfSugars) : found
  if (kept.length < found.length && kept.every(({ fact: { lead } }) => lead === hardly || lead === less))
    context.reply.say(sugarless, tableCitation)
  // Of dementia what is known of aluminium, and not of all that is listed.
  const most = effect === 'mind' && ofNamed.length === 0 ? 1 : mostFacts
  const told = kept.slice(0, most)
  const isOfSweetenersAlone =
    effect === 'bloodSugar' && !isFree && told.every(({ fact }) => fact.lead === hardly)
  if (isOfSweetenersAlone && asksOfWhole(context.text) && !context.reply.hasBegun()) saySugarsBeside(context)
  for (const { fact, of } of told) say(fact, of, context)
  quoteWarning(effect, context)
  const isYoung = who?.groups.includes('children') ?? false
  if (effect === 'kick' || effect === 'sleep') tellCaffeineAmount(false, isYoung, context)
  const figures = hasFigures ? undefined : figuresOf(weighed[effect] ?? [], context)
  if (figures) context.reply.say(figures, tableCitation)
  else if (effect === 'bowels' && heardServing)
    tellDeclaredPolyols(
      found.flatMap(({ of }) => of.flatMap(({ index }) => index ?? [])),
      context,
    )
  return true
}

/** What is known of the effects that a question asks about; false where it asks about none, or nothing is known of it. */
const tellEffects = (heard: Heard, context: AnswerContext): boolean =>
  effectsIn(heard.text)
    .map(effect => tellEffect(effect, heard, context))
    .some(Boolean)

const ofEffects = /^(?:safe|suits|healthy|what|why|claim|has|list|often|outside|evaluation|worst|more)$/
/** Less sure than this, the words for an effect tell more than the wish that was guessed. */
const unsureBelow = 0.5

const ofKeto = /\bketo(?:genic)?\b|生酮|低碳饮食/
/** A ketogenic diet counts carbohydrate: what the table gives of it. */
const tellKeto = (context: AnswerContext): boolean => {
  const figures = ofKeto.test(context.text)
    ? figuresOf(['carbohydrate', 'sugars', 'polyols', 'fibre'], context)
    : undefined
  if (!figures) return false
  context.reply.say(
    {
      zh: `看一天的碳水总量。${figures.zh}`,
      en: `It depends on the carbohydrate of the whole day. ${figures.en}`,
    },
    tableCitation,
  )
  return true
}

const asksPresence =
  /有没有(?!影响|害|问题|副作用|关系|坏处|可能)|含不含|\bdo(?:es)? (?:these|this|it|they|those)\b(?: \w+)? (?:have|contain)\b|\bis there (?:any )?|\bhave (?:these|this|they) got\b/
const mayHave = /[能可]以?不?能?[吃喝饮]|[吃喝饮]得|\b(?:can|may|should|ok|okay|safe|allowed)\b/
const asksFreely = /放心|随便|敞开|多吃|\b(?:freely|as much as|without worry)/

/** Answers a question about effects by what is known of them; false where it is about something else, or nothing is known. */
export const answerEffects = (heard: Heard, context: AnswerContext): boolean => {
  // Which of the two raises blood sugar: that of each, no comparison of classes.
  const isOfTwo =
    heard.wish === 'compare' && heard.subjects.length + heard.kinds.length + heard.nutrients.length > 1
  if (!ofEffects.test(heard.wish) && !isOfTwo && heard.confidence >= unsureBelow) return false
  // An allergy comes first.
  if (heard.who && heard.who.allergens.length > 0) return false
  // What of milk upsets those who do not tolerate lactose is no matter of fibre.
  if (heard.who?.groups.includes('lactose') && hitsOf(lactoseKind, context).length > 0) return false
  // May they eat it freely is asked of the whole food, not of one of its ingredients.
  if (heard.isOwnWho && asksFreely.test(heard.text)) return false
  if (tellKeto(context)) return true
  // Is there MSG in it, she gets headaches: that there is comes first.
  const listed = heard.subjects.filter(({ index }) => index !== undefined)
  const hasFact = effectsIn(heard.text).length > 0 && heard.subjects.length > 0
  if (heard.wish === 'has' && hasFact && listed.length > 0 && asksPresence.test(heard.text))
    hasIt(listed, context)
  // At 14, for a night of learning: what the pack forbids before what keeps awake.
  if (heard.isOwnWho && heard.who && (heard.wish === 'suits' || mayHave.test(heard.text)))
    quoteForbidden(heard.who, context)
  if (!tellEffects(heard, context)) return tellUnknownEffect(heard.subjects, context)
  const { who, isOwnWho } = heard
  if (!isOwnWho || !who) return true
  if (who.groups.includes('infant_0_36m')) tellLowScore(who, [], context)
  for (const flag of context.result?.groups ?? [])
    if (flag.level === 'avoid' && who.groups.includes(flag.group))
      context.reply.say(flag.text, ...orWhole(context, onLabel(context, flag.ingredients)))
  return true
}
