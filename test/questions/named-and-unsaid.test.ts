import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const bar =
  'PEANUT CRUNCH PROTEIN BAR\nIngredients: Milk Protein, Peanuts, Maltitol, Palm Fat, Sucralose, Flavouring.\nContains: Milk, Peanuts.\nNutrition per 100 g\nEnergy 1500 kJ\nFat 12 g\nCarbohydrate 30 g, of which sugars 3 g\nProtein 33 g\nSalt 0.5 g\nNet 60 g\nBest before: 12 months from packing\nMade in Australia'
const yoghurt =
  '产品名称：草莓风味酸奶\n配料：生牛乳、草莓果酱（草莓、白砂糖）、白砂糖、食用香精、胭脂虫红、三氯蔗糖\n净含量：200克\n保质期：21天\n产地：四川省成都市'
const energy =
  'Volt Energy Drink\nIngredients: Water, Sugar, Citric Acid, Caffeine (0.03%), Flavouring.\nNot recommended for children or pregnant or breast-feeding women (32 mg/100 ml)\n250 ml'

describe('what a message names is told, whatever else was answered', () => {
  it.each([
    [
      'a fact of the pack beside a figure',
      bar,
      'how much protein is in it and where is it made',
      /33 g[\s\S]*Australia/,
    ],
    [
      'a fact of the pack beside a figure',
      yoghurt,
      '净含量多少，有没有香精',
      /食用香精[\s\S]*200克|200克[\s\S]*食用香精/,
    ],
    ['both of a choice', yoghurt, '真係有草莓㗎？定係得香精', /草莓[\s\S]*食用香精/],
    ['a diet beside a fact', bar, 'what is the shelf life, vegan?', /12 months[\s\S]*not for vegan/],
    ['peanuts, where any nuts are asked about', bar, 'any nuts in this?', /contains peanut/],
    [
      'a second question behind also',
      bar,
      'is it high in salt. also apart from the sucralose is there any other sweetener',
      /[Mm]altitol/,
    ],
    [
      'whom the pack warns',
      energy,
      'how much caffeine is in the can, asking while pregnant',
      /not in pregnancy|pregnant/,
    ],
  ])('%s: %s', (_, text, question, said) => expect(say(text, question)).toMatch(said))

  it.each([
    ['a fact that was quoted', yoghurt, '产地是哪里', /成都市/g],
    ['an ingredient that was named', yoghurt, '有没有食用香精', /食用香精/g],
  ])('says nothing twice: %s', (_, text, question, pattern) =>
    expect(say(text, question).match(pattern)).toHaveLength(1),
  )

  it('quotes no fact that is only spoken of', () => {
    expect(say(yoghurt, '厂家为什么要加胭脂虫红')).not.toMatch(/产地|净含量/)
  })
})
