import type { Bilingual, ScoreReason } from '../result.ts'
import {
  ADDITIVE_LIMIT,
  BONUSES,
  BURDENS,
  CAPS,
  COMPONENT_POINTS,
  LOAD,
  LOW_END,
  MARKER_STEPS,
  RANK_REST,
  RANK_WEIGHT,
  SALT_REST,
  SALT_WEIGHT,
  SAUCE_SALT,
  TIER_POINTS,
} from './weights.ts'

/** One rule of the score as a reader wants it: what it does, on what it rests, and what it cannot know. */
export interface MethodRule {
  /** The id that `ScoreReason.rule` carries. */
  rule: string
  title: Bilingual
  /** How its points come about, in numbers. */
  says: Bilingual
  /** Ids of evidence that a reason of this rule may cite. */
  evidence: readonly string[]
  /** Of the rule as a whole; a reason about one additive may be more or less certain. */
  confidence: ScoreReason['confidence']
  limits: Bilingual
}

const { sugar, salt, satfat, oil, hydro, refined } = COMPONENT_POINTS
const RANK: Bilingual = {
  zh: `位次权重：第 1 位 ${RANK_WEIGHT[0]}，其后 ${RANK_WEIGHT.slice(1, 5).join('、')}，第 6～8 位 ${RANK_WEIGHT[5]}，再后 ${RANK_REST}；水不占位；标了百分比就按百分比算。`,
  en: `Weight of the rank: ${RANK_WEIGHT.slice(0, 5).join(', ')}, then ${RANK_WEIGHT[5]} for ranks 6 to 8 and ${RANK_REST} after; water takes no rank; a stated percentage replaces it.`,
}
const ORDER_ONLY: Bilingual = {
  zh: '位次只说明先后，不说明用量；2% 及以下的配料可以不按顺序排。',
  en: 'Rank tells the order, not the amount; ingredients of 2 % or less may stand in any order.',
}
const NAME_DECIDES: Bilingual = {
  zh: '产品种类由名称、执行标准和配料推断，名称含糊时可能漏判。',
  en: 'The kind of product is read from its name, standard and list; a vague name may hide it.',
}

