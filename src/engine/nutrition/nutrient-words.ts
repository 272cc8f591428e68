import type { Bilingual } from '../shapes.ts'
import { createMayMatch } from '../text/may-match.ts'
import { perText } from '../text/per-text.ts'
import { NUTRIENTS } from './nutrient-list.ts'
import type { NutrientName } from './nutrition.ts'

/** How people speak of the nutrients that questions name. */
export const NUTRIENT_WORDS = NUTRIENTS.flatMap(({ name, spoken }) =>
  spoken ? [{ nutrient: name, ...spoken }] : [],
)

/** A sugar-free cola is what the product is called, and no question for its sugar. */
const asNamed =
  /(?:[无零低]糖|[零0]卡|低脂|脱脂|全脂)(?=可乐|汽水|饮料|茶|奶|牛奶|酸奶|咖啡|口香糖|饼干|蛋糕|麦片|糖果)|\b(?:sugar[- ]free|zero[- ]sugar|no[- ]sugar|low[- ]fat|fat[- ]free)(?= (?:cola|coke|soda|gum|drinks?|milk|yogh?urts?|biscuits?|cookies?|sweets|chocolate|jelly)\b)/g

/** Who asks, and no row of the table: high cholesterol, 血糖高. */
const asCondition =
  /胆固醇(?:有?(?:点|些)|偏|太|很|比较)?高|高胆固醇|血糖|糖尿病?|\bhigh cholesterol\b|\bcholesterol (?:is|was|came back) (?:\w+ )?high\b|\b(?:his|her|my|with) cholesterol\b|\bblood sugars?\b/g

/** The nutrients that a folded question names, in the order of the list; those of a condition only where it names no other. */
export const nutrientsIn = perText((text): readonly NutrientName[] => {
  const asked = namedIn(text.replace(asCondition, ' '))
  return asked.length > 0 ? asked : namedIn(text)
})

const byWords = NUTRIENT_WORDS.map(row => ({ ...row, everywhere: new RegExp(row.words.source, 'g') }))
const mayBeOf = createMayMatch(byWords, ({ words }) => words)

/** A folded text without the words of nutrients. */
export const withoutNutrients = (text: string): string =>
  mayBeOf(text).reduce((rest, { everywhere }) => rest.replace(everywhere, ' '), text)

/** A longer name hides the shorter one in it. */
function namedIn(text: string): NutrientName[] {
  let rest = text.replace(asNamed, hit => '·'.repeat(hit.length))
  return mayBeOf(rest).flatMap(({ nutrient, words, everywhere }) => {
    if (!words.test(rest)) return []
    rest = rest.replace(everywhere, hit => '·'.repeat(hit.length))
    return nutrient
  })
}

/** A nutrient in words; undefined for those that no question names. */
export const nutrientName = (name: NutrientName): Bilingual | undefined =>
  NUTRIENT_WORDS.find(({ nutrient }) => nutrient === name)
