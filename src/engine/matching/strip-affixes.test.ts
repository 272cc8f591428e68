import { describe, expect, it } from 'vitest'
import { engine } from '../../../test/labels/corpus.ts'
import type { Ingredient } from '../index.ts'

const told = (one: Ingredient | undefined) =>
  one &&
  `${one.name} = ${one.additiveId ?? one.kind}${one.suspected ? `, perhaps ${one.suspected.name} ${one.suspected.confidence}` : ''}`
/** What the second of three names is taken for. */
const zh = (words: string) => told(engine.analyse({ text: `配料：水、${words}、盐` }).ingredients[1])
const en = (words: string) =>
  told(engine.analyse({ text: `Ingredients: water, ${words}, salt` }).ingredients[1])

describe('a number', () => {
  it.each([
    ['E330', 'E330 = 01.101'],
    ['e 330', 'e 330 = 01.101'],
    ['INS 330', 'INS 330 = 01.101'],
    ['INS No. 330', 'INS No. 330 = 01.101'],
    ['ins number 330', 'ins number 330 = 01.101'],
    ['E\n330', 'E\n330 = 01.101'],
    ['E500(ii)', 'E500(ii) = 06.001'],
    ['E500 ii', 'E500 ii = 06.001'],
    ['E472e', 'E472e = 10.010'],
    ['E 472 e', 'E 472 e = 10.010'],
    ['E160a(ii)', 'E160a(ii) = 08.147'],
    ['E999', 'E999 = 10.042'],
    ['E164', 'E164 = additive'],
    ['INS 164', 'INS 164 = 08.112'],
    ['Caramel E150d', 'Caramel E150d = 08.109'],
    ['E150d caramel', 'E150d caramel = 08.109'],
    ['carrageenan E407', 'carrageenan E407 = 20.007'],
    ['unheard E-407', 'unheard E-407 = 20.007'],
    ['unheard E407', 'unheard E407 = 20.007'],
    ['carrageenan E9999', 'carrageenan E9999 = 20.007'],
  ])('%s', (words, meaning) => expect(en(words)).toBe(meaning))

  it.each([
    ['330', '01.101'],
    ['164', '08.112'],
    ['E164', undefined],
    ['500(ii)', '06.001'],
    ['E编号330', '01.101'],
  ])('%s means an additive in their bracket', (words, id) => {
    const { ingredients } = engine.analyse({ text: `配料：水、食品添加剂（${words}）、盐` })
    expect(ingredients[1]?.children.map(one => [one.kind, one.additiveId])).toEqual([['additive', id]])
  })
})

describe('words of quality and state', () => {
  it.each([
    ['无水柠檬酸', '无水柠檬酸 = 01.101'],
    ['一水柠檬酸', '一水柠檬酸 = 01.101'],
    ['柠檬酸一水物', '柠檬酸一水物 = 01.101'],
    ['柠檬酸粉末', '柠檬酸粉末 = 01.101'],
    ['复配柠檬酸溶液', '复配柠檬酸溶液 = 01.101'],
    ['复配柠檬酸', '复配柠檬酸 = 01.101'],
    ['熟白芝麻', '熟白芝麻 = food'],
    ['食用盐', '食用盐 = food'],
    ['食用油', '食用油 = food'],
    ['dl苹果酸', 'dl苹果酸 = 01.309'],
    ['d山梨糖醇', 'd山梨糖醇 = 19.006'],
    ['动物双歧杆菌Bb-12', '动物双歧杆菌Bb-12 = culture'],
    ['乳双歧杆菌HN019', '乳双歧杆菌HN019 = culture'],
    ['白砂糖ab12', '白砂糖ab12 = unknown'],
    ['柠檬酸ab12', '柠檬酸ab12 = unknown'],
    ['某某粉末', '某某粉末 = unknown'],
  ])('%s', (words, meaning) => expect(zh(words)).toBe(meaning))

  it.each([
    ['organic cane sugar', 'organic cane sugar = food'],
    ['freeze-dried strawberry', 'freeze-dried strawberry = food'],
    ['organic', 'organic = unknown'],
    ['natural carotene color', 'natural carotene color = 08.010'],
    ['citric acid solution', 'citric acid solution = 01.101'],
    ['citric acid powder', 'citric acid powder = 01.101'],
    ['BHT solution', 'BHT solution = unknown'],
    ['added citric acid', 'added citric acid = 01.101'],
  ])('%s', (words, meaning) => expect(en(words)).toBe(meaning))
})

describe('words of what it is for, and joints without their other side', () => {
  it.each([
    ['BHT added to preserve freshness', 'BHT = 04.002'],
    ['citric acid for tartness', 'citric acid = 01.101'],
    ['lecithin an emulsifier', 'lecithin = 04.010'],
    ['TBHQ which preserves', 'TBHQ = 04.007'],
    ['sugar used to sweeten', 'sugar = food'],
    ['and citric acid', 'citric acid = 01.101'],
    ['plus sugar', 'sugar = food'],
  ])('%s', (words, meaning) => expect(en(words)).toBe(meaning))

  it.each([
    ['柠檬酸等', '柠檬酸 = 01.101'],
    ['柠檬酸适量', '柠檬酸 = 01.101'],
    ['含柠檬酸', '柠檬酸 = 01.101'],
    ['其中柠檬酸', '柠檬酸 = 01.101'],
    ['以及白砂糖', '白砂糖 = food'],
    ['某某等', '某某 = unknown'],
  ])('%s', (words, meaning) => expect(zh(words)).toBe(meaning))
})

