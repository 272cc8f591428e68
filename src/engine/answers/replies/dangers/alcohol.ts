import { alcoholKind } from '../../entities/kinds.ts'
import { type AnswerContext, namesOf, onLabel, wholeLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'

const offIt =
  /戒(?:咗|了|掉)?酒|不能沾酒|酒瘾|酗酒|\b(?:recovering|sober|sobriety|in recovery|off (?:the )?(?:drink|booze))\b|\balcoholic\b(?! drink| beverage)/
const mixed =
  /(?:兑|掺|混|配|加).{0,3}(?:白酒|啤酒|洋酒|酒|威士忌|伏特加)|\b(?:mix\w*|with|add\w*)\b.{0,16}\b(?:vodka|whisk(?:e)?y|rum|gin|booze|alcohol|beer|spirits|j[aä]ger\w*)\b/
const drives = /开车|驾车|驾驶|醉|\bdriv(?:e|ing)\b|\bdrunk\b/
const ofCaffeine = /咖啡因|caffeine|guarana|瓜拉纳/i

/** Who is off alcohol, and who mixes it with caffeine or drives after it; false where that was not asked. */
export const tellAlcoholHarm = (context: AnswerContext): boolean => {
  if (context.flat.length === 0) return false
  const hits = hitsOf(alcoholKind, context)
  const isDrink = context.result?.noScore === 'alcohol'
  const names = namesOf(hits.slice(0, 3), context)
  if (offIt.test(context.text)) {
    const has = isDrink || hits.length > 0
    context.reply.say(
      has
        ? {
            zh: `不要吃：含酒${hits.length > 0 ? `（${names.zh}）` : ''}，不会全部挥发掉；戒酒的人不要碰，有难处找医生或戒酒互助小组。`,
            en: `Better not: it contains alcohol${hits.length > 0 ? ` (${names.en})` : ''}, which does not all evaporate; who is off alcohol should leave it, and a doctor or a support group helps where it is hard.`,
          }
        : {
            zh: '没有识别到酒或酒精；香精里的溶剂标签不写。',
            en: 'No alcohol was recognised; solvents of flavourings are not on labels.',
          },
      ...(hits.length > 0 ? onLabel(context, hits.slice(0, 3)) : wholeLabel(context)),
    )
    return true
  }
  if (
    !mixed.test(context.text) ||
    !(drives.test(context.text) || ofCaffeine.test(context.asked.label?.text ?? ''))
  )
    return false
  context.reply.say(
    {
      zh: '不要这样喝：咖啡因只让人觉得没那么醉，酒精一点没少，更容易喝过量（美国 CDC）；喝了酒不要开车。',
      en: 'Do not: caffeine only makes you feel less drunk, the alcohol is all there, and people drink more of it (US CDC); never drive after alcohol.',
    },
    ...wholeLabel(context),
  )
  return true
}
