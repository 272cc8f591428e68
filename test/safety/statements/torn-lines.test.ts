import { describe, expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'
import { essence } from '../metamorphic.ts'

/**
 * The ends of lines inside words and inside the phrases of statements: whatever the place of the break, the result is that of the whole line.
 * Every place of each sentence is tried.
 */
const ENGLISH = [
  'May contain traces of peanuts and sesame.',
  'May contain nuts, milk and soya.',
  'Contains milk, eggs and wheat gluten.',
  'Does not contain milk, egg or peanuts.',
  'Free from milk, egg, soya and gluten.',
  'Made in a facility that also handles almonds and shellfish.',
  'Not suitable for people with a nut allergy.',
]
const CHINESE = [
  '致敏原提示：本品不含花生、坚果、牛奶、鸡蛋及其制品。',
  '致敏物质提示：本产品含有小麦、大豆，可能含有花生、坚果、牛奶。',
  '本品生产线也加工含有鸡蛋、虾、芝麻的产品。',
  '本产品不含麸质、乳糖、花生。',
  '过敏原信息：含有牛奶、鸡蛋制品。',
  '此生产线也加工含有坚果和鱼类的产品。',
  '可能含有微量核桃、腰果、杏仁。',
]
const NAMES = [
  'coconut milk',
  'butternut squash',
  'buckwheat flour',
  'water chestnuts',
  'buttermilk powder',
  'soya lecithin',
  'peanut butter',
  'wheat flour',
  'almonds',
  'hazelnuts',
  'sodium metabisulphite',
  'mustard seeds',
  'gluten-free oats',
  'low-fat yogurt',
  'non-dairy creamer',
  'whole-wheat flour',
  'eggplant',
  'doughnut',
]

/** The same words with a break at every place where a printer breaks one. */
const breaks = (text: string, at: RegExp, mark: string): string[] =>
  [...text.matchAll(at)].map(({ index }) => text.slice(0, index) + mark + text.slice(index))

const differing = (texts: readonly string[], whole: string): string[] => {
  const right = essence(engine.analyse({ text: whole }))
  return texts.filter(text => essence(engine.analyse({ text })) !== right)
}

// Two letters on either side stay together.
const INSIDE_WORD = /(?<=[a-z]{2})(?=[a-z]{2})/gi
const INSIDE_CHINESE = /(?<=\p{Script=Han})(?=\p{Script=Han})/gu

describe('a line that ends inside a word', () => {
  it.each(ENGLISH)('with a hyphen: %s', sentence => {
    const label = (words: string) => `Ingredients: rice flour, sugar, sunflower oil, salt.\n${words}`
    const torn = ['-', '\u2010', '- ', '\u00ad'].flatMap(mark => breaks(sentence, INSIDE_WORD, `${mark}\n`))
    expect(differing(torn.map(label), label(sentence))).toEqual([])
  })

  it.each(NAMES)('with a hyphen, in a name: %s', name => {
    const label = (words: string) => `Ingredients: water, ${words}, sea salt, ginger.`
    expect(differing(breaks(name, INSIDE_WORD, '-\n').map(label), label(name))).toEqual([])
  })

  it.each(CHINESE)('of Chinese: %s', sentence => {
    const label = (words: string) =>
      `配料：大米粉、玉米粉、白砂糖、食用盐\n净含量：40克\n${words}\n保质期：12个月`
    expect(differing(breaks(sentence, INSIDE_CHINESE, '\n').map(label), label(sentence))).toEqual([])
  })

  it('names it in whole words', () => {
    const { groups } = engine.analyse({
      text: 'Ingredients: sugar, but-\ntermilk powder, non-\nfat milk, salt.',
    })
    const texts = groups.filter(({ group }) => group === 'milk_allergy').map(({ text }) => text.en)
    expect(texts).toEqual(['Contains milk: buttermilk powder, nonfat milk.'])
  })

  it('keeps the spans of the text as it was printed', () => {
    const text = 'Ingredients: water, coco-\nnut milk, salt.'
    const { ingredients } = engine.analyse({ text })
    expect(ingredients.map(({ span }) => text.slice(span.start, span.end))).toEqual([
      'water',
      'coco-\nnut milk',
      'salt',
    ])
  })
})
