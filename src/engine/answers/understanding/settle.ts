import { termIn } from '../entities/terms.ts'
import { topicIn } from '../entities/topics.ts'
import { asksWhichIsMore } from './asks-which-is-more.ts'
import type { Heard } from './heard.ts'
import { comparing } from './resolve-subjects.ts'
import type { Wish } from './wishes.ts'

/** What the entities decide where the words of two wishes are alike. */
export const settle = (heard: Heard): Heard => {
  const { wish, who, subjects, kinds, fact, food, text } = heard
  const to = (other: Wish): Heard => ({ ...heard, wish: other })
  const term = termIn(text)
  if (term && (subjects.length === 0 || term.isTold))
    return { ...heard, wish: 'what', confidence: 1, subjects: [], kinds: [] }
  if (wish === 'compare' && heard.nutrients.length > 1 && subjects.length === 0) return to('nutrition')
  if (wish === 'count' && /活菌数|cfu/.test(text)) return to('amount')
  const isNameAsked = /叫什么|中文名|别名|called/.test(text)
  if (/^(?:allowed|evaluation|fact)$/.test(wish) && subjects.length > 0 && isNameAsked) return to('what')
  const isSubstance = subjects.some(({ entry, unlisted }) => entry ?? unlisted)
  const isSideBySide = /\bcompare\b|\bdifferences?\b|\bversus\b|\bvs\b|区别|差别/.test(text)
  if ((wish === 'what' || wish === 'outside') && subjects.length > 0 && isSideBySide) return to('compare')
  if (wish === 'outside' && isSubstance && !topicIn(text)) return to('what')
  // Guessed without confidence to lie outside, and yet it names somebody or something: the next reading.
  const next = heard.others.find(other => other !== 'more')
  const isOfLabel = who !== null || fact !== null || kinds.length + heard.nutrients.length > 0
  if (wish === 'outside' && heard.confidence < 0.45 && isOfLabel && next && !topicIn(text))
    return { ...heard, wish: next, others: ['outside'] }
  if (wish === 'compare' && subjects.length === 1 && kinds.length === 0 && !food && !comparing.test(text))
    return to('what')
  if (wish === 'outside' && /in-depth (?:report|analysis)|full report|深度分析|完整报告/.test(text))
    return to('report')
  if (wish === 'what' && subjects.length === 0 && heard.isPointing) return to('order')
  if ((wish === 'amount' || wish === 'order') && subjects.length === 2 && asksWhichIsMore(text))
    return to('compare')
  if (wish === 'claim' && heard.nutrients.length > 0 && kinds.length === 0) return to('nutrition')
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
  if (wish === 'amount' && isOfClass && subjects.length === 0 && !/含量|比例|%|克|mg|活菌数|cfu/.test(text))
    return to('count')
  if (isSubstance && heard.authorities.length > 0 && !isNameAsked && (wish === 'what' || wish === 'why'))
    return to('evaluation')
  if (wish === 'claim' && who && kinds.length === 0) return to('suits')
  if (
    wish === 'claim' &&
    subjects.length + kinds.length === 0 &&
    food &&
    /真(?:的|正)?.{1,4}吗|\breal\b/.test(text)
  )
    return to('what')
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
  const isMeasured = /几[勺克块匙]|how many (?:tea|sugar )?(?:spoons|cubes|lumps)|(?:tea)?spoons? of/.test(
    text,
  )
  if (isMeasured && heard.nutrients.length > 0) return to('nutrition')
  if (wish === 'has' && (isMeasured || /多少|how much/.test(text))) return to('amount')
  if (wish === 'why' && subjects.length > 0 && /排|第一|\bfirst\b/.test(text)) return to('order')
  const isOfAllergen = subjects.length === 0 && heard.kind?.allergen !== undefined
  if ((wish === 'healthy' || wish === 'safe') && !who && isOfAllergen) return to('suits')
  if (wish === 'fact' && !fact) return to(who ? 'suits' : kinds.length > 0 ? 'has' : 'what')
  if ((wish === 'healthy' || wish === 'safe') && who) return to('suits')
  if (wish === 'healthy' && subjects.length === 1 && !food) return to('safe')
  if (wish === 'suits' && !who)
    return to(subjects.length > 0 ? 'safe' : heard.kind?.allergen ? 'suits' : 'healthy')
  if (wish === 'limit' && subjects.length === 0 && kinds.length === 0) return to('allowed')
  return heard
}
