import type { Quantity } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { literally } from '../../../text/literally.ts'
import { type Target, targetIn } from '../../entities/amounts/target.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, knownOf } from '../answer-context.ts'
import { eatenIn } from '../effects/eaten.ts'
import { amountOfServing } from '../nutrition/serving-amounts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { nameOf, shown } from '../nutrition/up-to.ts'

const checks =
  /(?:有(?:没有)?|够|到|达到|超过?)\s?\d+(?:\.\d+)?\s?(?:克|g|毫克|mg|千卡|大卡)[^，。]{0,6}[吗么没不嘛]|够不够|控制[在到]|不能超过|不超过|上限|限量|每[顿餐].{0,4}\d|\b(?:is|does|do|would|will|are)\b.*\b(?:over|under|more than|less than|at least|reach|hit|get me)\b|\b(?:limit|max|budget|allowance|target|aim(?:ing)?)\b/
const ofLimit =
  /[一每][天日]|全天|上限|限量|控制|不超过|以内|(?:不能?|别)(?:超)?过|只(?:准|许|让|能)|\b(?:a|per|each) (?:day|meal|snack)\b|\bdaily\b|\blimit|\bmax|\ballow|\bcapp?ed|\bunder\b|\btold\b|\bput me on\b|\bketo\b/
/** The figure is the label's own, which is questioned. */
const isQuoted =
  /怎么|为什么|为何|实际|骗|矛盾|\bwhy\b|\bbut\b|(?<!\b(?:dietitian|dietician|doctor|doc|dr|gp|nurse|midwife|coach|trainer|nutritionist|physio|consultant) )\bsays\b|\bclaims?\b|\bwho(?:'?s)? (?:figure|limit|guideline|advice|aim|number)|世卫|世界卫生|\bper 100\b|每100/
const asksEnough = /够|凑|\benough\b|\breach|\bhit\b|\bneed\b|\bcover/
const asksShare =
  /占|百分之几|几分之几|顶多少|多大(?:一)?(?:块|部分)|\bhow (?:big|much) (?:of )?a (?:chunk|dent|part|share)\b|\bwhat (?:percent\w*|share|fraction|part)\b|\bhow far\b|\b(?:does|do|would|will) (?:this|it|that|these|they) help\b|\beat much of\b/
/** What is eaten, held against the amount that a question names. */
interface Held {
  target: Target
  name: Bilingual
  amount: number
  quantity: Quantity
  is: Bilingual
}

/** What is eaten beside the amount that a question names; undefined where it names none, or one that the label itself states. */
const heldAgainst = ({ text, nutrients, wish }: Heard, context: AnswerContext): Held | undefined => {
  const target = targetIn(text, nutrients)
  if (!target || target.amount === 0 || isQuoted.test(text)) return undefined
  if (!target.isAim && !checks.test(text)) return undefined
  if (!/^(?:nutrition|amount|suits|often|has|claim|healthy|count|safe|what)$/.test(wish)) return undefined
  const table = context.result?.nutrition
  const known = knownOf(context)
  const eaten = eatenIn(context)
  const name = nameOf(target.nutrient)
  if (!table || !known || !eaten || !name) return undefined
  // 大概30克 钠高不高: of 30 g of the food.
  if (!eaten.isPer && Number.parseFloat(target.written) === eaten.quantity.value) return undefined
  const amount = amountOfServing(table, known, target.nutrient, eaten.quantity)
  // The figure of the label itself, quoted: says 22 g of carbs, where from.
  const isOwn = amount !== undefined && isAlike(amount, target.amount)
  if (amount === undefined || (isOwn && !checks.test(text))) return undefined
  return { target, name, amount, quantity: eaten.quantity, is: eaten.is }
}
const isAlike = (one: number, other: number): boolean => Math.abs(one - other) < 0.02 * other

/** More or less than the amount, just as much, or its share. */
const verdictOn = ({ target: { amount: named, written }, amount }: Held, text: string): Bilingual => {
  const share = Math.round((amount / named) * 100)
  if (isAlike(amount, named))
    return { zh: `差不多就是你说的 ${written}`, en: `About the ${written} that you named` }
  if (amount > named) return { zh: `超过你说的 ${written}`, en: `More than the ${written} that you named` }
  if (asksShare.test(text))
    return {
      zh: `约占你说的 ${written}的 ${share}%`,
      en: `About ${share} % of the ${written} that you named`,
    }
  // Of a limit a good part at once is no reassurance.
  const isMuch = share >= leastShare && ofLimit.test(text) && !asksEnough.test(text)
  return {
    zh: `不到你说的 ${written}${isMuch ? `，但一次就占了它的 ${share}%` : ''}`,
    en: `Less than the ${written} that you named${isMuch ? `, but ${share} % of it at once` : ''}`,
  }
}
const leastShare = 20

/** Whether somebody of whom more has to be said asks whether they may have it. */
const isOfThem = ({ wish, who }: Heard): boolean =>
  who !== null && /^(?:suits|often|safe|healthy)$/.test(wish)

/** Whether what is eaten comes to the amount that a question names as an aim or a limit; false where it names none. */
export const tellOwnLimit = (heard: Heard, context: AnswerContext): boolean => {
  const held = heldAgainst(heard, context)
  if (!held || (isOfThem(heard) && !asksShare.test(heard.text))) return false
  sayHeld(held, heard, context)
  return true
}

/** How much would come to the amount, where it is asked whether this is enough. */
const toReach = ({ target, amount, quantity: { value, unit } }: Held, text: string): Bilingual => {
  if (amount >= target.amount || isAlike(amount, target.amount) || amount === 0 || !asksEnough.test(text))
    return { zh: '', en: '' }
  const size = `${Math.round((target.amount / amount) * value)} ${unit}`
  return { zh: `；约 ${size} 才有 ${target.written}`, en: `; about ${size} come to ${target.written}` }
}

const sayHeld = (held: Held, { text }: Heard, context: AnswerContext): void => {
  const verdict = verdictOn(held, text)
  const has = shown(held.target.nutrient, held.amount)
  const more = toReach(held, text)
  context.reply.say(
    {
      zh: `${verdict.zh}：${held.is.zh}含${held.name.zh} ${has}${more.zh}，按营养成分表计算。`,
      en: `${verdict.en}: ${has} of ${held.name.en} in ${held.is.en}${more.en}, by the nutrition table.`,
    },
    tableCitation,
  )
}

/** The same behind an answer that has not named the amount, without the figure that it has told. */
export const tellUnsaidLimit = (told: readonly Heard[], context: AnswerContext): void => {
  for (const heard of told) {
    const own = { ...context, text: heard.text }
    const held = heldAgainst(heard, own)
    if (!held?.target.isAim || isNamed(held.target.written, context.reply.text())) continue
    if (!context.reply.text().includes(shown(held.target.nutrient, held.amount))) {
      sayHeld(held, heard, own)
      continue
    }
    const verdict = verdictOn(held, heard.text)
    context.reply.say({ zh: `${verdict.zh}。`, en: `${verdict.en}.` }, tableCitation)
  }
}
const isNamed = (written: string, answer: string): boolean => {
  const [number = '', unit = ''] = written.split(' ')
  return new RegExp(`(?<![\\d.])${literally(number)} ?${literally(unit)}`).test(answer)
}
