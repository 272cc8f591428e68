import type { Span } from '../../shapes.ts'
import { confirmCell, doubtCell } from '../checks/amounts.ts'
import type { NutritionCell, NutritionRow } from '../nutrition.ts'

/** Stretches of a label's text with values of its table: what a person confirmed, and what was hard to read and nobody did. */
export interface JudgedValues {
  confirmed: readonly Span[]
  doubtful: readonly Span[]
}

const isIn = ({ span }: NutritionCell, spans: readonly Span[]) =>
  spans.some(({ start, end }) => start === span.start && end === span.end)

const cellsOf = (rows: readonly NutritionRow[]) => rows.flatMap(({ cells }) => cells)

/** Marks what was hard to read, although the text alone no longer tells. */
export function doubtJudged(rows: readonly NutritionRow[], { doubtful }: JudgedValues): void {
  for (const cell of cellsOf(rows)) if (isIn(cell, doubtful)) doubtCell(cell, 'reading')
}

/** Takes what a person confirmed as sure, whatever the sums say. */
export function confirmJudged(rows: readonly NutritionRow[], { confirmed }: JudgedValues): void {
  for (const cell of cellsOf(rows))
    if (isIn(cell, confirmed)) {
      confirmCell(cell)
      delete cell.likely
    }
}
