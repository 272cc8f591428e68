import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

describe('what a reader of rounds 48 and 49 found false or harmful', () => {
  it.each([
    ['l48-au-gummies', 'is it halal?', /Gelatine[\s\S]*carmine/],
    ['l48-au-gummies', 'salam, are thes gummies ok for us?', /^It depends[\s\S]*Gelatine/],
    ['l49-satay', 'vegan?? looks like just peanut and coconut', /^No, not for vegan diets[\s\S]*Anchovy/],
    [
      'l49-hydra',
      'im 20 weeks pregnant, can i use these',
      /^No: (?![\s\S]*does not say how many mg)[\s\S]*75mg caffeine/,
    ],
    ['l49-probar', 'type 2 here, will this spike me?', /^(?!It does)(?![\s\S]*starch of SOLUBLE CORN FIBER)/],
    [
      'l49-noodle',
      '为啥泡面里有二氧化硅 那不是干燥剂吗',
      /^二氧化硅的作用：防止粉末结块（抗结剂）(?![\s\S]*120)/,
    ],
    ['l48-tw-dumpling', '血糖高，一份十顆的醣有多少', /47 g/],
    ['l48-shaqima', '糖尿病人一天吃一块沙琪玛行不', /一枚（24 g）有碳水化合物 14\.6 g/],
    ['l49-babypuff', '七个月的宝包可以吃这个泡芙了吧', /^不能，还太小：.*10月龄/],
  ] satisfies [keyof typeof labels, string, RegExp][])('%s: %s', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )

  it('names no cereal that is not listed, and the gluten that is', () =>
    expect(say('l49-bakewell', 'and barley?', 'is there wheat in these?')).toMatch(
      /^No barley recognised, but it contains gluten: .*WHEAT/,
    ))
})

describe('what a reader of rounds 56 and 57 found false or harmful', () => {
  it.each([
    ['l57-fishball', '小朋友對花生敏感，呢包魚蛋食唔食得呀', /^不建议：.*處理花生/],
    ['l57-fishball', '我個孫對蝦敏感，呢包咖喱魚蛋有冇蝦㗎', /^不能吃：含甲壳类（蝦膏）/],
    [
      'l56-gfloaf',
      'it says WHEAT starch but also gluten free?? can coeliacs eat this',
      /^By the label, yes: .*coeliacs/,
    ],
    [
      'l57-sourgums',
      'are these vegan? thought they switched to pectin',
      /^No, not for vegan.*Beef Gelatine, Beeswax/,
    ],
    [
      'l56-butterchicken',
      'no artificial preservatives but theres citric acid in it, isnt that a preservative?',
      /^Two different things(?![\s\S]*claim fails)/,
    ],
    [
      'l56-gummies',
      'Bought these for my grandaughter, worried about the colour in them, is it one of those bad ones',
      /^2 colours recognised/,
    ],
    ['l56-xuegao', '那個珍珠是用什麼坐的啊', /黑糖珍珠里有：樹薯澱粉/],
  ])('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('answers what the maltitol does to her blood sugar', () =>
    expect(
      say(
        'l56-proteinbar',
        'and the maltitol, does that put my bloods up',
        'type 2 here, is this bar ok for me',
      ),
    ).toMatch(/^It does, but less than sugar/))
})
