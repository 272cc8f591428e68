import { cropGrey, type GreyImage, type PixelBox } from '../image/grey.ts'
import { median } from '../image/statistics.ts'
import { orderBoxes } from '../layout/order-boxes.ts'
import { detectText } from './detection/detect-text.ts'
import { alignBoxes, levelBoxes, pageAngle } from './detection/level-boxes.ts'
import { boundsOf, type TextBox } from './detection/text-box.ts'
import type { Network, OcrModels } from './inference.ts'
import type { PhotoReading, PlacedCharacter, ReadBox } from './photo-reading.ts'
import type { ReadCharacter } from './rows/decode-ctc.ts'
import { meanConfidence, type RowRecogniser, recogniseRow } from './rows/recognise-row.ts'
import { toLines } from './rows/to-lines.ts'
import { wholeCharacters } from './rows/whole-characters.ts'

/** Detector and recogniser, ready to run. */
export interface OcrNetworks {
  models: OcrModels
  detector: Network
  recogniser: Network
  keys: readonly string[]
}

export interface PhotoReadOptions {
  signal?: AbortSignal
  /** Told after each box of text: how much is done, 0-1; and the text of a row once the whole of it is read. */
  onProgress?: (share: number, row?: string) => void
}

/** The detector's copy: at most so many pixels in all and on its longest side, enlarged at most so many times. */
const COPY = { areaPx: 960 * 960, sidePx: 1920, enlargement: 4 }
/** A photo of more pixels than this is first seen on a copy of so many, which takes 50 MB less; that will do for rows of this height. */
const FIRST_COPY = { areaPx: 736 * 736, heightPx: 20 }
/** Rows lower than this on the copy are looked for again on a larger one, on which they have the second height. */
const SMALL_ROWS = { heightPx: 13, wantedPx: 20, areaPx: 1600 * 1200 }
/** Only the part of a photo that has text, this many heights of a row around it, is looked at again where it is no more than this share. */
const TEXT_REGION = { marginRows: 4, share: 0.6 }
/** This many of the longest rows tell which way up the page stands; upright print is read with more confidence than this. */
const PROBES = 2
const UPRIGHT_CONFIDENCE = 0.8
/** Boxes that the recogniser reads with less confidence than this are patterns, not text. */
const MIN_CONFIDENCE = 0.35
/** How much of the work is done when the boxes are found. */
const FOUND_SHARE = 0.25

function copyScale({ width, height }: GreyImage, areaPx = COPY.areaPx): number {
  return Math.min(
    COPY.enlargement,
    Math.sqrt(areaPx / (width * height)),
    COPY.sidePx / Math.max(width, height),
  )
}

const rowHeightOf = (boxes: readonly TextBox[]): number => median(boxes.map(({ height }) => height))

/** The boxes of a photo: print that is small on the first copy is looked for again on a larger one of the part that has text. */
async function findBoxes({ detector, models }: OcrNetworks, photo: GreyImage): Promise<TextBox[]> {
  const detect = (part: GreyImage, scale: number) => detectText(detector, models.detector, part, scale)
  const full = copyScale(photo)
  const first = copyScale(photo, FIRST_COPY.areaPx)
  // A small photo has few pixels in a letter: it is enlarged as far as its print may need.
  const scale = first < 1 ? first : full
  const boxes = await detect(photo, scale)
  const rowPx = rowHeightOf(boxes)
  if (boxes.length === 0 || (rowPx * scale >= FIRST_COPY.heightPx && scale < full)) return boxes
  const text = regionOfText(boxes, photo)
  const part = text && cropGrey(photo, text)
  if (!part) {
    const fullPx = rowPx * full
    if (fullPx >= SMALL_ROWS.heightPx) return scale < full ? detect(photo, full) : boxes
    const wanted = Math.min((full * SMALL_ROWS.wantedPx) / fullPx, copyScale(photo, SMALL_ROWS.areaPx), 1)
    return detect(photo, wanted < full * 1.2 ? full : wanted)
  }
  // As large as the rows want, and no larger: the network's memory grows with the copy.
  const wanted = Math.min(SMALL_ROWS.wantedPx / rowPx, copyScale(part, SMALL_ROWS.areaPx))
  const again = await detect(part, wanted)
  return again.map(box => ({ ...box, x: box.x + text.left, y: box.y + text.top }))
}

