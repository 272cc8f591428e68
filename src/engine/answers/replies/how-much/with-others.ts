import { nutrientName, nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { isYoung } from '../../entities/people.ts'
import { numberOf } from '../../entities/pieces.ts'
import { servingOf } from '../../entities/serving-words.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, evidenceCitation, knownOf, sizesOf, wholeLabel } from '../answer-context.ts'
import { caffeineAtOnce, caffeineTaken, EFSA_CAFFEINE } from '../effects/caffeine.ts'
import { withCaffeine } from '../effects/caffeine-beside.ts'
import { amountText } from '../nutrition/amounts.ts'
import { amountOfServing, eaten, eatenAtOnce, whereOf } from '../nutrition/serving-amounts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { upperLevelOf } from '../nutrition/upper-levels.ts'
import { forbids } from '../people/pack-warnings.ts'

/** What is had besides, of which a message names the amount itself. */
const besides =
  /还(?:吃|喝|在吃|有吃|服)|已经|之前|刚才?(?:吃|喝)|早上|中午|另(?:外|一)|再(?:加|吃|喝|来)|加起来|加上|一共|总共|合计|合起来|叠加|\balready\b|\balso\b|\bon top\b|\bplus\b|\btogether\b|\bin total\b|\baltogether\b|\bcombined\b|\badd(?:ed|s)?(?: it)? up\b|\bas well\b|\bwith this\b|\bthen this\b|\btotal\b|\bhad (?:\d|an?|two|three) (?:cans?|cups?|coffees?)\b/
const asksIfOver =
  /超|爆|太多|过量|过头|够不够|还能|能不能|可以|行[不吗]|要紧|安全|\bover\b|\btoo much\b|\blimit\b|\bexceed|\bcan i\b|\bok(?:ay)?\b|\bsafe\b|\balright\b|\bmuch is that\b|\btotal\b|\bon top\b.*\?|一共|总共|加起来/
/** A limit of the person's own is no part of the sum. */
const ofLimit =
  /限(?:量|制|在)?|上限|不超过|以内|控制在|最多|\blimit|\bmax|\bunder\b|\ballow(?:ed|ance)\b|\bno more than\b/
const figure = /(?<![\d.])(\d{1,5}(?:\.\d+)?)\s?(μg|ug|mcg|微克|mg|毫克|iu|国际单位|g|克)(?!r?[a-z])/g

/** How near its word a figure stands. */
const near = 12
const isOfCaffeine =
  /咖啡因|caffeine|咖啡|美式|拿铁|可乐|浓茶|红茶|杯茶|coffee|espresso|americano|latte|\bcokes?\b|\bcola\b|\bteas?\b|红牛|能量饮料|red bull|energy drink|monster|pre-?workout/

const perIU: Partial<Record<NutrientName, number>> = { vitaminA: 0.3e-6, vitaminD: 0.025e-6 }
const gramsOf = (value: number, unit: string, nutrient: NutrientName | 'caffeine'): number | undefined => {
  if (/iu|国际/.test(unit)) {
    const each = nutrient === 'caffeine' ? undefined : perIU[nutrient]
    return each === undefined ? undefined : value * each
  }
  if (/^(?:μg|ug|mcg|微克)$/.test(unit)) return value * 1e-6
  return /^(?:mg|毫克)$/.test(unit) ? value * 1e-3 : value
}

/** Grams are of the product, but for sugar and salt; of these only beside their name. */
const isUnitOf = (nutrient: NutrientName | 'caffeine', unit: string): boolean =>
  !/^(?:g|克)$/.test(unit) || nutrient === 'sugars' || nutrient === 'sodium'
const rightBehind =
  /^ ?(?:of )?(?:added |free )?(?:的)?(?:添加)?(?:糖|钠|盐|sugars?\b|sodium\b|salt\b)(?![^，,。]{0,6}(?:多少|几|高|多不多|爆|超))/
const rightBefore = /(?:糖|钠|盐|sugars?|sodium|salt)(?:大?约|有|是|了|已经|:| )*$/

const countedDrinks =
  /([两二三四五六\d]|\b(?:two|three|four|five|six))\s?(?:罐|杯|瓶|听|cans?|cups?|bottles?|coffees?|espressos?|shots?|energy drinks?)/g
const ofEach =
  /^ ?(?:(?:of )?caffeine )?(?:each|apiece|per (?:can|cup|bottle)|a (?:can|cup|bottle)|(?:一|每)[罐杯瓶听])/
const eachBefore = /[一每][罐杯瓶听][^，,。\d]{0,4}$/
/** How many cans of so much each: two, where 80 mg each were told of two cans. */
const timesEach = (before: string, behind: string): number => {
  if (!ofEach.test(behind) && !eachBefore.test(before)) return 1
  const word = [...before.matchAll(countedDrinks)].at(-1)?.[1]
  return word === undefined ? 1 : numberOf(word)
}

/** The amounts of a nutrient that a folded message names, in grams. */
const namedIn = (text: string, nutrient: NutrientName | 'caffeine'): number[] =>
  [...text.matchAll(figure)].flatMap(hit => {
    const [words, value = '', unit = ''] = hit
    const before = text.slice(Math.max(0, hit.index - near), hit.index)
    const behind = text.slice(hit.index + words.length, hit.index + words.length + near)
    if (ofLimit.test(before)) return []
    if (!isUnitOf(nutrient, unit)) return []
    if (
      (nutrient === 'sugars' || nutrient === 'sodium') &&
      !(rightBehind.test(behind) || rightBefore.test(before))
    )
      return []
    const around = [before.split(/[,，。;；?？]/).at(-1) ?? '', behind.split(/[,，。;；?？()]/)[0] ?? '']
    const isOfIt =
      nutrient === 'caffeine'
        ? around.some(one => isOfCaffeine.test(one)) ||
          (/^(?:mg|毫克)$/.test(unit) && ofEach.test(behind) && isOfCaffeine.test(text.slice(0, hit.index)))
        : around.some(one => {
            const [named] = nutrientsIn(one)
            return named === nutrient || (nutrient === 'sodium' && named === 'salt' && /钠|sodium/.test(one))
          })
    const grams = isOfIt ? gramsOf(Number(value), unit, nutrient) : undefined
    const many = timesEach(text.slice(0, hit.index), behind)
    return grams === undefined ? [] : [grams * many]
  })

/** Something else that was had: how much of it there is in grams, and what it was where its figure is a typical one. */
interface Other {
  grams: number
  about?: Bilingual
}

const drunkBefore =
  '(?:([一两二三四五六\\d])[杯罐瓶听]|\\b(an?|one|two|three|four|five|\\d) (?:(?:cups?|cans?|mugs?|shots?) of )?)?(?:black |strong |big |large |冰|热|大)?'
/** A coffee (about 95mg). */
const ownFigure = /^s? ?\(?(?:about |around |roughly |大?约)?(\d{2,3}) ?(?:mg|毫克)/
const counted = withCaffeine.map(row => ({
  ...row,
  drunk: new RegExp(`${drunkBefore}(?:${row.words.source})`),
}))
/** Coffee, tea, cola and energy drinks that a folded message names as had, with what they mostly have. */
const drinksIn = (message: string, label: string): Other[] => {
  let rest = message
  return counted.flatMap(({ words, drunk, zh, en, mg }) => {
    const hit = drunk.exec(rest)
    // The coffee on the label is this one.
    if (!hit || words.test(label)) return []
    const behind = rest.slice(hit.index + hit[0].length)
    rest = rest.replace(hit[0], ' ')
    const count = numberOf(hit[1] ?? hit[2] ?? 'one') || 1
    const [, own] = ownFigure.exec(behind) ?? []
    if (own !== undefined) return { grams: (count * Number(own)) / 1000 }
    const about = count === 1 ? { zh, en } : { zh: zh.replace(/^一/, `${count} `), en: `${count} × ${en}` }
    return { grams: (count * mg) / 1000, about }
  })
}

interface Limit {
  grams: number
  by: Bilingual
}
const limitOf = (nutrient: NutrientName): Limit | undefined => {
  const upper = upperLevelOf(nutrient)
  if (upper)
    return {
      grams: upper.grams,
      by: {
        zh: `成人一天的上限（EFSA：${upper.written}）`,
        en: `an adult's upper level for a day (EFSA: ${upper.written})`,
      },
    }
  if (nutrient === 'sodium')
    return {
      grams: 2,
      by: {
        zh: '成人一天的上限（WHO：钠 2000 mg）',
        en: "an adult's limit for a day (WHO: 2000 mg of sodium)",
      },
    }
  if (nutrient === 'sugars')
    return {
      grams: 50,
      by: {
        zh: '成人一天的上限（WHO：游离糖 50 g）',
        en: "an adult's limit for a day (WHO: 50 g of free sugars)",
      },
    }
  return undefined
}

interface Summed {
  name: Bilingual
  text: (grams: number) => string
  others: readonly Other[]
  own: number
  where: Bilingual
  limit: Limit
  evidence: string | null
}

const sumOf = (nutrient: NutrientName, message: string, context: AnswerContext): Summed | undefined => {
  const [table, known] = [context.result?.nutrition, knownOf(context)]
  const others = namedIn(message, nutrient).map(grams => ({ grams }))
  const limit = limitOf(nutrient)
  if (!table || !known || others.length === 0 || !limit) return undefined
  const asked = servingOf(message.replace(figure, ' '), sizesOf(context))
  const size = asked === null ? eatenAtOnce(table) : eaten(table, asked)
  const own = size && amountOfServing(table, known, nutrient, size.quantity)
  if (!size || own === undefined) return undefined
  const name = nutrient === 'sodium' ? { zh: '钠', en: 'sodium' } : nutrientName(nutrient)
  return {
    name: name ?? { zh: nutrient, en: nutrient },
    text: grams => amountText(nutrient, grams).zh,
    others,
    own,
    where: whereOf(size),
    limit,
    evidence: upperLevelOf(nutrient) ? 'E56' : null,
  }
}

const caffeineOfADay: Limit = {
  grams: EFSA_CAFFEINE.day / 1000,
  by: {
    zh: `健康成年人一天的上限（EFSA 2015：${EFSA_CAFFEINE.day} mg，孕妇 ${EFSA_CAFFEINE.pregnant} mg）`,
    en: `a healthy adult's day (EFSA 2015: ${EFSA_CAFFEINE.day} mg, in pregnancy ${EFSA_CAFFEINE.pregnant} mg)`,
  },
}
const caffeineOfPregnancy: Limit = {
  grams: EFSA_CAFFEINE.pregnant / 1000,
  by: {
    zh: `孕期一天的上限（EFSA 2015：${EFSA_CAFFEINE.pregnant} mg）`,
    en: `the day's limit in pregnancy (EFSA 2015: ${EFSA_CAFFEINE.pregnant} mg)`,
  },
}
const titleOf = ({ asked }: AnswerContext): string => asked.label?.product.name.toLowerCase() ?? ''
/** 两杯, 2 cups of: they count the other drinks. */
const withoutCounted = (text: string): string =>
  text.replace(
    /[一两二三四五六\d][杯听](?= )|\b(?:an?|one|two|three|four|five|\d) (?:(?:cups?|mugs?|shots?) of )?(?= )/g,
    ' ',
  )

const sumOfCaffeine = (message: string, isPregnant: boolean, context: AnswerContext): Summed | undefined => {
  const named = namedIn(message, 'caffeine').map(grams => ({ grams }))
  const others = named.length > 0 ? named : drinksIn(message, titleOf(context))
  const rest = withCaffeine.reduce((said, { words }) => said.replace(words, ' '), message)
  const once =
    named.length > 0 ? caffeineAtOnce(context) : caffeineTaken({ ...context, text: withoutCounted(rest) })
  if (others.length === 0 || !once) return undefined
  const size = `${once.of.value} ${once.of.unit}`
  return {
    name: { zh: '咖啡因', en: 'caffeine' },
    text: grams => `${Math.round(grams * 1000)} mg`,
    others,
    own: once.mg / 1000,
    where: { zh: `这款 ${size}`, en: `${size} of this` },
    limit: isPregnant ? caffeineOfPregnancy : caffeineOfADay,
    evidence: 'E32',
  }
}

/** 90 mg (a cup of filter coffee) + 40 mg. */
const partsOf = (all: readonly Other[], text: (grams: number) => string): Bilingual => ({
  zh: all.map(({ grams, about }) => (about ? `约 ${text(grams)}（${about.zh}）` : text(grams))).join(' + '),
  en: all.map(({ grams, about }) => (about ? `about ${text(grams)} (${about.en})` : text(grams))).join(' + '),
})

const saySum = (
  { name, text, others, own, where, limit, evidence }: Summed,
  context: AnswerContext,
): void => {
  const sum = others.reduce((all, { grams }) => all + grams, own)
  const isTypical = others.some(({ about }) => about)
  const parts = partsOf([...others, { grams: own }], text)
  const isOver = sum > limit.grams * 1.001
  const lead = isOver
    ? {
        zh: `超了：合计${parts.zh.startsWith('约') ? '' : ' '}${parts.zh} = ${text(sum)} ${name.zh}，超过`,
        en: `Too much: ${parts.en} = ${text(sum)} of ${name.en}, more than `,
      }
    : {
        zh: `没超：合计${parts.zh.startsWith('约') ? '' : ' '}${parts.zh} = ${text(sum)} ${name.zh}，没到`,
        en: `Not over: ${parts.en} = ${text(sum)} of ${name.en}, under `,
      }
  const isMicro = evidence === 'E56'
  const advice = isOver
    ? isMicro
      ? {
          zh: '；长期这样不行，停掉或换掉其中一种，拿不准问医生或药师',
          en: '; not for long: leave one of them out, and ask a doctor or pharmacist where you are unsure',
        }
      : { zh: '；今天就不要再加了', en: '; leave it for today' }
    : { zh: '；别的来源也要算进去', en: '; other sources of the day come on top' }
  context.reply.say(
    {
      zh: `${lead.zh}${limit.by.zh}${advice.zh}。${where.zh}有 ${text(own)}（按标签）。`,
      en: `${lead.en}${limit.by.en}${advice.en}. By the label ${where.en} has ${text(own)}.`,
    },
    ...(evidence === 'E32' ? wholeLabel(context) : [tableCitation]),
    ...(evidence ? [evidenceCitation(context, evidence)] : []),
    ...(isTypical ? [evidenceCitation(context, 'E48')] : []),
  )
}

/** So much from other foods or supplements, of which the message names the amounts, and this besides: the sum, and whether it is over the day; false where that was not asked. */
export const tellWithOthers = (heard: Heard, context: AnswerContext): boolean => {
  const message = fold(context.asked.question).text
  if (!besides.test(message) || !asksIfOver.test(message)) return false
  const groups = heard.who?.groups ?? []
  const isPregnant = groups.includes('pregnant')
  // What the pack forbids them is no matter of sums.
  if (isYoung(groups) || (heard.who && forbids(heard.who, context) !== undefined)) return false
  const named = nutrientsIn(message).map(one =>
    one === 'salt' && /钠|sodium/.test(message) ? 'sodium' : one,
  )
  const sums = isPregnant ? [] : named.flatMap(nutrient => sumOf(nutrient, message, context) ?? [])
  const caffeine = isOfCaffeine.test(message) ? sumOfCaffeine(message, isPregnant, context) : undefined
  const all = [...sums, ...(caffeine ? [caffeine] : [])]
  for (const one of all) saySum(one, context)
  return all.length > 0
}
