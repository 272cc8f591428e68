import { expect, it } from 'vitest'
import { engine, flat } from '../../../test/labels/corpus.ts'

const flagsOf = (text: string, name = '') => {
  const { groups, ingredients } = engine.analyse({ text, product: { name } })
  const all = flat(ingredients)
  return groups.map(
    ({ group, level, certainty, ingredients: of }) =>
      `${group} ${level} ${certainty}: ${of.map(index => all[index]?.name).join(' ')}`,
  )
}

it.each([
  ['配料：水、阿斯巴甜、爱德万甜', '', 'pku', 'pku avoid contains: 阿斯巴甜 爱德万甜'],
  ['配料：水、爱德万甜', '', 'pku', 'pku caution contains: 爱德万甜'],
  ['配料：水、牛奶（含苯丙氨酸）', '', 'pku', 'pku avoid contains: 牛奶'],
  ['配料：婴儿米粉、白砂糖、蜂蜜', '婴儿米粉', 'infant_0_36m', 'infant_0_36m avoid contains: 白砂糖 蜂蜜'],
  ['配料：大米、白砂糖', '婴儿米粉', 'infant_0_36m', 'infant_0_36m caution contains: 白砂糖'],
  ['配料：大米、水', '婴儿米粉', 'infant_0_36m', undefined],
  ['配料：水、绿茶', '', 'caffeine', 'caffeine caution contains: 绿茶'],
  ['配料：水、绿茶香精', '', 'caffeine', undefined],
  ['配料：水、茶多酚', '', 'caffeine', undefined],
  ['配料：水、可可脂', '', 'caffeine', undefined],
  ['配料：绿茶包：白砂糖、水。粉包：食用盐', '', 'caffeine', undefined],
  ['配料：水、食用盐。过敏原：大豆', '', 'soy', 'soy avoid contains: '],
  ['配料：水、食用盐。可能含有大豆', '', 'soy', 'soy caution mayContain: '],
  ['配料：水、大豆。可能含有大豆', '', 'soy', 'soy avoid contains: 大豆'],
  ['配料：水、虾、鲈鱼', '', 'fish_crustacean', 'fish_crustacean avoid contains: 虾 鲈鱼'],
  ['配料：水、白砂糖、食品添加剂（三氯蔗糖、葡萄糖）', '', 'diabetes', 'diabetes caution contains: 白砂糖'],
])('%s %s: who should take care of what, %s', (text, name, group, flag) =>
  expect(flagsOf(text, name).find(one => one.startsWith(`${group} `))).toBe(flag),
)

it('what the nutrition table says is low is never called high', () => {
  const drink =
    'Ingredients: Carbonated Water, Sugar, Glucose, Citric Acid, Flavourings, Caffeine, Colours (E150d)\n'
  const table =
    'Nutrition per 100 ml\nEnergy 192 kJ\nFat 0 g\nCarbohydrate 11.3 g\nof which sugars 11.0 g\nProtein 0 g\nSalt '
  const highOf = (salt: string) => {
    const { groups } = engine.analyse({
      text: `${drink}${table}${salt} g`,
      product: { name: 'Energy Drink' },
    })
    return /High in ([a-z, ]+) \(/.exec(groups.find(({ group }) => group === 'children')?.text.en ?? '')?.[1]
  }
  expect(highOf('0.20')).toBe('sugar')
  expect(highOf('1.20')).toBe('sugar, salt')
})

it('what is to be avoided comes first, and what is only to be known last', () => {
  const levels = flagsOf('配料：牛肉、白砂糖、大豆、阿斯巴甜').map(flag => flag.split(' ')[1] ?? '')
  expect(levels).toEqual(levels.toSorted())
  expect(new Set(levels)).toEqual(new Set(['avoid', 'caution', 'info']))
})

it('five names are told, and that there are more', () => {
  const sources = ['菊粉', '低聚果糖', '麦芽糖醇', '山梨糖醇', '木糖醇', '赤藓糖醇']
  const told = (count: number) =>
    engine
      .analyse({ text: `配料：水、${sources.slice(0, count).join('、')}` })
      .groups.find(one => one.group === 'laxative')?.text.zh
  expect(told(5)).toContain('菊粉、低聚果糖、麦芽糖醇、山梨糖醇、木糖醇吃')
  expect(told(6)).toContain('菊粉、低聚果糖、麦芽糖醇、山梨糖醇、木糖醇…吃')
})
