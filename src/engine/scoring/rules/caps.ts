import { isNotPermitted, isOfClass } from '../../matching/substance-classes.ts'
import { levelsOf } from '../../nutrition/judged/levels.ts'
import type { KnownAmounts } from '../../nutrition/known-amounts.ts'
import type { Bilingual } from '../../result.ts'
import { listsWater } from '../product-context.ts'
import { onceIf, onceIfAny, type ScoreRule } from '../score-rule.ts'
import { CAPS, NUTRIENT_POINTS, SALT_OF_A_DAY } from '../weights.ts'
import { unfitForInfants } from './product-penalties.ts'
import { KIND_IS_INFERRED, ORDER_ONLY } from './shared-limits.ts'

interface Cap extends Omit<ScoreRule, 'id' | 'points'> {
  id: keyof typeof CAPS
}

/** `Water aside` is said only of a list that names water. */
const waterAside =
  (aside: Bilingual, plain: Bilingual): ScoreRule['text'] =>
  (_, { all }) =>
    listsWater(all) ? aside : plain

const CAP_LIST: readonly Cap[] = [
  {
    id: 'cap_not_permitted',
    when: ({ additives }) => onceIfAny(additives.filter(isNotPermitted)),
    text: {
      zh: '含我国不允许使用的物质，最高 19 分。',
      en: 'Contains a substance not permitted in China: 19 at most.',
    },
    evidence: ['E14'],
    confidence: 'high',
    docs: {
      title: { zh: '封顶：不允许使用的物质', en: 'Cap: a substance not permitted' },
      says: {
        zh: `含我国不允许使用的物质，最高 ${CAPS.cap_not_permitted} 分。几个封顶同时适用时取最低的。`,
        en: `With a substance not permitted in China, ${CAPS.cap_not_permitted} at most. Of several caps the lowest holds.`,
      },
      limits: {
        zh: '进口产品在原产国可能合法；识别有误时也会误判，请核对原文。',
        en: 'It may be lawful where the product was made, and a misreading may be wrong about it: check the label.',
      },
    },
  },
  {
    id: 'cap_cured_meat',
    when: ({ context, additives }) =>
      context.processedMeat ? onceIfAny(additives.filter(isOfClass('nitrite'))) : [],
    text: {
      zh: '加工肉制品含亚硝酸盐或硝酸盐，最高 35 分。',
      en: 'Processed meat with nitrite or nitrate: 35 at most.',
    },
    evidence: ['E10', 'E20'],
    confidence: 'high',
    docs: {
      title: { zh: '封顶：加亚硝酸盐的加工肉', en: 'Cap: cured meat with nitrite' },
      says: {
        zh: `加工肉含亚硝酸盐或硝酸盐，最高 ${CAPS.cap_cured_meat} 分。`,
        en: `Processed meat with nitrite or nitrate: ${CAPS.cap_cured_meat} at most.`,
      },
      limits: {
        zh: '护色剂也防肉毒杆菌；风险取决于吃多少。',
        en: 'Nitrite also guards against botulism; the risk depends on how much one eats.',
      },
    },
  },
  {
    id: 'cap_hydrogenated_oil',
    when: ({ nutrients }) => onceIf(nutrients.of.hydro > 0, nutrients.items.hydro),
    text: { zh: '含氢化油，最高 39 分。', en: 'Contains hydrogenated oil: 39 at most.' },
    evidence: ['E8'],
    confidence: 'high',
    docs: {
      title: { zh: '封顶：氢化油', en: 'Cap: hydrogenated oil' },
      says: {
        zh: `含氢化油，最高 ${CAPS.cap_hydrogenated_oil} 分。`,
        en: `With hydrogenated oil, ${CAPS.cap_hydrogenated_oil} at most.`,
      },
      limits: {
        zh: '是否真有反式脂肪要看营养成分表。',
        en: 'Whether there is trans fat shows in the nutrition table.',
      },
    },
  },
  {
    id: 'cap_sugar_drink',
    when: ({ context, nutrients }) => onceIf(context.sugarDrink, nutrients.items.sugar),
    text: { zh: '含糖饮料最高 45 分。', en: 'A sugar-sweetened drink: 45 at most.' },
    evidence: ['E6'],
    confidence: 'high',
    docs: {
      title: { zh: '封顶：含糖饮料', en: 'Cap: sugar-sweetened drink' },
      says: { zh: `最高 ${CAPS.cap_sugar_drink} 分。`, en: `${CAPS.cap_sugar_drink} at most.` },
      limits: KIND_IS_INFERRED,
    },
  },
  {
    id: 'cap_strong_additive',
    when: ({ additives }) => onceIfAny(additives.filter(item => item.substance?.tier === 4)),
    text: {
      zh: '含很高关注的添加剂（{names}），最高 49 分。',
      en: 'Contains an additive of very high concern ({names}): 49 at most.',
    },
    evidence: ['E5', 'E10', 'E12'],
    confidence: 'contested',
    confidenceOf: items => (items.some(isOfClass('titaniumDioxide')) ? 'contested' : 'moderate'),
    docs: {
      title: { zh: '封顶：很高关注的添加剂', en: 'Cap: an additive of very high concern' },
      says: {
        zh: `含 4 级添加剂（肉里的亚硝酸盐、二氧化钛），最高 ${CAPS.cap_strong_additive} 分。`,
        en: `With a tier 4 additive (nitrite in meat, titanium dioxide), ${CAPS.cap_strong_additive} at most.`,
      },
      limits: {
        zh: '二氧化钛有争议：EFSA 2021 年认为不再安全，JECFA 2023 年维持“不作规定”。',
        en: 'Titanium dioxide is contested: no longer safe for EFSA (2021), "not specified" for JECFA (2023).',
      },
    },
  },
  {
    id: 'cap_sugar_first',
    when: ({ foods: [first], known, nutrients }) =>
      first?.food === 'sugar' && isSugary(known, nutrients.of.sugar) ? [[first]] : [],
    text: waterAside(
      { zh: '除水以外糖排第一，最高 59 分。', en: 'Water aside, sugar comes first: 59 at most.' },
      { zh: '糖排第一，最高 59 分。', en: 'Sugar comes first: 59 at most.' },
    ),
    evidence: ['E6'],
    confidence: 'high',
    docs: {
      title: { zh: '封顶：糖排第一', en: 'Cap: sugar comes first' },
      says: {
        zh: `糖是第一位配料（不计水），且营养成分表没有显示糖低：最高 ${CAPS.cap_sugar_first} 分。`,
        en: `Sugar as the first ingredient, water aside, unless the table calls sugars low: ${CAPS.cap_sugar_first} at most.`,
      },
      limits: ORDER_ONLY,
    },
  },
  {
    id: 'cap_sugared_fruit',
    when: ({ context, nutrients, foods, known }) =>
      context.fruitSyrup && isHighInSugars(known)
        ? onceIfAny(foods.slice(0, 1))
        : onceIf(context.sugaredFruit, nutrients.items.sugar),
    text: {
      zh: '加糖的果干、蜜饯、果酱、炼乳，或水果熬成的糖浆，最高 59 分。',
      en: 'Candied or dried fruit, jam or condensed milk with sugar, or a syrup of fruit: 59 at most.',
    },
    evidence: ['E6'],
    confidence: 'moderate',
    docs: {
      title: { zh: '封顶：加糖的果干、果酱与炼乳', en: 'Cap: sugared fruit, jam, condensed milk' },
      says: {
        zh: `主料后紧跟着糖的果干、蜜饯、果酱、炼乳，以及按营养成分表糖高的水果糖浆、果膏，最高 ${CAPS.cap_sugared_fruit} 分。`,
        en: `Dried or candied fruit, jam and condensed milk with sugar right behind the main food, and syrups of fruit that the table calls high in sugars: ${CAPS.cap_sugared_fruit} at most.`,
      },
      limits: KIND_IS_INFERRED,
    },
  },
  {
    id: 'cap_salty_condiment',
    when: ({ context, foods }) =>
      context.saltyCondiment ? onceIfAny(foods.slice(0, 2).filter(({ food }) => food === 'salt')) : [],
    text: {
      zh: '调味品里盐排在前两位（不计水），最高 65 分。',
      en: 'A condiment with salt among the first two, water aside: 65 at most.',
    },
    evidence: ['E7'],
    confidence: 'high',
    docs: {
      title: { zh: '封顶：盐靠前的调味品', en: 'Cap: a condiment with salt near the top' },
      says: {
        zh: `不计水，盐在前两位的调味品、腌菜，最高 ${CAPS.cap_salty_condiment} 分。`,
        en: `Condiments and pickles with salt among the first two, water aside: ${CAPS.cap_salty_condiment} at most.`,
      },
      limits: KIND_IS_INFERRED,
    },
  },
  {
    id: 'cap_salty_by_table',
    when: ({ known, nutrients }) => onceIf(isSaltyByTable(known), nutrients.items.salt),
    text: {
      zh: '按营养成分表盐很高，或盐和脂肪、糖都高，最高 65 分。',
      en: 'By the nutrition table very high in salt, or high in salt and in fat or sugars: 65 at most.',
    },
    evidence: ['E7'],
    confidence: 'high',
    docs: {
      title: { zh: '封顶：营养成分表的盐高', en: 'Cap: high in salt by the nutrition table' },
      says: {
        zh: `每100 g或100 ml的盐达到 ${SALT_OF_A_DAY} g（一天的量），或盐高且脂肪、饱和脂肪或糖也高，最高 ${CAPS.cap_salty_by_table} 分；按每份标示的先换算。`,
        en: `With ${SALT_OF_A_DAY} g of salt or more in 100 g or 100 ml (that of a day), or high in salt and also in fat, saturated fat or sugars: ${CAPS.cap_salty_by_table} at most. Values per serving are converted first.`,
      },
      limits: {
        zh: '调味品每次用得少，分数只宜与同类比较。',
        en: 'One uses little of a condiment: compare it only with its kind.',
      },
    },
  },
  {
    id: 'cap_processed_meat',
    when: ({ context, foods }) => (context.processedMeat ? onceIfAny(foods.slice(0, 1)) : []),
    text: { zh: '加工肉制品最高 45 分。', en: 'Processed meat: 45 at most.' },
    evidence: ['E10'],
    confidence: 'high',
    docs: {
      title: { zh: '封顶：加工肉制品', en: 'Cap: processed meat' },
      says: {
        zh: `腌制、烟熏或加糖风干的肉，有没有亚硝酸盐都一样，最高 ${CAPS.cap_processed_meat} 分。`,
        en: `Cured, smoked or sugared and dried meat, with nitrite or without: ${CAPS.cap_processed_meat} at most.`,
      },
      limits: KIND_IS_INFERRED,
    },
  },
  {
    id: 'cap_infant',
    when: input => (input.context.infant ? onceIfAny(unfitForInfants(input)) : []),
    text: {
      zh: '婴幼儿食品加了{names}，最高 56 分。',
      en: 'Baby food with {names}: 56 at most.',
    },
    evidence: ['E24'],
    confidence: 'high',
    docs: {
      title: { zh: '封顶：加糖、盐或蜂蜜的婴幼儿食品', en: 'Cap: baby food with sugar, salt or honey' },
      says: {
        zh: `婴幼儿食品含添加糖、蜂蜜、浓缩果汁、盐、甜味剂或色素，最高 ${CAPS.cap_infant} 分。`,
        en: `Baby food with added sugar, honey, juice concentrate, salt, sweetener or dye: ${CAPS.cap_infant} at most.`,
      },
      limits: KIND_IS_INFERRED,
    },
  },
  {
    id: 'cap_salt_first',
    when: ({ foods: [first], known }) => (first?.food === 'salt' && !isLowInSalt(known) ? [[first]] : []),
    text: waterAside(
      { zh: '除水以外盐排第一，最高 55 分。', en: 'Water aside, salt comes first: 55 at most.' },
      { zh: '盐排第一，最高 55 分。', en: 'Salt comes first: 55 at most.' },
    ),
    evidence: ['E7'],
    confidence: 'high',
    docs: {
      title: { zh: '封顶：盐排第一', en: 'Cap: salt comes first' },
      says: {
        zh: `盐是第一位配料，且营养成分表没有显示盐低：最高 ${CAPS.cap_salt_first} 分。`,
        en: `Salt as the first ingredient, unless the table calls salt low: ${CAPS.cap_salt_first} at most.`,
      },
      limits: {
        zh: '调味品每次用得少，分数只宜与同类比较。',
        en: 'One uses little of a condiment: compare it only with its kind.',
      },
    },
  },
  {
    id: 'cap_saturated_fat_first',
    when: ({ foods: [first] }) => (first?.food === 'satfat' ? [[first]] : []),
    text: waterAside(
      {
        zh: '除水以外饱和脂肪排第一，最高 65 分。',
        en: 'Water aside, saturated fat comes first: 65 at most.',
      },
      { zh: '饱和脂肪排第一，最高 65 分。', en: 'Saturated fat comes first: 65 at most.' },
    ),
    evidence: ['E8'],
    confidence: 'moderate',
    docs: {
      title: { zh: '封顶：饱和脂肪排第一', en: 'Cap: saturated fat comes first' },
      says: {
        zh: `猪油、黄油、椰子油、棕榈油等是第一位配料，最高 ${CAPS.cap_saturated_fat_first} 分。`,
        en: `Lard, butter, coconut or palm oil as the first ingredient: ${CAPS.cap_saturated_fat_first} at most.`,
      },
      limits: ORDER_ONLY,
    },
  },
]

