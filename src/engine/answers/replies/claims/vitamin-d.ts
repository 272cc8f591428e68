import type { Bilingual } from '../../../result.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, onLabel, orWhole, quotedWhere, wholeLabel } from '../answer-context.ts'

const ofD = /\bd3\b|\bvitamin d\b|\bvit d\b|cholecalciferol|维生素 ?d|维d/
const asksSource =
  /羊|地衣|动物|植物|来源|哪来|哪里来|什么做|提取|\b(?:sheep|wool|lanolin|lichen|vegan|animals?|plants?|come from|comes from|made (?:of|from)|source)\b/
const namesSheep = /羊|\b(?:sheep|wool|lanolin)\b/
const d3 = /\bd3\b|cholecalciferol|维生素 ?d3/
const behind = (source: string): RegExp =>
  new RegExp(
    `(?:vitamin d3?|维生素 ?d3?|cholecalciferol)[^,;，；、\\n]{0,40}?(?:,\\s*)?(?:from |of |来自|来源于?)?[^,;，；、\\n]{0,24}(?:${source})`,
  )
const wool = behind('lanolin|wool|sheep|羊毛')
const lichen = behind('lichen|地衣')

export type SourceOfD3 = 'wool' | 'lichen' | 'unstated'

/** Where the vitamin D3 of a label comes from, by its own words; null where the label names no D3. */
const sourceOfD3 = ({ asked }: AnswerContext): SourceOfD3 | null => {
  const label = foldedLabel(asked.label?.text ?? '')
  if (lichen.test(label)) return 'lichen'
  if (wool.test(label)) return 'wool'
  return d3.test(label) ? 'unstated' : null
}

const veganLine = (context: AnswerContext): string | undefined =>
  quotedWhere(
    context,
    line => /\bvegans?\b|纯素|全素/.test(line) && !/\bnot\b|不适|[蛋奶]素(?!食)/.test(line),
  )

/** What is told of each source of vitamin D3, with a lead where it was asked whether it is of sheep. */
const said = (source: SourceOfD3, isOfSheep: boolean, vegan: string | undefined): Bilingual => {
  if (source === 'wool')
    return {
      zh: `${isOfSheep ? '是：' : ''}标签写明维生素 D3 来自羊毛脂（羊毛上的油脂），所以不是纯素。`,
      en: `${isOfSheep ? 'Yes: by' : 'By'} the label its vitamin D3 is from lanolin, the grease of sheep's wool, so it is not vegan.`,
    }
  if (source === 'lichen')
    return {
      zh: `${isOfSheep ? '不是：' : ''}标签写明维生素 D3 来自地衣，不来自动物；D3 多由羊毛脂制得，这一款不是。`,
      en: `${isOfSheep ? 'No: by' : 'By'} the label its vitamin D3 is from lichen, not from animals. D3 is mostly made from lanolin (sheep's wool), but not here.`,
    }
  return vegan
    ? {
        zh: `${isOfSheep ? '按标签不是：' : ''}标签写着“${vegan}”，羊毛脂来的维生素 D3 就不是纯素；具体来源没有写（也有地衣来源的）。`,
        en: `${isOfSheep ? 'By the label no: it' : 'It'} says "${vegan}", and vitamin D3 from lanolin (sheep's wool) is not vegan; the source itself is not stated (lichen is another).`,
      }
    : {
        zh: `${isOfSheep ? '多半是，但标签没有写来源：' : '标签没有写来源：'}维生素 D3 多从羊毛脂（羊毛上的油脂）制得，也有地衣来源的；要问厂家。`,
        en: `${isOfSheep ? 'Often yes, but the label does not state it' : 'The label does not state it'}: vitamin D3 is mostly made from lanolin, the grease of sheep wool, and also from lichen; ask the maker.`,
      }
}

/** Is the vitamin D3 from sheep: by the label's own words, else by the usual ways to make it; false where that was not asked. */
export const tellVitaminD = ({ text, wish, subjects }: Heard, context: AnswerContext): boolean => {
  if (
    !ofD.test(text) ||
    !asksSource.test(text) ||
    !/^(?:origin|suits|what|has|claim|outside|parts)$/.test(wish)
  )
    return false
  // Lanolin is no matter of halal.
  if (/halal|haram|清真/.test(text)) return false
  // D2 is of yeast or fungi: it has its own answer.
  const isD2 = /\bd2\b|维生素 ?d2|麦角|ergocalciferol/.test(foldedLabel(context.asked.label?.text ?? ''))
  const isOnList = !isD2 && context.flat.some(({ name }) => /vitamin d\b|维生素 ?d|維生素 ?d/i.test(name))
  const source = sourceOfD3(context) ?? (isOnList ? 'unstated' : null)
  if (source === null) return false
  const hits = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && d3.test(name.toLowerCase()) ? [index] : [],
  )
  context.reply.say(
    said(source, namesSheep.test(text), veganLine(context)),
    ...orWhole(context, onLabel(context, hits)),
  )
  // The gelatine and the D3: of the gelatine as well.
  return !(wish === 'origin' && subjects.some(({ entry, name }) => entry && !/d3|vitamin|维生素/i.test(name)))
}

/** Of a vegan diet and vitamin D3: that it is of wool, or mostly is; false where the label names none, or states lichen. */
export const sayD3ForVegans = (lead: Bilingual, context: AnswerContext): boolean => {
  const source = sourceOfD3(context)
  if (source === null || source === 'lichen') return false
  const { zh, en } = said(source, false, undefined)
  context.reply.say(
    { zh: `${lead.zh}${zh}`, en: lead.en === '' ? en : `${lead.en}${en[0]?.toLowerCase()}${en.slice(1)}` },
    ...wholeLabel(context),
  )
  return true
}
