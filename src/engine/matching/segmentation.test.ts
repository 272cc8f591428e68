import { describe, expect, it } from 'vitest'
import { engine } from '../../../test/labels/corpus.ts'

const namesIn = (text: string) => engine.analyse({ text }).ingredients.map(({ name }) => name)
/** What a stretch between two separators is read as; the last name of a list may end before its words do. */
const parted = (words: string) => namesIn(`配料：水、${words}、味极鲜`).slice(1, -1)
const partedEn = (words: string) => namesIn(`Ingredients: water, ${words}, vinegar`).slice(1, -1)
const last = (words: string) => namesIn(`配料：水、${words}`).slice(1)
const lastEn = (words: string) => namesIn(`Ingredients: water, ${words}`).slice(1)
const members = (words: string) =>
  engine
    .analyse({ text: `配料：水、食品添加剂（${words}）、食用盐` })
    .ingredients[1]?.children.map(({ name }) => name)

describe('names that a word joins', () => {
  it.each([
    ['柠檬酸和山梨酸钾', ['柠檬酸', '山梨酸钾']],
    ['柠檬酸及/或山梨酸钾', ['柠檬酸', '山梨酸钾']],
    ['柠檬酸  和   山梨酸钾', ['柠檬酸', '山梨酸钾']],
    ['柠檬酸 以及 山梨酸钾', ['柠檬酸', '山梨酸钾']],
    ['柠檬酸和山梨酸钾及苯甲酸钠', ['柠檬酸', '山梨酸钾', '苯甲酸钠']],
    ['食用盐 2%和白砂糖3%', ['食用盐', '白砂糖']],
    ['白砂糖和食用盐和味精', ['白砂糖', '食用盐', '味精']],
    ['白砂糖和食用盐和某某', ['白砂糖和食用盐和某某']],
    [Array.from({ length: 9 }, () => '柠檬酸').join('和'), Array.from({ length: 9 }, () => '柠檬酸')],
    // Where one of them is nothing known, they are one name.
    ['柠檬酸和某某', ['柠檬酸和某某']],
    ['某某和柠檬酸', ['某某和柠檬酸']],
  ])('%s', (words, names) => expect(parted(words)).toEqual(names))

  it.each([
    ['salt and pepper', ['salt', 'pepper']],
    ['salt 2% and pepper (3%)', ['salt', 'pepper']],
    ['salt & dried pepper', ['salt', 'dried pepper']],
    ['salt 12.5 % and pepper', ['salt', 'pepper']],
    ['salt (10%) and pepper', ['salt', 'pepper']],
    ['salt  and  pepper', ['salt', 'pepper']],
    ['garlic and onion powder', ['garlic and onion powder']],
    ['peanut and palm oil', ['peanut and palm oil']],
    ['tartrazine and tartrazine lake', ['tartrazine', 'tartrazine lake']],
    ['salt and/or pepper', ['salt', 'pepper']],
    ['salt or pepper', ['salt', 'pepper']],
    ['citric acid and lactic acid', ['citric acid', 'lactic acid']],
    ['citric acid and sea salt', ['citric acid', 'sea salt']],
    ['soybean and palm oil', ['soybean and palm oil']],
    ['salt and unheard', ['salt and unheard']],
    ['tartrazine and sunset yellow and allura red', ['tartrazine', 'sunset yellow', 'allura red']],
    ['E330 and E202', ['E330', 'E202']],
  ])('%s', (words, names) => expect(partedEn(words)).toEqual(names))

  it('stay one where brackets follow', () => {
    expect(namesIn('Ingredients: salt & pepper (salt, pepper), water')).toEqual(['salt & pepper', 'water'])
  })
})

describe('English names whose separator was lost', () => {
  it.each([
    ['chocolate liquor soy lecithin', ['chocolate liquor', 'soy lecithin']],
    ['saccharin acesulfame k', ['saccharin', 'acesulfame k']],
    ['cocoa butter soya lecithin (emulsifier)', ['cocoa butter', 'soya lecithin']],
    ['palm oil citric acid', ['palm oil', 'citric acid']],
    ['sodium benzoate potassium sorbate', ['sodium benzoate', 'potassium sorbate']],
    ['calcium carbonate - fruit', ['calcium carbonate', 'fruit']],
    // Words before an additive that say what it was made of, or how it is.
    ['vegetable mono and diglycerides', ['vegetable mono and diglycerides']],
    ['palm mono- and diglycerides', ['palm mono- and diglycerides']],
    ['dry soy lecithin', ['dry soy lecithin']],
    // One side alone is known, or the second is no additive.
    ['unheard soy lecithin', ['unheard soy lecithin']],
    ['potato modified starch', ['potato modified starch']],
    ['milk chocolate', ['milk chocolate']],
    ['sodium acid pyrophosphate', ['sodium acid pyrophosphate']],
    ['whole milk powder', ['whole milk powder']],
  ])('%s', (words, names) => expect(partedEn(words)).toEqual(names))
})

