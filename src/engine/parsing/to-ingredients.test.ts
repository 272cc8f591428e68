import { describe, expect, it } from 'vitest'
import { engine, flat, shape } from '../../../test/labels/corpus.ts'

const text = '配料：水、白砂糖、山梨酸钾'

/** What is made of a photo whose words were read as well as this, each word a line of its own. */
const read = (confidences: Record<string, number>) =>
  engine.analyse({
    text,
    words: Object.entries(confidences).map(([word, confidence], line) => ({
      start: text.indexOf(word),
      end: text.indexOf(word) + word.length,
      confidence,
      box: { x: line / 8, y: line / 4, width: 0.5, height: 0.125 },
    })),
  })
const sureness = (confidences: Record<string, number>) =>
  read(confidences).ingredients.map(({ confidence }) => confidence)

describe('an ingredient of a photo', () => {
  it('is as sure as its words were read', () => {
    expect(sureness({})).toEqual([0.98, 0.98, 0.98])
    expect(sureness({ 水: 1, 白砂糖: 0.5, 山梨酸钾: 0 })).toEqual([0.98, 0.49, 0])
  })

  it('of several words is as sure as these on average', () => {
    expect(sureness({ 水: 1, 白: 1, 砂: 0.5, 糖: 0.6, 山梨酸: 0.9, 钾: 0.3 })).toEqual([0.98, 0.69, 0.59])
  })

  it('that no table contains is as sure as the names around it were read', () => {
    const sure = (list: string) =>
      engine.analyse({ text: `配料：${list}` }).ingredients.map(one => one.confidence)
    // Told whole, by its end, by its last character, by nothing.
    expect(sure('水、苦瓜条、草莓果、银耳丝条')).toEqual([0.98, 0.9, 0.15, 0.1])
    const [water, strip, berry, unknown, misread] = sure('水、苦瓜条、草莓果、银耳丝条、三氯蔗塘')
    expect([water, strip, berry, unknown]).toEqual([0.98, 0.25, 0.1, 0.05])
    expect(misread).toBeGreaterThan(0.8)
  })

  it('has the box of its words', () => {
    const boxes = read({ 水: 1, 白: 1, 砂糖: 0.5 }).ingredients.map(({ box }) => box)
    expect(boxes).toEqual([
      { x: 0, y: 0, width: 0.5, height: 0.125 },
      { x: 0.125, y: 0.25, width: 0.625, height: 0.375 },
      undefined,
    ])
  })

  it('that is hard to read makes the whole less sure, one that is easy does not', () => {
    expect(read({ 水: 1, 白砂糖: 0.6, 山梨酸钾: 0.9 }).confidence).toBe(1)
    expect(read({ 水: 1, 白砂糖: 0.5, 山梨酸钾: 0 }).confidence).toBe(0.81)
  })
})

describe('what could be a nutrient or an additive', () => {
  it.each([
    ['配料：水、碳酸钙、维生素D、食用盐', '水 · 碳酸钙* · 维生素D* · 食用盐'],
    [
      '配料：水、维生素D、氯化钾、碳酸钙 5%、柠檬酸锌、食用盐',
      '水 · 维生素D* · 氯化钾* · 碳酸钙* 5 · 柠檬酸锌* · 食用盐',
    ],
    ['配料：食用盐、氯化钾 20%、碘酸钾', '食用盐 · 氯化钾+ 20 · 碘酸钾*'],
    ['配料：食用盐、氯化钾、碘酸钾', '食用盐 · 氯化钾* · 碘酸钾*'],
    ['配料：水、磷酸氢二钾、碳酸钙、结冷胶、食用盐', '水 · 磷酸氢二钾+ · 碳酸钙+ · 结冷胶+ · 食用盐'],
    ['配料：水、磷酸氢二钾、碳酸钙、食用盐、结冷胶', '水 · 磷酸氢二钾+ · 碳酸钙* · 食用盐 · 结冷胶+'],
    ['配料：水、维生素D、碳酸钙、结冷胶、食用盐', '水 · 维生素D* · 碳酸钙* · 结冷胶+ · 食用盐'],
    ['配料：水、氯化钾、碳酸钙、食品添加剂（结冷胶）', '水 · 氯化钾+ · 碳酸钙* · 食品添加剂: [结冷胶+]'],
    ['配料：水，calcium carbonate，结冷胶，食用盐', '水 · calcium carbonate* · 结冷胶+ · 食用盐'],
    ['配料：水、维生素（维生素D）、氯化钾、食用盐', '水 · 维生素: [维生素D*] · 氯化钾* · 食用盐'],
    ['配料：水、食品添加剂（氯化钾）、碳酸钙、食用盐', '水 · 食品添加剂: [氯化钾+] · 碳酸钙* · 食用盐'],
    ['配料：水、食品添加剂（维生素D、食用盐、碳酸钙）', '水 · 食品添加剂: [维生素D* · 食用盐 · 碳酸钙+]'],
    ['配料：水、抗氧化剂（维生素E、维生素C）、碳酸钙', '水 · 抗氧化剂: [维生素E+ · 维生素C+] · 碳酸钙*'],
    ['配料：水、乳酸钙、葡萄糖酸锌、食用盐', '水 · 乳酸钙* · 葡萄糖酸锌* · 食用盐'],
    ['配料：水、乳酸钙、食用盐', '水 · 乳酸钙+ · 食用盐'],
    ['配料：水、着色剂（白砂糖、甜菜根）、食用盐', '水 · 着色剂: [白砂糖 · 甜菜根+] · 食用盐'],
    ['配料：水、食品添加剂（甜菜根）、食用盐', '水 · 食品添加剂: [甜菜根] · 食用盐'],
    ['配料：水、食品添加剂（魔芋粉）、食用盐', '水 · 食品添加剂: [魔芋粉+] · 食用盐'],
    ['配料：水、魔芋粉、食用盐', '水 · 魔芋粉 · 食用盐'],
    ['配料：水、乳化剂（好大豆、氢化植物油）、食用盐', '水 · 乳化剂: [好大豆+ · 氢化植物油] · 食用盐'],
    ['配料：水、食品添加剂（嗜热链球菌）、食用盐', '水 · 食品添加剂: [嗜热链球菌] · 食用盐'],
  ])('is what its company makes of it: %s', (label, expected) =>
    expect(shape(engine.analyse({ text: label }).ingredients)).toBe(expected),
  )
})

