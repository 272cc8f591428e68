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
  if (isBanned(item))
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
    confidence: item.canonical === '二氧化钛' ? 'contested' : tier >= 3 ? 'moderate' : 'low',
  }
}

/** What the law says, to stand beside every concern. */
function legalStatus(item: Item): Bilingual {
  // Dehydroacetates lost most of their uses in 2025; which of the rest applies, the list alone does not tell.
  if (item.substance?.id === '17.009')
    return { zh: 'GB 2760-2024 已缩小使用范围，', en: 'fewer uses permitted since GB 2760-2024; ' }
  if (item.substance?.id) return { zh: 'GB 2760 限量内允许使用，', en: 'permitted within GB 2760 limits; ' }
  if (item.kind === 'additive' && item.substance && !item.substance.generic)
    return { zh: '不在 GB 2760-2024 表 A.1 中，', en: 'not listed in GB 2760-2024 table A.1; ' }
  return { zh: '', en: '' }
}

/** Known, on no list of GB 2760, and of the strongest concern. */
export function isBanned(item: Item): boolean {
  return item.substance !== undefined && !item.substance.id && item.substance.tier === 4
}

/** The evidence behind the tier of a substance. */
function evidenceOf(item: Item, tier: number): string[] {
  if (isBanned(item)) return ['E14', 'E1']
  const ins = Number.parseInt(item.substance?.ins ?? '', 10)
  const is = (...numbers: number[]) => numbers.includes(ins)
  const evidence: string[] = []
  if (is(249, 250, 251, 252)) evidence.push('E10', 'E20')
  if (is(951, 962)) evidence.push('E11')
  if (is(171)) evidence.push('E12')
  if (is(127)) evidence.push('E13')
  if (is(102, 104, 110, 122, 124, 129)) evidence.push('E15')
  if (ins >= 220 && ins <= 228) evidence.push('E16')
  if ((ins >= 338 && ins <= 343) || (ins >= 450 && ins <= 452)) evidence.push('E17')
  if (is(471, 407, 466, 433, 415, 412, 414)) evidence.push('E18')
  if (is(466)) evidence.push('E22')
  if (is(150) || /150[cd]/.test(item.substance?.ins ?? '')) evidence.push('E25')
  if (is(950, 955)) evidence.push('E19')
  if (is(200, 202, 210, 211, 224, 281, 282)) evidence.push('E20')
  if (is(520, 521, 522, 523, 541, 554, 556)) evidence.push('E26')
  if (evidence.length === 0 || tier <= 1) evidence.push('E1')
  return [...new Set(evidence)]
}
