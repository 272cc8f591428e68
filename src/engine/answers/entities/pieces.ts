import type { Quantity } from '../../nutrition/nutrition.ts'
import { fold } from '../../text/normalize.ts'

const counted = '片只条袋包块颗粒枚个支根'
const figures: Readonly<Record<string, number>> = {
  ...{ 一: 1, 每: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5 },
  ...{ one: 1, a: 1, an: 1, each: 1, per: 1, every: 1, two: 2, both: 2, three: 3, four: 4, five: 5, six: 6 },
}

const askedZh = new RegExp(`([一每两二三四五]|[1-9])小?([${counted}])(?![装])`)
const askedEn =
  /\b(one|an?|each|per|every|two|three|four|five|six|[1-9]) (?:fish )?(?:slice|patty|burger|piece|bar|sachet|stick|bag|dumpling|ball|cookie|finger|cracker|biscuit|tablet|sheet|pouch|cup)(?:e?s)?\b/
const packsZh = /([两二三四五]|[2-9])[盒瓶罐听桶包袋杯]/
const packsEn =
  /\b(two|three|four|five|both|[2-9]) (?:boxe|bottle|can|pack|packet|bag|carton|tin|cup|pot|jar|tub)s\b/

const unit = '(克|公克|g|毫升|ml)'
/** 166克（10片）: all of them together. */
const together = new RegExp(
  `(?:净含量|净重|规格|内容量)\\s*:?\\s*(\\d+(?:\\.\\d+)?)\\s*${unit}\\s*\\(\\s*(\\d+)\\s*([${counted}])`,
)
/** 20克×10袋: each of them. */
const each = new RegExp(`(\\d+(?:\\.\\d+)?)\\s*${unit}\\s*[x×*]\\s*(\\d+)\\s*([${counted}]?)`)
/** 2 x 113.5 g: each of them. */
const eachEn = /\((\d+) ?[x×] ?(\d+(?:\.\d+)?) ?(g|ml)\)/

/** An amount with its unit as it was written: g, 克, ml, 毫升 or cc. */
export const quantity = (value: number, printed: string): Quantity => ({
  value: Math.round(value * 10) / 10,
  unit: /ml|毫升|cc/i.test(printed) ? 'ml' : 'g',
})

/** How much the pieces weigh that a folded question counts (一片, 两袋, per patty), where the pack states how many of them it has. */
export const piecesIn = (question: string, labelText: string): Quantity | null => {
  const label = fold(labelText).text
  const [, many = '', piece = ''] = askedZh.exec(question) ?? []
  const times = figures[many] ?? Number(many)
  const all = together.exec(label)
  if (piece && all?.[4] === piece) return quantity((times * Number(all[1])) / Number(all[3]), all[2] ?? '')
  const one = each.exec(label)
  if (piece && one?.[4] === piece) return quantity(times * Number(one[1]), one[2] ?? '')
  const [, several = ''] = askedEn.exec(question) ?? []
  const [, , weight = '', printed = ''] = eachEn.exec(label) ?? []
  const [, sachet = '', sachetUnit = ''] = several && !weight ? (one ?? []) : []
  const grams = Number(weight || sachet)
  return several && grams > 0
    ? quantity((figures[several] ?? Number(several)) * grams, printed || sachetUnit)
    : null
}

/** Of how many packs a folded question asks: two boxes, 三瓶; null where it counts none. */
export const packsIn = (question: string): number | null => {
  const [, many = ''] = packsZh.exec(question) ?? packsEn.exec(question) ?? []
  return many === '' ? null : (figures[many] ?? Number(many))
}
