import { fold } from '../../../text/normalize.ts'
import { detectAudience } from '../../entities/people.ts'
import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import { type AnswerContext, bothNames, citedAs, leavesOf, namesOf, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { allergenHits } from '../people/allergens.ts'
import { ofLittle } from './presence.ts'

const noun =
  /(?:(?<!有)没有?(?:多少|什么|几多|啥)|[很好]少)(?:真正?的?)?([\u4e00-\u9fff]{1,5}?)(?=[了吧吗嘛呀啊可的在里，,]|$)|\b(?:hardly|barely|scarcely) any (?:real |actual )?([a-z]{3,})|\b(?:not|n't) (?:really )?(?:much|a lot of) (?:real |actual )?([a-z]{3,})/
/** Up to this share a claim that there is little of it holds. */
const little = 10

/** Hardly any cheese in it, is there: by the share that the pack prints, else that it prints none; false where that was not asked. */
export const tellHardly = (heard: Heard, context: AnswerContext): boolean => {
  const { text, subjects, kinds } = heard
  if (!ofLittle.test(text) || heard.nutrients.length > 0 || context.flat.length === 0) return false
  const kind = kinds.find(({ allergen }) => allergen !== undefined && allergen !== 'any')
  const sources = kind ? allergenHits(kind, context) : []
  if (kind && sources.length > 0 && /gluten|麸质|过敏|敏感|allerg|剩|left/.test(text)) {
    const names = namesOf(sources, context)
    context.reply.say(
      {
        zh: `不能这么算：配料里有${names.zh}（${kind.zh}），剩多少标签没有写；过敏或乳糜泻的人当作含有。`,
        en: `Do not count on it: the list has ${names.en} (${kind.en}), and how much of it is left is not stated; with an allergy or coeliac disease take it to contain it.`,
      },
      ...onLabel(context, sources.slice(0, 4)),
    )
    return true
  }
  // With a condition that was named how little it is says nothing.
  if ((detectAudience(fold(context.asked.question).text)?.groups.length ?? 0) > 0) return false
  const word = noun.exec(text)?.slice(1).find(Boolean)
  const named = subjects.flatMap(({ index }) => index ?? [])
  const leaves = leavesOf(context)
  const likeIt = word
    ? leaves.filter(index =>
        `${context.flat[index]?.name} ${context.flat[index]?.otherName ?? ''}`.toLowerCase().includes(word),
      )
    : []
  const ofKinds = kinds.flatMap(one => hitsOf(one, context))
  // Called kumara and lamb, but hardly any lamb: of the lamb.
  const meant = named.filter(index => likeIt.includes(index))
  const [index] = [...meant, ...named, ...likeIt, ...sources, ...ofKinds]
  const one = index === undefined ? undefined : context.flat[index]
  if (index === undefined || !one) return false
  const subject = subjects.find(one => one.index === index)
  const names = subject ? bothNames(subject) : namesOf([index], context)
  const { amount } = one
  const cited = subject ? citedAs(context, subject) : onLabel(context, [index])
  if (amount?.unit === '%') {
    const isLittle = amount.value <= little
    const stated = amountText(amount)
    context.reply.say(
      {
        zh: `${isLittle ? '对，不多' : '不算少'}：标签写明${names.zh} ${stated.zh}。`,
        en: `${isLittle ? 'Right, not much' : 'It is not so little'}: the label declares ${names.en} at ${stated.en}.`,
      },
      ...cited,
    )
    return true
  }
  const at = leaves.indexOf(index) + 1
  context.reply.say(
    {
      zh: `看不出有多少：标签没有写${names.zh}的量，它排在 ${leaves.length} 项中的第 ${at} 项，越靠后越少。`,
      en: `How much cannot be told: the label states no amount of ${names.en}; it is number ${at} of ${leaves.length}, and the further down the less.`,
    },
    ...cited,
  )
  return true
}
