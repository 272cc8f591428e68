import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, leavesOf, namesOf, onLabel, quotedWhere, wholeLabel } from '../answer-context.ts'
import { figuresOf } from '../effects/eaten.ts'
import { factStated } from '../label/facts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const ofNumbers =
  /(?:数字|号码|编号|代号|e ?开头)[^，。]{0,8}(?:什么|代表|意思|哪|干)|(?:一堆|这么多|那些|好多)(?:数字|编号|代号)|\bso many numbers\b|\ball (?:the|these|those) numbers\b|\bwhat (?:do|are) (?:the|these|those) (?:\w+ )?(?:numbers|codes)\b/
/** Those of the table, of a date or a batch. */
const ofOtherNumbers =
  /营养|表[上里格]|nrv|%|百分|日期|批号|条码|电话|许可证|\b(?:table|date|batch|lot|barcode|phone)\b/
const shownNumbers = 8
/** What the numbers of a list mean, and those that it has; false where that was not asked. */
export const tellNumbers = ({ text, subjects, kinds, nutrients }: Heard, context: AnswerContext): boolean => {
  if (
    !ofNumbers.test(text) ||
    ofOtherNumbers.test(text) ||
    kinds.length > 0 ||
    subjects.some(({ entry }) => entry) ||
    nutrients.length > 0
  )
    return false
  const hits = leavesOf(context).filter(index => {
    const { name = '', additiveId, ins } = context.flat[index] ?? {}
    return additiveId !== undefined && ins !== undefined && /\d{3}/.test(name)
  })
  const names = namesOf(hits.slice(0, shownNumbers), context)
  const own =
    hits.length > 0
      ? {
          zh: `这份里有：${names.zh}${hits.length > shownNumbers ? '等' : ''}`,
          en: `here: ${names.en}${hits.length > shownNumbers ? ' and more' : ''}`,
        }
      : { zh: '这份的配料里没有识别到这样的编号', en: 'no such number was recognised in this list' }
  context.reply.say(
    {
      zh: `配料里三四位的数字是食品添加剂的国际编号（INS），欧洲写成 E 加数字，用来代替长名字，不代表好坏；${own.zh}。`,
      en: `Numbers of three or four digits in a list are those of additives (INS; with an E in Europe). They stand for long names and say nothing of good or bad; ${own.en}.`,
    },
    ...(hits.length > 0 ? onLabel(context, hits.slice(0, shownNumbers)) : wholeLabel(context)),
  )
  return true
}

const whyNoAmount =
  /(?:怎么|为什么|咋)(?:都|也|又)?(?:没|不)(?:有)?(?:写|标)(?:明|出|清)?[^，。]{0,4}(?:含量|用量|多少|比例|百分比|占比)|\bwhy (?:no|(?:are|is) (?:there )?(?:no|not)|(?:do|does)(?:n'?t| not) (?:it|they) (?:say|list|print|state))\b.{0,16}\b(?:amounts?|percentages?|how much)\b/
/** Why is no amount printed: the law wants it only of what is emphasised; false where that was not asked. */
export const tellWhyNoAmount = ({ text, nutrients }: Heard, context: AnswerContext): boolean => {
  if (!whyNoAmount.test(text) || nutrients.length > 0) return false
  context.reply.say(
    {
      zh: '法规不要求：GB 7718 只要求标签上特别强调的配料标出含量（4.1.4），其余只按加入量从多到少排；添加剂用了多少也不用写。',
      en: 'The law does not ask for it: GB 7718 wants an amount only of ingredients that the pack emphasises (4.1.4); the others stand in falling order of weight, and doses of additives need not be printed.',
    },
    sourceCitation('GB 7718-2011'),
    ...wholeLabel(context),
  )
  return true
}

const whatDateMeans =
  /\b(?:what (?:does|do|is)|difference between|meaning of)\b.{0,16}\b(?:best[- ]before|bbe?|use[- ]by|sell[- ]by)\b|(?:最佳食用|赏味|賞味|保质期|此日期前最佳|best before|use by)[^，。]{0,8}(?:什么意思|啥意思|代表什么|区别|有什么不同)/
/** What best before and use by mean; false where that was not asked. */
export const tellWhatDateMeans = ({ text }: Heard, context: AnswerContext): boolean => {
  if (!whatDateMeans.test(text)) return false
  const stated = factStated('shelf_life', context.asked.label?.text ?? '')
  context.reply.say(
    {
      zh: `“保质期”“best before（此日期前最佳）”说的是按标签存放、没开封时品质保持到哪天（GB 7718）；“use by（此日期前食用）”说的是安全，过了就不要吃（英国 FSA）。${stated ? `这份写的是“${stated}”。` : ''}`,
      en: `"Best before" (in China 保质期) is about quality: until then it is at its best, unopened and kept as the label says. "Use by" is about safety: after it do not eat it (UK Food Standards Agency).${stated ? ` This label says "${stated}".` : ''}`,
    },
    sourceCitation('FSA, Best before and use-by dates'),
    ...wholeLabel(context),
  )
  return true
}

const whetherComplete =
  /(?:写|标|列)(?:得)?(?:全|齐|完整)(?:了)?(?:吗|没|不)|(?:少|漏)(?:写|标|列)(?:了|掉)?(?:什么|啥|东西|没有?|吗|没)|打包票|藏(?:了|着)?(?:什么|啥)没写|\b(?:left|leave|leaving|missing|hid(?:e|ing)) (?:anything|something|stuff) (?:out|off)\b|\blist complete\b/
/** Is everything on the list, is nothing left out: no reader of a label can tell; false where that was not asked. */
export const tellWhetherComplete = ({ text, subjects, wish }: Heard, context: AnswerContext): boolean => {
  if (!/^(?:claim|outside|has|list|what)$/.test(wish) || subjects.length > 0 || !whetherComplete.test(text))
    return false
  const isOfAllergens = /过敏|allerg/.test(text) || context.reply.text().includes('含有：')
  const traces = quotedWhere(context, folded =>
    /可能含|生产线|同线|may contain|same (?:line|facility)/.test(folded),
  )
  const law = isOfAllergens
    ? {
        zh: `过敏原在中国到 2027-03-16 才强制标出（GB 7718-2025），现在是推荐标${traces ? '' : '，这份也没有读到“可能含有”的提示'}；严重过敏请问厂家。`,
        en: ` In China allergens have to be declared only from 2027-03-16 on (GB 7718-2025), until then it is advised${traces ? '' : '; and no "may contain" was read here'}; with a serious allergy ask the maker.`,
      }
    : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `看不出来：我只知道标签写了什么，有没有漏写要靠检测；怀疑可以问厂家或打 12315。${law.zh}`,
      en: `A label cannot tell: I know only what is printed, and whether something was left out takes a test; ask the maker or the food authority (in China 12315).${law.en}`,
    },
    ...wholeLabel(context),
    ...(isOfAllergens ? [sourceCitation('GB 7718-2025')] : []),
  )
  return true
}

