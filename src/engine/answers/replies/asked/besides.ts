import { nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import { isAdjustment } from '../../../scoring/rules/scale.ts'
import { kindsIn, saltKind, sugarKind } from '../../entities/kinds.ts'
import { leftOutIn } from '../../entities/left-out-words.ts'
import type { Heard } from '../../understanding/heard.ts'
import { basisOf } from '../about-label.ts'
import { type AnswerContext, concern, namesOf, onLabel, tenths, wholeLabel } from '../answer-context.ts'
import { tellCaffeineAmount } from '../effects/caffeine.ts'
import { hitsOf } from '../lists.ts'
import { isCareful, judgePeople } from '../people/suits.ts'

const asksTrouble =
  /注意|留意|小心|毛病|问题|不好|不妥|坑|雷|可怕|糟|坏处|担心|隐患|猫腻|dodgy|bad|worr|concern|watch|wrong|nasty|dangerous|iffy|suspect|harmful|unhealthy|problem|red flags?|look out|rubbish|junk/

const mostReasons = 3
const mostAdditives = 3

/** Apart from the sugar, is there anything dodgy: what weighs against it besides, the table's and the list's, without what was left out; false where that was not asked. */
export const tellBesides = (heard: Heard, context: AnswerContext): boolean => {
  const { text, who, subjects, kinds } = heard
  const { result, flat, reply } = context
  const words = leftOutIn(text)?.words
  if (words === undefined || !asksTrouble.test(text) || !result || flat.length === 0) return false
  if (who && who.diets.length + who.allergens.length > 0) return false
  const without = kindsIn(words)
  const nutrients = [...nutrientsIn(words), ...(/咸|盐|salt/.test(words) ? (['salt'] as const) : [])]
  const isWithoutAdditives = /添加剂|\be[- ]?numbers?\b|additives?/.test(words)
  const isOfSugar =
    without.includes(sugarKind) || nutrients.includes('sugars') || /糖|甜|sugar|sweet/.test(words)
  const isOfSalt = without.includes(saltKind) || nutrients.includes('salt') || nutrients.includes('sodium')
  // A kind that is asked for by name, besides another, is another question.
  if (kinds.some(({ zh }) => without.every(kind => kind.zh !== zh) && !words.includes(zh))) return false
  const out = new Set([
    ...without.flatMap(kind => hitsOf(kind, context)),
    ...subjects.flatMap(({ index, name }) =>
      index !== undefined && words.includes(name.toLowerCase()) ? [index] : [],
    ),
  ])
  if (who && isCareful(heard)) judgePeople(who, [], context)
  const reasons = result.reasons
    .filter(
      ({ points, rule, text: of, ingredients }) =>
        tenths(points) < 0 &&
        !isAdjustment({ rule }) &&
        !(isOfSugar && /^sugar/.test(rule)) &&
        !(isOfSalt && /^salt/.test(rule)) &&
        !(isWithoutAdditives && /添加剂|NOVA/.test(of.zh)) &&
        !(ingredients.length > 0 && ingredients.every(index => out.has(index))),
    )
    .sort((a, b) => a.points - b.points)
    .slice(0, mostReasons)
  const doubtful = flat
    .flatMap(({ tier = 0, role }, index) =>
      role === undefined && tier > 1 && !out.has(index) ? [{ tier, index }] : [],
    )
    .sort((a, b) => b.tier - a.tier)
  const caffeine = isWithoutAdditives || /咖啡因|caffeine/.test(words)
  if (reasons.length === 0 && (doubtful.length === 0 || isWithoutAdditives)) {
    reply.say(
      {
        zh: '别的没有：没有识别到另外扣分的成分，也没有中等及以上关注的添加剂。',
        en: 'Nothing else: no other ingredient weighs against it, and no additive of moderate or higher concern was recognised.',
      },
      ...wholeLabel(context),
    )
    return true
  }
  if (!reply.hasBegun())
    reply.say({ zh: '有，还有这些：', en: 'Yes, there is more:' }, ...wholeLabel(context))
  for (const reason of reasons) reply.item(reason.text, ...basisOf(reason, context))
  const [worst] = doubtful
  const isTold = reasons.some(({ text: of }) => /关注/.test(of.zh))
  if (worst && !isWithoutAdditives && !isTold) {
    const top = doubtful.filter(({ tier }) => tier === worst.tier).slice(0, mostAdditives)
    const names = namesOf(
      top.map(({ index }) => index),
      context,
    )
    const level = concern[worst.tier] ?? { zh: '', en: '' }
    reply.item(
      {
        zh: `添加剂里关注等级最高的：${names.zh}（${level.zh}）。`,
        en: `Of the additives, highest by our levels: ${names.en} (${level.en}).`,
      },
      ...onLabel(
        context,
        top.map(({ index }) => index),
      ),
    )
  }
  if (!caffeine && !who) tellCaffeineAmount(false, false, context)
  return true
}
