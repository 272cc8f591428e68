import { expect, it } from 'vitest'
import { createAnswers } from '../../src/engine/answers/index.ts'
import { loadFlavourings, loadUses } from '../../src/knowledge/index.ts'
import { engine, knowledge } from '../labels/corpus.ts'

// What an answer names for a group whose flag no rule of the label raises.
const answer = createAnswers({ knowledge, uses: await loadUses(), flavourings: await loadFlavourings() })

const ask = (question: string, text: string): string => {
  const product = engine.readProduct(text)
  const result = engine.analyse({ text, product })
  const language = /\p{Script=Han}/u.test(question) ? 'zh' : 'en'
  return answer({ question, history: [], language, label: { result, product } }).answer
}

const biscuit = '配料：小麦粉、植物油、鸡蛋、乳粉、白砂糖、食用盐、食品添加剂（碳酸氢钠）'

it('names the sugar of a label to a person with diabetes', () => {
  expect(ask('糖尿病人能吃吗', biscuit)).toContain('白砂糖')
})

it('names it in the language of the question', () => {
  expect(ask('is it ok with diabetes?', biscuit)).toMatch(/sugar/i)
})

it.each(['三氯蔗糖', '糖精钠', '麦芽糖醇'])('takes the sweetener %s for no sugar', sweetener => {
  const text = `配料：水、绿茶、食品添加剂（${sweetener}、柠檬酸）`
  expect(ask('糖尿病人能吃吗', text)).not.toContain('计入碳水')
})
