import type { TextRow } from '../layout/rows.ts'
import type { RowReading } from './row-reader.ts'
import type { TesseractLine, TesseractSymbol, TesseractWord } from './tesseract-client.ts'

/** Whether a text, as it was read, is the name of something known. */
export type IsKnownName = (text: string) => boolean

/** A character (or a Latin word) of a row, and which word it came in. */
interface Unit extends TesseractSymbol {
  word: number
}

interface Part {
  row: number
  from: number
  to: number
}

/** The text between two separators, possibly wrapped over rows: which units of which rows. */
interface Item {
  parts: Part[]
  text: string
}

const SEPARATOR = /^[\s,，、.。;；:：()（）[\]【】〔〕{}｛｝<>《》]+$/
/** A name on more rows than this is none. */
const MAX_PARTS = 2

const unitsOf = (line: TesseractLine): Unit[] =>
  line.words.flatMap((word, i) => {
    const isWhole = word.symbols.map(({ text }) => text).join('') !== word.text
    return (isWhole ? [word] : word.symbols).map(({ text, confidence, bbox }) => ({
      text,
      confidence,
      bbox,
      word: i,
    }))
  })

/** Latin words of one name have a space between them, Chinese ones none. */
const textOf = (units: readonly Unit[]): string =>
  units.reduce((text, unit, i) => {
    const before = units[i - 1]
    const isGap =
      before && before.word !== unit.word && /[a-z]$/i.test(before.text) && /^[a-z]/i.test(unit.text)
    return text + (isGap ? ' ' : '') + unit.text
  }, '')

function itemsOf(rows: readonly Unit[][]): Item[] {
  const items: Item[] = []
  let open: Item | undefined
  rows.forEach((units, row) => {
    for (let at = 0; at < units.length; at++) {
      const unit = units[at]
      if (!unit || SEPARATOR.test(unit.text)) {
        open = undefined
        continue
      }
      const part = open?.parts.at(-1)
      if (open && part?.row === row) part.to = at + 1
      else if (open) open.parts.push({ row, from: at, to: at + 1 })
      else {
        open = { parts: [{ row, from: at, to: at + 1 }], text: '' }
        items.push(open)
      }
    }
  })
  for (const item of items) item.text = item.parts.map(part => textOf(slice(rows, part))).join('')
  return items
}

const slice = (rows: readonly Unit[][], { row, from, to }: Part): Unit[] => rows[row]?.slice(from, to) ?? []

/** A wrapped item, or, for a row may end without a separator, its parts as items of their own. */
function waysToRead(rows: readonly Unit[][], item: Item): Item[] {
  if (item.parts.length === 1) return [item]
  const parts = item.parts.map(part => ({ parts: [part], text: textOf(slice(rows, part)) }))
  return item.parts.length > MAX_PARTS ? parts : [item, ...parts]
}

/** For each boundary between units of `a`, the boundary of `b` that belongs to it by the least edits. */
function alignBoundaries(a: readonly Unit[], b: readonly Unit[]): number[] {
  const width = b.length + 1
  const cost = new Uint16Array((a.length + 1) * width)
  const same = (i: number, j: number) => (a[i - 1]?.text === b[j - 1]?.text ? 0 : 1)
  const at = (i: number, j: number) => cost[i * width + j] ?? 0
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      cost[i * width + j] =
        i === 0 || j === 0
          ? i + j
          : Math.min(at(i - 1, j - 1) + same(i, j), at(i - 1, j) + 1, at(i, j - 1) + 1)
    }
  }
  const boundaries = new Array<number>(a.length + 1).fill(0)
  let [i, j] = [a.length, b.length]
  boundaries[i] = j
  while (i > 0 || j > 0) {
    if (i > 0 && j > 0 && at(i, j) === at(i - 1, j - 1) + same(i, j)) [i, j] = [i - 1, j - 1]
    else if (i > 0 && at(i, j) === at(i - 1, j) + 1) i--
    else j--
    boundaries[i] = j
  }
  return boundaries
}

const isNameLike = ({ text }: Item) => text.length >= 2

/** Units without the separators and other marks around them. */
function trim(units: readonly Unit[]): Unit[] {
  const isName = ({ text }: Unit) => /[\p{L}\p{N}]/u.test(text)
  return units.slice(units.findIndex(isName) >>> 0, units.findLastIndex(isName) + 1)
}

/** The unknown names, and the rows of the list: those with known names, and one more at either end. */
function unknownItems(rows: readonly Unit[][], isKnownName: IsKnownName) {
  const items = itemsOf(rows).filter(isNameLike)
  const isKnown = items.map(item => waysToRead(rows, item).some(({ text }) => isKnownName(text)))
  const known = items.filter((_, i) => isKnown[i]).flatMap(({ parts }) => parts.map(({ row }) => row))
  const [first, last] = [Math.min(...known) - 1, Math.max(...known) + 1]
  return {
    unknown: items.filter((_, i) => !isKnown[i]),
    isInList: ({ row }: Part) => row >= first && row <= last,
  }
}

const allUnits = (readings: readonly RowReading[]): Unit[][] =>
  readings.map(({ lines }) => lines.flatMap(unitsOf))

