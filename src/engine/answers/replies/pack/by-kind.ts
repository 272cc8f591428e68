import { fold } from '../../../text/normalize.ts'
import { labelFood } from '../../entities/foods/food-category.ts'
import { type AnswerContext, orWhole, wholeLabel } from '../answer-context.ts'

/** Categories of GB 2760-2024 whose foods are sold ready to eat or drink: dairy, ices, fruit and nuts, sweets, bakery, drinks, jelly and crisps. */
const ready = /^(?:01\.0[126]|03\.|04\.01\.02|04\.05\.02|05\.|07\.|14\.(?!06)|15\.|16\.0[16])/
/** What is still to be baked or boiled, or stirred into water, whatever its kind. */
const isToBeMade =
  /预拌|面糊|面团|冲|泡腾|泡面|速溶|[三二]合一|粉$|\b[23] ?in ?1\b|\bmix\b|\bbatter\b|\bdough\b|\bready to bake\b|\bpart[- ]baked\b|\binstant\b|\bpowder\b/
const saysToCook = /非即食|(?<!花)生制|半成品|\bcook(?:ed)? (?:before|through|thoroughly)/
/** Latiao stand in the category of instant noodles. */
const isSnack = /辣条|面筋|调味面制品/

const asksAsItIs = /生吃|直接[吃食]|[凉冷冻](?:着|的)?(?:能|可以)?吃|\bcold\b|\braw\b|\bas (?:it )?is\b/

/** Of a pack that says nothing of cooking, a food that is ready to eat by its kind: that it needs none; false where its kind does not tell. */
export const sayReadyByKind = (context: AnswerContext): boolean => {
  const food = labelFood(context.asked, context.knowledge)
  const { text = '', product } = context.asked.label ?? {}
  if (!food || !(ready.test(food.no) || isSnack.test(food.word))) return false
  if (isToBeMade.test(fold(product?.name ?? '').text) || saysToCook.test(fold(text).text)) return false
  const lead = asksAsItIs.test(context.text)
    ? { zh: '可以直接吃', en: 'It may be eaten as it is' }
    : { zh: '不用煮', en: 'No cooking needed' }
  context.reply.say(
    {
      zh: `${lead.zh}：按类别（${food.word}）是直接吃喝的食品，标签也没有写要加热。`,
      en: `${lead.en}: by its kind (${food.en}) it is ready to eat or drink, and the label asks for no heating.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}
