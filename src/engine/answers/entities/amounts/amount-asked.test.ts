import { describe, expect, it } from 'vitest'
import { amountAsked } from './amount-asked.ts'
import { withoutOtherNumbers } from './other-numbers.ts'
import { targetIn } from './target.ts'

const bar = {
  text: 'per 60g bar',
  name: 'protein bar',
  nutrition: {
    columns: [{ per: 'portion' as const, portion: { value: 60, unit: 'g' as const } }],
    pack: { value: 60, unit: 'g' as const },
  },
}
const can = {
  text: '净含量：250毫升',
  name: '功能饮料',
  nutrition: { columns: [{ per: '100ml' as const }], pack: { value: 250, unit: 'ml' as const } },
}
const biscuits = {
  text: '净含量：360克（12小包，每小包30克4片）',
  name: '消化饼干',
  nutrition: { columns: [{ per: '100g' as const }], pack: { value: 360, unit: 'g' as const } },
}

describe('how much a question counts', () => {
  it.each([
    // A weight of their own.
    ['carbs in two slices of 40 g', bar, 80],
    ['那我吃两片呢,一片大概40克', can, 80],
    ['six 20g pieces', can, 120],
    // Packs, pieces within packs, halves.
    ['三罐咖啡因多少', can, 750],
    ['ten cans', can, 2500],
    ['4片多少热量', biscuits, 30],
    ['吃俩小包', biscuits, 60],
    // What the question does not name.
    ['how much protein if i eat two', bar, 120],
    ['and two?', bar, 120],
    // Days, times and people.
    ['天天一罐喝一个月下来多少糖', can, 7500],
    ['one a day for a week in total', bar, 420],
    ['一天三次每次两片多少碳水', biscuits, 45],
    ['12片我们三个人吃，每人多少', biscuits, 30],
    ['一罐喝三天，每天多少糖', can, 83.3],
  ] as const)('%s', (text, sizes, value) => {
    expect(amountAsked(text, sizes)?.value).toBe(value)
  })

  it.each([
    'can my 9 year old have this',
    'im 15 can i drink this',
    '怀孕5个月能喝吗',
    '打4个单位胰岛素',
    'my ratio is 1 to 12',
    '血糖11.2能吃吗',
    '我体重78公斤',
    '6块钱的',
    'a cup of coffee',
    'says 22g of carbs in it',
  ])('counts nothing in %s', text => {
    expect(amountAsked(text, can)).toBeNull()
  })
})

it.each([
  ['我儿子9岁吃两片', '两片', '9'],
  ['$8一盒三盒', '三盒', '8'],
  ['晚上九点喝一罐', '一罐', '九'],
  ['碳水控制在60克吃一包', '一包', '60'],
])('keeps of %s what is eaten', (text, kept, dropped) => {
  expect(withoutOtherNumbers(text)).toContain(kept)
  expect(withoutOtherNumbers(text)).not.toContain(dropped)
})

it.each([
  ['how many sweets for 27 g of carbs', 'carbohydrate', 27],
  ['doctor said 1500mg sodium a day max', 'sodium', 1.5],
  ['碳水等于几两饭？我每顿控制在60克', 'carbohydrate', 60],
  ['how much can i eat for 1000 calories', 'energy', 4184],
] as const)('hears the aim of %s', (text, nutrient, amount) => {
  const nutrients = /碳水/.test(text) ? (['carbohydrate'] as const) : []
  expect(targetIn(text, nutrients)).toMatchObject({ nutrient, amount })
})
