/** Which cells of a page hold ink. */
export interface InkCells {
  columns: number
  rows: number
  cells: Uint8Array
}

/** White between two columns of text is this wide on the whole, in characters; a full-width colon leaves less ... */
const MIN_GUTTER = 0.85
/** ... and nowhere narrower than this: a long word may reach into it, or the paper bend. */
const MIN_PASSAGE = 0.75
/** Without print on both sides for longer than this, in characters, it has come to its end. */
const MAX_PAUSE = 3
/** At least this much of its height, in characters, must have print on both sides: three rows and more. */
const MIN_FLANKED = 4.5
/** Two rows are enough where the white is about two characters wide, and the words beside it stand closer. */
const WIDE_GUTTER = 1.6
const MIN_FLANKED_WIDE = 2.8
/** White that runs down past six rows and more is no coincidence, with any gaps beside it. */
const SURELY_FLANKED = 7.5
/** Print further away than this, in characters, is not beside a gutter. */
const MAX_GUTTER = 4
/** A gutter is this much wider than the gaps between the words beside it. */
const PROMINENCE = 1.4
/** How far, in characters, a line's ink reaches above and below its middle. */
const LINE_REACH = 0.4
/** A gap between words, in characters. */
const MIN_WORD_GAP = 0.35
/** Rows set wide have this many word gaps and more, about as wide as one another. */
const MIN_WORD_GAPS = 3
/** How much wider than its usual gap a gap of such a row may be, and the widest gap there is in a row, in characters. */
const GAP_SPREAD = 1.6
const MAX_WORD_GAP = 3
/** A line of few long words set to fill its column has even wider gaps, but all but alike: within this of their median. */
const MAX_EVEN_GAP = 6
const EVEN_SPREAD = 1.25

interface Gap {
  /** First empty column and the one after the last. */
  from: number
  to: number
}

/** A white channel that is followed from row to row. */
interface Channel extends Gap {
  path: { row: number; from: number; to: number }[]
  /** Rows with print on both sides, and how wide the gap and the words' gaps were there. */
  flanked: number
  widths: number
  wordGaps: number
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** The gaps between the inked cells of one row. */
function gapsOf({ columns, cells }: InkCells, row: number): Gap[] {
  const gaps: Gap[] = []
  let last = -1
  for (let column = 0; column < columns; column++) {
    if (!cells[row * columns + column]) continue
    if (last >= 0 && column - last > 1) gaps.push({ from: last + 1, to: column })
    last = column
  }
  return gaps
}

/**
 * Every cell inked that has ink a little above or below it: a row of cells through the commas of a line alone has gaps as
 * wide as names.
 */
export function wholeLines({ columns, rows, cells }: InkCells, charCells: number): InkCells {
  const reach = Math.round(charCells * LINE_REACH)
  const out = new Uint8Array(cells.length)
  for (let row = 0; row < rows; row++) {
    for (let other = Math.max(0, row - reach); other <= Math.min(rows - 1, row + reach); other++) {
      for (let column = 0; column < columns; column++) {
        if (cells[other * columns + column]) out[row * columns + column] = 1
      }
    }
  }
  return { columns, rows, cells: out }
}

/**
 * How far words of each row stand apart at most, in cells: rows set wide to fill their line have gaps that part columns
 * elsewhere, but all their gaps are so.
 */
export function wordGapLimits(ink: InkCells, charCells: number, usual: number): number[] {
  const widest = charCells * MAX_WORD_GAP
  return Array.from({ length: ink.rows }, (_, row) => {
    const gaps = gapsOf(ink, row)
      .map(({ from, to }) => to - from)
      .filter(width => width >= charCells * MIN_WORD_GAP && width <= charCells * MAX_EVEN_GAP)
    const words = gaps.filter(width => width <= widest)
    if (words.length >= MIN_WORD_GAPS) return Math.max(usual, Math.min(median(words) * GAP_SPREAD, widest))
    const middle = median(gaps)
    const even = gaps.filter(width => width <= middle * EVEN_SPREAD && width * EVEN_SPREAD >= middle)
    const isEven = even.length >= MIN_WORD_GAPS && even.length >= gaps.length - 1
    return isEven ? Math.max(usual, middle * EVEN_SPREAD) : usual
  })
}

/**
 * Cells of the white between columns of text, even where they stand hardly further apart than words: a channel that runs
 * down past several rows, with print on both sides. It may lean a little, as on a photo taken from the side.
 */
export function findGutters(ink: InkCells, charCells: number): Uint8Array {
  const least = charCells * MIN_PASSAGE
  const gutters = new Uint8Array(ink.cells.length)
  let open: Channel[] = []
  const isGutter = ({ from, to }: Gap) => to - from >= charCells * MIN_GUTTER
  const close = ({ flanked, widths, wordGaps, path }: Channel) => {
    const isProminent = widths >= wordGaps * PROMINENCE
    if (widths < flanked * charCells * MIN_GUTTER) return
    const isWide = wordGaps > 0 && widths >= flanked * charCells * WIDE_GUTTER
    const least = isProminent ? (isWide ? MIN_FLANKED_WIDE : MIN_FLANKED) : SURELY_FLANKED
    if (flanked < charCells * least) return
    // Above and below the columns it may have run into a gap between words.
    const ends = [path.findIndex(isGutter), path.findLastIndex(isGutter)] as const
    for (const { row, from, to } of path.slice(ends[0], ends[1] + 1))
      gutters.fill(1, row * ink.columns + from, row * ink.columns + to)
  }
  for (let row = 0; row < ink.rows; row++) {
    const gaps = gapsOf(ink, row)
    const isEmpty = !ink.cells.subarray(row * ink.columns, (row + 1) * ink.columns).includes(1)
    const words = gaps.map(({ from, to }) => to - from).filter(width => width >= charCells * MIN_WORD_GAP)
    const usual = words.length >= MIN_WORD_GAPS ? median(words) : 0
    const wide = gaps.filter(({ from, to }) => to - from >= least)
    const taken = new Set<Gap>()
    open = open.filter(channel => {
      const pause = row - (channel.path.at(-1)?.row ?? row)
      if (pause > charCells * MAX_PAUSE) {
        close(channel)
        return false
      }
      if (isEmpty) return true
      const isWhite = !ink.cells
        .subarray(row * ink.columns + channel.from, row * ink.columns + channel.to)
        .includes(1)
      const beside = wide.find(
        gap => Math.min(gap.to, channel.to + 1) - Math.max(gap.from, channel.from - 1) >= least,
      )
      if (beside) {
        taken.add(beside)
        // Where a short row ends before it, the white beyond is no wider gutter.
        if (beside.to - beside.from > charCells * MAX_GUTTER) return true
        channel.from = Math.max(beside.from, channel.from - 1)
        channel.to = Math.min(beside.to, channel.to + 1)
        channel.path.push({ row, from: channel.from, to: channel.to })
        channel.flanked++
        channel.widths += beside.to - beside.from
        channel.wordGaps += usual
        return true
      }
      // Beyond the end of a short row on either side nothing bounds it.
      if (isWhite) return true
      close(channel)
      return false
    })
    for (const gap of wide) {
      if (taken.has(gap) || gap.to - gap.from > charCells * MAX_GUTTER) continue
      open.push({
        ...gap,
        path: [{ row, ...gap }],
        flanked: 1,
        widths: gap.to - gap.from,
        wordGaps: usual,
      })
    }
  }
  open.forEach(close)
  return gutters
}
