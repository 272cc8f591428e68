import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import { nutrientName, nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName, Quantity } from '../../../nutrition/nutrition.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import { onePiece } from '../../entities/pieces.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, sizesOf } from '../answer-context.ts'
import { amountOfServing } from '../nutrition/serving-amounts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const asksTrue =
  /真的|是真|真假|属实|对得上|对不对|一致|可信|骗|虚标|\b(?:true|really|actually|agree|match|add up|correct|right|honest|lie|legit)\b/
/** 20g PROTEIN, 30 g protein per serve, 每支含钙104mg. */
const frontEn =
  /(?<![\d.])(\d{1,4}(?:\.\d)?) ?(g|mg) (?:of )?(protein|sugars?|fib(?:re|er)|fat|calcium|carbs?)\b/g
const frontZh = /(蛋白质?|膳食纤维|钙|糖|脂肪)(?:含量)?\s?(\d{1,4}(?:\.\d)?)\s?(g|mg|克|毫克)/g

const ofOther = /相比|相较|对比|\bcompared\b|\bthan\b/

interface Figure {
  nutrient: NutrientName
  grams: number
  words: string
}

/** Figures that a folded text puts before or behind the name of a nutrient. */
const figuresIn = (text: string): Figure[] =>
  [
    ...[...text.matchAll(frontEn)].map(([words, value, unit, name]) => ({ words, value, unit, name })),
    ...[...text.matchAll(frontZh)].map(([words, name, value, unit]) => ({ words, value, unit, name })),
  ].flatMap(({ words, value, unit, name = '' }) => {
    const [nutrient] = nutrientsIn(name)
    const grams = Number(value) * (/m|毫/.test(unit ?? '') ? 0.001 : 1)
    return nutrient ? [{ nutrient, grams, words }] : []
  })

/** Makers round: 20 g for 19.8. */
const isSame = (stated: number, known: number): boolean =>
  Math.abs(stated - known) <= Math.max(0.05 * stated, stated < 1 ? 0.006 : 0.5)

/** It says 20 g of protein, does the table agree: the figure of the front beside that of the table; false where that was not asked. */
export const tellFigureOnFront = ({ text, who, nutrients }: Heard, context: AnswerContext): boolean => {
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  if (who || !known || !asksTrue.test(text) || nutrients.length === 0) return false
  const label = foldedLabel(context.asked.label?.text ?? '')
  const front = label.slice(0, label.search(/营养成分|nutrition|配料|ingredients/) >>> 0)
  // Less than our other one, which has 10 g: of the other one.
  const own = front.split('\n').filter(line => !ofOther.test(line))
  const stated = figuresIn(own.join('\n'))
  const asked = figuresIn(text).find(({ nutrient, grams }) =>
    stated.some(one => one.nutrient === nutrient && one.grams === grams),
  )
  const figure =
    asked ?? (figuresIn(text).length === 0 ? stated.find(one => nutrients.includes(one.nutrient)) : undefined)
  if (!figure) return false
  const piece = onePiece(sizesOf(context).text)
  const sizes: readonly Quantity[] = [
    ...table.columns.flatMap(({ portion }) => portion ?? []),
    ...(piece ? [{ value: piece.value, unit: piece.unit }] : []),
    { value: 100, unit: known.basis },
    ...(table.pack ? [table.pack] : []),
  ].filter(({ unit }) => unit === known.basis)
  const of = (size: Quantity) => amountOfServing(table, known, figure.nutrient, size)
  const fits = sizes.find(size => {
    const amount = of(size)
    return amount !== undefined && isSame(figure.grams, amount)
  })
  const size = fits ?? sizes[0]
  const amount = size && of(size)
  const name = nutrientName(figure.nutrient)
  if (!size || amount === undefined || !name) return false
  const shown = amount < 1 ? `${Math.round(amount * 1000)} mg` : `${Math.round(amount * 10) / 10} g`
  context.reply.say(
    {
      zh: `${fits ? '相符' : '对不上'}：标签写“${figure.words}”，营养成分表是每${size.value} ${size.unit} 含${name.zh} ${shown}。`,
      en: `${fits ? 'Yes, it agrees' : 'It does not match'}: the label says "${figure.words}", and the table gives ${shown} of ${name.en} in ${size.value} ${size.unit}.`,
    },
    tableCitation,
  )
  return true
}
