import { alcoholKind } from '../../entities/kinds.ts'
import { sourceCitation } from '../../text/reply.ts'
import { type AnswerContext, namesOf, onLabel, quotedWhere, wholeLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'

const offIt =
  /戒(?:咗|了|掉)?酒|不能沾酒|酒瘾|酗酒|\b(?:recovering|sober|sobriety|in recovery|off (?:the )?(?:drink|booze))\b|\balcoholic\b(?! drink| beverage)/
const mixed =
  /(?:兑|掺|混|配|加).{0,3}(?:白酒|啤酒|洋酒|酒|威士忌|伏特加)|\b(?:mix\w*|with|add\w*)\b.{0,16}\b(?:vodka|whisk(?:e)?y|rum|gin|booze|alcohol|beer|spirits|j[aä]ger\w*)\b/
const drives = /开车|驾车|驾驶|醉|\bdriv(?:e|ing)\b|\bdrunk\b/
const ofCaffeine = /咖啡因|caffeine|guarana|瓜拉纳/i

const ofBoiling =
  /(?:煮|烧|蒸|炖|滚|烫|微波|加热|[煮烧]开)[^。]{0,10}酒精?[^，。]{0,8}(?:没|挥发|跑|散|蒸发|去掉|还在|还有)|酒精?[^，。]{0,10}(?:挥发|蒸发|煮|烧|加热)|\b(?:alcohol|booze|rum|wine)\b[^.]{0,24}\b(?:cook|boil|burn|bak|evaporat|simmer)\w*|\b(?:cook|boil|bak|simmer|heat)\w*\b[^.]{0,30}\balcohol\b/
const onPack =
  /酒精(?:度|含量)|(?<!不)含(?:有)?酒精|\balc(?:ohol)?\.? ?\d|\babv\b|\bcontains alcohol\b|酒曲|酒酿|醪糟/

/** Does boiling take the alcohol away: how much is left, and who should not have it all the same; false where that was not asked, or there is none. */
const tellBoiled = (hits: readonly number[], context: AnswerContext): boolean => {
  if (!ofBoiling.test(context.text)) return false
  const printed = quotedWhere(context, line => /酒精(?:度|含量)|\balc|\babv/.test(line))
  if (hits.length === 0 && !onPack.test(context.asked.label?.text ?? '')) return false
  const [zh, en] = printed ? [`，标签写着“${printed}”`, `; the label says "${printed}"`] : ['', '']
  context.reply.say(
    {
      zh: `不会全没：酒精倒进沸水就离火还剩约 85%，煮 15 分钟约 40%，1 小时约 25%（美国农业部的留存率）${zh}；孕期、孩子和戒酒的人煮过也不要吃，哺乳期最好不吃。`,
      en: `Not all of the alcohol goes: stirred in off the heat about 85 % is left, after 15 minutes of simmering about 40 %, after an hour about 25 % (USDA retention factors)${en}. In pregnancy, for children and for who is off alcohol it is not to be had, boiled or not, and while breast-feeding better not.`,
    },
    ...(hits.length > 0 ? onLabel(context, hits.slice(0, 3)) : wholeLabel(context)),
    sourceCitation('USDA Table of Nutrient Retention Factors'),
  )
  // Whether it is halal is told behind it.
  return !/muslim|halal|穆斯林|清真|回民|哈拉/.test(context.text)
}

/** Who is off alcohol, and who mixes it with caffeine or drives after it; false where that was not asked. */
export const tellAlcoholHarm = (context: AnswerContext): boolean => {
  if (context.flat.length === 0) return false
  const hits = hitsOf(alcoholKind, context)
  const isDrink = context.result?.noScore === 'alcohol'
  const names = namesOf(hits.slice(0, 3), context)
  if (tellBoiled(hits, context)) return true
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
  sayCaffeineWithAlcohol(context)
  return true
}

/** Caffeine and alcohol are not to be mixed, and why. */
export const sayCaffeineWithAlcohol = (context: AnswerContext): void =>
  context.reply.say(
    {
      zh: '不要这样喝：咖啡因只让人觉得没那么醉，酒精一点没少，更容易喝过量（美国 CDC）；喝了酒不要开车。',
      en: 'Do not: caffeine only makes you feel less drunk, the alcohol is all there, and people drink more of it (US CDC); never drive after alcohol.',
    },
    ...wholeLabel(context),
  )
