import type { Bilingual } from '../../../result.ts'
import { noScoreTexts } from '../../../scoring/no-score/no-score-texts.ts'
import { isAdjustment } from '../../../scoring/rules/scale.ts'
import { bandOfScore, type ScoreBand } from '../../../scoring/score-bands.ts'
import { fold } from '../../../text/normalize.ts'
import { highIn } from '../../../warnings/high-in.ts'
import type { Audience } from '../../entities/people.ts'
import { basisOf } from '../about-label.ts'
import {
  type AnswerContext,
  declineUnknown,
  knownOf,
  onLabel,
  orWhole,
  quotedWhere,
  sayQuoted,
  tenths,
  wholeLabel,
} from '../answer-context.ts'
import { asksBrief } from '../asked/form.ts'
import { tellDay } from '../effects/a-day.ts'
import { figuresOf } from '../effects/eaten.ts'
import { sayNoNumber } from '../effects/no-number.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { quoteLaxative } from '../pack/laxative.ts'
import { ofOld } from '../people/pack-warnings.ts'
import { statesAmount } from '../rules/amounts.ts'

/** What a band answers to: is it healthy, may I have it every day. */
const verdicts: Record<ScoreBand['level'], { healthy: Bilingual; daily: Bilingual }> = {
  excellent: {
    healthy: { zh: '配料方面较好', en: 'Good, as far as the list tells' },
    daily: { zh: '看份量', en: 'It depends on the portion' },
  },
  green: {
    healthy: { zh: '配料方面较好', en: 'Good, as far as the list tells' },
    daily: { zh: '看份量', en: 'It depends on the portion' },
  },
  yellow: {
    healthy: { zh: '尚可', en: 'Fair' },
    daily: { zh: '看份量，别太多', en: 'It depends on the portion; not too much' },
  },
  orange: {
    healthy: { zh: '不算健康', en: 'Not really' },
    daily: { zh: '不建议天天吃', en: 'Better not every day' },
  },
  red: {
    healthy: { zh: '不算健康', en: 'Not really' },
    daily: { zh: '不建议常吃', en: 'Better not often' },
  },
}

/** Is it healthy, should I buy it: the verdict, the score in one word, and the reasons that weigh most. */
export const judgeWhole = (context: AnswerContext, isDaily = false, isShort = false): void => {
  const { result, reply } = context
  if (!result || context.flat.length === 0) {
    declineUnknown(context)
    return
  }
  if (result.score === null) {
    const text = noScoreTexts[result.noScore ?? 'low_confidence']
    reply.say({ zh: `没有评分：${text.zh}`, en: `No score: ${text.en}` }, ...wholeLabel(context))
    // Whom alcohol is not for was just said.
    const flags = result.noScore === 'alcohol' ? [] : result.groups
    for (const flag of flags
      .filter(({ level, group }) => level === 'avoid' && !(isDaily && group === 'infant_0_36m'))
      .slice(0, 3))
      reply.say(flag.text, ...orWhole(context, onLabel(context, flag.ingredients)))
    return
  }
  const { level, word } = bandOfScore(result.score)
  const lead = isDaily ? verdicts[level].daily : verdicts[level].healthy
  const isGood = level === 'excellent' || level === 'green'
  const high = isGood ? undefined : highIn({ reasons: result.reasons, known: knownOf(context) })
  // One word: the verdict, and what there is much of.
  if (asksBrief(context.text) || asksBrief(fold(context.asked.question).text)) {
    reply.say(
      {
        zh: `${lead.zh}${high ? `：${high.names.zh}偏多` : ''}。`,
        en: `${lead.en}${high ? `: high in ${high.names.en}` : ''}.`,
      },
      ...wholeLabel(context),
    )
    return
  }
  reply.say(
    {
      zh: `${lead.zh}：${result.score} 分（${word.zh}）${high ? `，${high.names.zh}偏多` : ''}。`,
      en: `${lead.en}: ${result.score}/100 (${word.en})${high ? `, high in ${high.names.en}` : ''}.`,
    },
    ...wholeLabel(context),
  )
  if (isDaily || isShort) return
  const weighty = result.reasons
    .filter(reason => tenths(reason.points) !== 0 && !isAdjustment(reason))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, 3)
  for (const reason of weighty) reply.item(reason.text, ...basisOf(reason, context))
}

