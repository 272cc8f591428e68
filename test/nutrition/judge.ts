import { type ReadNutrition, readNutrition } from '../../src/engine/nutrition/reading/read-nutrition.ts'
import type { ReadWord } from '../../src/engine/parsing/to-ingredients.ts'
import { fold } from '../../src/engine/text/normalize.ts'
import type { PrintedTable } from './tables.ts'

/** How a table was read: cells and shares right of all, units right of those found, and wrong cells that were not marked. */
export interface Judgement {
  label: string
  cells: number
  right: number
  unitsRight: number
  found: number
  shares: number
  sharesRight: number
  columnsRight: boolean
  /** Wrong values that nothing marks, and values that the label does not have. */
  unmarked: string[]
  /** Right values that are marked all the same. */
  asked: number
  missing: string[]
}

export const read = (text: string, words: readonly ReadWord[] = []): ReadNutrition | undefined =>
  readNutrition({ folded: fold(text), text, words })

/** Compares what was read with what was printed. */
export function judge(table: PrintedTable, nutrition: ReadNutrition | undefined): Judgement {
  const cells =
    nutrition?.rows.flatMap(({ nutrient, cells: own }) => own.map(cell => ({ ...cell, nutrient }))) ?? []
  const left = new Set(cells)
  const result: Judgement = {
    label: table.label,
    cells: table.cells.length,
    right: 0,
    unitsRight: 0,
    found: 0,
    shares: table.cells.filter(({ share }) => share !== undefined).length,
    sharesRight: 0,
    columnsRight: table.columns.every(({ per }, i) => nutrition?.columns[i]?.per === per),
    unmarked: [],
    asked: 0,
    missing: [],
  }
  for (const printed of table.cells) {
    const isEnergy = printed.nutrient === 'energy'
    const cell = cells.find(
      one =>
        one.nutrient === printed.nutrient &&
        one.column === printed.column &&
        (!isEnergy || one.unit === printed.unit),
    )
    const name = `${printed.nutrient} ${printed.value} ${printed.unit} in column ${printed.column}`
    if (!cell) {
      result.missing.push(name)
      continue
    }
    left.delete(cell)
    result.found += 1
    if (cell.unit === printed.unit) result.unitsRight += 1
    const isRight = cell.value === printed.value && cell.unit === printed.unit
    if (isRight) result.right += 1
    if (isRight && !cell.isSure) result.asked += 1
    if (!isRight && cell.isSure) result.unmarked.push(`${name} read as ${cell.value} ${cell.unit}`)
    if (printed.share !== undefined && cell.share?.percent === printed.share) result.sharesRight += 1
  }
  for (const cell of left)
    if (cell.isSure && cell.nutrient !== 'other')
      result.unmarked.push(`${cell.nutrient} ${cell.value} ${cell.unit}, which the label does not have`)
  return result
}
