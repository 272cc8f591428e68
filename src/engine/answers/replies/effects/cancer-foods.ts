import type { Bilingual } from '../../../result.ts'
import { type AnswerContext, evidenceCitation, wholeLabel } from '../answer-context.ts'

interface CancerFood {
  /** In the name of the product, in the question or in the list. */
  names: RegExp
  /** Only of the product's name or the question. */
  isOfProduct?: true
  says: Bilingual
  evidence: string
}

const grade: Bilingual = {
  zh: '分组说的是证据强弱，不是吃多少会怎样。',
  en: 'A group grades the evidence, not the risk of a portion.',
}

/** Foods, not additives, that IARC has classified. */
const foods: readonly CancerFood[] = [
  {
    names: /槟榔|檳榔|areca|betel/i,
    says: {
      zh: '有充分证据：IARC 把槟榔列为 1 类（2004）。',
      en: 'Sufficient evidence: IARC puts areca nut in group 1 (2004).',
    },
    evidence: 'E37',
  },
  {
    names: /咸鱼|鹹魚|salted fish/i,
    isOfProduct: true,
    says: {
      zh: '有充分证据：IARC 把中式咸鱼列为 1 类（2012）。',
      en: 'Sufficient evidence: IARC puts Chinese-style salted fish in group 1 (2012).',
    },
    evidence: 'E37',
  },
  {
    names: /泡菜|榨菜|酸菜|腌菜|醃菜|咸菜|梅菜|萝卜干|酱菜|kimchi|pickled (?:vegetables?|mustard)/i,
    isOfProduct: true,
    says: {
      zh: '可能有关：IARC 把亚洲传统腌菜列为 2B（1993）。',
      en: 'Possibly linked: IARC puts traditional Asian pickled vegetables in group 2B (1993).',
    },
    evidence: 'E37',
  },
  {
    names: /薯片|薯条|炸|膨化|crisps?\b|potato chips?|french fries|deep[- ]fried|acrylamide|丙烯酰胺/i,
    isOfProduct: true,
    says: {
      zh: '很可能有关的是丙烯酰胺：淀粉高温油炸、烘烤时会生成，IARC 列为 2A（1994）；标签不写含量。',
      en: 'Probably linked is acrylamide, which forms when starch is fried or baked hot; IARC has it in group 2A (1994). Labels do not state how much there is.',
    },
    evidence: 'E23',
  },
]
const alcohol: CancerFood = {
  names: /^$/,
  says: {
    zh: '有充分证据：IARC 把含酒精饮料列为 1 类（1988；重申于 2012）；喝得越多危害越大（WHO 欧洲区 2023）。',
    en: 'Sufficient evidence: IARC puts alcoholic drinks in group 1 (1988, confirmed 2012); the more, the more harmful (WHO/Europe 2023).',
  },
  evidence: 'E37',
}

/** What IARC says of the food itself, rather than of its additives; false where it has not classified it. */
export const tellCancerFood = (context: AnswerContext): boolean => {
  const { asked, text, flat, result, reply } = context
  const product = `${asked.label?.product.name ?? ''} ${text}`
  const list = flat.map(({ name }) => name).join(' ')
  const found =
    result?.noScore === 'alcohol'
      ? alcohol
      : foods.find(({ names, isOfProduct }) => names.test(product) || (!isOfProduct && names.test(list)))
  if (!found) return false
  reply.say(
    { zh: `${found.says.zh}${grade.zh}`, en: `${found.says.en} ${grade.en}` },
    evidenceCitation(context, found.evidence),
    ...wholeLabel(context),
  )
  return true
}
