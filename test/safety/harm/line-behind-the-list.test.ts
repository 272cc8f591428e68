import { describe, expect, it } from 'vitest'
import { engine, flat } from '../../labels/corpus.ts'

const lastOf = (text: string) => flat(engine.analyse({ text }).ingredients).at(-1)?.name

describe('the line behind a list is no part of its last name', () => {
  const CHINESE = [
    '純素',
    '全素',
    '蛋奶素',
    '素食可食',
    '清真食品',
    '有机认证',
    '每100克',
    '营养成分表',
    '營養標示',
    '廠址：台北市中山路1號',
    '淨重：180公克',
    '台灣製造',
    '含咖啡因',
    '零反式脂肪',
  ]
  it.each(CHINESE.flatMap(line => [`鹽\n${line}`, `鹽。\n${line}`]))('%s', end =>
    expect(lastOf(`成分：麵粉、砂糖、葵花油、水、${end}`)).toBe('鹽'),
  )

  const ENGLISH = [
    'Nutrition per 100g',
    'Nutrition per 100g: Energy 362 kcal',
    'Nutrition',
    'Per 100g: Energy 100 kJ',
    'Vegan',
    'Vegan friendly',
    'Vegetarian',
    'Plant-based',
    'Organic',
    '100% natural',
    'Green dot VEG',
    'MRP Rs 95',
    'Halal certified',
    'No artificial colours',
  ]
  it.each(ENGLISH.flatMap(line => [`INS 330\n${line}`, `INS 330.\n${line}`]))('%s', end =>
    expect(lastOf(`Ingredients: rice, sugar, Acidity Regulator ${end}`)).toBe('INS 330'),
  )

  it.each([
    ['配料：水、大豆、\n素食调味料', '素食调味料'],
    ['Ingredients: rice, sugar,\norganic honey', 'organic honey'],
    ['Ingredients: rice, vegetarian sausage', 'vegetarian sausage'],
  ])('a list that goes on keeps its names: %s', (text, name) => expect(lastOf(text)).toBe(name))

  it('caffeine that the label states is no additive', () => {
    const { groups, reasons } = engine.analyse({ text: '配料：水、糖、紅茶、檸檬酸\n含咖啡因' })
    expect(reasons.some(({ text }) => text.zh.includes('咖啡因'))).toBe(false)
    expect(groups.some(({ group }) => group === 'caffeine')).toBe(true)
  })
})
