import type { Bilingual, Ingredient } from '../../result.ts'
import { fold } from '../../text/normalize.ts'
import { amountText } from './amount-text.ts'
import {
  type AnswerContext,
  declineUnknown,
  fallingOrder,
  joinedBy,
  leavesOf,
  nameOf,
  namesOf,
  onLabel,
  orWhole,
  wholeLabel,
} from './answer-context.ts'
import { tellStatedShares } from './how-much/stated-share.ts'
import { homeOf, within } from './parts/parts.ts'

/** Whether a question names an ingredient by its own words, two of them where it has more than one. */
const isNamedIn = (text: string, name: string): boolean => {
  const key = fold(name).text
  const pair = /^[a-z]+ [a-z]+/.exec(key)?.[0] ?? key
  return pair.length > 1 && text.includes(pair)
}

/** What stands in a part that a question names beside it, and not the part. */
const withoutSections = (indices: readonly number[], { flat }: AnswerContext): readonly number[] =>
  indices.filter(index => flat[index]?.role !== 'section')

/** The amounts that the label declares of what is named; of one thing that several ingredients are only the declared ones. */
export const amountOf = (indices: readonly number[], context: AnswerContext, isOfOne = false): void => {
  if (!context.result || indices.length === 0) {
    declineUnknown(context)
    return
  }
  const own = withoutSections(indices, context)
  const all = [...new Set(own.length > 0 ? own : indices)]
  // How much barley malt, of the cereals with gluten: that one.
  const named = isOfOne ? all.filter(index => isNamedIn(context.text, context.flat[index]?.name ?? '')) : []
  const shown = (named.length > 0 ? named : all).slice(0, 6)
  const isDeclared = (index: number) => context.flat[index]?.amount !== undefined
  // Of yolks, the share of the salted ones is declared: nobody asked for the egg wash.
  const silent = isOfOne && shown.some(isDeclared) ? [] : shown.filter(index => !isDeclared(index))
  for (const index of shown) {
    const { name, amount } = context.flat[index] ?? {}
    if (amount)
      context.reply.say(
        {
          zh: `标签写明${name}的量：${amountText(amount).zh}。`,
          en: `The label declares ${name} at ${amountText(amount).en}.`,
        },
        ...onLabel(context, [index]),
      )
  }
  const unbound = tellWithin(tellStatedShares(silent, context), context)
  if (unbound.length === 0) return
  const names = namesOf(unbound, context)
  const order = fallingOrder(context)
  context.reply.say(
    {
      zh: `标签没有写${names.zh}的用量，我不推测；${order.zh}。`,
      en: `The label states no amount or dose of ${names.en}, and I do not guess; ${order.en}.`,
    },
    ...onLabel(context, unbound),
  )
  sayBehind(unbound, context)
}

/** A food far down in its list, of which somebody wonders how much there is: where it stands, and what there is most of. */
const sayBehind = ([index = -1, ...others]: readonly number[], context: AnswerContext): void => {
  const one = context.flat[index]
  if (!one || others.length > 0 || one.kind !== 'food' || asksPlace.test(context.text)) return
  const home = homeOf(index, context)
  if (home) {
    if (home.at > 1)
      context.reply.say(
        {
          zh: `它在${home.name}的 ${home.of} 项里排第 ${home.at}。`,
          en: `It is number ${home.at} of ${home.of} in ${home.name}.`,
        },
        ...onLabel(context, [index]),
      )
    return
  }
  const own = leavesOf(context)
  const [at, first] = [own.indexOf(index), own[0]]
  const most = first === undefined ? undefined : context.flat[first]
  if (at < farDown || first === undefined || !most) return
  const [name, amount] = [nameOf(most), most.amount && amountText(most.amount)]
  context.reply.say(
    {
      zh: `它排在第 ${at + 1} 位，最多的是${name.zh}${amount ? `（${amount.zh}）` : ''}。`,
      en: `It stands at number ${at + 1}; there is most of ${name.en}${amount ? ` (${amount.en})` : ''}.`,
    },
    ...onLabel(context, [index, first]),
  )
}
const farDown = 2
/** Its place is told by another answer. */
const asksPlace = /第几|排|\bwhat number\b|\bhow far\b/

