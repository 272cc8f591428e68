import { isNotPermitted, isOfClass, type SubstanceClass } from '../matching/substance-classes.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Bilingual, ScoreReason } from '../result.ts'
import { type Line, line } from './score-entry.ts'
import { ADDITIVE_LIMIT, LOAD, MARKER_STEPS, TIER_POINTS } from './weights.ts'

/** What additives take: each by its tier, their number, and the signs of ultra-processing, within one limit. */
export function additiveLines(all: readonly Item[], additives: readonly Item[], lines: Line[]): void {
  const start = lines.length
  for (const item of additives) {
    const tier = item.role === 'class' ? 1 : (item.substance?.tier ?? (item.kind === 'additive' ? 1 : 0))
    const points = TIER_POINTS[tier] ?? 0
    if (points === 0) continue
    const note = additiveNote(item, tier)
    lines.push(
      line('additive', -points * 10, [item], evidenceOf(item, tier), note.confidence, note.zh, note.en),
    )
  }
  const extra = Math.min(LOAD.most, Math.max(0, additives.length - LOAD.free))
  if (extra > 0)
    lines.push(
      line(
        'additive_load',
        -extra * 10,
        additives,
        ['E21', 'E20'],
        'low',
        `共标示 ${additives.length} 种食品添加剂，第 4 种起每种减 1 分（最多 8 分）。`,
        `${additives.length} additives declared; 1 point for each after the third (8 at most).`,
      ),
    )
  const markers = markersOf(all, additives)
  const load = MARKER_STEPS.find(step => markers.length <= step.upTo)?.points ?? 0
  if (load > 0)
    lines.push(
      line(
        'ultra_processed',
        -load * 10,
        markers,
        ['E2', 'E3', 'E4'],
        'moderate',
        `${markers.length} 个超加工（NOVA 4）标志：{names}。`,
        `${markers.length} markers of ultra-processing (NOVA 4): {names}.`,
      ),
    )
  const block = lines.slice(start).reduce((sum, one) => sum + one.tenths, 0)
  if (block < -ADDITIVE_LIMIT * 10)
    lines.push(
      line(
        'additive_limit',
        -ADDITIVE_LIMIT * 10 - block,
        [],
        [],
        'high',
        '添加剂与加工程度合计最多减 45 分。',
        'Additives and processing together take at most 45 points.',
      ),
    )
}

function markersOf(all: readonly Item[], additives: readonly Item[]): Item[] {
  const counted = new Set(additives)
  const seen = new Set<string>()
  return all.filter(item => {
    const isMarker =
      item.role === undefined &&
      item.marker &&
      (counted.has(item) || (item.kind === 'food' && !item.substance && !item.underAdditives))
    if (!isMarker || seen.has(item.canonical)) return false
    seen.add(item.canonical)
    return true
  })
}

function additiveNote(
  item: Item,
  tier: number,
): { zh: string; en: string; confidence: ScoreReason['confidence'] } {
  if (item.role === 'class')
    return {
      zh: '“{names}”只写了类别，没有写具体名称。',
      en: '"{names}" names a class only, not the substance.',
      confidence: 'low',
    }
  if (isNotPermitted(item))
    return {
      zh: '{names}不在我国允许使用的食品添加剂之列。',
      en: '{names} is not among the additives permitted in China.',
      confidence: 'high',
    }
  const levels = ['', '轻度', '中等', '较高', '高度']
  const concern = ['', 'slight', 'moderate', 'high', 'strong']
  const legal = legalStatus(item)
  return {
    zh: `{names}：${levels[tier]}关注（${legal.zh}标签不写用量）。`,
    en: `{names}: ${concern[tier]} concern (${legal.en}the label states no dose).`,
    confidence: isOfClass('titaniumDioxide')(item) ? 'contested' : tier >= 3 ? 'moderate' : 'low',
  }
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
function evidenceOf(item: Item, tier: number): string[] {
  if (isNotPermitted(item)) return ['E14', 'E1']
  const evidence = EVIDENCE_BY_CLASS.flatMap(([name, ids]) => (isOfClass(name)(item) ? ids : []))
  if (evidence.length === 0 || tier <= 1) evidence.push('E1')
  return [...new Set(evidence)]
}
