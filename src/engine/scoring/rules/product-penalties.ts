import { isOfClass } from '../../matching/substance-classes.ts'
import { levelsOf } from '../../nutrition/judged/levels.ts'
import type { KnownAmounts } from '../../nutrition/known-amounts.ts'
import type { Item } from '../../parsing/to-ingredients.ts'
import { onceIf, onceIfAny, type ScoreInput, type ScoreRule } from '../score-rule.ts'
import { PENALTIES } from '../weights.ts'
import { KIND_IS_INFERRED } from './shared-limits.ts'

const sweetenersOf = ({ additives }: ScoreInput): readonly Item[] =>
  additives.filter(item => item.role === undefined && isOfClass('sweetener')(item))

const sweeteners: ScoreRule = {
  id: 'sweeteners',
  when: input => onceIfAny(sweetenersOf(input)),
  points: () => -PENALTIES.sweeteners * 10,
  text: {
    zh: '使用非糖甜味剂：{names}。WHO 不建议靠它控制体重（不针对糖尿病患者）。',
    en: 'Non-sugar sweeteners: {names}. WHO advises against them for weight control (people with diabetes excepted).',
  },
  evidence: ['E9', 'E19'],
  confidence: 'low',
  docs: {
    title: { zh: '非糖甜味剂', en: 'Non-sugar sweeteners' },
    says: {
      zh: `用了任何一种就减 ${PENALTIES.sweeteners} 分，只减一次；糖醇不算。`,
      en: `Any of them costs ${PENALTIES.sweeteners}, once; sugar alcohols do not count.`,
    },
    limits: {
      zh: 'WHO 的建议不针对糖尿病患者，证据确定性低到中等。',
      en: "WHO's advice excepts people with diabetes; its certainty is low to moderate.",
    },
  },
}

const sugarDrink: ScoreRule = {
  id: 'sugar_drink',
  when: ({ context, nutrients }) => onceIf(context.sugarDrink, nutrients.items.sugar),
  points: () => -PENALTIES.sugar_drink * 10,
  text: {
    zh: '含糖饮料：液体里的糖容易喝多。',
    en: 'Sugary drink: liquid sugar is easy to overdo.',
  },
  evidence: ['E6'],
  confidence: 'high',
  docs: {
    title: { zh: '含糖饮料', en: 'Sugar-sweetened drink' },
    says: {
      zh: `水在第一、糖紧随其后的饮料：再减 ${PENALTIES.sugar_drink} 分。`,
      en: `A drink of water first and sugar next: ${PENALTIES.sugar_drink} more.`,
    },
    limits: KIND_IS_INFERRED,
  },
}

const sugaredFruit: ScoreRule = {
  id: 'sugared_fruit',
  when: ({ context, nutrients }) => onceIf(context.sugaredFruit, nutrients.items.sugar),
  points: () => -PENALTIES.sugared_fruit * 10,
  text: {
    zh: '加糖的果干、蜜饯、果酱、炼乳：糖分浓缩。',
    en: 'Dried or candied fruit, jam or condensed milk with sugar added: concentrated sugar.',
  },
  evidence: ['E6'],
  confidence: 'moderate',
  docs: {
    title: { zh: '加糖的果干、果酱与炼乳', en: 'Sugared fruit, jam and condensed milk' },
    says: {
      zh: `主料第一、糖第二的果干、蜜饯、果酱、炼乳：再减 ${PENALTIES.sugared_fruit} 分。`,
      en: `Dried or candied fruit, jam or condensed milk with sugar second: ${PENALTIES.sugared_fruit} more.`,
    },
    limits: KIND_IS_INFERRED,
  },
}

const MEAT = /肉|\bham\b|pork|beef|chicken|turkey|bacon/

const processedMeat: ScoreRule = {
  id: 'processed_meat',
  when: ({ context, all }) =>
    onceIf(
      context.processedMeat,
      all.filter(item => MEAT.test(item.words) && item.kind === 'food').slice(0, 1),
    ),
  points: () => -PENALTIES.processed_meat * 10,
  text: {
    zh: '加工肉制品：IARC 认为食用加工肉致癌证据充分（1 类），不等于吃一点就危险。',
    en: 'Processed meat. IARC: clear evidence that eating it raises cancer risk (group 1), not how large.',
  },
  evidence: ['E10', 'E20'],
  confidence: 'high',
  docs: {
    title: { zh: '加工肉制品', en: 'Processed meat' },
    says: {
      zh: `腌制、烟熏或加糖风干的肉：减 ${PENALTIES.processed_meat} 分。`,
      en: `Cured, smoked or sugared and dried meat: ${PENALTIES.processed_meat}.`,
    },
    limits: {
      zh: 'IARC 1 类说明证据确凿，不表示危害有多大。',
      en: 'IARC group 1 speaks of the strength of evidence, not of the size of the risk.',
    },
  },
}

