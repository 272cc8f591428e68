import { describe, expect, it } from 'vitest'
import { engine, named } from '../../../test/labels/corpus.ts'

const analyse = (text: string) => engine.analyse({ text })
const read = (text: string) => named(analyse(text).ingredients).map(({ name }) => name)

describe('additives in a field of their own, as shop pages name them', () => {
  const fields = ['储藏方法：请置于阴凉干燥处', '保质期：240 天', '净含量: 420g', '厂名：某某食品有限公司']
  const headings = ['食品添加剂：', '食品添加剂:', '食品添加剂 ：']
  it.each(fields.flatMap(field => headings.map(heading => [field, heading] as const)))(
    'are read behind %s under %s',
    (field, heading) => {
      const text = `配料表：小麦粉、白砂糖${field}${heading}安赛蜜，甜蜜素、柠檬酸包装方式: 包装`
      expect(read(text)).toEqual(['小麦粉', '白砂糖', '安赛蜜', '甜蜜素', '柠檬酸'])
    },
  )

  it('are a part of the list where they stand in it', () => {
    const names = read('配料：小麦粉、白砂糖，食品添加剂：柠檬酸、苯甲酸钠 保质期：10天')
    expect(names).toEqual(['小麦粉', '白砂糖', '柠檬酸', '苯甲酸钠'])
  })

  it.each(['见包装', '详见包装', '见实物'])(
    'that are left to the pack (%s) leave the list without a score',
    value => {
      const text = `配料表：小麦粉、白砂糖保质期：180 天食品添加剂：${value}净含量: 420g`
      expect(read(text)).toEqual(['小麦粉', '白砂糖'])
      expect(analyse(text)).toMatchObject({ score: null, noScore: 'partial_reading' })
    },
  )

  it('are none where the field says so', () => {
    const text = '配料表：小麦粉、白砂糖保质期：180 天食品添加剂：无净含量: 420g'
    expect(read(text)).toEqual(['小麦粉', '白砂糖'])
    expect(analyse(text).score).not.toBeNull()
  })
})

describe('what stands behind names', () => {
  it.each(['等', '等等', ' 等'])('%s is no part of the last one', etc => {
    expect(read(`配料：鸡蛋、食用盐、糖${etc}。`)).toEqual(['鸡蛋', '食用盐', '糖'])
    expect(read(`配料：鸡蛋、食用盐、糖，${etc}`)).toEqual(['鸡蛋', '食用盐', '糖'])
  })

  it.each(['奶制品：21.5%', '可可制品:11%；威化饼干：12%'])(
    '%s is no ingredient behind the full stop',
    share => {
      expect(read(`配料：白砂糖、全脂乳粉、食用盐。${share}`)).toEqual(['白砂糖', '全脂乳粉', '食用盐'])
    },
  )
})

describe('English names that share a word or have a stray mark between them', () => {
  it('are two acids', () => {
    const { ingredients } = analyse(
      'Ingredients: water, sugar, ascorbic and citric acid, tartaric & lactic acid',
    )
    expect(named(ingredients).flatMap(({ additiveId }) => additiveId ?? [])).toHaveLength(4)
  })

  it('are parted by a point without a blank, but not in an address', () => {
    expect(read('Ingredients: egg.sugar.blueberries (15%).rapeseed oil.water')).toEqual([
      'egg',
      'sugar',
      'blueberries',
      'rapeseed oil',
      'water',
    ])
    expect(read('Ingredients: egg, sugar. www.example.com')).toEqual(['egg', 'sugar'])
  })

  it.each(['500(ii),503ii),450(i)', '500ii),503(ii),450(i)', 'E500(ii), E503ii), E450(i)'])(
    'keep their bracket where a number lost one: %s',
    numbers => {
      const { ingredients } = analyse(`Ingredients: oats, raising agents (${numbers}), maltodextrin, salt`)
      expect(named(ingredients).flatMap(({ additiveId }) => additiveId ?? [])).toHaveLength(3)
    },
  )

  it.each([
    ['Favour Enhancers (627, 631)', 2],
    ['Antcaking Agnt (551)', 1],
    ['Lorem ipsum (1, 2)', 0],
    ['Wheat flour (500)', 0],
  ])('of a class that was misread are told by their numbers: %s', (words, count) => {
    const { ingredients } = analyse(`Ingredients: potato, salt, ${words}, sugar`)
    expect(named(ingredients).flatMap(({ additiveId }) => additiveId ?? [])).toHaveLength(count)
  })

  it('are parted by a point that stands alone, also in a bracket', () => {
    expect(read('Ingredients: wafers (sugar, modified starch . gelatin, salt), water')).toContain('gelatin')
  })

  it.each(['.1%', '0.1%', '2%'])('follow "less than %s of"', share => {
    const text = `Ingredients: apples, less than ${share} of potassium sorbate and or sodium benzoate to maintain freshness`
    expect(read(text)).toEqual(['apples', 'potassium sorbate', 'sodium benzoate'])
  })
})
