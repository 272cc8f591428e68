import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { NutrientName, Nutrition, NutritionRow, Quantity } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { packsIn, piecesIn } from '../../entities/pieces.ts'
import type { Citation } from '../../question.ts'
import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'
import { answerNutrition } from './amounts.ts'
import { asksDayShare } from './day-share.ts'

/** What a sentence about the table rests on: the standard that such tables follow. */
export const tableCitation: Citation = { kind: 'standard', ref: 'GB 28050-2011', title: 'GB 28050-2011' }

/** Rows that answer for a nutrient which the table does not print under its own name. */
const insteadOf: Partial<Record<NutrientName, readonly NutrientName[]>> = {
  salt: ['sodium'],
  addedSugars: ['sugars'],
  sugars: ['addedSugars'],
}

const isWholeTable = /营养成分|营养表|nutrition|macros|nrv/
const isMuch =
  /高|低|超标|超不超|超过|太多|过多|多不多|多吗|多么|大不大|重不重|够不够|咸|甜|腻|肥|胖|\bhigh\b|\blow\b|too much|\ba lot\b|lots|salty|sugary|fatty|fatten/

const perOf = (table: Nutrition, column: number): Bilingual => {
  const { per, portion } = table.columns[column] ?? { per: 'unknown' as const }
  const size = portion ? `${portion.value} ${portion.unit}` : ''
  if (per === '100g' || per === '100ml') {
    const unit = per.replace('100', '')
    return { zh: `每 100 ${unit}`, en: `per 100 ${unit}` }
  }
  return per === 'portion'
    ? { zh: `每份${size && `（${size}）`}`, en: `per portion${size && ` (${size})`}` }
    : { zh: '（没读清每多少）', en: '(per how much was not read)' }
}

/**
 * What the nutrition table states of the nutrients asked about: high or low first, how much a pack or a child's portion contains,
 * else the row itself; false where there is no table or no such row.
 */
export const tellFromTable = (
  { nutrients, who, text, serving: asked }: Heard,
  context: AnswerContext,
): boolean => {
  const table = context.result?.nutrition
  if (!table) return false
  if (nutrients.length === 0 && isWholeTable.test(text)) {
    for (const row of table.rows.slice(0, 8)) sayRow(row, table, context)
    return table.rows.length > 0
  }
  const isOfChild = who?.groups.some(group => group === 'children' || group === 'infant_0_36m') ?? false
  const serving = piecesIn(text, context.asked.label?.text ?? '') ?? packsOf(table, text) ?? asked
  const isOfDay = asksDayShare(text)
  const isLevel = isMuch.test(text) && !/多少|how (?:much|many)/.test(text)
  const told = nutrients.map(nutrient => {
    const asked = [nutrient, ...(insteadOf[nutrient] ?? [])]
    for (const one of asked) {
      const said = answerNutrition(table, { nutrient: one, serving, isLevel, isOfChild, isOfDay })
      if (said) {
        context.reply.say(said, tableCitation)
        return true
      }
    }
    const rows = table.rows.filter(row => asked.includes(row.nutrient)).slice(0, 2)
    for (const row of rows) sayRow(row, table, context)
    return rows.length > 0 || tellWhole(nutrient, table, context)
  })
  return told.some(Boolean)
}

/** What several packs contain together, where the pack's content was read. */
const packsOf = ({ pack }: Nutrition, text: string): Quantity | null => {
  const packs = packsIn(text)
  return pack && packs !== null ? { value: pack.value * packs, unit: pack.unit } : null
}

/** A table that does not print sugars: the carbohydrates that they are part of. */
const tellWhole = (nutrient: NutrientName, table: Nutrition, context: AnswerContext): boolean => {
  const known = knownAmounts(table)
  const grams = known?.of.carbohydrate
  if (!known || grams === undefined || (nutrient !== 'sugars' && nutrient !== 'addedSugars')) return false
  const amount = Math.round(grams * 10) / 10
  context.reply.say(
    {
      zh: `营养成分表没有标糖；每 100 ${known.basis} 有碳水化合物 ${amount} g，糖包括在内。`,
      en: `The nutrition table does not state sugars; 100 ${known.basis} has ${amount} g of carbohydrate, sugars included.`,
    },
    tableCitation,
  )
  return true
}

const sayRow = ({ name, cells }: NutritionRow, table: Nutrition, context: AnswerContext): void => {
  const cell = cells[0]
  if (!cell) return
  const values = cells
    .filter(({ column }) => column === cell.column)
    .map(({ value, unit, bound }) => `${bound === 'lessThan' ? '<' : ''}${value} ${unit}`)
    .join(' / ')
  const per = perOf(table, cell.column)
  const share = cell.share?.isSure ? cell.share.percent : undefined
  context.reply.say(
    {
      zh: `营养成分表：${name} ${values}（${per.zh}${share === undefined ? '' : `，占每日参考值 ${share}%`}）${cell.isSure ? '' : '；这一格读得不确定，请核对'}。`,
      en: `Nutrition table: ${name} ${values} (${per.en}${share === undefined ? '' : `, ${share} % of the daily reference`})${cell.isSure ? '' : '; this cell was not read for certain, please check'}.`,
    },
    tableCitation,
  )
}
