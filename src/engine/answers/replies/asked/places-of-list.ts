import type { Bilingual, Ingredient } from '../../../result.ts'
import { numberOf } from '../../entities/pieces.ts'
import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import { type AnswerContext, fallingOrder, nameOf, onLabel, orWhole, wholeLabel } from '../answer-context.ts'
import { directIn, partName, sectionsOf } from '../parts/parts.ts'

const zhNumber = '(\\d{1,2}|[一二两三四五六七八九十]{1,2})'
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
const ordinal = `(${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th))`
const counted = '(two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})'
const things = '(?:ingredients?|things?|items?)'
const orderOfWord = (word: string): number => {
  const at = ordinals.indexOf(word)
  return at < 0 ? numberOf(word.replace(/(?:st|nd|rd|th)$/, '')) : at + 1
}

/** What is asked for: places from the front or from the end, the first few, or the most besides water. */
type Places = { at: readonly number[]; of: 'place' | 'end' | 'top' | 'most' | 'besideWater' }

const fromEnd = new RegExp(`倒数第${zhNumber}|\\b(second|third)[ -](?:to[ -])?last\\b|\\b(last) but one\\b`)
const last =
  /最后一?(?:个|项|种|位|名|样)?(?:配料|成分|原料|东西)?(?:是|叫|什么|啥|呢|$)|排(?:在)?最后|最末|(?:放|加|用|含)?得?最少的?(?:是|那|配料|成分|呢|$)|\blast (?:one|ingredient|thing)\b|\b(?:what(?:'?s| is)|comes?|is) (?:the )?last\b|\bleast of\b|\b(?:smallest|least) (?:ingredient|amount)\b/
const most =
  /(?:放|加|用|含|占)得?的?最多|最多的(?:是|配料|成分|原料|那)|排(?:在)?(?:最前|首位)|\b(?:biggest|largest|number one|no\.? ?1|#1) ingredient\b|\bmost of (?:it|this) (?:is|made)\b|\bwhat(?:'?s| is) there (?:the )?most of\b/
const besideWater =
  /除了?(?:饮用)?水(?:以外|之外|外)?.{0,6}(?:最多|第一|最前|主要)|\b(?:after|apart from|besides|other than|except|not counting) (?:the )?water\b/
const mostly = /\b(?:mostly|mainly|largely) (?:made (?:of|from|up of)|is)\b|\b(?:it|this) (?:mostly|mainly)\b/
const top = new RegExp(
  `(?<!出)前${zhNumber}(?:个|位|种|项|名|样|大)?(?!天|年|月)|\\btop ${counted}\\b|\\bfirst ${counted} ${things}\\b`,
)
const nth = new RegExp(
  `(?:排|列|位?居)?第${zhNumber}(?!次|季|代|类|包|袋|个月|部|天|条|款)|\\b${ordinal}(?= (?:and|&|,) (?:last|${ordinals.join('|')}|\\d)| ${things}| (?:on|in) the list| one\\b)|\\bnumber (\\d{1,2}) (?:on|in) the (?:list|ingredients)\\b|(?<=\\b(?:and|&) )${ordinal}(?= ${things})`,
  'g',
)
const ofList =
  /排|倒数|分别|配料|成分|原料|表|位|最|前|什么|啥|\blist(?:ed)?\b|\bingredients?\b|\bmost|\bleast\b|\btop\b|\bmain/
const asksPresence = /是不是|(?<![什怎那])么$|[吗嘛吧]$|^(?:is|are|does|do)\b/

const found = (match: RegExpMatchArray | null): string => match?.slice(1).find(Boolean) ?? ''

/** The places of the list that a folded question asks for; null where it asks for none. */
const placesIn = (text: string): Places | null => {
  if (besideWater.test(text)) return { at: [1], of: 'besideWater' }
  const end = fromEnd.exec(text)
  if (end) return { at: [end[3] ? 2 : orderOfWord(found(end))], of: 'end' }
  const front = [...text.matchAll(nth)].map(match => orderOfWord(found(match)))
  // The first and the last.
  if (front.length > 0 && /最后|\blast\b/.test(text)) return { at: [...front, -1], of: 'place' }
  if (last.test(text)) return { at: [1], of: 'end' }
  if (top.test(text)) return { at: [orderOfWord(found(top.exec(text)))], of: 'top' }
  if (mostly.test(text)) return { at: [3], of: 'top' }
  if (most.test(text)) return { at: [1], of: 'most' }
  return front.length > 0 ? { at: front, of: 'place' } : null
}

const shown = (one: Ingredient): Bilingual => {
  const { zh, en } = nameOf(one)
  return one.amount
    ? { zh: `${zh}（${amountText(one.amount).zh}）`, en: `${en} (${amountText(one.amount).en})` }
    : { zh, en }
}
const joined = (all: readonly Ingredient[]): Bilingual => ({
  zh: all.map(one => shown(one).zh).join('、'),
  en: all.map(one => shown(one).en).join(', '),
})

/** What each part has the most of: between parts a list tells no order. */
const mostOfParts = (parts: readonly Ingredient[], context: AnswerContext): boolean => {
  const firsts = parts.flatMap(part => {
    const [one] = directIn(part)
    return one ? [{ part, one }] : []
  })
  context.reply.say(
    {
      zh: `配料分几部分列出，各部分最多的是：${firsts.map(({ part, one }) => `${partName(part, context)} ${shown(one).zh}`).join('；')}。`,
      en: `The list has several parts; the most of each is: ${firsts.map(({ part, one }) => `${partName(part, context)}: ${shown(one).en}`).join('; ')}.`,
    },
    ...onLabel(
      context,
      firsts.map(({ one }) => context.flat.indexOf(one)),
    ),
  )
  return firsts.length > 0
}

const isWater = ({ name }: Ingredient): boolean =>
  /^(?:饮用|纯净)?水$|^(?:filtered |carbonated )?water$/i.test(name)

const sentence = (
  places: Places,
  list: readonly Ingredient[],
  order: Bilingual,
): { all: Ingredient[]; said: Bilingual } => {
  const [first = 1] = places.at
  switch (places.of) {
    case 'end': {
      const all = list.slice(-first, list.length - first + 1)
      const names = joined(all)
      const said =
        first === 1
          ? {
              zh: `排在最后的是：${names.zh}。${order.zh}。`,
              en: `Last on the list: ${names.en}. The ${order.en}.`,
            }
          : { zh: `倒数第 ${first} 位是：${names.zh}。`, en: `Number ${first} from the end: ${names.en}.` }
      return { all, said }
    }
    case 'place': {
      const all = places.at.flatMap(at => list.at(at < 0 ? at : at - 1) ?? [])
      const said = places.at.map(at => {
        const one = list.at(at < 0 ? at : at - 1)
        if (at < 0 && one) return { zh: `最后一位是：${shown(one).zh}。`, en: `Last: ${shown(one).en}.` }
        return one
          ? { zh: `第 ${at} 位是：${shown(one).zh}。`, en: `Number ${at}: ${shown(one).en}.` }
          : {
              zh: `没有第 ${at} 位，一共 ${list.length} 项。`,
              en: `There is no number ${at}: the list has ${list.length}.`,
            }
      })
      return { all, said: { zh: said.map(({ zh }) => zh).join(''), en: said.map(({ en }) => en).join(' ') } }
    }
    case 'besideWater': {
      const all = list.filter(one => !isWater(one)).slice(0, 1)
      const names = joined(all)
      return {
        all,
        said: {
          zh: `除了水，排在最前面的是：${names.zh}。${order.zh}。`,
          en: `Apart from water, at the top of the list: ${names.en}. The ${order.en}.`,
        },
      }
    }
    default: {
      const all = list.slice(0, first)
      const names = joined(all)
      return {
        all,
        said: {
          zh: `排在最前面的是：${names.zh}。${order.zh}。`,
          en: `At the top of the list: ${names.en}. The ${order.en}.`,
        },
      }
    }
  }
}

/** A question for the share of what was asked for right before it. */
export const asksItsShare =
  /^(?:它)?(?:大概|大约)?(?:占|有)(?:了|到)?(?:多少|几成|百分之几|多大比例)[呢啊]?$|^(?:and |n )?(?:how much of (?:it|that|this)(?: is (?:in )?(?:there|it|here))?|what (?:share|per ?cent(?:age)?) (?:is it|of it)?|how much(?: is there)?)$/
const asksShareBehind =
  /\s(?:它)?(?:大概|大约)?(?:占|有)(?:了|到)?(?:多少|几成|百分之几|多大比例)|\bhow much\b|\bwhat (?:share|per ?cent)/

const longest = 40
const longestWithShare = 80
const mayBe = /^(?:order|has|what|list|compare|parts|amount|more|count)$/
const surelyOfList = /配料|成分|原料|倒数|\bingredients?\b|\blist\b/
/** The third ingredient, the last one, the most besides water, the first five: what stands there; false where no place was asked for. */
export const tellPlaces = (heard: Heard, context: AnswerContext): boolean => {
  const { text, who, kinds, nutrients, wish } = heard
  // Of the second from the end the second was heard.
  const subjects = heard.isPointing && fromEnd.test(text) ? [] : heard.subjects
  const isOfThing = subjects.some(
    one => !(one.ingredient && isWater(one.ingredient)) && !/^\d|last|first/.test(one.name),
  )
  if (
    who ||
    nutrients.length > 0 ||
    isOfThing ||
    !(mayBe.test(wish) || surelyOfList.test(text)) ||
    text.length > (asksShareBehind.test(text) ? longestWithShare : longest)
  )
    return false
  const places = placesIn(text)
  if (!places || (kinds.length > 0 && places.of !== 'besideWater')) return false
  if (!ofList.test(text) || asksPresence.test(text)) return false
  const parts = sectionsOf(context)
  if (parts.length > 1 && places.of !== 'place' && places.of !== 'top')
    return places.of !== 'end' && mostOfParts(parts, context)
  const list = (context.result?.ingredients ?? []).flatMap(one =>
    one.role === undefined ? [one] : directIn(one),
  )
  const { all, said } = sentence(places, list, fallingOrder(context))
  if (list.length < 2 || (all.length === 0 && places.of !== 'place')) return false
  // That the list has no fifth place rests on all of it.
  const stands = all.map(one => context.flat.indexOf(one))
  context.reply.say(said, ...orWhole(context, onLabel(context, stands)))
  if (asksShareBehind.test(text) && all.every(({ amount }) => amount === undefined))
    context.reply.say(
      {
        zh: '占多少标签没有写，只知道按加入量从多到少排。',
        en: 'Its share is not stated: the list only stands in falling order of weight.',
      },
      ...wholeLabel(context),
    )
  return true
}
