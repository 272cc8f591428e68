import { alcoholKind } from '../../entities/kinds.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  flagIn,
  namesOf,
  onLabel,
  quotedWhere,
  sayQuoted,
  wholeLabel,
} from '../answer-context.ts'
import { energyEaten } from '../effects/eaten.ts'
import { hitsOf } from '../lists.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const onEmpty = /空(?:着)?(?:腹|肚子?)(?!血糖)|\bempty stomach\b/
/** On an empty stomach: the pack's own words on it, else its caffeine and alcohol; false where that was not asked. */
export const tellEmptyStomach = ({ text, who }: Heard, context: AnswerContext): boolean => {
  if (who || !onEmpty.test(text) || /血糖|药|\bpills?\b|\btablets?\b/.test(text) || context.flat.length === 0)
    return false
  const words = quotedWhere(context, folded => onEmpty.test(folded))
  if (words) {
    sayQuoted(words, context)
    return true
  }
  const hits = [
    ...new Set([...(flagIn(context, 'caffeine')?.ingredients ?? []), ...hitsOf(alcoholKind, context)]),
  ]
  const names = namesOf(hits, context)
  context.reply.say(
    hits.length > 0
      ? {
          zh: `最好先吃点别的：含${names.zh}，空腹时咖啡因和酒吸收得快，可能心慌、反酸或更容易醉。标签没有写空腹能不能吃。`,
          en: `Better not before some other food: it contains ${names.en}; on an empty stomach caffeine and alcohol are taken up fast and may bring a racing heart, heartburn or drunkenness. The label says nothing of an empty stomach.`,
        }
      : {
          zh: '标签没有写空腹不能吃，我的资料里也没有这样的规则；没有识别到咖啡因来源和酒。胃不舒服的话先吃点别的。',
          en: 'The label does not forbid it on an empty stomach, nor do my sources; no source of caffeine and no alcohol was recognised. With a sore stomach have something else first.',
        },
    ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
  )
  return true
}

const ofFast =
  /断食|辟谷|16 ?[+:：比] ?8|\b(?:breaks?|breaking) (?:my|the|a) fast\b|\bintermittent fasting\b|\bwhile (?:i am )?fasting\b/
/** Hardly anything: what diet drinks have. */
const hardlyAny = 5
/** Does it break a fast: its energy does, or there is hardly any; false where that was not asked, or no table was read. */
export const tellFast = ({ text, who }: Heard, context: AnswerContext): boolean => {
  if (who || !ofFast.test(text) || /手术|抽血|体检|\b(?:surgery|blood test)\b/.test(text)) return false
  const energy = energyEaten(context)
  if (!energy) return false
  const { is, kcal } = energy
  context.reply.say(
    kcal > hardlyAny
      ? {
          zh: `会：${is.zh}有 ${kcal} 千卡，断食时段里有热量就算吃了。`,
          en: `Yes: ${kcal} kcal in ${is.en}, and whatever has energy breaks a fast.`,
        }
      : {
          zh: `热量几乎没有：${is.zh} ${kcal} 千卡；甜味剂算不算破坏断食，各种做法说法不一，按你跟的那种。`,
          en: `There is hardly any energy in it, ${kcal} kcal in ${is.en}; whether sweeteners break a fast the methods do not agree, so go by yours.`,
        },
    tableCitation,
  )
  return true
}

const ofWaking =
  /提神|醒脑|抗困|犯困|困(?:了|不困)|睡(?:得|不|觉|着)|失眠|熬夜|\bawake\b|\bsleep(?:y|less)?\b|\bstay up\b|\bwake me\b/
/** Will it keep awake, of a label without caffeine: that none was recognised; false where there is some, or that was not asked. */
export const tellNoCaffeine = ({ text, wish, who }: Heard, context: AnswerContext): boolean => {
  if (
    !/^(?:outside|safe|suits|has|claim|what)$/.test(wish) ||
    !ofWaking.test(text) ||
    context.flat.length === 0
  )
    return false
  const isOfThem = who?.groups.some(group => group !== 'caffeine')
  if (isOfThem || flagIn(context, 'caffeine') || hitsOf(alcoholKind, context).length > 0) return false
  if (context.result?.noScore) return false
  context.reply.say(
    {
      zh: '没有识别到咖啡因来源（咖啡、茶、可可、瓜拉纳），也没有酒：这份里没有已知会提神的；别的对睡眠的影响我的资料里没有。',
      en: 'No source of caffeine (coffee, tea, cocoa, guarana) and no alcohol was recognised, so nothing known to keep anybody awake; of other effects on sleep I have nothing.',
    },
    ...wholeLabel(context),
  )
  return true
}
