import { nutrientsIn } from '../../nutrition/nutrient-words.ts'
import { fold } from '../../text/normalize.ts'
import { authoritiesIn } from '../entities/authorities.ts'
import { type Fact, factAlone, factIn } from '../entities/fact-words.ts'
import { foodIn } from '../entities/foods/food-category.ts'
import { allergensIn, kindIn, kindsIn, polyolKind } from '../entities/kinds.ts'
import { type Audience, isYoung } from '../entities/people.ts'
import { servingOf } from '../entities/serving-words.ts'
import type { createSubjects, Subject } from '../entities/subjects.ts'
import { isOfOwnTablets, isOnlyUnwell, topicIn } from '../entities/topics.ts'
import { type AnswerContext, sizesOf, subjectsAt } from '../replies/answer-context.ts'
import { factStated } from '../replies/label/facts.ts'
import { coloursPointedAt } from '../replies/substance/colours/colours.ts'
import { asksMayThey, asksShortVerdict, besideProduct } from '../text/may-they.ts'
import { carryOn, withWhatCameBefore } from './carried/carry-on.ts'
import { isFragment, isServing, withoutJoining } from './carried/fragments.ts'
import { ownPlan, thatPlanForThem } from './carried/plan-for-them.ts'
import { sameAgain } from './carried/same-again.ts'
import { shortFollowUp } from './carried/short-follow-ups.ts'
import { guessWish } from './classifier/classifier.ts'
import { namesIn, placeholders, withPlaceholders } from './classifier/mask.ts'
import type { Heard } from './heard.ts'
import { soughtIn, unnamed, wanted, withoutOwnName, withoutProduct } from './own-names.ts'
import { reference } from './references.ts'
import { type Earlier, findSubjects } from './resolve-subjects.ts'
import { settle } from './settle/settle.ts'
import { settleByWords } from './settle/settle-by-words.ts'
import { settleCaffeine, settleFigures, settleOtherAmount } from './settle/settle-figures.ts'
import { audienceOf } from './who-eats.ts'
import type { Wish } from './wishes.ts'

export type SubjectFinder = ReturnType<typeof createSubjects>

/** Takes a single question apart; `before` is the question that came before it in the conversation. */
export const hear = (
  context: AnswerContext,
  finder: SubjectFinder,
  before: Heard | null,
  earlier: Earlier,
  isFirst: boolean,
): Heard => {
  const { text, result, knowledge } = context
  const who = audienceOf(text, before?.who ?? null)
  const about = topicIn(text)
  const isOwn = about?.topic === 'medicine' && isOfOwnTablets(text, context.asked.label?.text ?? '')
  const spokenOf = isOwn ? null : about
  const isOfSomebody = who !== null || allergensIn(text).length > 0
  const found = withPointedAt(findSubjects(context, finder, earlier), context)
  // The news says that an additive does something: of the additive.
  const isOfAdditive = spokenOf?.isBeside === true && found.some(({ entry }) => entry)
  const isBesideSickness = who !== null && asksMayThey(text) && isOnlyUnwell(text)
  const topic =
    isBesideSickness ||
    (spokenOf?.isOfNobody && isOfSomebody) ||
    isOfAdditive ||
    isOfFigure(spokenOf, context)
      ? null
      : spokenOf
  const typed = found.flatMap(subject => subject.typed ?? [])
  const slotted = typed.reduce((said, name) => said.replace(name, placeholders.x), text)
  const names = namesIn(slotted, result, knowledge, finder)
  const masked = withPlaceholders(slotted, names)
  const guess = guessWish(masked)
  // How much of it, or where from, is asked of the ingredient, not of the product of that name.
  const isOfPart = /^(?:amount|order|origin|parts|list)$/.test(guess.wish)
  const pointed = ofProduct(found, guess.wish, who, before, text)
  const spoken = withoutSingles(isOfPart ? pointed : withoutProduct(pointed, context), text)
  const isBare = before !== null && (isFragment(masked) || isServing(masked))
  const ofList = withoutOwnName(text, productOf(context))
  const nutrients = nutrientsIn(text.replace(ofSalts, ' '))
  const asksPolyols = nutrients.includes('polyols') && /^(?:list|what|has|count|parts)$/.test(guess.wish)
  const kinds = asksPolyols ? [polyolKind] : kindsIn(ofList)
  const isOfTable =
    nutrients.length > 0 &&
    result?.nutrition !== undefined &&
    (isBare || /^(?:suits|nutrition|safe|healthy|often|amount)$/.test(guess.wish))
  const told = withoutNutrientNames(spoken, isOfTable)
  const framed = who ? besideProduct(told, finder.find(text, result), text, productOf(context)) : null
  const isVerdict = who !== null && topic === null && wantsVerdict(guess.wish, text)
  const read: Wish = isBare && guess.wish !== 'fact' ? 'more' : guess.wish
  const wish: Wish = isBesideSickness || isVerdict ? 'suits' : topic?.isSure ? 'outside' : read
  const named = told.length > 0 ? (framed?.subjects ?? told) : soughtIn(wish, context)
  const food = foodIn(text, knowledge)
  const own: Heard = {
    text,
    ...guess,
    wish,
    ...(topic?.isSure || isVerdict ? { confidence: 1 } : {}),
    subjects:
      named.length > 0 || kinds.length > 0 || nutrients.length > 0 || who
        ? named
        : unnamedOf(wish, guess.confidence, { ...context, text: ofList }, masked, finder, text).filter(
            // And the citrulline, after what another does: only what the label lists.
            ({ index }) => !isBare || ofPresence.test(before.wish) || index !== undefined,
          ),
    kind: kindIn(ofList),
    kinds,
    who,
    ...(framed?.beside ? { beside: framed.beside } : {}),
    food,
    authorities: authoritiesIn(text),
    fact: factIn(text),
    nutrients,
    serving: servingOf(isBare ? withoutJoining(text) : text, sizesOf(context)),
    isNamed: named.length > 0 || kinds.length > 0 || nutrients.length > 0 || who !== null,
    isOwnWho: who !== null,
    unused: [...guess.unused, ...(named.length > 0 ? [] : (wanted.exec(text) ?? []))],
    isPointing: reference(text)?.type === 'ordinal',
    ...(slotted === text ? { names } : {}),
  }
  const gone = goneOn(own, isFirst ? before : null, topic, context)
  if (gone) return gone
  const alone = who === null ? factAlone(text, before !== null && before.wish !== 'fact') : null
  if (alone && isAnswered(alone, context)) return ofFact(alone, own)
  const again = before && isFirst && sameAgain(own, before, context)
  if (again) return again
  return settleTable(own, before, result?.nutrition !== undefined)
}

