import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, orWhole, wholeLabel } from '../answer-context.ts'
import { factStated } from '../label/facts.ts'
import { answerNutrition } from '../nutrition/amounts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

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
  const [words, value, unit] = printed.exec(foldedLabel(label)) ?? []
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

const asksToDrain =
  /(?:倒|滗|沥|瀝|隔|去)(?:掉|走|干|乾|去|出)?(?:啲|些|一[些点]|多余的)?(?:油|汁|水|汤|湯)(?!果|溶|化)|(?:油|汁|汤|湯)(?:要不要|要唔要|需不需要|要|用)?(?:倒|滗|沥|瀝)|\bdrain (?:it|them|this|the (?:can|tin))\b|\b(?:drain|pour|tip)\b.{0,16}\b(?:oil|brine|liquid|juice|water)\b|\b(?:oil|brine)\b.{0,12}\b(?:away|off|out|drained)\b/
const ofDrained =
  /(?:per|每)\s?\d+\s?(?:g|克|ml)?[^\n\d]{0,10}(?:drained|沥干|瀝乾|固形物)|(?:nutrition|营养)[^\n\d]{0,14}(?:drained|沥干|瀝乾|固形物)/
const told = ['energy', 'fat', 'protein'] as const

/** Is the oil poured away: of a table of the drained food, that its figures are without the oil; false where that was not asked. */
export const tellDraining = ({ text }: Pick<Heard, 'text'>, context: AnswerContext): boolean => {
  const table = context.result?.nutrition
  if (!asksToDrain.test(text) || !table) return false
  const label = foldedLabel(context.asked.label?.text ?? '')
  const words = printed.exec(label)?.[0]
  const stated: Bilingual = {
    zh: words ? `（标签写着“${words}”）` : '',
    en: words ? ` (the label states "${words}")` : '',
  }
  const isDrained = ofDrained.test(label)
  if (!isDrained && !words) return false
  context.reply.say(
    isDrained
      ? {
          zh: `倒掉就少吃那部分：营养成分表是沥干后的数值${stated.zh}，不含倒掉的油汁；连油汁一起吃会更多，多多少标签没有写。`,
          en: `Drained you eat less of it: the nutrition table is of the drained food${stated.en}, without the liquid that is poured off. With it there is more; how much more the label does not say.`,
        }
      : {
          zh: `倒掉就少吃那部分${stated.zh}；营养成分表没有写是不是沥干后的数值，所以少多少算不出。`,
          en: `Drained you eat less of it${stated.en}; whether the table is of the drained food the label does not say, so how much less cannot be worked out.`,
        },
    ...orWhole(context, wholeLabel(context)),
  )
  for (const nutrient of told) {
    const said = answerNutrition(table, { nutrient, serving: 'pack', isLevel: false, isOfChild: false })
    if (said && isDrained) context.reply.say(said, tableCitation)
  }
  return true
}
