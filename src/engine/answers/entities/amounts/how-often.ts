import { numberOf } from '../pieces.ts'
import { withoutOtherNumbers } from './other-numbers.ts'

const many = '半|一|两|二|三|四|五|六|七|八|九|十[一二三四五六七八九]?|二十|三十|\\d{1,3}'
const daysZh = new RegExp(
  `(?:连(?:续|着)?(?:[吃喝])?|[吃喝用]了?|一共|过了?|在)?(${many}|整|这|每|一整)?个?(天|日(?!期)|周(?!岁|末)|星期|礼拜|月|年)(?!龄)`,
  'g',
)
const daily =
  /[一每][天日]|天天|日日|每(?:晚|早|天)|顿顿|\b(?:a|per|each|every) ?(?:single )?(?:day|night|morning|evening)\b|\bdaily\b/
const daysEn =
  /\b(?:(?:all|the whole|this) (week|month|year)|(?:for|over|in|after|of)? ?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (days?|weeks?|months?|years?)|(?:per|a|each|every) (week|month|year))\b/g
/** Monday to Friday. */
const workdays =
  /周一到周五|星期一到星期?五|工作日|\bmon(?:day)?s?(?: to |-| - | till | thru | through )fri(?:day)?s?\b|\bweekdays\b/
const numberEn =
  /\b(an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (?:days?|weeks?|months?|years?)/
const lengths: readonly [RegExp, number][] = [
  [/天|日|days?/, 1],
  [/周|星期|礼拜|week/, 7],
  [/月|month/, 30],
  [/年|year/, 365],
]
const lengthOf = (unit: string): number => lengths.find(([words]) => words.test(unit))?.[1] ?? 1
const inAll =
  /一共|总共|共(?=多少|几)|加起来|合计|下来|进去|吃掉|累计|等于|会?[吃喝摄]到多少|多少|几斤|几[克千]|\btotal|\baltogether\b|\bin all\b|\badd(?:s|ed)? up|\bcomes? to\b|\b(?:for|over) the (?:whole |entire |full )?(?:week|month)\b|\bhow (?:much|many)\b/
/** Of how many days a folded question wants the sum, where it speaks of every day; 1 where it wants none. */
export const daysIn = (text: string): number => {
  if (!inAll.test(text) || spreadOver.test(text) || perWeek.test(text)) return 1
  const isDaily = daily.test(text)
  if (!isDaily) return 1
  const said = withoutOtherNumbers(text)
  const all = [...said.matchAll(daysZh)].flatMap(([, count = '', unit = '']) => {
    const isOne = (unit === '天' || unit === '日') && /^(?:一|每|)$/.test(count)
    const number = /^(?:|整|这|每|一整)$/.test(count) ? 1 : numberOf(count)
    return isOne || count === '' ? [] : [number * lengthOf(unit)]
  })
  for (const [words] of said.matchAll(daysEn)) {
    const [, count = 'one'] = numberEn.exec(words) ?? []
    all.push(numberOf(count) * lengthOf(words))
  }
  const days = workdays.test(text) ? 5 : Math.max(1, ...all)
  return Number.isFinite(days) ? days : 1
}

const everyDay =
  /天天|每[天日]|日日|一[天日]一|每晚|每餐|\b(?:daily|every ?day|each day|every (?:morning|night|evening))\b/
/** Whether a question is asked of every day: then the answer tells what comes of it in a day. */
export const asksDaily = (text: string): boolean => everyDay.test(text)

const timesZh = /[一每][天日](?:吃|喝|食|要|来|冲|泡|用|服)?([两二三四五2-5])(?:次|顿|回|餐)/
const timesEn = /\b(twice|two times|three times|[2-5] times|four times) (?:a|per|every|each) day\b/
/** One in the morning and one at night, with each of three meals: how many times a day that is. */
const mealtimes: readonly [RegExp, number][] = [
  [/早中晚|早、?午、?晚|三餐(?:都|各|后|前|每)|(?:一天|每天)?三顿(?:都|各)|\b(?:every|each) meal\b/, 3],
  [
    /早晚(?:各|都|一)|早上?一?[\u4e00-\u9fff]{0,3}晚上?(?:一|再|又|也)|\bmorning and (?:night|evening)\b|\b(?:one|1|a \w+) (?:every |each |in the |with )?(?:morning|breakfast)\b.{0,12}\b(?:and|n|then|plus) (?:one|1|another|a \w+) (?:at |every |each |in the |before |with )?(?:night|evening|bed|lunch|dinner|tea)\b/,
    2,
  ],
]
/** How many times a day, where each time has an amount of its own. */
export const timesADayIn = (text: string): number => {
  const word = timesZh.exec(text)?.[1]
  if (word) return numberOf(word)
  const en = timesEn.exec(text)?.[1]
  if (en !== undefined) return en === 'twice' ? 2 : numberOf(en.split(' ')[0] ?? '')
  return mealtimes.find(([words]) => words.test(text))?.[1] ?? 1
}

const shared =
  /([两二三四五六七八九十2-9])(?:个|口)?(?:人|口)(?:家)?.{0,12}?(?:每(?:个)?人|人均|平均|分|一起|一(?:个)?人(?:摊|分|合|算|吃|喝|能|是)?(?:到|得)?(?=[多几]|[^，。]{0,4}(?:钠|盐|糖|卡|热量)))|(?:每(?:个)?人|人均|平均).{0,12}?([两二三四五六七八九十2-9])(?:个|口)人|(?:一家|我们)([两二三四五六七八2-8])(?:个|口).{0,16}?(?:每(?:个)?人|人均|平均)|([两二三四五六七八九十2-9])个?人(?:一起)?(?:分|平分|匀)(?:着|掉|了)?|\b(?:we are |there are |the )?(two|three|four|five|six|[2-9]) (?:people|of us|kids|friends)\b.{0,16}\b(?:shar|split|divid)|\b(?:shar|split|divid)\w* (?:it |this |them )?(?:with|among|between) (?:the )?(two|three|four|five|six|[2-9])\b|\b(?:between|among|by) (?:the )?(two|three|four|five|six|[2-9])\b(?: of us)?|\bsplit (?:it |them )?(two|three|four|[2-9]) ways/
/** Who uses it up: a bottle in a month, two people. */
const household = /([两二三四五六2-9])(?:个|口)?(?:人|口)|\b(two|three|four|five|[2-9]) (?:of us|people)/
/** I share it with my husband. */
const withOne =
  /一人一半|[一每]人半[包袋盒瓶罐桶个份]|对半分|\b(?:split(?:ting)?|shar(?:e|ing)) (?:it |this |one |them )?with (?:my|a|the|our) \w+|\bhalf each\b|我[和跟与同](?:我)?(?:老公|老婆|先生|太太|对象|男友|女友|室友|同学|朋友|妈|爸|他|她|孩子|儿子|女儿)(?:两个?人)?.{0,3}(?:分|一起)|\b(?:me and (?:my |the )?\w+|(?:my |the )?\w+ and (?:i|me)) (?:both )?(?:share|split)|\bsplit (?:it )?with\b|\bshare (?:it )?with (?:my|a) \w+\b/
const own =
  /[每一](?:个)?人(?:吃|喝|用)?(?:了)?(?:半|[一两二三四五六七八九十\d])\d?[片条根块颗粒枚个只支袋包杯瓶罐盒碗勺份]/
/** Between how many people an amount is divided; 1 where each has an amount of their own. */
export const peopleIn = (text: string): number => {
  const used = lastsIn(text) === null ? null : household
  const word = own.test(text)
    ? undefined
    : (shared.exec(text) ?? used?.exec(text) ?? []).slice(1).find(Boolean)
  if (word !== undefined) return numberOf(word)
  return withOne.test(text) && eachOf.test(text) ? 2 : 1
}
const eachOf = /每(?:个)?人|各|一人|对半|\beach\b|\bper person\b|\bmy (?:half|share)\b|\bdo i\b/

const finished = new RegExp(
  `(${many})个?(天|日|周|星期|礼拜|月)(?:.{0,4})?(?:用|吃|喝)(?:完|光)|(?:用|吃|喝|管)(?:了)?(${many})个?(天|周|星期|礼拜|月)(?:完|光)?(?=[，,。 ]|$)|\\blasts?(?: (?:me|us|him|her))? (an?|one|two|three|four|\\d{1,2}) (days?|weeks?|months?)`,
)
/** One bag eaten over three days. */
const spreadOver =
  /(?:[一半][袋包瓶盒罐桶](?:我)?(?:分|能)?(?:吃|喝|用)(?:了)?|分(?:成)?)([两二三四五六七八九十]|[2-9])(?:个)?(天|周|星期|礼拜)|\b(?:spread|spreading|stretch|stretched|eat|drink|finish|it) (?:it |this |them |out )?(?:over|across) (two|three|four|five|six|seven|[2-9]) (days)\b/
/** 一周吃一罐 平均每天, a can a week, how much a day: an amount for many days, of which one day is asked. */
const perWeek =
  /(?:[一每]个?(周|星期|礼拜|月)|(?:一|每)(年))(?:就|才|要|能|大概|差不多)*(?:[吃喝用炫干])(?:掉|了)?(?:[一半两]|1)[罐瓶盒包袋桶根支条块个杯份][^，。]{0,3}.{0,10}(?:每[天日]|一[天日]|平均)|\b(?:an?|one|1) [a-z]+ (?:a|per|each|every) (week|month)\b.{0,40}\b(?:per|a|each) day\b/
const daysOfPerWeek = (text: string): number | null => {
  const unit = perWeek.exec(text)?.slice(1).find(Boolean)
  return unit === undefined ? null : lengthOf(unit)
}

/** In how many days an amount is used up: a bottle that lasts a month; null where that is not told. */
export const lastsIn = (text: string): number | null => {
  const often = daysOfPerWeek(text)
  if (often !== null) return often
  const [spread, days0, unit0, daysOfEn, unitOfEn] = spreadOver.exec(text) ?? []
  if (spread) return numberOf(days0 ?? daysOfEn ?? '') * lengthOf(unit0 ?? unitOfEn ?? '')
  const [words, zh, zhUnit, zh2, zhUnit2, en, enUnit] = finished.exec(text) ?? []
  const [count, unit] = [zh ?? zh2 ?? en, zhUnit ?? zhUnit2 ?? enUnit]
  if (
    !words ||
    count === undefined ||
    unit === undefined ||
    daily.test(text) ||
    /[总一]共|合计|\btotal|altogether/.test(text)
  )
    return null
  const days = numberOf(count) * lengthOf(unit)
  return days > 1 ? days : null
}
