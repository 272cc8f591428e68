import { expect, it } from 'vitest'
import { analysed, answer } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const cake =
  '产品名称：蛋糕\n配料：低筋小麦粉、鸡蛋、白砂糖、植物油、食用盐\n产品标准代号：GB/T 20977\n净含量：100克'

const ask = (text: string, question: string): string =>
  answer({
    question,
    history: [],
    language: /\p{Script=Han}/u.test(question) ? 'zh' : 'en',
    label: analysed(text),
  }).answer.replace(/\[\d+\]/g, '')

/** Answers that were once dangerous or wrong: what each has to begin with or contain, and what it may not say again. */
const once: readonly { text: string; question: string; says: RegExp[]; never: RegExp }[] = [
  {
    text: labels.hotdog,
    question: 'Can pregnant women eat hot dogs?',
    says: [/^(?:Better not|Better only a little|Rarely|No)\b/, /[Nn]itrite/],
    never: /\bpets\b/,
  },
  { text: labels.baijiu, question: '孩子能喝吗', says: [/^不能/, /酒/], never: /没有识别到针对/ },
  { text: labels.fruitbeer, question: '孕妇能喝吗', says: [/^不能/, /酒精/], never: /限量/ },
  {
    text: labels.bread,
    question: '脱氢乙酸钠不是禁用了吗',
    says: [/^(?:对|是|不允许|没错)/, /2025/, /面包/],
    never: /^允许/,
  },
  {
    text: labels.orangesoda,
    question: 'What are the worst ingredients?',
    says: [/^\W*Brominated Vegetable Oil/, /not permitted in China/],
    never: /^\W*(?:Sodium Benzoate|Red 40|Yellow 6)/,
  },
  { text: labels.sausage, question: '穆斯林能吃吗', says: [/^不能/, /猪肉/], never: /供参考/ },
  { text: cake, question: 'Is this gluten free?', says: [/^No\b/, /wheat/i], never: /low-gluten/ },
  {
    text: labels.noodles,
    question: '孩子能吃吗',
    says: [/^(?:不建议|不能|少吃)/, /盐/, /油炸|脂肪/],
    never: /没有识别到针对|^可以|^能/,
  },
  {
    text: labels.cola0,
    question: '糖尿病人能喝吗',
    says: [/^看情况/, /没有识别到添加糖/, /甜味剂/, /咖啡因/, /医生/],
    never: /没有识别到针对|不升血糖|糖尿病患者可用/,
  },
  {
    text: labels.babycereal,
    question: '为什么给宝宝米粉加糖',
    says: [/甜味/, /(?:不建议|不应|不宜|无添加糖|无糖)/],
    never: /葡萄糖酸锌.{0,6}糖|糖.{0,12}葡萄糖酸锌/,
  },
]

it('has all ten', () => {
  expect(once).toHaveLength(10)
})

it.each(once)('answers $question', ({ text, question, says, never }) => {
  const said = ask(text, question)
  for (const pattern of says) expect(said).toMatch(pattern)
  expect(said).not.toMatch(never)
})
