import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, joinedBy, namesOf, onLabel, orWhole, wholeLabel } from '../answer-context.ts'
import { isForBabies } from '../conditions/pack-ages.ts'
import { animalHits } from '../people/diets.ts'
import { type Reason, reasonOf, suits } from './reason.ts'
import type { Kitchen, Swap } from './swap.ts'
import { allergenName, listOf, lookAgain } from './swap-words.ts'
import { isItself, lastOf, thingsAsked } from './things-asked.ts'

/** What the question itself calls it. */
const wordOf = (thing: Kitchen, { text }: Heard): string => {
  const [said = ''] = thing.names.exec(text) ?? []
  return /^[\u4e00-\u9fff]{2,}$/.test(said) ? said : thing.zh
}

const mostSwaps = 4
const notForBabies: Bilingual = {
  zh: '1 岁以内不能用它们代替母乳或配方奶',
  en: 'under 12 months none of them takes the place of breast milk or formula',
}

/** What else is from animals here, where somebody eats none and the answer has not said it. */
const tellOtherAnimals = (things: readonly Kitchen[], reason: Reason, context: AnswerContext): void => {
  const isOf = (printed: string) => things.some(({ names }) => names.test(fold(printed).text))
  // Of the product as a whole everything is replaced.
  const isOfProduct = isOf(context.asked.label?.product.name ?? '')
  if (things.length === 0 || isOfProduct || !(reason.isVegan || reason.isMeatless)) return
  const said = context.reply.text()
  const others = animalHits(reason.isVegan ? 'vegan' : 'vegetarian', context).filter(index => {
    const name = context.flat[index]?.name ?? ''
    return !said.includes(name) && !isOf(name)
  })
  if (others.length === 0) return
  const names = namesOf(others, context)
  context.reply.say(
    { zh: `这份里来自动物的还有：${names.zh}。`, en: `Also from animals here: ${names.en}.` },
    ...onLabel(context, others),
  )
}

/** Guessed with less, and without a word that asks for something else, it asks for nothing in its place. */
const sureFrom = 0.8
const asksInstead =
  /代替|替|取代|换|用(?:什么|啥|乜|咩)|另外|别的|其他|其它|推荐|\b(?:instead|swap\w*|replac\w+|substitut\w+|alternativ\w+|else|other|options?|version)\b/

/** What a kitchen uses in the place of something, with the allergens of each; false where nothing of the table was asked about or suits. */
export const tellSubstitute = (heard: Heard, context: AnswerContext): boolean => {
  const { noScore } = context.result ?? {}
  // What a doctor or the law decides is replaced by no kitchen.
  if (heard.confidence < sureFrom && !asksInstead.test(heard.text)) return false
  if (isItself.test(heard.text) || (noScore && !/alcohol|confidence|partial/.test(noScore))) return false
  const reason = reasonOf(heard)
  const told = thingsAsked(heard, reason, context).filter(thing => sayOne(thing, reason, heard, context))
  tellOtherAnimals(told, reason, context)
  return told.length > 0
}

/** The same thing, of a maker who leaves the allergen out. */
const sameWithout = ({ allergens }: Reason): Swap[] => {
  const names = joinedBy([...allergens].map(allergenName), '和', ', ')
  return [
    {
      zh: `写明不含${names.zh}的同类`,
      en: `one of the kind that says it is free from ${names.en}`,
    },
  ]
}

/** What gives taste without salt. */
const lessSalt: readonly Swap[] = [
  { zh: '香菇粉', en: 'dried mushroom powder' },
  { zh: '葱、姜、蒜、柠檬汁', en: 'spring onion, ginger, garlic and lemon juice' },
]

const sayOne = (thing: Kitchen, reason: Reason, heard: Heard, context: AnswerContext): boolean => {
  const kept = thing.swaps.filter(swap => suits(swap, reason, thing))
  const ofSalt = reason.isOfSalt && kept.length < thing.swaps.length && thing.zh !== '盐' ? lessSalt : []
  const own = [...kept, ...ofSalt]
  const isOfProduct = lastOf(context.asked.label?.product.name ?? '').includes(thing)
  const same = isOfProduct && reason.allergens.size > 0 ? sameWithout(reason) : []
  if (isForBabies(context) && /^(?:糖|盐|蜂蜜)$/.test(thing.zh)) return false
  // Cheese without gluten is cheese: nothing else takes its place.
  const isOfOther = same.length > 0 && thing.isMilk === true && !reason.allergens.has('milk')
  const swaps = [...same, ...(isOfOther ? [] : own)].slice(0, mostSwaps)
  if (swaps.length === 0) return false
  const list = listOf(swaps, reason)
  const isOfInfants = thing.zh === '牛奶' && (heard.who?.groups.includes('infant_0_36m') ?? false)
  const notes = [
    ...(thing.note ? [thing.note] : []),
    ...(isOfInfants ? [notForBabies] : []),
    ...((heard.who?.allergens.length ?? 0) > 0 ? [lookAgain] : []),
  ]
  const note = joinedBy(notes, '；', '; ')
  const cited = heard.subjects.flatMap(({ index }) => index ?? [])
  context.reply.say(
    {
      zh: `${wordOf(thing, heard)}可以换成：${list.zh}。${note.zh && `${note.zh}。`}`,
      en: `In place of ${thing.en}: ${list.en}.${note.en && ` ${note.en.charAt(0).toUpperCase()}${note.en.slice(1)}.`}`,
    },
    ...orWhole(context, cited.length > 0 ? onLabel(context, cited) : wholeLabel(context)),
  )
  return true
}
