import type { CorrectedReading } from '../../../analysis/index.ts'
import type { components } from '../../../api/schema.d.ts'
import { flattenIngredients } from '../../../records/index.ts'

type Schemas = components['schemas']
type Cell = Schemas['NutritionCell']
type Span = Schemas['Ingredient']['span']

/** Doubts of the photo, which a corrected text no longer shows; the others are found again by its sums. */
const READING_DOUBTS: readonly string[] = ['reading', 'column']

interface NamedCell {
  nutrient: string
  cell: Cell
}

const cellsOf = (nutrition: Schemas['Nutrition'] | undefined): NamedCell[] =>
  (nutrition?.rows ?? []).flatMap(({ nutrient, cells }) => cells.map(cell => ({ nutrient, cell })))

const isSame = (one: NamedCell, other: NamedCell) =>
  one.nutrient === other.nutrient && one.cell.value === other.cell.value && one.cell.unit === other.cell.unit

/**
 * Which values of a corrected table are confirmed, and which are as hard to read as they were on the photo; undefined where there are
 * none of either.
 */
export const judgedValues = (
  read: Schemas['Task'],
  corrected: Schemas['Nutrition'] | undefined,
  accepted: readonly Span[],
): CorrectedReading['values'] => {
  const isAccepted = ({ cell: { span } }: NamedCell) =>
    accepted.some(({ start, end }) => start === span.start && end === span.end)
  const before = cellsOf(read.result?.nutrition)
  const isPhoto =
    read.imageUrl !== '' || flattenIngredients(read.result?.ingredients ?? []).some(({ box }) => box)
  const numbers = new Set(read.labelText.match(/\d+(?:\.\d+)?/g)?.map(Number))
  const isDoubtful = (one: NamedCell) => {
    const same = before.filter(other => isSame(one, other))
    if (same.some(({ cell }) => cell.isSure)) return false
    if (same.length > 0) return same.some(({ cell }) => READING_DOUBTS.includes(cell.doubt ?? 'reading'))
    // A number of the photo in another row than before: nobody has typed it.
    return isPhoto && numbers.has(one.cell.value)
  }
  const cells = cellsOf(corrected)
  const confirmed = cells.filter(isAccepted).map(({ cell }) => cell.span)
  const doubtful = cells.filter(one => !isAccepted(one) && isDoubtful(one)).map(({ cell }) => cell.span)
  return confirmed.length + doubtful.length > 0 ? { confirmed, doubtful } : undefined
}
