import type { PhotoHeader } from './image/photo-format.ts'
import { hanShare } from './ocr/language.ts'
import { findPartial } from './ocr/partial.ts'
import type { Reading } from './ocr/reading.ts'
import type { IsKnownName } from './ocr/reread.ts'
import { restoreNames } from './ocr/restore-names.ts'
import type { DecodedPhoto } from './ocr-platform.ts'
import type { PhotoReading } from './ppocr/photo-reading.ts'
import { toLines } from './ppocr/rows/to-lines.ts'

/** Height of a character as a share of its row's box. */
const CHARACTER_HEIGHT = 0.62
/** Less Chinese than this among the letters: an English label. */
const ENGLISH_SHARE = 0.25

/** What the networks read on a photo, as text with places in shares of the photo's sides. */
export function asReading(
  photo: PhotoReading,
  { image, quality }: DecodedPhoto,
  { widthPx, heightPx }: PhotoHeader,
  isKnownName: IsKnownName = () => false,
): Reading {
  const lines = restoreNames(toLines(photo, image), isKnownName)
  const text = lines.map(line => line.text).join('\n')
  const words = lines.flatMap(line => line.words)
  const length = words.reduce((sum, word) => sum + word.text.length, 0)
  const degrees = Math.round((photo.direction * 180) / Math.PI)
  const turned = ((Math.round(degrees / 90) * 90 + 360) % 360) as 0 | 90 | 180 | 270
  const partial = findPartial(photo, lines, image)
  return {
    ok: true,
    text,
    lines,
    language: (hanShare(text) ?? 1) < ENGLISH_SHARE ? 'en' : 'zh',
    confidence:
      words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, length),
    widthPx,
    heightPx,
    quality,
    ...(partial.length > 0 && { partial }),
    facts: {
      charHeightPx: photo.rowHeightPx * CHARACTER_HEIGHT,
      angleDegrees: degrees - Math.round(degrees / 90) * 90,
      turnedDegrees: turned,
      inverted: false,
      blocks: lines.length,
    },
  }
}
