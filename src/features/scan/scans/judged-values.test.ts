import { expect, it } from 'vitest'
import { engine } from '../../../../test/labels/corpus.ts'
import { taskOf } from '../../../../test/task.ts'
import type { LabelInput } from '../../../engine/index.ts'
import { judgedValues } from './judged-values.ts'

const text =
  '配料：小麦粉、植物油、白砂糖\n营养成分表\n项目 每100克 NRV%\n能量 1950千焦 23%\n蛋白质 9.8克 16%\n脂肪 16.5克 28%\n碳水化合物 69.0克 23%\n钠 568毫克'

const taskFrom = (label: LabelInput) =>
  taskOf({ labelText: label.text, imageUrl: '', result: engine.analyse(label) })

/** The label as read from a photo, on which the sodium was hard to read. */
const photographed = (hard: string) =>
  taskFrom({
    text,
    words: [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      confidence: word === hard ? 0.5 : 0.97,
      // A row a line.
      box: {
        x: (index - text.lastIndexOf('\n', index)) / 60,
        y: text.slice(0, index).split('\n').length / 20,
        width: word.length / 60,
        height: 0.04,
      },
    })),
  })

const cellsIn = (label: LabelInput) =>
  engine
    .analyse(label)
    .nutrition?.rows.flatMap(({ nutrient, cells }) => cells.map(cell => ({ ...cell, nutrient }))) ?? []

const spanOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
const corrected = (
  read: ReturnType<typeof taskOf>,
  to: string,
  accepted: { start: number; end: number }[],
) => {
  const values = judgedValues(read, engine.analyse({ text: to }).nutrition, accepted)
  return cellsIn({ text: to, ...(values && { values }) })
}
const sure = (cells: ReturnType<typeof cellsIn>, nutrient: string) =>
  cells.find(cell => cell.nutrient === nutrient)?.isSure

it('keeps a value in doubt that was hard to read, when something else is corrected', () => {
  const read = photographed('568毫克')
  expect(sure(corrected(read, text, []), 'sodium')).toBe(false)
  expect(sure(corrected(read, text.replace('白砂糖', '冰糖'), []), 'sodium')).toBe(false)
  expect(sure(corrected(read, text.replace('白砂糖', '冰糖'), []), 'protein')).toBe(true)
})

it('takes a value as sure that a person confirmed or typed', () => {
  const read = photographed('568毫克')
  expect(sure(corrected(read, text, [spanOf('568毫克')]), 'sodium')).toBe(true)
  expect(sure(corrected(read, text.replace('568', '586'), []), 'sodium')).toBe(true)
})

it('asks about a number of the photo that stands in another row than before', () => {
  const read = photographed('568毫克')
  const moved = text.replace('钠 568毫克', '钠 16.5毫克').replace(' 28%\n碳', '\n碳')
  expect(sure(corrected(read, moved, []), 'sodium')).toBe(false)
})

it('confirms a value against the sums, and lets the sums confirm the others once one is corrected', () => {
  const wrong = text.replace('16.5克', '165克')
  const read = taskFrom({ text: wrong })
  expect(sure(cellsIn({ text: wrong }), 'fat')).toBe(false)
  const at = wrong.indexOf('165克')
  const accepted = corrected(read, wrong, [{ start: at, end: at + 4 }])
  expect(accepted.find(({ nutrient }) => nutrient === 'fat')).toMatchObject({ value: 165, isSure: true })
  const right = corrected(read, text, [])
  expect(right.filter(({ isSure }) => !isSure)).toEqual([])
})
