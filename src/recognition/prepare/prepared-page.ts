import type { GreyImage } from '../image/grey.ts'
import type { TextRow } from '../layout/rows.ts'
import type { PageGeometry } from './geometry.ts'

/** What the preparation found out about a photo. */
export interface PageFacts {
  /** Height of a typical character in pixels of the image handed in; 0 when none was found. */
  charHeightPx: number
  /** By how much rows fall to the right on the photo as it was turned to be read, -45 to 45. */
  angleDegrees: number
  /** By how much the photo lies turned clockwise. Whether it lies on its head, only reading tells. */
  turnedDegrees: 0 | 90 | 180 | 270
  /** Light ink on a dark ground. */
  inverted: boolean
  /** Number of separate text blocks. */
  blocks: number
}

export interface PreparedPage {
  /** Dark on light, level, one column: what the recogniser reads. */
  image: GreyImage
  /** Its text rows from top to bottom; none where no text was found. */
  rows: TextRow[]
  /** Height of a typical character in `image`. */
  charHeightPx: number
  /** For `toPhoto`: where a rectangle of `image` stands in the photo. */
  geometry: PageGeometry
  facts: PageFacts
}
