import { type KnownAmounts, SALT_PER_SODIUM } from './known-amounts.ts'
import type { NutrientName } from './nutrition.ts'

/** What a sentence calls the nutrients that matter most where the pack has no table; saturated fat before fat. */
const NAMES: readonly (readonly [NutrientName, string])[] = [
  ['sugars', '(?:total |fruit )?sugars?(?: content)?|(?:总|含)?糖(?:含?量)?'],
  ['sodium', 'sodium(?: content)?|钠(?:含量)?'],
  ['salt', 'salt(?: content)?|(?:食用?|含)?盐(?:含?量)?'],
  ['saturatedFat', 'saturate[sd](?: fat)?|饱和脂肪酸?'],
  ['fat', '(?:total )?fat(?: content)?|(?:总)?脂肪(?:含量)?'],
]
const VALUE = '(?<value>\\d+(?:\\.\\d+)?)\\s?(?<unit>m?g|毫?克)'
const PER_HUNDRED = '(?:per|\\/|in|each|每)\\s?100\\s?(?<basis>g|ml|克|毫升)(?![a-z])'
const NOT_IN_A_NAME = '(?<![a-z\\u4e00-\\u9fff])'

const sentencesOf = (name: string): RegExp[] =>
  [
    // Sodium 3480 mg/100g; total sugar content 64 g per 100 g
    `${NOT_IN_A_NAME}(?:${name})\\s?[:≥约]?\\s?${VALUE}\\s?${PER_HUNDRED}`,
    // 1.2 g salt per 100 g
    `${VALUE} (?:of )?(?:${name}) ${PER_HUNDRED}`,
    // 每100克含钠4860毫克
    `每\\s?100\\s?(?<basis>g|ml|克|毫升)(?:本?(?:产品|品))?中?(?:约|含有?){0,2}\\s?(?:${name})\\s?[:≥约]?\\s?${VALUE}`,
  ].map(pattern => new RegExp(pattern))

const SENTENCES = NAMES.map(([nutrient, name]) => ({ nutrient, patterns: sentencesOf(name) }))

/** What single sentences of a pack without a nutrition table say of 100 g or 100 ml, in grams; undefined where none does. */
export function statedAmounts(folded: string): KnownAmounts | undefined {
  const of: KnownAmounts['of'] = {}
  let basis: KnownAmounts['basis'] | undefined
  for (const { nutrient, patterns } of SENTENCES) {
    const found = patterns.map(pattern => pattern.exec(folded)).find(Boolean)?.groups
    if (!found) continue
    const grams = Number(found['value']) / (/^(?:mg|毫克)$/.test(found['unit'] ?? '') ? 1000 : 1)
    const said = /^(?:ml|毫升)$/.test(found['basis'] ?? '') ? 'ml' : 'g'
    if (grams > 100 || said !== (basis ?? said)) continue
    basis = said
    of[nutrient] = grams
  }
  if (!basis) return undefined
  if (of.salt === undefined && of.sodium !== undefined) of.salt = of.sodium * SALT_PER_SODIUM
  if (of.sodium === undefined && of.salt !== undefined) of.sodium = of.salt / SALT_PER_SODIUM
  return { basis, of, isFromPortion: false }
}
