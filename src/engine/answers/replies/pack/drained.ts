import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, orWhole, wholeLabel } from '../answer-context.ts'
import { factStated } from '../label/facts.ts'

const surely = /沥干|固形物|\bdrained\b/
const asked =
  /沥干|固形物|果肉.{0,6}多少|多少.{0,4}果肉|\bdrained\b|without the (?:oil|brine|liquid|juice|syrup|water)/
const printed =
  /(?:沥干物?(?:含量|重量?)?|固形物(?:含量)?|固形量|drained (?:net )?(?:wt|weight))[^\d\n]{0,8}(\d+(?:\.\d+)?)\s?(克|公克|g|%)/
const netGrams = /(\d+(?:\.\d+)?)\s?(kg|千克|克|公克|g)(?![a-z])/

/** How much is left without the liquid of a tin: as the pack states it, a share of the net content in grams; false where that was not asked. */
export const tellDrained = ({ nutrients }: Heard, context: AnswerContext): boolean => {
  if (nutrients.length > 0 || !asked.test(context.text)) return false
  const label = context.asked.label?.text ?? ''
  const [words, value, unit] = printed.exec(fold(label).text) ?? []
  if (!words || !value) {
    if (!surely.test(context.text)) return false
    context.reply.say(
      {
        zh: '没有写：读到的标签文字里没有沥干物或固形物的量，请看包装其他面。',
        en: 'Not stated: the text that was read gives no drained weight; look at the other sides of the pack.',
      },
      ...orWhole(context, wholeLabel(context)),
    )
    return true
  }
  const net = factStated('net', label).replace(/[\s.]*(?:固形物|沥干|drained).*$|\.$/i, '')
  const [, size, sizeUnit = ''] = netGrams.exec(fold(net).text) ?? []
  const grams = Number(size) * (/kg|千克/.test(sizeUnit) ? 1000 : 1)
  const isShare = unit === '%'
  const sum = isShare ? Math.round((grams * Number(value)) / 100) : Number(value)
  const isLeast = /≥|不低于|at least/.test(words)
  const isKnown = !isShare || grams > 0
  context.reply.say(
    {
      zh: `${isKnown ? `${isLeast ? '至少' : '约'} ${sum} g：` : ''}标签写着“${words}”${net ? `，净含量 ${net}` : ''}；营养成分表也要看它按哪个重量计。`,
      en: `${isKnown ? `${isLeast ? 'At least' : 'About'} ${sum} g: the` : 'The'} label states "${words}"${net ? `, net content ${net}` : ''}; see by which weight its nutrition table counts.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}
