import { describe, expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'

const NUTRIENTS = ['sugar', 'salt', 'saturated_fat', 'oil', 'hydrogenated_oil', 'refined_grain']
/** What the nutrients of a list cost, in the order of the rules. */
const costs = (text: string): string => {
  const { reasons } = engine.analyse({ text })
  return NUTRIENTS.flatMap(rule => {
    const found = reasons.find(one => one.rule === rule)
    return found ? [`${rule} ${-found.points}`] : []
  }).join(', ')
}

const WHOLE = ['小米', '玉米', '花生', '苹果', '香蕉', '鸡蛋', '牛肉', '核桃', '南瓜']
const behind = (count: number, name: string) => `配料：${[...WHOLE.slice(0, count), name].join('、')}`

describe('the weight of a place', () => {
  it.each([
    [0, 28],
    [1, 21],
    [2, 15.4],
    [3, 11.2],
    [4, 8.4],
    [5, 5.6],
    [6, 5.6],
    [7, 5.6],
    [8, 2.8],
    [9, 2.8],
  ])('sugar behind %d foods costs %d', (count, points) =>
    expect(costs(behind(count, '白砂糖'))).toBe(`sugar ${points}`),
  )

  it.each([
    [0, 15],
    [1, 15],
    [2, 12],
    [3, 9],
    [4, 6.8],
    [5, 6],
    [7, 6],
    [8, 4.5],
    [9, 4.5],
  ])('salt behind %d foods costs %d', (count, points) =>
    expect(costs(behind(count, '食用盐'))).toBe(`salt ${points}`),
  )

  it.each([
    // A stated amount takes the place of the position: 20 % weighs like the first rank.
    ['小米、玉米、白砂糖（10%）', 'sugar 14'],
    ['小米、玉米、白砂糖（5%～15%）', 'sugar 14'],
    ['小米、玉米、白砂糖（40%）', 'sugar 28'],
    ['小米、玉米、白砂糖（10g/100g）', 'sugar 14'],
    ['小米、玉米、白砂糖（10g）', 'sugar 15.4'],
    ['小米、玉米、食用盐（1%）', 'salt 7.5'],
    // What stands behind yeast, a flavouring or an acid is little; salt is dense and keeps its own table.
    ['小米、酵母、白砂糖', 'sugar 2.8'],
    ['小米、酵母、食用盐', 'salt 12'],
    ['小米、食用香精、白砂糖', 'sugar 2.8'],
    ['小米、柠檬酸、白砂糖', 'sugar 2.8'],
    ['小米、山梨酸钾、白砂糖', 'sugar 2.8'],
    ['小米、三氯蔗糖、白砂糖', 'sugar 2.8'],
    ['小米、果胶、白砂糖', 'sugar 21'],
    ['小米、麦芽糖醇、白砂糖', 'sugar 21'],
    ['小米、异麦芽酮糖、白砂糖', 'sugar 21'],
    ['柠檬酸、白砂糖', 'sugar 2.8'],
    // Salt in a sweet is little; salt in anything else may be much.
    ['白砂糖、食用盐、棕榈油', 'sugar 28, salt 15, saturated_fat 2'],
    ['小米、食用盐、棕榈油', 'salt 15, saturated_fat 11'],
    // Each name counts once, at its first place.
    ['白砂糖、小米、白砂糖', 'sugar 28'],
    ['小米、白砂糖、葡萄糖浆', 'sugar 36'],
  ])('%s: %s', (list, expected) => expect(costs(`配料：${list}`)).toBe(expected))

  it('ingredients of 2 % or less are little', () =>
    expect(costs('Ingredients: millet, contains 2% or less of: sugar, salt')).toBe('sugar 2.8, salt 4.5'))
})

describe('a compound counts by its parts', () => {
  it.each([
    ['植物油（棕榈油、大豆油）、小米', 'saturated_fat 12, oil 4'],
    ['植物油（大豆油、棕榈油）、小米', 'saturated_fat 8, oil 6'],
    ['植物油（棕榈油）、小米', 'saturated_fat 20'],
    ['糖浆（白砂糖）、小米', 'sugar 28'],
    ['小米、糖浆（白砂糖、水）', 'sugar 21'],
    ['酱油（水、大豆、小麦粉、食用盐）、小米', 'salt 12'],
    ['酱油、小米', 'salt 9'],
    ['小米、酱油', 'salt 9'],
    ['干酪（牛奶、食用盐）、小米', 'salt 15, saturated_fat 14'],
    ['干酪、小米', 'salt 9, saturated_fat 14'],
    ['氢化植物油（大豆油）、小米', 'hydrogenated_oil 30'],
    ['小米、奶油、棕榈油、黄油、猪油', 'saturated_fat 22'],
    ['小米、饼干（小麦粉、白砂糖、棕榈油）', 'sugar 10.5, saturated_fat 5.3, refined_grain 5.6'],
  ])('%s: %s', (list, expected) => expect(costs(`配料：${list}`)).toBe(expected))
})

it.each([
  'Organic Crafted Kombucha (Water, Organic sugar, Organic tea, Kombucha culture), Passionfruit pulp 4%, Probiotics',
  'Ingredients: kombucha (water, sugar, tea, cultures), ginger juice',
  'Ingredients: kombucha [filtered water, cane sugar, black tea, culture], lemon juice',
  '配料：康普茶（水、白砂糖、红茶、菌种）、百香果汁',
])('is a sugared drink though its list stands in the bracket of its first name: %s', text => {
  expect(engine.analyse({ text }).score).toBeLessThanOrEqual(45)
})

it.each([
  'Ingredients: tomato sauce (water, tomato paste), sugar, salt',
  'Ingredients: grape juice (water, grape juice concentrate), corn syrup, pectin, citric acid',
])('leaves a sauce or a jelly whose first name opens with water what it is: %s', text => {
  expect(engine.analyse({ text }).reasons.map(({ rule }) => rule)).not.toContain('cap_sugar_drink')
})
