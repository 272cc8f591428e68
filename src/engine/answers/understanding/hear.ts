import { nutrientsIn } from '../../nutrition/nutrient-words.ts'
import type { NutrientName } from '../../nutrition/nutrition.ts'
import { fold } from '../../text/normalize.ts'
import { type Authority, authoritiesIn } from '../entities/authorities.ts'
import { type Fact, factIn } from '../entities/fact-words.ts'
import { type Food, foodIn } from '../entities/food-category.ts'
import { type Kind, kindIn, kindsIn } from '../entities/kinds.ts'
import { objectIn } from '../entities/object-words.ts'
import { type Audience, detectAudience } from '../entities/people.ts'
import type { createSubjects, Subject } from '../entities/subjects.ts'
import { termIn } from '../entities/terms.ts'
import { topicIn } from '../entities/topics.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { guessWish } from './classifier.ts'
import { maskNames, placeholders } from './mask.ts'
import { reference } from './references.ts'
import { comparing, type Earlier, findSubjects } from './resolve-subjects.ts'
import type { Wish } from './wishes.ts'

/** One question taken apart: what is wanted, of what, for whom; what is left out comes from the question before. */
export interface Heard {
  /** The question folded and in plain words. */
  text: string
  wish: Wish
  /** 0-1, of the wish. */
  confidence: number
  /** Other readings, the nearest first. */
  others: readonly Wish[]
  subjects: readonly Subject[]
  kind: Kind | null
  kinds: readonly Kind[]
  who: Audience | null
  food: Food | null
  authorities: readonly Authority[]
  fact: Fact | null
  /** Nutrients of the table, energy among them. */
  nutrients: readonly NutrientName[]
  /** Which of the above were named in the question itself. */
  isNamed: boolean
  /** Points at the n-th thing of an answer. */
  isPointing: boolean
}

export type SubjectFinder = ReturnType<typeof createSubjects>

/** Wishes that ask about one thing; where none is named, about the one of the question before. */
const ofOneThing: ReadonlySet<Wish> = new Set([
  'what',
  'why',
  'safe',
  'cancer',
  'allowed',
  'limit',
  'adi',
  'evaluation',
  'origin',
  'amount',
])

/** Takes a single question apart; `before` is the question that came before it in the conversation. */
export const hear = (
  context: AnswerContext,
  finder: SubjectFinder,
  before: Heard | null,
  earlier: Earlier,
): Heard => {
  const { text, result, knowledge } = context
  const topic = topicIn(text)
  const named = withoutProduct(findSubjects(context, finder, earlier), context)
  const typed = named.flatMap(subject => subject.typed ?? [])
  const masked = maskNames(
    typed.reduce((said, name) => said.replace(name, placeholders.x), text),
    result,
    knowledge,
    finder,
  )
  const guess = guessWish(masked)
  const isBare = before !== null && (isFragment(masked) || isServing(masked))
  const kinds = kindsIn(text)
  const nutrients = nutrientsIn(text)
  const who = detectAudience(withoutHotDogs(text))
  const food = foodIn(text, knowledge)
  const wish: Wish = topic?.isSure ? 'outside' : isBare && guess.wish !== 'fact' ? 'more' : guess.wish
  const own: Heard = {
    text,
    ...guess,
    wish,
    ...(topic?.isSure ? { confidence: 1 } : {}),
    subjects:
      named.length > 0 || kinds.length > 0 || nutrients.length > 0 || who
        ? named
        : unnamed(wish, guess.confidence, context, masked, finder),
    kind: kindIn(text),
    kinds,
    who,
    food,
    authorities: authoritiesIn(text),
    fact: factIn(text),
    nutrients,
    isNamed: named.length > 0 || kinds.length > 0 || nutrients.length > 0 || who !== null,
    isPointing: reference(text)?.type === 'ordinal',
  }
  const whole = settle(own.wish === 'more' ? carryOn(own, before) : withWhatCameBefore(own, before))
  // Too salty for high blood pressure? The people come first; of a child's portion the table says most.
  const isYoung = whole.who?.groups.some(group => group === 'children' || group === 'infant_0_36m') ?? false
  if (whole.wish === 'nutrition' && whole.who && !(isYoung && result?.nutrition))
    return { ...whole, wish: 'suits' }
  // Where no table was read, the list tells what it can of sugar and salt.
  const isOfList =
    whole.wish === 'nutrition' && !result?.nutrition && whole.kinds.length + whole.subjects.length > 0
  return isOfList ? { ...whole, wish: 'amount' } : whole
}

const filler =
  /那么|换成|换|如果|要是|还有|另外|[那是要用在里中的人也呢吗喝吃来说其他别家一样]|\b(?:and|for|in|what|about|how|with|someone|somebody|the|a|an|same|to|is|of|people|who|has|have|allergy)\b|[?？,，\s]/g

/** Nothing but names and the words that join them to the question before: 那花生呢, and in cheese? */
const isFragment = (masked: string): boolean =>
  /[\ue000-\ue006\ue008]/.test(masked) && /^[\ue000-\ue006\ue008]+$/.test(masked.replace(filler, ''))

