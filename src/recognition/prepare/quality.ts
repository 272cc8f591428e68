import type { GreyImage } from '../image/grey.ts'
import { halve } from '../image/resize.ts'
import { median, percentile } from '../image/statistics.ts'
import { MAX_SIDE_PX, measure as measureText } from './prepare.ts'
import type { PageFacts } from './prepared-page.ts'

export type QualityCode = 'too-small' | 'blurred' | 'dark' | 'glare' | 'tilted'

/**
 * A reason to take the photo again. It advises, never forbids; `value` is the measurement behind it, `limit` where
 * advice begins, so that a caller may be stricter (with characters under 20 pixels hardly anything is read right).
 */
export interface QualityAdvice {
  code: QualityCode
  value: number
  limit: number
}

/** Longest side of the copy that a photo is judged on before it is read. */
export const ASSESS_SIDE_PX = 900

const CELL_PX = 32
/** A cell with print in it spans more levels than one with noise. */
const MIN_PRINT_CONTRAST = 60
const MIN_PRINTED_CELLS = 20
const BLOWN_LEVEL = 250
/**
 * Where light is reflected print fades towards white, over a few characters or a few lines: cells with marks all around
 * (`around`, of nine) whose contrast is less than `contrastShare` of the page's, on ground about to blow out.
 */
const FADED = { minContrast: 22, around: 7, contrastShare: 0.7, lightest: 245 }
/** In a larger photo noise on blown-out ground passes for faded print: its pixels are taken four at a time. */
const MAX_QUIET_SIDE_PX = 1100
/** A reflection on paper that is darker elsewhere; faded cells as a share of the printed ones. */
const WASHED_OUT = { faded: 0.03, shade: 240 }

const LIMITS: Record<QualityCode, number> = {
  /** Height of a character in pixels of the photo. */
  'too-small': 22,
  /** Width of an edge in character heights: 0.05 is crisp, 0.1 still reads, 0.2 does not. */
  blurred: 0.14,
  /** Median level of the lightest parts of printed cells. */
  dark: 90,
  /** Blown-out cells as a share of the printed ones, on paper that is not itself that white. */
  glare: 0.04,
  /** Degrees; from 10 on rows cannot be levelled. */
  tilted: 8,
}

interface Cell {
  darkest: number
  lightest: number
  /** Greatest difference of two pixels two apart: the steepest edge. */
  steepest: number
}

function measureCell({ width, data }: GreyImage, left: number, top: number): Cell {
  const cell: Cell = { darkest: 255, lightest: 0, steepest: 0 }
  for (let y = top + 1; y < top + CELL_PX - 1; y++) {
    for (let i = y * width + left + 1; i < y * width + left + CELL_PX - 1; i++) {
      const before = data[i - 1] ?? 0
      const after = data[i + 1] ?? 0
      // A little smoothing, lest noise pass for a sharp edge.
      const level = ((data[i] ?? 0) * 2 + before + after) >> 2
      cell.darkest = Math.min(cell.darkest, level)
      cell.lightest = Math.max(cell.lightest, level)
      cell.steepest = Math.max(cell.steepest, Math.abs(after - before))
    }
  }
  return cell
}

/** The photo's cells, row by row. */
function cellsOf(photo: GreyImage): Cell[][] {
  const across = Math.floor(photo.width / CELL_PX)
  const down = Math.floor(photo.height / CELL_PX)
  return Array.from({ length: down }, (_, y) =>
    Array.from({ length: across }, (_, x) => measureCell(photo, x * CELL_PX, y * CELL_PX)),
  )
}

const isPrinted = ({ darkest, lightest }: Cell) => lightest - darkest > MIN_PRINT_CONTRAST

interface Measured {
  paper: number
  /** The lightest part of the darkest tenth of printed cells. */
  shade: number
  edgePx: number
  /** Blown-out cells per printed one: all of them, and those with print on either side in their row of cells. */
  blownShare: number
  enclosedShare: number
  printed: number
}

type Cells = readonly (readonly Cell[])[]

function measure(rows: Cells): Measured {
  const printed: Cell[] = []
  let blown = 0
  let enclosed = 0
  for (const row of rows) {
    let blownSincePrint = 0
    let isAfterPrint = false
    for (const cell of row) {
      if (isPrinted(cell)) {
        printed.push(cell)
        if (isAfterPrint) enclosed += blownSincePrint
        blownSincePrint = 0
        isAfterPrint = true
      } else if (cell.darkest >= BLOWN_LEVEL) {
        blown++
        blownSincePrint++
      }
    }
  }
  const lightest = printed.map(cell => cell.lightest).sort((a, b) => a - b)
  const steepness = median(printed.map(cell => cell.steepest / (cell.lightest - cell.darkest)))
  return {
    paper: median(lightest),
    shade: lightest[Math.floor(lightest.length * 0.1)] ?? 0,
    edgePx: steepness > 0 ? 2 / steepness : 0,
    blownShare: blown / Math.max(1, printed.length),
    enclosedShare: enclosed / Math.max(1, printed.length),
    printed: printed.length,
  }
}