/** Where the text of a photo is, with a wide margin; null where that is most of the photo. */
function regionOfText(boxes: readonly TextBox[], { width, height }: GreyImage): PixelBox | null {
  const bounds = boxes.map(box => boundsOf(box))
  const marginPx = TEXT_REGION.marginRows * rowHeightOf(boxes)
  const region = {
    left: Math.max(0, Math.floor(Math.min(...bounds.map(({ left }) => left)) - marginPx)),
    top: Math.max(0, Math.floor(Math.min(...bounds.map(({ top }) => top)) - marginPx)),
    right: Math.min(width, Math.ceil(Math.max(...bounds.map(({ right }) => right)) + marginPx)),
    bottom: Math.min(height, Math.ceil(Math.max(...bounds.map(({ bottom }) => bottom)) + marginPx)),
  }
  const areaPx = (region.right - region.left) * (region.bottom - region.top)
  return areaPx <= TEXT_REGION.share * width * height ? region : null
}

/** Reads everything on a photo, in the order in which a person would. */
export async function readPhoto(
  networks: OcrNetworks,
  photo: GreyImage,
  { signal, onProgress = () => {} }: PhotoReadOptions = {},
): Promise<PhotoReading> {
  const found = await findBoxes(networks, photo)
  onProgress(FOUND_SHARE)
  const reader: RowRecogniser = {
    network: networks.recogniser,
    settings: networks.models.recogniser,
    keys: networks.keys,
  }
  const { direction, boxes, read } = await findDirection(reader, photo, found)
  const order = orderBoxes(levelBoxes(boxes, direction))
  const total = boxes.reduce((sum, { width, height }) => sum + width / height, 0)
  let done = 0
  const share = () => FOUND_SHARE + (1 - FOUND_SHARE) * (done / total)
  const lines: ReadBox[][] = []
  for (const members of order) {
    const line: ReadBox[] = []
    for (const member of members) {
      const box = boxes[member]
      if (!box) continue
      signal?.throwIfAborted()
      const characters = read.get(member) ?? (await recogniseRow(reader, photo, box, 1))
      const confidence = meanConfidence(characters)
      if (confidence >= MIN_CONFIDENCE) line.push({ box, confidence, characters: place(box, characters) })
      done += box.width / box.height
      onProgress(share())
    }
    if (line.length === 0) continue
    lines.push(line)
    const [row] = toLines({ lines: [line] }, photo)
    if (row) onProgress(share(), row.text)
  }
  return { lines, rowHeightPx: rowHeightOf(boxes), direction }
}

/** The boxes along one direction, and what was read in the longest of them, by their number. */
interface Probe {
  direction: number
  boxes: TextBox[]
  read: ReadonlyMap<number, ReadCharacter[]>
}

/** Which way the rows run: found by their boxes but for upside down, which only reading tells. What was read for it is kept. */
async function findDirection(
  reader: RowRecogniser,
  photo: GreyImage,
  found: readonly TextBox[],
): Promise<Probe> {
  const angle = pageAngle(found)
  const probe = async (direction: number): Promise<Probe> => {
    const boxes = alignBoxes(found, direction)
    const longest = boxes
      .map((box, number) => ({ box, number }))
      .toSorted((a, b) => b.box.width / b.box.height - a.box.width / a.box.height)
      .slice(0, PROBES)
    const read = new Map<number, ReadCharacter[]>()
    for (const { box, number } of longest) read.set(number, await recogniseRow(reader, photo, box, 1))
    return { direction, boxes, read }
  }
  const confidenceOf = ({ read }: Probe) => meanConfidence([...read.values()].flat())
  const isSideways = angle > Math.PI / 4
  const upright = await probe(angle)
  if (!isSideways && confidenceOf(upright) >= UPRIGHT_CONFIDENCE) return upright
  const opposite = await probe(angle > 0 ? angle - Math.PI : angle + Math.PI)
  return confidenceOf(opposite) > confidenceOf(upright) ? opposite : upright
}

/** The characters with their places on the photo: the network says at which step it saw each, not how wide it is. */
const place = (box: TextBox, characters: readonly ReadCharacter[]): PlacedCharacter[] =>
  wholeCharacters(characters, box.height / box.width).map(({ from, to, ...character }) => ({
    ...character,
    box: boundsOf(box, from * 2 - 1, to * 2 - 1),
  }))
