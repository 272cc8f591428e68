import type { Bilingual } from '../../../../result.ts'
import { foldedLabel } from '../../../entities/per-label.ts'
import { numberOf } from '../../../entities/pieces.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, wholeLabel } from '../../answer-context.ts'
import { eatenIn } from '../../effects/eaten.ts'
import { factStated } from '../../label/facts.ts'

const asked =
  /酒精[^，。]{0,8}(?:多少|几多|几克|几毫升|多不多|高不高)|(?:多少|几)克(?:纯)?酒(?!糟|曲)|(?:多少|几多|几克|有几)[^，。]{0,6}酒精|\bhow (?:much|many)\b.{0,20}\b(?:alcohol|units?)\b|\balcohol\b.{0,24}\bhow much\b|\bunits\b.{0,12}\b(?:in|of alcohol)\b/
/** 咖啡甜酒(4%,酒精浓度20% vol): a drink within the food, its share and its strength. */
const ofPart =
  /([\u4e00-\u9fff]{1,6}酒|[a-z]{3,}(?: [a-z]{3,})?)\s?[([](\d+(?:\.\d+)?)\s?%[,，、;\s]{0,2}[^\d)\]]{0,10}(\d+(?:\.\d+)?)\s?%\s?(?:vol|abv|alc|v\/v)?/
const ofWhole =
  /(?:酒精(?:度数?|含量|浓度)?|\balc(?:ohol)?\.?|\babv)[^\d\n]{0,10}(\d+(?:\.\d+)?)\s?%|(\d+(?:\.\d+)?)\s?%\s?(?:vol\b|abv\b|alc\b)/
const gramsPerMl = 0.789

interface Strength {
  /** Parts of alcohol in one of the food, by volume. */
  share: number
  by: Bilingual
}

/** How strong the food is by its own figures; undefined where it states none. */
export const strengthOf = (label: string): Strength | undefined => {
  const [, name, share, strength] = ofPart.exec(label) ?? []
  if (share !== undefined && strength !== undefined)
    return {
      share: (Number(share) * Number(strength)) / 10_000,
      by: {
        zh: `${name}占 ${share}%、酒精度 ${strength}%`,
        en: `${name} makes up ${share} % and has ${strength} % of alcohol`,
      },
    }
  const [, before, behind] = ofWhole.exec(label) ?? []
  const whole = before ?? behind
  return whole === undefined
    ? undefined
    : { share: Number(whole) / 100, by: { zh: `酒精度 ${whole}%`, en: `${whole} % of alcohol` } }
}

const nursing =
  /哺乳|喂(?:奶|母乳|人奶)|[喂餵](?:紧|着|住)?(?:人奶|母乳)|母乳|人奶|\bbreast ?-?feed|\bnursing\b/
const asksFeeding: Bilingual = {
  zh: '哺乳：先喂奶再吃最稳妥，吃后隔约 2 小时再喂（英国 NHS：每 8 g 酒精约 2 小时）；量这么少时偶尔一次影响很小，天天吃不建议。',
  en: 'Breastfeeding: feed first and have it after, or wait about 2 hours before the next feed (NHS: about 2 hours for each 8 g of alcohol); so little now and then hardly matters, daily is not advised.',
}
const asksToFeed =
  /(?:隔|等|过)[^，。]{0,8}(?:喂|哺乳)|多久[^，。]{0,6}(?:喂|哺乳)|(?:倒|挤)掉奶|\bpump and dump\b|\bhow long\b.{0,30}\b(?:breast ?-?feed|feed(?:ing)? (?:her|him|the baby|again)|nurse)/
const littleGrams = 8
const rounded = (value: number): number => Math.round(value * (value < 1 ? 100 : 10)) / (value < 1 ? 100 : 10)

/** Millilitres of half a bottle, or of so many, of a drink whose pack has no table; undefined where it states no volume. */
const bottlesIn = (text: string, { asked: { label } }: AnswerContext): number | undefined => {
  const [, net] = /(\d+(?:\.\d+)?)\s?(?:ml|毫升)/i.exec(factStated('net', label?.text ?? '')) ?? []
  const [, count = ''] = /(半|[一两二三四五六]|[1-6])\s?[瓶罐支听]/.exec(text) ?? []
  const many = /半|\bhalf\b/.test(count || text) ? 0.5 : numberOf(count) || 1
  return net === undefined ? undefined : Number(net) * many
}

/** How much alcohol is in what is eaten, by the strength and the share that the label states; false where that was not asked, or it states none. */
export const tellAlcoholAmount = ({ text }: Heard, context: AnswerContext): boolean => {
  // When may I feed again: told with the amount.
  if (asksToFeed.test(text) && context.reply.text().includes(asksFeeding.zh.slice(0, 8))) return true
  if (!asked.test(text) && !asksToFeed.test(text)) return false
  const strength = strengthOf(foldedLabel(context.asked.label?.text ?? ''))
  const { quantity, is } = eatenIn(context) ?? {}
  const [, weight, said = ''] = /(?<![\d.])(\d{2,4})\s?(克|g|ml|毫升)/.exec(text) ?? []
  const ofPack = bottlesIn(text, context)
  const value = weight === undefined ? (quantity?.value ?? ofPack) : Number(weight)
  if (!strength || value === undefined || strength.share === 0) return false
  const ml = value * strength.share
  const grams = ml * gramsPerMl
  const unit = /ml|毫升/.test(said || (quantity?.unit ?? (ofPack === undefined ? '' : 'ml'))) ? 'ml' : 'g'
  const words = is && weight === undefined ? is : { zh: `${value} ${unit}`, en: `${value} ${unit}` }
  context.reply.say(
    {
      zh: `${words.zh}约含酒精 ${rounded(grams)} g（${rounded(ml)} ml）：${strength.by.zh}，按这个比例算。`,
      en: `About ${rounded(grams)} g (${rounded(ml)} ml) of alcohol in ${words.en.replace(/^in /i, '')}: ${strength.by.en}; 8 g are a British unit.`,
    },
    ...wholeLabel(context),
  )
  if (nursing.test(`${context.asked.question} ${text}`) && grams < littleGrams)
    context.reply.say(asksFeeding, ...wholeLabel(context))
  return true
}
