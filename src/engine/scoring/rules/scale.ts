import { onceIf, type ScoreRule } from '../score-rule.ts'
import { LOW_END, ULTRA_PROCESSED_SCALE } from '../weights.ts'
import { DESIGN_CHOICE } from './shared-limits.ts'

const TOP = 1000

/** The scale ends at 100. */
export const ceiling: ScoreRule = {
  id: 'ceiling',
  when: ({ total }) => onceIf(total > TOP),
  points: (_, { total }) => TOP - total,
  text: { zh: '满分为 100。', en: 'The scale ends at 100.' },
  evidence: [],
  confidence: 'high',
  docs: {
    title: { zh: '满分', en: 'Top of the scale' },
    says: { zh: '超过 100 的部分去掉。', en: 'What goes beyond 100 is taken off.' },
    limits: {
      zh: '100 分只说明配料表没有扣分项。',
      en: 'A 100 only says that nothing on the list costs points.',
    },
  },
}

const { from, share } = ULTRA_PROCESSED_SCALE

/** Ultra-processed food keeps its order, on a shorter scale. */
export const ultraProcessedScale: ScoreRule = {
  id: 'ultra_processed_scale',
  when: ({ entries, total }) =>
    total > from * 10
      ? entries.filter(({ rule }) => rule === 'ultra_processed').map(({ items }) => items)
      : [],
  points: (_, { total }) => -Math.round((total - from * 10) * (1 - share)),
  text: {
    zh: `超加工食品（NOVA 4）：${from} 分以上的部分只算一半。`,
    en: `Ultra-processed (NOVA 4): of the points above ${from}, half count.`,
  },
  evidence: ['E2', 'E3', 'E4'],
  confidence: 'moderate',
  docs: {
    title: { zh: '超加工食品的刻度', en: 'The scale of ultra-processed food' },
    says: {
      zh: `有超加工标志的食品，${from} 分以上的部分只算一半：不含标志的同类总是更高。`,
      en: `Where there is a marker of ultra-processing, half of the points above ${from} count: the same food without one always stands higher.`,
    },
    limits: {
      zh: 'NOVA 只分四类，同为第 4 类的食品差别很大；一半这个数是设计取舍。',
      en: 'NOVA knows four groups, and foods in group 4 differ widely; that it is half is a choice of design.',
    },
  },
}

/** A product far below 40 is eased so that rankings never tie at 0. */
export const lowEnd: ScoreRule = {
  id: 'low_end',
  when: ({ total }) => onceIf(total < LOW_END * 10),
  points: (_, { total }) => Math.round(LOW_END * 10 * exponential(total / (LOW_END * 10) - 1)) - total,
  text: {
    zh: '40 分以下按曲线缓降，低分产品之间仍可比较。',
    en: 'Below 40 the scale flattens, so that low scores can still be told apart.',
  },
  evidence: [],
  confidence: 'high',
  docs: {
    title: { zh: '低分缓降', en: 'Easing of low scores' },
    says: {
      zh: `低于 ${LOW_END} 分时换算为 ${LOW_END}·e^((s−${LOW_END})/${LOW_END})，低分产品仍能分出先后。`,
      en: `Below ${LOW_END} a sum s becomes ${LOW_END}·e^((s−${LOW_END})/${LOW_END}), so that low scores can still be told apart.`,
    },
    limits: DESIGN_CHOICE,
  },
}

/** Half up to a whole number, once, at the end. */
export const rounding: ScoreRule = {
  id: 'rounding',
  when: () => onceIf(true),
  points: (_, { total }) => Math.floor((total + 5) / 10) * 10 - total,
  text: { zh: '四舍五入为整数。', en: 'Rounded to a whole number.' },
  evidence: [],
  confidence: 'high',
  docs: {
    title: { zh: '取整', en: 'Rounding' },
    says: {
      zh: '最后四舍五入到整数，只取整一次。',
      en: 'Rounded half up to a whole number, once, at the end.',
    },
    limits: { zh: '一两分的差别没有意义。', en: 'A difference of a point or two means nothing.' },
  },
}

const adjustments: readonly string[] = [ceiling, lowEnd, rounding].map(({ id }) => id)
/** Whether a reason only adjusts the sum, and says nothing of the food. */
export const isAdjustment = ({ rule }: { rule: string }): boolean => adjustments.includes(rule)

/** e^x by its series: additions and products give the same bits everywhere, `Math.exp` may not. */
function exponential(x: number): number {
  const small = x / 1024
  let term = 1
  let sum = 1
  for (let n = 1; n <= 10; n++) {
    term *= small / n
    sum += term
  }
  for (let doubling = 0; doubling < 10; doubling++) sum *= sum
  return sum
}
