import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { Bilingual } from '../../../result.ts'
import type { AnswerContext } from '../answer-context.ts'
import { tableCitation } from './table-rows.ts'

/** What brings sugars that nobody added, by words of the list. */
const bringers: readonly (Bilingual & { names: RegExp })[] = [
  {
    names: /[牛羊]乳|[牛羊]?奶(?!油)|乳粉|乳清|\bmilk\b|whey/i,
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
    names: /果(?!胶|葡|糖|冻)|枣|\bfruit|berries|dates?\b|raisin/i,
    zh: '水果里的糖',
    en: 'the sugars of fruit',
  },
]

/** No sugar was added, and the table states sugars all the same: where they come from. */
export const tellOwnSugars = (context: AnswerContext): void => {
  const sugars = context.result?.nutrition ? (knownAmounts(context.result.nutrition)?.of.sugars ?? 0) : 0
  if (sugars < 1) return
  const names = context.flat.map(({ name, otherName = '' }) => `${name} ${otherName}`).join(' ')
  const found = bringers.filter(one => one.names.test(names)).slice(0, 2)
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

/** No salt was added, and the table states some: the sodium of the ingredients themselves. */
export const tellOwnSalt = (context: AnswerContext): void => {
  const salt = context.result?.nutrition ? (knownAmounts(context.result.nutrition)?.of.salt ?? 0) : 0
  if (salt === 0) return
  context.reply.say(
    {
      zh: '两句话都对：配料里没有列出添加的盐，表里的是配料本身含的钠折算成的盐（钠 × 2.5，欧盟 1169/2011）。',
      en: 'Both are true: the list names no added salt, and the table counts the sodium that the ingredients contain by nature as salt (sodium × 2.5, Regulation (EU) 1169/2011).',
    },
    tableCitation,
  )
}
