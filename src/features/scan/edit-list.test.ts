import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insertItemAfter, removeItem, replaceItem } from './edit-list.ts'

const spanOf = (text: string, name: string) => {
  const start = text.indexOf(name)
  return { start, end: start + name.length }
}
const chinese = '配料：水、白砂糖（12%）、食品添加剂（山梨酸钾、柠檬黄）、食用盐。'
const english = 'Ingredients: Water, Sugar 1.5%, Preservative (E202), Salt.'

describe('putting a list right', () => {
  it('changes the name and nothing else', () => {
    expect(replaceItem(chinese, spanOf(chinese, '白砂糖'), '赤砂糖')).toBe(
      '配料：水、赤砂糖（12%）、食品添加剂（山梨酸钾、柠檬黄）、食用盐。',
    )
  })

  it.each([
    [chinese, '水', '配料：白砂糖（12%）、食品添加剂（山梨酸钾、柠檬黄）、食用盐。'],
    [chinese, '白砂糖', '配料：水、食品添加剂（山梨酸钾、柠檬黄）、食用盐。'],
    [chinese, '山梨酸钾', '配料：水、白砂糖（12%）、食品添加剂（柠檬黄）、食用盐。'],
    [chinese, '柠檬黄', '配料：水、白砂糖（12%）、食品添加剂（山梨酸钾）、食用盐。'],
    [chinese, '食用盐', '配料：水、白砂糖（12%）、食品添加剂（山梨酸钾、柠檬黄）。'],
    [english, 'Sugar', 'Ingredients: Water, Preservative (E202), Salt.'],
    [english, 'E202', 'Ingredients: Water, Sugar 1.5%, Preservative, Salt.'],
    [english, 'Salt', 'Ingredients: Water, Sugar 1.5%, Preservative (E202).'],
    ['水', '水', ''],
  ])('%s without %s', (text, name, left) => {
    expect(removeItem(text, spanOf(text, name)).replace(/ (?=,)/, '')).toBe(left)
  })

  it.each([
    [chinese, '白砂糖', '配料：水、白砂糖（12%）、醋、食品添加剂（山梨酸钾、柠檬黄）、食用盐。'],
    [chinese, '柠檬黄', '配料：水、白砂糖（12%）、食品添加剂（山梨酸钾、柠檬黄、醋）、食用盐。'],
    [chinese, '食用盐', '配料：水、白砂糖（12%）、食品添加剂（山梨酸钾、柠檬黄）、食用盐、醋。'],
    [english, 'Sugar', 'Ingredients: Water, Sugar 1.5%, 醋, Preservative (E202), Salt.'],
    ['水', '水', '水、醋'],
    ['Water', 'Water', 'Water, 醋'],
  ])('%s with one more after %s', (text, name, longer) => {
    expect(insertItemAfter(text, spanOf(text, name), '醋')).toBe(longer)
  })

  it('never loses what stands before the item, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (text, a, b) => {
        const [start = 0, end = 0] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y)
        const before = text.slice(0, start)
        expect(replaceItem(text, { start, end }, 'x').startsWith(`${before}x`)).toBe(true)
        expect(insertItemAfter(text, { start, end }, 'x').startsWith(text.slice(0, end))).toBe(true)
        expect(removeItem(text, { start, end }).length).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