const servings =
  /[半整一每两][瓶包盒罐袋个杯条份支]|\b(?:half|whole|entire|bottle|can|pack|bag|box|portion|serving)s?\b/g

/** Only another amount of the same: 半瓶呢, and the whole pack? */
const isServing = (masked: string): boolean =>
  servings.test(masked) && masked.replace(servings, '').replace(filler, '') === ''

/** 橙汁 asked of a pack of 橙汁 is the product, not its ingredient. */
const withoutProduct = (subjects: readonly Subject[], { asked, text }: AnswerContext): Subject[] => {
  const product = fold(asked.label?.product.name ?? '').text.replace(/\([^)]*\)/g, '')
  return subjects.filter(({ name, entry, ingredient }) => {
    const key = fold(name).text
    const at = text.indexOf(key)
    if (entry || !ingredient || at < 0 || !product.includes(key) || !/[\u4e00-\u9fff]/.test(key)) return true
    const around = text.slice(Math.max(0, at - 1), at + key.length + 1)
    const isLonger =
      product.includes(around) ||
      (around.length > key.length + 1 &&
        [around.slice(1), around.slice(0, -1)].some(one => product.includes(one)))
    return !(isLonger || product.endsWith(key) || product.includes(`%${key}`))
  })
}

/** Wishes whose object may be anything a pack can name. */
const ofAnything: ReadonlySet<Wish> = new Set(['has', 'why', 'amount', 'origin', 'claim', 'parts', 'what'])

/** What a question asks for by a name that neither the tables nor the label have as it stands: 有没有肌酸, palm oil? */
const unnamed = (
  wish: Wish,
  confidence: number,
  { text, result, asked, knowledge }: AnswerContext,
  masked: string,
  { findPart }: SubjectFinder,
): Subject[] => {
  if (!ofAnything.has(wish)) return []
  const part = findPart(text, result)?.subject
  const isProduct = part !== undefined && part.index === undefined && foodIn(part.name, knowledge) !== null
  if (part && !isProduct && (part.index !== undefined || wish !== 'what')) return [part]
  if ((wish !== 'has' && wish !== 'why') || confidence < 0.5) return []
  const object = objectIn(masked.replace(/[\ue000-\uf8ff]/g, ' '))
  const isOwn = object !== '' && (asked.label?.product.name ?? '').includes(object)
  return object === '' || isOwn ? [] : [{ name: object }]
}

const withoutHotDogs = (text: string): string => text.replace(/hot ?dogs?/g, 'sausages')

/** 有毒吗 after TBHQ 是什么 means TBHQ; 偶尔吃行吗 after 孩子能吃吗 means the child. */
const withWhatCameBefore = (own: Heard, before: Heard | null): Heard => {
  if (!before || own.isNamed) return withListed(own, before)
  const wish = own.wish === 'healthy' && /安全|safe/.test(own.text) ? 'safe' : own.wish
  const isWorried = /担心|worr/.test(own.text)
  if (before.subjects.length > 0 && (ofOneThing.has(wish) || isWorried))
    return { ...own, wish: isWorried ? 'safe' : wish, subjects: before.subjects }
  if (before.kinds.length > 0 && ofOneThing.has(wish) && wish !== 'what')
    return { ...own, wish, kinds: before.kinds }
  // Why not, after: may Muslims eat it?
  if (before.who && before.wish === 'suits' && (own.wish === 'why' || own.wish === 'score'))
    return { ...own, wish: 'suits', who: before.who }
  if (
    /第几|排在?哪|占多少|占比/.test(own.text) &&
    /^(?:order|amount|nutrition)$/.test(own.wish) &&
    !own.isPointing
  )
    return {
      ...own,
      wish: own.wish === 'nutrition' && before.nutrients.length === 0 ? 'amount' : own.wish,
      subjects: before.subjects,
      kinds: before.kinds,
      nutrients: before.nutrients,
    }
  if (before.who && (own.wish === 'often' || own.wish === 'suits')) return { ...own, who: before.who }
  return withListed(own, before)
}

/** 第一个是什么 after a list means the first of that list, not of the label. */
const withListed = (own: Heard, before: Heard | null): Heard =>
  before && own.isPointing && own.subjects.length > 0 && (own.wish === 'order' || own.wish === 'list')
    ? { ...own, wish: 'what' }
    : own

