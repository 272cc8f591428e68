import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('no colour was added, and the food has one', () => {
  it.each([
    ['l44haw', '写着不添加色素怎么颜色这么红 骗人的吧', /^没有发现矛盾[\s\S]*红色看配料应来自山楂/],
    ['l44haw', '不加色素为什么是红的', /山楂本身的颜色/],
    ['l44puffs', 'why are they so orange if no colours', /own colour: [^.]*Carrot/],
    ['ricepops', 'y is it brown', /own colour: [^.]*Cocoa/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('not added, and the table states some', () => {
  it.each([
    [
      'l44puffs',
      "'no added salt' but the table says salt 0.08g, so which is it",
      /no salt was recognised[\s\S]*Both are true/,
    ],
    ['l44puffs', 'says no added sugar but there are sugars in the table, why', /contain by nature/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('less is not low', () => {
  it.each([
    [
      'l45yogurt',
      '号称减糖25%，还放安赛蜜三氯蔗糖，不是忽悠人嘛',
      /^不算说谎(?=[\s\S]*“减”不等于低)(?=[\s\S]*12\.4 g)[\s\S]*经典款[\s\S]*甜味剂补上：安赛蜜、三氯蔗糖/,
    ],
    ['l45yogurt', '减糖是不是就低糖', /^“减”不等于低/],
    ['l31pickle', '减盐30%是不是忽悠人,钠还两千多呢', /^不算说谎[\s\S]*“减”不等于低，现在还是高/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('the same by another name', () => {
  it.each([
    ['l44sausage', '没加味精，可酵母抽提物不就是味精换个马甲', /^字面没错，作用差不多[^。]*酵母抽提物/],
    ['l47vegsausage', 'no msg but yeast extract, isnt that the same', /^True to the letter/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })

  it('says nothing of it where the thing itself is listed', () => {
    expect(say('l45noodle', '没加味精吧，水解植物蛋白不就是味精换个马甲')).not.toMatch(/字面没错/)
  })
})

describe('names that come near', () => {
  it.each([
    ['l44sausage', '叫玉米火腿肠 玉米到底有多少', /甜玉米粒[^。]*5%/],
    ['l45noodle', '那5呈味核甘酸二钠又是啥', /^5'-呈味核苷酸二钠/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('natural, hot and heated', () => {
  it.each([
    ['l44oatbar', 'is it really natural', /^Not all of it: [^.]*Natural Flavouring/],
    ['l44noodle', '邊包係辣㗎？我個仔食唔到辣，想攞走佢', /^辣的或可能辣的配料在酱包/],
    ['l45noodle', '红烧牛肉面里到底有没有真牛肉，在哪一包', /至少 1\.5%[\s\S]*酱包/],
    ['l45cheese', 'is it pasteurised', /^Heat-treated: [\s\S]*at 90 °C/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})
