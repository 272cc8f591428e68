import { describe, expect, it } from 'vitest'
import type { Group } from '../../../src/engine/index.ts'
import { groupRules } from '../../../src/engine/warnings/group-rules.ts'
import { engine, flat } from '../../labels/corpus.ts'

/** The flag of a group: its level, and the ingredients that raise it. */
const flagOf = (text: string, group: Group, name = '') => {
  const { groups, ingredients } = engine.analyse({ text, product: { name } })
  const all = flat(ingredients)
  const flag = groups.find(one => one.group === group)
  return flag && `${flag.level}: ${flag.ingredients.map(index => all[index]?.name).join(' ')}`
}

describe('where an ingredient must stand', () => {
  it.each([
    // Salt among the first two foods, or in a product of a kind.
    ['配料：水、猪肉、食用盐', '', 'hypertension', 'caution: 食用盐'],
    ['配料：水、猪肉、酱油', '', 'hypertension', 'caution: 酱油'],
    ['配料：大米、小麦粉、食用盐', '', 'hypertension', undefined],
    ['配料：大米、小麦粉、食用盐', '酱菜', 'hypertension', 'caution: 食用盐'],
    ['配料：猪肉、大米、食用盐、亚硝酸钠', '', 'hypertension', 'caution: 食用盐'],
    ['面饼：小麦粉、棕榈油、食用盐', '', 'hypertension', 'caution: 食用盐'],
    ['粉包：大米、味精、食用盐', '', 'hypertension', 'caution: 味精 食用盐'],
    // Sugar first, or three kinds of it among the first four foods.
    ['配料：白砂糖、小麦粉、鸡蛋', '', 'diabetes', 'caution: 白砂糖'],
    ['配料：小麦粉、白砂糖、鸡蛋', '', 'diabetes', undefined],
    ['配料：小麦粉、白砂糖、葡萄糖浆、麦芽糊精', '', 'diabetes', 'caution: 白砂糖 葡萄糖浆 麦芽糊精'],
    ['配料：小麦粉、白砂糖、葡萄糖浆、鸡蛋、麦芽糊精、牛奶、玉米', '', 'diabetes', undefined],
    [
      '配料：小麦粉、白砂糖、葡萄糖浆、麦芽糊精、鸡蛋、牛奶、玉米',
      '',
      'diabetes',
      'caution: 白砂糖 葡萄糖浆 麦芽糊精',
    ],
    ['Ingredients: rice, instant noodles, carrots, salt.', '', 'hypertension', undefined],
    // Or half of the foods and more than one, water and additives aside.
    ['配料：小麦粉、白砂糖、葡萄糖浆', '', 'diabetes', 'caution: 白砂糖 葡萄糖浆'],
    ['配料：水、小麦粉、白砂糖、葡萄糖浆、柠檬酸', '', 'diabetes', 'caution: 白砂糖 葡萄糖浆'],
    ['配料：小麦粉、白砂糖、葡萄糖浆、鸡蛋', '', 'diabetes', 'caution: 白砂糖 葡萄糖浆'],
    ['配料：小麦粉、白砂糖、葡萄糖浆、鸡蛋、牛奶', '', 'diabetes', undefined],
    ['配料：小麦粉、白砂糖', '', 'diabetes', undefined],
    // Or wherever it stands in candied fruit and sugary drinks.
    ['配料：冬瓜、白砂糖、食用盐', '糖冬瓜条', 'diabetes', 'caution: 白砂糖'],
    ['配料：水、茶叶、白砂糖、柠檬酸', '红茶饮料', 'diabetes', 'caution: 白砂糖'],
    // A part stands behind its compound by its place in the bracket.
    ['配料：夹心（白砂糖、棕榈油）、小麦粉', '', 'diabetes', 'caution: 白砂糖'],
    ['配料：夹心（棕榈油、白砂糖）、小麦粉', '', 'diabetes', undefined],
    // Milk among the first five foods.
    ['配料：大米、小麦粉、鸡蛋、白砂糖、全脂乳粉', '', 'lactose', 'caution: 全脂乳粉'],
    ['配料：大米、小麦粉、鸡蛋、白砂糖、玉米、乳清粉', '', 'lactose', undefined],
    ['配料：无乳糖牛奶', '', 'lactose', undefined],
    ['配料：牛奶、乳糖酶', '', 'lactose', 'info: 牛奶'],
    ['配料：大米、小麦粉、鸡蛋、白砂糖、玉米、牛奶、乳糖酶', '', 'lactose', undefined],
  ] as const)('%s %s: %s %s', (text, name, group, expected) =>
    expect(flagOf(text, group, name)).toBe(expected),
  )
})