/** Every rule the score can use, in the order in which one would explain it. */
export const scoringMethod: readonly MethodRule[] = [
  {
    rule: 'sugar',
    title: { zh: '添加糖与游离糖', en: 'Added and free sugars' },
    says: {
      zh: `糖、糖浆、蜂蜜、浓缩果汁：每种 ${sugar.base} 分 × 位次权重，合计最多减 ${sugar.cap} 分（拆成几种糖也一样）；标明 ${sugar.reference}% 相当于第 1 位。${RANK.zh}`,
      en: `Sugar, syrups, honey, juice concentrates: ${sugar.base} points × weight each, ${sugar.cap} at most in all, so splitting sugar gains nothing; a stated ${sugar.reference} % equals the first rank. ${RANK.en}`,
    },
    evidence: ['E6', 'E7'],
    confidence: 'high',
    limits: ORDER_ONLY,
  },
  {
    rule: 'salt',
    title: { zh: '盐与高盐配料', en: 'Salt and salty ingredients' },
    says: {
      zh: `${salt.base} 分 × 盐的位次权重（${SALT_WEIGHT.slice(0, 6).join('、')}，最后 ${SALT_REST}），最多减 ${salt.cap} 分；酱油、酱、高汤等按 ${SAUCE_SALT} 折算；标明 ${salt.reference}% 相当于第 1 位。`,
      en: `${salt.base} points × salt's own weights (${SALT_WEIGHT.slice(0, 6).join(', ')}, ${SALT_REST} at last), ${salt.cap} at most; soy sauce, pastes and bouillon count ${SAUCE_SALT} of it; a stated ${salt.reference} % equals the first rank.`,
    },
    evidence: ['E7'],
    confidence: 'high',
    limits: {
      zh: '真正的钠含量在营养成分表里，配料表看不到。',
      en: 'The sodium itself stands in the nutrition table, which the list does not show.',
    },
  },
  {
    rule: 'saturated_fat',
    title: { zh: '饱和脂肪来源', en: 'Sources of saturated fat' },
    says: {
      zh: `棕榈油、椰子油、黄油、可可脂、起酥油、植脂末等：${satfat.base} 分 × 位次权重，最多减 ${satfat.cap} 分；标明 ${satfat.reference}% 相当于第 1 位。`,
      en: `Palm and coconut oil, butter, cocoa butter, shortening, creamer: ${satfat.base} points × weight, ${satfat.cap} at most; a stated ${satfat.reference} % equals the first rank.`,
    },
    evidence: ['E8'],
    confidence: 'moderate',
    limits: ORDER_ONLY,
  },
  {
    rule: 'oil',
    title: { zh: '其他精炼油', en: 'Other refined oils' },
    says: {
      zh: `${oil.base} 分 × 位次权重，最多减 ${oil.cap} 分；标明 ${oil.reference}% 相当于第 1 位。`,
      en: `${oil.base} points × weight, ${oil.cap} at most; a stated ${oil.reference} % equals the first rank.`,
    },
    evidence: ['E7'],
    confidence: 'moderate',
    limits: {
      zh: '只写“植物油”时看不出是哪种油，按普通植物油算。',
      en: 'A bare "vegetable oil" does not say which; it counts as an ordinary oil.',
    },
  },
  {
    rule: 'hydrogenated_oil',
    title: { zh: '氢化油', en: 'Hydrogenated oil' },
    says: {
      zh: `氢化或部分氢化油：${hydro.base} 分 × 位次权重，最多减 ${hydro.cap} 分，并封顶 ${CAPS.cap_hydrogenated_oil} 分；“完全氢化”按饱和脂肪算。`,
      en: `Hydrogenated or partially hydrogenated oil: ${hydro.base} points × weight, ${hydro.cap} at most, and the score is capped at ${CAPS.cap_hydrogenated_oil}; fully hydrogenated oil counts as saturated fat.`,
    },
    evidence: ['E8'],
    confidence: 'high',
    limits: {
      zh: '工艺已大为改进，是否真有反式脂肪要看营养成分表。',
      en: 'Processes have improved; whether there is trans fat shows in the nutrition table.',
    },
  },
  {
    rule: 'refined_grain',
    title: { zh: '精制谷物与淀粉', en: 'Refined grain and starch' },
    says: {
      zh: `白面、白米、淀粉、麦芽糊精：${refined.base} 分 × 位次权重，最多减 ${refined.cap} 分；标明 ${refined.reference}% 相当于第 1 位。`,
      en: `White flour, white rice, starch, maltodextrin: ${refined.base} points × weight, ${refined.cap} at most; a stated ${refined.reference} % equals the first rank.`,
    },
    evidence: ['E7'],
    confidence: 'moderate',
    limits: ORDER_ONLY,
  },
  {
    rule: 'additive',
    title: { zh: '食品添加剂的关注等级', en: 'Concern tier of each additive' },
    says: {
      zh: `每种只计一次：0 级 ${TIER_POINTS[0]} 分，1 级 ${TIER_POINTS[1]}，2 级 ${TIER_POINTS[2]}，3 级 ${TIER_POINTS[3]}，4 级 ${TIER_POINTS[4]}。只写类别不写名称的按 1 级。营养强化剂不扣分。`,
      en: `Each counts once: tier 0 costs ${TIER_POINTS[0]}, tier 1 ${TIER_POINTS[1]}, tier 2 ${TIER_POINTS[2]}, tier 3 ${TIER_POINTS[3]}, tier 4 ${TIER_POINTS[4]}. A class without a name counts as tier 1. Fortificants cost nothing.`,
    },
    evidence: [
      'E1',
      'E10',
      'E11',
      'E12',
      'E13',
      'E14',
      'E15',
      'E16',
      'E17',
      'E18',
      'E19',
      'E20',
      'E22',
      'E25',
      'E26',
    ],
    confidence: 'moderate',
    limits: {
      zh: '标签不写用量，在 GB 2760 限量内使用是合法的；JECFA 与 EFSA 对个别物质看法不同，两边都会写出。',
      en: 'The label states no dose, and use within the limits of GB 2760 is lawful; where JECFA and EFSA differ, both are shown.',
    },
  },
  {
    rule: 'additive_load',
    title: { zh: '添加剂的种数', en: 'Number of additives' },
    says: {
      zh: `第 ${LOAD.free + 1} 种起每种减 1 分，最多 ${LOAD.most} 分。`,
      en: `1 point for each after the first ${LOAD.free}, ${LOAD.most} at most.`,
    },
    evidence: ['E20', 'E21'],
    confidence: 'low',
    limits: {
      zh: '依据是一个法国队列的相关性，不能证明因果。',
      en: 'It rests on associations in one French cohort, which prove no cause.',
    },
  },
  {
    rule: 'ultra_processed',
    title: { zh: '超加工（NOVA 4）标志', en: 'Markers of ultra-processing (NOVA 4)' },
    says: {
      zh: `厨房里少见的成分或修饰性添加剂：1～2 个减 ${MARKER_STEPS[1]?.points} 分，3～5 个减 ${MARKER_STEPS[2]?.points} 分，6 个及以上减 ${MARKER_STEPS[3]?.points} 分。`,
      en: `Substances no kitchen uses, or cosmetic additives: 1-2 cost ${MARKER_STEPS[1]?.points}, 3-5 cost ${MARKER_STEPS[2]?.points}, 6 or more cost ${MARKER_STEPS[3]?.points}.`,
    },
    evidence: ['E2', 'E3', 'E4'],
    confidence: 'moderate',
    limits: {
      zh: 'NOVA 分类本身有争议，研究多为观察性。',
      en: 'NOVA itself is debated, and most studies are observational.',
    },
  },
  {
    rule: 'additive_limit',
    title: { zh: '添加剂部分的上限', en: 'Limit of the additive part' },
    says: {
      zh: `关注等级、种数和超加工标志合计最多减 ${ADDITIVE_LIMIT} 分。`,
      en: `Tiers, number and markers together take ${ADDITIVE_LIMIT} points at most.`,
    },
    evidence: [],
    confidence: 'high',
    limits: { zh: '这是设计取舍，不是实验结论。', en: 'A choice of design, not a finding.' },
  },
  {
    rule: 'sweeteners',
    title: { zh: '非糖甜味剂', en: 'Non-sugar sweeteners' },
    says: {
      zh: `用了任何一种就减 ${BURDENS.sweeteners} 分，只减一次；糖醇不算。`,
      en: `Any of them costs ${BURDENS.sweeteners}, once; sugar alcohols are not meant.`,
    },
    evidence: ['E9', 'E19'],
    confidence: 'low',
    limits: {
      zh: 'WHO 的建议不针对糖尿病患者，证据确定性低到中等。',
      en: "WHO's advice excepts people with diabetes; its certainty is low to moderate.",
    },
  },
  {
    rule: 'sugar_drink',
    title: { zh: '含糖饮料', en: 'Sugar-sweetened drink' },
    says: {
      zh: `水在第一、糖紧随其后的饮料：再减 ${BURDENS.sugar_drink} 分。`,
      en: `A drink of water first and sugar next: ${BURDENS.sugar_drink} more.`,
    },
    evidence: ['E6'],
    confidence: 'high',
    limits: NAME_DECIDES,
  },
  {
    rule: 'processed_meat',
    title: { zh: '加工肉制品', en: 'Processed meat' },
    says: {
      zh: `腌制、烟熏的肉：减 ${BURDENS.processed_meat} 分。`,
      en: `Cured or smoked meat: ${BURDENS.processed_meat}.`,
    },
    evidence: ['E10', 'E20'],
    confidence: 'high',
    limits: {
      zh: 'IARC 1 类说明证据确凿，不表示危害有多大。',
      en: 'IARC group 1 speaks of the strength of evidence, not of the size of the risk.',
    },
  },
  {
    rule: 'deep_fried',
    title: { zh: '油炸的淀粉类食品', en: 'Deep-fried staple or snack' },
    says: { zh: `减 ${BURDENS.deep_fried} 分。`, en: `${BURDENS.deep_fried} points.` },
    evidence: ['E23'],
    confidence: 'moderate',
    limits: NAME_DECIDES,
  },
  {
    rule: 'infant',
    title: { zh: '婴幼儿食品', en: 'Food for infants and toddlers' },
    says: {
      zh: `含添加糖、浓缩果汁、盐、甜味剂或色素：减 ${BURDENS.infant} 分；乳糖不算。`,
      en: `With added sugar, juice concentrate, salt, sweetener or dye: ${BURDENS.infant}; lactose is not meant.`,
    },
    evidence: ['E24'],
    confidence: 'high',
    limits: NAME_DECIDES,
  },
  {
    rule: 'salty_condiment',
    title: { zh: '高盐调味品', en: 'Salt-dense condiment' },
    says: {
      zh: `酱油、酱、腌菜、浓汤宝，或盐排第一的产品：再减 ${BURDENS.salty_condiment} 分。`,
      en: `Soy sauce, pastes, pickles, bouillon, or a list that salt opens: ${BURDENS.salty_condiment} more.`,
    },
    evidence: ['E7'],
    confidence: 'high',
    limits: {
      zh: '调味品每次用得少，分数只宜与同类比较。',
      en: 'One uses little of a condiment: compare it only with its kind.',
    },
  },
  {
    rule: 'whole_food_first',
    title: { zh: '第一位是天然食材', en: 'A whole food comes first' },
    says: {
      zh: `加 ${BONUSES.whole_food_first} 分；占 50% 以上或只有这一种配料时加 ${BONUSES.whole_food_most} 分。所有加分合计最多 ${BONUSES.most} 分，有上面任一种产品扣分时不加。`,
      en: `${BONUSES.whole_food_first} points, or ${BONUSES.whole_food_most} at 50 % and more or when it stands alone. All bonuses together give ${BONUSES.most} at most, and none where the kind of product costs points.`,
    },
    evidence: ['E3'],
    confidence: 'moderate',
    limits: ORDER_ONLY,
  },
  {
    rule: 'short_and_plain',
    title: { zh: '配料少而简单', en: 'A short, plain list' },
    says: {
      zh: `不超过 3 种配料，没有添加剂、糖、盐和饱和脂肪：加 ${BONUSES.short_and_plain} 分。`,
      en: `Three ingredients at most, no additives, sugar, salt or saturated fat: ${BONUSES.short_and_plain}.`,
    },
    evidence: ['E2', 'E3'],
    confidence: 'moderate',
    limits: {
      zh: '短不等于营养全面。',
      en: 'Short does not mean nutritionally complete.',
    },
  },
  {
    rule: 'cultures',
    title: { zh: '发酵菌种', en: 'Cultures' },
    says: { zh: `加 ${BONUSES.cultures} 分。`, en: `${BONUSES.cultures} points.` },
    evidence: ['E3'],
    confidence: 'moderate',
    limits: {
      zh: '标签不一定说明食用时菌还活着，也不说明有多少。',
      en: 'The label need not say whether, or how many, are alive when eaten.',
    },
  },
  {
    rule: 'whole_foods',
    title: { zh: '多种天然食材', en: 'Several whole foods' },
    says: { zh: `两种及以上：加 ${BONUSES.whole_foods} 分。`, en: `Two or more: ${BONUSES.whole_foods}.` },
    evidence: ['E3'],
    confidence: 'moderate',
    limits: ORDER_ONLY,
  },
  {
    rule: 'ceiling',
    title: { zh: '满分', en: 'Top of the scale' },
    says: { zh: '超过 100 的部分去掉。', en: 'What goes beyond 100 is taken off.' },
    evidence: [],
    confidence: 'high',
    limits: {
      zh: '100 分只说明配料表没有扣分项。',
      en: 'A 100 only says that nothing on the list costs points.',
    },
  },
  {
    rule: 'low_end',
    title: { zh: '低分缓降', en: 'Easing of low scores' },
    says: {
      zh: `低于 ${LOW_END} 分时换算为 ${LOW_END}·e^((s−${LOW_END})/${LOW_END})，低分产品仍能分出先后。`,
      en: `Below ${LOW_END} a sum s becomes ${LOW_END}·e^((s−${LOW_END})/${LOW_END}), so that low scores can still be told apart.`,
    },
    evidence: [],
    confidence: 'high',
    limits: { zh: '这是设计取舍，不是实验结论。', en: 'A choice of design, not a finding.' },
  },
  {
    rule: 'cap_not_permitted',
    title: { zh: '封顶：不允许使用的物质', en: 'Cap: a substance not permitted' },
    says: {
      zh: `含我国不允许使用的物质，最高 ${CAPS.cap_not_permitted} 分。几个封顶同时适用时取最低的。`,
      en: `With a substance not permitted in China, ${CAPS.cap_not_permitted} at most. Of several caps the lowest holds.`,
    },
    evidence: ['E14'],
    confidence: 'high',
    limits: {
      zh: '进口产品在原产国可能合法；识别有误时也会误判，请核对原文。',
      en: 'It may be lawful where the product was made, and a misreading may accuse it: check the label.',
    },
  },
  {
    rule: 'cap_cured_meat',
    title: { zh: '封顶：加亚硝酸盐的加工肉', en: 'Cap: cured meat with nitrite' },
    says: {
      zh: `加工肉含亚硝酸盐或硝酸盐，最高 ${CAPS.cap_cured_meat} 分。`,
      en: `Processed meat with nitrite or nitrate: ${CAPS.cap_cured_meat} at most.`,
    },
    evidence: ['E10', 'E20'],
    confidence: 'high',
    limits: {
      zh: '护色剂也防肉毒杆菌；风险取决于吃多少。',
      en: 'Nitrite also guards against botulism; the risk depends on how much one eats.',
    },
  },
  {
    rule: 'cap_hydrogenated_oil',
    title: { zh: '封顶：氢化油', en: 'Cap: hydrogenated oil' },
    says: {
      zh: `含氢化油，最高 ${CAPS.cap_hydrogenated_oil} 分。`,
      en: `With hydrogenated oil, ${CAPS.cap_hydrogenated_oil} at most.`,
    },
    evidence: ['E8'],
    confidence: 'high',
    limits: {
      zh: '是否真有反式脂肪要看营养成分表。',
      en: 'Whether there is trans fat shows in the nutrition table.',
    },
  },
  {
    rule: 'cap_sugar_drink',
    title: { zh: '封顶：含糖饮料', en: 'Cap: sugar-sweetened drink' },
    says: { zh: `最高 ${CAPS.cap_sugar_drink} 分。`, en: `${CAPS.cap_sugar_drink} at most.` },
    evidence: ['E6'],
    confidence: 'high',
    limits: NAME_DECIDES,
  },
  {
    rule: 'cap_strong_additive',
    title: { zh: '封顶：高度关注的添加剂', en: 'Cap: an additive of strong concern' },
    says: {
      zh: `含 4 级添加剂（肉里的亚硝酸盐、二氧化钛），最高 ${CAPS.cap_strong_additive} 分。`,
      en: `With a tier 4 additive (nitrite in meat, titanium dioxide), ${CAPS.cap_strong_additive} at most.`,
    },
    evidence: ['E5', 'E10', 'E12'],
    confidence: 'contested',
    limits: {
      zh: '二氧化钛有争议：EFSA 2021 年认为不再安全，JECFA 2023 年维持“不作规定”。',
      en: 'Titanium dioxide is contested: no longer safe for EFSA (2021), "not specified" for JECFA (2023).',
    },
  },
  {
    rule: 'cap_sugar_first',
    title: { zh: '封顶：糖排第一', en: 'Cap: sugar comes first' },
    says: {
      zh: `糖是第一位配料，最高 ${CAPS.cap_sugar_first} 分。`,
      en: `Sugar as the first ingredient: ${CAPS.cap_sugar_first} at most.`,
    },
    evidence: ['E6'],
    confidence: 'high',
    limits: ORDER_ONLY,
  },
  {
    rule: 'rounding',
    title: { zh: '取整', en: 'Rounding' },
    says: {
      zh: '最后四舍五入到整数，只取整一次。',
      en: 'Rounded half up to a whole number, once, at the end.',
    },
    evidence: [],
    confidence: 'high',
    limits: {
      zh: '一两分的差别没有意义。',
      en: 'A difference of a point or two means nothing.',
    },
  },
]

