import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { detectAudience } from '../../entities/people.ts'
import { aboutNumberOf } from '../../entities/pieces.ts'
import { asksMayThey } from '../../text/may-they.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, orWhole, quoted, wholeLabel } from '../answer-context.ts'
import { asksOnceOpened, factStated, ofOpened, tellFactOf } from '../label/facts.ts'
import { gloss } from './in-english.ts'
import { asksHowKept } from './keeping.ts'
import { asksLeftOut } from './left-out.ts'
import { isBanned, sentencesOf, tellDoing } from './printed.ts'

const daysOf: readonly (readonly [RegExp, number])[] = [
  [/^(?:小时|hours?)/, 1 / 24],
  [/^(?:天|日|晚|days?|nights?)/, 1],
  [/^(?:周|星期|礼拜|weeks?)/, 7],
  [/^(?:个?月|months?)/, 30.4],
  [/^(?:年|years?)/, 365],
]
const words: readonly (readonly [RegExp, number])[] = [
  [/(?:今早|今天早上|早上).{0,16}明(?:天)?晚|\bthis morning\b.{0,40}\btomorrow (?:night|evening)\b/, 1.5],
  [/前[天晚日]|头两天|\bday before yesterday\b/, 2],
  [
    /昨[天晚日]|[寻琴]日|隔夜|过夜|明天|听日|第二天|翌日|\byesterday\b|\blast night\b|\btomorrow\b|\bovernight\b/,
    1,
  ],
  [/上(?:周|星期|礼拜)|下(?:周|星期|礼拜)|\b(?:last|next) week\b/, 7],
  [/上个?月|下个?月|\b(?:last|next) month\b/, 30],
]
const span =
  /(半|\d+(?:\.\d+)?|[一二两三四五六七八九十]+|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|couple of|few))\s?(个?半?(?:小时|天|晚|日(?!期)|周|星期|礼拜|月(?![饼龄])|年)|hours?|days?|nights?|weeks?|months?|years?)(?! ?old\b)/

/** How many days a folded text speaks of; undefined for none. */
const daysIn = (text: string): number | undefined => {
  const [, many = '', of = ''] = span.exec(text) ?? []
  const unit = daysOf.find(([pattern]) => pattern.test(of.replace(/^个?半/, '')))
  if (unit) return aboutNumberOf(many) * unit[1] + (of.includes('半') ? unit[1] / 2 : 0)
  return words.find(([pattern]) => pattern.test(text))?.[1]
}

// 开罐即食 is ready to eat.
const atOnce =
  /立即|立刻|即[时吃饮喝]|(?<![开開][封启袋罐盖瓶盒包碗杯]后?|打开|直接|解冻后?|加热后?|非)即食|一次(?:性)?[吃喝用食饮]完|马上|\bimmediately\b|\bstraight away\b/
const sameDay = /当[日天次]|\bsame day\b/
const within =
  /(?:within|in|up to) (\d+) (hours?|days?|weeks?|months?)|(\d+|[一二两三四五六七八九十]+)\s?个?(小时|天|日|周|星期|月)(?:以)?(?:之)?[内內]|内?(\d+)\s?(天|日|个月)[内]?[吃喝用食饮]完/

/** How many days an opened one keeps by its pack; undefined where that is not said in figures. */
const daysOpened = (folded: string): number | undefined => {
  // At once, and what is left within 24 hours: within 24 hours.
  const found = within.exec(folded)
  if (found) return daysIn(`${found[1] ?? found[3] ?? found[5]}${found[2] ?? found[4] ?? found[6]}`)
  if (sameDay.test(folded)) return 0.9
  return atOnce.test(folded) ? 0 : undefined
}

const isLeft = /剩|[吃喝用](?:不|没)完|没[吃喝用]完|\bthe rest\b|\bleft ?overs?\b|\bleft over\b|\bfinish/
const asksKept =
  /[放撑搁存留摆]|(?:还|仲)(?:能|可以)|能不能|可以|[吃喝用][吗完]|坏|过期|超过|\b(?:last|keep|still|ok|okay|fine|safe|past|over|eat|drink|use|good)\b/
