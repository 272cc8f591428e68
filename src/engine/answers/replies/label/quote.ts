import { NUTRIENT_WORDS } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName, Quantity } from '../../../nutrition/nutrition.ts'
import { quantity } from '../../entities/pieces.ts'
import { servingIn } from '../../entities/serving-words.ts'
import { type AnswerContext, orWhole, quoted, statementsOf, wholeLabel } from '../answer-context.ts'
import { tellTotalSugar } from '../how-much/total-sugar.ts'
import { factStated } from './facts.ts'

const number = /\d+(?:\.\d+)?\s?(?:%|g|mg|毫克|克|μg|iu|cfu|kj|个|亿)/i
const common = /^(?:多少|含量|是多少|里面|有多少|这个|每条|一条|什么|content|percent|percentage|amount)$/

/** The longest stretch of the question that a line of the pack shares: a word of three Chinese characters, or five letters. */
export const sharedWord = (question: string, line: string): string => {
  const words = [...(question.match(/[a-z]{5,}/g) ?? [])]
  for (const run of question.match(/[\u4e00-\u9fff]{2,}/g) ?? [])
    for (let length = Math.min(6, run.length); length >= 3; length -= 1)
      for (let at = 0; at + length <= run.length; at += 1) words.push(run.slice(at, at + length))
  return words.find(word => !common.test(word) && line.toLowerCase().includes(word)) ?? ''
}

const perHundred = /(\d+(?:\.\d+)?)\s?(mg|毫克|g|克)\s?(?:\/|per|每)\s?100\s?(?:ml|毫升|g|克)/i
const perSome = /(?:每|per )\s?(\d+)\s?(ml|毫升|g|克)/i
const netContent = /^(\d+(?:\.\d+)?)\s?(ml|毫升|g|克)/i

const most =
  /(?:≤|<|不超过|不高于|低于|少于|不多于|\b(?:less than|below|under|up to|at most|not more than|max(?:imum)?\.?)) ?\d|\d ?(?:mg|毫克|g|克)(?: ?\/ ?(?:\d+ ?)?(?:ml|毫升|kg|千克|公斤|l|升|g|克))? ?(?:以[下内]|or less|max)/i
/** Whether a statement gives the most there may be, and no amount: 20 mg or less. */
const statesMost = (stated: string): boolean => most.test(stated)

/** The same of one figure of a line: no Max 1 can per day in the sentence behind it. */
export const isMostAt = (line: string, { 0: words, index }: RegExpExecArray): boolean => {
  const end = index + words.length
  const before =
    line
      .slice(Math.max(0, index - 14), index)
      .split(/[.。]\s/)
      .at(-1) ?? ''
  const behind = line.slice(end, end + 8).split(/[.。]/)[0] ?? ''
  return statesMost(`${before}${words}${behind}`)
}

/** How much of a substance a statement of the pack declares in how much of the product. */
interface Content {
  value: number
  unit: 'mg' | 'g'
  per: number
  /** The words of the pack that state it. */
  words: string
  isMost: boolean
}

const contentIn = (stated: string, asked: readonly RegExp[]): Content | undefined => {
  const hundred = perHundred.exec(stated)
  if (hundred) {
    const [words, amount, printed = ''] = hundred
    const unit = /mg|毫克/i.test(printed) ? 'mg' : 'g'
    return { value: Number(amount), unit, per: 100, words, isMost: isMostAt(stated, hundred) }
  }
  const kilo = asked.flatMap(
    ({ source }) =>
      new RegExp(
        `(?:${source})[^\\d,，]{0,4}(\\d+(?:\\.\\d+)?)\\s?(?:mg|毫克)\\s?/\\s?(?:kg|千克|公斤|l\\b|升)`,
        'i',
      ).exec(stated) ?? [],
  )
  if (kilo[0] && kilo[1])
    return { value: Number(kilo[1]), unit: 'mg', per: 1000, words: kilo[0], isMost: statesMost(kilo[0]) }
  const isMost = statesMost(stated)
  const [head, size] = perSome.exec(stated) ?? []
  const own = asked.flatMap(
    ({ source }) =>
      new RegExp(`(?:${source})[^\\d,，]{0,4}(\\d+(?:\\.\\d+)?)\\s?(mg|毫克)`, 'i').exec(stated) ?? [],
  )
  const [found, value] = own
  return head && size && found && value
    ? {
        value: Number(value),
        unit: 'mg',
        per: Number(size),
        words: isMost ? stated : `${head}：${found}`,
        isMost,
      }
    : undefined
}

