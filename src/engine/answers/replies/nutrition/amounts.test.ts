import { expect, it } from 'vitest'
import { analysed, answer } from '../../../../../test/labels/asking.ts'

const tea =
  '配料：水、白砂糖、红茶\n净含量：500ml\n营养成分表\n项目 每100毫升 NRV%\n能量 173千焦 2%\n蛋白质 0克 0%\n脂肪 0克 0%\n碳水化合物 10.0克 3%\n-糖 10.0克\n钠 20毫克 1%'
const noodles =
  '配料：小麦粉、食用盐\n营养成分表\n项目 每100克 NRV%\n能量 1500千焦 18%\n蛋白质 10.0克 17%\n脂肪 1.0克 2%\n碳水化合物 76.0克 25%\n钠 1200毫克 60%'
const ask = (text: string, question: string, ...before: string[]) =>
  answer({
    question,
    history: before.map(content => ({ role: 'user' as const, content })),
    language: /\p{Script=Han}/u.test(question) ? 'zh' : 'en',
    label: analysed(text),
  }).answer

it.each([
  [tea, '糖含量高吗', /^中等：.*10 g/],
  [tea, '整瓶有多少糖', /^整包500 ml含糖 50 g，约 13 块方糖/],
  [tea, '半瓶有多少糖', /^半包250 ml含糖 25 g/],
  [tea, '200毫升有多少糖', /^200 ml含糖 20 g/],
  [tea, '孩子喝一份糖多吗', /4～6 岁孩子一天上限（19 g）的 263%/],
  [tea, '钠高不高', /^不高：.*0\.05 g（钠 20 mg）/],
  [tea, '纳高不高', /^不高：/],
  [noodles, '钠高不高', /^高：.*3 g（钠 1200 mg），超过 1\.5 g/],
  [tea, "how much of a child's daily sugar is in the bottle?", /^50 g of sugars in the whole pack.*263 %/],
  [tea, '一瓶的糖占一天的百分之几', /^整包500 ml含糖 50 g.*是成人一天上限（WHO：游离糖 50 g）的 100%/],
  [
    tea,
    'what percent of my daily salt is in the bottle',
    /^0\.25 g of salt.*5 % of an adult's daily reference/,
  ],
  [tea, 'how much sugar is in 2 bottles', /^100 g of sugars/],
  [noodles, '表里蛋白质10克，高吗', /^看和什么比：.*每100 g/],
  [noodles, '热量是多少', /^每100 g含能量 1500 kJ（359 千卡）/],
  [noodles, '蛋白质高吗', /^看和什么比：.*10 g，是成人一天参考值（GB 28050）的 17%/],
  [noodles, '每100克多少糖', /没有标糖；每 100 g 有碳水化合物 76 g/],
  [
    tea,
    'how much sugar is in the whole bottle',
    /^50 g of sugars in the whole pack of 500 ml, about 13 sugar cubes/,
  ],
  [noodles, 'is it high in salt', /^Yes, high: the table gives 3 g/],
  [noodles, 'how many calories per 100 g?', /^1500 kJ \(359 kcal\) of energy in 100 g/],
])('answers %#: %s', (text, question, expected) => {
  expect(ask(text, question)).toMatch(expected)
})

it('asks the same of another nutrient, or of another amount', () => {
  expect(ask(noodles, '脂肪呢', '钠高不高')).toMatch(/脂肪 ?1 g/)
  expect(ask(tea, '一天最多多少呢', '一瓶多少糖')).toMatch(/含糖.*成人一天上限/)
  expect(ask(tea, '半瓶呢', '一瓶多少糖')).toMatch(/^半包250 ml含糖 25 g/)
})

it('gives no answer that the table does not give for certain', () => {
  expect(ask(tea.replace('钠 20毫克', '钠 200毫克'), '钠高不高')).toMatch(/读得不确定/)
  expect(ask(noodles, '有防腐剂吗')).not.toContain('营养成分表')
  expect(ask(tea, '糖尿病人能吃吗')).not.toMatch(/^(?:高|不高|中等)/)
})
