import { alcoholKind } from '../../../entities/kinds.ts'
import { foldedLabel } from '../../../entities/per-label.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { amountText } from '../../amount-text.ts'
import { type AnswerContext, namesOf, onLabel, wholeLabel } from '../../answer-context.ts'
import { hitsOf } from '../../lists.ts'
import { strengthOf } from './alcohol-amount.ts'

const asked =
  /(?:会不会|会|能|要|才|就|吃|喝|食|饮)(?:吃|喝|食|饮)?醉(?!虾|蟹|鸡|泥螺|枣|驾)|醉(?:不醉|得了|倒)|\b(?:get|make|makes|be|feel|gets?|getting)\b.{0,14}\b(?:drunk|tipsy|pissed|hammered|wasted|buzzed)\b|\bdrunk (?:on|off|from)\b/
/** By volume, from which on enough of a food makes drunk. */
const drunkFrom = 0.025
/** Up to so much alcohol by volume, or per cent of a drink in the food, hardly anybody does. */
const hardlyTo = { strength: 0.005, share: 2 }

/** Does it make drunk: by the alcohol that the label states, or the share of the drink in it; false where that was not asked. */
export const tellDrunk = ({ text }: Heard, context: AnswerContext): boolean => {
  if (!asked.test(text) || context.flat.length === 0) return false
  const hits = hitsOf(alcoholKind, context)
  const strength = strengthOf(foldedLabel(context.asked.label?.text ?? ''))
  const percent = strength && Math.round(strength.share * 10_000) / 100
  if (strength && percent !== undefined && strength.share >= drunkFrom) {
    context.reply.say(
      {
        zh: `喝多了会：${strength.by.zh}。没有一个“不会醉”的量，因人而异；孕妇、儿童、要开车和吃药的人不要碰。`,
        en: `Enough of it does: ${strength.by.en}. There is no amount below which nobody gets drunk; not in pregnancy, for children, before driving or with medicines.`,
      },
      ...wholeLabel(context),
    )
    return true
  }
  if (hits.length === 0 && !strength) {
    context.reply.say(
      {
        zh: '配料里没有识别到酒精，没有看到会醉的东西。',
        en: 'No alcohol was recognised in the list, so nothing listed makes drunk.',
      },
      ...wholeLabel(context),
    )
    return true
  }
  const names = namesOf(hits, context)
  const declared = hits.find(index => context.flat[index]?.amount?.unit === '%')
  const amount = declared === undefined ? undefined : context.flat[declared]?.amount
  const share = amount && amountText(amount)
  const how = strength
    ? { zh: strength.by.zh, en: strength.by.en }
    : share
      ? { zh: `标签写明${names.zh} ${share.zh}`, en: `the label declares ${names.en} at ${share.en}` }
      : { zh: `配料里有${names.zh}，多少没有写`, en: `the list has ${names.en}; how much is not stated` }
  const isLittle =
    strength !== undefined
      ? strength.share <= hardlyTo.strength
      : amount !== undefined && amount.value <= hardlyTo.share
  const isSome = strength !== undefined || share !== undefined
  const lead = isLittle
    ? { zh: '这么少多半不会', en: 'Hardly, with so little' }
    : isSome
      ? { zh: '吃得多也会', en: 'Enough of it does' }
      : { zh: '看不出来', en: 'That cannot be told' }
  context.reply.say(
    {
      zh: `${lead.zh}：${how.zh}。孕妇、儿童、要开车和不碰酒的人仍要当作有酒精。`,
      en: `${lead.en}: ${how.en}. In pregnancy, for children, before driving and for those who keep off alcohol it still counts as alcohol.`,
    },
    ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
  )
  return true
}
