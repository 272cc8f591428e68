import type { Bilingual } from '../../../result.ts'
import { aboutNumberOf, numberOf } from '../../entities/pieces.ts'
import { topicIn } from '../../entities/topics.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, orWhole, wholeLabel } from '../answer-context.ts'
import { asksOnceOpened, ofOpened } from '../label/facts.ts'
import { gloss } from '../pack/in-english.ts'
import { type Sentence, sentencesOf } from '../pack/printed.ts'

const lay =
  /[枱台桌]面|桌子?上|茶几|灶台|床头|外面|外头|出面|室温|常温|车[里上内]|[在漏]了?车|后备箱|书包里|包里|快递|驿站|门口|(?:没|忘|冇).{0,6}(?:冰箱|冷藏|雪柜)|冰箱(?:坏|断电|没插|没关)|停电|断电|碗里|杯里|瓶里|奶瓶|锅里|太阳|晒|\b(?:left|sat|sit(?:ting)?|stood|been|was|forgot\w*|kept) (?:it |this |them )?(?:out|on the|in the (?:car|boot|trunk|cup\w*|sun)|in (?:my|a) (?:car|bag|boot|hot car)|at room)|\bout of the fridge\b|\bon the (?:counter|side|worktop|table|porch|doorstep)\b|\bpower (?:cut|outage|went)\b|\bforg[oe]t\w*\b.{0,20}\b(?:fridge|freezer)|\bnot (?:been |put )?(?:it )?in the fridge|\b(?:didn't|did not|never) (?:go|put it) (?:back )?in the fridge|\b(?:fridge|freezer) (?:broke|died|was off|went off|door)\b|\broom temp/
const heldMany =
  /(半|\d+(?:\.\d+)?|[一二两三四五六七八九十仨俩几]+|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple of|few|half an?))\s?(个?多?半?\s?(?:小时|钟头?|天|晚|夜)|(?:hours?|hrs?|hr|h|days?|nights?)\b)(半)?/
const longTimes: readonly (readonly [RegExp, number])[] = [
  [
    /隔夜|过夜|过了?一?[夜宿]|通宵|成晚|[一整][晚夜宿]|昨[天晚夜日]|寻[晚日]|琴[晚日]|\bovernight\b|\ball night\b|\blast ni(?:ght|te)\b|\b(?:til|till|until) (?:this |the )?morning\b|\byesterday\b/,
    9,
  ],
  [
    /(?:大)?半天|成日|[一整]个?(?:上午|下午|白天)|\ball (?:day|morning|afternoon)\b|\bsince (?:this )?(?:morning|breakfast|lunch(?:time)?)\b/,
    5,
  ],
]
/** 中午, 晚上六点: hours of the day, in their order. */
const timesOfDay: readonly (readonly [RegExp, number])[] = [
  [/今?早上?|早饭|早餐|清早|\bbreakfast\b|\bthis morning\b/g, 8],
  [/上午/g, 10],
  [/中午|午饭|午餐|\blunch(?:time)?\b|\bnoon\b/g, 12],
  [/下午|\bthis afternoon\b/g, 15],
  [/傍晚|晚饭|晚餐|\bdinner\b|\btea ?time\b/g, 18],
  [/今?晚上?|\btonight\b|\bthis evening\b/g, 19],
]
const clockIn = (text: string): number | undefined => {
  const found = timesOfDay
    .flatMap(([pattern, hour]) =>
      [...text.matchAll(pattern)].map(({ index, 0: words }) => {
        const said = /^(\d{1,2}|[一二三四五六七八九十]{1,2})点/.exec(text.slice(index + words.length))?.[1]
        const at = said === undefined ? hour : numberOf(said)
        return { index, hour: at < 12 && hour > 12 ? at + 12 : at }
      }),
    )
    .sort((a, b) => a.index - b.index)
  const [first, last] = [found[0], found.at(-1)]
  const hours = first && last ? last.hour - first.hour : 0
  return hours > 0 ? hours : undefined
}

/** For how many hours food lay about by a folded text; undefined where it does not say. */
const hoursIn = (text: string): number | undefined => {
  const said = text
    .replace(
      /[一每][天日顿餐](?=[^，,。]{0,4}(?:几|多少|[吃喝]|[一二两三四\d]))|\b(?:a|per|every|each) day\b/g,
      ' ',
    )
    .replace(/\d+\s?(?:岁|个?月|周|度|months?|weeks?|years?)/g, ' ')
  const [, many, unit = '', half] = heldMany.exec(said) ?? []
  if (many !== undefined) {
    const each = /天|day|晚|夜|night/.test(unit) ? 24 : 1
    return (aboutNumberOf(many) + (unit.includes('半') || half ? 0.5 : 0)) * each
  }
  return longTimes.find(([pattern]) => pattern.test(said))?.[1] ?? clockIn(said)
}