/** How much of the product the question asks about, where it asks of a whole pack or half of one. */
const packAsked = (context: AnswerContext): Quantity | undefined => {
  const serving = servingIn(context.text)
  const [, net, unit = ''] = netContent.exec(factStated('net', context.asked.label?.text ?? '')) ?? []
  const pack = context.result?.nutrition?.pack ?? (net ? quantity(Number(net), unit) : undefined)
  if (!pack || (serving !== 'pack' && serving !== 'half')) return undefined
  return serving === 'half' ? { ...pack, value: pack.value / 2 } : pack
}

/** Of an amount that the pack states in 100 ml or 100 g, how much the whole pack contains, where that was asked; false where not. */
const tellContent = (content: Content, context: AnswerContext): boolean => {
  const named = servingIn(context.text)
  const pack = packAsked(context) ?? (named !== null && typeof named === 'object' ? named : undefined)
  if (!pack) return false
  const sum = `${Math.round((content.value * pack.value) / content.per)} ${content.unit}`
  const isLeast = /[≥>]/.test(content.words)
  const has = content.isMost
    ? { zh: '最多含', en: 'At most' }
    : isLeast
      ? { zh: '至少含', en: 'At least' }
      : { zh: '约含', en: 'About' }
  context.reply.say(
    {
      zh: `${pack.value} ${pack.unit}${has.zh} ${sum}：标签写着“${content.words}”。`,
      en: `${has.en} ${sum} in ${pack.value} ${pack.unit}: the label states "${content.words}".`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

const listed = /[、,，]/g
const mostListed = 4
const nearBehind = 12
/** A list of ingredients whose figures stand behind other names than the one that is asked about. */
const isOfOthers = (line: string, word: string): boolean => {
  if ((line.match(listed) ?? []).length < mostListed) return false
  const behind = line.toLowerCase().split(word).slice(1)
  return !behind.some(text => number.test(text.slice(0, nearBehind).split(/[、,，]/)[0] ?? ''))
}

/** Quotes what the pack states with a number about what is asked, by its words or a nutrient; false where it states nothing. */
export const quoteAmount = (
  nutrients: readonly NutrientName[],
  context: AnswerContext,
  also: readonly RegExp[] = [],
): boolean => {
  const words = NUTRIENT_WORDS.filter(({ nutrient }) => nutrients.includes(nutrient)).map(
    ({ words }) => words,
  )
  const asked = [...words, ...also]
  const pack = packAsked(context)
  if (nutrients.includes('sugars') && tellTotalSugar(pack?.unit === 'ml' ? pack.value : undefined, context))
    return true
  const text = context.asked.label?.text ?? ''
  // A sentence that states it, else a line: High caffeine content. Not for children (32 mg/100 ml).
  for (const line of [...statementsOf(context).map(({ words: one }) => one), ...text.split('\n')]) {
    if (line.length > 160 || !number.test(line) || /^(?:配料|ingredients|原料)/i.test(line)) continue
    const isOfNutrient = asked.some(pattern => pattern.test(line.toLowerCase()))
    const shared = isOfNutrient ? '' : sharedWord(context.text, line)
    if (!isOfNutrient && (shared === '' || isOfOthers(line, shared))) continue
    const content = contentIn(line, asked)
    if (content && tellContent(content, context)) return true
    const stated = content && also.length > 0 ? content.words : quoted(line)
    context.reply.say(
      { zh: `标签写着：${stated}。`, en: `The label states: ${stated}.` },
      ...orWhole(context, wholeLabel(context)),
    )
    return true
  }
  return false
}
