import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createAsking } from './judge.ts'

const labels: Record<string, string> = JSON.parse(
  readFileSync(new URL('labels.json', import.meta.url), 'utf8'),
)
const ask = await createAsking(labels)
const answerOf = (label: string, question: string, history: readonly string[] = []): string =>
  ask({
    label,
    language: /[\u4e00-\u9fff]/.test(question) ? 'zh-Hans' : 'en',
    history: [...history],
    question,
  }).said.answer

/** What two additives do beside each other, and what each does. */
const together: readonly [label: string, question: string, ...says: RegExp[]][] = [
  ['l54-kaochang', '亚硝酸钠跟异抗坏血酸钠为啥要一块儿放', /一氧化氮.*残留.*亚硝胺/],
  ['l49-ham', '山梨酸钾还加乳酸链球菌素 俩防腐剂重复了吧', /不重复/, /革兰氏阳性/],
  ['l42cider', 'why sorbate and metabisulphite both', /moulds and yeasts.*bacteria/],
  ['l46sausage', 'why ascorbic acid AND metabisulphite in a sausage', /Metabisulphite: .*bacteria/],
  ['l51-cheese', '卡拉胶 槐豆胶咋两个胶 一个不行么', /更有弹性/],
  ['l59-konjac', '魔芋粉和卡拉胶搭一块儿有啥讲究', /更有弹性/],
  ['l57-sourgums', 'citric and malic and sodium citrate why all of em', /buffer/, /malic acid lasts longer/],
  ['l47plumwine', '为什么要放两种防腐剂', /霉菌和酵母菌.*主要管细菌/],
]
test.each(together)('%s: %s', (label, question, ...says) => {
  const answer = answerOf(label, question)
  for (const one of says) expect(answer).toMatch(one)
})

/** What is missing without it, whether it has to be in, and why not the plainer one. */
const without: readonly [label: string, question: string, history: string[], says: RegExp][] = [
  ['l50_sausage', '亚硝酸钠不放行不行', [], /^法规上可以.*\n.*灰褐色/],
  ['l42sausage', '三聚磷酸钠451一定要加吗', [], /不是法规要求.*\n.*出水多/],
  ['l42yogurt', '乙酰化二淀粉磷酸酯为啥不直接用普通淀粉', [], /回生/],
  ['l42sausage', '换成土豆淀粉不行吗', ['配料里有乙酰化二淀粉磷酸酯吗'], /回生/],
  [
    'l42cider',
    'what would happen w/o them',
    ['what preservatives are in this'],
    /Without Potassium Sorbate: /,
  ],
]
test.each(without)('%s: %s', (label, question, history, says) => {
  expect(answerOf(label, question, history)).toMatch(says)
})

/** What an additive does not do here. */
const never: readonly [label: string, question: string, not: RegExp][] = [
  ['l46sausage', 'what is the ascorbic acid for', /nitrite/i],
  ['l59-cheese', '羟丙基二淀粉磷酸酯是干嘛的', /乳化盐/],
  ['l54-zire', '焦亚硫酸钠在蔬菜包里干嘛', /肉色/],
  ['l64-danzai', '碳酸鉀碳酸鈉是鹼水嗎', /不是：/],
]
test.each(never)('%s: %s', (label, question, not) => {
  expect(answerOf(label, question)).not.toMatch(not)
})
