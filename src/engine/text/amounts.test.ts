import { describe, expect, it } from 'vitest'
import { engine, shape } from '../../../test/labels/corpus.ts'
import { below2Heading, isNote, isPlace, splitAmount, wholeAmount } from './amounts.ts'

describe('an amount', () => {
  it.each([
    ['55%', 'exact', 55, '%'],
    ['≥55%', 'atLeast', 55, '%'],
    ['不低于55%', 'atLeast', 55, '%'],
    ['55%以上', 'atLeast', 55, '%'],
    ['55% or more', 'atLeast', 55, '%'],
    ['55% min', 'atLeast', 55, '%'],
    ['at least 55%', 'atLeast', 55, '%'],
    ['≤0.5%', 'atMost', 0.5, '%'],
    ['0.5%以下', 'atMost', 0.5, '%'],
    ['0.5% or less', 'atMost', 0.5, '%'],
    ['max 0.5%', 'atMost', 0.5, '%'],
    ['小于0.5%', 'atMost', 0.5, '%'],
    ['约3%', 'about', 3, '%'],
    ['3%左右', 'about', 3, '%'],
    ['about 3%', 'about', 3, '%'],
    ['~3%', 'about', 3, '%'],
    ['添加量:3%', 'exact', 3, '%'],
    ['添加量占3,5%', 'exact', 3.5, '%'],
    ['20g/l', 'exact', 20, 'g/L'],
    ['20克/升', 'exact', 20, 'g/L'],
    ['20g/100g', 'exact', 20, 'g/100g'],
    ['20g/100 ml', 'exact', 20, 'g/100g'],
    ['20克/100克', 'exact', 20, 'g/100g'],
    ['20g/kg', 'exact', 20, 'g/kg'],
    ['20‰', 'exact', 20, 'g/kg'],
    ['20mg/kg', 'exact', 20, 'mg/kg'],
    ['20mg/100g', 'exact', 20, 'mg/100g'],
    ['20mg/100ml', 'exact', 20, 'mg/100g'],
  ])('%s is %s', (text, bound, value, unit) => expect(wholeAmount(text)).toEqual({ value, unit, bound }))

  it.each([
    ['12%~15%', 12, 15],
    ['12~15,5%', 12, 15.5],
    ['12%至15%', 12, 15],
    ['12 - 15 %', 12, 15],
  ])('may be a range: %s', (text, value, max) =>
    expect(wholeAmount(text)).toMatchObject({ value, max, unit: '%' }),
  )

  it.each(['55', '55g', '盐', '', '55%盐', '5千克/升'])('is not %j', text =>
    expect(wholeAmount(text)).toBeUndefined(),
  )
})

describe('an amount beside a name', () => {
  const split = (text: string) => {
    const source = `水、${text}、盐`
    const found = splitAmount(source, { start: 2, end: 2 + text.length })
    return found && [source.slice(found.name.start, found.name.end), found.amount.value]
  }

  it.each([
    ['牛奶 20%', '牛奶', 20],
    ['牛奶20%', '牛奶', 20],
    ['牛奶:20%', '牛奶', 20],
    ['牛奶，≥20%', '牛奶，', 20],
    ['20%牛奶', '牛奶', 20],
    ['20% 牛奶', '牛奶', 20],
    ['≥20% 牛奶', '牛奶', 20],
    ['20%\n牛\n奶', '牛\n奶', 20],
    ['聚山梨酯20≤0.5g/kg', '聚山梨酯20', 0.5],
    ['fat 20%', 'fat', 20],
    ['20% sugar', 'sugar', 20],
    ['20% low fat milk', 'low fat milk', 20],
    [`${'糖'.repeat(197)}20%`, '糖'.repeat(197), 20],
  ])('%j leaves the name', (text, name, value) => expect(split(text)).toEqual([name, value]))

  it.each([
    '牛奶',
    '0% fat yogurt',
    '2% milk fat yogurt',
    '85% cocoa',
    'b12',
    'e471',
    '牛奶20',
    `${'糖'.repeat(198)}20%`,
  ])('is no more than the name in %j', text => expect(split(text)).toBeUndefined())
})

