import { expect, it } from 'vitest'
import { packsIn, piecesIn } from './pieces.ts'

it.each([
  ['一片多少蛋白', '净含量：166克（10片）', { value: 16.6, unit: 'g' }],
  ['两小袋碳水几克', '净含量：175克（25克×7袋）', { value: 50, unit: 'g' }],
  ['protein per stick', '净含量：400克（25克×16条）', { value: 25, unit: 'g' }],
  ['carbs in 4 fingers', 'Net weight 280 g (10 x 28 g)', { value: 112, unit: 'g' }],
  ['protein per patty', 'Net weight 227 g (2 x 113.5 g)', { value: 113.5, unit: 'g' }],
  ['一片多少蛋白', '净含量：166克', null],
  ['糖高不高', '净含量：166克（10片）', null],
])('weighs the pieces that %s counts', (question, label, expected) => {
  expect(piecesIn(question, label)).toEqual(expected)
})

it('counts packs', () => {
  expect(packsIn('how much sugar is in 2 boxes')).toBe(2)
  expect(packsIn('喝三瓶有多少糖')).toBe(3)
  expect(packsIn('整瓶多少糖')).toBeNull()
})