/** Cells of faded print per printed one. */
function fadedShareOf(rows: Cells): number {
  const looks = rows.flatMap((row, y) => row.map((cell, x) => ({ cell, ...lookAround(rows, x, y) })))
  const printed = looks.filter(({ cell }) => isPrinted(cell))
  const usual = median(printed.map(({ contrast }) => contrast))
  const faded = looks.filter(
    ({ cell, marked, contrast }) =>
      hasMarks(cell) &&
      cell.lightest >= FADED.lightest &&
      marked >= FADED.around &&
      contrast < usual * FADED.contrastShare,
  )
  return faded.length / Math.max(1, printed.length)
}

const hasMarks = ({ darkest, lightest }: Cell) => lightest - darkest > FADED.minContrast

/** How many of the nine cells around a place have marks, and their contrast as a share of the lightest. */
function lookAround(rows: Cells, x: number, y: number) {
  let marked = 0
  let darkest = 255
  let lightest = 0
  for (const row of rows.slice(Math.max(0, y - 1), y + 2)) {
    for (const cell of row.slice(Math.max(0, x - 1), x + 2)) {
      if (hasMarks(cell)) marked++
      darkest = Math.min(darkest, cell.darkest)
      lightest = Math.max(lightest, cell.lightest)
    }
  }
  return { marked, contrast: lightest > 0 ? 1 - darkest / lightest : 0 }
}

/** What is wrong with a photo, from its grey levels and what the preparation found; the worst cannot be read. */
export function assess(
  photo: GreyImage,
  { charHeightPx, angleDegrees, inverted }: Pick<PageFacts, 'charHeightPx' | 'angleDegrees' | 'inverted'>,
  /** Of a small copy: pixels of the photo, as large as it would be read, per pixel of the copy. */
  scale = 1,
): QualityAdvice[] {
  const advice: QualityAdvice[] = []
  const check = (code: QualityCode, value: number, isBad: boolean, limit = LIMITS[code]) => {
    if (isBad) advice.push({ code, value, limit })
  }
  const cells = cellsOf(photo)
  const { paper, shade, edgePx, blownShare, enclosedShare, printed } = measure(cells)
  if (printed < MIN_PRINTED_CELLS) {
    const light = percentile(histogramOf(photo), 0.95)
    check('dark', light, photo.data.length > 0 && light < LIMITS.dark)
    return advice
  }
  const edge = charHeightPx > 0 ? edgePx / charHeightPx : 0
  const fullHeight = charHeightPx * scale
  check('too-small', fullHeight, charHeightPx > 0 && fullHeight < LIMITS['too-small'])
  check('blurred', edge, edge > LIMITS.blurred)
  check('dark', paper, paper < LIMITS.dark)
  // Around light print on a dark ground nothing is white but glare; beyond the label a table may be.
  const share = inverted ? enclosedShare : paper < BLOWN_LEVEL - 15 ? blownShare : 0
  if (share > LIMITS.glare) check('glare', share, true)
  else if (shade < WASHED_OUT.shade) {
    const isLarge = Math.max(photo.width, photo.height) > MAX_QUIET_SIDE_PX
    const faded = fadedShareOf(isLarge ? cellsOf(halve(photo)) : cells)
    check('glare', faded, faded > WASHED_OUT.faded, WASHED_OUT.faded)
  }
  check('tilted', Math.abs(angleDegrees), Math.abs(angleDegrees) > LIMITS.tilted)
  return advice
}

/** Print this small on the copy has no crisp edges, whatever the photo is like. */
const MIN_EDGE_CHAR_PX = 20

/** `assess` for a photo that was not prepared: quick enough for the moment after the shutter. */
export function assessCopy(
  copy: GreyImage,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): QualityAdvice[] {
  if (copy.width === 0 || copy.height === 0) return []
  const { charHeightPx, degrees, map } = measureText(copy, { findsPanels: false })
  const longest = Math.min(MAX_SIDE_PX, Math.max(widthPx, heightPx))
  const scale = longest / Math.max(copy.width, copy.height)
  const advice = assess(copy, { charHeightPx, angleDegrees: degrees, inverted: map.inverted }, scale)
  const isTooCoarse = scale > 1 && charHeightPx < MIN_EDGE_CHAR_PX
  return isTooCoarse ? advice.filter(({ code }) => code !== 'blurred') : advice
}

/** With characters lower than this, and blurred, nearly all is guesswork: better no text than a wrong one. */
const UNREADABLE_CHAR_PX = 20.5

/** False where a photo cannot be read: nothing but taking it again helps. */
export function isReadable(quality: readonly QualityAdvice[]): boolean {
  const tooSmall = quality.find(({ code }) => code === 'too-small')
  const isBlurred = quality.some(({ code }) => code === 'blurred')
  return !(tooSmall && isBlurred && tooSmall.value < UNREADABLE_CHAR_PX)
}

function histogramOf({ data }: GreyImage): Uint32Array {
  const histogram = new Uint32Array(256)
  for (const level of data) histogram[level] = (histogram[level] ?? 0) + 1
  return histogram
}
