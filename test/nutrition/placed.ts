import type { ReadWord } from '../../src/engine/parsing/to-ingredients.ts'
import type { PrintedTable } from './tables.ts'

/** How a camera held the print: turned and narrowing (slopes), bent (in heights of the photo), words lost (share). */
export interface Camera {
  turn: number
  tilt: number
  bend: number
  lost: number
  random: () => number
}

const PITCH = 0.055
const HEIGHT = 0.045
const LETTER = 0.011
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + LETTER * (letter > '\u2e80' ? 1.6 : 1), 0)

/**
 * A table as a recogniser hands it over that takes it column by column: the text, and each word with its box. `joined` rows have their
 * values in one line.
 */
export function placedTable(
  { head, grid }: PrintedTable,
  { turn, tilt, bend, lost, random }: Camera,
): { text: string; words: ReadWord[] } {
  const right = [0.1, 0.62, 0.93]
  const columns = Math.max(...grid.map(row => row.length))
  const cells = [
    ...head.map((text, i) => ({ text, x: 0.1, y: 0.08 + i * PITCH })),
    ...Array.from({ length: columns }, (_, column) =>
      grid.flatMap((row, i) => {
        const text = row[column] ?? ''
        const x = column === 0 ? 0.1 : (right[column] ?? 0.95) - widthOf(text)
        return text ? [{ text, x, y: 0.08 + (head.length + i) * PITCH }] : []
      }),
    ).flat(),
  ]
  const lowered = (x: number, y: number) =>
    y +
    turn * (x - 0.5) +
    tilt * (x - 0.5) * (y - 0.5) +
    bend * Math.cos((x - 0.5) * Math.PI * 2) +
    (random() - 0.5) * HEIGHT * 0.15
  let text = ''
  const words: ReadWord[] = []
  for (const cell of cells) {
    const before = text.length
    for (const { 0: word, index } of cell.text.matchAll(/\S+/g)) {
      if (random() < lost) continue
      const x = cell.x + widthOf(cell.text.slice(0, index))
      const width = widthOf(word)
      if (text.length > before) text += ' '
      const start = text.length
      text += word
      const box = { x, y: lowered(x + width / 2, cell.y) - HEIGHT / 2, width, height: HEIGHT }
      words.push({ start, end: text.length, confidence: 0.99, box })
    }
    if (text.length > before) text += '\n'
  }
  return { text, words }
}
