import { describe, expect, it } from 'vitest'
import { engine, named } from '../../../test/labels/corpus.ts'

describe('a list in another language than Chinese and English', () => {
  it.each([
    ['Japanese', '原材料名：小麦粉、砂糖、植物油脂、しょうゆ、食塩、香料、着色料(E160a)、酸味料(E330)', 2],
    [
      'Korean',
      '원재료명: 밀가루, 설탕, 식물성유지, 정제소금, 산도조절제(E330), 유화제(E322), 착색료(E160a)',
      3,
    ],
    [
      'French',
      'Ingrédients : farine de blé, sucre, émulsifiant : E322, sel, acidifiant : E330, colorant (E150d)',
      3,
    ],
    [
      'German',
      'Zutaten: Weizenmehl, Zucker, Palmöl, Emulgator: E 471, Salz, Säuerungsmittel: Citronensäure (E330)',
      2,
    ],
    ['Polish', 'Składniki: mąka pszenna, cukier, emulgator: E322, sól, regulator kwasowości: E330', 2],
    ['Russian', 'Состав: мука пшеничная, сахар, эмульгатор E322, соль, регулятор кислотности E330', 2],
  ])('gives its E numbers and no score: %s', (_, label, count) => {
    const { ingredients, score, noScore } = engine.analyse({ text: label })
    const found = new Set(named(ingredients).flatMap(({ additiveId }) => additiveId ?? []))
    expect(found.size).toBe(count)
    expect({ score, noScore }).toEqual({ score: null, noScore: 'foreign_list' })
  })

  it('is English under a heading in two languages', () => {
    const label = 'Ingredients/Thành phần: Sugar, Glucose Syrup, Instant Coffee, Salt, Emulsifier (E471)'
    expect(engine.analyse({ text: label }).noScore).toBeNull()
    const french = 'Ingredients/Ingrédients: farine de blé, sucre, émulsifiant : E322, sel, colorant (E150d)'
    expect(engine.analyse({ text: french }).noScore).toBe('foreign_list')
  })

  it('is Chinese under 原材料名 without kana', () => {
    expect(engine.analyse({ text: '原材料名：小麦粉、白砂糖、食用盐' }).score).not.toBeNull()
  })

  it('beside a Chinese list ends that one', () => {
    const label = '配料：小麦粉、白砂糖、食用盐 밀가루, 설탕, 소금, 정제수'
    const names = named(engine.analyse({ text: label }).ingredients).map(({ name }) => name)
    expect(names).toEqual(['小麦粉', '白砂糖', '食用盐'])
  })
})
