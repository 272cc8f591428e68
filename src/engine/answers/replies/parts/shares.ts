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

const gramsAsked = /(\d+(?:\.\d+)?)\s?(?:克|公克|g(?![a-z])|grams?)/
const leastOf = ({ bound }: Amount): Bilingual =>
  bound === 'atLeast'
    ? { zh: '至少', en: 'at least' }
    : bound === 'atMost'
      ? { zh: '最多', en: 'at most' }
      : { zh: '约', en: 'about' }

const nounOf = /馅|皮|汤|酱|\b(?:filling|dough|coating|sauce)\b/
const asksPart = /占|比例|多少|几成|\bhow much\b|\bwhat (?:percentage|share|part)\b/

/** How much of the cake is filling: the share of a part that the label prints, and what that is of the grams that were named. */
const tellPartShare = (context: AnswerContext): boolean => {
  const { text } = context
  if (!asksPart.test(text)) return false
  const noun = nounOf.exec(text)?.[0]
  const parts = sectionsOf(context).filter(({ name, amount }) => {
    const key = fold(name).text
    return isShare(amount) && (text.includes(key) || (noun !== undefined && key.includes(noun)))
  })
  const [part] = parts
  // Its sugar is asked of the sugar.
  if (!part || parts.length > 1 || !isShare(part.amount)) return false
  const [share, name] = [part.amount, partName(part, context)]
  const grams = Number(gramsAsked.exec(text)?.[1])
  const least = leastOf(share)
  const sum = rounded((grams * share.value) / 100)
  const more: Bilingual = grams
    ? { zh: `，${grams} g 里${least.zh} ${sum} g`, en: `: ${least.en} ${sum} g of ${grams} g` }
    : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `${name}占 ${amountText(share).zh}${more.zh}（按标签标明的比例）。`,
      en: `${name} is ${amountText(share).en}${more.en}, by the share that the label prints.`,
    },
    ...onLabel(context, [context.flat.indexOf(part)]),
  )
  return true
}

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

const plain =
  /^(?:much|many|there|altogether|total|with|this|that|have|does|real|what|percent\w*|actual\w*|whole|pack|from|free|made)$/
const plainZh = /多少|一共|总共|里面|到底|占|这个|可以|含量|合计|真的|标签|配料|产品/
const asksAll = /一共|总共|合计|加起来|全部|\baltogether\b|\bin total\b|\btotal\b|\ball in all\b/

/** The word of a question that several ingredients share: cherry, of dried sour cherries and cherry pieces. */
const sharedHits = (context: AnswerContext): number[] => {
  const words = [
    ...(context.text.match(/[a-z]{4,}/g) ?? [])
      .filter(word => !plain.test(word))
      .map(word => word.replace(/(?:ies|y|s)$/, '')),
    ...(context.text.match(/[\u4e00-\u9fff]{2,}/g) ?? [])
      .flatMap(run => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)))
      .filter(word => !plainZh.test(word)),
  ].filter(word => word.length > 1)
  const found = words.map(word =>
    context.flat.flatMap(({ name, role }, index) =>
      role === undefined && fold(name).text.includes(word) ? [index] : [],
    ),
  )
  return found.sort((a, b) => b.length - a.length)[0] ?? []
}

/** All the cherry of it: what the label declares in several places, added up; false where there is but one. */
const tellTogether = (context: AnswerContext): boolean => {
  if (!asksAll.test(context.text)) return false
  const all = sharedHits(context)
  const inner = new Set(all.flatMap(index => (context.flat[index] ? within(context.flat[index]) : [])))
  const hits = all.filter(index => context.flat[index] && !inner.has(context.flat[index]))
  const top = new Set(context.result?.ingredients)
  const declared = hits.filter(index => {
    const one = context.flat[index]
    return one !== undefined && top.has(one) && isShare(one.amount)
  })
  const others = hits.filter(index => !declared.includes(index))
  if (hits.length < 2 || declared.length === 0) return false
  const sum = rounded(declared.reduce((all, index) => all + (context.flat[index]?.amount?.value ?? 0), 0))
  const shown = declared.flatMap(index => {
    const one = context.flat[index]
    return one?.amount ? [{ name: one.name, amount: amountText(one.amount) }] : []
  })
  const rest = others.map(index => context.flat[index]?.name ?? '')
  context.reply.say(
    {
      zh: `标明的合计 ${sum}%：${shown.map(({ name, amount }) => `${name} ${amount.zh}`).join('、')}${rest.length > 0 ? `；${rest.join('、')}里还有，占多少没有写` : ''}。`,
      en: `${sum} % as far as it is declared: ${shown.map(({ name, amount }) => `${name} ${amount.en}`).join(', ')}${rest.length > 0 ? `; there is more in ${rest.join(', ')}, how much is not stated` : ''}.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

/** Shares of parts, shares of shares and what several places come to; false where none of them was asked about. */
const tellShares = (heard: Heard, context: AnswerContext): boolean => {
  const { subjects, nutrients } = heard
  if (nutrients.length === 0 && tellPartShare(context)) return true
  if (tellTogether(context)) return true
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