/** Of parts of a compound ingredient whose amount the label declares: together at most that much; the others are given back. */
const tellWithin = (indices: readonly number[], context: AnswerContext): number[] => {
  const wholeOf = (index: number) =>
    context.flat.findIndex(
      ({ amount, role, children }) =>
        role === undefined && amount?.unit === '%' && children.some(one => one === context.flat[index]),
    )
  for (const at of new Set(indices.map(wholeOf))) {
    const whole = context.flat[at]
    if (!whole?.amount) continue
    const own = indices.filter(index => wholeOf(index) === at)
    const names = namesOf(own, context)
    const [of, amount] = [nameOf(whole), amountText(whole.amount)]
    const isLeast = whole.amount.bound === 'atLeast'
    const several = own.length > 1 ? { zh: '合起来', en: 'together ' } : { zh: '', en: '' }
    const bound = isLeast
      ? { zh: '', en: '' }
      : {
          zh: `所以${several.zh}不超过 ${amount.zh}，`,
          en: `so there is ${several.en}no more than ${amount.en}, and `,
        }
    context.reply.say(
      {
        zh: `标签写明“${of.zh}”的量：${amount.zh}，${names.zh}在它里面；${bound.zh}单独有多少没有写。`,
        en: `The label declares ${of.en} at ${amount.en}, and ${names.en} is in it: ${bound.en}how much by itself is not stated.`,
      },
      ...onLabel(context, [at, ...own]),
    )
  }
  return indices.filter(index => wholeOf(index) < 0)
}

const digits: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
}

/** Its name with the amount that the label declares. */
export const withAmount = (one: Ingredient): Bilingual => {
  const { en } = nameOf(one)
  return one.amount
    ? { zh: `${one.name}（${amountText(one.amount).zh}）`, en: `${en} (${amountText(one.amount).en})` }
    : { zh: one.name, en }
}

/** Positions on the list: the first ingredients, the n-th, or how many there are. */
export const orderOf = (indices: readonly number[], context: AnswerContext): void => {
  const { reply, text, flat } = context
  const leaves = leavesOf(context)
  const order = fallingOrder(context)
  if (!context.result || leaves.length === 0) {
    declineUnknown(context)
    return
  }
  if (
    indices.length > 0 &&
    /第几|排在?(?:哪|前|第)|where|how (?:high|far)|what (?:position|place|number)/.test(text)
  ) {
    for (const index of withoutSections(indices, context).slice(0, 6)) {
      const ingredient = flat[index]
      if (ingredient) placeNamed(index, ingredient.name, leaves, context)
    }
    if (/为什么|why/.test(text))
      reply.say(
        {
          zh: `${order.zh}，排得越靠前加得越多。`,
          en: `The ${order.en}: the further up, the more of it.`,
        },
        ...onLabel(context, indices.slice(0, 6)),
      )
    return
  }
  if (/多少(?:种|项|个|样)|几(?:种|项|个|样)|how many/.test(text)) {
    reply.say(
      {
        zh: `识别到 ${leaves.length} 项配料，复合配料展开计算。`,
        en: `${leaves.length} ingredients recognised, the parts of compound ones counted.`,
      },
      ...wholeLabel(context),
    )
    return
  }
  const nth =
    /第([一二三四五1-5])[位个种]/.exec(text)?.[1] ?? /\b(second|third|fourth|fifth)\b/.exec(text)?.[1]
  const count = /前([一二两三四五1-5])|first (two|three|four|five|\d)\b/.exec(text)
  const top = context.result.ingredients.flatMap(ingredient =>
    ingredient.role === undefined
      ? [ingredient]
      : ingredient.children.filter(({ role }) => role === undefined),
  )
  const at = nth === undefined ? null : (digits[nth] ?? Number(nth))
  const isAll = !count && !/first|主要|main|排|位/.test(text)
  const most = isAll
    ? top.length
    : /first ingredient/.test(text)
      ? 1
      : (digits[count?.[1] ?? count?.[2] ?? ''] ?? (Number(count?.[1] ?? count?.[2]) || 3))
  const shown = at === null ? top.slice(0, most) : top.slice(at - 1, at)
  const names = shown.map(withAmount)
  const [zh, en] = [names.map(one => one.zh), names.map(one => one.en)]
  reply.say(
    at === null
      ? {
          zh: `${isAll ? '配料依次是' : '排在最前面的是'}：${zh.join('、')}。${order.zh}。`,
          en: `${isAll ? 'The ingredients in turn' : 'At the top of the list'}: ${en.join(', ')}. The ${order.en}.`,
        }
      : {
          zh: `第 ${at} 位是：${zh.join('') || '没有这一项'}。`,
          en: `Number ${at}: ${en.join('') || 'nothing'}.`,
        },
    ...orWhole(
      context,
      onLabel(
        context,
        shown.map(one => flat.indexOf(one)),
      ),
    ),
  )
}

