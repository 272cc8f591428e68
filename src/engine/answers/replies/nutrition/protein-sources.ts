import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import { type AnswerContext, fallingOrder, namesOf, onLabel } from '../answer-context.ts'
import { tellPolyols } from './polyols.ts'
import { amountOfServing, eaten, eatenAtOnce, whereOf } from './serving-amounts.ts'
import { tableCitation } from './table-rows.ts'

/** Ingredients that bring protein. */
export const proteins =
  /蛋白(?!酶)|胶原|明胶|谷朊粉|乳清|酪蛋白|乳粉|奶粉|生牛乳|大豆|豆粉|花生|鸡蛋|蛋[清黄液粉]|牛肉|猪肉|鸡肉|鱼肉|鱼糜|protein|collagen|gelatine?|casein|whey|\bmilk\b|soya?\b|peanut|\begg|gluten|\bbeef\b|\bpork\b|chicken|\bfish\b|surimi/i
/** Names like these that bring none. */
export const notProtein = /磷脂|lecithin|油$|\boils?\b|香精|flavou?r/i
const asked =
  /胶原|collagen|legit|\bmostly\b|\bjust (?!tell|give|show|say)|\bmainly\b|主要是|来自|哪来|从哪|靠什么|什么蛋白|(?:植物|动物).{0,4}蛋白|where .{0,12}protein|where (?:is|does|do|are) (?:it|that|they|all that|this) (?:all )?(?:come |coming )?from|protein .{0,12}(?:from|come)|source of (?:the )?protein|what kind of protein/

const collagen = /胶原|膠原|collagen/i
const ofFiller =
  /凑数|湊數|充数|水分|划算|便宜|掺|\bfill(?:er|ed|ing)?\b|\bpad(?:ded|ding)?\b|\bbump|\bboost|\bcheap|\bcounts? (?:as|towards) (?:real |the )?protein|\breal protein/

/** Is the collagen a filler: that it counts among the protein of the table, and that its share is not stated; false where none is listed. */
const tellCollagen = (hits: readonly number[], context: AnswerContext): boolean => {
  const own = hits.filter(index => collagen.test(context.flat[index]?.name ?? ''))
  const others = hits.filter(index => !own.includes(index))
  if (own.length === 0) return false
  const [names, more] = [namesOf(own, context), withAmounts(others, context)]
  context.reply.say(
    {
      zh: `看不出是不是凑数：${names.zh}也是蛋白质，营养成分表的蛋白质是合计，把它算在内；其中多少来自它，标签没有写。${others.length > 0 ? `其余来自${more.zh}。` : ''}`,
      en: `A label does not tell whether it is a filler: ${names.en} is protein as well, and the protein of the nutrition table is the sum with it; how much of that it brings is not stated.${others.length > 0 ? ` The rest comes from ${more.en}.` : ''}`,
    },
    ...onLabel(context, [...own, ...others]),
  )
  return true
}

/** The amount that the label declares of an ingredient, or of the one that it is part of. */
const amountAt = (index: number, { flat }: AnswerContext) => {
  const one = flat[index]
  if (!one) return undefined
  const whole = flat.find(({ children, amount }) => amount && children.includes(one))
  return one.amount
    ? { of: undefined, amount: one.amount }
    : whole?.amount && { of: whole.name, amount: whole.amount }
}

const withAmounts = (hits: readonly number[], context: AnswerContext): Bilingual => {
  const told = hits.map(index => {
    const { zh, en } = namesOf([index], context)
    const declared = amountAt(index, context)
    if (!declared) return { zh, en }
    const amount = amountText(declared.amount)
    return declared.of === undefined
      ? { zh: `${zh}（${amount.zh}）`, en: `${en} (${amount.en})` }
      : { zh: `${zh}（在${declared.of} ${amount.zh}里）`, en: `${en} (in ${declared.of}, ${amount.en})` }
  })
  return { zh: told.map(one => one.zh).join('、'), en: told.map(one => one.en).join(', ') }
}

/** Which ingredients the protein comes from: the amount of the table, and the sources in their order; false where that was not asked. */
export const tellProteinSources = (
  { text, serving, nutrients, wish }: Heard,
  context: AnswerContext,
): boolean => {
  if (tellPolyols({ text, wish }, context)) return true
  const isOfFiller = collagen.test(text) && ofFiller.test(text)
  const isOfProtein = nutrients.includes('protein') && asked.test(text)
  if (!isOfFiller && !isOfProtein) return false
  const hits = context.flat.flatMap(({ name, otherName = '', role, children, kind }, index) =>
    role === undefined &&
    children.length === 0 &&
    kind !== 'flavouring' &&
    !notProtein.test(`${name} ${otherName}`) &&
    proteins.test(`${name} ${otherName}`)
      ? [index]
      : [],
  )
  if (hits.length === 0) return false
  if (isOfFiller && tellCollagen(hits, context)) return true
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const size = table && (serving === null ? eatenAtOnce(table) : eaten(table, serving))
  const amount = known && size && amountOfServing(table, known, 'protein', size.quantity)
  if (size && amount !== undefined) {
    const where = whereOf(size)
    const grams = Math.round(amount * 10) / 10
    context.reply.say(
      {
        zh: `按营养成分表，${where.zh}有蛋白质 ${grams} g。`,
        en: `By the nutrition table there are ${grams} g of protein in ${where.en}.`,
      },
      tableCitation,
    )
  }
  const names = withAmounts(hits, context)
  const isDeclared = hits.some(index => amountAt(index, context) !== undefined)
  const order = fallingOrder(context)
  context.reply.say(
    {
      zh: `看不出各占多少：蛋白质来自${names.zh}；${order.zh}，排在前面的不比后面的少，${isDeclared ? '没有标百分比的' : '各自'}多少标签没有写。`,
      en: `How much is from which cannot be told: the protein comes from ${names.en}; ${order.en}, so what stands first is no less than what follows, and ${isDeclared ? 'where no percentage is printed the share is not stated' : 'the shares are not stated'}.`,
    },
    ...onLabel(context, hits),
  )
  return true
}
