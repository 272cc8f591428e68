import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

describe('two additives beside each other', () => {
  it.each([
    ['natural and synthetic', labels.l44sausage, '红曲红和诱惑红有啥区别', /^差别先在来源：.*红曲菌.*偶氮/],
    [
      'insects and synthesis',
      labels.l44sausage,
      'difference between carmine and allura red',
      /insects.*synthetic azo dye/,
    ],
    ['which is natural', labels.l44yogurt, '胭脂虫红和甜菜红哪个天然', /胭脂虫.*红甜菜根/],
    [
      'how sweet',
      labels.l45yogurt,
      'acesulfame k vs sucralose, which is better for kids',
      /^Neither is better[\s\S]*600 times/,
    ],
    ['for children', labels.l45yogurt, '安赛蜜跟三氯蔗糖哪个对孩子好', /^分不出哪个更好[\s\S]*儿童尽量少吃/],
    ['for diabetics', labels.l45yogurt, '安赛蜜和三氯蔗糖哪个对糖尿病好', /^几乎不会/],
    ['a number left out', labels.l45mango, '黃色四號同五號有咩分別', /柠檬黄[\s\S]*日落黄/],
    ['the same?', labels.l45noodle, '琥珀酸二钠和呈味核苷酸二钠一样吗', /^不一样/],
    ['two sugars', labels.l44oatbar, 'is honey healthier than sugar', /^No, hardly/],
  ])('%s', (_, text, question, said) => expect(say(text, question)).toMatch(said))

  it('answers the harm of one that is named beside its kind', () => {
    expect(say(labels.l45mango, '黃色四號那個呢 有什麼害處嗎', '這包有加色素嗎')).not.toMatch(/没法比较/)
  })
})
