import type { Bilingual, ScoreReason } from '../../result.ts'
import { noScoreTexts } from '../../scoring/no-score/no-score-texts.ts'
import { isAdjustment } from '../../scoring/rules/scale.ts'
import type { Citation } from '../question.ts'
import {
  type AnswerContext,
  declineUnknown,
  evidenceCitation,
  leavesOf,
  namesOf,
  onLabel,
  orWhole,
  tenths,
  wholeLabel,
} from './answer-context.ts'

export const explainScore = (context: AnswerContext): void => {
  const { result, reply } = context
  if (!result || context.flat.length === 0) {
    declineUnknown(context)
    return
  }
  const first = onLabel(context, [0])
  if (result.score === null) {
    reply.say(
      {
        zh: `没有评分。${noScoreTexts[result.noScore ?? 'low_confidence'].zh}`,
        en: `There is no score. ${noScoreTexts[result.noScore ?? 'low_confidence'].en}`,
      },
      ...first,
    )
    return
  }
  reply.say(
    {
      zh: `得分 ${result.score}：满分 100。主要理由：`,
      en: `The score is ${result.score} of 100. Main reasons:`,
    },
    ...first,
  )
  const weighty = result.reasons
    .filter(({ points }) => tenths(points) !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  // What only adjusts the number comes last: without it the points would not add up.
  const adjusts = weighty.filter(reason => isAdjustment(reason) && Math.abs(reason.points) >= 1)
  const told = weighty.filter(reason => !isAdjustment(reason)).slice(0, 6 - adjusts.length)
  for (const { points, text, ingredients, evidence } of [...told, ...adjusts]) {
    const signed = points > 0 ? `+${tenths(points)}` : String(tenths(points))
    reply.item(
      { zh: `${signed}：${text.zh}`, en: `${signed}: ${text.en}` },
      ...basisOf({ ingredients, evidence }, context),
    )
  }
}

/** What a reason or a remark rests on. */
export const basisOf = (
  { ingredients, evidence }: Pick<ScoreReason, 'ingredients' | 'evidence'>,
  context: AnswerContext,
): readonly Citation[] =>
  orWhole(context, [
    ...onLabel(context, ingredients.slice(0, 3)),
    ...evidence.slice(0, 2).map(id => evidenceCitation(context, id)),
  ])

export const suggestBetter = (context: AnswerContext): void => {
  const { result, reply } = context
  if (!result || context.flat.length === 0) {
    declineUnknown(context)
    return
  }
  if (result.score === null) {
    explainScore(context)
    return
  }
  if (result.suggestions.length === 0) {
    reply.say(
      {
        zh: '配料表里没有需要特别改进的地方。',
        en: 'Nothing in the ingredients stands out for improvement.',
      },
      ...onLabel(context, [0]),
    )
    return
  }
  for (const remark of result.suggestions) reply.item(remark.text, ...basisOf(remark, context))
}

const markerClasses = /^(?:着色剂|甜味剂|乳化剂|增味剂|增稠剂)$/
const markerFoods =
  /(?<!抗性)糊精|果糖|果葡|分离蛋白|氢化|葡萄糖浆|(?<!resistant )maltodextrin|fructose|isolate|hydrogenated|glucose syrup/i
const shownMarkers = 4
/** Whether a yes or a no is asked for, and not how or why. */
const isWhether = ({ text }: AnswerContext): boolean =>
  !/几|哪|什么|多少|怎么|\b(?:what|which|how|why)\b/.test(text)

/** Of what has no score, such as a supplement: the classes and foods that NOVA names; declined where there are none. */
const processingUnscored = (context: AnswerContext): void => {
  const hits = leavesOf(context).filter(index => {
    const { additiveId = '', kind, name = '' } = context.flat[index] ?? {}
    const classes = context.knowledge.additive(additiveId)?.functions ?? []
    return kind === 'flavouring' || markerFoods.test(name) || classes.some(one => markerClasses.test(one))
  })
  if (hits.length === 0) {
    declineUnknown(context)
    return
  }
  const names = namesOf(hits.slice(0, shownMarkers), context)
  const more = hits.length > shownMarkers
  context.reply.say(
    {
      zh: `${isWhether(context) ? '算，' : ''}按 NOVA 分类${isWhether(context) ? '是' : '算'}超加工食品（NOVA 4）：含${names.zh}${more ? '等' : ''}。`,
      en: `${isWhether(context) ? 'Yes, by' : 'By'} NOVA it counts as ultra-processed (group 4): it has ${names.en}${more ? ' and others' : ''}.`,
    },
    ...onLabel(context, hits.slice(0, shownMarkers)),
    evidenceCitation(context, 'E2'),
  )
}

const asksNaturalOr =
  /天然[^，。]{0,6}还是|还是[^，。]{0,6}天然|\bnatural\b.{0,12}\bor\b|\bor\b.{0,12}\bnatural\b/
/** The first words where it is ultra-processed: natural or not, yes or no, or neither asked. */
const ultraProcessed = (context: AnswerContext): Bilingual => {
  if (asksNaturalOr.test(context.text))
    return { zh: '不全是天然的，按 NOVA 分类是超加工食品', en: 'Not all natural, ultra-processed by NOVA' }
  if (isWhether(context)) return { zh: '算，按 NOVA 分类', en: 'Yes, by NOVA' }
  return { zh: '按 NOVA 分类算超加工食品', en: 'By NOVA it counts as ultra-processed (group 4)' }
}

/** Is it ultra-processed: the NOVA markers that the score counted. */
export const processing = (context: AnswerContext): void => {
  const { result, reply } = context
  if (!result || result.score === null) {
    processingUnscored(context)
    return
  }
  const markers = result.reasons.find(({ text }) => text.en.includes('NOVA'))
  if (markers) {
    const lead = ultraProcessed(context)
    reply.say(
      { zh: `${lead.zh}：${markers.text.zh}`, en: `${lead.en}: ${markers.text.en}` },
      ...basisOf(markers, context),
    )
  } else
    reply.say(
      {
        zh: '不算（按配料看）：没有识别到超加工（NOVA 4）的标志性成分。',
        en: 'No, not by its list: no marker of ultra-processing (NOVA 4) was recognised.',
      },
      ...wholeLabel(context),
      evidenceCitation(context, 'E2'),
    )
}
