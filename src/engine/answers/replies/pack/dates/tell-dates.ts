import type { Bilingual } from '../../../../result.ts'
import { topicIn } from '../../../entities/topics.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, orWhole, wholeLabel } from '../../answer-context.ts'
import { asksOnceOpened } from '../../label/facts.ts'
import { asksOfPack } from '../printed.ts'
import { anyYear, datesIn, dayInWords, dayOf, spanIn, type Written } from './calendar.ts'
import { endDay, endOf, type LabelDates, labelDates } from './label-dates.ts'

const now = /今[天日早晚儿]|现在|\btoday\b|\bnow\b|\bit(?: i|'?)s (?:the )?$/
const nextDay = /明[天日]|[听]日|\btomorrow\b/
const asksOrder =
  /(?:(?<![到能放])哪一?天|几月几[号日]|什么日子|咩日子)(?!.{0,4}(?:过期|到期))|\bwhat date\b|月.{0,8}(?:还是|定|抑或).{0,6}月|(?:哪|什么|啥|怎么|咋|点).{0,4}(?:看|读|写|睇)?日期|日期.{0,8}(?:怎么|咋|点)(?:看|读|睇|理解)|\bor (?:is (?:it|that) )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:day|month) (?:or|first)\b|\b(?:american|us|uk|british) (?:date|format|way)\b/
const asksMeaning =
  /(?:什么|啥)意思|[表代]示?(?:什么|啥)|怎么(?:看|读)|咋看|\bwhat (?:do|does|are|is)\b.{0,30}(?:mean|numbers?|code)|\bmean\b/
const asksEnd =
  /(?:能|可以)?(?:放|存|吃|喝|撑|搁|摆|留|用)?(?:到|得到)(?:哪|什么|啥|几)(?:天|日|号|年|月|时|个|候)?|(?:哪[天年月]|什么时候|啥时候|啥时|几[号月时]|何时)(?:会|就|才)?(?:过期|到期|坏)|(?:过|到)期.{0,4}(?:哪天|什么时候|几号|是几)|\bwhen (?:does|do|is|will)\b.{0,20}\b(?:expire|out of date|go off|run out|its date|up)\b|\buntil (?:when|what date)\b|\bhow long (?:is|will) it\b.{0,16}\b(?:good|last|keep)\b/
const asksPast =
  /过(?:了)?(?:没|不|冇|未)?(?:有)?过|过期|过了(?:没|吗|冇)|到期|超期|保质期(?:内|里)|\bout of date\b|\bin date\b|\bexpired?\b|\bpast\b|\bgone off\b|\buse by\b|\bbest before\b|\bbest by\b|\bexp\b|\bbbe?\b/
const asksWhetherPast =
  /过期了?(?:没|吗|么|冇|不)|过没过期|(?:有没有|是不是)过期|\bis (?:it|this) (?:still )?(?:in date|out of date|expired)|\bhas (?:it|this) expired\b/
const asksEat =
  /[吃喝用食饮](?:吗|么|不|行|得)|[能可]以?(?:不能|不可以)?(?:[吃喝用食饮给])|行[吗不么嘛]|可以[吗么]|[吗么嘛呢]$|\b(?:ok|okay|fine|safe|eat|drink|have|use|bin|good|alright)\b/

/** The day on which it is to be eaten, and how it was found. */
const dayMeant = (
  text: string,
  dates: readonly Written[],
  around: number | undefined,
): number | undefined => {
  const today = dates.find(one => {
    const before = text.slice(Math.max(0, one.start - 12), one.start)
    const behind = text.slice(one.start + one.words.length, one.start + one.words.length + 8)
    const isBefore = [...before.matchAll(new RegExp(now, 'g'))].at(-1)
    const isClear = isBefore !== undefined && !/[，,。?;]|\d/.test(before.slice(isBefore.index))
    return isClear || /^\s?(?:today|now|今天(?!\s?\d)|了)/.test(behind)
  })
  if (!today) return undefined
  const { month } = today
  const day = today.day ?? dayOfMonth(today, around)
  if (day === undefined) return undefined
  const centre = around === undefined ? undefined : new Date(around * 86_400_000).getUTCFullYear()
  const years =
    today.year !== null ? [today.year] : centre === undefined ? [anyYear] : [centre, centre - 1, centre + 1]
  const [nearest] = years
    .map(year => dayOf(year, month, day))
    .sort((a, b) => Math.abs(a - (around ?? a)) - Math.abs(b - (around ?? b)))
  return nearest === undefined ? undefined : nearest + (nextDay.test(text) ? 1 : 0)
}

