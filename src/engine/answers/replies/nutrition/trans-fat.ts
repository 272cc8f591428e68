import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel } from '../answer-context.ts'
import { tableCitation } from './table-rows.ts'

const asked = /反式脂?|\btrans[ -]?fats?\b/
const asksOfFigure =
  /每份|[一按]份|算不算|算有|是不是|故意|写小|骗|糊弄|真的|到底|为什么|为啥|怎么|咋|等于|换算|\bper serving\b|\breally\b|\bwhy\b|\btrick|\bhid(?:e|ing)\b|\bzero\b|\bhow come\b/
const hydrogenated = /氢化|氫化|hydrogenated/i
const shortening = /起酥|人造[奶黄]油|麦淇淋|\bshortening\b|\bmargarine\b/i
/** Fats of the list that may have trans fat. */
export const ofTransFat = (context: AnswerContext): number[] =>
  context.flat.flatMap(({ name, otherName = '', role }, index) =>
    role === undefined && (shortening.test(name) || hydrogenated.test(`${name} ${otherName}`)) ? [index] : [],
  )

/** Shortening is hydrogenated only where the label says so. */
export const tellShortening = (context: AnswerContext): void => {
  const isStated = context.flat.some(({ name, otherName = '' }) => hydrogenated.test(`${name} ${otherName}`))
  const hits = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && shortening.test(name) ? [index] : [],
  )
  if (isStated || hits.length === 0) return
  const names = namesOf(hits.slice(0, 3), context)
  context.reply.say(
    {
      zh: `${names.zh}是不是氢化的，标签没有写。`,
      en: `Whether the ${names.en} is hydrogenated the label does not say.`,
    },
    ...onLabel(context, hits.slice(0, 3)),
  )
}

/** Up to this much in 100 g a table may state as 0 (GB 28050-2011). */
const statedAsNone = 0.3

/** A portion of an American table may have less than half a gram and state 0 (21 CFR 101.9(c)(2)(ii)). */
const roundedAway: Readonly<Record<'america' | 'china', Bilingual>> = {
  america: {
    zh: '美国规定每份不到 0.5 g 就可以标 0（21 CFR 101.9），所以 0 不等于一点没有',
    en: 'under US rules less than 0.5 g a serving may be shown as 0 (21 CFR 101.9), so 0 need not mean none at all',
  },
  china: {
    zh: '每100 g不超过 0.3 g 就可以标 0（GB 28050），所以 0 不等于一点没有',
    en: 'up to 0.3 g per 100 g may be shown as 0 in China (GB 28050), so 0 need not mean none at all',
  },
}
const american = /nutrition facts|supplement facts/i
const asksCatch =
  /猫腻|花样|骗|忽悠|呃人|真的|靠谱|可信|水分|有没有.{0,3}坑|怎么做到|\b(?:trick|catch|really|legit|true|lie|lying|cap|sneaky|loophole|round(?:ed|ing)?|actually zero)\b/

/** 0 g of trans fat, what is the trick: what the rules let a table call 0, and whether the list has partly hydrogenated oil; false where that was not asked, or the table has more. */
export const tellNoTransFat = ({ text, who, wish, subjects }: Heard, context: AnswerContext): boolean => {
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  if (who || subjects.length > 0 || !asked.test(text) || !asksCatch.test(text) || known?.of.transFat !== 0)
    return false
  // Beside margarine or shortening the claim is told together with it.
  if (!/^(?:claim|nutrition|outside|what|has|fact|why)$/.test(wish) || ofTransFat(context).length > 0)
    return false
  const rule = roundedAway[american.test(context.asked.label?.text ?? '') ? 'america' : 'china']
  context.reply.say(
    {
      zh: `不是骗人，是允许取整：${rule.zh}；配料里没有识别到氢化油、起酥油或人造奶油，看不出有明显来源。`,
      en: `No lie, but rounding is allowed: ${rule.en}. No hydrogenated oil, shortening or margarine was recognised in the list.`,
    },
    tableCitation,
  )
  return true
}

/** 0.2 g of trans fat in a portion: how much that is in 100 g, and that it is not none; false where that was not asked, or the table is per 100 g. */
export const tellTransFat = ({ text }: Pick<Heard, 'text'>, context: AnswerContext): boolean => {
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const portion = table?.columns.find(({ per }) => per === 'portion')?.portion
  const grams = known?.of.transFat
  if (!asked.test(text) || !asksOfFigure.test(text) || !known?.isFromPortion) return false
  if (!portion || !grams) return false
  const [own, per] = [(grams * portion.value) / 100, grams].map(value => Math.round(value * 100) / 100)
  const isMore = grams > statedAsNone
  context.reply.say(
    {
      zh: `${isMore ? '不是 0' : '看怎么算'}：表按每份 ${portion.value} ${portion.unit} 标 ${own} g，折合每100 ${known.basis} ${per} g；GB 28050 里每100 g不超过 ${statedAsNone} g 的才可以标 0。按份标是允许的，为什么这样标标签没有写。`,
      en: `${isMore ? 'Not none' : 'It depends how it is counted'}: the table states ${own} g in a portion of ${portion.value} ${portion.unit}, which is ${per} g per 100 ${known.basis}; only up to ${statedAsNone} g per 100 g may be stated as 0 (GB 28050). A table may be per portion; why this one is the label does not say.`,
    },
    tableCitation,
  )
  const hits = context.flat.flatMap(({ name, otherName = '' }, index) =>
    hydrogenated.test(`${name} ${otherName}`) ? [index] : [],
  )
  const names = namesOf(hits, context)
  if (hits.length > 0)
    context.reply.say(
      {
        zh: `配料里有${names.zh}：部分氢化的油是反式脂肪的来源。`,
        en: `The list has ${names.en}: partly hydrogenated oil is a source of trans fat.`,
      },
      ...onLabel(context, hits),
    )
  return true
}
