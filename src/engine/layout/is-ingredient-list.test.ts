import { describe, expect, it } from 'vitest'
import { engine, named } from '../../../test/labels/corpus.ts'

const read = (text: string) => named(engine.analyse({ text }).ingredients).map(({ name }) => name)

// What has no heading is a list only if it looks like one.
describe('a text without a heading', () => {
  it.each([
    ['', '小麦粉、白砂糖、食用盐、酱油'],
    ['with shares', '小麦粉 60.25%、白砂糖 10.50 %、食用盐 1.25%、酱油 2.15%'],
    ['with one price among many names', '小麦粉、白砂糖、食用盐、酱油、植物油 12.50'],
    ['of one name', '食用盐'],
    ['with one measure', '小麦粉 100克、白砂糖、食用盐、酱油'],
    ['with one word of nutrition', '小麦粉、白砂糖、食用盐、酱油 每100'],
    ['mostly of known names', '小麦粉、白砂糖、食用盐、量子粉'],
    ['that is misread', '小麦粉、白砂糖、山黎酸钾、柠檬酸'],
  ])('%s is a list', (_, text) => {
    expect(read(text)).toContain(text.startsWith('食用盐') ? '食用盐' : '小麦粉')
  })

  it.each([
    'Potatoes, vegetable oil (contains one or more of the following: corn, cottonseed, sunflower), salt, sugar, citric acid',
    'Wheat flour (enriched with niacin), sugar, yeast, salt, whey, maltodextrin, garlic powder, spices, caramel color',
    'Smoked ham (cured with water, salt, dextrose, sodium nitrite), eggs, tomatoes, citric acid, calcium chloride',
    'Flour, water, wheat gluten, contains 2% or less of each of the following: calcium propionate, salt, guar gum, sugar, yeast',
  ])('with the wording of lists is one: %s', text => {
    expect(read(text).length).toBeGreaterThan(5)
  })

  it.each([
    'Enjoy the following with your family: wheat flour, sugar, salt',
    'Served with wheat flour, sugar, salt and the best butter',
    'We cook with wheat flour, sugar, salt, butter and milk',
    'Wheat flour, sugar, salt are all that you need',
  ])('with the words of sentences among few names is none: %s', text => {
    expect(read(text)).toEqual([])
  })

  it.each([
    ['a price list', '小麦粉 12.50\n白砂糖 8.00\n食用盐 2.50\n酱油 9.90'],
    ['a third of prices', '小麦粉、白砂糖 18.00、食用盐'],
    ['prices of more digits', '小麦粉 112.50、白砂糖、食用盐'],
    ['a receipt', '小麦粉、白砂糖、食用盐 合计 20'],
    ['prose', '今天我们用小麦粉、白砂糖、食用盐'],
    ['a recipe', '小麦粉 100克、白砂糖 20克、食用盐'],
    ['a table of nutrition', '能量 千焦、蛋白质 8、碳水化合物、食用盐'],
    ['a sentence among names', '小麦粉、白砂糖是好的、食用盐'],
    ['mostly of unknown names', '量子粉、星云露、小麦粉、虹光散'],
    ['an unknown name', '量子粉'],
    ['a name in a long text', `食用盐${'\n第一行'.repeat(20)}`],
    ['what shampoo is made of', '小麦粉、白砂糖、食用盐、月桂醇聚醚硫酸酯钠'],
    ['nothing', ' '],
  ])('%s is none', (_, text) => {
    expect(read(text)).toEqual([])
  })

  it('is none with a heading either where it is no food’s, or where nothing of it is known', () => {
    expect(read('成分：水、月桂醇聚醚硫酸酯钠、椰油酰胺丙基甜菜碱、柠檬酸')).toEqual([])
    expect(read('配料：量子粉')).toEqual([])
    expect(read('配料：量子粉、星云露')).toEqual(['量子粉', '星云露'])
    expect(read('配料：小麦粉 12.50')).toEqual(['小麦粉'])
  })
})
