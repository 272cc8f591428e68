import { expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'
import { keep } from '../promises.ts'

// Forty labels were made to harm, and eighteen of their reports were read whole. What was false or missing in them:
keep('harm: sentences of reports that were read whole', [
  {
    title: 'sugar of a sachet is not said to be the most of the product',
    label: '酱包：白砂糖、水、食用盐\n面饼：小麦粉、棕榈油',
    never: [/加得最多/, /largest ingredient/, /油炸类食品（白砂糖/],
  },
  {
    title: 'sugar of a filling is not said to be the most of the product',
    label: '配料：夹心（白砂糖、植物油）、燕麦',
    never: [/加得最多/, /largest ingredient/],
  },
  {
    title: 'the first name of a sachet is not the main ingredient of the product',
    label: '酱包：番茄、水\n面饼：小麦粉、水',
    never: [/主料/, /[Mm]ain ingredient/],
  },
  {
    title: 'sugar first in the one list there is, is the most',
    label: '配料：白砂糖、小麦粉、鸡蛋',
    says: [/(?<!除水以外，)白砂糖加得最多。/],
  },
  {
    title: 'a list with sulphur dioxide is not called short',
    label: '配料：葡萄干、植物油、二氧化硫',
    never: [/配料简单/, /Short list/],
  },
  {
    title: 'a condiment without salt is not called salty',
    label: '品名：味精\n配料：谷氨酸钠',
    never: [/高盐/, /very salty/],
  },
  {
    title: 'a list of which half is unknown gets no number',
    label: '配料：蒲烧鳗、柴鱼片、明太子、酱油',
    noScore: 'low_confidence',
    contains: ['fish', 'soy', 'gluten'],
  },
  { title: 'half-and-half is milk', label: 'Ingredients: coffee, half-and-half.', contains: ['milk'] },
  {
    title: 'the share of alcohol is no ingredient',
    label: '精釀啤酒 小麥白啤\n成分：水、麥芽（大麥、小麥）、啤酒花、酵母\n酒精成分：5%\n未滿十八歲禁止飲酒',
    noScore: 'alcohol',
    notListed: ['5%'],
  },
  {
    title: 'mechanically separated meat is no whole food',
    label: 'Ingredients: mechanically separated turkey, beans, tomatoes, salt.',
    never: [/天然食材[^。]*MECHANICALLY|[Ww]hole foods?[^.]*mechanically/i, /[Mm]ain ingredient/],
  },
  {
    title: 'the evaluation of sucralose closes its bracket',
    label: '配料：水、三氯蔗糖',
    never: [/（ADI[^）]*$/, /\([^)]*\(ADI/, /\(SCF 2000[^)]/],
  },
  ...['蔬菜萃取物', '蔬菜提取物', '洋葱提取物', '大蒜提取物', '香菇提取物', '生姜提取物', '番茄提取物粉'].map(
    name => ({
      title: `${name} is not necessarily salty`,
      label: `配料：大米、${name}、淀粉`,
      noGroups: ['hypertension' as const],
      never: [/高盐|盐或高盐|钠较多/],
    }),
  ),
  ...['onion extract', 'garlic extract', 'mushroom extract', 'tomato extract', 'vegetable extract'].map(
    name => ({
      title: `${name} is not necessarily salty`,
      label: `Ingredients: rice, ${name}, starch.`,
      noGroups: ['hypertension' as const],
      never: [/[Ss]alty|Salt or/],
    }),
  ),
])

it.each([
  'Ingredients: Kombucha culture, reverse osmosis purified water, organic cane sugar, organic tea blend.',
  'Ingredients: kombucha cultures, water, sugar, tea.',
  '配料：红茶菌、水、白砂糖、红茶',
])('a culture first hides no sugar: %s', text => {
  expect(engine.analyse({ text }).score).toBeLessThanOrEqual(45)
})

it('a trace of salt is no reason, a little of it is', () => {
  const salts = (mg: number) =>
    engine
      .analyse({
        text: `可乐 汽水\n配料：水、白砂糖、二氧化碳、焦糖色、食用香精\n营养成分表 每100mL 能量180kJ 蛋白质0g 脂肪0g 碳水化合物10.6g 糖10.6g 钠 ${mg}mg`,
      })
      .reasons.filter(({ rule }) => rule === 'salt')
  expect(salts(8)).toEqual([])
  expect(salts(60)).toHaveLength(1)
})