const ofLength =
  /(?:配料|成分)(?:表)?(?:怎么)?(?:这么|那么|好|太|有点)?(?:长|多)[^，。]{0,8}(?:不好|好不好|差|问题|吓人|正常|健康|坏)|\blong (?:ingredients? )?list\b.{0,40}\b(?:bad|worry|good|matter|problem)|\bso many ingredients\b/
/** Is a long list a bad sign: its length says nothing, what is on it does; false where that was not asked. */
export const tellLongList = ({ text, subjects, who }: Heard, context: AnswerContext): boolean => {
  const leaves = leavesOf(context)
  if (!ofLength.test(text) || subjects.some(({ entry }) => entry) || who || leaves.length === 0) return false
  const additives = leaves.filter(index => context.flat[index]?.additiveId !== undefined).length
  const { result } = context
  const most = result?.score === null ? undefined : result?.reasons.find(({ points }) => points < 0)
  context.reply.say(
    {
      zh: `不一定：长短本身说明不了好坏，看里面是什么、有多少。这份 ${leaves.length} 项配料，其中食品添加剂 ${additives} 种${most ? `；扣分最多的一项：${most.text.zh.replace(/。$/, '')}` : ''}。`,
      en: `Not by itself: the length says nothing, what is in it and how much does. Here ${leaves.length} ingredients, ${additives} of them additives${most ? `; what costs the score most: ${most.text.en.replace(/\.$/, '')}` : ''}.`,
    },
    ...wholeLabel(context),
  )
  return true
}

const ofSugarClaims =
  /(?:0|零|无|不添加|没加|未添加)(?:添加)?蔗糖[^，。?]{0,6}(?:和|跟|与|同|就是|等于|是不是|算)[^，。?]{0,4}(?:无|0|零)糖|(?:无|0|零)糖[^，。?]{0,6}(?:和|跟|与|同|等于|是不是)[^，。?]{0,4}(?:0|零|无|不添加)蔗糖|\bno added sugars?\b.{0,24}\b(?:same|means?|equal)\b.{0,16}\bsugar[- ]free\b|\bsugar[- ]free\b.{0,24}\b(?:same|means?|equal)\b.{0,16}\bno added sugar/
/** No sucrose, and no sugar: what each of the two words asks of a food; false where they were not held beside each other. */
export const tellSugarClaims = ({ text }: Heard, context: AnswerContext): boolean => {
  // Of a pack that says so itself its own words are weighed.
  if (
    !ofSugarClaims.test(text) ||
    /蔗糖[^、,，]{0,4}添加|[0零无未不][^、,，]{0,4}蔗糖|no added sugar/i.test(context.asked.label?.text ?? '')
  )
    return false
  context.reply.say(
    {
      zh: '不是一回事：“无糖”要每100 g（ml）的糖不超过 0.5 g（GB 28050）；“0蔗糖”“不添加蔗糖”只说蔗糖，葡萄糖、果糖、乳糖、蜂蜜和淀粉分解的糖还可以有。看营养成分表的糖和碳水化合物。',
      en: 'Not the same: sugar-free means at most 0.5 g of sugars in 100 g or ml (GB 28050; the EU as well); no added sugar, or no sucrose, leaves other sugars: of milk, fruit, honey, syrup or starch. Look at sugars and carbohydrate in the table.',
    },
    sourceCitation('GB 28050-2011'),
  )
  const figures = figuresOf(['sugars', 'carbohydrate'], context)
  if (figures) context.reply.say(figures, tableCitation)
  return true
}
