import { isNotPermitted, isOfClass, type SubstanceClass } from '../../matching/substance-classes.ts'
import type { Item } from '../../parsing/to-ingredients.ts'
import type { Bilingual, ScoreReason, Tier } from '../../result.ts'
import type { ScoreRule } from '../score-rule.ts'
import { TIER_POINTS } from '../weights.ts'

/** The concern tier of each additive; a class without a name counts as tier 1. */
export const additiveTier: ScoreRule = {
  id: 'additive',
  when: ({ additives }) => additives.map(item => [item]),
  points: ([item]) => (item ? -(TIER_POINTS[tierOf(item)] ?? 0) * 10 : 0),
  text: ([item]) => (item ? textOf(item) : { zh: '', en: '' }),
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
  cites: items => items.flatMap(evidenceOf),
  confidence: 'moderate',
  confidenceOf: ([item]) => (item ? certaintyOf(item) : 'low'),
  docs: {
    title: { zh: '食品添加剂的关注等级', en: 'Concern tier of each additive' },
    says: {
      zh: `每种只计一次：0 级 ${TIER_POINTS[0]} 分，1 级 ${TIER_POINTS[1]}，2 级 ${TIER_POINTS[2]}，3 级 ${TIER_POINTS[3]}，4 级 ${TIER_POINTS[4]}。只写类别不写名称的按 1 级。营养强化剂不扣分。`,
      en: `Each counts once: tier 0 costs ${TIER_POINTS[0]}, tier 1 ${TIER_POINTS[1]}, tier 2 ${TIER_POINTS[2]}, tier 3 ${TIER_POINTS[3]}, tier 4 ${TIER_POINTS[4]}. A class without a name counts as tier 1. Fortificants cost nothing.`,
    },
    limits: {
      zh: '标签不写用量，在 GB 2760 限量内使用是合法的；JECFA 与 EFSA 对个别物质看法不同，两边都会写出。',
      en: 'The label states no dose, and use within the limits of GB 2760 is lawful; where JECFA and EFSA differ, both are shown.',
    },
  },
}

function tierOf(item: Item): Tier {
  if (item.role === 'class') return 1
  return item.substance?.tier ?? (item.kind === 'additive' ? 1 : 0)
}

const CONCERN: readonly Bilingual[] = [
  { zh: '', en: '' },
  { zh: '较低', en: 'low' },
  { zh: '中等', en: 'moderate' },
  { zh: '较高', en: 'high' },
  { zh: '很高', en: 'very high' },
]

function textOf(item: Item): Bilingual {
  if (item.role === 'class')
    return {
      zh: '“{names}”只写了类别，没有写具体名称。',
      en: '"{names}" names a class only, not the substance.',
    }
  if (isNotPermitted(item))
    return {
      zh: '{names}不在我国允许使用的食品添加剂之列。',
      en: '{names} is not among the additives permitted in China.',
    }
  const concern = CONCERN[tierOf(item)]
  const legal = legalStatus(item)
  return {
    zh: `{names}：${concern?.zh}关注（${legal.zh}标签不写用量）。`,
    en: `{names}: ${concern?.en} concern (${legal.en}the label states no dose).`,
  }
}

function certaintyOf(item: Item): ScoreReason['confidence'] {
  if (item.role === 'class') return 'low'
  if (isNotPermitted(item)) return 'high'
  if (isOfClass('titaniumDioxide')(item)) return 'contested'
  return tierOf(item) >= 3 ? 'moderate' : 'low'
}

/** What the law says, to stand beside every concern. */
function legalStatus(item: Item): Bilingual {
  // Dehydroacetates lost most of their uses in 2025; which of the rest applies, the list alone does not tell.
  if (isOfClass('dehydroacetate')(item))
    return { zh: 'GB 2760-2024 已缩小使用范围，', en: 'fewer uses permitted since GB 2760-2024; ' }
  if (item.substance?.id) return { zh: 'GB 2760 限量内允许使用，', en: 'permitted within GB 2760 limits; ' }
  if (item.kind === 'additive' && item.substance && !item.substance.generic)
    return { zh: '不在 GB 2760-2024 表 A.1 中，', en: 'not listed in GB 2760-2024 table A.1; ' }
  return { zh: '', en: '' }
}

/** Evidence on single substances, in the order in which a reason cites it. */
const EVIDENCE_BY_CLASS: readonly (readonly [SubstanceClass, readonly string[]])[] = [
  ['nitrite', ['E10', 'E20']],
  ['aspartame', ['E11']],
  ['titaniumDioxide', ['E12']],
  ['erythrosine', ['E13']],
  ['southamptonDye', ['E15']],
  ['sulphite', ['E16']],
  ['phosphate', ['E17']],
  ['cohortEmulsifier', ['E18']],
  ['cmc', ['E22']],
  ['ammoniaCaramel', ['E25']],
  ['cohortSweetener', ['E19']],
  ['cohortPreservative', ['E20']],
  ['aluminium', ['E26']],
]

/** The evidence behind the tier of a substance. */
function evidenceOf(item: Item): string[] {
  if (isNotPermitted(item)) return ['E14', 'E1']
  const evidence = EVIDENCE_BY_CLASS.flatMap(([name, ids]) => (isOfClass(name)(item) ? ids : []))
  if (evidence.length === 0 || tierOf(item) <= 1) evidence.push('E1')
  return [...new Set(evidence)]
}
