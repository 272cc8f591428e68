import type { ScoreReason } from '../result.ts'
import type { Line } from './score-entry.ts'

/**
 * Writes the lines down and adds the rounding. The points are tenths, which binary numbers cannot hold, so the order is
 * chosen in which a plain sum comes out as the score to the last bit; when none does, the rounding carries the dust, or
 * all points do.
 */
export function written(lines: readonly Line[], rounding: number, score: number): ScoreReason[] {
  const reasons = lines.map(one => ({
    rule: one.rule,
    points: one.tenths / 10,
    ingredients: one.items.map(item => item.index),
    evidence: [...one.evidence],
    confidence: one.confidence,
    text: one.text,
  }))
  const last = (points: number): ScoreReason => ({
    rule: 'rounding',
    points,
    ingredients: [],
    evidence: [],
    confidence: 'high',
    text: { zh: '四舍五入为整数。', en: 'Rounded to a whole number.' },
  })
  const tail = rounding === 0 ? [] : [last(rounding / 10)]
  for (const order of ordersOf(reasons)) {
    if (isExact([...order, ...tail], score)) return [...order, ...tail]
    for (let step = -4; step <= 4; step++) {
      const corrected = [...order, last(score - sumFrom(100, order) + step * 2 ** -48)]
      if (Math.abs((corrected.at(-1)?.points ?? 0) - rounding / 10) < 1e-9 && isExact(corrected, score))
        return corrected
    }
  }
  // Where no such order is exact, the rounding need not stand last.
  for (const order of ordersOf([...reasons, ...tail])) if (isExact(order, score)) return order
  return onGrid([...reasons, ...tail], score)
}

// Multiples of 2^-42 up to 2^11 add up without any rounding; they are within 1.2e-13 of the tenths they stand for.
const GRID = 2 ** 42

/** Where the tenths of a list add up exactly in no order, as with few broken ones that cross a power of two. */
function onGrid(reasons: readonly ScoreReason[], score: number): ScoreReason[] {
  const moved = reasons.map(one => ({ ...one, points: Math.round(one.points * GRID) / GRID }))
  const last = moved.at(-1)
  if (last) last.points += score - sumFrom(100, moved)
  return moved
}

const MOST_SHUFFLES = 200

/** Orders to try for an exact sum, the natural ones first; the shuffles are the same on every machine. */
function* ordersOf(reasons: readonly ScoreReason[]): Generator<ScoreReason[]> {
  for (let turn = 0; turn < Math.max(1, reasons.length); turn++) {
    const turned = [...reasons.slice(turn), ...reasons.slice(0, turn)]
    yield turned
    yield [...turned].reverse()
  }
  const shuffled = [...reasons]
  let state = 1
  for (let n = 0; n < MOST_SHUFFLES; n++) {
    for (let i = shuffled.length - 1; i > 0; i--) {
      state = (state * 48271) % 2147483647
      const j = state % (i + 1)
      const [a, b] = [shuffled[i], shuffled[j]]
      if (a && b) [shuffled[i], shuffled[j]] = [b, a]
    }
    yield [...shuffled]
  }
}

function sumFrom(start: number, reasons: readonly ScoreReason[]): number {
  return reasons.reduce((sum, reason) => sum + reason.points, start)
}

function isExact(reasons: readonly ScoreReason[], score: number): boolean {
  return sumFrom(100, reasons) === score && 100 + sumFrom(0, reasons) === score
}
