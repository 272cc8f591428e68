import { blur3 } from '../image/blur.ts'
import { type Component, characterHeight, findComponents } from '../image/components.ts'
import { flatten } from '../image/flatten.ts'
import { clamp, createGrey, type GreyImage } from '../image/grey.ts'
import { type InkMap, inkMap } from '../image/ink-map.ts'
import { resize, shrinkTo } from '../image/resize.ts'
import { findBlocks } from '../layout/blocks.ts'
import { restack } from '../layout/restack.ts'
import { cutRows } from '../layout/rows.ts'
import { findTilt, level } from './deskew.ts'
import { type RowShifts, straighten, trackRows } from './dewarp.ts'
import { findRowDirection, quarterTurn } from './orientation.ts'
import type { PreparedPage } from './prepared-page.ts'
import { eraseMasked, ruleMask } from './rules.ts'

/** Longest side the preparation works on; more detail than this has never helped a label. */
export const MAX_SIDE_PX = 2200
/** Longest side of a photo as the networks read it: small print on a large pack needs more. */
export const READ_SIDE_PX = 3000
/** Character height at which the Chinese model reads best. */
const TARGET_CHAR_PX = 38
const MAX_OUTPUT_SIDE_PX = 3200
/** Usual distance of text rows, in character heights. */
const ROW_PITCH = 1.35
/** Photos with letters under this are enlarged before anything else, to this longest side and so many times at most. */
const SMALL_CHAR_PX = 20
const ENLARGED = { sidePx: 1400, times: 4 }
const ANALYSIS_SIDE_PX = 1100
const DEWARP_SIDE_PX = 1200
const BLOCKS_SIDE_PX = 1400
/** Width of a typical character in heights, and the tilt up to which it makes no difference. */
const CHAR_WIDTH = 0.85
const MAX_UPRIGHT_LEAN = 10
/** Under this tilt turning costs more sharpness than it gains. */
const MIN_TILT_DEGREES = 0.23
/** Slightly lighter than the flattened ground: painted patches leave no edge. */
const PATCH_LEVEL = 232

/**
 * Direction of the rows, polarity and character height, measured on a small copy. Panels printed contrary to the page take
 * longer to find than all the rest; callers that need a quick answer skip them.
 */
export function measure(photo: GreyImage, { findsPanels }: { findsPanels: boolean }) {
  const small = shrinkTo(photo, ANALYSIS_SIDE_PX)
  const radiusPx = Math.max(8, Math.round(Math.max(small.width, small.height) / 70))
  const map = inkMap(small, radiusPx, findsPanels ? 'photo' : 'glance')
  const { components, runs } = findComponents(map)
  const height = characterHeight(components, map.width)
  const { isSideways, degrees } = findRowDirection(components, runs, height, map.width, map.height)
  const turnedHeight = isSideways ? characterHeight(components.map(onItsSide), map.height) : height
  const lean = Math.abs(degrees) > MAX_UPRIGHT_LEAN ? (Math.abs(degrees) * Math.PI) / 180 : 0
  return {
    map,
    isSideways,
    degrees,
    // The box around a character is the higher, the more it leans.
    charHeightPx: (turnedHeight * photo.width) / small.width / (Math.cos(lean) + CHAR_WIDTH * Math.sin(lean)),
  }
}

/** `measure`, and the tilt to a tenth of a degree. */
function analyse(photo: GreyImage) {
  const { map, isSideways, degrees, charHeightPx } = measure(photo, { findsPanels: true })
  const tiltDegrees = findTilt(isSideways ? turnInk(map) : map, degrees)
  const panels = map.panels && { width: map.width, height: map.height, data: map.panels }
  return { inverted: map.inverted, panels, isSideways, tiltDegrees, charHeightPx }
}

const onItsSide = ({ left, top, right, bottom, area }: Component): Component => ({
  left: top,
  top: left,
  right: bottom,
  bottom: right,
  area,
})

const turnInk = (map: InkMap): InkMap => {
  const { width, height, data } = quarterTurn({ width: map.width, height: map.height, data: map.ink })
  return { width, height, ink: data, inverted: map.inverted }
}

function scaleFor(photo: GreyImage, charHeightPx: number): number {
  if (charHeightPx === 0) return 1
  const wanted = clamp(TARGET_CHAR_PX / charHeightPx, 0.3, 3)
  const scale = Math.min(wanted, MAX_OUTPUT_SIDE_PX / Math.max(photo.width, photo.height))
  return Math.abs(scale - 1) > 0.04 ? scale : 1
}

