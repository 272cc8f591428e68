import { termIn } from '../entities/terms.ts'
import { topicIn } from '../entities/topics.ts'
import { foodAskedIn } from '../replies/foods/foods.ts'
import type { Heard } from './heard.ts'
import type { Wish } from './wishes.ts'

const ofPack = /^(?:storage|shelf_life|maker|origin|net|audience|usage)$/
const ofNumber = /\b(?:cns|ins)\b.{0,4}(?:号|编号|码|no|number)|(?:cns|ins)(?:号|编号|码)|[=是]?e(?:多少|几)/

const asksIntake = /\badis?\b|每日允许摄入|\bacceptable daily\b/
const ofCancer = /癌|\biarc\b|\bcancer|\bcarcin|\btumou?r/

/** What the entities decide where the words of two wishes are alike. */
export const settle = (heard: Heard): Heard => {
  const { wish, who, subjects, kinds, fact, text } = heard
  const to = (other: Wish): Heard => ({ ...heard, wish: other })
  const term = termIn(text)
  if (term && (subjects.length === 0 || term.isTold))
    return { ...heard, wish: 'what', confidence: 1, subjects: [], kinds: [] }
  const isOfNothing = subjects.length + kinds.length + heard.nutrients.length === 0 && !who
  if (isOfNothing && wish === 'what' && fact !== null && ofPack.test(fact)) return to('fact')
  // How much sugar in two biscuits, protein beside salt: the table tells.
  const isOfFood = subjects.every(({ entry, unlisted }) => !entry && !unlisted)
  if (wish === 'limit' && isOfFood && heard.nutrients.length > 0) return to('nutrition')
  if (/^(?:order|compare)$/.test(wish) && isOfFood && heard.nutrients.length > 1) return to('nutrition')
  const hasEntry = subjects.some(({ entry }) => entry)
  const isOfIntake = asksIntake.test(text) && !ofCancer.test(text)
  const mayBeIntake = hasEntry ? /^(?:what|amount|safe|origin|suits|cancer|evaluation)$/ : /^cancer$/
  if (isOfIntake && mayBeIntake.test(wish)) return to('adi')
  if (hasEntry && /^(?:suits|origin|has|amount|outside)$/.test(wish) && ofNumber.test(text)) return to('what')
  const food = subjects.length === 0 ? foodAskedIn(text) : null
  if (food) return { ...heard, wish: food.wish, confidence: 1, subjects: [{ name: food.name }], kinds: [] }
  const isNameAsked = /叫什么|中文名|别名|called/.test(text)
  if (/^(?:allowed|evaluation|fact)$/.test(wish) && subjects.length > 0 && isNameAsked) return to('what')
  const isSubstance = subjects.some(({ entry, unlisted }) => entry ?? unlisted)
  if (wish === 'outside' && isSubstance && !topicIn(text)) return to('what')
  // Guessed without confidence to lie outside, and yet it names somebody or something: the next reading.
  const next = heard.others.find(other => other !== 'more')
  const isOfLabel = who !== null || fact !== null || kinds.length + heard.nutrients.length > 0
  // Of somebody's diet or allergy the label always has something to say.
  const isOfNeed = heard.isOwnWho && who !== null && who.diets.length + who.allergens.length > 0
  if (wish === 'outside' && isOfNeed && heard.confidence < 0.9 && !topicIn(text)) return to('suits')
  const isOfAllergen = kinds.some(({ allergen }) => allergen !== undefined)
  if (wish === 'outside' && heard.confidence < 0.8 && isOfAllergen && !topicIn(text)) return to('has')
  if (wish === 'outside' && heard.confidence < 0.7 && fact !== null && !topicIn(text)) return to('fact')
  if (wish === 'outside' && heard.confidence < 0.45 && isOfLabel && next && !topicIn(text))
    return { ...heard, wish: next, others: ['outside'] }
  if (isSubstance && heard.authorities.length > 0 && !isNameAsked && (wish === 'what' || wish === 'why'))
    return to('evaluation')
  if (wish === 'claim' && who && kinds.length === 0) return to('suits')
  if (wish === 'fact' && !fact) return to(who ? 'suits' : kinds.length > 0 ? 'has' : 'what')
  if ((wish === 'healthy' || wish === 'safe') && who) return to('suits')
  // May one eat it, of a substance and for nobody in particular.
  if (wish === 'suits' && !who && subjects.length > 0) return to('safe')
  return heard
}
