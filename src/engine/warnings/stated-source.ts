import { withoutClaims } from '../claims/claims.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import { fold } from '../text/normalize.ts'

/** What something is made from that can be made from many: gelatine, glycerides, rennet. */
export type Source = 'pork' | 'animal' | 'plantOrMicrobe'

// 培根风味: a taste tells no source.
const PORK = /猪(?!肉?风?味)|豚(?!骨?风?味)|\bpork\b|\bporcine\b|\bpigs?\b|\bswine\b/
const ANIMAL =
  /[牛羊鱼鸡鸭](?!肉?风?味)|动物|\bbovine\b|\bbeef\b|\bcalf\b|\bfish\b|\bchicken\b|\bpoultry\b|\banimal\b/
const PLANT_OR_MICROBE =
  /植物|(?<!不适合|非)素食|菠萝|木瓜|微生物|真菌|纤维素|海藻|\bplant\b|\bvegetable\b|(?<!non[- ]|not (?:suitable for )?)\bvegetarian\b|\bvegan\b|\bmicrobial\b|\bfungal\b|\bcellulose\b|\balginate\b|\bbromelain\b|\bpapain\b/
// 非猪, pork-free: what it is not made from tells no source.
const NOT_FROM =
  /非(?:猪|牛|动物)|\bnon[- ](?:porcine|pork|bovine|animal)\b|\b(?:pork|porcine|beef)[- ]free\b/g

/** The source that the label states for an ingredient: 猪明胶, gelatin (bovine), 单，双甘油脂肪酸酯（植物来源）. */
export function statedSource({ words, ingredient, children }: Item): Source | undefined {
  const notes = fold(ingredient.notes?.join(' ; ') ?? '').text
  const printed = [words, notes, ...children.map(child => child.words)]
  const said = printed.map(part => withoutClaims(part).replace(NOT_FROM, ' ')).join(' ; ')
  if (PORK.test(said)) return 'pork'
  if (ANIMAL.test(said)) return 'animal'
  return PLANT_OR_MICROBE.test(said) ? 'plantOrMicrobe' : undefined
}
