import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { partName, sectionsOf, within } from './parts.ts'
import { tasteIn } from './tastes.ts'

const asksWhich =
  /哪[一个]?[\u4e00-\u9fff]{0,2}(?:包|部分|料)[^，。]{0,4}(?:最|更|多)|最[咸甜油辣酸麻鲜]的?是?哪|(?:主要|基本|大多|多数)[^，。]{0,4}[哪边]|[哪边][一个]?[\u4e00-\u9fff]{0,2}包[^，。]{0,2}(?:主要)|\bwhich (?:sachet|packet|part|layer|pouch|bit)\b.{0,20}\b(?:most|salt|sugar|fat|spic\w*est|sweetest|hottest)/

/** Which sachet is the saltiest: the one whose own list has the salt nearest its front, which is all that a label tells; false where that was not asked. */
export const tellSaltiestPart = ({ text }: Heard, context: AnswerContext): boolean => {
  const parts = sectionsOf(context)
  const taste = tasteIn(text)
  if (!taste || parts.length < 2 || !asksWhich.test(text)) return false
  const hits = new Set(hitsOf(taste, context).map(index => context.flat[index]))
  const ranked = parts
    .map(part => {
      const leaves = part.children
      const at = leaves.findIndex(one => hits.has(one) || within(one).some(child => hits.has(child)))
      const one = leaves[at]
      // Vinegar with salt in its brackets: how much of the vinegar is salt nobody knows.
      const isWithin = one !== undefined && !hits.has(one)
      return { part, at, one, isWithin }
    })
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.isWithin) - Number(b.isWithin) || a.at - b.at)
  const [first, ...others] = ranked
  if (!first) return false
  const told = ranked.map(({ part, at, one, isWithin }): Bilingual => {
    const name = partName(part, context)
    return isWithin
      ? {
          zh: `${name}里只在${one?.name ?? ''}的括号里`,
          en: `only in the brackets of ${one?.name ?? ''} in ${name}`,
        }
      : { zh: `${name}里排第 ${at + 1}`, en: `number ${at + 1} in ${name}` }
  })
  const isTied = others.some(({ at, isWithin }) => at === first.at && isWithin === first.isWithin)
  const lead: Bilingual = isTied
    ? { zh: '分不出哪一包最多', en: 'The list does not tell which has most' }
    : {
        zh: `按配料顺序最可能是${partName(first.part, context)}`,
        en: `By the order of the lists most likely ${partName(first.part, context)}`,
      }
  context.reply.say(
    {
      zh: `${lead.zh}：${taste.zh}在${told.map(({ zh }) => zh).join('、')}；各包里有多少，标签没有分开写。`,
      en: `${lead.en}: ${taste.en} is ${told.map(({ en }) => en).join(', ')}; how much each has is not stated by itself.`,
    },
    ...onLabel(
      context,
      ranked.flatMap(({ one }) => (one ? [context.flat.indexOf(one)] : [])),
    ),
  )
  return true
}
