import { sugarKind, sweetenerKind } from '../../entities/kinds.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, knownOf, namesOf, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'

const asksWhy = /为什么|图什么|干什么|何必|怎么|\bwhy\b|\bwhat for\b|\bwhat is the point\b/
const both = /既|同时|两[样种个]|都(?:放|加|用|有)|\bboth\b|\bas well\b|\btoo\b|\bon top\b/
const plainSugar = /(?<![氯庶蔗代])糖(?!尿|精|醇|类)|白砂糖|(?<!氯)蔗糖|\bsugar\b(?! alcohol)/
const asksWhence =
  /(?:怎么|为什么|为啥)[^，。]{0,6}甜(?!味剂)|甜味?(?:是)?(?:从|打)?(?:哪|什么)[里儿]?来|\b(?:so|still|tastes? (?:so |very |really )?) ?sweet\b.{0,20}\b(?:why|how)\b|\b(?:why|how come)\b.{0,30}\bsweet\b(?!ener)|\bmak(?:es|ing) it (?:so )?sweet\b/
const saysNone = /[0零无无没不]糖|[0零无]蔗糖|\b(?:no|zero|without) (?:added )?sugar|sugar[- ]free/
/** By the table next to no sugar: up to half a gram in 100 may be called none. */
const hasNoSugar = (context: AnswerContext): boolean => (knownOf(context)?.of.sugars ?? 1) <= 0.5

/** Why it tastes so sweet: sweeteners first, which the figure of the sugars does not show; false where neither is listed. */
const tellWhence = (context: AnswerContext, isClaimed: boolean): boolean => {
  const [sweeteners, sugars] = [hitsOf(sweetenerKind, context), hitsOf(sugarKind, context)]
  const hits = [...sweeteners, ...sugars].slice(0, 6)
  if (sweeteners.length === 0) return false
  const [own] = sweeteners
  // Said already, beside the claim of no sugar.
  if (own !== undefined && sugars.length === 0 && context.reply.text().includes(namesOf([own], context).zh))
    return true
  const [sweet, sugar] = [namesOf(sweeteners, context), namesOf(sugars.slice(0, 4), context)]
  context.reply.say(
    {
      zh: `${isClaimed ? '不矛盾：' : ''}甜味主要来自甜味剂：${sweet.zh}（不算糖）${sugars.length > 0 ? `；另有糖：${sugar.zh}` : ''}。`,
      en: `${isClaimed ? 'No contradiction: it is sweet mostly from' : 'Mostly from'} sweeteners, which do not count as sugar: ${sweet.en}${sugars.length > 0 ? `; there is sugar as well: ${sugar.en}` : ''}.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

/** Sugar and sweeteners, why both: the sweetener takes the place of some of the sugar; false where that was not asked, or one of them is missing. */
export const tellBothSweet = ({ text, wish, kinds, subjects }: Heard, context: AnswerContext): boolean => {
  if (
    subjects.every(({ entry }) => !entry) &&
    asksWhence.test(text) &&
    (!saysNone.test(text) || hasNoSugar(context)) &&
    tellWhence(context, saysNone.test(text))
  )
    return true
  const isOfSweetener =
    kinds.includes(sweetenerKind) || subjects.some(({ entry }) => entry?.functions.includes('甜味剂'))
  // Why both sucralose and acesulfame: of those two, and of no sugar.
  const isOfTwo = subjects.filter(({ entry }) => entry).length > 1
  const isOfBoth = isOfSweetener && (plainSugar.test(text) || (both.test(text) && !isOfTwo))
  if (!asksWhy.test(text) || !(isOfBoth || (kinds.includes(sugarKind) && both.test(text)))) return false
  if (wish === 'suits') return false
  const [sugars, sweeteners] = [hitsOf(sugarKind, context), hitsOf(sweetenerKind, context)]
  if (sugars.length === 0 || sweeteners.length === 0) return false
  const [sugar, other] = [namesOf(sugars, context), namesOf(sweeteners, context)]
  context.reply.say(
    {
      zh: `甜味剂（${other.zh}）添甜味而热量很低，可以少放糖；糖（${sugar.zh}）除了甜还管口感、颜色和保存。厂家为什么这样配，标签没有写。`,
      en: `Sweeteners (${other.en}) add sweetness with few calories, so there need be less sugar; sugar (${sugar.en}) also gives body, colour and keeping. Why the maker chose both the label does not say.`,
    },
    ...onLabel(context, [...sugars.slice(0, 2), ...sweeteners.slice(0, 2)]),
  )
  return true
}