const isLowInSalt = (known: KnownAmounts | undefined): boolean =>
  levelsOf(known).some(({ nutrient, level }) => nutrient === 'salt' && level === 'low')

/** Salt of a whole day in 100 g, or high in salt and in something else beside it. */
function isSaltyByTable(known: KnownAmounts | undefined): boolean {
  if ((known?.of.salt ?? 0) >= SALT_OF_A_DAY) return true
  const high = levelsOf(known).filter(({ level }) => level === 'high')
  return high.length > 1 && high.some(({ nutrient }) => nutrient === 'salt')
}

const isHighInSugars = (known: KnownAmounts | undefined): boolean =>
  levelsOf(known).some(({ nutrient, level }) => nutrient === 'sugars' && level === 'high')

/** What the table does not call low in sugars; without a table what the order makes of it. */
function isSugary(known: KnownAmounts | undefined, points: number): boolean {
  const measured = levelsOf(known).find(({ nutrient }) => nutrient === 'sugars')
  return measured ? measured.level !== 'low' : points >= NUTRIENT_POINTS.sugar.base
}

/** Ceilings on the score, the lowest first: a higher one finds nothing left to take. */
export const capRules: readonly ScoreRule[] = [...CAP_LIST]
  .sort((a, b) => CAPS[a.id] - CAPS[b.id])
  .map(cap => ({ ...cap, points: (_, { total }) => Math.min(0, CAPS[cap.id] * 10 - total) }))
