import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, evidenceCitation, wholeLabel } from '../answer-context.ts'
import { caffeineTaken } from './caffeine.ts'

/** Drinks and sweets with caffeine that people set beside a product, with EFSA's typical figures of 2015 (evidence E48). */
export const withCaffeine: readonly (Bilingual & { words: RegExp; mg: number })[] = [
  {
    words: /可乐|可口|\b(?:coke|cola|pepsi)\b/,
    zh: '一罐可乐（355 ml）',
    en: 'a can of cola (355 ml)',
    mg: 40,
  },
  { words: /浓缩咖啡|\bespressos?\b/, zh: '一杯浓缩咖啡（60 ml）', en: 'an espresso (60 ml)', mg: 80 },
  {
    words: /美式|咖啡(?!因)|\b(?:coffees?|americano)\b/,
    ...{ zh: '一杯滤泡咖啡（200 ml）', en: 'a cup of filter coffee (200 ml)', mg: 90 },
  },
  {
    words: /红牛|能量饮料|\bred bull\b|\benergy drinks?\b/,
    ...{ zh: '一罐能量饮料（250 ml）', en: 'a can of an energy drink (250 ml)', mg: 80 },
  },
  {
    words: /红茶|杯茶|\bblack tea\b|\bcup of tea\b|\bcuppa\b/,
    ...{ zh: '一杯红茶（220 ml）', en: 'a cup of black tea (220 ml)', mg: 50 },
  },
  { words: /黑巧|\bdark chocolate\b/, zh: '黑巧克力 50 g', en: '50 g of dark chocolate', mg: 25 },
  { words: /牛奶巧克力|\bmilk chocolate\b/, zh: '牛奶巧克力 50 g', en: '50 g of milk chocolate', mg: 10 },
]
const ofCaffeine = /咖啡因|caff(?:ei|ie|i|e)n|几杯咖啡|\bhow many (?:coffees|espressos|cups of coffee)\b/
const asksHowMany = /几[杯罐](?!的)|\bhow many (?:coffees|espressos|cups|cokes|cans)\b/
const isCompared =
  /比|[和跟与同].{1,8}(?:哪个|边个|谁|差|一样)|相当于|等于|顶得?上|\bthan\b|\bcompared?\b|\bvs\b|versus|\bor\b|\bas (?:much|many|strong)\b|\bequal|\blike\b|\bin (?:coffees|espressos|cups of coffee|cokes)\b|\bhow many (?:coffees|espressos|cups of coffee|cokes)\b|几[杯罐](?:咖啡|可乐)/
/** Within a tenth of each other, which the figures of drinks do not tell apart. */
const alike = 0.1

/** More caffeine than a can of cola: what the pack states of what is taken at once beside EFSA's figure; false where that is not asked, or the pack states none. */
export const tellCaffeineBeside = ({ text }: Heard, context: AnswerContext): boolean => {
  const other = withCaffeine.find(({ words }) => words.test(text))
  const before = context.asked.history.findLast(({ role }) => role === 'user')?.content ?? ''
  if (
    !other ||
    !isCompared.test(text) ||
    !ofCaffeine.test(`${before} ${context.asked.question} ${text}`.toLowerCase())
  )
    return false
  // Two cans beside how many coffees.
  const own = caffeineTaken({ ...context, text: text.replace(other.words, ' ') })
  if (!own) return false
  const share = own.mg / other.mg
  const number = Math.round(share * 10) / 10
  const verdict = asksHowMany.test(text)
    ? { zh: `约 ${number} 倍`, en: `About ${number} times as much` }
    : Math.abs(share - 1) <= alike
      ? { zh: '差不多', en: 'About the same' }
      : share > 1
        ? { zh: '这个多', en: 'More here' }
        : { zh: '这个少', en: 'Less here' }
  const size = `${own.of.value} ${own.of.unit}`
  context.reply.say(
    {
      zh: `${verdict.zh}：按标签 ${size} 约含咖啡因 ${own.mg} mg，${other.zh}一般约 ${other.mg} mg（EFSA 2015），各牌子不同。`,
      en: `${verdict.en}: by the label about ${own.mg} mg of caffeine in ${size}; ${other.en} mostly has about ${other.mg} mg (EFSA 2015), which differs by brand.`,
    },
    ...wholeLabel(context),
    evidenceCitation(context, 'E48'),
  )
  return true
}