/** What goes on with a verdict or with a thing of the question before, or plans something by itself; null where it does neither. */
const goneOn = (
  own: Heard,
  before: Heard | null,
  topic: ReturnType<typeof topicIn>,
  context: AnswerContext,
): Heard | null => {
  const planned = before?.verdict && !topic?.isSure ? thatPlanForThem(own, before) : null
  return planned ?? (before && shortFollowUp(own, before, context)) ?? (topic === null ? ownPlan(own) : null)
}

/** I am diabetic, yes or no: a verdict for who asks, where nothing else was understood. */
const wantsVerdict = (guessed: Wish, text: string): boolean =>
  /^(?:outside|what|more)$/.test(guessed) && asksShortVerdict(text)

/** The red stuff: the colours of that hue, where no other additive is named. */
const withPointedAt = (found: Subject[], context: AnswerContext): Subject[] => {
  if (found.some(({ entry }) => entry)) return found
  const colours = coloursPointedAt(context.text, context)
  return colours.length > 0 ? subjectsAt(colours, context) : found
}

/** Wishes that may be gone on with for a thing that is not listed: and vegetables? */
const ofPresence = /^(?:has|list|amount)$/
/** How much alcohol, and which grade: a fact only of a pack that states it. */
const isAnswered = (fact: Fact, { asked, text }: AnswerContext): boolean =>
  (fact !== 'alcohol' && fact !== 'grade') ||
  (!asksWhether.test(text) && factStated(fact, asked.label?.text ?? '') !== '')
const asksWhether = /\b(?:does|has|any|is there)\b|有没有|有无|[吗么]\s*[?？]?$/

/** Nothing but a fact of the pack is asked for: best before date has no jujubes, and weight no nutrients. */
const ofFact = (fact: Fact, own: Heard): Heard => ({
  ...own,
  ...{ wish: 'fact', confidence: 1, fact, subjects: [], kinds: [], kind: null, nutrients: [], serving: null },
})

/** The name that no table has, of a share also one that is in the name of the product: peach, of a peach yoghurt. */
const unnamedOf = (
  wish: Wish,
  confidence: number,
  context: AnswerContext,
  masked: string,
  finder: SubjectFinder,
  text: string,
): readonly Subject[] => {
  const found = unnamed(wish, confidence, context, masked, finder)
  if (found.length > 0 || wish !== 'amount') return found
  return unnamed(wish, confidence, { ...context, text }, masked, finder).filter(
    ({ index }) => index !== undefined,
  )
}

