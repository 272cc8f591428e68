import type { Item } from '../parsing/to-ingredients.ts'
import type { ScoreReason } from '../result.ts'
import { additiveLines } from './additive-penalties.ts'
import { bonusLines } from './bonuses.ts'
import { lowestCap } from './caps.ts'
import { written } from './exact-sum.ts'
import { composition, slightFrom } from './nutrient-penalties.ts'
import { burdenLines } from './penalties.ts'
import { flatten, type ProductContext, rankedFoods } from './product-context.ts'
import { type Line, line } from './score-entry.ts'
import { LOW_END } from './weights.ts'

export interface Scoring {
  score: number
  reasons: ScoreReason[]
}

/** Scores a list: 100 plus the points of the reasons, exactly; see docs/decisions/004. */
export function scoreOf(roots: readonly Item[], context: ProductContext): Scoring {
  const all = flatten(roots)
  const foods = distinct(rankedFoods(roots))
  const additives = distinctAdditives(all)
  const lines: Line[] = []
  const components = composition(foods, slightFrom(roots), lines)
  additiveLines(all, additives, lines)
  const burdens = burdenLines(all, additives, components, context, lines)
  bonusLines(foods, additives, components, burdens, all, lines)

  let tenths = 1000 + lines.reduce((sum, line) => sum + line.tenths, 0)
  if (tenths > 1000) {
    lines.push(line('ceiling', 1000 - tenths, [], [], 'high', '满分为 100。', 'The scale ends at 100.'))
    tenths = 1000
  }
  // A product far below 40 is eased so that rankings never tie at 0; the caps come after it and only ever lower.
  const eased = tenths < LOW_END * 10 ? LOW_END * 10 * exponential(tenths / (LOW_END * 10) - 1) : tenths
  const step = Math.round(eased) - tenths
  if (step !== 0)
    lines.push(
      line(
        'low_end',
        step,
        [],
        [],
        'high',
        '40 分以下按曲线缓降，低分产品之间仍可比较。',
        'Below 40 the scale flattens, so that low scores can still be told apart.',
      ),
    )
  const cap = lowestCap(foods, additives, components, context)
  const limit = cap && cap.points * 10 < tenths + step ? cap.points * 10 : undefined
  if (cap && limit !== undefined)
    lines.push(line(cap.rule, limit - tenths - step, cap.items, cap.evidence, cap.confidence, cap.zh, cap.en))
  const score = limit === undefined ? Math.floor(eased / 10 + 0.5) : limit / 10
  const rounding = score * 10 - (limit ?? tenths + step)
  return { score, reasons: written(lines, rounding, score) }
}

/** e^x of its series, by additions and products alone: what `Math.exp` gives is left to each browser. */
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

/** Each food once, where it stands first: a second packet with salt is not a second rank. */
function distinct(foods: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return foods.filter(item => {
    if (seen.has(item.canonical)) return false
    seen.add(item.canonical)
    return true
  })
}

/** Every additive and flavouring once, and a class word that names none of its members. */
function distinctAdditives(all: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return all.filter(item => {
    const bareClass = item.role === 'class' && item.children.length === 0
    const counted =
      bareClass ||
      (item.role === undefined &&
        (item.kind === 'additive' ||
          item.kind === 'flavouring' ||
          (item.kind === 'food' && item.substance !== undefined)))
    if (!counted || seen.has(item.canonical)) return false
    seen.add(item.canonical)
    return true
  })
}
