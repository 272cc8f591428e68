import { describe, expect, it } from 'vitest'
import { randomFrom } from '../seeded-random.ts'
import { generatedPacks } from './generated.ts'
import { judge, read } from './judge.ts'
import { placedTable } from './placed.ts'
import { figuresOf, photoTables } from './reading.ts'
import { printTable } from './tables.ts'

const readAs = (count: number, hold: { turn: number; tilt: number; bend: number; lost: number }) =>
  figuresOf(
    photoTables(count).map((table, seed) => {
      const random = randomFrom(seed + 1)
      const either = (most: number) => (random() * 2 - 1) * most
      const camera = { ...hold, turn: either(hold.turn), tilt: either(hold.tilt), bend: either(hold.bend) }
      const { text, words } = placedTable(table, { ...camera, random })
      return judge(table, read(text, words))
    }),
  )

describe('tables that were read column by column', () => {
  it.each([
    ['straight', { turn: 0, tilt: 0, bend: 0, lost: 0 }, 0.99],
    ['turned by 4 degrees', { turn: 0.07, tilt: 0, bend: 0, lost: 0 }, 0.98],
    ['narrowing and bent', { turn: 0.06, tilt: 0.15, bend: 0.02, lost: 0 }, 0.95],
    ['with a word in ten lost', { turn: 0.06, tilt: 0.15, bend: 0.02, lost: 0.1 }, 0.7],
  ])('%s: their rows are found again, and no value is sure that belongs to another', (_, hold, least) => {
    const { cells, unmarked } = readAs(24, hold)
    expect(unmarked).toEqual([])
    expect(cells).toBeGreaterThan(least)
  })
})

/** A word of a photo: its text, the middle of its left edge, and its width, in shares of the photo. */
const wordsAt = (lines: readonly (readonly [text: string, x: number, y: number, width: number])[][]) => {
  let text = ''
  const words = lines.flatMap(line => {
    if (text) text += '\n'
    return line.map(([word, x, y, width], i) => {
      if (i > 0) text += ' '
      const start = text.length
      text += word
      return { start, end: text.length, confidence: 0.99, box: { x, y: y - 0.02, width, height: 0.04 } }
    })
  })
  return { text, words }
}

describe('rows that the reader of a photo got wrong', () => {
  const bent = [
    [
      ['Nutrition', 0.1, 0.1, 0.1],
      ['per100g', 0.7, 0.15, 0.1],
    ],
    [['97kJ', 0.7, 0.21, 0.08]],
    [
      ['Energy', 0.1, 0.21, 0.1],
      ['23kcal', 0.7, 0.27, 0.1],
    ],
    [['1.4g', 0.7, 0.33, 0.07]],
    [
      ['Fat', 0.1, 0.33, 0.05],
      ['0.4g', 0.7, 0.39, 0.07],
    ],
    [
      ['saturates', 0.1, 0.39, 0.15],
      ['1.5g', 0.7, 0.45, 0.07],
    ],
    [
      ['Carbohydrate', 0.1, 0.45, 0.2],
      ['0.6g', 0.7, 0.51, 0.07],
    ],
    [
      ['sugars', 0.1, 0.51, 0.1],
      ['0.0g', 0.7, 0.57, 0.07],
    ],
    [['Fibre', 0.1, 0.57, 0.08]],
    [['Protein', 0.1, 0.63, 0.1]],
    [['Salt', 0.1, 0.69, 0.07]],
    [['1.1g', 0.7, 0.63, 0.07]],
    [['0.09g', 0.7, 0.69, 0.08]],
  ] satisfies [string, number, number, number][][]

  it('are told by the sums: no value is sure that belongs to the row above', () => {
    const { text, words } = wordsAt(bent)
    const rows = read(text, words)?.rows ?? []
    const cell = (nutrient: string) => rows.find(row => row.nutrient === nutrient)?.cells[0]
    expect([cell('fat')?.value, cell('carbohydrate')?.value, cell('sugars')?.value]).toEqual([1.4, 1.5, 0.6])
    expect([cell('protein')?.value, cell('salt')?.value]).toEqual([1.1, 0.09])
  })

  it('are read once where two readers saw them, and figures that a blank cut are one number', () => {
    const { text, words } = wordsAt([
      [
        ['per', 0.5, 0.1, 0.05],
        ['serving', 0.56, 0.1, 0.1],
        ['(45g)', 0.67, 0.1, 0.05],
      ],
      [
        ['per', 0.8, 0.1, 0.05],
        ['100g', 0.86, 0.1, 0.06],
      ],
      [['Energy', 0.1, 0.2, 0.1]],
      [['Protein', 0.1, 0.3, 0.1]],
      [['Fat', 0.1, 0.4, 0.1]],
      [['Carbohydrate', 0.1, 0.5, 0.2]],
      [
        ['529kJ', 0.5, 0.2, 0.08],
        ['1', 0.8, 0.2, 0.015],
        ['1', 0.817, 0.2, 0.015],
        ['76kJ', 0.834, 0.2, 0.06],
      ],
      [
        ['5.9g', 0.5, 0.3, 0.07],
        ['13.2g', 0.8, 0.3, 0.08],
      ],
      [['13.2g', 0.8, 0.301, 0.08]],
      [
        ['9.4g', 0.5, 0.4, 0.07],
        ['20.8g', 0.8, 0.4, 0.08],
      ],
      [
        ['4.1g', 0.5, 0.5, 0.07],
        ['9.2g', 0.8, 0.5, 0.07],
      ],
    ])
    const rows = read(text, words)?.rows ?? []
    expect(rows.map(({ nutrient, cells }) => [nutrient, ...cells.map(({ value }) => value)])).toEqual([
      ['energy', 529, 1176],
      ['protein', 5.9, 13.2],
      ['fat', 9.4, 20.8],
      ['carbohydrate', 4.1, 9.2],
    ])
  })

  it('keep names and headings that a blank cut', () => {
    const text =
      'Servingsize:200m l\nAvg,quantityperservi n g Avg,quantityper100m l\nEnergy 427kJ 213kJ\nProtein 0.6g 0.3g\nFat, total 8.0g 4.0g\n-satura ted 3.8g 1.9g\nCarbohydrate, total 7.0g 3.5g\nDietary f ibre 0.4g 0.2g\nSo dium 66mg 33mg'
    const table = read(text)
    expect(table?.columns).toEqual([
      { per: 'portion', portion: { value: 200, unit: 'ml' } },
      { per: '100ml' },
    ])
    expect(table?.rows.map(({ nutrient, cells }) => [nutrient, ...cells.map(({ value }) => value)])).toEqual([
      ['energy', 427, 213],
      ['protein', 0.6, 0.3],
      ['fat', 8, 4],
      ['saturatedFat', 3.8, 1.9],
      ['carbohydrate', 7, 3.5],
      ['fibre', 0.4, 0.2],
      ['sodium', 66, 33],
    ])
  })

  it('keep a name whose blanks were lost', () => {
    const [pack] = generatedPacks(3).slice(2)
    if (!pack) throw new Error('no pack')
    const table = printTable(pack, { form: 'rows', spelling: 0 })
    const glued = table.text.replaceAll('of which ', 'ofwhich')
    expect(glued).not.toBe(table.text)
    expect(judge(table, read(glued))).toMatchObject({ right: table.cells.length, unmarked: [] })
  })
})
