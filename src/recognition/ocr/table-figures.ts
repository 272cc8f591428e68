import type { Reading, ReadLine } from './reading.ts'

/** A figure of a nutrition table: 5.2g, 268 mg, 1046kJ. */
const FIGURE = /\d\s?(?:g|mg|kj|kcal|µg|mcg)\b/gi
/** What the rows of a nutrition table and its headings say. */
const ROW =
  /nutrition|typical|serving|per 100|\d ?%|energy|calories|\bfat\b|saturate|carbohydrate|\bcarb|sugars?\b|fib(?:re|er)|protein|\bsalt\b|sodium|cholesterol|vitamin|calcium|iron|potassium/i

/** A line of an ingredient list names nutrients too. */
const LIST = /ingredients|,.*,/i

const countOf = (text: string) => text.match(FIGURE)?.length ?? 0

/** How many figures of a nutrition table a reading has. */
export const figuresIn = ({ text }: Pick<Reading, 'text'>): number => countOf(text)

/** The rows of a nutrition table: from the first to the last line that is one. */
function tableLines(lines: readonly ReadLine[]): ReadLine[] {
  const isRow = ({ text }: ReadLine) =>
    !LIST.test(text) && (countOf(text) > 0 || (ROW.test(text) && text.length < 48))
  const first = lines.findIndex(isRow)
  const last = lines.findLastIndex(isRow)
  return first < 0 ? [] : lines.slice(first, last + 1).filter(isRow)
}

/** A reading with the rows of the nutrition table of another one of the same photo behind it. */
export function withFigures(reading: Reading, other: Reading): Reading {
  const lines = [...reading.lines]
  let { text } = reading
  for (const line of tableLines(other.lines)) {
    const start = text.length + 1
    const shift = start - line.start
    const words = line.words.map(word => ({ ...word, start: word.start + shift, end: word.end + shift }))
    lines.push({ ...line, start, end: start + line.text.length, words })
    text += `\n${line.text}`
  }
  return { ...reading, text, lines }
}