const asks =
  /[吃喝热冻冰冷雪喂给食饮]|[吗么嘛呢]|行|\b(?:eat|drink|ok|okay|safe|fine|bin|reheat|heat|freeze|give|feed|use|good|cook|chuck|alright|still|edible|have|drink)\b/
const isCold =
  /冷藏|雪藏|冷冻|冻藏|[-－–]\s?18|[0-8]\s?(?:℃|°\s?c)?\s?[-~～–至到]\s?1?\d\s?(?:℃|°\s?c|度)|refrigerat|keep (?:chilled|frozen|cold)|\bfrozen\b|\bfridge\b/
const isDenied =
  /冷[冻藏](?:、|或者?|和|及)(?:加热|高温|受热|暴晒)|(?:勿|不[要可宜得能必用]|无需|避免)[^，,。;]{0,6}(?:冷藏|冷冻|冰箱)|(?:from|when) frozen|do not (?:freeze|refrigerate)|not suitable for (?:home )?freezing/g
/** Cold because it tastes better. */
const isTaste = /更佳|更好|风味|口感|best (?:served|enjoyed)|serve/
/** Whether folded words of a pack want it kept cold, and do not forbid that or call it a matter of taste. */
export const wantsCold = (folded: string): boolean =>
  isCold.test(folded.replace(isDenied, ' ')) && !isTaste.test(folded)

const isMadeUp =
  /(?:自?热|加热|冲|泡|煮|蒸|调|化|解冻)(?:好|过|了|开)|冲完|泡完|\b(?:heated|reheated|cooked|baked|fried|grilled|roasted|boiled|made (?:it |them |a bottle )?up|mixed|prepared|microwaved|made a (?:bottle|bowl))\b/
/** Cooked by somebody: after that it keeps no longer than any cooked food, whatever the pack says of it raw or dry. */
const isCooked =
  /(?:加热|煮|蒸|炒|烤|炸|煎)(?:好|过|了|熟)|\b(?:heated|reheated|cooked|baked|fried|grilled|roasted|boiled|microwaved)\b/
const ofMadeUp =
  /(?:加热|自热|冲调?|泡|煮|调制|食用|复热|烹[调饪])后[^。]{0,10}(?:内|立即|即|尽快|及时)|现[冲调泡煮][现即][吃喝食饮用]|剩余|二次加热|重复加热|\b(?:once|after) (?:heated|heating|prepared|cooked|made)\b|\bmade[- ]up\b|\bdo not reheat\b|\bdiscard\b/

const isAtOnce = /立即|即时|一次(?:性)?[吃喝食饮用]完|弃去|\bimmediately\b|\bstraight away\b/

/** The pack's own words on food that was made ready, else those that want it cold; undefined where it has none for this case. */
const wordsFor = (
  text: string,
  context: AnswerContext,
): { found: Sentence; isOfMade: boolean } | undefined => {
  const sentences = sentencesOf(context)
  const made = isMadeUp.test(text) ? sentences.find(({ folded }) => ofMadeUp.test(folded)) : undefined
  if (made) return { found: made, isOfMade: true }
  const isOpen = asksOnceOpened(text) || ofOpened.test(text)
  const atOnce = isOpen
    ? sentences.find(({ folded }) => ofOpened.test(folded) && isAtOnce.test(folded))
    : undefined
  if (atOnce) return { found: atOnce, isOfMade: true }
  const cold = sentences.filter(({ folded }) => wantsCold(folded))
  const isOfAny = ({ folded }: Sentence) => wantsCold(folded.split(ofOpened)[0] ?? '')
  // How it is to be kept before the name of the product.
  const whole = cold.find(one => isOfAny(one) && /\d|存|keep/.test(one.folded)) ?? cold.find(isOfAny)
  const found = whole ?? (isOpen ? cold[0] : undefined)
  return found ? { found, isOfMade: false } : undefined
}

const atRisk =
  /[爷奶爸妈公婆]|老[人豆母爸妈太头伴]|[七八九]十|孕|怀|宝|娃|孩|bb|婴|\b(?:nan|gran\w*|grandad|mum|dad|baby|toddler|kid|son|daughter|pregnant|chemo|old)\b|化疗|类固醇|激素/
