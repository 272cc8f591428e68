import type { Bilingual } from '../../../../result.ts'
import { fold } from '../../../../text/normalize.ts'
import { isYoung } from '../../../entities/people.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, joinedBy, knownOf, wholeLabel } from '../../answer-context.ts'
import { suits as suitsReason } from '../reason.ts'
import type { Kitchen } from '../swap.ts'
import { listOf, lookAgain } from '../swap-words.ts'
import { choiceFor } from './avoided.ts'
import { type FoodKey, foods } from './foods.ts'
import { type Occasion, occasions } from './occasions.ts'

/** What to eat, drink or use in the place of the product: asked for by its own words, whatever else the message wants. */
export const asksOther =
  /(?:换|改)(?:成|个|点|种|一|用|做|食|吃|喝|饮)*(?:什么|啥|乜|咩|哪)|(?:什么|啥|乜|咩|哪[种个样])[^，。？\s]{0,8}(?:代替|替代|替(?![我你他])|取代)|(?:有得|有冇得|有什么|有啥|有咩)[^，。？]{0,8}替|代替(?=[吗么不？?]|$)|有(?:得|没得|没有|什么|啥|咩|冇)[^，。？]{0,3}(?:差不多|健康)[^，。？]{0,6}(?:的|零嘴|零食)|想(?:吃|要|喝|做|食|飲|饮)[^，。？]{0,12}[，,\s]*(?:用|吃|喝|买|食)(?:什么|啥|乜|咩)(?!做)|的话[，,\s]*(?:吃|喝|用|给)点?(?:什么|啥)|(?:食|吃|喝|饮|用|补[^，。？]{0,3}吃)(?:什么|啥|乜|咩)[^，。？]{0,3}(?:好|替|补|合适)|(?:给|喂)(?:啥|什么)(?!时候)补|有(?:什么|啥)[^，。？]{0,6}可以替|\b(?:not?|can'?t|shouldn'?t|don'?t)\b[^.]{0,40}\bwhat then\b|\bwhat(?: would|'d) be (?:better|ok|safer)\b|有(?:没有|冇)[^，。？]{0,10}(?:替代品|[吃喝饮食][得的嘅]{1,2}选择)|有没有(?:能|可以)(?:换|代替)的|(?:不|唔|别|戒|冇得|没法)[^，。？]{0,10}[，,。\s]*(?:那么?|咁|就|该)?[^，。？不]{0,6}(?:吃|喝|饮|食|用|给|买|夹|蘸|摆)(?:点|个|些)?(?:别的|什么|啥|乜|咩)(?!时候|意思|药|做)|(?:什么|啥|咩|乜|哪些)(?!人|时候|意思|年龄|情况|药|添加剂|成分)[^，。？人不唔]{0,8}(?<!不)(?:能|可以|得)(?:吃|喝|买|食|饮|替)(?!多|完|几)|补[^，。？]{1,3}(?:吃|喝)(?:点)?(?:啥|什么|咩)|(?<!\bis )\bwhat (?:else|then|instead)\b(?! (?:is|are|in|on|does|do|did|about|has|have|contains?)\b|'s|s\b)|\bwhat (?:else )?(?:could|can|should|would|do|does|might) (?:i|we|he|she|they|you)(?: \w+)? (?:have|eat|drink|use|get|bake|buy|take|nibble|snack|serve|look for|choose|pick|try)\b(?!.{0,20}\b(?:with|about|on) (?:this|it)\b)|\bwhat [a-z ]{3,20} (?:could|can|should|would|do|does|might) (?:i|we|he|she|they|you)(?: \w+)? (?:have|eat|drink|use|get|bake|buy|take|serve)\b(?!.{0,20}\bwith (?:this|it)\b).{0,24}\b(?:instead|then|else|for)\b|\b(?:what|which) [a-z ]{3,24}\b(?:instead(?! of (?:a|half|one|two)\b)|would work|(?:can|could) i get)\b|\bany (?:\w+ ){0,2}(?:alternatives?|swaps?|substitutes?)\b|\bwhat(?:'s| is)? (?:a |an )?(?:better|other|healthier|safer)\b(?! than)|\bany [a-z]+ (?:that'?s?|that is|which are) (?:ok|okay|safe|fine)\b|\bhow else can\b|\b\w+[- ]free (?:dip|sauce|snack|sweets?|drink|spread|bread|cake)s? for\b/

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

const forBabies =
  /婴|幼儿|宝宝|辅食|磨牙|\bbab(?:y|ies)\b|\binfants?\b|\btoddlers?\b|\b\d+\+? ?(?:months|mths)/
const isForBabies = ({ asked, result }: AnswerContext): boolean =>
  result?.noScore !== 'supplement' && forBabies.test(fold(asked.label?.product.name ?? '').text)

/** What the question asks for goes before what the product is. */
const occasionsOf = (heard: Heard, context: AnswerContext): Occasion[] => {
  const said = saidOf(heard)
  const name = fold(context.asked.label?.product.name ?? '').text
  const isDrink = knownOf(context)?.basis === 'ml' || /[喝饮]点?(?:什么|啥|乜|咩)|\bdrink\b/.test(said)
  const asked = occasions.filter(one => one.words.test(said))
  const ofName = isForBabies(context) ? '辅食' : name
  const own = occasions.filter(one => !one.isOnlyAsked && one.words.test(ofName))
  return [...asked, ...own, ...(isDrink ? occasions.filter(one => one.words.test('饮料')) : [])]
}

const nothing: Kitchen = { names: /(?!)/, zh: '', en: '', swaps: [] }
const keysOfFruit = ['fruit', 'appleOrBerries', 'cutFruit', 'citrus'] as const

/** Foods or drinks in the place of the product that suit the people of the question; false where none is known. */
export const tellInstead = (heard: Heard, context: AnswerContext): boolean => {
  const { reason, suits } = choiceFor(heard, isForBabies(context))
  const offered = occasionsOf(heard, context)
    .map(({ foods: keys }) =>
      keys.filter(key => suits(foods[key]) && suitsReason(foods[key], reason, nothing)),
    )
    .find(keys => keys.length > 0)
  if (!offered) return false
  // What is made for them comes first.
  const isMade = (key: FoodKey): boolean => 'madeFor' in foods[key]
  const kept = [...offered.filter(isMade), ...offered.filter(key => !isMade(key))].slice(0, mostFoods)
  const list = listOf(
    kept.map(key => foods[key]),
    reason,
  )
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
