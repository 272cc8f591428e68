import type { Quantity } from '../nutrition.ts'

const NET =
  /(?:净\s?含\s?量|净\s?容\s?量|净\s?重|内容量|容量|规格|net ?(?:wt|weight|content|contents|vol(?:ume)?)\.?)[^\d\n]{0,12}(\d+(?:[.,]\d+)?)\s?(千克|公斤|kg|克|公克|g|毫升|ml|升|l|cl)(?:\s?[x×*]\s?(\d+))?/
const METRIC_IN_BRACKETS = /net ?(?:wt|weight)\.?[^\n(]{0,20}\((\d+(?:\.\d+)?)\s?(g|kg|ml|l)\)/

/** What is eaten of a tin: the table counts no brine. */
const DRAINED =
  /(?:沥干物?(?:含量|重)?|固形物(?:含量)?|固形量|drained (?:net )?(?:wt|weight))[^\d\n]{0,8}(\d+(?:[.,]\d+)?)\s?(千克|公斤|kg|克|公克|g)/
/** `150g e`: the e-mark of the EU and the UK stands beside the net content. */
const E_MARK = /(?:^|\n)\s?(\d+(?:[.,]\d+)?) ?(kg|g|ml|cl|l) ?[e℮](?![a-z])/

/** `Serve chilled. 500 ml`, `500 ml. Serve chilled`: a volume that is a sentence of its own is that of the pack. */
const ALONE =
  /(?:^|\n|[.。;] ?)(\d{3,4}|[1-3](?:\.\d+)?(?= ?(?:l|升|litre)))\s?(毫升|ml|升|l(?=itre|\b))(?:itres?)?(?=\s*(?:\n|$)|\. )/

/** The net content of a pack, of all its portions together, drained where that is stated; undefined where the label does not say. */
export function packOf(folded: string): Quantity | undefined {
  const match =
    DRAINED.exec(folded) ??
    METRIC_IN_BRACKETS.exec(folded) ??
    NET.exec(folded) ??
    E_MARK.exec(folded) ??
    ALONE.exec(folded)
  const number = Number(match?.[1]?.replace(',', '.'))
  const unit = match?.[2]
  if (!unit || !Number.isFinite(number) || number <= 0) return undefined
  const value = Math.round(number * factorOf(unit) * Number(match?.[3] ?? 1) * 10) / 10
  return { value, unit: /l|升/.test(unit) ? 'ml' : 'g' }
}

function factorOf(unit: string): number {
  if (unit === 'kg' || unit === '千克' || unit === '公斤' || unit === 'l' || unit === '升') return 1000
  return unit === 'cl' ? 10 : 1
}
