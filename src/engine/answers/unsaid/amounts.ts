import { literally } from '../../text/literally.ts'
import { servingsAsked } from '../entities/serving-words.ts'
import { type AnswerContext, sizesOf } from '../replies/answer-context.ts'
import { hasCaffeineRow, tellCaffeineAmount } from '../replies/effects/caffeine.ts'
import { halfAndWholeIn } from '../replies/figures/half-and-whole.ts'
import { tellsFigure } from '../replies/figures/tells-figure.ts'
import { answerNutrition } from '../replies/nutrition/amounts.ts'
import { tableCitation, tellFromTable } from '../replies/nutrition/table-rows.ts'
import type { Heard } from '../understanding/heard.ts'

const asksHowMuch =
  /多少|[几多]少?(?:克|毫克|大卡|卡|千焦)|几多|\bhow (?:much|many)\b|\bhow many g(?:rams?)?\b|\bnumbers?\b/
const wishes = /^(?:suits|claim|outside|fact|has|safe|healthy|often|compare|what)$/
/** Zero sugar, so that means no carbs: what the claim does not say. */
const takesForNone =
  /\b(?:so|means?|meaning)\b.{0,24}\b(?:no|zero|0|free)\b|\b(?:no|zero) \w+ then\b|(?:就|那|等于|是不是|意味).{0,8}(?:没有?|无|零|0|不含)|也是?(?:零|0|没有)/
const tellTakenForNone = (told: readonly Heard[], context: AnswerContext): void => {
  const asked = told.find(({ wish, text }) => /^(?:claim|has)$/.test(wish) && takesForNone.test(text))
  const other = asked?.nutrients.filter(
    one => !/sugars/i.test(one) && !tellsFigure(one, context.reply.text()),
  )
  if (asked && other && other.length > 0) tellFromTable({ ...asked, nutrients: other, who: null }, context)
}
const figure = /\d+(?:\.\d+)?/

/** How many carbs, of a question that was taken for whom it suits: the table's figure, where the answer has not said it. */
export const tellUnsaidAmounts = (told: readonly Heard[], context: AnswerContext): void => {
  tellUnsaidNutrients(told, context)
  tellTakenForNone(told, context)
  const ofCaffeine = told.find(({ text }) => namesCaffeine.test(text) && asksHowMuch.test(text))
  const said = context.reply.text().replace(/\(?\d+ mg of sodium|钠 \d+ mg/g, '')
  const isSaid = hasCaffeineRow(context) ? saysCaffeine.test(said) : /\d ?(?:mg|毫克)/i.test(said)
  if (!ofCaffeine || isSaid || saysNone.test(said)) return
  const groups = ofCaffeine.who?.groups ?? []
  const isYoung = groups.includes('children')
  tellCaffeineAmount(groups.includes('pregnant'), isYoung, { ...context, text: ofCaffeine.text })
}
const namesCaffeine = /咖啡因|caff(?:ei|ie)n/
const saysCaffeine = /咖啡因.{0,6}\d+ mg|\d+ mg of caffeine/i
const saysNone = /how much caffeine|how many mg of caffeine|咖啡因有多少/i

const tellUnsaidNutrients = (told: readonly Heard[], context: AnswerContext): void => {
  const table = context.result?.nutrition
  if (!table) return
  for (const { wish, text, nutrients, serving, subjects } of told) {
    if (!wishes.test(wish) || !asksHowMuch.test(text) || subjects.some(({ entry }) => entry)) continue
    const servings = halfAndWholeIn(context.asked.question) ?? servingsAsked(text, sizesOf(context), serving)
    for (const [nutrient, of] of nutrients
      .slice(0, 2)
      .flatMap(one => servings.map(size => [one, size] as const))) {
      const said = answerNutrition(table, {
        nutrient,
        serving: of,
        isLevel: false,
        isOfChild: false,
      })
      const number = said && figure.exec(said.en)?.[0]
      const isSaid =
        number !== undefined &&
        new RegExp(`(?<![\\d.])${literally(number)}(?![\\d.])`).test(
          context.reply.text().replace(/\[\d+\]/g, ''),
        )
      // The sugar of two rolls was told: nobody asked for that of 100 g.
      const isToldOfServing = of === null && tellsFigure(nutrient, context.reply.text())
      if (said && !isSaid && !isToldOfServing) context.reply.say(said, tableCitation)
    }
  }
}