describe('additives before a bracket with their class and more', () => {
  it('are parted, for a pair of additives contains nothing', () => {
    expect(partedEn('dipotassium phosphate & carrageenan (stabilizers, vitamin d3)')).toEqual([
      'dipotassium phosphate',
      'carrageenan',
    ])
  })
})

describe('what was put into another', () => {
  it.each([
    ['canola oil with TBHQ for freshness', ['canola oil', 'TBHQ']],
    ['canola oil  with  added  TBHQ', ['canola oil', 'TBHQ']],
    ['canola oil preserved with TBHQ', ['canola oil', 'TBHQ']],
    ['canola oil preserved by citric acid', ['canola oil', 'citric acid']],
    ['canola oil containing added citric acid', ['canola oil', 'citric acid']],
    ['canola oil with herbs', ['canola oil with herbs']],
    ['pea with TBHQ', ['pea', 'TBHQ']],
    ['as with TBHQ', ['as with TBHQ']],
  ])('%s', (words, names) => expect(partedEn(words)).toEqual(names))
})

describe('a stray mark in place of a separator', () => {
  it.each([
    ['菜籽油5白砂糖', ['菜籽油', '白砂糖']],
    ['菜籽油 5 白砂糖', ['菜籽油', '白砂糖']],
    ['菜籽油_白砂糖', ['菜籽油', '白砂糖']],
    ['维生素E食用盐', ['维生素E', '食用盐']],
    ['维生素E5食用盐', ['维生素E5食用盐']],
    ['菜籽油a某某', ['菜籽油a某某']],
    ['某某a菜籽油', ['某某a菜籽油']],
    // Beside a quotation mark one of both may be misread, not both.
    ['菜籽油"柠檬酿', ['菜籽油', '柠檬酿']],
    ['柠檬酿"菜籽油', ['柠檬酿', '菜籽油']],
    ['焦糖色拉"白砂糖', ['焦糖色拉"白砂糖']],
    ['菜籽油"某某某', ['菜籽油"某某某']],
    ['某某某"菜籽油', ['某某某"菜籽油']],
    ['柠檬酿"山梨酿钾', ['柠檬酿"山梨酿钾']],
    ['菜籽油a山梨酿钾', ['菜籽油a山梨酿钾']],
    ['某a菜籽油5白砂糖', ['某a菜籽油5白砂糖']],
  ])('%s', (words, names) => expect(parted(words)).toEqual(names))
})

describe('names that stand against each other', () => {
  it.each([
    ['白砂糖食用盐味精', ['白砂糖', '食用盐', '味精']],
    ['白砂糖-食用盐', ['白砂糖', '食用盐']],
    ['柠檬酸山梨酸钾苯甲酸钠', ['柠檬酸', '山梨酸钾', '苯甲酸钠']],
    ['白砂糖食用香料', ['白砂糖', '食用香料']],
    ['白砂糖 香精', ['白砂糖', '香精']],
    ['白砂糖 香料', ['白砂糖', '香料']],
    ['白砂糖香精', ['白砂糖香精']],
    ['白砂糖香料', ['白砂糖香料']],
    ['番茄酱油', ['番茄酱油']],
    ['番茄 酱油', ['番茄', '酱油']],
    ['番茄\n酱油', ['番茄', '酱油']],
    ['番茄 白砂糖 酱油', ['番茄', '白砂糖', '酱油']],
    ['白砂糖 盐 味精', ['白砂糖', '盐', '味精']],
    ['盐 白砂糖', ['盐', '白砂糖']],
    ['白砂糖 盐', ['白砂糖', '盐']],
    ['白砂糖盐', ['白砂糖盐']],
    ['盐白砂糖', ['盐白砂糖']],
    ['盐 糖', ['盐 糖']],
    ['香精白砂糖', ['香精', '白砂糖']],
    ['柠檬酸番茄', ['柠檬酸番茄']],
    ['白砂糖某某', ['白砂糖某某']],
    ['某某白砂糖', ['某某白砂糖']],
  ])('%j', (words, names) => expect(parted(words)).toEqual(names))
})

