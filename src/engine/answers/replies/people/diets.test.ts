import { expect, it } from 'vitest'
import { analysed, answer } from '../../../../../test/labels/asking.ts'

const ask = (text: string, question: string) =>
  answer({
    question,
    history: [],
    language: /\p{Script=Han}/u.test(question) ? 'zh' : 'en',
    label: analysed(text),
  }).answer

it('takes raw milk for what it is, and no milk of peanuts or almonds', () => {
  expect(ask('品名：巧克力調味乳\n成分：生乳、水、砂糖、可可粉', 'plant based?')).toMatch(
    /^No, not for vegan diets.*生乳/,
  )
  expect(ask('配料：花生乳、水、白砂糖', '纯素能喝吗')).not.toMatch(/动物来源的配料：/)
})

it('answers a vegan by the list without a word that reads as a refusal', () => {
  expect(ask('Ingredients: Water, Oats, Salt', 'plant based?')).toMatch(
    /^As far as the list tells, nothing is from animals/,
  )
})

it('gives no bare no to whether it hurts', () => {
  expect(ask('Red Wine\nIngredients: grapes.\n13.5% vol', 'does one glass hurt the baby')).toMatch(
    /^Avoid it/,
  )
})

it('forbids driving after a drink with alcohol, and calls no supplement a medicine', () => {
  const baijiu = '产品名称：白酒\n配料：水、高粱\n酒精度：52%vol'
  expect(ask(baijiu, '喝完开车没事吧')).toMatch(/^不能：这是酒/)
  const tablet = '产品名称：褪黑素片\n配料：褪黑素、硬脂酸镁\n批准文号：国食健注G20190000\n保健功能：改善睡眠'
  expect(ask(tablet, '这个能治失眠吗')).toMatch(/^不能当药/)
})