/** A day that stands for a month in which it is today: any, where the end lies in no part of it; undefined where it does. */
const dayOfMonth = ({ year, month }: Written, end: number | undefined): number | undefined => {
  if (year === null || end === undefined) return undefined
  const [from, to] = [dayOf(year, month, 1), dayOf(year, month + 1, 1) - 1]
  if (end < from) return 1
  return end > to ? to - from + 1 : undefined
}

/** What is known of the end: from the dates of the message, else from those of the pack. */
interface End {
  day: number
  made?: Written
  span?: string
  written?: Written
}

const isSaidEnd =
  /保质期(?:至|到)|到期|有效|\bexp\b|\bexpir|\buse by\b|\bbest (?:before|by)\b|\bbbe?\b|前(?:吃|食用|饮用)/
const zhSpan = { day: '天', month: '个月', year: '年' } as const

const endFrom = (
  text: string,
  stamps: readonly Written[],
  label: LabelDates,
  thisYear = anyYear,
): End | undefined => {
  const saidSpan = /保质期|[天月年]的|shelf life|good for|放|保存/.test(text)
    ? spanIn(withoutDates(text, stamps))
    : undefined
  const span = label.span ?? saidSpan
  const stamp = stamps.find(({ year }) => year !== null)
  if (stamp) {
    const before = text.slice(Math.max(0, stamp.start - 16), stamp.start)
    const isMade = /生产|制造|出厂|\bmade\b|\bpacked\b|\bmfg\b|\bprod/.test(before)
    const isEnd = !isMade && (isSaidEnd.test(before) || (label.ends !== undefined && !label.made) || !span)
    if (isEnd) {
      const day = endDay(stamp, null)
      return day === undefined ? undefined : { day, written: stamp }
    }
    const day = span && endOf(stamp, span)
    if (span && day !== undefined) return { day, made: stamp, span: `${span.many}${zhSpan[span.unit]}` }
  }
  const printed = label.ends && endDay(label.ends, thisYear)
  if (label.ends && printed !== undefined) return { day: printed, written: label.ends }
  const day = label.made && span && endOf(label.made, span)
  return label.made && span && day !== undefined
    ? { day, made: label.made, span: `${span.many}${zhSpan[span.unit]}` }
    : undefined
}

const withoutDates = (text: string, dates: readonly Written[]): string =>
  dates
    .reduce((rest, { words }) => rest.replace(words, ' '), text)
    .replace(/\d+\s?(?:岁|个月大|months? old)|(?:怀孕|孕)\D{0,3}\d+\s?个?[月周]/g, ' ')

const spanEn = (span = ''): string =>
  span.replace('个月', ' months').replace('天', ' days').replace('年', ' years')

/** 2025年6月11日生产、保质期9个月，到…; the date itself where the pack prints it. */
const endInWords = ({ day, made, span, written }: End): Bilingual => {
  const end = dayInWords(day)
  if (made?.year && made.day === null) {
    const [month, year] = [made.month, made.year]
    return {
      zh: `${year}年${month}月生产、保质期${span}，到${end.zh.replace(/\d+日$/, '')}为止`,
      en: `made in ${dayInWords(dayOf(year, month, 1)).en.replace(/^\d+ /, '')} with a shelf life of ${spanEn(span)}, it keeps until ${end.en.replace(/^\d+ /, '')}`,
    }
  }
  if (made?.year && made.day !== null) {
    const from = dayInWords(dayOf(made.year, made.month, made.day))
    return {
      zh: `${from.zh}生产、保质期${span}，到${end.zh}为止`,
      en: `made on ${from.en} with a shelf life of ${spanEn(span)}, it keeps until ${end.en}`,
    }
  }
  return written?.day === null
    ? {
        zh: `日期到${end.zh.replace(/\d+日$/, '')}底为止`,
        en: `its date is the end of ${end.en.replace(/^\d+ /, '')}`,
      }
    : { zh: `日期是${end.zh}`, en: `its date is ${end.en}` }
}

