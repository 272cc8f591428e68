import { fold } from '../../text/normalize.ts'
import { amountText } from '../replies/amount-text.ts'
import { type AnswerContext, nameOf, onLabel } from '../replies/answer-context.ts'
import type { Heard } from '../understanding/heard.ts'

const ofMuch = /^(?:claim|order|compare|amount)$/
/** 全麦 of 全麦粉, almond of ALMONDS: the word by which people name an ingredient. */
const wordOf = (name: string): string => {
  const key = fold(name)
    .text.replace(/\([^)]*\)/g, '')
    .trim()
  const stem = key.replace(/(?:粉|汁|浆|肉|仁|粒|片|酱|干|原浆)$/, '')
  return /^[a-z]/.test(key) ? (key.split(' ').at(-1) ?? '').replace(/s$/, '') : stem.length > 1 ? stem : key
}
const isLong = (word: string): boolean => word.length >= (/^[a-z]/.test(word) ? 4 : 2)

/** What a question for a claim, an order or an amount names, and the label declares the share of: nothing of that is left unsaid. */
export const tellUnsaidShares = (told: readonly Heard[], context: AnswerContext): void => {
  const text = told.flatMap(heard => (ofMuch.test(heard.wish) && !heard.who ? [heard.text] : [])).join(' ')
  const ofTable = told.flatMap(({ wish, text: one }) => (wish === 'nutrition' ? [one] : [])).join(' ')
  if (text === '' && ofTable === '') return
  const said = context.reply.text()
  for (const [index, one] of context.flat.entries()) {
    const { name, amount, role } = one
    const word = wordOf(name)
    // How much pea protein, of which the table knows only protein: by both words of the name.
    const pair = /^[a-z]+ [a-z]+/.exec(fold(name).text)?.[0]
    const isOfTable = pair !== undefined && ofTable.includes(pair)
    const isNamed = text !== '' && isLong(word) && text.includes(word)
    if (role !== undefined || amount?.unit !== '%' || !(isNamed || isOfTable)) continue
    const share = amountText(amount)
    if (said.includes(String(amount.value))) continue
    context.reply.say(
      {
        zh: `标签写明${name}占 ${share.zh}。`,
        en: `The label declares ${nameOf(one).en} at ${share.en}.`,
      },
      ...onLabel(context, [index]),
    )
  }
}
