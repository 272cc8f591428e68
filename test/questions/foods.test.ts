import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { flatIngredients } from '../../src/engine/answers/entities/subjects.ts'
import table from '../../src/engine/answers/replies/foods/foods.json' with { type: 'json' }
import { foodNamed } from '../../src/engine/answers/replies/foods/foods.ts'
import { origins } from '../../src/engine/answers/replies/foods/tell-food.ts'
import { analysed, ask } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const soup = '配料：鮮蝦、酵母抽提物、淀粉、葡萄糖浆、面条、小麦粉、食用盐'
const sweets =
  'Ingredients: glucose syrup, sugar, palm stearin, yeast extract, barley malt extract, shrimps, maltodextrin (corn), water'
const plants = '配料：水、大豆分离蛋白、酵母抽提物、椰子油、食用盐'

type Row = readonly [label: string, question: string, said: RegExp, not?: RegExp]

const check = (rows: readonly Row[]) => {
  for (const [label, question, said, not] of rows)
    it(`${question} (${label.slice(0, 20)})`, () => {
      const { answer, citations } = ask(question, analysed(label))
      const text = answer.replace(/\[\d+\]/g, '')
      expect(text).toMatch(said)
      expect(text).not.toMatch(
        /\d+ 项中的第|number \d+ of|识别为食品原料|recognised as a food ingredient|不说明安全与否|says nothing of safety/,
      )
      if (not) expect(text).not.toMatch(not)
      expect(citations.length).toBeGreaterThan(0)
    })
}

describe('what a food is', () => {
  check([
    [soup, '酵母抽提物是什么', /^酵母抽提物：酵母细胞分解/],
    [soup, '淀粉是啥', /^淀粉：植物贮存/],
    [sweets, 'what is palm stearin', /^palm stearin: the part of palm oil/],
    [sweets, 'What is barley malt extract?', /contains gluten/],
    [labels.cola, '代可可脂是什么', /^代可可脂：用来代替可可脂[\s\S]*没有列出/, /清泉/],
    [labels.cola, '植脂末到底是什么东西', /^植脂末：[\s\S]*没有列出/],
    [labels.cola, '什么是起酥油', /^起酥油：[\s\S]*没有列出/],
    [labels.cola, '什麼是人造奶油', /^人造奶油：[\s\S]*没有列出/],
    [sweets, 'what is cocoa butter substitute?', /^cocoa butter substitute: [\s\S]*not on this label/],
    [sweets, "what's whey permeate", /^whey permeate: [\s\S]*not on this label/],
    [labels.cola, '焦糖是什么', /^焦糖：[\s\S]*列出的是焦糖色/],
    ['配料：水、植物油（棕榈油、大豆油）', '植物油是什么', /^植物油：/, /没有写/],
    [sweets, '麦芽糊精是什么', /^maltodextrin（麦芽糊精）|^麦芽糊精/, /没有列出/],
    [soup, '为什么有面条', /^面条：/],
  ])
})

describe('where a food comes from', () => {
  check([
    [soup, '鮮蝦是从哪来的', /^来自动物/],
    [soup, '酵母抽提物来自动物还是植物', /^来自真菌/],
    [soup, '淀粉是用什么做的', /^来自植物[\s\S]*玉米[\s\S]*标签没有写/],
    [soup, '葡萄糖浆是小麦做的吗', /^有可能[\s\S]*玉米[\s\S]*欧盟/],
    [soup, '面条是用小麦做的吗', /^含麸质/],
    [sweets, 'where does glucose syrup come from', /^From plants[\s\S]*maize, wheat, potato or cassava/],
    [sweets, 'is the glucose syrup made from wheat?', /^Possibly[\s\S]*In the EU/],
    [sweets, 'is the maltodextrin made from wheat?', /^Not of wheat: the label states maltodextrin \(corn\)/],
    [sweets, 'where do the shrimps come from', /^From animals/],
    ['Ingredients: water, collagen (bovine)', 'where does the collagen come from', /^From animals: .*bovine/],
    ['配料：水、银耳、植物油（棕榈油）', '银耳是植物吗', /^来自真菌[^（]*银耳。/],
    ['配料：水、银耳、植物油（棕榈油）', '植物油是用什么做的', /^来自植物：标签写明了植物油（棕榈油）/],
    [labels.cola, '代可可脂是用什么做的', /^来自植物[\s\S]*没有列出/],
  ])
  it('says that the source is not about safety where natural or synthetic was asked', () => {
    const { answer } = ask('柠檬酸是天然的还是合成的', analysed('配料：水、白砂糖、柠檬酸'))
    expect(answer).toMatch(/不说明安全与否/)
  })
})

describe('a diet without animals', () => {
  check([
    [soup, '素食者能吃吗', /^不能[\s\S]*鮮蝦/, /可能来自动物/],
    [plants, '素食者能吃吗', /没有识别到动物来源/, /可能来自动物/],
    ['配料：水、龟苓膏粉、白砂糖', '素食者能吃吗', /^看情况[\s\S]*龟苓膏粉/],
    ['配料：小麦粉、起酥油、白砂糖', '素食者能吃吗', /^看情况[\s\S]*起酥油/],
    ['配料：糯米、鮮魚、食用盐', '素食者能吃吗', /^不能/],
    ['配料：糯米、豬肉、食用盐', '穆斯林可以吃吗', /^不能/],
  ])
})

describe('the table of foods', () => {
  const names = table.flatMap(({ zh, en }) => `${zh}|${en}`.split('|'))
  it('names nothing twice and stays small', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    const path = new URL('../../src/engine/answers/replies/foods/foods.json', import.meta.url)
    expect(readFileSync(path).length).toBeLessThan(94_500)
  })
  it('finds every row by its first name and knows what to say of its source', () => {
    for (const food of table) {
      expect(foodNamed(food.zh.split('|')[0] ?? '')?.is, food.zh).toEqual(food.is)
      expect(Object.keys(origins), food.zh).toContain(food.from)
      expect(
        [...food.is, ...food.of].filter(text => text === ''),
        food.zh,
      ).toEqual([])
    }
  })
  it('takes words of quality and form for the food, and no other food for it', () => {
    expect(foodNamed('有机大蒜粉')).toBe(foodNamed('大蒜'))
    expect(foodNamed('Organic Rolled Oats')).toBe(foodNamed('燕麦片'))
    expect(foodNamed('peanut butter')?.from).toBe('plant')
    expect(foodNamed('人造黄油')).not.toBe(foodNamed('黄油'))
    expect(foodNamed('素鸡肉')).toBeUndefined()
  })
  it('knows nearly all ingredients of our labels that are no additives', () => {
    const all = Object.values(labels)
      .flatMap(text => analysed(text) ?? [])
      .flatMap(({ result }) => flatIngredients(result))
      .filter(({ role, kind }) => role === undefined && (kind === 'food' || kind === 'culture'))
    const known = all.filter(({ name, otherName = '' }) => foodNamed(name) ?? foodNamed(otherName))
    expect(known.length / all.length).toBeGreaterThan(0.95)
  }, 120_000)
})