describe('a heading of what is at most 2 %', () => {
  it.each([
    '以下配料添加量≤2%:',
    '添加量小于2%的配料有:',
    '2%以下:',
    'contains 2% or less of the following:',
    'contains less than 2% of:',
    'less than 2% of',
    'contains two percent or less of each of the following:',
    'contains less than 1/2% of:',
    'up to two percent of these:',
  ])('%s', heading => expect(below2Heading(`${heading}盐`)).toBeGreaterThanOrEqual(heading.length))

  it.each([
    '2:盐',
    '5%以下:盐',
    '2% milk',
    'less than 2 of salt',
    'less than 2% salt',
    '2% of sugar',
    'contains salt',
  ])('is not %s', text => expect(below2Heading(text)).toBe(0))
})

describe('words in brackets', () => {
  it.each([
    '中国',
    `${'中国、'.repeat(19)}泰国`,
    '广东省',
    '美国,澳大利亚',
    '美国 、 澳大利亚',
    '来自牛奶',
    '来自牛奶、大豆',
    '含苯丙氨酸',
    '苯丙酮尿症患者不宜',
    'phenylketonurics: contains phenylalanine',
    '之80%0',
    '尹8096',
    '55g/袋',
    '60克每包',
    '干制',
    '冷冻',
    '去皮去核',
    'for freshness',
    'from milk, soy',
    'gluten free',
    'lactose-free',
    'dried',
    ' organic ',
    '本品含苯丙氨酸',
    '本品含苯丙胺基酸',
    `本品含苯丙氨酸${'糖'.repeat(32)}`,
    '尹8096尹8096',
    'x80%0',
    '60 克每包食用盐装',
    '1.25克每包食用盐',
    '60克,每袋食用盐装',
    `60克每包${'糖'.repeat(34)}`,
    `来自${'糖'.repeat(12)}`,
  ])('are a remark: %s', words => expect(isNote(words)).toBe(true))

  it.each([
    '牛奶',
    '牛奶、大豆',
    '中国,牛奶',
    '天门冬酰苯丙氨酸甲酯',
    '干紫菜',
    '冷冻草莓',
    'dried apple',
    'sugar, salt',
    'preservative: e202',
    '维生素b12',
    '牛奶,本品含苯丙氨酸',
    `本品含苯丙氨酸${'糖'.repeat(33)}`,
    '尹8096尹80968',
    '卵8',
    '盐',
    '牛奶60克每包',
    `60克每包${'糖'.repeat(35)}`,
    '进口,牛奶',
    '牛奶,来自大豆',
    `60g/袋${'糖'.repeat(40)}`,
    `来自${'糖'.repeat(13)}`,
    `${'中国、'.repeat(19)}加拿大`,
  ])('name an ingredient: %s', words => expect(isNote(words)).toBe(false))

  it('are a place, with blanks or without', () => {
    expect(
      ['中国', ' 广东省 ', 'usa', 'new zealand', '四川产', '意大利等'].filter(one => !isPlace(one)),
    ).toEqual([])
    expect(['中国茶', '北京烤鸭', 'china tea', ''].filter(isPlace)).toEqual([])
  })
})

describe('a weight behind a name', () => {
  it.each([
    ['小麦粉 100克、白砂糖20g、食用盐', '小麦粉 “100克” · 白砂糖 “20g” · 食用盐'],
    ['水 1.5 升、维生素C 20 mg', '水 “1.5 升” · 维生素C+ “20 mg”'],
    ['水、wheat flour 100 g', '水 · wheat flour “100 g”'],
    // of what nothing is known it stays a part
    ['水、量子粉 100克', '水 · 量子粉 100克?'],
  ])('配料：%s', (text, expected) => {
    expect(shape(engine.analyse({ text: `配料：${text}` }).ingredients)).toBe(expected)
  })
})
