import { NUTRIENT_WORDS } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import { quantity } from '../../entities/pieces.ts'
import { servingIn } from '../../entities/serving-words.ts'
import { type AnswerContext, orWhole, statementsOf, wholeLabel } from '../answer-context.ts'
import { factStated } from './facts.ts'

const number = /\d+(?:\.\d+)?\s?(?:%|g|mg|毫克|克|μg|iu|cfu|kj|个|亿)/i
const common = /^(?:多少|含量|是多少|里面|有多少|这个|每条|一条|什么|content|percent|percentage|amount)$/

/** The longest stretch of the question that a line of the pack shares: a word of three Chinese characters, or five letters. */
const sharedWord = (question: string, line: string): string => {
  const words = [...(question.match(/[a-z]{5,}/g) ?? [])]
  for (const run of question.match(/[\u4e00-\u9fff]{2,}/g) ?? [])
    for (let length = Math.min(6, run.length); length >= 3; length -= 1)
      for (let at = 0; at + length <= run.length; at += 1) words.push(run.slice(at, at + length))
  return words.find(word => !common.test(word) && line.toLowerCase().includes(word)) ?? ''
}

const perHundred = /(\d+(?:\.\d+)?)\s?(mg|毫克|g|克)\s?(?:\/|per|每)\s?100\s?(?:ml|毫升|g|克)/i
const netContent = /^(\d+(?:\.\d+)?)\s?(ml|毫升|g|克)/i

/** Of an amount that the pack states in 100 ml or 100 g, how much the whole pack contains, where that was asked. */
const tellWholePack = (stated: string, context: AnswerContext): void => {
  const [, amount, printed = ''] = perHundred.exec(stated) ?? []
  const [, net, netUnit = ''] = netContent.exec(factStated('net', context.asked.label?.text ?? '')) ?? []
  if (!amount || !net || servingIn(context.text) !== 'pack') return
  const pack = quantity(Number(net), netUnit)
  const sum = `${Math.round((Number(amount) * pack.value) / 100)} ${/mg|毫克/i.test(printed) ? 'mg' : 'g'}`
  context.reply.say(
    {
      zh: `整包${pack.value} ${pack.unit}约含 ${sum}，按这个数值计算。`,
      en: `That makes about ${sum} in the whole pack of ${pack.value} ${pack.unit}.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
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
  const text = context.asked.label?.text ?? ''
  // A sentence that states it, else a line: High caffeine content. Not for children (32 mg/100 ml).
  for (const line of [...statementsOf(context), ...text.split('\n')]) {
    if (line.length > 160 || !number.test(line) || /^(?:配料|ingredients|原料)/i.test(line)) continue
    const isOfNutrient = asked.some(pattern => pattern.test(line.toLowerCase()))
    if (!isOfNutrient && sharedWord(context.text, line) === '') continue
    const stated = line.trim().replace(/[。.]$/, '')
    context.reply.say(
      { zh: `标签写着：${stated}。`, en: `The label states: ${stated}.` },
      ...orWhole(context, wholeLabel(context)),
    )
    tellWholePack(stated, context)
    return true
  }
  return false
}