const placeNamed = (index: number, name: string, leaves: readonly number[], context: AnswerContext): void => {
  const home = homeOf(index, context)
  context.reply.say(
    home
      ? {
          zh: `${name}：${home.name}里 ${home.of} 项中的第 ${home.at} 项。`,
          en: `${name}: number ${home.at} of ${home.of} in ${home.name}.`,
        }
      : {
          zh: `${name}：${leaves.length} 项中的第 ${leaves.indexOf(index) + 1} 项。`,
          en: `${name}: number ${leaves.indexOf(index) + 1} of ${leaves.length}.`,
        },
    ...onLabel(context, [index]),
  )
}

const asksMost =
  /(?:哪|什么|啥)[^，。]{0,8}(?:最多|用得多|放得多)|最多的(?:是|添加剂|色素|甜味剂|防腐剂)?|\b(?:most|largest|biggest|highest|greatest)\b/
const mostHolders = 4

/** Which of a kind there is most of: the first of them by the order of the list, in each part that has some; false where that was not asked. */
export const mostOf = (indices: readonly number[], kind: Bilingual, context: AnswerContext): boolean => {
  const { flat, text, reply } = context
  if (!asksMost.test(text) || indices.length < 2) return false
  const holderOf = (index: number): Ingredient | undefined => {
    const one = flat[index]
    return flat.findLast(
      other => other !== one && other.role !== 'class' && one !== undefined && within(other).includes(one),
    )
  }
  const holders = [...new Set([...indices].sort((a, b) => a - b).map(holderOf))]
  const firsts = holders.map(holder => ({
    holder,
    index: indices.find(index => holderOf(index) === holder) ?? 0,
  }))
  const shown = firsts.slice(0, mostHolders)
  const isOne = firsts.length === 1
  const told = shown.map(({ holder, index }) => {
    const name = namesOf([index], context)
    if (isOne) return name
    const place = holder ? nameOf(holder) : { zh: '主配料', en: 'the main list' }
    return { zh: `${place.zh}里是${name.zh}`, en: `${name.en} in ${place.en}` }
  })
  const names = joinedBy(told, '，', ', ')
  const order = fallingOrder(context)
  reply.say(
    {
      zh: `按配料顺序，${kind.zh}里排在最前的${isOne ? '是' : '，'}${names.zh}；各加多少标签没有写，${order.zh}。`,
      en: `By the order of the list the first of the ${kind.en}: ${names.en}. The amounts are not stated; ${order.en}.`,
    },
    ...onLabel(
      context,
      shown.map(({ index }) => index),
    ),
  )
  return true
}
