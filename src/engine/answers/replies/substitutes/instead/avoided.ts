import { isYoung } from '../../../entities/people.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type Reason, reasonOf, suits as suitsReason } from '../reason.ts'
import type { Food, MadeFor, Trait } from './foods.ts'

interface Avoided {
  /** By the groups, the diet, the name of the people, or the words of the question. */
  isOf: (heard: Heard) => boolean
  traits: readonly Trait[]
}

const isGroup =
  (pattern: RegExp) =>
  ({ who }: Heard): boolean =>
    who?.groups.some(group => pattern.test(group)) ?? false
const isSaid =
  (pattern: RegExp) =>
  ({ text, who }: Heard): boolean =>
    pattern.test(text) || pattern.test(who?.zh ?? '')

const avoided: readonly Avoided[] = [
  { isOf: ({ who }) => who?.diets.includes('halal') ?? false, traits: ['alcohol', 'meat', 'pork'] },
  { isOf: isSaid(/[不唔没]食?吃?牛|\bno beef\b|\bhindu/), traits: ['beef'] },
  { isOf: isSaid(/[不唔没][食吃](?:牛[^，。]{0,4})?猪|\bno pork\b/), traits: ['pork'] },
  { isOf: isGroup(/^pregnant$/), traits: ['alcohol', 'caffeine'] },
  { isOf: ({ who }) => isYoung(who?.groups ?? []), traits: ['alcohol', 'caffeine', 'choking', 'spicy'] },
  { isOf: isSaid(/老年|牙[口不齿]|噎|呛|\bchok/), traits: ['choking'] },
  { isOf: isGroup(/^diabetes$/), traits: ['starch'] },
  { isOf: isGroup(/^ckd$/), traits: ['phosphorus', 'potassium'] },
  { isOf: isGroup(/^gout$/), traits: ['alcohol', 'purines'] },
  { isOf: isSaid(/血脂|胆固醇|饱和脂肪|\bcholesterol\b|\bsat(?:urated)? fat/), traits: ['saturated'] },
  { isOf: isGroup(/^laxative$/), traits: ['alcohol', 'polyols', 'spicy'] },
  { isOf: isGroup(/^caffeine$/), traits: ['caffeine'] },
  { isOf: isSaid(/咖啡因|\bcaffeine\b|\bstim(?:s|ulants?)?\b/), traits: ['caffeine'] },
  { isOf: isSaid(/开车|司机|肝|戒酒|\bdriv(?:e|ing)\b|\bliver\b/), traits: ['alcohol'] },
  { isOf: isSaid(/辣|\bspicy\b|\bhot\b/), traits: ['spicy'] },
]

const ofLessSugar =
  /[戒控少减低]糖|减肥|瘦身|蛀|牙|太甜|\b(?:less|low|no|cut\w*|without)(?: \w+)? sugar|\bteeth\b|\btoo sweet\b/
const madeForOf = ({ who, text }: Heard, reason: Reason): ReadonlySet<MadeFor> =>
  new Set([
    ...reason.allergens,
    ...(reason.isVegan || reason.isMeatless ? (['vegan'] as const) : []),
    ...(reason.isOfLactose ? (['lactose'] as const) : []),
    ...(who?.diets.includes('halal') && !/犹太|kosher|jew/i.test(`${who.zh} ${text}`)
      ? (['halal'] as const)
      : []),
  ])

/** Whether a food is right for the people and the reasons of a question, by its allergens and by all else that is known of it; a product for babies is for babies. */
export const choiceFor = (
  heard: Heard,
  isForBabies: boolean,
): { reason: Reason; suits: (food: Food) => boolean } => {
  const plain = reasonOf(heard)
  const isOfInfants = isForBabies || isGroup(/^infant_0_36m$/)(heard)
  const reason: Reason = {
    ...plain,
    isOfSugar: plain.isOfSugar || isOfInfants || ofLessSugar.test(heard.text),
    isOfSalt: plain.isOfSalt || isOfInfants || isGroup(/^ckd$/)(heard),
  }
  const traits = new Set<Trait>([
    ...avoided.flatMap(one => (one.isOf(heard) ? one.traits : [])),
    ...(isOfInfants ? (['sticky', 'choking', 'caffeine', 'alcohol', 'spicy'] as const) : []),
  ])
  const madeFor = madeForOf(heard, reason)
  const suits = (food: Food): boolean =>
    suitsReason(food, reason) &&
    !(food.traits ?? []).some(trait => traits.has(trait)) &&
    (!food.madeFor || food.madeFor.some(one => madeFor.has(one)))
  return { reason, suits }
}
