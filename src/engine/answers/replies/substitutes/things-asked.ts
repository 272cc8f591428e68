import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'
import { kitchen } from './kitchen.ts'
import type { Reason } from './reason.ts'
import type { Kitchen } from './swap.ts'

/** What stands behind the words that ask for something else. */
const objects: readonly RegExp[] = [
  /\b(?:instead|in place) of (?:using |eating |having )?([a-z' -]{2,40})/,
  /\b(?:replac\w+|substitut\w*|swaps?|alternatives?)(?: (?:for|to|out))? (?!with\b)([a-z' -]{2,40})/,
  /(?:代替|替代|取代|替换|替掉|换掉|不[用放]|戒掉)(?!什么|啥|乜|咩|的|[^，。]{0,4}的)([\u4e00-\u9fff]{1,8})/,
]
/** Why it is not wanted: who is allergic to it, or does not eat it. */
const reasons =
  /[\u4e00-\u9fff]{1,4}(?:过敏|不耐受?)|(?:不(?:能)?[吃喝碰]|戒|唔[食饮]|忌)[\u4e00-\u9fff]{1,3}|[无不]含?麸质|\b(?:allerg(?:ic|y) to|(?:can ?not|can'?t|don'?t|do not|no|without|avoid(?:ing)?|cutting (?:down )?(?:on|out)?|less)(?: eat| have| do| drink)?) (?:the |any )?[a-z]+|\b[a-z]+[- ](?:free|allergy|intoleran\w+)\b/g

/** The things that a text names, each once: 花生酱 is no 花生 besides. */
const thingsIn = (said: string): Kitchen[] => {
  const found = kitchen.flatMap((thing, order) => {
    const at = said.search(thing.names)
    return at < 0 ? [] : [{ thing, at, order }]
  })
  const sorted = found.sort((a, b) => a.at - b.at || a.order - b.order)
  const kept = sorted.filter(({ at }, place) => at !== sorted[place - 1]?.at)
  const isSeveral = /[和同与、跟及]|\b(?:and|or)\b/.test(said.slice(kept[0]?.at, kept[1]?.at))
  return kept.slice(0, isSeveral ? 2 : 1).map(({ thing }) => thing)
}

/** 奶酪棒 is cheese. */
const mostBehind = 4

/** The last word of a name says what it is: pork gelatine is gelatine. */
export const lastOf = (printed: string): Kitchen[] => {
  const name = fold(printed).text.replace(/\s*[(（][^)）]*[)）]\s*$/, '')
  const found = kitchen.flatMap((thing, order) => {
    const hits = [...name.matchAll(new RegExp(thing.names, 'g'))]
    const last = hits.at(-1)
    const end = last ? last.index + last[0].length : 0
    // Sea salt crisps are no salt.
    const isLast = end >= name.length - (/^[糖盐]$/.test(thing.zh) ? 0 : mostBehind)
    return last && isLast ? [{ thing, end, order }] : []
  })
  const [last] = found.sort((a, b) => b.end - a.end || a.order - b.order)
  return last ? [last.thing] : []
}

/** This in the place of milk: whether it may be, and not what else there is. */
export const isItself =
  /(?:这|它|呢)[^，。？?什啥乜咩]{0,8}(?:代替|替代|取代)(?![^，。？?]*(?:什么|啥|乜|咩))|换成?(?:这|它)|\b(?:this|these|it|them)\b[^.?,]{0,16}\b(?:instead of|in place of|as an? (?:substitute|replacement|alternative))/

const isOfKitchen = /明胶|明膠|味精|谷氨酸钠|gelatine?|glutamate|\bmsg\b/i
/** Whether an additive is one that kitchens have. */
export const isKitchenAdditive = (name: string): boolean => isOfKitchen.test(name)

/** What is to be replaced: what the question says so of, else what it names, else the product. */
export const thingsAsked = ({ text, subjects }: Heard, reason: Reason, context: AnswerContext): Kitchen[] => {
  const objectOf = objects.flatMap(pattern => pattern.exec(text)?.[1] ?? [])
  const product = lastOf(context.asked.label?.product.name ?? '')
  const named = subjects.filter(
    ({ index, entry, name }) => index !== undefined && (!entry || isOfKitchen.test(name)),
  )
  const isOfProduct = objectOf.some(words =>
    /^(?:this|these|it|that|them|those|the product)\b|^(?:这|它)/.test(words),
  )
  const isOfReason =
    reason.isVegan || reason.isMeatless || reason.isOfLactose || reason.isOfSalt || reason.allergens.size > 0
  const isOfAdditive = subjects.some(({ entry }) => entry)
  const stages: readonly (() => Kitchen[])[] = [
    () => thingsIn(objectOf.join(' ')),
    () => (isOfProduct && isOfReason ? product : []),
    () => thingsIn(text.replace(reasons, ' ')),
    () => named.flatMap(({ name }) => lastOf(name)).slice(0, 1),
    () => (isOfReason && !isOfAdditive ? product : []),
    () => thingsIn(text),
  ]
  return stages.map(find => find()).find(found => found.length > 0) ?? []
}

/** What is wanted, and not what is to be replaced: what meat may I have. */
const wanted = /(?:什么|啥|乜|咩|哪[种些个])[^，。？]{0,4}/g

/** Whether the product as a whole is to be replaced, and no thing that a kitchen uses. */
export const asksOfProduct = ({ text }: Heard, context: AnswerContext, namesWanted: boolean): boolean => {
  const product = lastOf(context.asked.label?.product.name ?? '')
  const objectOf = objects.flatMap(pattern => thingsIn(pattern.exec(text)?.[1] ?? ''))
  const isListed = ({ names }: Kitchen): boolean =>
    context.flat.some(({ name }) => names.test(fold(name).text))
  const named = thingsIn(text.replace(reasons, ' ').replace(wanted, ' '))
  const said = namesWanted ? named.filter(isListed) : named
  // Salt and sugar are why it is not wanted.
  const others = [...objectOf, ...said.filter(({ zh }) => !/^[糖盐]$/.test(zh))]
  return others.every(thing => product.includes(thing))
}
