import type { Bilingual } from '../../../../result.ts'
import { sourceCitation } from '../../../text/reply.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, orWhole, wholeLabel } from '../../answer-context.ts'
import { factStated } from '../../label/facts.ts'

/** What stands before the number of a standard, the longer first. */
const prefixes: readonly (Bilingual & { words: RegExp })[] = [
  {
    words: /^gb ?\/ ?t/,
    zh: '推荐性国家标准（GB/T）',
    en: 'a recommended national standard (GB/T)',
  },
  { words: /^gb/, zh: '强制性国家标准（GB）', en: 'a mandatory national standard (GB)' },
  { words: /^ny/, zh: '农业行业标准（NY）', en: 'a standard of agriculture (NY)' },
  { words: /^sb/, zh: '商业（国内贸易）行业标准（SB）', en: 'a standard of domestic trade (SB)' },
  { words: /^qb/, zh: '轻工行业标准（QB）', en: 'a standard of light industry (QB)' },
  { words: /^ls/, zh: '粮食行业标准（LS）', en: 'a standard of the grain trade (LS)' },
  {
    words: /^gh/,
    zh: '供销合作行业标准（GH）',
    en: 'a standard of the supply and marketing cooperatives (GH)',
  },
  { words: /^db/, zh: '地方标准（DB）', en: 'a local standard (DB)' },
  { words: /^t ?\//, zh: '团体标准（T/）', en: 'a standard of an association (T/)' },
  { words: /^q ?\//, zh: '企业标准（Q/），厂家自己定的', en: "the maker's own standard (Q/)" },
]
const number =
  '(?:gb|ny|sb|qb|ls|gh|dbs?)(?: ?\\d{2}(?= ?\\/))?(?: ?\\/ ?t)? ?\\d{2,6}(?:\\.\\d+)?|[tq] ?\\/ ?[a-z]{2,8} ?\\d{3,6}[a-z]?'
const standard = new RegExp(`(?<![a-z])(?:${number})`)
/** What it is, of a number that was named; of one that was not only what it means, for its number is another question. */
const asksWhat =
  /意思|是啥|(?:是|代表|算)(?:个|的)?什么|什么标准|啥标准|\bwhat (?:is|does|are|s)\b|\bwhats\b|\bmeans?\b|\bstand for\b/
const asksMeaning = /意思|代表|国标还是|还是企标|\bmeans?\b|\bstand for\b/
/** The number of the product's standard, named by what it is. */
const named = /(?:产品|执行|质量)?标准(?:代?号|编号)?|国标|企标|\bstandard(?: number| code)?\b|gb ?\/ ?t/
/** What the law lets into food, or how much: no number of the product. */
const ofUse = /添加|限量|允许|合[法规格]|符合|超标|达标|每100|\b(?:allow|limit|permit|meet|comply)/

const licence = /(?<![a-z])sc(?: ?\d{14}|开头|编号|号|码)?(?![a-z])|生产许可证/
const digits = /sc ?(\d{3})\d{11}/i

const ofHealthFood = /蓝帽|批准文号|国食健|卫食健|食健备|保健食品(?:标志|标识|批号)/
const healthFood = /(?:国食健[注字]?|卫食健字|食健备)\s?[\w*()（）]{4,}/
/** The blue hat and the number beside it: a health food, and no medicine; false where the pack has none. */
const tellHealthFood = (text: string, context: AnswerContext): boolean => {
  const printed = ofHealthFood.test(text) ? healthFood.exec(context.asked.label?.text ?? '')?.[0] : undefined
  if (!printed) return false
  context.reply.say(
    {
      zh: `是保健食品的批准或备案号（标签写着“${printed}”），和“蓝帽子”标志一起用：说明它按保健食品注册或备案，不是药，不能治病。`,
      en: `It is the number under which a health food was registered or filed in China (the label says "${printed}"), used beside the mark of the blue hat. Such a food is no medicine and cures nothing.`,
    },
    ...orWhole(context, wholeLabel(context)),
    sourceCitation('保健食品注册与备案管理办法 (2016)'),
  )
  return true
}

/** What the number of the standard or of the licence means; false where that was not asked, or the pack has none. */
export const tellStandard = (
  { text, subjects, kinds, nutrients }: Heard,
  context: AnswerContext,
): boolean => {
  const isOfFood = subjects.length + kinds.length + nutrients.length > 0
  if (!(asksWhat.test(text) || asksMeaning.test(text)) || ofUse.test(text) || isOfFood) return false
  const label = context.asked.label?.text ?? ''
  const cited = orWhole(context, wholeLabel(context))
  if (licence.test(text)) {
    const printed = digits.exec(label)?.[0]
    if (!printed) return false
    context.reply.say(
      {
        zh: `是食品生产许可证编号（标签写着“${printed}”）：SC 是“生产”的拼音，后面 14 位依次是食品类别 3 位、省市县 6 位、顺序码 4 位、校验码 1 位；它说明厂家有生产许可，不说明好坏。`,
        en: `It is the number of the maker's food production licence (the label says "${printed}"): SC, then 3 digits of the class of food, 6 of the place, 4 in sequence and 1 to check. It says that the maker is licensed, and nothing of good or bad.`,
      },
      ...cited,
      sourceCitation('食品生产许可管理办法 (2020)'),
    )
    return true
  }
  if (tellHealthFood(text, context)) return true
  const own = factStated('standard', label)
  const asked =
    standard.exec(text)?.[0] ?? (named.test(text) && asksMeaning.test(text) ? own.toLowerCase() : undefined)
  const is = asked && prefixes.find(({ words }) => words.test(asked))
  if (!asked || !is) return false
  const isOwn = own !== '' && own.toLowerCase().replace(/\s/g, '').includes(asked.replace(/\s/g, ''))
  if (!isOwn) return false
  context.reply.say(
    {
      zh: `标签写着产品标准 ${own}：${is.zh}，规定这类产品的要求和检验。`,
      en: `The label states the product standard ${own}: ${is.en}, which sets what such a product has to be and how it is tested.`,
    },
    ...cited,
    sourceCitation('中华人民共和国标准化法 (2017)'),
  )
  return true
}
