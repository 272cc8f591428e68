import type { Item } from '../../parsing/to-ingredients.ts'
import { eachOnce } from '../each-once.ts'
import { flattenItems } from '../product-context.ts'
import { onceIf, onceIfAny, type ScoreInput, type ScoreRule } from '../score-rule.ts'
import { ADDITIVE_LIMIT, LOAD, MARKER_STEPS } from '../weights.ts'
import { additiveTier } from './additive-tier.ts'
import { DESIGN_CHOICE } from './shared-limits.ts'

const additiveLoad: ScoreRule = {
  id: 'additive_load',
  when: ({ additives }) => onceIf(additives.length > LOAD.free, additives),
  points: ({ length }) => -Math.min(LOAD.most, length - LOAD.free) * 10,
  text: ({ length }) => ({
    zh: `共标示 ${length} 种食品添加剂（按 GB 2760 计），第 ${LOAD.free + 1} 种起每种减 1 分（最多 ${LOAD.most} 分）。`,
    en: `${length} additives, as GB 2760 (China) counts them; 1 point for each after the third (${LOAD.most} at most).`,
  }),
  evidence: ['E21', 'E20'],
  confidence: 'low',
  docs: {
    title: { zh: '添加剂的种数', en: 'Number of additives' },
    says: {
      zh: `第 ${LOAD.free + 1} 种起每种减 1 分，最多 ${LOAD.most} 分。`,
      en: `1 point for each after the first ${LOAD.free}, ${LOAD.most} at most.`,
    },
    limits: {
      zh: '依据是一个法国队列的相关性，不能证明因果。',
      en: 'It rests on associations in one French cohort, which prove no cause.',
    },
  },
}

/** Gluten as a dish, known for centuries: its bracket only says what it is, 面筋（小麦蛋白）. */
const GLUTEN = /面筋|烤麸|\bseitan\b/

/** Markers, each once: cosmetic additives, and substances of industry that stand among the foods. */
function markersOf({ all, additives }: ScoreInput): readonly Item[] {
  const counted = new Set(additives)
  const glossed = new Set(all.filter(({ words }) => GLUTEN.test(words)).flatMap(({ children }) => children))
  const isMarker = (item: Item): boolean =>
    item.role === undefined &&
    item.marker &&
    !glossed.has(item) &&
    (counted.has(item) || (item.kind === 'food' && !item.substance && !item.underAdditives))
  // A blend counts by its parts where the label opens it.
  return eachOnce(all.filter(item => isMarker(item) && !flattenItems(item.children).some(isMarker)))
}

const ultraProcessed: ScoreRule = {
  id: 'ultra_processed',
  when: input => onceIfAny(markersOf(input)),
  points: ({ length }) => -(MARKER_STEPS.find(step => length <= step.upTo)?.points ?? 0) * 10,
  text: ({ length }) => ({
    zh: `含 ${length} 种超加工食品（NOVA 4）常见成分：{names}。`,
    en: `${length} ${length === 1 ? 'ingredient' : 'ingredients'} typical of ultra-processed foods (NOVA 4): {names}.`,
  }),
  evidence: ['E2', 'E3', 'E4'],
  confidence: 'moderate',
  docs: {
    title: { zh: '超加工（NOVA 4）标志', en: 'Markers of ultra-processing (NOVA 4)' },
    says: {
      zh: `厨房里少见的成分或修饰性添加剂：1～2 个减 ${MARKER_STEPS[1]?.points} 分，3～5 个减 ${MARKER_STEPS[2]?.points} 分，6 个及以上减 ${MARKER_STEPS[3]?.points} 分。`,
      en: `Substances no kitchen uses, or cosmetic additives: 1-2 cost ${MARKER_STEPS[1]?.points}, 3-5 cost ${MARKER_STEPS[2]?.points}, 6 or more cost ${MARKER_STEPS[3]?.points}.`,
    },
    limits: {
      zh: 'NOVA 分类本身有争议，研究多为观察性。',
      en: 'NOVA itself is debated, and most studies are observational.',
    },
  },
}

const limitedIds = new Set([additiveTier, additiveLoad, ultraProcessed].map(rule => rule.id))

/** Tenths that tiers, number and markers took together. */
const additiveTenths = ({ entries }: ScoreInput): number =>
  entries.reduce((sum, { rule, tenths }) => (limitedIds.has(rule) ? sum + tenths : sum), 0)

const additiveLimit: ScoreRule = {
  id: 'additive_limit',
  when: input => onceIf(additiveTenths(input) < -ADDITIVE_LIMIT * 10),
  points: (_, input) => -ADDITIVE_LIMIT * 10 - additiveTenths(input),
  text: {
    zh: `添加剂与加工程度合计最多减 ${ADDITIVE_LIMIT} 分。`,
    en: `Additives and processing together take at most ${ADDITIVE_LIMIT} points.`,
  },
  evidence: [],
  confidence: 'high',
  docs: {
    title: { zh: '添加剂部分的上限', en: 'Limit of the additive part' },
    says: {
      zh: `关注等级、种数和超加工标志合计最多减 ${ADDITIVE_LIMIT} 分。`,
      en: `Tiers, number and markers together take ${ADDITIVE_LIMIT} points at most.`,
    },
    limits: DESIGN_CHOICE,
  },
}

/** What the number of additives and the markers of ultra-processing cost, and the limit of all that additives cost. */
export const additiveTotalRules: readonly ScoreRule[] = [additiveLoad, ultraProcessed, additiveLimit]
