import { noScoreTexts } from '../../../scoring/no-score/no-score-texts.ts'
import { bandOfScore } from '../../../scoring/score-bands.ts'
import { fold } from '../../../text/normalize.ts'
import { highIn } from '../../../warnings/high-in.ts'
import type { Heard } from '../../understanding/heard.ts'
import { basisOf } from '../about-label.ts'
import {
  type AnswerContext,
  joinedBy,
  knownOf,
  leavesOf,
  namesOf,
  onLabel,
  wholeLabel,
} from '../answer-context.ts'
import { asksBrief } from '../asked/form.ts'
import { allergenName } from '../people/allergens.ts'

const inPlainTerms =
  /\blike (?:i ?a?'?m|im) (?:five|5|a (?:child|kid))\b|\beli5\b|\bsum (?:it|this) up\b|\bin a nutshell\b|总结一下|大白话|通俗(?:点|易懂)?|讲给[^，。]{0,6}听|营养师(?:会)?(?:怎么)?(?:说|评价|看)|\bwhat would (?:a|an|my|your|any) (?:dieti[tc]ian|nutritionist|expert|doctor) (?:say|think)\b/
const ofWhole = /^(?:nutrition|report|healthy|what|list|score|outside|worst|claim)$/

/** The label in one sentence: its score, what there is much of, how many additives, and its allergens; false where that was not asked. */
export const tellInShort = (
  { text, wish, subjects, kinds, nutrients, who }: Heard,
  context: AnswerContext,
): boolean => {
  const { result, flat } = context
  const isNamed = subjects.length + kinds.length + nutrients.length > 0 || who !== null
  if (isNamed || !ofWhole.test(wish) || !result || flat.length === 0) return false
  const isShort =
    wish === 'report' &&
    !/全|详细|里里外外|深度|\b(?:full|detail|in-depth)/.test(text) &&
    asksBrief(fold(context.asked.question).text)
  if (!isShort && !inPlainTerms.test(text)) return false
  const leaves = leavesOf(context)
  const additives = leaves.filter(index => flat[index]?.additiveId !== undefined).length
  const allergens = joinedBy(result.allergens.contains.map(allergenName), '、', ', ')
  const high =
    result.score === null ? undefined : highIn({ reasons: result.reasons, known: knownOf(context) })
  const why = noScoreTexts[result.noScore ?? 'low_confidence']
  const mark =
    result.score === null
      ? { zh: `没有评分（${why.zh.replace(/。$/, '')}）`, en: `no score (${why.en.replace(/\.$/, '')})` }
      : {
          zh: `${result.score} 分（${bandOfScore(result.score).word.zh}）${high ? `，${high.names.zh}偏多` : ''}`,
          en: `${result.score} of 100 (${bandOfScore(result.score).word.en})${high ? `, high in ${high.names.en}` : ''}`,
        }
  const first = namesOf(leaves.slice(0, 2), context)
  context.reply.say(
    {
      zh: `${mark.zh}；主要是${first.zh}，${leaves.length} 项配料里有 ${additives} 种添加剂；${allergens.zh ? `过敏原：${allergens.zh}` : '没有识别到常见过敏原，以包装为准'}。`,
      en: `${mark.en.charAt(0).toUpperCase()}${mark.en.slice(1)}; mostly ${first.en}, with ${additives} additives among ${leaves.length} ingredients; ${allergens.en ? `allergens: ${allergens.en}` : 'no common allergen was recognised, go by the pack'}.`,
    },
    ...onLabel(context, leaves.slice(0, 2)),
    ...wholeLabel(context),
  )
  return true
}

const asksBest =
  /有(?:什么|啥|哪些)好(?:的)?(?:配料|成分|料|东西)|\b(?:anything|something) (?:good|healthy|nutritious) in (?:it|this|here|these|them)\b|\bgood (?:stuff|ingredients?|things?|bits) in\b|最(?:健康|好|营养|有营养|天然)的?(?:配料|成分|料|东西|是(?:哪|什么))|\b(?:healthiest|best|most natural|most nutritious) (?:thing|ingredient|bit|part)s?\b/
const shownBest = 4
/** What is the best thing in it: the foods of the list that cost no points; false where that was not asked. */
export const tellBest = ({ text, subjects, who }: Heard, context: AnswerContext): boolean => {
  const { result, flat } = context
  if (!asksBest.test(text) || subjects.length > 0 || who !== null || !result || flat.length === 0)
    return false
  const costly = new Set(
    result.reasons.filter(({ points }) => points < 0).flatMap(({ ingredients }) => ingredients),
  )
  const hits = leavesOf(context)
    .filter(index => {
      const { kind, name = '', children = [] } = flat[index] ?? {}
      return (
        kind === 'food' &&
        children.length === 0 &&
        !costly.has(index) &&
        !/水$|^(?:carbonated |drinking )?water$/i.test(name)
      )
    })
    .slice(0, shownBest)
  const names = namesOf(hits, context)
  const plus = result.reasons.find(reason => reason.points > 0 && reason.ingredients.length > 0)
  context.reply.say(
    hits.length > 0
      ? {
          zh: `不扣分的食物配料，按多少排：${names.zh}${plus ? `；加分的一项：${plus.text.zh.replace(/。$/, '')}` : ''}。单看一种配料不等于整份健康。`,
          en: `Foods on the list that cost no points, by weight: ${names.en}${plus ? `; what adds points: ${plus.text.en.replace(/\.$/, '')}` : ''}. One ingredient does not make the whole healthy.`,
        }
      : {
          zh: '没有：食物类的配料都扣了分，或者只有水和添加剂。',
          en: 'None: every food on the list costs points, or there is nothing but water and additives.',
        },
    ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
    ...(plus ? basisOf(plus, context) : []),
  )
  return true
}
