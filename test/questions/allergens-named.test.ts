import { describe, expect, it } from 'vitest'
import { createAsking } from './judge.ts'

const ask = await createAsking({
  zh: '什锦\n配料：小麦粉、鸡蛋、乳粉、花生、大豆、鳕鱼、虾仁、巴旦木、芝麻、白砂糖',
  en: 'Mix\nIngredients: Wheat flour, egg, milk powder, peanuts, soya, cod (fish), prawns, almonds, sesame seeds, sugar.',
})

type Words = Readonly<Record<string, RegExp>>
const zh: Words = {
  ...{ 蛋: /蛋/, 奶: /乳/, 牛奶: /乳/, 花生: /花生/, 大豆: /大豆/, 鱼: /鱼/, 虾: /虾|甲壳/ },
  ...{ 坚果: /坚果|巴旦木/, 芝麻: /芝麻/, 麸质: /麸质/, 小麦: /小麦|麸质/ },
}
const en: Words = {
  ...{ egg: /egg/, milk: /milk/, dairy: /milk/, peanuts: /peanut/, soya: /soy/, fish: /fish|cod/ },
  ...{ prawns: /crustac|prawn/, nuts: /nut|almond/, sesame: /sesame/, gluten: /gluten|wheat/ },
}

const forms: readonly (readonly ['zh' | 'en', string])[] = [
  ['zh', '有A有B吗'],
  ['zh', '有没有A、B'],
  ['zh', '含A或者B吗'],
  ['zh', '有A没有，B呢'],
  ['zh', '孩子不能吃A，也不能吃B，能吃这个吗'],
  ['zh', '幼儿园不许带A和B，这个行吗'],
  ['zh', '我家娃对A过敏，还有B'],
  ['zh', 'A跟B都过敏能吃不'],
  ['zh', '是不是有A，还是有B'],
  ['en', 'has it got A and B'],
  ['en', 'is there A in it? what about B'],
  ['en', "my son can't have A or B, can he eat it"],
  ['en', 'nursery bans A and B, is this ok'],
  ['en', 'A allergy here plus B, safe?'],
  ['en', 'is it free from A and B'],
  ['en', 'I avoid A, my husband avoids B, who can eat this'],
]

describe('of two allergens that a question names none is left unsaid', () => {
  it.each(forms)('%s: %s', (language, form) => {
    const words = language === 'zh' ? zh : en
    const unsaid = Object.keys(words).flatMap(a =>
      Object.keys(words).flatMap(b => {
        if (words[a]?.source === words[b]?.source) return []
        const question = form.replace('A', a).replace('B', b)
        const { answer } = ask({
          label: language,
          question,
          language: language === 'zh' ? 'zh-Hans' : 'en',
        }).said
        return [a, b].filter(word => !words[word]?.test(answer)).map(word => `${question}: ${word}`)
      }),
    )
    expect(unsaid).toEqual([])
  })
})
