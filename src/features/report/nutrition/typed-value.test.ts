import { expect, it } from 'vitest'
import { engine } from '../../../../test/labels/corpus.ts'
import { typedValue, withValue } from './typed-value.ts'

it('replaces a value by the one that fits, in the words of the label, and the table then adds up', () => {
  const text =
    '配料：小麦粉、植物油\n营养成分表\n项目 每100克 NRV%\n能量 1950千焦(kJ) 23%\n蛋白质 9.8克(g) 16%\n脂肪 165克(g) 28%\n碳水化合物 69.0克(g) 23%\n钠 568毫克(mg) 28%'
  const cellOf = (label: string) =>
    engine.analyse({ text: label }).nutrition?.rows.find(({ nutrient }) => nutrient === 'fat')?.cells[0]
  const cell = cellOf(text)
  if (!cell?.likely) throw new Error('no fat')
  expect(cell).toMatchObject({ isSure: false, likely: { value: 16.5, unit: 'g' } })
  const corrected = withValue(text, cell, cell.likely)
  expect(corrected).toContain('脂肪 16.5克 28%')
  expect(cellOf(corrected)).toMatchObject({ value: 16.5, isSure: true })
})

it.each([
  ['16.5 g', { value: 16.5, unit: 'g' }],
  ['16,5', { value: 16.5, unit: 'g' }],
  ['１６．５克', { value: 16.5, unit: 'g' }],
  ['568毫克', { value: 568, unit: 'mg' }],
  ['1950 KJ', { value: 1950, unit: 'kJ' }],
  ['30 µg', { value: 30, unit: 'μg' }],
  ['', null],
  ['g', null],
  ['16.5.2', null],
  ['-3 g', null],
  ['16.5 stone', null],
])('reads %s as it is typed', (typed, value) => {
  expect(typedValue(typed, 'g')).toEqual(value)
})