const longest = 120

/** Refrigerate after opening. Use within 10 days: the days are told in the next sentence. */
const openedSentences = (context: AnswerContext) =>
  sentencesOf(context).map((one, at, all) => {
    const next = all[at + 1]
    return next && ofOpened.test(one.folded) && /^(?:use|eat|consume|enjoy) within/.test(next.folded)
      ? { words: `${one.words}. ${next.words}`, folded: `${one.folded}. ${next.folded}` }
      : one
  })

/** What the pack says of how many days it keeps once opened; undefined where it names none. */
const statedOnceOpened = (context: AnswerContext): { words: string; days: number } | undefined =>
  openedSentences(context)
    .flatMap(({ words, folded }) => {
      const days = ofOpened.test(folded) ? daysOpened(folded) : undefined
      return days === undefined ? [] : [{ words, days }]
    })
    .at(0)

/** How many days food was kept by a folded text, ages apart; undefined where it names none. */
const daysKept = (text: string): number | undefined =>
  daysIn(text.replace(/\d+ ?(?:岁|个月大|months? old)/g, ' '))

/** Whether so many days are more than the pack gives, with a little to spare for rounding. */
const isPast = (days: number, most: number): boolean => days > most * 1.02

const tooLong = (words: string): Bilingual => ({
  zh: `超过标签写的时间了，不要再吃：标签写着“${quoted(words)}”。`,
  en: `Too long, do not eat it: the label says "${words}"${gloss(words)}.`,
})

/** It was opened two days ago, or has to last ten: held against what the pack says; false where no such time was named, or the pack names none. */
export const tellKeptFor = ({ text, wish, who, subjects }: Heard, context: AnswerContext): boolean => {
  if (/^(?:limit|allowed|adi|cancer)$/.test(wish) || (who && who.groups.length > 0)) return false
  if (
    subjects.some(({ entry }) => entry) ||
    !(asksKept.test(text) || asksOnceOpened(text)) ||
    isOther.test(text) ||
    asksHowKept(text)
  )
    return false
  const asked = daysKept(text)
  if (asked === undefined) return false
  const isOpen = asksOnceOpened(text) || ofOpened.test(text) || isLeft.test(text)
  const cited = orWhole(context, wholeLabel(context))
  if (isOpen) {
    const found = statedOnceOpened(context)
    if (!found || found.words.length > longest) return false
    const isJust = Math.abs(asked - found.days) < 0.02
    context.reply.say(
      isJust
        ? {
            zh: `看到底过了多久：标签写着“${found.words}”；过了这个时间，或者没照它存放过，就不要吃。`,
            en: `That depends on the hours: the label says "${found.words}"${gloss(found.words)}; do not eat it after that, or where it was kept otherwise.`,
          }
        : isPast(asked, found.days)
          ? tooLong(found.words)
          : {
              zh: `没有超过标签写的时间：标签写着“${quoted(found.words)}”；没照它存放过，或者变味、发霉的不要吃。`,
              en: `Not past what the pack says: the label says "${found.words}"${gloss(found.words)}; do not eat it where it was kept otherwise, or smells or looks wrong.`,
            },
      ...cited,
    )
    return true
  }
  const stated = factStated('shelf_life', context.asked.label?.text ?? '').replace(/~/g, '～')
  const most = daysIn(fold(stated).text)
  if (!isForLong.test(text) || most === undefined) return false
  context.reply.say(
    isPast(asked, most)
      ? {
          zh: `放不了那么久：标签写的保质期是 ${stated}，从生产日期算起，是没开封的。`,
          en: `No, not that long: the shelf life that the label states is ${stated}${gloss(stated)}, from the day it was made, and unopened.`,
        }
      : {
          zh: `看生产日期：标签写的保质期是 ${stated}，从生产日期算起，是没开封的，还要照它写的存放。`,
          en: `That depends on the day it was made: the shelf life that the label states is ${stated}${gloss(stated)}, unopened and kept as it says.`,
        },
    ...cited,
  )
  return true
}
/** The pack's words on an opened one, where a folded text tells that it was open for longer; undefined where it does not. */
export const wordsPastOpened = (text: string, context: AnswerContext): string | undefined => {
  const asked = daysKept(text)
  const found = statedOnceOpened(context)
  if (!found || asked === undefined || !ofOpened.test(text)) return undefined
  return isPast(asked, found.days) ? found.words : undefined
}