/** What no reading of a list can tell; a page that shows scores says so. */
export const scoringLimits: readonly Bilingual[] = [
  {
    zh: '只看配料表：没有用量、没有营养成分表、没有食用份量。',
    en: 'Only the list is read: no doses, no nutrition table, no portions.',
  },
  {
    zh: '分数只适合在同类产品之间比较，酱油不必和牛奶比。',
    en: 'Scores compare within one kind of product; soy sauce need not compete with milk.',
  },
  {
    zh: '队列研究大多来自一个法国队列（NutriNet-Santé，以女性为主），说明相关，不证明因果。',
    en: 'Most cohort findings come from one French cohort (NutriNet-Santé, mostly women): associations, not causes.',
  },
  {
    zh: 'JECFA 与 EFSA 对个别物质结论不同（如二氧化钛、苯甲酸盐），两边都列出。',
    en: 'JECFA and EFSA disagree on some substances (titanium dioxide, benzoates): both are shown.',
  },
  {
    zh: '本分析不是医疗建议；有疾病、过敏或在孕期，请听医生的。',
    en: 'This is not medical advice; with an illness, an allergy or in pregnancy, ask a doctor.',
  },
  {
    zh: '低分不代表违规：在 GB 2760 限量内使用添加剂是合法的。',
    en: 'A low score is no offence: additives within the limits of GB 2760 are lawful.',
  },
]