/** The question before, asked again of what this one names. */
const carryOn = (own: Heard, before: Heard | null): Heard => {
  if (!before || before.wish === 'outside') return { ...own, wish: wishOf(own), confidence: 0.6 }
  const isOfList = own.isPointing && /^(?:list|has|count|order)$/.test(before.wish)
  const wish: Wish = own.authorities.length > 0 ? 'evaluation' : isOfList ? 'what' : before.wish
  if (own.food && !own.isNamed && !/^(?:limit|allowed)$/.test(before.wish)) return { ...own, wish: 'compare' }
  const isOfOther = own.subjects.length + own.kinds.length + own.nutrients.length > 0
  const isAllergy = (own.who?.allergens.length ?? 0) > 0
  const isOther = own.who !== null && own.subjects.length === 0
  return {
    ...before,
    text: own.text,
    wish: isOther && !own.fact ? 'suits' : own.fact ? 'fact' : wish,
    confidence: Math.max(own.confidence, 0.6),
    others: own.others,
    subjects: own.subjects.length > 0 ? own.subjects : isOfOther || isAllergy ? [] : before.subjects,
    kind: own.kind ?? (own.subjects.length > 0 ? null : before.kind),
    kinds: own.kinds.length > 0 ? own.kinds : isOfOther ? [] : before.kinds,
    who: own.who ?? (own.subjects.length > 0 && before.wish !== 'suits' ? null : before.who),
    food: own.food ?? before.food,
    authorities: own.authorities,
    fact: own.fact,
    nutrients: own.nutrients.length > 0 ? own.nutrients : before.nutrients,
    isNamed: own.isNamed,
    isPointing: own.isPointing,
  }
}

/** What a bare name asks for where nothing came before it. */
const wishOf = ({ fact, who, subjects, kinds, authorities, nutrients }: Heard): Wish => {
  if (fact) return 'fact'
  if (nutrients.length > 0 && subjects.length === 0 && !who) return 'nutrition'
  if (who) return 'suits'
  if (subjects.length > 0) return authorities.length > 0 ? 'evaluation' : 'what'
  return kinds.length > 0 ? 'has' : 'outside'
}

/** What the entities decide where the words of two wishes are alike. */
const settle = (heard: Heard): Heard => {
  const { wish, who, subjects, kinds, fact, food, text } = heard
  const to = (other: Wish): Heard => ({ ...heard, wish: other })
  if (subjects.length === 0 && termIn(text)) return { ...heard, wish: 'what', confidence: 1, kinds: [] }
  const isSubstance = subjects.some(({ entry, unlisted }) => entry ?? unlisted)
  if (wish === 'outside' && isSubstance && !topicIn(text)) return to('what')
  if (wish === 'compare' && subjects.length === 1 && kinds.length === 0 && !food && !comparing.test(text))
    return to('what')
  if (wish === 'what' && subjects.length === 0 && heard.isPointing) return to('order')
  if (wish === 'list' && /\bworst\b|最差|最坏/.test(text)) return to('worst')
  if (wish === 'claim' && heard.authorities.length > 0 && isSubstance) return to('evaluation')
  if (wish === 'healthy' && /真.{1,6}还是/.test(text)) return to('what')
  if (
    wish === 'has' &&
    subjects.every(({ index }) => index === undefined) &&
    /nast(?:y|ies)|red flags?|bad stuff|猫腻|[有没]坑/.test(text)
  )
    return { ...heard, wish: 'worst', subjects: [] }
  const isOfClass = kinds.some(({ functions, kinds: sorts }) => functions ?? sorts)
  if (wish === 'amount' && isOfClass && subjects.length === 0 && !/含量|比例|%|克|mg/.test(text))
    return to('count')
  if (isSubstance && heard.authorities.length > 0 && (wish === 'what' || wish === 'why'))
    return to('evaluation')
  if (wish === 'claim' && who && kinds.length === 0) return to('suits')
  if (
    wish === 'claim' &&
    kinds.length > 0 &&
    /是不是有|有没有|有无/.test(text) &&
    !/写|标|称|宣传/.test(text)
  )
    return to('has')
  if (wish === 'outside' && who && !topicIn(text)) return to('suits')
  // Of a drink with alcohol who may have it decides, whatever its strength.
  if (fact === 'alcohol' && (wish === 'fact' || wish === 'what')) return to(who ? 'suits' : 'fact')
  // In spoons or sugar cubes: how much of it.
  const isMeasured = /几[勺克块匙]|how many (?:tea)?(?:spoons|cubes)|(?:tea)?spoons? of/.test(text)
  if (isMeasured && heard.nutrients.length > 0) return to('nutrition')
  if (wish === 'has' && (isMeasured || /多少|how much/.test(text))) return to('amount')
  if (wish === 'why' && subjects.length > 0 && /排|第一|\bfirst\b/.test(text)) return to('order')
  const isOfAllergen = subjects.length === 0 && heard.kind?.allergen !== undefined
  if ((wish === 'healthy' || wish === 'safe') && !who && isOfAllergen) return to('suits')
  if (wish === 'fact' && !fact) return to(who ? 'suits' : 'what')
  if ((wish === 'healthy' || wish === 'safe') && who) return to('suits')
  if (wish === 'healthy' && subjects.length === 1 && !food) return to('safe')
  if (wish === 'suits' && !who)
    return to(subjects.length > 0 ? 'safe' : heard.kind?.allergen ? 'suits' : 'healthy')
  if (wish === 'limit' && subjects.length === 0 && kinds.length === 0) return to('allowed')
  return heard
}
