import type { Group } from '../../../result.ts'
import { meatKind } from '../../entities/kinds.ts'
import type { Audience } from '../../entities/people.ts'
import {
  type AnswerContext,
  quoted,
  quotedWhere,
  sayQuoted,
  statementsOf,
  wholeLabel,
} from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { leads } from './leads.ts'

const warnedOf: Partial<Record<Group, RegExp>> = {
  children:
    /children|kids|minors|(?:under|below)(?: the age of)? 1[0-8]\b|儿童|未成年|1[0-8] ?周?岁(?:以下|之前)/i,
  infant_0_36m:
    /children|infants|bab(?:y|ies)|main (?:milk )?drink|(?:under|below) (?:[1-3]|one|two|three|12|24|36)\b|婴儿|婴幼儿|幼儿|儿童|[一二三两1-3]周?岁(?:以下|以内|以內)/i,
  pregnant: /pregnan|breast-?feeding|孕妇|哺乳/i,
}

const leastAge = /(?:from|over|above|after) (\d{1,2})\+? ?months|(\d{1,2})\s?个?月(?:龄)?(?:以上|及以上|\+)/i
const ageAsked = /(\d{1,2}|[一二两三四五六七八九十]|十[一二]?)[- ]?(?:个月|months?\b|mos?\b)/
const numerals = '一二三四五六七八九十'
const monthsOf = (text: string): number =>
  /^\d/.test(text)
    ? Number(text)
    : text === '两'
      ? 2
      : [...text].reduce((sum, one) => sum + numerals.indexOf(one) + 1, 0)

/** Younger than the pack says: from 6 months, and asked of a child of 5. */
export const tellTooYoung = (context: AnswerContext): boolean => {
  const statement = statementsOf(context).find(text => leastAge.test(text))
  const [, from, more] = leastAge.exec(statement ?? '') ?? []
  const age = ageAsked.exec(context.text)?.[1]
  if (statement === undefined || age === undefined || monthsOf(age) >= Number(from ?? more)) return false
  sayForbidden(statement, context)
  return true
}

const isForbidding =
  /not (?:recommended|suitable|intended) (?:for|as)|unsuitable for|请?勿(?:食用|给|让)|不宜|不适[宜合]|不建议|不推荐|禁止/i
const under3 =
  /(?:under|below|younger than)(?: the age of)? (?:[1-3]|one|two|three|12|24|36)\b|[一二三两1-3]周?[岁歲](?:以下|以内|以內)/i

/** Without its clauses on children under three. */
const ofOlder = (statement: string): string =>
  statement
    .split(/[，,；;]/)
    .filter(clause => !under3.test(clause))
    .join('，')

/** The pack's own words that these people should not have it; undefined where it has none. */
export const forbids = (who: Audience, context: AnswerContext): string | undefined =>
  statementsOf(context).find(text =>
    who.groups.some(group => {
      const stated = group === 'children' ? ofOlder(text) : text
      return isForbidding.test(stated) && warnedOf[group]?.test(stated)
    }),
  )

/** A child of an age that nobody named hears what the pack says of those under three; nothing where it says nothing. */
export const quoteUnderThree = (who: Audience, context: AnswerContext): void => {
  if (!who.groups.includes('children') || forbids(who, context) !== undefined) return
  const words = quotedWhere(context, text => under3.test(text) && isForbidding.test(text))
  if (words) sayQuoted(words, context)
}

/** They decide. */
export const quoteWarning = (who: Audience, context: AnswerContext): boolean => {
  const statement = forbids(who, context)
  if (statement === undefined) return false
  sayForbidden(statement, context)
  return true
}

/** No, in the pack's own words. */
const sayForbidden = (statement: string, context: AnswerContext): void => {
  const words = quoted(statement)
  context.reply.say(
    { zh: `${leads.no.zh}：标签写着“${words}”。`, en: `${leads.no.en}: the label says "${words}".` },
    ...wholeLabel(context),
  )
}

/** What the pack says of old people: the old and children only watched. */
export const quoteOldPeople = (context: AnswerContext): void => {
  if (!ofOld.test(context.text)) return
  const words = quotedWhere(
    context,
    line =>
      /老人|老年人|长者|長者|elderly|older people/i.test(line) &&
      /勿|不宜|监护|監護|看护|not |watch|supervis/i.test(line),
  )
  if (words) sayQuoted(words, context)
}
/** Somebody old, by a word, an age from sixty, or what is left of the teeth. */
export const ofOld =
  /老|爷|奶奶|公公?|婆|姥|长辈|[六七八九]十[一二两三四五六七八九几多]?(?:岁|来岁|了)?|[6-9]\d(?:多)?岁|牙口|假牙|没有?牙|[掉缺]牙|\b(?:old (?:man|lady|woman|people|folk)|elderly|grand(?:ma|pa|mother|father|parents?)|nan(?:ny|a)?|seniors?|dentures?|(?:no|bad|few|missing) teeth|(?:i am|aged?|is) [6-9]\d|[6-9]\d[ -]?(?:years?|yrs?|y\/?o))\b/

const heats = /加热|加熱|煮熟|煮沸|煎|烤|\b(?:cook|heat|boil|fry|microwave)(?!ed)\b/i
const isCooked = /\b(?:fully|pre-?)\s?cooked\b|\bpasteuri[sz]ed\b|\bready to eat\b|开袋即食|開袋即食|即食/i
/** Meat and fish are eaten hot in pregnancy: the pack's own words on it. */
export const tellHeating = (context: AnswerContext): void => {
  if (hitsOf(meatKind, context).length === 0) return
  const words = quotedWhere(
    context,
    line => heats.test(line) && !/配料|ingredients|营养|nutrition|贮存|储存|store|包[:：]/i.test(line),
  )
  const cooked = quotedWhere(context, line => isCooked.test(line) && !/配料|ingredients/i.test(line))
  if (cooked && !words)
    context.reply.say(
      {
        zh: `标签写着“${cooked}”，是做熟了卖的；孕期吃冷藏熟食要看日期，开封后尽快吃（防李斯特菌）。`,
        en: `The label says "${cooked}", so it is sold cooked; in pregnancy mind the date of chilled food and eat it soon after opening, because of listeria.`,
      },
      ...wholeLabel(context),
    )
  else if (words)
    context.reply.say(
      {
        zh: `要加热透了再吃（防李斯特菌），标签写着“${words}”。`,
        en: `Eat it heated through, because of listeria; the label says "${words}".`,
      },
      ...wholeLabel(context),
    )
}
