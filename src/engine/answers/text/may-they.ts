import { fold } from '../../text/normalize.ts'
import type { Mention, Subject } from '../entities/subjects.ts'

/** Words of a folded question that ask whether somebody may have something. */
const mayThey =
  /能不能|可不可以|(?<!不)[能可](?:以)?[^，,。;?!]{0,8}?(?:[吃喝用食饮碰尝买]|拿(?![来去出]))|可以[给让]|[吃喝食饮]得|适不适合|适合|合适|(?:总|应该|那就|也)(?:能|可以)[吃喝食饮]|[能可]以?[吃喝]了(?:吧|吗|么)|可以吗|能吗|行不行|行吗|好吗|(?:是|算)(?:不是|不算)?(?:清真|全素|纯素|素的?)|清真(?:吗|不)|\b(?:can|could|may|should|would) (?!it\b|these\b|this\b|you\b|that\b)[^,.;?!]{1,60}?\b(?:have|eat|drink|take|try|use)\b|\b(?:ok|okay|fine|safe|suitable|good|alright|all right|appropriate|allowed) (?:for|to (?:have|eat|drink|give|take)|while|with|when|in|during|on|if)\b|\bgive (?:it|this|these|him|her|my)\b|\b(?:is|are) (?:it|this|these|they|that)\b[^,.;?!]{0,30}\b(?:ok|okay|fine|safe|suitable|halal|haram|kosher|vegan|vegetarian|gluten[- ]free)\b/

/** Whether a folded question asks if somebody may have something. */
export const asksMayThey = (text: string): boolean => mayThey.test(text)

const verdict =
  /(?:给|说)个?(?:准话|痛快话|实话|答案)|踩雷|踩坑|放回去|咋[说办整样]|怎么[说看样]|冒险|冒个险|值不值|行不行|好不好|有没有事|\byes or no\b|\by ?\/ ?n\b|\bthoughts\b|\bverdict\b|\bdeal ?-?breaker\b|\bworth (?:it|the risk|risking)\b|\bwhat do you (?:think|reckon)\b|\byour take\b|\bput (?:it|this|them) back\b|\brisk it\b|\bgo or no go\b|\bwhat (?:do|should) i do\b/
/** Whether a folded question wants a verdict in few words, and does not say on what: I am diabetic, yes or no. */
export const asksShortVerdict = (text: string): boolean => verdict.test(text)

const betweenClauses =
  /[，,。.;；?？!！\n]|\s(?:because|since|as|but|though|cos|coz)\s|(?<=[\u4e00-\u9fff])\s+(?=[\u4e00-\u9fff])/g
const endOfClause = /[，,。.;；?？!！\n]|$/
/** What somebody saw in the list: right before its name. */
const seenBefore =
  /(?:有|含|含有|加了?|放了?|添加了?|写着|写了|标着|标了)(?:个|了|着|一[个种]|点|那个|那种|什么|叫|的|过)*$|\b(?:(?<!\b(?:ok|okay|fine|safe) )with|has|got|contain(?:s|ing)?|saw|seen?|spotted|noticed?|there(?:'?s| is| are)|lists?|listed|says?|read)(?: (?:it|got|has|the|some|an?|that|this|had|contains|of|also|there|is))*$/
/** Right behind its name: carmine in it. */
const seenBehind =
  /^ (?:is |are )?(?:in (?:it|this|these|there|here|the (?:list|ingredients))|listed|inside)\b/
/** Nouns of foods in English. */
export const foodNouns =
  'yogh?urts?|bars?|drinks?|biscuits?|cookies|crackers?|noodles?|soups?|cakes?|sausages?|sauces?|spreads?|sweets|gumm(?:y|ies)|crisps|chips|puffs|balls?|burgers?|rolls?|fingers|tea|shakes?|cereals?|cider|cheese|ham|bacon|nuggets?|mayo|pies?|bites?'
/** A food that an ingredient before it gives its name: strawberry yoghurt. */
const foodBehind = new RegExp(`^ (?:[a-z]+ )?(?:${foodNouns}|flavou?red)\\b`)
/** Words behind a name that are no part of a longer one. */
const ofSentence =
  /^(?:$|[^\u4e00-\u9fff]|[能可吃喝食饮用是有会对的呢吗嘛啊呀吧和跟与及或里在也都还要被得不没么了过这那怎为多少给])/

type Standing = 'asked' | 'beside' | 'ownName'

/** How a mention stands in its clause. */
const standingOf = ({ start, end }: Mention, text: string, product: string): Standing => {
  const name = text.slice(start, end)
  const behind = text.slice(end)
  const isOwn = /[\u4e00-\u9fff]/.test(name)
    ? product.includes(name) && !ofSentence.test(behind)
    : foodBehind.test(behind)
  if (isOwn) return 'ownName'
  const from = [...text.slice(0, start).matchAll(betweenClauses)].at(-1)
  const before = text.slice(from ? from.index + from[0].length : 0, start).trimEnd()
  const rest = behind.slice(0, behind.search(endOfClause))
  // Is the caffeine in this all right for her: of the caffeine.
  const isAsking = mayThey.test(`${before} ${name}${rest}`)
  return seenBefore.test(before) || (!isAsking && seenBehind.test(behind)) ? 'beside' : 'asked'
}

const isSame = (one: Subject, other: Subject): boolean =>
  one.index === undefined || other.index === undefined
    ? one.entry !== undefined && one.entry.id === other.entry?.id
    : one.index === other.index

/** A product that somebody may have or not, and what was seen in its list besides. */
export interface BesideProduct {
  subjects: readonly Subject[]
  /** The question without their names. */
  text: string
}

/** What a question about a product names: ingredients that are asked about, and those that stand beside the question. */
interface Named {
  subjects: readonly Subject[]
  beside?: BesideProduct
}

/**
 * Whether somebody may have a product is asked of all of it, however many of its ingredients are named beside the question: those
 * that stand in the product's own name are left out, those that were only seen in the list are told apart.
 */
export const besideProduct = (
  subjects: readonly Subject[],
  mentions: readonly Mention[],
  text: string,
  productName: string,
): Named => {
  if (!asksMayThey(text)) return { subjects }
  const product = fold(productName).text
  const standing = mentions.map(mention => ({ mention, as: standingOf(mention, text, product) }))
  const all = (subject: Subject, is: (as: Standing) => boolean): boolean => {
    const own = standing.filter(({ mention }) => isSame(mention.subject, subject))
    return own.length > 0 && own.every(({ as }) => is(as))
  }
  const named = subjects.filter(subject => !all(subject, as => as === 'ownName'))
  const beside = named.filter(subject => all(subject, as => as !== 'asked'))
  if (named.length === 0 || beside.length < named.length) return { subjects: named }
  const blanked = standing
    .filter(({ as }) => as === 'beside')
    .reduce(
      (said, { mention: { start, end } }) => said.slice(0, start) + '·'.repeat(end - start) + said.slice(end),
      text,
    )
  return { subjects: named, beside: { subjects: beside, text: blanked } }
}
