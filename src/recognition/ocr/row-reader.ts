import { encodePgm, type PixelBox } from '../image/grey.ts'
import { type RowView, type TextRow, viewRow } from '../layout/rows.ts'
import type { PreparedPage } from '../prepare/prepared-page.ts'
import type { TesseractBox, TesseractClient, TesseractLine, TesseractSymbol } from './tesseract-client.ts'

/** How rows are shown at first. Measured: a little wider than printed reads best, for labels are often set narrow. */
export const FIRST_VIEW: RowView = { margin: 0.16, stretch: 1.12 }
/** A second look that errs in other places. */
export const SECOND_VIEW: RowView = { margin: 0.16, stretch: 1 }

/** Looks at words by themselves: without their neighbours the model errs in other places. */
export const WORD_VIEWS: readonly RowView[] = [
  { margin: 0.16, stretch: 1.12 },
  { margin: 0.16, stretch: 1 },
]

/** The lines read in one text row, in pixels of the page; usually one. */
export interface RowReading {
  row: TextRow
  lines: TesseractLine[]
}

/** Rows that touch stay together as one; taller than this in characters, they are left to Tesseract to part. */
const MAX_SINGLE_ROW = 2.1
/** Slightly lighter than the flattened ground, as around the blocks. */
const GROUND = 232

const mapBox = (box: TesseractBox, map: (box: PixelBox) => PixelBox): TesseractBox => {
  const { left, top, right, bottom } = map({ left: box.x0, top: box.y0, right: box.x1, bottom: box.y1 })
  return { x0: left, y0: top, x1: right, y1: bottom }
}

/** What there is to read on a page: its rows, or all of it where none were found. */
export function rowsOf({ image, rows }: PreparedPage): TextRow[] {
  if (rows.length > 0) return rows
  const ink = { left: 0, top: 0, right: image.width, bottom: image.height }
  return [{ ink, top: 0, bottom: image.height }]
}

/** How much of a row is shown around a word, in characters: the model places characters a little too far right. */
const BEFORE = 0.7
const BEHIND = 0.5

/** How long reading a row takes, in no particular unit: its area once scaled to the model's height. */
export const effortOf = ({ ink }: TextRow): number => {
  const height = Math.max(1, ink.bottom - ink.top)
  return (ink.right - ink.left) / height + 2
}

/** Reads one row of a page, shown as `view` says. */
export async function readRow(
  client: TesseractClient,
  { image, charHeightPx }: PreparedPage,
  row: TextRow,
  view: RowView,
): Promise<RowReading> {
  const isOneRow = row.ink.bottom - row.ink.top <= charHeightPx * MAX_SINGLE_ROW
  const { image: shown, toPage } = viewRow(image, row, view, charHeightPx, GROUND)
  const page = await client.recognise(encodePgm(shown), isOneRow ? 'row' : 'block')
  const place = <T extends TesseractSymbol>(part: T): T => ({ ...part, bbox: mapBox(part.bbox, toPage) })
  const lines = (page.blocks ?? [])
    .flatMap(block => block.paragraphs.flatMap(paragraph => paragraph.lines))
    .map(line => ({
      ...place(line),
      words: line.words.map(word => ({ ...place(word), symbols: word.symbols.map(place) })),
    }))
  return { row, lines }
}

/** Reads a stretch of a row by itself; `left` and `right` are where it was found on the page. */
export function readWord(
  client: TesseractClient,
  page: PreparedPage,
  { textRow, left, right }: { textRow: TextRow; left: number; right: number },
  view: RowView,
): Promise<RowReading> {
  const ink = {
    ...textRow.ink,
    left: Math.max(textRow.ink.left, Math.round(left - page.charHeightPx * BEFORE)),
    right: Math.min(textRow.ink.right, Math.round(right + page.charHeightPx * BEHIND)),
  }
  return readRow(client, page, { ...textRow, ink }, view)
}

/** Mean confidence (0-1) over the characters of some rows; 0 where nothing was read. */
export function confidenceOf(readings: readonly RowReading[]): number {
  const words = readings.flatMap(({ lines }) => lines.flatMap(line => line.words))
  const length = words.reduce((sum, { text }) => sum + text.length, 0)
  const total = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  return length > 0 ? total / length / 100 : 0
}
