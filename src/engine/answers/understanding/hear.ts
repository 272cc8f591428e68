import { type Authority, authoritiesIn } from '../entities/authorities.ts'
import { type Fact, factIn } from '../entities/fact-words.ts'
import { type Food, foodIn } from '../entities/food-category.ts'
import { type Kind, kindIn, kindsIn } from '../entities/kinds.ts'
import { type Audience, detectAudience } from '../entities/people.ts'
import type { createSubjects, Subject } from '../entities/subjects.ts'
import { topicIn } from '../entities/topics.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { guessWish } from './classifier.ts'
import { maskNames } from './mask.ts'
import { type Earlier, findSubjects } from './resolve-subjects.ts'
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
  /** Which of the above were named in the question itself. */
  isNamed: boolean
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
  const masked = maskNames(text, result, knowledge, finder)
  const guess = guessWish(masked)
  const kinds = kindsIn(text)
  const who = detectAudience(withoutHotDogs(text))
  const named = findSubjects(context, finder, earlier)
  const own: Heard = {
    text,
    ...guess,
    ...(topic?.isSure ? { wish: 'outside', confidence: 1 } : {}),
    subjects: named,
    kind: kindIn(text),
    kinds,
    who,
    food: foodIn(text, knowledge),
    authorities: authoritiesIn(text),
    fact: factIn(text),
    isNamed: named.length > 0 || kinds.length > 0 || who !== null,
  }
  return settle(own.wish === 'more' ? carryOn(own, before) : withSubjectBefore(own, before))
}

const withoutHotDogs = (text: string): string => text.replace(/hot ?dogs?/g, 'sausages')

/** 有毒吗 after TBHQ 是什么 means TBHQ. */
const withSubjectBefore = (own: Heard, before: Heard | null): Heard =>
  before && !own.isNamed && before.subjects.length > 0 && ofOneThing.has(own.wish)
    ? { ...own, subjects: before.subjects }
    : own

/** The question before, asked again of what this one names. */
const carryOn = (own: Heard, before: Heard | null): Heard => {
  if (!before || before.wish === 'outside') return { ...own, wish: wishOf(own), confidence: 0.6 }
  const wish: Wish = own.authorities.length > 0 ? (isPlaceOnly(own) ? 'allowed' : 'evaluation') : before.wish
  const isOther = own.who !== null && own.subjects.length === 0
  return {
    ...before,
    text: own.text,
    wish: isOther && !own.fact ? 'suits' : own.fact ? 'fact' : wish,
    confidence: Math.max(own.confidence, 0.6),
    others: own.others,
    subjects: own.subjects.length > 0 ? own.subjects : own.kinds.length > 0 ? [] : before.subjects,
    kind: own.kind ?? (own.subjects.length > 0 ? null : before.kind),
    kinds: own.kinds.length > 0 ? own.kinds : own.subjects.length > 0 ? [] : before.kinds,
    who: own.who ?? (own.subjects.length > 0 && before.wish !== 'suits' ? null : before.who),
    food: own.food ?? before.food,
    authorities: own.authorities,
    fact: own.fact,
    isNamed: own.isNamed,
  }
}

const isPlaceOnly = ({ authorities }: Heard): boolean =>
  authorities.every(id => id === 'eu' || id === 'us' || id === 'cn' || id === 'abroad') && false

/** What a bare name asks for where nothing came before it. */
const wishOf = ({ fact, who, subjects, kinds, authorities }: Heard): Wish => {
  if (fact) return 'fact'
  if (who) return 'suits'
  if (subjects.length > 0) return authorities.length > 0 ? 'evaluation' : 'what'
  return kinds.length > 0 ? 'has' : 'outside'
}

/** What the entities decide where the words of two wishes are alike. */
const settle = (heard: Heard): Heard => {
  const { wish, who, subjects, kinds, fact, food, authorities } = heard
  const to = (other: Wish): Heard => ({ ...heard, wish: other })
  if (wish === 'fact' && !fact) return to(who ? 'suits' : 'fact')
  if ((wish === 'healthy' || wish === 'safe') && who) return to('suits')
  if (wish === 'healthy' && subjects.length === 1 && !food) return to('safe')
  if (wish === 'suits' && !who)
    return to(subjects.length > 0 ? 'safe' : heard.kind?.allergen ? 'suits' : 'healthy')
  if (wish === 'limit' && subjects.length === 0 && kinds.length === 0) return to('allowed')
  if (wish === 'evaluation' && authorities.includes('iarc')) return heard
  return heard
}
