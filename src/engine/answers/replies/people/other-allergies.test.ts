import { expect, it } from 'vitest'
import { analysed, answer } from '../../../../../test/labels/asking.ts'

const ketchup =
  'Ingredients: Tomatoes, Spirit Vinegar, Sugar, Salt, Spice and Herb Extracts (contain Celery), Spice.'
const fish = 'Ingredients: Pollock (Fish), Wheat Flour, Salt. Contains fish and wheat. May contain mustard.'
const cookies = '配料：小麦粉、牛油、糖、鸡蛋、食盐\n致敏物资料：含有麸质、奶类及蛋类'

const ask = (text: string, question: string) =>
  answer({
    question,
    history: [],
    language: /\p{Script=Han}/u.test(question) ? 'zh' : 'en',
    label: analysed(text),
  }).answer

it.each([
  [ketchup, '芹菜过敏的要不要躲', /^不能吃：含芹菜/],
  [fish, 'mustard allergic, is that a risk', /^Better not: the label warns that it may contain mustard/],
  [fish, '黄芥过敏能吃吗', /^不建议：标签提示可能含芥末/],
  [
    fish,
    'celery allergy, can i eat it',
    /^It depends: no celery was recognised; the EU and the UK want it declared, China does not/,
  ],
  [cookies, '牛油是什么，我对奶敏感', /^不能吃：含乳/],
  [cookies, 'I am allergic to dairy, what are the flours', /^No, not suitable: contains milk/],
])('tells the allergic first, also of what labels need not declare: %s', (text, question, expected) => {
  expect(ask(text, question)).toMatch(expected)
})

it.each([
  ['any allergens?', /^It depends: only part of this list was understood/],
  ['is it gluten free?', /^It depends: [^.]*gluten cannot be ruled out/],
  ['麸质过敏能吃吗', /^看情况：[^。]*不能排除麸质/],
])('rules out no allergen of a list that it does not understand: %s', (question, expected) => {
  expect(ask('Zutaten: Hartgrieß, Zucker, Palmöl, Salz.', question)).toMatch(expected)
})

it('answers for every diet and every condition that is named', () => {
  expect(ask('配料：牛肉、食用盐\n清真', '写的清真，给痛风的老人吃行吗')).toMatch(/清真[\s\S]*嘌呤/)
  expect(ask('Ingredients: Milk, Gelatin.', 'halal? and for vegans?')).toMatch(
    /vegan diets[\s\S]*halal diets/,
  )
})

it('does not call those allergic to peanuts allergic to walnuts', () => {
  expect(ask('配料：核桃仁、白砂糖', '对花生过敏，但核桃能吃，这包行吗')).not.toMatch(/坚果/)
})
