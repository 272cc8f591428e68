import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

/** Short ways to ask for a row of the table; whatever the words, the figure is in the answer. */
const frames = {
  en: [
    'hows the X',
    'tell me the X',
    'X count',
    'is the X bad',
    'on the X front?',
    'X???',
    'whats the X situation',
    'what X am i looking at',
    'X wise how is it',
    'got much X?',
    'how X heavy is this',
    'gimme the X numbers',
  ],
  zh: [
    'X咋样',
    'X怎么样',
    'X大概啥水平',
    'X会不会太高',
    'X吓人不',
    'X几何',
    'X数给我',
    'X这块呢',
    '帮我看下X',
    'X重不重',
    'X多不多啊',
    '怕X 高吗',
  ],
} as const
const nutrients = [
  ['sugar', '糖', /\d (?:m?g) of sugars?|糖 ?\d/],
  ['salt', '盐', /\d g of salt|\d mg of sodium|盐 ?\d|钠 ?\d/],
  ['fat', '脂肪', /\d g of fat|脂肪 ?\d/],
  ['protein', '蛋白质', /\d g of protein|蛋白质 ?\d/],
  ['calories', '热量', /kcal|千卡/],
  ['carbs', '碳水', /\d g of carbohydrate|碳水化合物 ?\d/],
] as const

describe('a row of the table is asked for in few words', () => {
  it.each(
    ['l45tikka', 'l31fishball', 'l48-vegan-rolls'].flatMap(label =>
      nutrients.map(([en, zh, figure]) => [label, en, zh, figure] as const),
    ),
  )('%s: %s', (label, en, zh, figure) => {
    const asked = [
      ...frames.en.map(one => one.replace('X', en)),
      ...frames.zh.map(one => one.replace('X', zh)),
    ]
    const answers = asked.map(question => [question, say(label, question)] as const)
    expect(answers.filter(([, answer]) => !figure.test(answer))).toEqual([])
  })
})
