import { describe, expect, it } from 'vitest'
import { engine, named } from '../../../test/labels/corpus.ts'

const read = (text: string) => named(engine.analyse({ text }).ingredients).map(({ name }) => name)

// Vinegar, juice, kombucha, meat: what they are is told in one phrase, often without a heading.
describe('one product told in a phrase', () => {
  it.each([
    ['Apple cider vinegar diluted with water to 5% acidity', 1],
    ['Distilled white vinegar, diluted with purified water to 5% acidity', 1],
    ['Distilled white vinegar made from grain, diluted with water to 5% acidity', 1],
    ['Aged red wine vinegar, 6% acidity', 1],
    ['Certified organic apple cider vinegar', 1],
    ['Fried out pork fat with attached skin, salt', 2],
    ['Certified organic, raw apple cider vinegar', 1],
    ['Organic raw unfiltered apple cider vinegar with the mother', 1],
    ['Pure maple syrup from Vermont', 1],
    ['Boneless skinless chicken breast with rib meat', 1],
    ['100% arabica coffee, roasted in small batches', 1],
    ['Peanuts roasted in their shells, sea salt', 2],
    ['Sweet cherries, water, sugar, and that’s it', 3],
  ])('is a list with and without a heading: %s', (text, count) => {
    expect(read(text)).toHaveLength(count)
    expect(read(`Ingredients: ${text}`)).toHaveLength(count)
  })

  it.each([
    'Certified organic by Oregon Tilth',
    'Served with the best butter from Vermont',
    'We roast our coffee in small batches',
    'Roasted in small batches',
  ])('is none where nothing is named, or it is said of something: %s', text => expect(read(text)).toEqual([]))

  it('keeps what it was roasted in, where that is food', () => {
    expect(read('Ingredients: peanuts, roasted in palm oil, salt').join()).toContain('palm oil')
  })
})

describe('a footnote’s mark before "and"', () => {
  it('ends a name', () => {
    expect(read('Raw kombucha*, cranberry juice* and chia seeds')).toEqual([
      'Raw kombucha',
      'cranberry juice',
      'chia seeds',
    ])
  })
})

describe('a damaged heading with a colon', () => {
  it.each(['Igredints', 'Ingrodionts', 'INCREDIENTS', 'lngredlents'])('%s opens a list', heading => {
    expect(read(`${heading}: quantum powder, star dust, water`)).toEqual([
      'quantum powder',
      'star dust',
      'water',
    ])
  })

  it('is no other word', () => {
    expect(read('Directions: quantum powder, star dust, water')).toEqual([])
  })
})

describe('配料 in two halves beside two rows', () => {
  it.each([
    ['配小麦粉、白砂糖、植物\n料油、食用盐、柠檬酸'],
    ['配 小麦粉、白砂糖、植物\n料 油、食用盐、柠檬酸'],
    ['好吃饼干\n配：小麦粉、白砂糖、植物\n料：油、食用盐、柠檬酸\n净含量：100克'],
  ])('is one heading: %j', text => {
    expect(read(text).map(name => name.replace(/[\n料：\s]/g, ''))).toEqual([
      '小麦粉',
      '白砂糖',
      '植物油',
      '食用盐',
      '柠檬酸',
    ])
  })

  it.each(['配料：水、食用盐\n料酒、白砂糖', '配方奶粉\n料理说明：加水'])('leaves other words: %j', text => {
    expect(read(text).join()).not.toBe('水,食用盐,酒,白砂糖')
  })
})

describe('a row without any separator', () => {
  it.each([
    ['配料：小麦粉白砂糖植物油麸皮', ['小麦粉', '白砂糖', '植物油', '麸皮']],
    ['配料：牛奶奶油盐酵母、水', ['牛奶', '奶油', '盐', '酵母', '水']],
    ['配料：草莓牛奶巧克力饼干', ['草莓牛奶巧克力饼干']],
    ['配料：番茄牛肉酱、水', ['番茄牛肉酱', '水']],
  ])('is cut where it names staples: %s', (text, names) => expect(read(text)).toEqual(names))
})
