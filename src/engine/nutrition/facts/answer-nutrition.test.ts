import { expect, it } from 'vitest'
import { engine } from '../../../../test/labels/corpus.ts'
import { answerNutrition, nutritionQuestion } from './answer-nutrition.ts'

const tea =
  '配料：水、白砂糖、红茶\n净含量：500ml\n营养成分表\n项目 每100毫升 NRV%\n能量 173千焦 2%\n蛋白质 0克 0%\n脂肪 0克 0%\n碳水化合物 10.0克 3%\n-糖 10.0克\n钠 20毫克 1%'
const noodles =
  '配料：小麦粉、食用盐\n营养成分表\n项目 每100克 NRV%\n能量 1500千焦 18%\n蛋白质 10.0克 17%\n脂肪 1.0克 2%\n碳水化合物 76.0克 25%\n钠 1200毫克 60%'
const ask = (text: string, question: string) => {
  const { nutrition } = engine.analyse({ text })
  const about = nutritionQuestion(question)
  return nutrition && about && answerNutrition(nutrition, about)
}

it.each([
  [tea, '糖含量高吗', /^中等：.*10 g/],
  [tea, '整瓶有多少糖', /^整包500 ml含糖 50 g，约 13 块方糖/],
  [tea, '孩子喝一份糖多吗', /4～6 岁孩子一天上限（19 g）的 263%/],
  [tea, '钠高不高', /^不高：.*0\.1 g/],
  [noodles, '钠高不高', /^高：.*3 g，超过 1\.5 g/],
  [noodles, '热量是多少', /^每100 g含能量 1500 kJ/],
])('answers %#: %s', (text, question, answer) => {
  expect(ask(text, question)?.zh).toMatch(answer)
})

it.each([
  [
    tea,
    'how much sugar is in the whole bottle',
    /^50 g of sugars in the whole pack of 500 ml, about 13 sugar cubes/,
  ],
  [noodles, 'is it high in salt', /^Yes, high: the table gives 3 g/],
])('answers in English %#', (text, question, answer) => {
  expect(ask(text, question)?.en).toMatch(answer)
})

it('gives no answer that the table does not give for certain', () => {
  expect(ask(noodles, '糖高吗')).toBeUndefined()
  expect(ask(tea.replace('钠 20毫克', '钠 200毫克'), '钠高不高')).toBeUndefined()
  expect(nutritionQuestion('有防腐剂吗')).toBeUndefined()
  expect(nutritionQuestion('糖尿病人能吃吗')).toBeUndefined()
})