describe('a sugared drink', () => {
  const tea = (sugars: string) =>
    `配料：水、茶叶、白砂糖、柠檬酸\n营养成分表 每100mL 能量190kJ 蛋白质0g 脂肪0g 碳水化合物11g 糖${sugars}g 钠5mg`
  it('warns of its sugar wherever that stands, unless the table calls it low', () => {
    expect(flagOf(tea('10.6'), 'diabetes', '红茶饮料')).toBe('caution: 白砂糖')
    expect(flagOf(tea('2'), 'diabetes', '红茶饮料')).toBeUndefined()
  })
})

describe('what a pack says to infants', () => {
  it.each([
    ['婴儿配方奶粉\n配料：脱脂乳粉、乳糖、植物油\n婴儿请遵医嘱', undefined],
    ['全营养配方食品 特殊医学用途配方食品\n配料：麦芽糊精、白砂糖、酪蛋白酸钠\n婴儿请遵医嘱', 'avoid: '],
  ])('is left out of formula, which is made for them, and told of medical food: %s', (text, flag) =>
    expect(flagOf(text, 'infant_0_36m')).toBe(flag),
  )
})

describe('food for infants', () => {
  it.each([
    ['配料：大米、白砂糖、食用盐', '婴儿米粉', 'caution: 白砂糖 食用盐'],
    ['配料：大米', '婴儿米粉', undefined],
    ['配料：大米、白砂糖、食用盐', '米饼', undefined],
  ])('%s %s: %s', (text, name, expected) => expect(flagOf(text, 'infant_0_36m', name)).toBe(expected))
})

describe('children and a low score', () => {
  const of = (text: string, name = '') =>
    engine.analyse({ text, product: { name } }).groups.find(({ group }) => group === 'children')
  it.each([
    ['配料：水、白砂糖、浓缩苹果汁、柠檬酸', '苹果汁饮料', /^糖高（白砂糖、浓缩苹果汁），儿童不宜常吃。$/],
    [
      '配料：马铃薯、植物油、食用盐、棕榈油、味精',
      '油炸薯片',
      /^(?:盐|饱和脂肪|盐、饱和脂肪|饱和脂肪、盐)高（/,
    ],
    ['配料：猪肉、白砂糖、食用盐、亚硝酸钠', '腊肠', /高（.*儿童不宜常吃。$/],
  ] as const)('%s %s', (text, name, sentence) => {
    const flag = of(text, name)
    expect(flag?.level).toBe('caution')
    expect(flag?.text.zh).toMatch(sentence)
    expect(flag?.text.en).toMatch(/^High in .*: not often for children\.$/)
  })
  it('is not said where the score is fair', () => {
    expect(of('配料：小麦粉、白砂糖、鸡蛋', '蛋糕')).toBeUndefined()
    expect(of('配料：白砂糖、可可脂、全脂乳粉、食用香精', '白巧克力')).toBeUndefined()
  })
})

describe('one flag per group', () => {
  it('is of the level of its first rule: the graver stands first', () => {
    const weight = { avoid: 0, caution: 1, info: 2 }
    for (const group of new Set(groupRules.map(rule => rule.group))) {
      const weights = groupRules.filter(rule => rule.group === group).map(rule => weight[rule.level])
      expect(weights).toEqual(weights.toSorted())
    }
  })

  it('takes the strictest level and all names and sentences', () => {
    const { groups } = engine.analyse({ text: '配料：牛肉、猪肉、明胶、料酒' })
    const flag = groups.find(({ group }) => group === 'vegetarian_halal')
    expect(flag?.level).toBe('avoid')
    expect(flag?.ingredients).toEqual([0, 1, 2, 3])
    expect(flag?.text.zh).toBe(
      '含猪肉来源（猪肉）：不适合素食、清真。含酒精（料酒）：不适合清真。明胶来自动物，哪种动物来源不明：不适合素食，清真请看包装。含牛肉：不适合素食；清真请看包装。',
    )
    expect(flag?.text.en.split('. ').length).toBe(4)
  })

  it('a warning of traces raises no group by its words', () =>
    expect(flagOf('配料：黑巧克力（可可液块、白砂糖、可能含牛肉）', 'vegetarian_halal')).toBeUndefined())
})

it.each(groupRules.map(rule => [rule.id, rule] as const))(
  '%s says its ingredients in both languages',
  (_, rule) => {
    const said = rule.kinds?.map(({ name }) => name) ?? [rule.text]
    for (const { zh, en } of said) expect([zh, en].every(text => text.includes('{names}'))).toBe(true)
    if (rule.kinds) expect([rule.text.zh, rule.text.en].every(text => text.includes('{kinds}'))).toBe(true)
    expect(['avoid', 'caution', 'info']).toContain(rule.level)
  },
)