const least: Bilingual = {
  zh: '老人、孕妇、小孩和免疫力弱的人尤其危险',
  en: 'it is most dangerous in old age, pregnancy, childhood and with weak defences',
}
const longestWords = 110
const ofChoking = /噎|呛|\bchok/
const inFridge = /冰箱|冷藏|雪柜|\bfridge\b/
/** It has not been done yet. */
const isPlan =
  /(?:可以|能|能不能|可不可以)(?:带|放|搁|拿|装)(?!了)|\bcan (?:i|we) (?:take|carry|keep|leave|pack|store)\b/
const isPowerCut = /停电|断电|跳闸|\bpower\b/
const isThawed = /化了|化冻|融|软|解冻|\bthaw|\bdefrost|\bmelt|\bsoft\b|\bwarm\b/
/** How many hours food keeps cold without power: 48 in a full freezer, 4 in a fridge (USDA). */
const mostWithout = (text: string, isFrozen: boolean): number =>
  isPowerCut.test(text) && !isThawed.test(text) ? (isFrozen ? 48 : 4) : mostHours
/** Cooked or chilled food may lie warm for two hours (WHO, Five Keys to Safer Food). */
const mostHours = 2

/**
 * Chilled food that lay in the car, a meal made ready at noon and kept on the table: not to be eaten, with the pack's own words. Gives back
 * what of the message is still to be answered; null where that was not asked.
 */
export const tellKeptWarm = (
  text: string,
  parts: readonly Heard[],
  context: AnswerContext,
): readonly Heard[] | null => {
  const isWarm = lay.test(text)
  const isMade = isMadeUp.test(text) && /[放搁摆剩]|\bleft\b|\bsat\b/.test(text)
  if (!(isWarm || isMade) || !asks.test(text) || (!isWarm && inFridge.test(text))) return null
  if (context.flat.length === 0 || /[几多](?:久|天|个?小时|耐)|\bhow long\b/.test(text)) return null
  if (isPlan.test(text) || topicIn(text)?.topic === 'symptom') return null
  const hours = hoursIn(text)
  const words = wordsFor(text, context)
  const isOfCooked = isWarm && isCooked.test(text) && !isPowerCut.test(text) && !isThawed.test(text)
  if (hours === undefined || !(words ? isWarm || words.isOfMade : isOfCooked)) return null
  const isFrozen = /冷冻|冻藏|[-－–]\s?18|frozen/.test(words?.found.folded ?? '')
  if (hours <= mostWithout(text, isFrozen)) return null
  // How the raw food is kept is no reason for what becomes of the cooked one.
  const isQuoted = words !== undefined && (words.isOfMade || !isOfCooked)
  const said = isQuoted
    ? words.found.words
        .trim()
        .replace(/~/g, '～')
        .replace(/^\d+\s?(?:g|ml|kg) e /i, '')
    : ''
  const quoted: Bilingual = isQuoted
    ? { zh: `标签写着“${said}”；`, en: `the label says "${said}"${gloss(said)}. After` }
    : { zh: '做熟的食物', en: 'after' }
  const risk = atRisk.test(text)
  const isHeatedAgain =
    /再热|回热|热一?热|加热|微波|叮|煮|蒸|再?冻|冰|冷藏|雪|\b(?:re)?heat|\bmicrowav|\bcook|\bfreez|\bfridge\b/.test(
      text,
    )
  if (said.length > longestWords) return null
  context.reply.say(
    {
      zh: `不要吃，扔掉：${quoted.zh}室温放超过 2 小时细菌就会大量繁殖（WHO 食品安全五要点），闻着没变也一样${isHeatedAgain ? '，再加热、再冷藏或冷冻都不能补救' : ''}${risk ? `；${least.zh}` : ''}。`,
      en: `Do not eat it, throw it away: ${quoted.en} more than 2 hours in the warm bacteria have grown (WHO, Five Keys to Safer Food), even where it smells right${isHeatedAgain ? ', and neither heating nor chilling or freezing it again undoes that' : ''}${risk ? `; ${least.en}` : ''}.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return parts.filter(
    ({ wish, subjects, kinds, nutrients, who, text: own }) =>
      ofChoking.test(own) ||
      (!/^(?:outside|fact)$/.test(wish) &&
        subjects.length + kinds.length + nutrients.length + (who?.allergens.length ?? 0) > 0),
  )
}