/** How far somebody is with child, and how old: no time that food was kept. */
const ofPeople =
  /(?:怀孕?|孕|有[咗了])[^，,。]{0,4}?(?:\d+|[一二两三四五六七八九十]+)个?(?:半)?(?:月|周)|(?:\d+|[一二两三四五六七八九十]+)个(?:半)?月(?:大|的?(?:宝|娃|孩|婴|小孩|bb)|身孕|孕)|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine) (?:weeks?|months?)(?= (?:pregnant|along|preg|gone|old))|放心/g
const wasKept =
  /[开拆打]了?[封袋罐盖瓶盒包开](?![吃食喝即直就])|[开拆][了咗过]|剩|过期|[放存搁摆][了咗]|隔夜|\bopen(?:ed)?\b|\bleft ?overs?\b|\bexpired\b|\bout of date\b|\bpast (?:its|the)\b/
const ofCooking =
  /不(?:蒸|煮|加热|热)|生吃|直接[吃食喝]|微波|要(?:不要)?(?:先)?(?:加?热|煮|蒸)(?=[吗么嘛呢不一]|$)|\bmicrowav|\braw\b(?! (?:egg|milk|meat))/
const asksStill = /(?:还|仲)(?:能|可以|敢|得)|行[吗不么]|敢[吃喝食饮]|\bstill\b|\bok(?:ay)?\b/
const isOver = /^(?:超过标签|放不了那么久|Too long|No, not that long)/

/**
 * She is pregnant, and it was opened a month ago: what the pack says of that comes before whether she may have it at all, which is told
 * as well where it was asked. 'only' where there is nothing more to say, null where nothing of it was asked.
 */
export const tellKeptForThem = (heard: Heard, context: AnswerContext): 'only' | 'first' | null => {
  const { who, subjects } = heard
  const text = heard.text.replace(ofPeople, ' ')
  if (who === null || heard.wish === 'fact' || subjects.some(({ entry }) => entry) || asksLeftOut(text))
    return null
  const own = { ...context, text }
  const isForAnybody = detectAudience(heard.text) === null
  if (ofCooking.test(text) && isBanned(text, context) && tellDoing({ ...heard, who: null, text }, own))
    return isForAnybody ? 'only' : 'first'
  if (!wasKept.test(text) || !(asksMayThey(text) || asksStill.test(text))) return null
  const before = context.reply.lines()
  if (!tellKeptFor({ ...heard, who: null, text }, own)) {
    if (
      !asksOnceOpened(text) &&
      daysIn(text) === undefined &&
      !/过期|expired|out of date|past (?:its|the)/.test(text)
    )
      return null
    if (/过期|expired|out of date|past (?:its|the)/.test(text))
      context.reply.say(tooOld, ...wholeLabel(context))
    tellFactOf('shelf_life', own)
  }
  if (context.reply.lines() === before) return null
  return isOver.test(context.reply.lineAt(before) ?? '') || detectAudience(heard.text) === null
    ? 'only'
    : 'first'
}

/** What is past its date. */
export const tooOld: Bilingual = {
  zh: '过了保质期的不要吃：标签给的日期只管到那一天。',
  en: 'Past its date do not eat it: the date on the label covers no day after it.',
}

/** Why it keeps so long, and what is past its date. */
const isOther =
  /为什么|凭|怎么(?:能|会)|靠什么|防腐|过期|不坏|[多几](?:久|天|少天)|\b(?:why|how (?:long|come|can)|preserv\w*|expired|out of date)\b/
const isForLong = /[放撑搁存留摆]|保质|坏|过期|\b(?:last|keep|still good|go off)\b/
