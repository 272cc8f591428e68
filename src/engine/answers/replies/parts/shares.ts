import type { Amount, Bilingual, Ingredient } from '../../../result.ts'
import { literally } from '../../../text/literally.ts'
import { fold } from '../../../text/normalize.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import { type AnswerContext, onLabel } from '../answer-context.ts'
import { tellDeclaredShare } from '../how-much/declared-share.ts'
import { tellStatedShares } from '../how-much/stated-share.ts'
import { partName, sectionsOf, within } from './parts.ts'

const rounded = (value: number): number => Number(value.toPrecision(3))
const isShare = (amount: Amount | undefined): amount is Amount =>
  amount?.unit === '%' && amount.max === undefined

const leastOf = ({ bound }: Amount): Bilingual =>
  bound === 'atLeast'
    ? { zh: '至少', en: 'at least' }
    : bound === 'atMost'
      ? { zh: '最多', en: 'at most' }
      : { zh: '约', en: 'about' }

const asksPart = /占|比例|多少|几成|\bhow much\b|\bwhat (?:percentage|share|part)\b/

/** Of a share of a compound ingredient, or of a note (占莲蓉40%), what that is of the whole; false where the label states no such share. */
const tellShareOfShare = (index: number, context: AnswerContext): boolean => {
  const one = context.flat[index]
  if (!one) return false
  const cited = onLabel(context, [index])
  if (!one.amount && tellStatedShares([index], context).length === 0) return true
  const whole = context.flat.find(
    ({ role, amount, children }) => role === undefined && isShare(amount) && children.includes(one),
  )
  const [own, outer] = [one.amount, whole?.amount]
  // 40 % of what is 8 % of the whole cannot be of the whole.
  if (!whole || !isShare(own) || !isShare(outer) || own.value <= outer.value) return false
  const share = rounded((own.value * outer.value) / 100)
  const least = leastOf(own)
  const part = sectionsOf(context).find(section => within(section).includes(whole))
  const weight = part && weightOf(part, context)
  const grams = weight === undefined ? undefined : rounded((weight * share) / 100)
  const more: Bilingual =
    part && grams !== undefined
      ? {
          zh: `，${partName(part, context)} ${weight} g 里${least.zh} ${grams} g`,
          en: `, ${least.en} ${grams} g in the ${weight} g of ${partName(part, context)}`,
        }
      : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `${least.zh} ${share}%${more.zh}：${whole.name}占 ${amountText(outer).zh}，${one.name}占${whole.name}的 ${amountText(own).zh}。`,
      en: `${least.en.charAt(0).toUpperCase()}${least.en.slice(1)} ${share} %${more.en}: ${whole.name} is ${amountText(outer).en}, and ${one.name} ${amountText(own).en} of that.`,
    },
    ...cited,
  )
  return true
}

/** How much a part weighs by the pack: 湯包 32g, Dried Herb Sachet (1g); undefined where it does not say. */
const weightOf = (part: Ingredient, context: AnswerContext): number | undefined => {
  const name = fold(part.name).text.replace(/[\s:(（].*$/, '')
  const full = fold(part.name).text
  const label = foldedLabel(context.asked.label?.text ?? '')
  for (const key of [full, name.length > 1 ? name : full]) {
    const found = new RegExp(
      `${literally(key)}\\s?[:：]?[^\\d,，、;；\\n+%]{0,10}?\\(?(\\d+(?:\\.\\d+)?)\\s?(?:g|克|公克)(?![a-z])`,
    ).exec(label)
    if (found) return Number(found[1])
  }
  return undefined
}

/** 15 % of a sachet that weighs 1 g; false where the pack states no weight of it. */
const tellShareOfPart = (index: number, context: AnswerContext): boolean => {
  const one = context.flat[index]
  const part = sectionsOf(context).find(({ children }) => one !== undefined && children.includes(one))
  const weight = part && weightOf(part, context)
  if (!one || !part || weight === undefined || !isShare(one.amount)) return false
  const grams = rounded((weight * one.amount.value) / 100)
  const name = partName(part, context)
  const least = leastOf(one.amount)
  context.reply.say(
    {
      zh: `${least.zh} ${grams} g：${one.name}占${name}的 ${amountText(one.amount).zh}，标签写的${name}是 ${weight} g。`,
      en: `${least.en.charAt(0).toUpperCase()}${least.en.slice(1)} ${grams} g: ${one.name} is ${amountText(one.amount).en} of ${name}, which weighs ${weight} g by the label.`,
    },
    ...onLabel(context, [index]),
  )
  return true
}

/** Shares of parts, shares of shares and what several places come to; false where none of them was asked about. */
const tellShares = (heard: Heard, context: AnswerContext): boolean => {
  const { subjects } = heard
  const named = subjects.flatMap(({ index }) => index ?? [])
  return (
    named.length > 0 &&
    named
      .slice(0, 2)
      .every(
        index =>
          tellShareOfShare(index, context) ||
          tellShareOfPart(index, context) ||
          (asksGrams.test(context.text) && tellDeclaredShare([index], heard, context)),
      )
  )
}

const asksGrams = /[几多]少?(?:克|毫克|g\b)|\bhow many (?:g|grams?|mg)\b/
const howMuch = /多少|几成|几克|\bhow much\b|\bhow many percent\b|\bwhat percent/
/** Real lime leaf, and how much is that: its share; false where no amount was asked, or the label states none. */
export const tellHowMuch = (heard: Heard, context: AnswerContext): boolean =>
  /^(?:claim|what|has|nutrition|amount|origin|outside)$/.test(heard.wish) &&
  heard.who === null &&
  !/还是|\bor\b/.test(context.text) &&
  (howMuch.test(context.text) || asksPart.test(context.text)) &&
  tellShares(heard, context)
