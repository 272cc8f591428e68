import type { Audience } from '../../entities/people.ts'
import type { AnswerContext } from '../../replies/answer-context.ts'
import { tellByLabel } from '../../replies/conditions/by-label.ts'
import { tellCreed } from '../../replies/conditions/creeds.ts'
import { tellGlutenSources } from '../../replies/conditions/gluten-sources.ts'
import { tellMinerals } from '../../replies/conditions/kidney.ts'
import { tellRecipeAndTraces } from '../../replies/conditions/recipe-and-traces.ts'
import { tellVitaminA } from '../../replies/conditions/vitamin-a.ts'
import { tellLowSalt, tellRegular } from '../../replies/everyday/constipation-and-salt.ts'
import { tellSmallAppetite } from '../../replies/everyday/filling.ts'
import { tellOccasion } from '../../replies/everyday/occasions.ts'
import { tellCramps } from '../../replies/everyday/quality.ts'
import { tellRehydrating } from '../../replies/everyday/rehydrating.ts'
import { tellHeatiness, tellIron, tellThroughMilk } from '../../replies/everyday/sayings.ts'
import { tellEmptyStomach, tellFast, tellNoCaffeine } from '../../replies/everyday/when-eaten.ts'
import { tellDrunk } from '../../replies/people/alcohol/drunk.ts'
import { tellAlcoholOfFlavouring } from '../../replies/people/alcohol/flavouring-alcohol.ts'
import { tellTeetotal } from '../../replies/people/alcohol/teetotal.ts'
import { asksWhetherHard, hasTroubleSwallowing, tellChoking } from '../../replies/people/choking.ts'
import { tellPungent } from '../../replies/people/pungent.ts'
import { tellShared, tellSharedAllergy } from '../../replies/people/shared.ts'
import { judgePeople } from '../../replies/people/suits.ts'
import { tellPurine } from '../../replies/people/watched.ts'
import { hueAsked } from '../../replies/substance/colours/hues.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type Teller, teller } from './teller.ts'

/** Bad teeth and gout: whether he may choke, and then his gout. */
const tellChokingAnd = (who: Audience, context: AnswerContext): boolean => {
  if (!tellChoking(context, who)) return false
  const isOnlyOld = hasTroubleSwallowing(context.text) && who.zh === '老年人'
  const groups = isOnlyOld ? [] : who.groups.filter(group => group !== 'children' && group !== 'infant_0_36m')
  if (groups.length + who.allergens.length + who.diets.length > 0)
    judgePeople({ ...who, groups }, [], context)
  return true
}

const mayHaveIt =
  /行[吗不]|[能可敢]不?[能可]?(?:以|够)?[吃喝沾尝]|[吃喝沾尝]点|可以|\bok(?:ay)?\b|\bcan (?:i|he|she|we)\b/
/** Is it a purine, and may he have some: both, of a label whose flag tells the second. */
const tellPurineAnd = (heard: Heard, context: AnswerContext): boolean => {
  const { who, wish } = heard
  if ((wish === 'suits' && !/是不是/.test(context.text)) || !tellPurine(heard, context)) return false
  if (who && mayHaveIt.test(context.text)) judgePeople(who, [], context)
  return true
}

/** Conditions, creeds and needs that no rule of the groups covers. */
export const people: readonly Teller[] = [
  teller('a supplement with vitamin A, in pregnancy', tellVitaminA),
  teller('a drink to make up for diarrhoea', tellRehydrating),
  teller('what a baby gets through breast milk', tellThroughMilk),
  teller('a condition that no rule knows', tellByLabel),
  teller('taken to school, or handed out among children', tellShared),
  teller('an allergy of others, not named', tellSharedAllergy),
  teller('somebody old who eats little', tellSmallAppetite),
  teller('late at night, before an exam, with a hangover', tellOccasion),
  teller('cramps', tellCramps),
  teller('constipation', tellRegular),
  teller('somebody who has to eat little salt', tellLowSalt),
  teller('on an empty stomach', tellEmptyStomach),
  teller('whether it makes drunk', tellDrunk),
  teller('what breaks a fast', tellFast),
  teller('awake or asleep after food without caffeine', tellNoCaffeine),
  teller('heatiness, a notion of Chinese medicine', tellHeatiness),
  teller('iron for anaemia', tellIron),
  teller('kosher, Jain, Hindu and other creeds', tellCreed),
  teller('the recipe of a claim beside the traces it warns of', tellRecipeAndTraces),
  teller('what a starch or a flavouring is from, for somebody with coeliac disease', tellGlutenSources),
  teller('alcohol in a flavouring', tellAlcoholOfFlavouring),
  teller('somebody who keeps off all alcohol', tellTeetotal),
  teller('phosphorus, potassium and aluminium of additives', tellMinerals),
  teller('whether a nucleotide is a purine', tellPurineAnd),
  teller('choking', ({ who, wish, subjects, fact, text }, context) => {
    const isWeak = hasTroubleSwallowing(text) || asksWhetherHard(text)
    const isOfName = /^(?:what|why|has)$/.test(wish) && subjects.length > 0
    if ((who === null && !isWeak) || isOfName) return false
    const isTold = who === null ? tellChoking(context) : tellChokingAnd(who, context)
    // No teeth, and how long is it steamed: both.
    return isTold && (subjects.length === 0 || isWeak) && fact === null && hueAsked(text) === undefined
  }),
  teller('the five pungent vegetables', ({ who }, context) => who === null && tellPungent(context)),
]
