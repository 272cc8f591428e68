import type { Bilingual } from '../../../../result.ts'
import { fold } from '../../../../text/normalize.ts'
import { allergenWords, isYoung } from '../../../entities/people.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, joinedBy, knownOf, wholeLabel } from '../../answer-context.ts'
import { isForBabies } from '../../conditions/pack-ages.ts'
import { allergenLeads, allergenName, tellAllergen } from '../../people/allergens.ts'
import type { Reason } from '../reason.ts'
import { listOf, lookAgain } from '../swap-words.ts'
import { choiceFor } from './avoided.ts'
import { type FoodKey, foods } from './foods.ts'
import { type Occasion, occasions, ofBabies, ofDrinks } from './occasions.ts'

const mostFoods = 4
const ofFruit: Bilingual = {
  zh: '水果也有糖，一次一小份',
  en: 'fruit has sugars too: a small piece at a time',
}
const underOne: Bilingual = {
  zh: '按月龄来：6 个月前只喝奶，1 岁前不给蜂蜜、盐和糖，牛奶不代替母乳或配方奶',
  en: 'by age: only milk before 6 months; no honey, salt or sugar before 12 months, and no cow’s milk in the place of breast milk or formula',
}
const ofDoctor: Bilingual = {
  zh: '孕期、哺乳期的补充剂和药听医生或药师的',
  en: 'in pregnancy and when breast-feeding leave supplements and medicines to a doctor or pharmacist',
}

/** The words without what it is had with. */
const saidOf = ({ text }: Heard): string => text.replace(/\bwith (?:a|my|the|our) \w+/g, ' ')

/** Whether the question names a meal, a use or a kind of food that it wants. */
export const namesOccasion = (heard: Heard): boolean => occasions.some(one => one.words.test(saidOf(heard)))

/** Drops and powders for babies are no food that another takes the place of. */
const isOfBabies = (context: AnswerContext): boolean =>
  context.result?.noScore !== 'supplement' && isForBabies(context)

/** What the question asks for goes before what the product is. */
const occasionsOf = (heard: Heard, context: AnswerContext): Occasion[] => {
  const said = saidOf(heard)
  const name = fold(context.asked.label?.product.name ?? '').text
  const isDrink = knownOf(context)?.basis === 'ml' || /[喝饮]点?(?:什么|啥|乜|咩)|\bdrink\b/.test(said)
  const asked = occasions.filter(one => one.words.test(said))
  const own = isOfBabies(context)
    ? [ofBabies]
    : occasions.filter(one => !one.isOnlyAsked && one.words.test(name))
  return [...asked, ...own, ...(isDrink ? [ofDrinks] : [])]
}

const keysOfFruit = ['fruit', 'appleOrBerries', 'cutFruit', 'citrus'] as const

/** That the product itself has what has to be avoided, where nobody has said so yet. */
const tellOwn = ({ allergens }: Reason, context: AnswerContext): void => {
  const { contains = [] } = context.result?.allergens ?? {}
  const said = [context.reply.text(), ...context.asked.history.map(({ content }) => content)].join('\n')
  for (const allergen of allergens) {
    const { zh, en } = allergenWords.find(one => one.allergen === allergen)?.short ?? allergenName(allergen)
    if (contains.includes(allergen) && !said.includes(zh) && !said.includes(en))
      tellAllergen(allergen, allergenLeads.eat, context)
  }
}

/** Foods or drinks in the place of the product that suit the people of the question; false where none is known. */
export const tellInstead = (heard: Heard, context: AnswerContext): boolean => {
  const { reason, suits } = choiceFor(heard, isOfBabies(context))
  const offered = occasionsOf(heard, context)
    .map(({ foods: keys }) => keys.filter(key => suits(foods[key])))
    .find(keys => keys.length > 0)
  if (!offered) return false
  // What is made for them comes first.
  const isMade = (key: FoodKey): boolean => 'madeFor' in foods[key]
  const kept = [...offered.filter(isMade), ...offered.filter(key => !isMade(key))].slice(0, mostFoods)
  const list = listOf(
    kept.map(key => foods[key]),
    reason,
  )
  tellOwn(reason, context)
  const groups = heard.who?.groups ?? []
  const notes: Bilingual[] = [
    ...(groups.includes('diabetes') && keysOfFruit.some(key => kept.includes(key)) ? [ofFruit] : []),
    ...(groups.includes('infant_0_36m') ? [underOne] : []),
    ...(groups.includes('pregnant') && context.result?.noScore === 'supplement' ? [ofDoctor] : []),
    ...(reason.allergens.size > 0 && !isYoung(groups) ? [lookAgain] : []),
  ]
  const note = joinedBy(notes, '；', '; ')
  context.reply.say(
    {
      zh: `可以换：${list.zh}。${note.zh && `${note.zh}。`}`,
      en: `Instead: ${list.en}.${note.en && ` ${note.en.charAt(0).toUpperCase()}${note.en.slice(1)}.`}`,
    },
    ...wholeLabel(context),
  )
  return true
}
