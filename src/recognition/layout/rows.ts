import type { GreyImage, PixelBox } from '../image/grey.ts'
import type { Placement } from './restack.ts'

/** A text row of the prepared page: the box around its ink, and how far above and below there is no other row's ink. */
export interface TextRow {
  ink: PixelBox
  top: number
  bottom: number
}

/** Ink up to this share of a full row's may stand in the gap between two rows: a comma's tail, a rest of curve. */
const GAP_INK_SHARE = 0.035
/** Lower than this in characters is no row of its own but a dash, a dot or an accent of its neighbour. */
const MIN_ROW = 0.45
/** Darker than this is ink: about halfway between the flattened page's ground and its ink. */
const INK_LEVEL = 140

interface Span {
  top: number
  bottom: number
}

/** Spans of pixel rows with more ink than `threshold`. */
function inkedSpans(profile: ArrayLike<number>, threshold: number): Span[] {
  const spans: Span[] = []
  let top = -1
  for (let y = 0; y <= profile.length; y++) {
    const isInk = y < profile.length && (profile[y] ?? 0) > threshold
    if (isInk && top < 0) top = y
    if (!isInk && top >= 0) {
      spans.push({ top, bottom: y })
      top = -1
    }
  }
  return spans
}

/** What a tenth of the inked pixel rows reach: the ink of a full line. */
function fullInk(profile: ArrayLike<number>): number {
  const inked = Array.from(profile)
    .filter(count => count > 0)
    .sort((a, b) => b - a)
  return inked[Math.floor(inked.length / 10)] ?? 0
}

/** Joins every sliver to the nearer of its neighbours, and what is then still a sliver once more. */
function joinSlivers(spans: readonly Span[], minHeight: number): Span[] {
  const joined = joinOnce(spans, minHeight)
  return joined.length < spans.length ? joinSlivers(joined, minHeight) : joined
}

function joinOnce(spans: readonly Span[], minHeight: number): Span[] {
  const out: Span[] = []
  const isSliver = ({ top, bottom }: Span) => bottom - top < minHeight
  spans.forEach((span, i) => {
    const last = out.at(-1)
    const next = spans[i + 1]
    const gap = last ? span.top - last.bottom : 0
    const isNearer = !next || gap <= next.top - span.bottom
    if (last && ((isSliver(span) && isNearer) || (isSliver(last) && gap < minHeight))) {
      last.bottom = span.bottom
    } else {
      out.push({ ...span })
    }
  })
  return out
}

/**
 * Cuts a block into text rows by its ink per pixel row, each cut in the middle of a gap; together they cover the block.
 * Rows that touch one another leave no gap and stay together.
 */
export function findRows(profile: ArrayLike<number>, charHeightPx: number): Span[] {
  const threshold = Math.max(1, fullInk(profile) * GAP_INK_SHARE)
  const rows = joinSlivers(inkedSpans(profile, threshold), charHeightPx * MIN_ROW)
  return rows.map((row, i) => {
    const [before, after] = [rows[i - 1], rows[i + 1]]
    return {
      top: before ? (before.bottom + row.top) >> 1 : 0,
      bottom: after ? (row.bottom + after.top) >> 1 : profile.length,
    }
  })
}

/** The box around the ink in some pixel rows of a page, or undefined where there is none. */
function inkBox({ width, data }: GreyImage, { top, bottom }: Span): PixelBox | undefined {
  const box = { left: width, top: bottom, right: 0, bottom: top }
  for (let y = top; y < bottom; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if ((data[i] ?? 255) >= INK_LEVEL) continue
      if (x < box.left) box.left = x
      if (x >= box.right) box.right = x + 1
      if (y < box.top) box.top = y
      box.bottom = y + 1
    }
  }
  return box.right > box.left ? box : undefined
}

/** The text rows of a page of stacked blocks, from top to bottom. */
export function cutRows(page: GreyImage, blocks: readonly Placement[], charHeightPx: number): TextRow[] {
  return blocks.flatMap(({ source, y: blockTop }) => {
    const profile = new Uint16Array(source.bottom - source.top)
    for (let y = 0; y < profile.length; y++) {
      let count = 0
      for (let i = (blockTop + y) * page.width; i < (blockTop + y + 1) * page.width; i++) {
        if ((page.data[i] ?? 255) < INK_LEVEL) count++
      }
      profile[y] = count
    }
    return findRows(profile, charHeightPx).flatMap(span => {
      const [top, bottom] = [blockTop + span.top, blockTop + span.bottom]
      const ink = inkBox(page, { top, bottom })
      return ink ? [{ ink, top, bottom }] : []
    })
  })
}

/** How a row is shown to the recogniser: margins and stretching change what it takes a character for. */
export interface RowView {
  /** Ground above and below, as a share of the row's height. */
  margin: number
  /** Widened by this factor. */
  stretch: number
}

const SIDE_MARGIN_PX = 8
/** A row of dashes or dots is not blown up to the height of characters. */
const MIN_HEIGHT = 0.7

/** A single row on plain ground, and the mapping of its boxes to the page. */
export function viewRow(
  page: GreyImage,
  { ink, top, bottom }: TextRow,
  { margin, stretch }: RowView,
  charHeightPx: number,
  ground: number,
): { image: GreyImage; toPage: (box: PixelBox) => PixelBox } {
  const inkHeight = ink.bottom - ink.top
  const extra = Math.max(0, Math.ceil((charHeightPx * MIN_HEIGHT - inkHeight) / 2))
  const pad = extra + Math.round((inkHeight + 2 * extra) * margin)
  const [left, above] = [ink.left - SIDE_MARGIN_PX, ink.top - pad]
  const sourceWidth = ink.right - ink.left + 2 * SIDE_MARGIN_PX
  const width = Math.round(sourceWidth * stretch)
  const height = inkHeight + 2 * pad
  const data = new Uint8Array(width * height).fill(ground)
  for (let y = Math.max(0, top - above); y < Math.min(height, bottom - above); y++) {
    const row = (above + y) * page.width
    for (let x = 0; x < width; x++) {
      // Bilinear across; upright rows need none.
      const at = left + (x + 0.5) / stretch - 0.5
      const column = Math.floor(at)
      if (column < 0 || column + 1 >= page.width) continue
      const share = at - column
      data[y * width + x] =
        (page.data[row + column] ?? 0) * (1 - share) + (page.data[row + column + 1] ?? 0) * share + 0.5
    }
  }
  return {
    image: { width, height, data },
    toPage: box => ({
      left: left + box.left / stretch,
      top: above + box.top,
      right: left + box.right / stretch,
      bottom: above + box.bottom,
    }),
  }
}