describe('a name in two languages', () => {
  it.each([
    ['卡拉膠 Carrageenan E407', '卡拉膠 = 20.007'],
    ['卡拉胶 E407', '卡拉胶 E407 = 20.007'],
    ['柠檬酸 citric acid', '柠檬酸 = 01.101'],
    ['柠檬酸Citric Acid', '柠檬酸 = 01.101'],
    ['柠檬酸 330', '柠檬酸 = 01.101'],
    ['白砂糖 sugar', '白砂糖 = food'],
    ['白砂糖/sugar', '白砂糖 = food'],
    ['某某糖 whatever', '某某糖 = food'],
    ['某某 citric acid', '某某 = unknown'],
    ['蝦子 Shrimp Roe', '蝦子 = unknown'],
    ['citric acid 柠檬酸', '柠檬酸 = 01.101'],
    ['Sugar白砂糖', '白砂糖 = food'],
    ['abcdef白砂糖', '白砂糖 = food'],
    ['abc白砂糖', 'abc白砂糖 = food'],
  ])('%s', (words, meaning) => expect(zh(words)).toBe(meaning))

  it.each([
    ['wheat flour/tepung gandum', 'wheat flour = food'],
    ['sugar / gula', 'sugar = food'],
    ['pandan juice/jus pandan', 'pandan juice = food'],
    ['unheard juice/jus pandan', 'unheard juice = food'],
    ['sugar/salt', 'sugar/salt = food'],
    ['sugar/unheard salt', 'sugar/unheard salt = food'],
  ])('%s', (words, meaning) => expect(en(words)).toBe(meaning))
})

describe('Greek letters that were typed or read as others', () => {
  it.each([
    ['b-胡萝卜素', 'b-胡萝卜素 = 08.010'],
    ['6-胡萝卜素', '6-胡萝卜素 = 08.010'],
    ['8-胡萝卜素', '8-胡萝卜素 = 08.010'],
    ['葡萄糖酸-8-内酯', '葡萄糖酸-8-内酯 = 18.007'],
    ['葡萄糖酸-6-内酯', '葡萄糖酸-6-内酯 = 18.007'],
    ['葡萄糖酸-s-内酯', '葡萄糖酸-s-内酯 = 18.007'],
    ['a-环状糊精', 'a-环状糊精 = 18.011'],
    ['Y-环状糊精', 'Y-环状糊精 = 18.012'],
    ['V-环状糊精', 'V-环状糊精 = 18.012'],
    ['e-聚赖氨酸盐酸盐', 'e-聚赖氨酸盐酸盐 = 17.038'],
    // It may be α, β or γ
    ['8-环状糊精', '8-环状糊精 = 20.024, perhaps β-环状糊精 0.98'],
    ['α-环状糊精', 'α-环状糊精 = 18.011'],
    ['a-某某', 'a-某某 = unknown'],
    // A letter before the hyphen that was not read at all
    ['-胡萝卜素', '胡萝卜素 = 08.010, perhaps β-胡萝卜素 0.8'],
    ['-胡夢卜素', '胡夢卜素 = 08.010, perhaps β-胡萝卜素 0.8'],
    ['-环状糊精', '环状糊精 = food'],
    ['-某某素', '某某素 = unknown'],
  ])('%s', (words, meaning) => expect(zh(words)).toBe(meaning))
})

describe('enzymes and last words', () => {
  it.each([
    ['谷氨酰胶转氨酶', '谷氨酰胶转氨酶 = 18.013, perhaps 谷氨酰胺转氨酶 0.98'],
    ['某某酶', '某某酶 = enzyme'],
    ['面粮', '面粮 = food, perhaps 面粉 0.8'],
    ['柠檬酿黄油', '柠檬酿黄油 = food'],
    ['食用盐粒', '食用盐粒 = food, perhaps 食用盐 0.75'],
  ])('%s', (words, meaning) => expect(zh(words)).toBe(meaning))
})

describe('an English additive with words around it', () => {
  it.each([
    ['soy lecithin-an emulsifier', 'soy lecithin = 04.010'],
    ['soy lecithin - an emulsifier', 'soy lecithin = 04.010'],
    ['ascorbic acid antioxidant', 'ascorbic acid antioxidant = 04.014'],
    ['potassium sorbate preservative', 'potassium sorbate preservative = 17.003'],
    ['with not more than 2% silicon dioxide added as an anti-caking agent', 'silicon dioxide = 02.004'],
    ['vegetable mono and diglycerides', 'vegetable mono and diglycerides = 10.006'],
    ['dry soy lecithin', 'dry soy lecithin = 04.010'],
    ['apocarotenal', 'apocarotenal = 08.018'],
    ['lemon acid', 'lemon acid = 01.101'],
    ['monopotassium tartrate', 'monopotassium tartrate = 06.007'],
    // A class word behind a food is part of its name.
    ['milk stabilizer', 'milk stabilizer = unknown'],
    ['fruit preservative', 'fruit preservative = unknown'],
  ])('%s', (words, meaning) => expect(en(words)).toBe(meaning))

  it('in a sentence that names several', () => {
    const { ingredients } = engine.analyse({
      text: 'Ingredients: milk, with oleoresin paprika and apocarotenal added for color, contains one or more of the following: blue 1, red 40, salt',
    })
    expect(ingredients.map(({ additiveId }) => additiveId).filter(Boolean)).toEqual([
      '00.012',
      '08.018',
      '08.007',
      '08.012',
    ])
  })
})
