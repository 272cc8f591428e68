import type { RecognitionProblem } from '../problem.ts'
import type { ReadOptions } from '../recogniser.ts'
import type { Reading } from './reading.ts'
import { withSureRows } from './sure-rows.ts'
import { figuresIn, withFigures } from './table-figures.ts'

/** Tesseract's English reading is taken when it is at least this sure; of two unsure ones the one with more known names. */
const SURE_ENGLISH = 0.85

/** What a list begins with: a reading without it has lost more than a few letters. */
const HEADING = /ingredients/i
/** A heading read with less confidence than this stands in a row of which the rest is lost. */
const SURE_HEADING = 0.6

const hasHeading = ({ lines }: Reading) =>
  lines.some(({ text, confidence }) => confidence >= SURE_HEADING && HEADING.test(text))

/** Letters of a text that stand in names that are known. */
function knownLetters(text: string, isKnownName: (name: string) => boolean): number {
  return text
    .split(/[,.;:()[\]{}\n，、。；：（）]+/)
    .map(name => name.trim())
    .filter(name => name.length > 3 && isKnownName(name))
    .reduce((sum, name) => sum + name.length, 0)
}

/**
 * The better of two readings of an English label: the networks read letters well, Tesseract keeps words apart. Tesseract loses rows of
 * tables; those of the networks are added to its reading, or taken alone where there is no list.
 */
export function betterEnglish(
  networks: Reading,
  tesseract: Reading | RecognitionProblem,
  options: ReadOptions,
): Reading {
  const list = betterList(networks, tesseract, options)
  const isTable = ![networks, list].some(({ text }) => HEADING.test(text))
  // Beside a table alone Tesseract has nothing to add.
  if (isTable && figuresIn(networks) >= Math.max(TABLE_FIGURES, figuresIn(list))) return networks
  const reading = list === networks ? list : withSureRows(list, networks)
  if (reading === networks || figuresIn(networks) < figuresIn(reading) + LOST_FIGURES) return reading
  return HEADING.test(reading.text) || HEADING.test(networks.text) ? withFigures(reading, networks) : networks
}

/** No text but a table has so many figures. */
const TABLE_FIGURES = 4
/** A reading with this many figures less has lost rows of a table. */
const LOST_FIGURES = 2

function betterList(
  networks: Reading,
  tesseract: Reading | RecognitionProblem,
  { isKnownName }: ReadOptions,
): Reading {
  if (!tesseract.ok) return networks
  if (tesseract.confidence >= SURE_ENGLISH) return tesseract
  if (hasHeading(networks) && !hasHeading(tesseract)) return networks
  const lettersOf = ({ text }: Reading) => (isKnownName ? knownLetters(text, isKnownName) : 0)
  return lettersOf(networks) > lettersOf(tesseract) * 1.2 ? networks : tesseract
}
