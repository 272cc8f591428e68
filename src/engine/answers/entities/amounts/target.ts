import { nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'

/** An amount of a nutrient that a question wants to reach or to stay under: kJ of energy, grams of anything else. */
export interface Target {
  nutrient: NutrientName
  amount: number
  /** As it was written: 15 g. */
  written: string
  /** The words call it the person's own aim or limit, and not a figure of the label. */
  isAim: boolean
  /** What of it the person has had already, in the same unit. */
  had?: number
}

const unit = 'g|克|公克|grams?|mg|毫克|kcals?|千卡|大卡|卡路里|卡|calories|cals?'
const figure = new RegExp(`(?<![\\d.])(\\d{1,5}(?:\\.\\d+)?)\\s?(${unit})(?![a-z])`, 'g')
const aims =
  /(?:不能?|别|不许|不可以?)(?:超过?|过)|只(?:准|许|让|能)|[给帮]我?定|顶多|最多|要求|额度|[一每][天日餐顿]|减肥|控制在|不超过|够|别超过|不能超|以内|上限|限量|限制|目标|达到|凑够|凑到|补够|吃够|补到|才够|够不够|到得了|能不能到|有没有|\b(?:max(?:imum)?|limit(?:ed)?|capp?ed|target|goal|allowance|allowed|under|below|no more than|up to|reach(?:es)?|hits?|hitting|gets?|to get|gives?|make up|aim(?:ing)?|needs?|wants?|told|put (?:me|him|her) on|keep(?:ing)?|stay(?:ing)?|says?|i'?m on|im on|^on|diet|budget|(?:per|a|each|every) (?:meal|snack|day)|daily)\b/
const kJ = 4.184

const amountOf = (value: number, written: string): { amount: number; isEnergy: boolean } => {
  if (/cal|卡/.test(written)) return { amount: value * kJ, isEnergy: true }
  return { amount: /mg|毫克/.test(written) ? value / 1000 : value, isEnergy: false }
}

/** Of sodium in milligrams, which tables of salt are asked about as well. */
const named = (nutrient: NutrientName, words: string): NutrientName =>
  nutrient === 'salt' && /钠|sodium/.test(words) ? 'sodium' : nutrient

/** 100克钠有多少: of so much of the food. */
const asksOfFood = /^ ?[钠盐糖钾][^，,。\d]{0,4}(?:多少|几|高|多不多|爆|超)/
/** Eaten before, of the amount that a day may have. */
const eatenBefore =
  /(?:吃了|喝了|用了|已经|用掉)[^\d]{0,6}$|\b(?:had|eaten|ate|used|already(?: at| on)?)(?: about| around)? $/
const bareFigure =
  /(?:吃了|喝了|用了|已经|用掉)[^\d,，。]{0,4}(\d{2,4})|\b(?:had|eaten|ate|used|already(?: at| on)?)(?: about| around)? (\d{2,4})\b(?! ?(?:g|mg|ml)\b)/

/** How far from its number a nutrient may stand. */
const near = { before: 14, behind: 18 } as const

/**
 * The amount of a nutrient that a folded question names; null where it names none. Beside its nutrient it may be any number
 * (15 g carbs); apart from it one that the words call an aim or a limit (碳水多少？我每顿控制在60克).
 */
export const targetIn = (text: string, nutrients: readonly NutrientName[]): Target | null => {
  const all = [...text.matchAll(figure)].map(hit => {
    const [written, number = '', word = ''] = hit
    const end = hit.index + written.length
    const behind = text.slice(end, end + near.behind).replace(/[,，。.?？!].*$/, '')
    const before = text.slice(Math.max(0, hit.index - near.before), hit.index)
    return { number, written: `${number} ${word}`, behind, before, ...amountOf(Number(number), word) }
  })
  const hits = all.filter(({ before, behind }) => !eatenBefore.test(before) && !asksOfFood.test(behind))
  const [, zh, en] = bareFigure.exec(text) ?? []
  const hadNumber = zh ?? en
  for (const { amount, isEnergy, written, behind, before, number } of hits) {
    const isAim = aims.test(`${before} ${number} ${behind}`)
    if (isEnergy) {
      const had = hadNumber === undefined ? {} : { had: Number(hadNumber) * kJ }
      return { nutrient: 'energy', amount, written, isAim, ...had }
    }
    const [first = ''] =
      /^ ?(?:of |worth of |的)?(?:pure |total |the )?(?:[a-z]+|[\u4e00-\u9fff]{1,6})/.exec(behind) ?? []
    const [next] = nutrientsIn(/^ ?sat\b/.test(behind) ? behind : first)
    if (next !== undefined) return { nutrient: named(next, behind), amount, written, isAim }
  }
  for (const { amount, written, behind, before, number } of hits) {
    const isAim = aims.test(`${before} ${number} ${behind}`)
    const isAsked = isAim || new RegExp(`有\\s?${number}`).test(text)
    const nutrient = nutrientsIn(before).at(-1) ?? (nutrients.length === 1 ? nutrients[0] : undefined)
    if (isAsked && nutrient !== undefined) return { nutrient: named(nutrient, text), amount, written, isAim }
  }
  return null
}
