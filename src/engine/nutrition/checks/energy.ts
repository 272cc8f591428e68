import type { NutritionCell, NutritionRow } from '../nutrition.ts'
import { amountOf, cellIn, doubtCell, KJ_PER_KCAL, misreadingsOf, roundingOf } from './amounts.ts'

/** kJ per gram: GB 28050 annex, Regulation (EU) 1169/2011 annex XIV; fibre counts 8, polyols 10. */
const ENERGY = { protein: 17, fat: 37, carbohydrate: 17, fibre: 8, polyols: 10 } as const
type Source = keyof typeof ENERGY
const SOURCES = ['protein', 'fat', 'carbohydrate', 'fibre', 'polyols'] as const

/** Erythritol is among the carbohydrate of a table and brings no energy, other polyols bring 10 kJ per gram (questions and answers on GB 28050). */
const LEAST_CARBOHYDRATE = { none: 17, polyols: 10, erythritol: 0 } as const
/** The sweet carbohydrate without the energy of sugar that a list names, where the table has no row for it. */
export type Polyols = keyof typeof LEAST_CARBOHYDRATE

export const polyolsIn = (folded: string): Polyols =>
  /赤[藓蘚]糖醇|赤蘚醇|erythritol/.test(folded)
    ? 'erythritol'
    : /(?:麦芽|木|山梨|异麦芽|甘露|乳)糖醇|maltitol|xylitol|sorbitol|isomalt|lactitol|mannitol|聚葡萄糖|polydextrose/.test(
          folded,
        )
      ? 'polyols'
      : 'none'

/** Labels may compute from other factors, or from values before rounding; more than this is another number. */
const SHARE = 0.12
const LEAST_KJ = 12

interface Balance {
  energy: NutritionCell
  parts: { source: Source; cell: NutritionCell }[]
}

/** The energy of a column and what it comes from; undefined without protein, fat and carbohydrate. */
function balanceOf(rows: readonly NutritionRow[], column: number): Balance | undefined {
  const energy = cellIn(rows, 'energy', column, 'kJ') ?? cellIn(rows, 'energy', column, 'kcal')
  const parts = SOURCES.flatMap(source => {
    const cell = cellIn(rows, source, column)
    return cell ? [{ source, cell }] : []
  })
  const has = (source: Source) => parts.some(part => part.source === source)
  return energy && has('protein') && has('fat') && has('carbohydrate') ? { energy, parts } : undefined
}

/** How far the energy is from its sum, as a multiple of what rounding and other factors explain. */
function errorOf(
  energy: Pick<NutritionCell, 'value' | 'unit' | 'bound'>,
  parts: Balance['parts'],
  total: number,
  polyols: Polyols,
): number {
  const declared = amountOf(energy) ?? 0
  let low = 0
  let high = 0
  let slack = roundingOf(energy)
  for (const { source, cell } of parts) {
    const grams = amountOf(cell) ?? 0
    slack += roundingOf(cell) * ENERGY[source]
    // In the US carbohydrate contains fibre and polyols, which is no more than a part of its energy.
    if (source === 'fibre' || source === 'polyols') {
      high += grams * ENERGY[source]
      low -= Math.min(grams, total) * (ENERGY.carbohydrate - ENERGY[source])
    } else {
      low += grams * (source === 'carbohydrate' ? LEAST_CARBOHYDRATE[polyols] : ENERGY[source])
      high += grams * ENERGY[source]
    }
  }
  const allowed = slack + Math.max(LEAST_KJ, SHARE * Math.max(declared, high))
  const distance = declared < low ? low - declared : declared > high ? declared - high : 0
  return distance / allowed
}

/** Checks energy against protein, fat and carbohydrate; where they do not fit, the one misreading that explains it is named. */
export function checkEnergy(rows: readonly NutritionRow[], column: number, listed: Polyols = 'none'): void {
  checkUnits(rows, column)
  const balance = balanceOf(rows, column)
  if (!balance) return
  const { energy, parts } = balance
  // With a row of its own the sum knows them.
  const polyols = parts.some(({ source }) => source === 'polyols') ? 'none' : listed
  const carbohydrate = amountOf(parts.find(({ source }) => source === 'carbohydrate')?.cell ?? energy) ?? 0
  if (errorOf(energy, parts, carbohydrate, polyols) <= 1) return
  const found: { cell: NutritionCell; likely: NonNullable<NutritionCell['likely']>; error: number }[] = []
  const main = parts.filter(({ source }) => source !== 'fibre' && source !== 'polyols')
  for (const cell of [energy, ...main.map(part => part.cell)])
    for (const likely of misreadingsOf(cell)) {
      if (cell !== energy && likely.unit !== 'g') continue
      const other = { ...cell, ...likely }
      const error =
        cell === energy
          ? errorOf(other, parts, carbohydrate, polyols)
          : errorOf(
              energy,
              parts.map(part => (part.cell === cell ? { ...part, cell: other } : part)),
              carbohydrate,
              polyols,
            )
      if (error <= 0.7 && isPossible(likely)) found.push({ cell, likely, error })
    }
  const cells = new Set(found.map(({ cell }) => cell))
  const one = found[0]
  if (cells.size === 1 && one) doubtCell(one.cell, 'energy', found.length === 1 ? one.likely : undefined)
  else for (const cell of [energy, ...main.map(part => part.cell)]) doubtCell(cell, 'energy')
}

const isPossible = ({ value, unit }: { value: number; unit: string }) => unit !== 'g' || value <= 100

/** kJ and kcal of one column are the same energy. */
function checkUnits(rows: readonly NutritionRow[], column: number): void {
  const kJ = cellIn(rows, 'energy', column, 'kJ')
  const kcal = cellIn(rows, 'energy', column, 'kcal')
  if (!kJ || !kcal) return
  const distance = Math.abs(kJ.value - kcal.value * KJ_PER_KCAL)
  if (distance <= Math.max(8, kJ.value * 0.04)) return
  doubtCell(kJ, 'energy')
  doubtCell(kcal, 'energy')
}