const sayOrder = (stamp: Written, label: LabelDates, context: AnswerContext): void => {
  if (stamp.year === null || stamp.day === null) return
  // 12/05/24 on a pack of a country that begins with the year.
  const isUnlike = label.order === 'ymd' && !/^(?:20\d\d|[2-4]\d\D)/.test(stamp.words)
  const other = dayInWords(dayOf(stamp.year, stamp.day, stamp.month))
  const day = dayInWords(dayOf(stamp.year, stamp.month, stamp.day))
  const zhOrder = { dmy: '日-月-年', mdy: '月-日-年', ymd: '年-月-日' }[label.order]
  const enOrder = { dmy: 'day, month, year', mdy: 'month, day, year', ymd: 'year, month, day' }[label.order]
  context.reply.say(
    !stamp.isOpen
      ? { zh: `是${day.zh}。`, en: `It is ${day.en}.` }
      : label.orderBy === 'pack' && !isUnlike
        ? {
            zh: `是${day.zh}：包装写明按${zhOrder}的顺序。`,
            en: `It is ${day.en}: the pack says that it writes ${enOrder}.`,
          }
        : label.orderBy === 'place' && !isUnlike
          ? {
              zh: `应该是${day.zh}：产地习惯按${zhOrder}写，包装没有另外注明。`,
              en: `${day.en}: where it comes from, dates are written ${enOrder}.`,
            }
          : {
              zh: `说不准：可能是${day.zh}，也可能是${other.zh}，包装没有写明顺序；拿不准就按早的那天算。`,
              en: `It may be ${day.en} or ${other.en}; the pack does not say in which order. Go by the earlier one.`,
            },
    ...orWhole(context, wholeLabel(context)),
  )
}