/** Who should stay away from it, where the question named nobody. */
export const warnOthers = (context: AnswerContext): void => {
  const flags = (context.result?.groups ?? []).filter(
    ({ level, group }) =>
      level === 'avoid' &&
      // Whom alcohol is not for is said of every alcoholic drink.
      context.result?.noScore !== 'alcohol' &&
      // Of a grown man nobody asks what babies may have.
      !(group === 'infant_0_36m' && ofOld.test(context.text)) &&
      !/gluten|milk|nuts|peanut|egg|soy|fish|sulfite/.test(group),
  )
  for (const flag of flags.slice(0, 2))
    context.reply.say(flag.text, ...orWhole(context, onLabel(context, flag.ingredients)))
}

const dailyAmount =
  /每[日天][^。；;\n]{0,8}(?:不超过|不多于|不宜超过|限|[一二三两\d])|(?:不超过|不多于)[^。；;\n]{0,12}每?[日天]|\bno more than\b[^.\n]{0,30}\bday\b|\b(?:consume|drink|eat) (?:moderately|in moderation)|\bmax(?:imum)?\b[^.\n]{0,20}\bday\b/i

const counts = /\d|[一二两三]|\b(?:one|two|three)\b/
/** The pack's own words on how much a day. */
export const quoteDailyAmount = (context: AnswerContext): void => {
  const isOfDay = (line: string) => dailyAmount.test(line) && !/营养|nutrition|%/i.test(line)
  // Max 1 can per day says more than consume moderately.
  const words =
    quotedWhere(context, line => isOfDay(line) && counts.test(line)) ?? quotedWhere(context, isOfDay)
  if (words) sayQuoted(words, context)
}

const tuna = /tuna|金枪鱼|金槍魚|吞拿|鲔/i
/** The NHS counts cans of 140 g drained. */
const cans = { most: 4, grams: 140 } as const
const asksCans = /几[罐听盒]|多少[罐听盒]|\bhow many (?:tins|cans)\b|每周|一周|\ba week\b/

/** Of tins of another size how many that advice comes to; false where the label is of no tuna, or that was not asked. */
const tellCansOfTuna = (context: AnswerContext): boolean => {
  const index = context.flat.findIndex(({ name }) => tuna.test(name))
  const pack = context.result?.nutrition?.pack
  if (index < 0 || !asksCans.test(context.text) || pack?.unit !== 'g') return false
  const many = Math.floor((cans.most * cans.grams) / pack.value)
  context.reply.say(
    {
      zh: `${cans.most} 罐 × ${cans.grams} g 是 ${cans.most * cans.grams} g，这种 ${pack.value} g 的一周不超过 ${many} 罐，别的金枪鱼也算在内。`,
      en: `${cans.most} cans of ${cans.grams} g are ${cans.most * cans.grams} g, so of these of ${pack.value} g no more than ${many} a week, other tuna counted with them.`,
    },
    ...onLabel(context, [index]),
  )
  return true
}

const statedCaffeine = /(?:caffeine|咖啡因)[^\n]{0,40}\d\s?(?:mg|毫克)/i

/** Would two cans be too much: what two of them contain, beside a day's amount. */
const asksTooMuch = /太多|过量|超[标过]|上限|\btoo (?:much|many)\b/

/** How often, how much: the verdict, what the table gives of it in what is eaten, else that the label tells no portion. */
export const judgeOften = (who: Audience | null, isForbidden: boolean, context: AnswerContext): void => {
  const { result, reply } = context
  if (!isForbidden) quoteDailyAmount(context)
  const isOfCaffeine = statedCaffeine.test(context.asked.label?.text ?? '')
  if (!who && isOfCaffeine && asksTooMuch.test(context.text) && tellDay(null, context)) return
  if (!who) judgeWhole(context, true)
  if (!result || context.flat.length === 0) return
  if (quoteLaxative(context)) {
    const figures = figuresOf(['polyols'], context)
    // Of polyols nobody asked who has weak kidneys.
    if (figures && !who?.groups.includes('ckd')) reply.say(figures, tableCitation)
  }
  // Of tuna the advice counts cans, and what weighs is no salt.
  if (who?.groups.includes('pregnant') && tellCansOfTuna(context)) return
  if (tellDay(who, context) || isForbidden) {
    if (!isForbidden) sayNoNumber(context)
    return
  }
  // Chew two a day: its words are told, and are a portion.
  if (statesAmount(context)) return
  reply.say(
    {
      zh: '标签看不出用量和份量，所以说不出每天吃多少合适；偶尔少量和天天吃不是一回事。这不是医疗建议。',
      en: 'A label tells no dose and no portion, so it cannot say how much a day is right; a little now and then is not the same as every day. This is not medical advice.',
    },
    ...wholeLabel(context),
  )
}