/** The photo, larger where its letters are too small to be told from specks; none found at all may be smaller still. */
function enlargeSmallPrint(photo: GreyImage): GreyImage {
  const side = Math.max(photo.width, photo.height)
  if (side >= ENLARGED.sidePx) return photo
  const { charHeightPx } = measure(photo, { findsPanels: false })
  const scale = Math.min(ENLARGED.times, ENLARGED.sidePx / side)
  return charHeightPx < SMALL_CHAR_PX ? resize(photo, scale) : photo
}

/**
 * Makes a photographed label readable: scales characters to 38 px, flattens light and colour, levels and straightens
 * rows, erases rules, and stacks text blocks in one column. Works on any image, an empty one included.
 */
export function prepare(photo: GreyImage): PreparedPage {
  if (photo.width === 0 || photo.height === 0) return emptyPage()
  const asShown = enlargeSmallPrint(shrinkTo(photo, MAX_SIDE_PX))
  const { inverted, panels: upright, isSideways, tiltDegrees, charHeightPx } = analyse(asShown)
  const shrunk = isSideways ? quarterTurn(asShown) : asShown
  // Blurred first: it quiets noise, and keeps fine strokes from aliasing when they shrink.
  const scaled = resize(blur3(shrunk), scaleFor(shrunk, charHeightPx))
  const charPx = charHeightPx > 0 ? (charHeightPx * scaled.width) / shrunk.width : TARGET_CHAR_PX

  const panels = upright && isSideways ? quarterTurn(upright) : upright
  const flat = flatten(scaled, Math.max(16, Math.round(charPx * 1.5)), inverted, panels)
  const { image: page, turn } =
    Math.abs(tiltDegrees) > MIN_TILT_DEGREES ? level(flat, tiltDegrees, PATCH_LEVEL) : { image: flat }
  const shifts = findRowShifts(page, charPx)
  const { image, placements } = stackBlocks(straighten(page, shifts), charPx)
  return {
    image,
    rows: cutRows(image, placements, charPx),
    charHeightPx: charPx,
    geometry: {
      isSideways,
      width: scaled.width,
      height: scaled.height,
      ...(turn && { turn }),
      shifts,
      pageWidth: page.width,
      pageHeight: page.height,
      placements,
    },
    facts: {
      charHeightPx: (charHeightPx * photo.width) / asShown.width,
      angleDegrees: tiltDegrees,
      turnedDegrees: isSideways ? 90 : 0,
      inverted,
      blocks: placements.length,
    },
  }
}

function findRowShifts(page: GreyImage, charPx: number): RowShifts {
  const small = shrinkTo(page, DEWARP_SIDE_PX)
  const smallCharPx = (charPx * small.width) / page.width
  const map = inkMap(small, Math.max(8, Math.round(smallCharPx)), 'flat')
  return trackRows(map, Math.max(8, smallCharPx * ROW_PITCH))
}

function stackBlocks(page: GreyImage, charPx: number) {
  const small = shrinkTo(page, BLOCKS_SIDE_PX)
  const smallCharPx = (charPx * small.width) / page.width
  const map = inkMap(small, Math.max(8, Math.round(smallCharPx * 1.1)), 'flat')
  const { components, runs } = findComponents(map)
  const rules = ruleMask(map, components, runs, smallCharPx * 1.05)
  const clean = { ...map, ink: map.ink.map((ink, i) => (rules[i] ? 0 : ink)) }
  const blocks = findBlocks(small, clean, components, rules, smallCharPx)
  const erased = eraseMasked(page, rules, map, PATCH_LEVEL)
  const scale = page.width / small.width
  return restack(erased, blocks, scale, charPx, PATCH_LEVEL)
}

function emptyPage(): PreparedPage {
  const shifts = { bandCentres: [], curves: [] }
  return {
    image: createGrey(1, 1),
    rows: [],
    charHeightPx: 0,
    geometry: { width: 1, height: 1, shifts, pageWidth: 1, pageHeight: 1, placements: [] },
    facts: { charHeightPx: 0, angleDegrees: 0, turnedDegrees: 0, inverted: false, blocks: 0 },
  }
}