const sayCode = (text: string, end: End | undefined, context: AnswerContext): boolean => {
  const time = /(?<!\d)([01]?\d|2[0-3])[:：]([0-5]\d)(?!\d)/.exec(text)?.[0]
  const batch = /(?<![a-z\d])(?:lot ?)?([a-z]\d{0,5}|\d{1,2}[a-z]{1,2}|l\d{3,6})(?![a-z\d])/.exec(
    text.replace(/[\u4e00-\u9fff]/g, ' '),
  )?.[1]
  if (!time && !batch) return false
  const rest = [
    ...(batch
      ? [
          {
            zh: `${batch.toUpperCase()} 一般是批次、班次或生产线`,
            en: `${batch.toUpperCase()} is as a rule the batch, shift or line`,
          },
        ]
      : []),
    ...(time ? [{ zh: `${time} 是打码的时间`, en: `${time} is the time of printing` }] : []),
  ]
  const from =
    end?.made?.year && end.made.day !== null
      ? dayInWords(dayOf(end.made.year, end.made.month, end.made.day))
      : undefined
  context.reply.say(
    {
      zh: `${from ? `前面是生产日期（${from.zh}），` : ''}${rest.map(({ zh }) => zh).join('，')}；这些代码没有统一规定，由厂家自己定。`,
      en: `${from ? `First the day that it was made (${from.en}); ` : ''}${rest.map(({ en }) => en).join(', ')}; such codes are the maker's own.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

/** The same of a month that is named without a day. */
const sayMonthVerdict = (end: End, on: number, context: AnswerContext): void => {
  const words = endInWords(end)
  const that = dayInWords(on)
  const [zh, en] = [that.zh.replace(/\d+日$/, ''), that.en.replace(/^\d+ /, '')]
  context.reply.say(
    on > end.day
      ? {
          zh: `过期了，不要吃：${words.zh}，${zh}已经过了。`,
          en: `Past its date, do not eat it: ${words.en}, and ${en} is after it.`,
        }
      : {
          zh: `没过期：${words.zh}，${zh}还在期限内；说的是没开封、一直照标签存放的。`,
          en: `In date: ${words.en}, and ${en} is before it; that is for a pack unopened and kept as the label says.`,
        },
    ...orWhole(context, wholeLabel(context)),
  )
}

const sayVerdict = (
  end: End,
  { on, isMonth }: { on: number; isMonth: boolean },
  isOfQuality: boolean,
  context: AnswerContext,
): void => {
  const days = on - end.day
  if (isMonth) {
    sayMonthVerdict(end, on, context)
    return
  }
  const words = endInWords(end)
  const that = dayInWords(on)
  context.reply.say(
    days > 0
      ? {
          zh: `过期了，不要吃：${words.zh}，${that.zh}已经过了${days}天。`,
          en: isOfQuality
            ? `Past its best-before date by ${days} ${days === 1 ? 'day' : 'days'} on ${that.en} (${words.en}): a date of quality, but do not give it to a baby, in pregnancy, in old age or to anybody with weak defences, nor eat it where it looks or smells wrong.`
            : `Past its date, do not eat it: ${words.en}, and ${that.en} is ${days} ${days === 1 ? 'day' : 'days'} after it.`,
        }
      : {
          zh: `没过期：${words.zh}，到${that.zh}还在期限内${days === 0 ? '（最后一天）' : `，还有${-days}天`}；说的是没开封、一直照标签存放的。`,
          en: `In date: ${words.en}, and ${that.en} is ${days === 0 ? 'the last day' : `${-days} ${days === -1 ? 'day' : 'days'} before it`}; that is for a pack unopened and kept as the label says.`,
        },
    ...orWhole(context, wholeLabel(context)),
  )
}

const isOfDates = ({ wish, fact, subjects, kinds, nutrients, text }: Heard): boolean =>
  (wish === 'fact' && (fact === 'shelf_life' || fact === 'date' || fact === 'storage' || fact === null)) ||
  (/^(?:outside|claim|what|limit|allowed)$/.test(wish) &&
    !(asksOfPack(text) && datesIn(text, 'dmy').length === 0))
    ? subjects.length + kinds.length + nutrients.length === 0 && !asksOnceOpened(text)
    : false
const namesFood = ({ subjects, kinds, nutrients, wish, who }: Heard): boolean =>
  wish !== 'outside' && subjects.length + kinds.length + nutrients.length + (who?.allergens.length ?? 0) > 0

/**
 * Reads a date, counts until when food keeps, and says whether that is over on the day that a message names. Gives back what of the
 * message is still to be answered; null where it asks nothing of dates.
 */
export const tellDates = (
  text: string,
  parts: readonly Heard[],
  context: AnswerContext,
): readonly Heard[] | null => {
  const printed = context.asked.label?.text
  // Somebody is ill: that comes first.
  if (!printed || context.flat.length === 0 || topicIn(text)?.topic === 'symptom') return null
  const label = labelDates(printed)
  const dates = datesIn(text, label.order)
  const thisYear = dates.find(one => isToday(one, text))?.year ?? anyYear
  const stamps = dates.filter(one => !isToday(one, text)).map(one => withYear(one, label, thisYear))
  const end = endFrom(text, stamps, label, thisYear)
  const on = dayMeant(text, dates, end?.day)
  const before = context.reply.lines()
  const stamp = stamps[0] ?? (end?.written && asksOrder.test(text) ? end.written : undefined)
  if (asksOrder.test(text) && stamp && stamp.year !== null) sayOrder(stamp, label, context)
  // What does 2026 MR 14 mean: the day, where there is no other code beside it.
  const isRead = asksMeaning.test(text) && stamps.length > 0 && sayCode(text, end, context)
  if (asksMeaning.test(text) && !isRead && stamp?.year && !asksOrder.test(text))
    sayOrder(stamp, label, context)
  const isAsked = asksPast.test(text) || asksEat.test(text)
  if (end && on !== undefined && isAsked) {
    const isMonth = dates.some(one => one.day === null && isToday(one, text, end.day))
    sayVerdict(end, { on, isMonth }, label.isOfQuality, context)
    if (on > end.day) return parts.filter(namesFood)
  } else if (
    end &&
    (asksEnd.test(text) || (asksWhetherPast.test(text) && spanIn(withoutDates(text, dates)) === undefined))
  )
    context.reply.say(
      {
        zh: `${endInWords(end).zh.replace(/为止$/, '')}${end.made ? '左右' : ''}；要没开封、一直照标签存放。`,
        en: `${capital(endInWords(end).en)}; unopened and kept as the label says.`,
      },
      ...orWhole(context, wholeLabel(context)),
    )
  return context.reply.lines() === before ? null : parts.filter(part => !isOfDates(part))
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const isToday = (one: Written, text: string, end = 0): boolean => dayMeant(text, [one], end) !== undefined

/** 18 nov, of which the message names no year: that of the pack's own date, else that of today. */
const withYear = (one: Written, { made, ends }: LabelDates, thisYear: number): Written => {
  const same = [made, ends].find(date => date && date.month === one.month && date.day === one.day)
  return one.year === null ? { ...one, year: same?.year ?? thisYear } : one
}
