import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { Bilingual } from '../../../result.ts'
import { type AnswerContext, leavesOf } from '../answer-context.ts'
import { tableCitation } from './table-rows.ts'

/** What brings sugars that nobody added, by words of the list. */
const bringers: readonly (Bilingual & { names: RegExp })[] = [
  {
    names: /[牛羊]乳|(?<![椰豆米杏仁桃麦])奶(?!油|精)|乳粉|乳清|乳糖|\bmilk\b|whey|lactose/i,
    zh: '奶里原有的乳糖',
    en: 'the lactose of milk',
  },
  {
    names: /燕麦|麦芽(?!糖醇)|米浆|\boats?\b|\bmalt\b/i,
    zh: '加工时由淀粉分解出来的糖',
    en: 'sugars that processing makes from starch',
  },
  {
    names: /果汁|汁(?!酶)|juice/i,
    zh: '果汁里的糖（WHO 算游离糖）',
    en: 'the sugars of fruit juice, free sugars by the WHO',
  },
  {
    names:
      /(?<![坚腰心白])果(?!胶|葡|糖|冻|仁)|枣|梨|(?<![核扁胡])桃(?!仁)|杏(?!仁)|莓|蕉|橙|\bfruit|berr(?:y|ies)|dates?\b|raisin|apples?\b|pears?\b|peach|apricot|bananas?\b|mango|prunes?\b|figs?\b|cherr(?:y|ies)/i,
    zh: '水果里的糖',
    en: 'the sugars of fruit',
  },
]

/** Coconut milk and oat drink have no lactose; flavourings bring no sugar to speak of. */
const plantMilk =
  /\b(?:coconut|almond|oat|soya?|rice|cashew) (?:milk|cream|drink)|milk thistle|flavou?r|香精|香料|油$|\boil\b/i

/** No salt was added, and the table states some all the same: what the ingredients have by nature. */
export const tellOwnSalt = (context: AnswerContext): void => {
  const known = context.result?.nutrition && knownAmounts(context.result.nutrition)
  const salt = known?.of.salt ?? 0
  if (!known || salt === 0) return
  const amount = salt < 0.01 ? `${Math.round(salt * 1000)} mg` : `${Math.round(salt * 100) / 100} g`
  context.reply.say(
    {
      zh: `两句话都对：表里每100 ${known.basis}的 ${amount} 盐是配料本身带的钠折算的，不是另加的；“不加盐”不等于没有钠。`,
      en: `Both are true: the ${amount} of salt per 100 ${known.basis} in the table is the sodium that the ingredients have by nature, none was added. No added salt does not mean no sodium.`,
    },
    tableCitation,
  )
}

/** No sugar was added, and the table states sugars all the same: where they come from. */
export const tellOwnSugars = (context: AnswerContext): void => {
  const sugars = context.result?.nutrition ? (knownAmounts(context.result.nutrition)?.of.sugars ?? 0) : 0
  if (sugars < 1) return
  // In the order of the list: what there is most of brings most.
  const each = leavesOf(context).flatMap(index => {
    const { name = '', otherName = '', kind } = context.flat[index] ?? {}
    const names = `${name} ${otherName}`
    return kind !== 'food' || plantMilk.test(names) ? [] : (bringers.find(one => one.names.test(names)) ?? [])
  })
  const found = [...new Set(each)].slice(0, 2)
  const list = {
    zh: found.map(({ zh }) => zh).join('、') || '配料本身带的糖',
    en: found.map(({ en }) => en).join(' and ') || 'what the ingredients contain by nature',
  }
  context.reply.say(
    {
      zh: `配料里没有列出添加的糖，表里的主要是${list.zh}；“不添加糖”不等于没有糖。`,
      en: `The list names no added sugar; those of the table are mainly ${list.en}. No added sugar does not mean no sugar.`,
    },
    tableCitation,
  )
}
