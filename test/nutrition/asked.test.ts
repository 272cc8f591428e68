import { beforeAll, expect, it } from 'vitest'
import { createAnswers } from '../../src/engine/answers/index.ts'
import { createEngine } from '../../src/engine/index.ts'
import { loadFlavourings, loadKnowledge, loadUses } from '../../src/knowledge/index.ts'

const crisps = `产品名称：番茄味薯片
净含量：75克
配料：马铃薯、植物油、白砂糖、食用盐、番茄粉
营养成分表
项目 每100克(g) NRV%
能量 2216千焦(kJ) 26%
蛋白质 5.0克(g) 8%
脂肪 31.0克(g) 52%
碳水化合物 57.0克(g) 19%
钠 800毫克(mg) 40%`

let ask: (question: string, text?: string) => string
beforeAll(async () => {
  const knowledge = await loadKnowledge()
  const engine = createEngine(knowledge)
  const answer = createAnswers({ knowledge, uses: await loadUses(), flavourings: await loadFlavourings() })
  ask = (question, text = crisps) => {
    const product = engine.readProduct(text)
    const label = { result: engine.analyse({ text, product }), product }
    return answer({ question, history: [], language: /\p{Script=Han}/u.test(question) ? 'zh' : 'en', label })
      .answer
  }
})

it.each([
  ['钠高不高', /^高：.*2 g/],
  ['Is the sodium high?', /^Yes, high: .*2 g/],
  ['脂肪多不多', /^高：.*31 g/],
  ['热量高吗', /2216 kJ/],
  ['一整包有多少盐', /75 g.*1\.5 g/],
  ['孩子吃盐占一天多少', /4～6 岁/],
  ['How much fat is in the whole bag?', /^23\.3 g of fat/],
])('%s is answered from the table', (question, expected) => {
  expect(ask(question)).toMatch(expected)
})

it('does not take the table for a reason, or answer from one that is not there', () => {
  expect(ask('为什么加盐')).not.toContain('营养成分表')
  expect(ask('钠高不高', '配料：马铃薯、植物油、食用盐')).not.toMatch(/\d+ ?g/)
})