/**
 * The numbers of the rows worth a second look: those of the list, which is where known names are, that hold a name nobody
 * knows. The model's own confidence does not tell: it is as sure of 碳酸氢铆 as of 碳酸氢铵.
 */
export function doubtfulRows(readings: readonly RowReading[], isKnownName: IsKnownName): number[] {
  const { unknown, isInList } = unknownItems(allUnits(readings), isKnownName)
  return [...new Set(unknown.flatMap(({ parts }) => parts.filter(isInList).map(({ row }) => row)))]
}

/** A part of a row to be read separately, and its extent in pixels of the page. */
export interface DoubtfulWord extends Part {
  textRow: TextRow
  text: string
  left: number
  right: number
}

/** A name has this many letters; what has fewer is an amount or a mark. */
const MIN_LETTERS = 3

/** The unknown names of the list, in the one or two pieces that they stand in. */
export function doubtfulWords(readings: readonly RowReading[], isKnownName: IsKnownName): DoubtfulWord[] {
  const rows = allUnits(readings)
  const { unknown, isInList } = unknownItems(rows, isKnownName)
  return unknown
    .filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS)
    .flatMap(({ parts }) => (parts.length <= MAX_PARTS && parts.every(isInList) ? parts : []))
    .flatMap(part => {
      const [units, textRow] = [slice(rows, part), readings[part.row]?.row]
      if (!textRow) return []
      const left = Math.min(...units.map(({ bbox }) => bbox.x0))
      const right = Math.max(...units.map(({ bbox }) => bbox.x1))
      return [{ ...part, textRow, text: textOf(units), left, right }]
    })
}

/** Units regrouped into words: neighbours that came in one word stay one. */
function wordsOf(units: readonly Unit[]): TesseractWord[] {
  const words: (TesseractWord & { word: number })[] = []
  for (const { word, ...symbol } of units) {
    const last = words.at(-1)
    if (last?.word !== word) {
      words.push({ ...symbol, symbols: [symbol], word })
      continue
    }
    last.symbols.push(symbol)
    last.text += symbol.text
    last.bbox = {
      x0: Math.min(last.bbox.x0, symbol.bbox.x0),
      y0: Math.min(last.bbox.y0, symbol.bbox.y0),
      x1: Math.max(last.bbox.x1, symbol.bbox.x1),
      y1: Math.max(last.bbox.y1, symbol.bbox.y1),
    }
  }
  return words.map(({ word, ...rest }) => rest)
}

/**
 * The first reading, with unknown names replaced where the second look at their rows read a known one. Nothing is made up:
 * every result was read from the photo in one of the two passes. Rows without a second look are undefined in `second`.
 */
export function preferKnown(
  first: readonly RowReading[],
  second: readonly (RowReading | undefined)[],
  isKnownName: IsKnownName,
): RowReading[] {
  const units = allUnits(first)
  const others = second.map(reading => reading?.lines.flatMap(unitsOf))
  const boundaries = units.map((row, i) => alignBoundaries(row, others[i] ?? row))
  return replaceUnknown(
    first,
    ({ row, from, to }) => others[row]?.slice(boundaries[row]?.[from], boundaries[row]?.[to]) ?? [],
    isKnownName,
  )
}

/** `preferKnown` for looks at single words: `looks` contains what was read in the place of each of `words`. */
export function preferKnownWords(
  first: readonly RowReading[],
  words: readonly DoubtfulWord[],
  looks: readonly RowReading[],
  isKnownName: IsKnownName,
): RowReading[] {
  const at = ({ row, from }: Part) => `${row}:${from}`
  const read = new Map(words.map((word, i) => [at(word), looks[i]?.lines.flatMap(unitsOf) ?? []]))
  return replaceUnknown(first, part => read.get(at(part)) ?? [], isKnownName)
}

function replaceUnknown(
  first: readonly RowReading[],
  look: (part: Part) => Unit[],
  isKnownName: IsKnownName,
): RowReading[] {
  const units = allUnits(first)
  // Numbered apart from the words around them.
  const secondLook = (part: Part): Unit[] => trim(look(part)).map(unit => ({ ...unit, word: -1 - unit.word }))
  const changed = new Set<number>()
  // From the end, so that earlier places stay valid.
  for (const item of itemsOf(units).filter(isNameLike).reverse()) {
    const ways = waysToRead(units, item)
    if (ways.some(({ text }) => isKnownName(text))) continue
    for (const { parts } of ways) {
      const [heads = [], tails = [[]]] = parts.map(part => [slice(units, part), secondLook(part)])
      const choice = heads
        .flatMap(head => tails.map(tail => [head, tail]))
        .find(pieces => isKnownName(pieces.map(textOf).join('')))
      if (!choice) continue
      parts.forEach(({ row, from, to }, i) => {
        units[row]?.splice(from, to - from, ...(choice[i] ?? []))
        changed.add(row)
      })
      break
    }
  }
  return first.map((reading, i) => {
    const [line] = reading.lines
    if (!changed.has(i) || !line) return reading
    const words = wordsOf(units[i] ?? [])
    return { ...reading, lines: [{ ...line, text: words.map(({ text }) => text).join(''), words }] }
  })
}
