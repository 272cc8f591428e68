import type { Bilingual } from '../../../result.ts'
import { weightIn } from '../../entities/people.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, orWhole, wholeLabel } from '../answer-context.ts'
import { caffeineAtOnce, caffeineSources, EFSA_CAFFEINE } from '../effects/caffeine.ts'
import { gloss } from '../pack/in-english.ts'
import { mostADayPrinted } from './most-a-day.ts'

/** 3 mg a kilo, 每公斤6毫克. */
const perKilo =
  /(?<![\d.])(\d{1,2}(?:\.\d)?) ?(?:mg|毫克)[^\d,.，。]{0,14}?(?:\/|per|an?|every|each|每) ?(?:kg|kilo(?:gram)?s?|公斤|千克)|每(?:kg|公斤|千克)(?:体重)?[^\d,，。]{0,4}(\d{1,2}(?:\.\d)?) ?(?:mg|毫克)/

const asksEnough = /够|\benough\b/
/** Whether one has so much, in the words of the question. */
const verdictOf = (reaches: boolean, text: string): Bilingual => {
  if (!reaches) return { zh: '一份不到', en: 'One is less than that' }
  return asksEnough.test(text)
    ? { zh: '一份就够', en: 'One is enough' }
    : { zh: '一份就有这么多', en: 'One has that much' }
}

const rounded = (value: number): number => Math.round(value * 10) / 10

/**
 * So many mg of caffeine per kg that somebody aims at: what it comes to at their weight, beside what one of it has, and what EFSA and the pack
 * say of more; false where no weight or no such aim was named, or the pack states no caffeine.
 */
export const tellCaffeineByWeight = (
  { text, who }: Pick<Heard, 'text' | 'who'>,
  context: AnswerContext,
): boolean => {
  const aim = perKilo.exec(text)
  const dose = Number(aim?.[1] ?? aim?.[2])
  const kg = aim && weightIn(text.replace(aim[0], ' '))
  const once = caffeineAtOnce(context)
  // For a child or in pregnancy the limits come first.
  if (!(dose > 0) || !kg || !once || (who && who.groups.length > 0)) return false
  const aimed = Math.round(dose * kg)
  const size = `${once.of.value} ${once.of.unit}`
  const reaches = once.mg >= aimed
  const verdict = verdictOf(reaches, text)
  context.reply.say(
    {
      zh: `${verdict.zh}：${dose} mg × ${kg} kg = ${aimed} mg，一份（${size}）有咖啡因 ${once.mg} mg，合每千克 ${rounded(once.mg / kg)} mg。`,
      en: `${verdict.en}: ${dose} mg × ${kg} kg is ${aimed} mg, and one (${size}) has ${once.mg} mg of caffeine, ${rounded(once.mg / kg)} mg per kg.`,
    },
    ...caffeineSources(context),
  )
  const printed = reaches ? undefined : mostADayPrinted(context)
  if (printed)
    context.reply.say(
      {
        zh: `也别再加：标签写着“${printed}”。`,
        en: `Still no second one: the label says "${printed}"${gloss(printed)}.`,
      },
      ...orWhole(context, wholeLabel(context)),
    )
  const { once: limit, day } = EFSA_CAFFEINE
  const most = Math.max(aimed, once.mg)
  const usual: Bilingual = {
    zh: `健康成年人一次 ${limit} mg、一天各种来源合计 ${day} mg 以内`,
    en: `healthy adults up to ${limit} mg at once and ${day} mg a day from all sources`,
  }
  context.reply.say(
    most > limit
      ? {
          zh: `${most} mg 已超过一次的量（EFSA 2015：${usual.zh}）。`,
          en: `${most} mg is over the amount for one time (EFSA 2015: ${usual.en}).`,
        }
      : { zh: `EFSA（2015）：${usual.zh}。`, en: `EFSA (2015): ${usual.en}.` },
    ...caffeineSources(context),
  )
  return true
}
