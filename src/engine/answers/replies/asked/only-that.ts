import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { sugarKind } from '../../entities/kinds.ts'
import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import { type AnswerContext, flagIn, leavesOf, namesOf, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'

const asksOnly =
  /不就是|不过(?:就)?是|(?:说白了|说穿了|无非|纯粹|根本)(?:就|都|也)?(?:是|不过是)|(?<!不)只是|全是|就是.{0,8}(?:加点?|和|兑|掺|而已|罢了)|\b(?:it'?s|its|it is|this is|these are|they'?re|they are|that'?s|is (?:it|this|that)|isn'?t (?:it|this|that)|aren'?t (?:these|they)|are (?:these|they)) (?:really |actually |all |not )?(?:just|basically|nothing but|merely|essentially|pretty much|glorified|little more than|only|mostly)\b/
const isOther =
  /超加工|加工食品|processed|\b(?:just|only) (?:\d|a (?:bit|question|quick)|one|two|tell|say|give|for|had|ate|drank|wondering|curious|want|need|out)\b|多少|几|哪|什么|怎么|为什么|能不能|可以|how (?:much|many)|\b(?:can|may|should|which|why)\b|噱头|营销|忽悠|\b(?:marketing|hype|gimmicks?|advertis\w+|for show|trick|nonsense|bs)\b/
const sugarWater =
  /糖水|糖[和加兑]水|水[和加兑]糖|\bsugar and water\b|\bwater and sugar\b|\bsugar(?:y|ed)?[- ]water\b/
const water = /^(?:饮用|纯净|碳酸|carbonated |drinking )?(?:水|water)$/i

const shownOthers = 5

/** The names, each with the share that the label prints beside it. */
const withShares = (indices: readonly number[], context: AnswerContext): Bilingual => {
  const named = indices.map(index => {
    const { zh, en } = namesOf([index], context)
    const amount = context.flat[index]?.amount
    const share = amount && amountText(amount)
    return { zh: share ? `${zh}（${share.zh}）` : zh, en: share ? `${en} (${share.en})` : en }
  })
  return { zh: named.map(({ zh }) => zh).join('、'), en: named.map(({ en }) => en).join(', ') }
}

/** It is just sugar water with a bit of tea, isn't it: what stands first is most of it, and what else is listed; false where that was not asked. */
export const tellOnlyThat = (
  { text, subjects, kinds, who, wish, nutrients }: Heard,
  context: AnswerContext,
): boolean => {
  if (who || subjects.some(({ entry }) => entry) || !asksOnly.test(text) || isOther.test(text)) return false
  if (/^(?:amount|nutrition|count|limit|fact|often)$/.test(wish)) return false
  // Margarine is nothing but trans fat, they say: that asks for the fat.
  if (nutrients.includes('transFat')) return false
  const said = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && text.includes(fold(name).text) ? [index] : [],
  )
  const named = new Set([
    ...said,
    ...subjects.flatMap(({ index }) => index ?? []),
    ...(sugarWater.test(text)
      ? [
          ...hitsOf(sugarKind, context),
          ...context.flat.flatMap(({ name, role }, at) =>
            role === undefined && water.test(name) ? [at] : [],
          ),
        ]
      : kinds.filter(({ allergen }) => allergen === undefined).flatMap(kind => hitsOf(kind, context))),
  ])
  const leaves = leavesOf(context)
  if (named.size === 0 || leaves.length < 2) return false
  const front = leaves.findIndex(index => !named.has(index))
  const caffeine = new Set(flagIn(context, 'caffeine')?.ingredients)
  // What keeps awake is said before the acids.
  const others = leaves
    .filter((index, at) => !named.has(index) && !(front === 0 && at === 0))
    .sort((a, b) => Number(caffeine.has(b)) - Number(caffeine.has(a)))
  if (others.length === 0) {
    const all = namesOf(leaves, context)
    context.reply.say(
      { zh: `是：配料只列了${all.zh}。`, en: `Yes: the list has nothing but ${all.en}.` },
      ...onLabel(context, leaves.slice(0, 3)),
    )
    return true
  }
  const first = withShares(leaves.slice(0, front > 0 ? front : 1), context)
  const rest = namesOf(others.slice(0, shownOthers), context)
  const more = others.length > shownOthers
  const lead =
    front > 0
      ? {
          zh: `不全是：${first.zh}排在最前面，加得最多；`,
          en: `Not only: ${first.en} ${front > 1 ? 'stand' : 'stands'} first, so there is most of that; `,
        }
      : { zh: `不是：排第一的是${first.zh}；`, en: `No: first on the list is ${first.en}; ` }
  context.reply.say(
    {
      zh: `${lead.zh}此外还有${rest.zh}${more ? `等，一共 ${leaves.length} 项` : ''}。`,
      en: `${lead.en}${more ? `of ${leaves.length} ingredients the others are ` : 'the others are '}${rest.en}${more ? ' and so on' : ''}.`,
    },
    ...onLabel(context, leaves.slice(0, 3)),
  )
  return true
}
