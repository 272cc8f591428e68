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
  return answer({ question, history: [], language, label: { result, product, text } }).answer
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

const milkLate = '配料：小麦粉、白砂糖、植物油、淀粉、鸡蛋、食用盐、乳清粉'

it('names a little whey to a person who does not tolerate lactose', () => {
  expect(ask('乳糖不耐能吃吗', milkLate)).toContain('乳清粉')
  expect(ask('含乳糖吗', milkLate)).toContain('乳清粉')
})

it('never says of a product with a low score that it calls for no care for children', () => {
  const sweet = '配料：白砂糖、可可脂、全脂乳粉、食用香精'
  expect(ask('孩子能吃吗', sweet)).toMatch(/不建议儿童常吃：主要是糖、饱和脂肪多/)
  expect(ask('is it ok for kids?', sweet)).toMatch(/Better not often for children/)
})

it('says which food may contain an allergen, and quotes no warning that the pack does not have', () => {
  expect(ask('含鸡蛋吗？', '配料：泡芙、白砂糖')).toMatch(/^可能有：泡芙可能含蛋类，标签没有写明/)
  expect(ask('does it contain milk?', 'Ingredients: nougat, salt.')).toMatch(
    /^Possibly: nougat may contain milk/,
  )
  expect(ask('含鸡蛋吗？', '配料：泡芙、白砂糖\n可能含有鸡蛋')).toContain(
    '标签提示可能含蛋类（“可能含有鸡蛋”）',
  )
})

const noodles = '酱包：白砂糖、水、食用盐\n面饼：小麦粉、棕榈油'

it('orders and compares nothing across the packets of a product', () => {
  expect(ask('最多的是什么？', noodles)).toContain('各部分最多的是：酱包 白砂糖；面饼 小麦粉')
  expect(ask('糖多吗？', noodles)).not.toMatch(/配料按加入量从多到少排列/)
  expect(ask('白砂糖和小麦粉哪个多？', noodles)).not.toContain('加得不比它少')
  expect(ask('小麦粉和棕榈油哪个多？', noodles)).toContain('加得不比它少')
  expect(ask('最多的是什么？', biscuit)).toContain('配料按加入量从多到少排列')
})
