import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import type { TableAnswer } from './serving-amounts.ts'

/** Most that an adult may take in a day from all sources, in grams, by EFSA (overview on tolerable upper intake levels, 2024). */
const upperOf: Partial<Record<NutrientName, { grams: number; written: string }>> = {
  calcium: { grams: 2.5, written: '2500 mg' },
  zinc: { grams: 0.025, written: '25 mg' },
  vitaminD: { grams: 0.0001, written: '100 µg' },
  vitaminB6: { grams: 0.012, written: '12 mg' },
  vitaminA: { grams: 0.003, written: '3000 µg' },
  vitaminE: { grams: 0.3, written: '300 mg' },
  iodine: { grams: 0.0006, written: '600 µg' },
  selenium: { grams: 0.000255, written: '255 µg' },
}

/** The same for who adds up what comes from several packs; undefined where EFSA set none. */
export const upperLevelOf = (nutrient: NutrientName): { grams: number; written: string } | undefined =>
  upperOf[nutrient]

/** EFSA set none for vitamin C; up to about 1 g a day of supplements was without effect, 3 to 4 g upset the stomach (EFSA 2004). */
const vitaminC = { unremarkable: 1, upsetting: 3 } as const

/** Whether so much of a mineral or vitamin, in grams, is too much for an adult; undefined where no figure is known. */
export const tooMuchOf = (nutrient: NutrientName, amount: number): TableAnswer | undefined => {
  const said = besideUpper(nutrient, amount)
  return said && { ...said, evidence: 'E56' }
}

const besideUpper = (nutrient: NutrientName, amount: number): Bilingual | undefined => {
  if (nutrient === 'vitaminC')
    return amount < vitaminC.upsetting
      ? amount > vitaminC.unremarkable
        ? {
            zh: 'EFSA 没有给维生素 C 定上限；补充剂一天约 1 g 以内没见到不良影响，这里已超过 1 g，3～4 g 可能肠胃不适：',
            en: 'EFSA set no limit for vitamin C; about 1 g a day of supplements was without ill effect, which this is over, and 3 to 4 g may upset the stomach: ',
          }
        : {
            zh: `没有超标：EFSA 没有给维生素 C 定上限，补充剂一天约 1 g 以内没见到不良影响，3～4 g 可能肠胃不适：`,
            en: 'Not over a limit: EFSA set none for vitamin C, about 1 g a day of supplements was without ill effect, 3 to 4 g may upset the stomach: ',
          }
      : {
          zh: '偏多：一次 3～4 g 维生素 C 可能肠胃不适（EFSA）：',
          en: 'Rather much: 3 to 4 g of vitamin C may upset the stomach (EFSA): ',
        }
  const upper = upperOf[nutrient]
  if (!upper) return undefined
  return amount > upper.grams
    ? {
        zh: `超过成人一天的上限（EFSA：${upper.written}）：`,
        en: `Yes, over an adult's upper level for a day (EFSA: ${upper.written}): `,
      }
    : {
        zh: `没到成人一天的上限（EFSA：${upper.written}，全天合计）：`,
        en: `Not over an adult's upper level for a day (EFSA: ${upper.written}, all sources together): `,
      }
}
