import { describe, expect, it } from 'vitest'
import { findGutters, type InkCells, wholeLines, wordGapLimits } from './gutters.ts'

/** Rows of text, one character of the drawing per character of print: five cells each way, and a cell between lines. */
const CELLS = 5
function cellsOf(lines: readonly string[]): InkCells {
  const columns = Math.max(...lines.map(line => line.length)) * CELLS
  const rows = lines.length * (CELLS + 1)
  const cells = new Uint8Array(columns * rows)
  lines.forEach((line, n) => {
    for (let row = n * (CELLS + 1); row < n * (CELLS + 1) + CELLS; row++) {
      for (let column = 0; column < line.length * CELLS; column++) {
        if (line[Math.floor(column / CELLS)] === '#') cells[row * columns + column] = 1
      }
    }
  })
  return { columns, rows, cells }
}

/** Which characters of each line stand in a gutter. */
const guttersAt = (lines: readonly string[]) => {
  const ink = cellsOf(lines)
  const gutters = findGutters(ink, CELLS)
  return lines.map((line, n) => {
    const middle = (n * (CELLS + 1) + 2) * ink.columns + 2
    return [...line.slice(0, ink.columns / CELLS)].flatMap((_, at) =>
      gutters[middle + at * CELLS] ? [at] : [],
    )
  })
}

describe('gutters', () => {
  it('are found between columns no further apart than a character', () => {
    expect(
      guttersAt(['######.#####', '######.#####', '######.#####', '######.#####', '######.#####']),
    ).toEqual(Array.from({ length: 5 }, () => [6]))
  })
  it('are no gaps between words, which stand elsewhere in every line', () => {
    const found = guttersAt(['####.#######', '######.#####', '##.#########', '########.###', '#####.######'])
    expect(found.flat()).toEqual([])
  })
  it('are no gaps that two lines have in common', () => {
    expect(guttersAt(['######.#####', '######.#####', '############', '############']).flat()).toEqual([])
  })
  it('are sooner believed where they are two characters wide, among narrower gaps', () => {
    const threeOf = (line: string) => [line, line, line, '####################', '####################']
    expect(guttersAt(threeOf('##.##.##.##..####')).slice(0, 3)).toEqual(Array(3).fill([11, 12]))
    expect(guttersAt(threeOf('##.##.##.##.#####')).flat()).toEqual([])
    // Two gaps alike in a narrow column: its words are set apart to fill it.
    expect(guttersAt(threeOf('####..####..####')).flat()).toEqual([])
  })
  it('are followed where the paper leans', () => {
    const ink = cellsOf(Array.from({ length: 6 }, () => '######.######'))
    for (let row = 0; row < ink.rows; row++) {
      const cells = ink.cells.subarray(row * ink.columns, (row + 1) * ink.columns)
      cells.copyWithin(Math.floor(row / 4), 0)
    }
    const gutters = findGutters(ink, CELLS)
    const last = gutters.subarray((ink.rows - 2) * ink.columns, (ink.rows - 1) * ink.columns)
    expect([gutters.subarray(0, ink.columns).indexOf(1), last.indexOf(1)]).toEqual([30, 38])
  })
  it('end where a line runs across', () => {
    const columns = Array.from({ length: 5 }, () => '######.#####')
    expect(guttersAt([...columns, '############', '############']).map(line => line.length > 0)).toEqual([
      ...columns.map(() => true),
      false,
      false,
    ])
  })
})

describe('gaps between words', () => {
  const limits = (line: string) => wordGapLimits(wholeLines(cellsOf([line]), CELLS), CELLS, 6)
  it('may be wide in a line whose gaps are all wide', () => {
    expect(Math.max(...limits('###..##..####..##'))).toBe(15)
  })
  it('are as usual in a line with few of them', () => {
    expect(Math.max(...limits('######..#########'))).toBe(6)
  })
  it('may be wider still in a line whose gaps are all alike: few long words fill it', () => {
    expect(Math.max(...limits('###....##....####....##'))).toBeGreaterThanOrEqual(20)
    expect(Math.max(...limits('###....##......####..........##'))).toBe(6)
    expect(Math.max(...limits('###.....##.....####'))).toBe(6)
  })
  it('do not grow to the text beside such a line', () => {
    const widest = Math.max(...limits('###....##....####....##......######'))
    expect(widest).toBeGreaterThanOrEqual(20)
    expect(widest).toBeLessThan(30)
  })
  it('are seen through the whole height of a line', () => {
    const ink = cellsOf(['############'])
    // Commas only reach into the lowest cells.
    for (let row = 0; row < CELLS - 1; row++)
      ink.cells.fill(0, row * ink.columns + 10, row * ink.columns + 15)
    expect(
      wholeLines(ink, CELLS)
        .cells.subarray(2 * ink.columns, 3 * ink.columns)
        .includes(0),
    ).toBe(false)
  })
})
