import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

describe('what takes the place of something in a kitchen', () => {
  it.each([
    ['butter for vegans', labels.l45bread, '纯素的话黄油能换成什么', /^黄油可以换成：植物油/],
    [
      'butter without milk',
      labels.l45bread,
      "i'm dairy free, what could i use in place of the butter",
      /oil/,
    ],
    ['egg', labels.l45bread, '我唔食蛋，入面嘅雞蛋可以用乜代替', /^鸡蛋可以换成：.*亚麻籽粉/],
    [
      'two things',
      labels.l45bread,
      '想自己做全素版，雞蛋同奶粉可以用什麼取代',
      /鸡蛋可以换成[\s\S]*奶粉可以换成：/,
    ],
    ['wheat flour', labels.l45bread, '小麦粉不能吃，换成什么粉', /米粉/],
    ['a sauce without gluten', labels.l44paste, '我乳糜泻，不能吃甜面酱的话换啥', /无麸质/],
    ['the product itself', labels.l44paste, 'need a gluten free swap for this sweet bean sauce', /tamari/],
    ['oyster sauce', labels.l45oyster, '食齋可以用咩代替蠔油', /香菇/],
    ['MSG', labels.l44noodle, '不想放味精，用什么提鲜', /香菇粉/],
    ['cooking wine', labels.l44dumpling, '料酒不能吃，包饺子用啥去腥', /姜/],
    ['wine', labels.l45plumwine, '唔飲得酒，可以用咩代替', /0\.0%/],
    [
      'gelatine',
      labels.l45lollies,
      'what else can set gummies instead of gelatine',
      /^In place of gelatine: agar/,
    ],
    ['honey', labels.l44oatbar, 'what could replace the honey for a vegan', /maple/],
    ['peanut butter', labels.l44oatbar, 'nut free school, what could replace the peanut butter', /sunflower/],
    ['cream', labels.l45tikka, "what can I use instead of cream, I'm vegan", /coconut cream/],
    ['yoghurt without lactose', labels.l44yogurt, '乳糖不耐受不能喝的话换啥', /无乳糖酸奶/],
  ])('%s', (_, text, question, said) => expect(say(text, question)).toMatch(said))

  it.each([
    [
      'if not',
      labels.l44oatbar,
      'are these vegan? if not what could i use instead of the honey',
      /^No[\s\S]*maple/,
    ],
    ['不能的话', labels.l45bread, '纯素能吃不？不能的话黄油换啥', /^不能[\s\S]*植物油/],
    ['有的话', labels.l44paste, '甜面酱有麸质没 有的话卷煎饼蘸啥好', /^有[\s\S]*无麸质的豆酱/],
    ['for a child', labels.l45cheese, '牛奶过敏能吃吗，不能的话给孩子换什么', /^不能吃[\s\S]*奶酪可以换成/],
  ])('after a verdict: %s', (_, text, question, said) => expect(say(text, question)).toMatch(said))

  it.each([
    [
      'soya',
      labels.l45oyster,
      'is there anything i can use instead of oyster sauce',
      /soy sauce with a little sugar \(contains soy, gluten\)/,
    ],
    ['sesame', labels.l44oatbar, 'what could replace the peanut butter', /tahini \(contains sesame\)/],
    ['nuts', labels.l45bread, '小麦粉换成什么粉', /杏仁粉（含坚果）/],
  ])('tells what a swap contains: %s', (_, text, question, said) => expect(say(text, question)).toMatch(said))

  it.each([
    [
      'gluten',
      labels.l45oyster,
      'can a coeliac have this? if not, what else could i use',
      /soy sauce with a little sugar/,
    ],
    ['milk', labels.l45bread, '对牛奶过敏，黄油换什么', /(?<!不)含乳/],
    ['soya', labels.l45bread, '大豆过敏，鸡蛋用什么代替', /豆腐/],
  ])('offers nobody what they must not have: %s', (_, text, question, never) =>
    expect(say(text, question)).not.toMatch(never),
  )

  it('replaces no sugar of an infant food by sweeteners, and nothing where another thing was asked', () => {
    expect(say(labels.babycereal, '有没有不加糖的可以换')).not.toMatch(/赤藓糖醇/)
    expect(say(labels.l18oat, 'can I give this instead of milk to my 10 month old')).not.toMatch(
      /In place of/,
    )
  })
})

describe('whether it comes first, and which is most of a product that is named after others', () => {
  const pouch =
    'Kumara, Lamb & Pear\nINGREDIENTS: Pear puree (38%), kumara (25%), water, lamb (10%), red lentils, quinoa (4%), rosemary'
  const balls = '香菇素丸\n成分：水、大豆蛋白、大豆油、小麥蛋白、修飾澱粉、香菇（4%）、食鹽'
  it.each([
    ['does lamb come first in the list', pouch, /^No: number 1 is Pear puree, and number 4 is lamb/],
    [
      'what % is lamb and does it actually come first in the list',
      pouch,
      /10%[\s\S]*No: number 1 is Pear puree/,
    ],
    ['香菇是不是排第一', balls, /^不是：第 1 项是水，香菇是第 6 项/],
    [
      'called kumara lamb and pear but whats actually most in it, bet its hardly any lamb',
      pouch,
      /^At the top of the list: Pear puree \(38%\)[\s\S]*Right, not much: the label declares lamb at 10%/,
    ],
    [
      'named lamb but whats the main ingredient really',
      pouch,
      /^At the top of the list: Pear puree[\s\S]*Number 4 of 7 is lamb/,
    ],
    ['名字叫香菇 主要成分是什么', balls, /^排在最前面的是：水、大豆蛋白、大豆油[\s\S]*香菇（4%）排第 6 项/],
  ])('%s', (question, label, said) => expect(say(label, question)).toMatch(said))
})
