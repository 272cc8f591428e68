import { expect, it } from 'vitest'
import type { Ingredient } from '../../records/index.ts'
import { displayName, isUnsure, rowName } from './display-name.ts'

it.each([
  ['白 砂\n糖', '白砂糖'],
  ['食品 添加剂 （ 山梨酸 钾 ）', '食品添加剂（山梨酸钾）'],
  ['Added or free sugars: 白砂糖.', 'Added or free sugars: 白砂糖.'],
  ['维生素 B1 在 GB 2760 限量内', '维生素 B1 在 GB 2760 限量内'],
  ['Soya\n  Lecithin', 'Soya Lecithin'],
  ['coco-\nnut milk', 'coconut milk'],
  ['L-\nascorbic acid', 'L- ascorbic acid'],
])('shows %j as %j', (read, shown) => {
  expect(displayName(read)).toBe(shown)
})

it('shows every real name whole in a row, and cuts off what is none', () => {
  const longest = '食'.repeat(200)
  expect(rowName('白 砂\n糖')).toBe('白砂糖')
  expect(rowName(longest)).toBe(longest)
  expect(rowName(`${longest}𠮷`)).toBe(`${longest}…`)
  expect(rowName('a'.repeat(5_000))).toBe(`${'a'.repeat(200)}…`)
  expect([...rowName('𠮷'.repeat(300))]).toHaveLength(201)
})

const ingredient = (confidence: number, more: Partial<Ingredient> = {}): Ingredient => ({
  name: '山梨酸钟',
  span: { start: 0, end: 4 },
  confidence,
  kind: 'additive',
  functions: [],
  children: [],
  ...more,
})
const suspected = { name: '山梨酸钾', confidence: 0.9 }

it.each([
  ['one that was read poorly', ingredient(0.79), true],
  ['one that was read well', ingredient(0.8), false],
  ['one that looks misread', ingredient(0.95, { suspected }), true],
  ['one that looks misread, and that a person found right', ingredient(1, { suspected }), false],
  ['a heading', ingredient(0.5, { role: 'section' }), false],
])('asks a person to look at %s: %#', (_, one, isAsked) => {
  expect(isUnsure(one)).toBe(isAsked)
})
