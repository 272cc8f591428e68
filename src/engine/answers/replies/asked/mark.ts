import { noScoreTexts } from '../../../scoring/no-score/no-score-texts.ts'
import { isAdjustment } from '../../../scoring/rules/scale.ts'
import { bandOfScore } from '../../../scoring/score-bands.ts'
import type { Heard } from '../../understanding/heard.ts'
import { basisOf } from '../about-label.ts'
import { type AnswerContext, namesOf, onLabel, tenths, wholeLabel } from '../answer-context.ts'
import { asksOddest, asksOfTen } from './form.ts'

/** Out of ten: the score on that scale, and the one reason that weighs most; false where that was not asked. */
export const tellOfTen = ({ text, subjects }: Heard, context: AnswerContext): boolean => {
  const { result, reply, flat } = context
  if (!asksOfTen(text) || subjects.some(({ entry }) => entry) || !result || flat.length === 0) return false
  if (result.score === null) {
    const why = noScoreTexts[result.noScore ?? 'low_confidence']
    reply.say({ zh: `没有评分：${why.zh}`, en: `No score: ${why.en}` }, ...wholeLabel(context))
    return true
  }
  const mark = Math.round(result.score / 10)
  const [worst] = result.reasons
    .filter(reason => tenths(reason.points) < 0 && !isAdjustment(reason))
    .sort((a, b) => a.points - b.points)
  reply.say(
    {
      zh: `${mark} 分（满分 10 分；本方法按配料打 ${result.score} 分，满分 100）。${worst ? `扣得最多的：${worst.text.zh}` : ''}`,
      en: `${mark} out of 10 (our method gives the list ${result.score} of 100). ${worst ? `What costs most: ${worst.text.en}` : ''}`,
    },
    ...(worst ? basisOf(worst, context) : wholeLabel(context)),
  )
  return true
}

const asksMeaning =
  /(?:是)?(?:什么|啥)(?:意思|水平|概念)|算(?:高|低|好|差|及格)|(?:高|低|好|及格)(?:吗|么|不)|\b(?:good|bad|ok|okay|high|low|decent|a pass)\b|\bmean\b/
/** Is 51 good: what the score of this label is called, and what it says; false where its number is not named. */
export const tellScoreMeant = ({ text, who, nutrients }: Heard, context: AnswerContext): boolean => {
  const score = context.result?.score ?? null
  if (score === null || nutrients.length > 0) return false
  const isNamed = new RegExp(
    `(?<![\\d.])${score}(?![\\d.]|\\s?(?:g\\b|mg\\b|ml\\b|克|毫克|个|周|岁|%|weeks?|years?))`,
  ).test(text)
  const isOfScore =
    /分(?!钟)|\bscore\b|\bpoints?\b|\brat(?:ed|ing)\b|^(?:so |and |but )*(?:is|what does) (?:an? )?\d+ /.test(
      text,
    )
  if (who || !isNamed || !isOfScore || !asksMeaning.test(text)) return false
  const { word } = bandOfScore(score)
  context.reply.say(
    {
      zh: `${score} 分（满分 100）属于“${word.zh}”：90 分起优秀，80 分起较好，60 分起尚可，40 分起需留意，再低是较差。它按配料和营养成分表算，只适合在同类产品之间比，不代表合不合格。`,
      en: `${score} of 100 is "${word.en}": from 90 excellent, from 80 good, from 60 fair, from 40 watch, below that poor. It comes from the list and the nutrition table, is for comparing like with like, and says nothing of whether the product is lawful.`,
    },
    ...wholeLabel(context),
  )
  return true
}

/** Substances that a kitchen has no jar of. */
const shownOdd = 3
/** The oddest thing in it: that nobody measures that, and the additives that no kitchen has; false where that was not asked. */
export const tellOddest = ({ text }: Heard, context: AnswerContext): boolean => {
  if (!asksOddest(text) || context.flat.length === 0) return false
  const hits = context.flat
    .flatMap(({ additiveId, role, tier = 0 }, index) =>
      role === undefined && additiveId !== undefined ? [{ index, tier }] : [],
    )
    .sort((a, b) => b.tier - a.tier)
    .slice(0, shownOdd)
    .map(({ index }) => index)
  const names = namesOf(hits, context)
  context.reply.say(
    hits.length > 0
      ? {
          zh: `要说家里厨房没有的，是${names.zh}；怪不怪没有标准，这里按本方法的关注等级挑。`,
          en: `Of what no kitchen has: ${names.en}. What is odd nobody measures; these are picked by our levels of concern.`,
        }
      : {
          zh: '没有特别怪的：没有识别到食品添加剂，配料都是食品原料。',
          en: 'Nothing odd: no additive was recognised, the list is of foods alone.',
        },
    ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
  )
  return true
}
