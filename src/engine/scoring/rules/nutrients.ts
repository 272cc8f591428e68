import type { Bilingual, ScoreReason } from '../../result.ts'
import { onceIf, type RuleDocs, type ScoreRule } from '../score-rule.ts'
import type { TableAmount } from '../table-totals.ts'
import {
  CAPS,
  LEAST_POINTS,
  NUTRIENT_POINTS,
  type Nutrient,
  RANK_REST,
  RANK_WEIGHT,
  SALT_REST,
  SALT_WEIGHT,
  SAUCE_SALT,
} from '../weights.ts'
import { ORDER_ONLY } from './shared-limits.ts'

interface NutrientRule {
  id: string
  nutrient: Nutrient
  name: Bilingual
  evidence: readonly string[]
  confidence: ScoreReason['confidence']
  docs: RuleDocs
}

const { sugar, salt, satfat, oil, hydro, refined } = NUTRIENT_POINTS
const RANK: Bilingual = {
  zh: `位次权重：第 1 位 ${RANK_WEIGHT[0]}，其后 ${RANK_WEIGHT.slice(1, 5).join('、')}，第 6～8 位 ${RANK_WEIGHT[5]}，再后 ${RANK_REST}；水不占位；标了百分比就按百分比算。`,
  en: `Weight of the rank: ${RANK_WEIGHT.slice(0, 5).join(', ')}, then ${RANK_WEIGHT[5]} for ranks 6 to 8 and ${RANK_REST} after; water takes no rank; a stated percentage replaces it.`,
}

const RULES: readonly NutrientRule[] = [
  {
    id: 'sugar',
    nutrient: 'sugar',
    name: { zh: '添加糖或游离糖', en: 'Added or free sugars' },
    evidence: ['E6', 'E7'],
    confidence: 'high',
    docs: {
      title: { zh: '添加糖与游离糖', en: 'Added and free sugars' },
      says: {
        zh: `糖、糖浆、蜂蜜、浓缩果汁：每种 ${sugar.base} 分 × 位次权重，合计最多减 ${sugar.cap} 分（拆成几种糖也一样）；标明 ${sugar.reference}% 相当于第 1 位。${RANK.zh}`,
        en: `Sugar, syrups, honey, juice concentrates: ${sugar.base} points × weight each, ${sugar.cap} at most in all, so splitting sugar gains nothing; a stated ${sugar.reference} % equals the first rank. ${RANK.en}`,
      },
      limits: ORDER_ONLY,
    },
  },
  {
    id: 'salt',
    nutrient: 'salt',
    name: { zh: '盐或高盐配料', en: 'Salt or salty ingredients' },
    evidence: ['E7'],
    confidence: 'high',
    docs: {
      title: { zh: '盐与高盐配料', en: 'Salt and salty ingredients' },
      says: {
        zh: `${salt.base} 分 × 盐的位次权重（${SALT_WEIGHT.slice(0, 6).join('、')}，最后 ${SALT_REST}），最多减 ${salt.cap} 分；酱油、酱、高汤等按 ${SAUCE_SALT} 折算；标明 ${salt.reference}% 相当于第 1 位。`,
        en: `${salt.base} points × salt's own weights (${SALT_WEIGHT.slice(0, 6).join(', ')}, ${SALT_REST} at last), ${salt.cap} at most; soy sauce, pastes and bouillon count ${SAUCE_SALT} of it; a stated ${salt.reference} % equals the first rank.`,
      },
      limits: {
        zh: '真正的钠含量在营养成分表里，配料表看不到。',
        en: 'The sodium itself stands in the nutrition table, which the list does not show.',
      },
    },
  },
  {
    id: 'saturated_fat',
    nutrient: 'satfat',
    name: { zh: '饱和脂肪来源', en: 'Sources of saturated fat' },
    evidence: ['E8'],
    confidence: 'moderate',
    docs: {
      title: { zh: '饱和脂肪来源', en: 'Sources of saturated fat' },
      says: {
        zh: `棕榈油、椰子油、黄油、可可脂、起酥油、植脂末等：${satfat.base} 分 × 位次权重，最多减 ${satfat.cap} 分；标明 ${satfat.reference}% 相当于第 1 位。`,
        en: `Palm and coconut oil, butter, cocoa butter, shortening, creamer: ${satfat.base} points × weight, ${satfat.cap} at most; a stated ${satfat.reference} % equals the first rank.`,
      },
      limits: ORDER_ONLY,
    },
  },
  {
    id: 'oil',
    nutrient: 'oil',
    name: { zh: '精炼植物油', en: 'Refined oil' },
    evidence: ['E7'],
    confidence: 'moderate',
    docs: {
      title: { zh: '其他精炼油', en: 'Other refined oils' },
      says: {
        zh: `${oil.base} 分 × 位次权重，最多减 ${oil.cap} 分；标明 ${oil.reference}% 相当于第 1 位。`,
        en: `${oil.base} points × weight, ${oil.cap} at most; a stated ${oil.reference} % equals the first rank.`,
      },
      limits: {
        zh: '只写“植物油”时看不出是哪种油，按普通植物油算。',
        en: 'A bare "vegetable oil" does not say which; it counts as an ordinary oil.',
      },
    },
  },
  {
    id: 'hydrogenated_oil',
    nutrient: 'hydro',
    name: { zh: '氢化油（可能含反式脂肪）', en: 'Hydrogenated oil (may contain trans fat)' },
    evidence: ['E8'],
    confidence: 'high',
    docs: {
      title: { zh: '氢化油', en: 'Hydrogenated oil' },
      says: {
        zh: `氢化或部分氢化油：${hydro.base} 分 × 位次权重，最多减 ${hydro.cap} 分，并封顶 ${CAPS.cap_hydrogenated_oil} 分；“完全氢化”按饱和脂肪算。`,
        en: `Hydrogenated or partially hydrogenated oil: ${hydro.base} points × weight, ${hydro.cap} at most, and the score is capped at ${CAPS.cap_hydrogenated_oil}; fully hydrogenated oil counts as saturated fat.`,
      },
      limits: {
        zh: '工艺已大为改进，是否真有反式脂肪要看营养成分表。',
        en: 'Processes have improved; whether there is trans fat shows in the nutrition table.',
      },
    },
  },
  {
    id: 'refined_grain',
    nutrient: 'refined',
    name: { zh: '精制谷物或淀粉', en: 'Refined grain or starch' },
    evidence: ['E7'],
    confidence: 'moderate',
    docs: {
      title: { zh: '精制谷物与淀粉', en: 'Refined grain and starch' },
      says: {
        zh: `白面、白米、淀粉、麦芽糊精：${refined.base} 分 × 位次权重，最多减 ${refined.cap} 分；标明 ${refined.reference}% 相当于第 1 位。`,
        en: `White flour, white rice, starch, maltodextrin: ${refined.base} points × weight, ${refined.cap} at most; a stated ${refined.reference} % equals the first rank.`,
      },
      limits: ORDER_ONLY,
    },
  },
]