const deepFried: ScoreRule = {
  id: 'deep_fried',
  when: ({ context }) => onceIf(context.deepFried),
  points: () => -PENALTIES.deep_fried * 10,
  text: {
    zh: '油炸的淀粉类食品，可能含丙烯酰胺。',
    en: 'A deep-fried starchy food, which may contain acrylamide.',
  },
  evidence: ['E23'],
  confidence: 'moderate',
  docs: {
    title: { zh: '油炸的淀粉类食品', en: 'Deep-fried staple or snack' },
    says: { zh: `减 ${PENALTIES.deep_fried} 分。`, en: `${PENALTIES.deep_fried} points.` },
    limits: KIND_IS_INFERRED,
  },
}

/** What WHO Europe's profile keeps out of food for 6-36 months. Lactose belongs in formula. */
export function unfitForInfants(input: ScoreInput): readonly Item[] {
  const { all, nutrients } = input
  const unfit = new Set([
    ...nutrients.items.sugar.filter(item => !/乳糖|lactose/.test(item.words)),
    ...nutrients.items.salt,
    ...sweetenersOf(input),
    ...all.filter(
      item =>
        item.role === undefined && item.substance?.functions[0] === '着色剂' && item.substance.tier >= 2,
    ),
  ])
  return all.filter(item => unfit.has(item))
}

const infant: ScoreRule = {
  id: 'infant',
  when: input => (input.context.infant ? onceIfAny(unfitForInfants(input)) : []),
  points: () => -PENALTIES.infant * 10,
  text: { zh: '婴幼儿食品不宜添加：{names}。', en: 'Not recommended in baby food: {names}.' },
  evidence: ['E24'],
  confidence: 'high',
  docs: {
    title: { zh: '婴幼儿食品', en: 'Food for infants and toddlers' },
    says: {
      zh: `含添加糖、浓缩果汁、盐、甜味剂或色素：减 ${PENALTIES.infant} 分；乳糖不算。`,
      en: `With added sugar, juice concentrate, salt, sweetener or dye: ${PENALTIES.infant}; lactose does not count.`,
    },
    limits: KIND_IS_INFERRED,
  },
}

/** The table says that there is salt, and not that there is much. */
const isNotHighInSalt = (known: KnownAmounts | undefined): boolean =>
  levelsOf(known).some(({ nutrient, level }) => nutrient === 'salt' && level !== 'high')

const saltyCondiment: ScoreRule = {
  id: 'salty_condiment',
  when: ({ context, nutrients }) => onceIf(context.saltyCondiment, nutrients.items.salt),
  points: () => -PENALTIES.salty_condiment * 10,
  // The name of a condiment is no proof of salt: 味精 alone has none.
  text: (salts, { known }) =>
    salts.length > 0 && !isNotHighInSalt(known)
      ? { zh: '高盐调味品，少量使用。', en: 'A very salty condiment: use a little.' }
      : { zh: '调味品，少量使用。', en: 'A condiment: use a little.' },
  evidence: ['E7'],
  confidence: 'high',
  docs: {
    title: { zh: '高盐调味品', en: 'Salt-dense condiment' },
    says: {
      zh: `酱油、酱、腌菜、浓汤宝，或盐排第一的产品：再减 ${PENALTIES.salty_condiment} 分。`,
      en: `Soy sauce, pastes, pickles, bouillon, or a list that starts with salt: ${PENALTIES.salty_condiment} more.`,
    },
    limits: {
      zh: '调味品每次用得少，分数只宜与同类比较。',
      en: 'One uses little of a condiment: compare it only with its kind.',
    },
  },
}

const cheese: ScoreRule = {
  id: 'cheese',
  when: ({ context, foods }) => onceIf(context.cheese, foods.slice(0, 1)),
  points: () => -PENALTIES.cheese * 10,
  text: { zh: '奶酪：饱和脂肪和盐较集中。', en: 'Cheese: saturated fat and salt are concentrated.' },
  evidence: ['E7', 'E8'],
  confidence: 'moderate',
  docs: {
    title: { zh: '奶酪', en: 'Cheese' },
    says: {
      zh: `由乳、盐和凝乳酶做成的奶酪：减 ${PENALTIES.cheese} 分；列表里写“奶酪”的按所含的脂肪和盐算。`,
      en: `Cheese made of milk, salt and rennet: ${PENALTIES.cheese}; cheese named as an ingredient counts by its fat and salt.`,
    },
    limits: KIND_IS_INFERRED,
  },
}

/** What sweeteners and the kind of product cost. */
export const productPenalties: readonly ScoreRule[] = [
  sweeteners,
  sugarDrink,
  sugaredFruit,
  processedMeat,
  deepFried,
  infant,
  saltyCondiment,
  cheese,
]
