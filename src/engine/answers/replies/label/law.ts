import type { Bilingual } from '../../../result.ts'
import { labelFood } from '../../entities/foods/food-category.ts'
import { isPermitted, standingIn } from '../../entities/foods/food-standing.ts'
import { additiveCitation, standardCitation } from '../../text/reply.ts'
import { amountText } from '../amount-text.ts'
import { type AnswerContext, declineUnknown, namesOf, onLabel, wholeLabel } from '../answer-context.ts'

/** Whether anything on the label is not permitted in China, or not listed for this kind of food. */
export const tellLawOfLabel = (context: AnswerContext, indices: readonly number[] | null = null): void => {
  const { flat, knowledge, uses, reply, result } = context
  if (!result || flat.length === 0) {
    declineUnknown(context)
    return
  }
  const food = labelFood(context.asked, knowledge)
  const wanted = indices ?? flat.map((_, index) => index)
  const banned = wanted.filter(index => flat[index]?.tier === 4 && flat[index]?.additiveId === undefined)
  if (banned.length > 0) {
    const names = namesOf(banned, context)
    reply.say(
      {
        zh: `有：${names.zh}不在 GB 2760-2024 名单里，在中国不允许使用；进口产品法规可能不同，请先核对包装。`,
        en: `Yes: ${names.en} is not in GB 2760-2024 and not permitted in China; rules differ abroad, and a misreading is possible, so check the pack.`,
      },
      standardCitation,
      ...onLabel(context, banned),
    )
    for (const index of banned) sayAbroad(flat[index]?.name ?? '', context)
  }
  const unlisted = wanted.flatMap(index => {
    const one = flat[index]
    const entry = one?.additiveId === undefined ? undefined : knowledge.additive(one.additiveId)
    if (!one || !entry || one.kind !== 'additive' || !food || entry.announced) return []
    const standing = standingIn(entry, food, uses, knowledge)
    // Permitted for some foods of the category: which of them this is, the label does not tell.
    return isPermitted(standing) || standing.type === 'children' ? [] : [{ index, entry }]
  })
  if (unlisted.length > 0 && food) {
    const names = namesOf(unlisted.map(({ index }) => index).slice(0, 6), context)
    reply.say(
      {
        zh: `${banned.length > 0 ? '' : '不一定：'}使用表没有把${names.zh}列入“${food.word}”；可能由其他配料带入，也可能是分类或识别不准，请核对。`,
        en: `${banned.length > 0 ? '' : 'Not certainly: '}the use tables do not list ${names.en} for this food (${food.en}); they may be carried over from other ingredients, or the category may be another.`,
      },
      ...unlisted.slice(0, 6).map(({ entry }) => additiveCitation(entry)),
      standardCitation,
    )
  }
  if (banned.length === 0 && unlisted.length === 0)
    reply.say(
      food
        ? {
            zh: `没有发现：识别到的添加剂都在 GB 2760-2024 允许用于“${food.word}”的范围内。`,
            en: `None found: all additives that were recognised are within what GB 2760-2024 lists for this food (${food.en}).`,
          }
        : {
            zh: '没有发现：识别到的添加剂都在 GB 2760-2024 名单里；不知道食品类别，没有逐一核对范围。',
            en: 'None found: all additives that were recognised are in GB 2760-2024; the kind of food is not known, so their ranges were not checked.',
          },
      ...wholeLabel(context),
      standardCitation,
    )
  const stated = context.flat.flatMap(({ additiveId, amount, role, name }) =>
    additiveId !== undefined && amount && role === undefined ? [{ name, text: amountText(amount) }] : [],
  )
  const of: Bilingual = {
    zh: stated.map(({ name, text }) => `${name} ${text.zh}`).join('、'),
    en: stated.map(({ name, text }) => `${name} (${text.en})`).join(', '),
  }
  reply.say(
    stated.length > 0
      ? {
          zh: `标签写明用量的只有${of.zh}；其余不写用量，是否超过限量看不出来。`,
          en: `The label states a dose of ${of.en} alone; of the others none, so whether a limit is exceeded cannot be seen.`,
        }
      : {
          zh: '标签不写用量，是否超过限量看不出来。',
          en: 'A label states no dose, so whether a limit is exceeded cannot be seen.',
        },
    ...wholeLabel(context),
  )
}

const sayAbroad = (name: string, context: AnswerContext): void => {
  const row = context.knowledge.unlisted.find(({ zh }) => name.includes(zh.split(/[ (（]/)[0] ?? zh))
  const isBvo = /brominated/i.test(name)
  const found = row ?? (isBvo ? context.knowledge.unlisted.find(({ ins }) => ins === '443') : undefined)
  if (!found || found.note === '') return
  const note = context.knowledge.note(found.note)
  context.reply.say(
    { zh: `${note.zh.replace(/。$/, '')}。`, en: `${note.en.replace(/\.$/, '')}.` },
    standardCitation,
  )
}