/** What is wanted, once the words, the table and the question before have had their say. */
const settleTable = (own: Heard, before: Heard | null, hasTable: boolean): Heard => {
  const settled = settle(
    settleByWords(own.wish === 'more' ? carryOn(own, before) : withWhatCameBefore(own, before)),
  )
  // And carbs, after how much protein is in a scoop: in a scoop.
  const isGoingOn = settled.wish === 'nutrition' && before?.wish === 'nutrition'
  const whole = isGoingOn ? { ...settled, serving: own.serving ?? before.serving } : settled
  const figure =
    settleOtherAmount(own, before) ??
    (hasTable ? settleFigures(whole, own.wish === 'more') : settleCaffeine(whole))
  if (figure) return figure
  // Too salty for high blood pressure? The people come first; of a child's portion the table says most.
  if (
    whole.wish === 'nutrition' &&
    whole.who &&
    !(isYoung(whole.who.groups) && hasTable && !(asksMayThey(whole.text) && mayWords.test(whole.text)))
  )
    return { ...whole, wish: 'suits' }
  // Of sweeteners in all no table tells.
  const isOfClass =
    whole.nutrients.length === 0 && whole.kinds.some(({ functions, allergen }) => functions ?? allergen)
  if (whole.wish === 'nutrition' && isOfClass) return { ...whole, wish: 'amount' }
  // Where no table was read, the list tells what it can of sugar and salt.
  const isOfList = whole.wish === 'nutrition' && !hasTable && whole.kinds.length + whole.subjects.length > 0
  return isOfList ? { ...whole, wish: 'amount' } : whole
}

/** Salts of additives are no potassium of the table: 硫酸铝钾. */
const ofSalts = /[\u4e00-\u9fff]*[酸铝][钠钾钙]|铵明矾/g

const mayWords =
  /可以|[能可][吃喝给]|能不能|行[不吗]|[吃喝]得|\b(?:can|may|should|ok|okay|alright|allowed|safe|fine)\b/

const productOf = ({ asked }: AnswerContext): string => asked.label?.product.name ?? ''

/** He is on tablets, and is it too much caffeine: how much of it there is, and no question for the tablets. */
const isOfFigure = (spokenOf: ReturnType<typeof topicIn>, { text, result }: AnswerContext): boolean =>
  spokenOf?.topic === 'medicine' &&
  result?.nutrition !== undefined &&
  asksIfMuch.test(text) &&
  !asksDose.test(text) &&
  (nutrientsIn(text).length > 0 || /咖啡因|caff(?:ei|ie)n/.test(text))
const asksIfMuch = /太多|多不多|多少|超|\b(?:too much|how much|how many|a lot)\b/
const asksDose = /单位|剂量|打[几多]|多打|少打|几片药|\b(?:units?|dose|inject|tablets? (?:should|do|can))\b/

/** May he have it, is it healthy, after how much caffeine is in the can: the can, no caffeine. */
const ofProduct = (
  found: Subject[],
  wish: Wish,
  who: Audience | null,
  before: Heard | null,
  text: string,
): Subject[] =>
  before &&
  !/影响|有害|害处|\bharm|\beffects?\b/.test(text) &&
  (who
    ? /^(?:suits|often|safe)$/.test(wish) && ofFigures.test(before.wish)
    : ofWhole.test(wish) && ofAmounts.test(before.wish)) &&
  reference(text)
    ? found.filter(({ name, typed }) => typed !== undefined || text.includes(fold(name).text))
    : found
/** Verdicts on a product, which no ingredient gets. */
const ofWhole = /^(?:healthy|often|score|processing|report|worst)$/
const ofAmounts = /^(?:amount|nutrition|count|fact)$/
const ofFigures = /^(?:amount|nutrition|count|list|order|fact|has)$/

/** 糖 on a label beside a question for sugar is its kind, no ingredient of its own; so is 蔗糖 that is not on the label. */
const withoutSingles = (subjects: readonly Subject[], text: string): readonly Subject[] =>
  kindIn(text) || nutrientsIn(text).length > 0
    ? subjects.filter(({ name, index }) => name.length > 1 && !(index === undefined && name === '蔗糖'))
    : subjects

/** Salt on a label beside a question for salt that the table answers is the nutrient. */
const withoutNutrientNames = (subjects: readonly Subject[], isOfTable: boolean): readonly Subject[] =>
  isOfTable ? subjects.filter(({ name }) => !nutrientName.test(fold(name).text)) : subjects
const nutrientName = /^(?:salt|sugars?|sodium|fat|protein|食用盐|食盐|白砂糖|糖|盐)$/
