import type { Bilingual } from '../../../result.ts'
import { kindsIn } from '../../entities/kinds.ts'
import { amountText } from '../amount-text.ts'
import { type AnswerContext, nameOf, onLabel, orWhole, wholeLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'

/** Does it count as fruit, as one of five a day. */
export const asksAsFruit =
  /(?:算不算|能不能算|[算当]|等于|相当于|代替).{0,8}(?:水果|蔬菜|果汁)|(?<!\b(?:drinks?|eats?|has|have|had|with|do|take|takes) )\b(?:five|5)[- ]a[- ]day\b|\bcounts? (?:it |this |them |these )?(?:as|towards) .{0,16}(?:fruit|veg)|\binstead of (?:real |fresh )?(?:fruit|veg)|\bportions? of (?:fruit|veg)/
const ofJuice = /汁|浆|漿|粉|香精|juice|concentrate|pur[eé]e|powder|flavour|flavor/i

/** What of the list is fruit, and whether that is more than its flavour; false where that was not asked. */
export const tellAsFruit = (context: AnswerContext): boolean => {
  if (!asksAsFruit.test(context.text) || context.flat.length === 0) return false
  const hits = kindsIn('水果')
    .flatMap(kind => hitsOf(kind, context))
    .filter(index => context.flat[index]?.kind === 'food')
  const foods = context.flat.flatMap(({ role, children }, index) =>
    role === undefined && children.length === 0 ? [index] : [],
  )
  const isMain = hits.includes(foods[0] ?? -1) && !ofJuice.test(context.flat[foods[0] ?? -1]?.name ?? '')
  const names = hits.slice(0, 4).map((index): Bilingual => {
    const one = context.flat[index]
    if (!one) return { zh: '', en: '' }
    const [name, amount] = [nameOf(one), one.amount && amountText(one.amount)]
    return amount
      ? { zh: `${name.zh}（${amount.zh}）`, en: `${name.en} (${amount.en})` }
      : { zh: name.zh, en: name.en }
  })
  const said = { zh: names.map(({ zh }) => zh).join('、'), en: names.map(({ en }) => en).join(', ') }
  context.reply.say(
    hits.length === 0
      ? {
          zh: '不算：配料里没有识别到水果。',
          en: 'No: no fruit was recognised in the list.',
        }
      : isMain
        ? {
            zh: `标签没有写算几份：主要是水果（${said.zh}），一起吃进去的还有后面列的配料。`,
            en: `The label does not say what it counts as: most of it is fruit (${said.en}), and what stands behind it comes with it.`,
          }
        : {
            zh: `不算：配料里的水果只有${said.zh}，其余是别的配料。`,
            en: `No: of fruit the list has only ${said.en}; the rest is something else.`,
          },
    ...orWhole(context, hits.length > 0 ? onLabel(context, hits.slice(0, 4)) : wholeLabel(context)),
  )
  return true
}