describe('additives and staples', () => {
  it.each(['菜籽油', '猪油', '小麦粉', '氢化植物油', '酱油', '麦芽糊精', '维生素C', '食用盐', '食用香精'])(
    'never qualify the word after them: %s',
    name => {
      expect(parted(`${name}白砂糖`)).toEqual([name, '白砂糖'])
      expect(parted(`柠檬酸${name}`)).toEqual(['柠檬酸', name])
    },
  )
})

describe('blanks in place of separators', () => {
  it.each([
    ['糖 盐 味精 某某', ['糖', '盐', '味精', '某某']],
    ['某某 糖 盐 味精', ['某某', '糖', '盐', '味精']],
    ['糖 盐 味精 某某 花粉', ['糖', '盐', '味精', '某某', '花粉']],
    // Three known ones at least, and three of five
    ['糖 盐 味精 某某 某种', ['糖', '盐', '味精', '某某', '某种']],
    ['糖 盐 味精 某某 某种 某样', ['糖 盐 味精 某某 某种 某样']],
    ['糖 盐 某某', ['糖 盐 某某']],
    ['糖 盐 味精 酱油白砂糖', ['糖', '盐', '味精', '酱油', '白砂糖']],
    ['糖 盐 味精 白砂糖某某', ['糖', '盐', '味精', '白砂糖某某']],
    ['糖 盐 味精 某某 酱油番茄', ['糖', '盐', '味精', '某某', '酱油', '番茄']],
    ['糖 盐 味精 某某 番茄酱油酱', ['糖', '盐', '味精', '某某', '番茄酱油酱']],
    ['糖 盐 味精 有机白砂糖 某某', ['糖', '盐', '味精', '有机白砂糖', '某某']],
  ])('%s', (words, names) => expect(parted(words)).toEqual(names))

  it('also of numbers with their letter, wherever they stand', () => {
    expect(partedEn('E102 E110 INS133')).toEqual(['E102', 'E110', 'INS133'])
  })

  it.each([
    [Array.from({ length: 9 }, () => '柠檬酸').join('和'), Array.from({ length: 9 }, () => '柠檬酸')],
    // A sentence joins more words than a list does.
    [
      Array.from({ length: 10 }, () => '柠檬酸').join('和'),
      [Array.from({ length: 10 }, () => '柠檬酸').join('和')],
    ],
    ['102 110 133', ['102', '110', '133']],
    ['102 e110', ['102', 'e110']],
    ['102 某某 133', ['102 某某 133']],
    ['102 99', ['102 99']],
  ])('also of numbers: %s', (words, names) => expect(members(words)).toEqual(names))
})

describe('a name that ends before its words do', () => {
  it.each([
    ['食用盐 本品开袋即食味道好', ['食用盐']],
    ['食用盐 某某酱油', ['食用盐', '某某酱油']],
    ['食用盐\n某某风味白砂糖', ['食用盐', '某某风味白砂糖']],
    ['食\n用香料\n高蛋白低脂', ['食\n用香料']],
    ['食用盐 1.5%', ['食用盐']],
    ['食用盐 abc', ['食用盐']],
    ['食用盐 ABC小麦粉', ['食用盐', 'ABC小麦粉']],
    ['毛霉\n食用时用洁净器具夹取请放在阴凉干燥处', ['毛霉']],
    ['鼠李糖乳杆菌 GG', ['鼠李糖乳杆菌 GG']],
    ['鼠李糖乳杆菌 食用盐', ['鼠李糖乳杆菌', '食用盐']],
    // One name over two lines, read badly
    ['磷酸\n氧钙', ['磷酸\n氧钙']],
    ['硫酸铝\n铆', ['硫酸铝\n铆']],
  ])('%j', (words, names) => expect(last(words)).toEqual(names))

  it.each([
    ['食用盐 某某某某某某', ['食用盐', '某某某某某某']],
    ['食用盐 某某某某某某某', ['食用盐']],
    ['食用盐 abc', ['食用盐']],
    ['白砂糖 GG', ['白砂糖 GG']],
    ['鼠李糖乳杆菌 GG', ['鼠李糖乳杆菌 GG']],
  ])('also where others follow: %s', (words, names) => expect(parted(words)).toEqual(names))

  it.each(['salt  please keep dry', 'sea salt\nplease keep dry'])('but no English one: %j', words =>
    expect(partedEn(words)).toEqual([words]),
  )

  it.each([
    ['salt\nPlease recycle', ['salt']],
    ['sea salt  Please recycle this', ['sea salt']],
    ['sea\nsalt', ['sea\nsalt']],
    ['unheard\nof thing', ['unheard\nof thing']],
  ])('%j', (words, names) => expect(lastEn(words)).toEqual(names))
})
