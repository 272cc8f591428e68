import { keyOf, type Range } from '../../text/normalize.ts'
import type { Dictionary } from '../dictionary.ts'
import { withoutAffixes } from '../strip-affixes.ts'

// Words that other names stand before to tell a kind of it: potato modified starch, beet red color.
const TAKES_A_SOURCE = /^(?:modified|oxidi[sz]ed|natural|artificial|red|brown|caramel|mono|di|esters?)\b/
// `soya lecithin from soya`: what the additive was made of.
const SOURCE =
  /^(?:soya?|sunflower|corn|palm|wheat|milk|rapeseed|canola|potato|tapioca|rice|coconut|beef|fish)$/

/**
 * `cocoa butter soy lecithin`, `saccharin acesulfame k`: a name, and behind it an additive of two words or more. Words that
 * only tell the source of the additive (soy lecithin) are its own.
 */
export function byLostComma(dictionary: Dictionary, source: string, range: Range): Range[] | undefined {
  const text = source.slice(range.start, range.end)
  if (!/^[a-z]/.test(text) || text.length > LONGEST_PAIR || withoutAffixes(dictionary, text)) return undefined
  for (const { index, 0: gap } of text.matchAll(/\s+(?:-\s+)?/g)) {
    const [before, after] = [text.slice(0, index), text.slice(index + gap.length)]
    const [first, second] = [dictionary.get(keyOf(before)), dictionary.get(keyOf(after))]
    if (!first || !second || first.kind === 'nutrient' || SOURCE.test(before)) continue
    const isDashed = gap.includes('-')
    const isAdditive = second.substance !== undefined && after.includes(' ') && !TAKES_A_SOURCE.test(after)
    if (!isAdditive && !(isDashed && first.substance)) continue
    const middle = range.start + index
    return [
      { start: range.start, end: middle },
      { start: middle + gap.length, end: range.end },
    ]
  }
  return undefined
}

// The longest two names that labels were seen to run together have 40 characters.
const LONGEST_PAIR = 80
