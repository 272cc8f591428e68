import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import { type AnswerContext, onLabel } from '../answer-context.ts'
import { eaten, whereOf } from '../nutrition/serving-amounts.ts'

const weightText = (grams: number): string =>
  grams < 1 ? `${Number((grams * 1000).toPrecision(3))} mg` : `${Number(grams.toPrecision(3))} g`

const boundOf: Readonly<Record<string, Bilingual>> = {
  atLeast: { zh: '至少', en: 'at least' },
  atMost: { zh: '最多', en: 'at most' },
}

/** Taurine 0.4%, and how much is that in a can: the declared share of what was asked about, by weight; false where no amount was named. */
export const tellDeclaredShare = (
  indices: readonly number[],
  { serving }: Pick<Heard, 'serving'>,
  context: AnswerContext,
): boolean => {
  const table = context.result?.nutrition
  const isNamed = serving !== null && typeof serving === 'object'
  const weighed = isNamed && !table ? { of: 'named' as const, quantity: serving } : undefined
  const size = table && serving !== null && serving !== 'hundred' ? eaten(table, serving) : weighed
  if (!size || size.quantity.value === 100) return false
  const told = indices.flatMap(index => {
    const { name, amount } = context.flat[index] ?? {}
    return name && amount?.unit === '%' && amount.max === undefined ? [{ index, name, amount }] : []
  })
  const where = whereOf(size)
  for (const { index, name, amount } of told) {
    const bound = boundOf[amount.bound] ?? { zh: '约', en: 'about' }
    const sum = weightText((amount.value * size.quantity.value) / 100)
    context.reply.say(
      {
        zh: `${where.zh}里的${name}${bound.zh} ${sum}：标签写明 ${amountText(amount).zh}。`,
        en: `${bound.en.charAt(0).toUpperCase()}${bound.en.slice(1)} ${sum} of ${name} in ${where.en}: the label declares it at ${amountText(amount).en}.`,
      },
      ...onLabel(context, [index]),
    )
  }
  return told.length > 0
}