describe('what an ingredient is there for', () => {
  it.each([
    ['配料：水、味精、食用盐', { 味精: ['增味剂'] }],
    ['配料：水、结冷胶、食用盐', { 结冷胶: ['增稠剂'] }],
    ['配料：水、抗氧化剂（维生素E）、食用盐', { 抗氧化剂: ['抗氧化剂'], 维生素E: ['抗氧化剂'] }],
    ['配料：水、食品添加剂（黄原胶）、食用盐', { 黄原胶: ['稳定剂和凝固剂', '增稠剂'] }],
    ['配料：水、增稠剂（黄原胶、淀粉）、食用盐', { 增稠剂: ['增稠剂'], 黄原胶: ['增稠剂'] }],
    ['配料：水、其他（咖啡因）、食用盐', { 咖啡因: ['其他'] }],
    ['配料：汤料：结冷胶、食用盐', { 结冷胶: ['增稠剂'] }],
  ])('is what its class says, or else what it may be used for: %s', (label, functions) =>
    expect(
      Object.fromEntries(
        flat(engine.analyse({ text: label }).ingredients)
          .filter(one => one.functions.length > 0)
          .map(one => [one.name, one.functions]),
      ),
    ).toEqual(functions),
  )
})

it('a name over two lines is written on one', () => {
  const { groups } = engine.analyse({ text: '配料：水、猪\n\n油、猪\n油、食用盐' })
  expect(groups.find(one => one.group === 'vegetarian_halal')?.text.zh).toBe(
    '含猪肉来源（猪 油）：不适合素食、清真。',
  )
})

describe('a name that goes on behind its bracket', () => {
  const named = (label: string) => engine.analyse({ text: label }).ingredients.map(({ name }) => name)
  it.each([
    ['Ingredients: rice, almond (blanched) milk 5%, salt', ['rice', 'almond (blanched) milk', 'salt']],
    ['Ingredients: rice, corn (maize) flour blend, salt', ['rice', 'corn (maize) flour blend', 'salt']],
    ['配料：水、大豆（非转基因）油、燕麦（即食）片', ['水', '大豆（非转基因）油', '燕麦（即食）片']],
    // 盐 behind a bracket is a name whose separator was lost, and of several names a compound is made.
    ['配料：酱油（酿造）盐、水', ['酱油', '盐', '水']],
    ['Ingredients: chocolate (sugar, cocoa mass) pieces, salt', ['chocolate', 'salt']],
  ])('%s', (label, names) => expect(named(label)).toEqual(names))
})

it.each([
  ['改性淀粉（1442）', '1442'],
  ['變性澱粉(E1422)', '1422'],
  ['Modified Starch (1412)', '1412'],
  ['焦糖色（150d）', '150d'],
  ['Caramel (150c)', '150c'],
])('the number in brackets names the member of a family: %s', (name, ins) =>
  expect(flat(engine.analyse({ text: `配料：水、${name}、盐` }).ingredients).find(one => one.ins)?.ins).toBe(
    ins,
  ),
)
