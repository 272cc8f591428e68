import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import type labels from './labels.json'

type Label = keyof typeof labels

const cases = (told: readonly (readonly [Label, string, RegExp])[]) =>
  it.each(told)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

describe('a half without a word that asks, behind a joining word', () => {
  cases([
    ['lemontea', 'difference between INS 330 and 331 and how much sugar is in 2 boxes', /[Cc]itr[\s\S]*55 g/],
    ['l61-kulfi', 'sugar per stick, also gelatine?', /14 g[\s\S]*gelatin/],
    ['l14milktea', 'E471 in here - animal fat, and how much sugar in 1 sachet', /[Aa]nimal[\s\S]*8\.3 g/],
    [
      'l59-oatdrink',
      '小孩牛奶蛋白过敏 这款行不行。另外写0添加蔗糖 糖3.6克 骗人吗',
      /乳[\s\S]*(?:不算|不等于|不是|糖)/,
    ],
  ])
})

describe('what is no joining word', () => {
  cases([
    ['l66-laozao', '孕妇可以喝吗 煮过以后酒精还有吗', /^不能[\s\S]*不会全没/],
    [
      'l52-toffee',
      'Potassium sorbate in this cake, permitted under GB 2760 and how much?',
      /at most 1 g\/kg/i,
    ],
    ['l26noodle', '呢個麵除咗豬骨湯粉仲有邊樣係豬嚟㗎', /^除了豬骨湯粉/],
  ])
})

describe('the second half goes on with the first', () => {
  cases([
    ['l37yogurt', '有没有加糖，加了多少', /^有[\s\S]*每100 g含糖 12\.4 g/],
    ['l28plum', '入面有冇糖 有幾多', /36 g/],
    ['l34burger', 'suitable for vegans n how long once opened', /vegan[\s\S]*24 hours/i],
    ['gummies', 'are they halal and is there anything i can get instead', /Instead: /],
    ['l67-surge', '16 can i take this and how much caffeine', /15 years[\s\S]*160 mg/],
    [
      'l58-preworkout',
      'can i take two scoops and is it ok with milk instead of water',
      /^No[\s\S]*It can be, but the label speaks of water alone/,
    ],
    ['l20ham', '五个月身孕 来两片行吧 这盐高不高', /^少吃为好（孕妇）[\s\S]*盐/],
  ])
  it('gives no score to somebody who asks of milk in place of the water', () =>
    expect(
      say('l58-preworkout', 'can i take two scoops and is it ok with milk instead of water'),
    ).not.toMatch(/\d+\/100/))
})

describe('a remark on the answer', () => {
  it.each([
    ['l38milkpowder', '无蔗糖=没糖？又玩文字游戏呢吧'],
    ['l33gfcookies', 'coeliac here. says gluten free but has OATS?? is that a mistake'],
    ['l68-moyabang', '这大米粉做的 镉超没超标啊 你们测过没'],
  ] as const)('%s: %s', (label, question) =>
    expect(say(label, question)).not.toMatch(/查不到|don't have that/),
  )
  it('is declined where nothing else is told', () =>
    expect(say('l38milkpowder', '又玩文字游戏呢吧')).toMatch(/查不到|看不出|没有/))
})

describe('an amount that somebody tells', () => {
  cases([
    ['l28plum', '十粒大約40克有幾多鈉', /十粒（40 g）含盐 6\.9 g/],
    ['l37toast', '两片大概100克多少盐', /（100 g）含盐/],
    ['l20ham', '两片，一片大概15克，盐多少', /30 g/],
  ])
})
