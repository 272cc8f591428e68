import { describe, expect, it } from 'vitest'
import { analysed, ask as askOf } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const byName: Readonly<Record<string, string>> = labels
const say = (label: string, question: string, ...before: string[]) =>
  askOf(question, analysed(byName[label] ?? label), ...before).answer.replace(/\[\d+\]/g, '')

describe('a fact of the pack and nothing else', () => {
  it.each([
    ['l51-eggroll', '几克', /240公克/],
    ['l51-eggroll', '厂址', /嘉義縣民雄鄉/],
    ['l51-eggroll', '联系方式', /0800-051-512/],
    ['l51-eggroll', '谁生产的', /春姨食品有限公司/],
    ['l51-eggroll', '哪天到期', /標示於盒底/],
    ['l51-bar', 'best before date', /see side of wrapper/],
    ['l51-bar', 'weight?', /40g/],
    ['l51-bar', 'who is the maker', /Hedge & Oak Foods/],
    ['l51-bar', 'claims?', /High in fibre/],
    ['l51-bar', 'traces?', /May also contain NUTS, MILK and WHEAT/],
    ['l51-pizza', 'cooking instructions', /400°F[\s\S]*21-24 minutes[\s\S]*165°F/],
    ['l51-pizza', 'oven temperature', /400°F/],
    ['l51-pizza', 'air fryer?', /gives no time/],
    ['l51-whey', 'customer service number', /^Not stated/],
    ['l51-whey', 'warnings?', /Not intended for persons under 18/],
    ['l51-oyster', '交叉污染', /含有蠔/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })

  it('asks for what came before where it names nothing of its own', () => {
    expect(say('l51-bar', 'how many?', 'does it have preservatives')).not.toMatch(/net content/)
  })
})

describe('facts of the pack beside other questions', () => {
  it.each([
    ['l51-eggroll', '保质期多久和净重', /180天[\s\S]*240公克/],
    ['l51-eggroll', '厂家是谁，开封后怎么放', /春姨食品[\s\S]*儘速食用/],
    ['l51-pizza', 'net weight and how do i cook it', /710g[\s\S]*21-24 minutes/],
    ['l51-pizza', 'how do i cook it, who makes it', /21-24 minutes[\s\S]*Rosso's Corner Foods/],
    ['l51-bar', 'is it vegan and net weight', /honey[\s\S]*40g/i],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('where an ingredient was grown', () => {
  const tofu =
    '五香豆干\n成分：非基因改造黃豆、水、醬油（水、黃豆、小麥、食鹽）、無水奶油（紐西蘭）\n原料黃豆產地：加拿大　原產地：台灣'
  it.each([
    [tofu, '黄豆哪里来的', /加拿大/],
    [tofu, '大豆是哪国的', /加拿大/],
    [tofu, '奶油是进口的吗', /紐西蘭/],
    [tofu, '产地', /台灣/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})