/** What the foods cost: sugar, salt, fats and refined grain, each up to its limit. */
export const nutrientRules: readonly ScoreRule[] = RULES.map(({ nutrient, name, ...rule }) => ({
  ...rule,
  when: ({ nutrients }) => onceIf(nutrients.of[nutrient] > 0, nutrients.items[nutrient]),
  // Half a tenth rounds away from zero, despite binary rounding errors of the weights.
  points: (_, { nutrients }) => {
    const points = Math.min(nutrients.of[nutrient], NUTRIENT_POINTS[nutrient].cap)
    return points < LEAST_POINTS ? 0 : -Math.round(points * 10 + 1e-6)
  },
  // Of a most nobody can say that it is much.
  confidenceOf: (_, { nutrients }) => (nutrient === 'sugar' && nutrients.mostSugar ? 'low' : rule.confidence),
  text: (items, { nutrients }) => {
    const amount = nutrients.table[nutrient]
    const { mostSugar } = nutrients
    if (nutrient === 'sugar' && mostSugar) {
      const { zh, en } = behindSalt(mostSugar)
      return { zh: `${name.zh}：{names}；${zh}。`, en: `${name.en}: {names}; ${en}.` }
    }
    if (!amount) return { zh: `${name.zh}：{names}。`, en: `${name.en}: {names}.` }
    const { zh, en } = fromTable(nutrient, amount)
    // Salt may come from anything: there need not be an ingredient to name.
    return items.length === 0
      ? { zh: `${NO_SOURCE.zh}：${zh}。`, en: `${NO_SOURCE.en}: ${en}.` }
      : { zh: `${name.zh}：{names}；${zh}。`, en: `${name.en}: {names}; ${en}.` }
  },
}))

/** Only salt counts where the list names nothing that it comes from. */
const NO_SOURCE: Bilingual = { zh: '盐（由钠折算，没有列出食盐）', en: 'Salt, as sodium: none is listed' }

/** `营养成分表：每100 g 12 g`: the points come from the table. */
function fromTable(nutrient: Nutrient, { amount, basis }: TableAmount): Bilingual {
  const unit = nutrient === 'oil' ? 'kJ' : 'g'
  const value = nutrient === 'oil' ? Math.round(amount) : Math.round(amount * 100) / 100
  return {
    zh: `按营养成分表，每100 ${basis}含${TABLE_WORDS[nutrient].zh}${value} ${unit}`,
    en: `by the nutrition table, ${value} ${unit} of ${TABLE_WORDS[nutrient].en} in 100 ${basis}`,
  }
}

/** 盐 2.5 g, and sugar behind it: no more than that. */
function behindSalt({ amount, basis }: TableAmount): Bilingual {
  const value = Math.round(amount * 10) / 10
  return {
    zh: `排在食用盐之后，按营养成分表的盐，每100 ${basis}最多约 ${value} g`,
    en: `behind the salt, so by the salt of the nutrition table no more than about ${value} g in 100 ${basis}`,
  }
}

const TABLE_WORDS: Record<Nutrient, Bilingual> = {
  sugar: { zh: '糖', en: 'sugars' },
  salt: { zh: '盐', en: 'salt' },
  satfat: { zh: '饱和脂肪', en: 'saturated fat' },
  oil: { zh: '能量', en: 'energy' },
  hydro: { zh: '脂肪', en: 'fat' },
  refined: { zh: '碳水化合物', en: 'carbohydrate' },
}
