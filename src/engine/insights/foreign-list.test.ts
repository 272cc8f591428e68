import { describe, expect, it } from 'vitest'
import { engine, flat } from '../../../test/labels/corpus.ts'

const saidOf = (text: string) =>
  engine.analyse({ text }).highlights.flatMap(({ id, text: { en } }) => (id === 'foreign_list' ? [en] : []))

describe('a list in another language', () => {
  it.each([
    [
      'Japanese',
      '名称 菓子\n原材料名 砂糖、カカオマス、植物油脂、小麦粉／乳化剤、着色料（E120）\n内容量 50g',
      '120',
    ],
    ['Korean', '원재료명: 밀가루, 설탕, 팜유, 정제소금, E500, 구연산', '500'],
    ['French', 'Ingrédients : farine de blé, sucre, huile de palme, poudre à lever : E500, sel', '500'],
    ['German', 'Zutaten: Weizenmehl, Zucker, Palmöl, Backtriebmittel: E500, E503, Speisesalz', '500'],
    ['Polish', 'Składniki: mąka pszenna, cukier, olej palmowy, E500, E503, aromat, sól', '500'],
  ])('is called so, gets no score, and its E numbers are found: %s', (language, text, number) => {
    expect(saidOf(text)).toEqual([
      expect.stringContaining(`The list is in ${language}: additives were found by number`),
    ])
    const { noScore, ingredients } = engine.analyse({ text })
    // Of its own, and not that the photo is to be taken again.
    expect(noScore).toBe('foreign_list')
    expect(
      flat(ingredients)
        .map(({ ins }) => ins ?? '')
        .join(),
    ).toContain(number)
  })

  it('is not spoken of where an English or Chinese list is beside it, or there is no list', () => {
    expect(saidOf('Ingredients: wheat flour, sugar, salt\nZutaten: Weizenmehl, Zucker, Salz')).toEqual([])
    expect(saidOf('配料：小麦粉、白砂糖、食用盐')).toEqual([])
    expect(saidOf('Zutaten:')).toEqual([])
  })
})
