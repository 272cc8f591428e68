import { answerNutrition, nutritionQuestion } from '../../../nutrition/facts/answer-nutrition.ts'
import type { NutrientName, Nutrition, NutritionRow } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import type { Citation } from '../../question.ts'
import type { AnswerContext } from '../answer-context.ts'

/** What a sentence about the table rests on: the standard that such tables follow. */
const tableCitation: Citation = { kind: 'standard', ref: 'GB 28050-2011', title: 'GB 28050-2011' }

/** How questions name a nutrient. */
const nutrientWords: readonly { nutrients: readonly NutrientName[]; pattern: RegExp }[] = [
  {
    nutrients: ['energy'],
    pattern: /热量|能量|卡路里|大卡|千卡|卡|胖|减[肥脂]|calor|kcal|energy|\bkj\b|\bfat(?:ten|\s*$)|weight/,
  },
  { nutrients: ['saturatedFat'], pattern: /饱和脂肪|saturated|\bsat\b/ },
  { nutrients: ['transFat'], pattern: /反式|trans/ },
  { nutrients: ['protein'], pattern: /蛋白/ },
  { nutrients: ['protein'], pattern: /protein/ },
  { nutrients: ['fat', 'saturatedFat', 'transFat'], pattern: /脂|\bfat\b/ },
  { nutrients: ['addedSugars', 'sugars', 'carbohydrate'], pattern: /糖|sugar/ },
  { nutrients: ['carbohydrate', 'sugars'], pattern: /碳水|carb/ },
  { nutrients: ['fibre'], pattern: /纤维|fib(?:re|er)/ },
  { nutrients: ['sodium', 'salt'], pattern: /钠|盐|sodium|salt/ },
  { nutrients: ['cholesterol'], pattern: /胆固醇|cholesterol/ },
  { nutrients: ['calcium'], pattern: /钙|calcium/ },
  { nutrients: ['iron'], pattern: /铁|\biron\b/ },
  { nutrients: ['vitaminC'], pattern: /维生素c|vitamin c/ },
  { nutrients: ['vitaminD'], pattern: /维生素d|vitamin d/ },
]

const isWholeTable = /营养成分|营养表|nutrition|macros|nrv/

/** The rows that a folded question asks for; all of them where it asks for the table. */
const rowsFor = (text: string, { rows }: Nutrition): NutritionRow[] => {
  if (isWholeTable.test(text)) return rows.slice(0, 8)
  const wanted = nutrientWords.find(({ pattern }) => pattern.test(text))?.nutrients ?? []
  return rows.filter(({ nutrient }) => wanted.includes(nutrient)).slice(0, 3)
}

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

const levelWords: Readonly<Record<'low' | 'medium' | 'high', Bilingual>> = {
  low: { zh: '低', en: 'low' },
  medium: { zh: '中', en: 'medium' },
  high: { zh: '高', en: 'high' },
}

/**
 * What the nutrition table states of the nutrients asked about: high or low first, how much a pack or a child's portion contains,
 * else the row itself; false where there is no table or no such row.
 */
export const tellFromTable = (context: AnswerContext): boolean => {
  const table = context.result?.nutrition
  if (!table) return false
  const question = nutritionQuestion(context.text)
  const verdict = question && answerNutrition(table, question)
  if (verdict) {
    context.reply.say(verdict, tableCitation)
    return true
  }
  const rows = rowsFor(context.text, table)
  if (rows.length === 0) return false
  for (const row of rows) sayRow(row, table, context)
  return true
}

const sayRow = ({ name, nutrient, cells }: NutritionRow, table: Nutrition, context: AnswerContext): void => {
  const cell = cells[0]
  if (!cell) return
  const values = cells
    .filter(({ column }) => column === cell.column)
    .map(({ value, unit, bound }) => `${bound === 'lessThan' ? '<' : ''}${value} ${unit}`)
    .join(' / ')
  const per = perOf(table, cell.column)
  const share = cell.share?.isSure ? cell.share.percent : undefined
  const of = nutrient === 'sodium' ? 'salt' : nutrient
  const level = table.levels.find(one => one.nutrient === of)
  const word = level ? levelWords[level.level] : undefined
  context.reply.say(
    {
      zh: `营养成分表：${name} ${values}（${per.zh}${share === undefined ? '' : `，占每日参考值 ${share}%`}）${word ? `，按英国的前包装阈值属“${word.zh}”` : ''}${cell.isSure ? '' : '；这一格读得不确定，请核对'}。`,
      en: `Nutrition table: ${name} ${values} (${per.en}${share === undefined ? '' : `, ${share} % of the daily reference`})${word ? `, ${word.en} by the UK front-of-pack thresholds` : ''}${cell.isSure ? '' : '; this cell was not read for certain, please check'}.`,
    },
    tableCitation,
  )
}
