import { describe, expect, it } from 'vitest'
import { engine } from '../../../../../test/labels/corpus.ts'
import { fold } from '../../../text/normalize.ts'
import type { KnownAmounts } from '../../known-amounts.ts'
import { claimsOf } from './claims.ts'
import { AMERICA } from './rules-america.ts'
import { CHINA } from './rules-china.ts'
import { EUROPE } from './rules-europe.ts'
import { verdictOf } from './verdict.ts'

const known = (of: KnownAmounts['of'], basis: KnownAmounts['basis'] = 'g'): KnownAmounts => ({
  of,
  basis,
  isFromPortion: false,
})

// Limits at their values: test/nutrition/published-cases.test.ts.
describe('what may be enough in other ways', () => {
  const verdict = (rules: typeof CHINA, id: string, of: KnownAmounts['of']) => {
    const rule = rules.find(one => one.id === id)
    return rule && verdictOf(rule, { known: known(of) })
  }
  it.each([
    ['China: 6 g of protein in 420 kJ', CHINA, 'high_protein', { protein: 8, energy: 560 }, 'agrees'],
    ['China: 5 g of protein in 420 kJ', CHINA, 'high_protein', { protein: 8, energy: 672 }, 'contradicts'],
    ['China: energy unknown', CHINA, 'high_protein', { protein: 8 }, 'unknown'],
    ['China: 3 g of fibre in 420 kJ', CHINA, 'high_fibre', { fibre: 4, energy: 560 }, 'agrees'],
    ['EU: 20 % of the energy from protein', EUROPE, 'high_protein', { protein: 10, energy: 850 }, 'agrees'],
    ['EU: 15 %', EUROPE, 'high_protein', { protein: 10, energy: 1133 }, 'contradicts'],
    ['EU: 12 %', EUROPE, 'source_of_protein', { protein: 10, energy: 1416 }, 'agrees'],
    ['EU: 1.5 g of fibre in 100 kcal', EUROPE, 'source_of_fibre', { fibre: 2, energy: 500 }, 'agrees'],
    ['EU: 1 g of fibre in 100 kcal', EUROPE, 'source_of_fibre', { fibre: 2, energy: 837 }, 'contradicts'],
    [
      'EU: saturates and trans fat together',
      EUROPE,
      'low_saturated_fat',
      { saturatedFat: 1.2, transFat: 0.5, energy: 1500, fat: 5 },
      'contradicts',
    ],
    [
      'EU: saturates over a tenth of the energy',
      EUROPE,
      'low_saturated_fat',
      { saturatedFat: 1.4, transFat: 0, energy: 200, fat: 3 },
      'contradicts',
    ],
    [
      'EU: saturates and trans fat over a tenth of the energy',
      EUROPE,
      'low_saturated_fat',
      { saturatedFat: 0.9, transFat: 0.5, energy: 400, fat: 3 },
      'contradicts',
    ],
    ['China: half of little energy from fat', CHINA, 'low_energy', { energy: 160, fat: 2.5 }, 'contradicts'],
    [
      'China: little energy, and little of it from fat',
      CHINA,
      'low_energy',
      { energy: 160, fat: 1 },
      'agrees',
    ],
  ] as const)('%s', (_, rules, id, of, expected) => {
    expect(verdict(rules, id, of)).toBe(expected)
  })
})

describe('21 CFR 101: amounts in a serving', () => {
  const verdict = (id: string, nutrient: 'fat' | 'protein', amount: number, size: number) => {
    const rule = AMERICA.find(one => one.id === id)
    const of = { energy: 4000, saturatedFat: 0, transFat: 0, [nutrient]: (amount * 100) / size }
    const serving = { value: size, unit: 'g' as const }
    return rule && verdictOf(rule, { known: { of, basis: 'g', isFromPortion: true }, serving })
  }
  it('is open for main dishes, which have limits of their own', () => {
    expect(verdict('low_fat', 'fat', 4.5, 60)).toBe('contradicts')
    expect(verdict('low_fat', 'fat', 4.5, 200)).toBe('unknown')
    expect(verdict('high_protein', 'protein', 5, 200)).toBe('contradicts')
  })
  it('holds small servings to 50 g as well', () => {
    expect(verdict('low_fat', 'fat', 2.7, 60)).toBe('agrees')
    expect(verdict('low_fat', 'fat', 2.7, 15)).toBe('unknown')
  })
})

describe('whose rules count', () => {
  const list = 'Ingredients: oats, sugar, salt.\nLow sodium. Low sugar. Light mayonnaise.\n'
  const claims = (text: string) =>
    engine
      .analyse({ text })
      .nutrition?.claims.map(({ claim, verdict, text: { en } }) => [claim, verdict, /\((.*)\)/.exec(en)?.[1]])
  it('is told by the table', () => {
    const american = `${list}Nutrition Facts\nServing size 2/3 cup (55g)\nAmount per serving\nCalories 230\nTotal Fat 8g 10%\nSodium 160mg 7%\nTotal Carbohydrate 37g 13%\nTotal Sugars 12g\nProtein 3g\n% Daily Value`
    expect(claims(american)).toEqual([
      ['low_sodium', 'contradicts', '21 CFR 101.61(b)'],
      ['light', 'unknown', '21 CFR 101.56'],
    ])
    const british = `${list}Nutrition Typical values per 100g\nEnergy 1500kJ\nFat 4g\nof which saturates 1g\nCarbohydrate 70g\nof which sugars 4g\nProtein 9g\nSalt 0.2g`
    expect(claims(british)?.map(([claim, verdict]) => [claim, verdict])).toEqual([
      ['low_sodium', 'agrees'],
      ['low_sugar', 'agrees'],
      ['light', 'unknown'],
    ])
  })

  it('is the Food Standards Code in Australia, as far as it is here', () => {
    const australian = `${list}High protein.\nNUTRITION INFORMATION\nServings per package: 4\nServing size: 50g\nAvg. quantity per serving Avg. quantity per 100g\nEnergy 750kJ 1500kJ\nProtein 4.5g 9g\nFat, total 2g 4g\n- saturated 0.5g 1g\nCarbohydrate 35g 70g\n- sugars 2g 4g\nSodium 40mg 80mg`
    expect(claims(australian)).toEqual([
      ['low_sodium', 'agrees', 'Australia New Zealand Food Standards Code, schedule 4'],
      ['low_sugar', 'agrees', 'Australia New Zealand Food Standards Code, schedule 4'],
      ['light', 'unknown', 'Australia New Zealand Food Standards Code, schedule 4'],
      ['high_protein', 'unknown', undefined],
    ])
  })

  it('is open in India, whose rules are not here: the card says that it cannot tell', () => {
    const indian = `${list}Nutritional Information per 100 g\nEnergy (kcal) 482\nProtein (g) 7.0\nCarbohydrate (g) 68.5\nTotal Sugars (g) 4.0\nTotal Fat (g) 20.0\nSodium (mg) 320`
    expect(claims(indian)?.map(([claim, verdict]) => [claim, verdict])).toEqual([
      ['low_sodium', 'unknown'],
      ['low_sugar', 'unknown'],
      ['light', 'unknown'],
    ])
    expect(engine.analyse({ text: indian }).nutrition?.claims[0]?.text.en).toBe(
      '"Low sodium" cannot be checked: the rules of its country are not known here.',
    )
  })
})

const found = (text: string, table?: KnownAmounts) =>
  claimsOf(fold(text), table && { known: table }).map(({ claim, verdict }) => `${claim} ${verdict}`)

describe('claims on labels', () => {
  it.each([
    ['低脂酸奶', known({ fat: 1.4 }), ['low_fat agrees']],
    ['無糖茶飲料', known({ carbohydrate: 0 }, 'ml'), ['sugar_free agrees']],
    [
      '0糖0脂0卡 气泡水',
      known({ sugars: 0, fat: 0, energy: 0 }, 'ml'),
      ['sugar_free agrees', 'fat_free agrees', 'energy_free agrees'],
    ],
    ['高蛋白棒', known({ protein: 8, energy: 1500 }), ['high_protein contradicts']],
    ['Low fat, high fibre', known({ fat: 12, fibre: 7 }), ['low_fat contradicts', 'high_fibre agrees']],
    ['低钠盐', known({ sodium: 30 }), ['low_sodium contradicts']],
    ['非低脂产品', known({ fat: 10 }), []],
    ['低聚果糖、木糖醇无糖醇', known({ sugars: 10 }), []],
    ['无蔗糖添加', known({ sugars: 10 }), []],
    ['10.5 g sugars', known({ sugars: 10.5 }), []],
  ] as const)('%s', (text, table, claims) => {
    expect(found(text, table)).toEqual(claims)
  })

  it('contradicts what has to be enough by an amount that is declared as less than too little', () => {
    const table = { ...known({ fibre: 0.5, energy: 1500 }), upTo: ['fibre' as const] }
    expect(found('Source of fibre', table)).toEqual(['source_of_fibre contradicts'])
    const open = { ...known({ fibre: 5, energy: 1500 }), upTo: ['fibre' as const] }
    expect(found('Source of fibre', open)).toEqual(['source_of_fibre unknown'])
  })

  it('cannot tell without a table', () => {
    expect(found('低脂')).toEqual(['low_fat unknown'])
  })

  it('gives the American rule on added sugar as one on ingredients, not on an amount', () => {
    const table = { known: known({ addedSugars: 5 }), serving: { value: 50, unit: 'g' as const } }
    const [claim] = claimsOf(fold('No added sugar'), table, { reference: 'DV' })
    expect(claim?.verdict).toBe('contradicts')
    expect(claim?.text.en).toMatch(/no sugars, nor ingredients in their place, are added/)
    expect(claim?.text.en).not.toMatch(/less than 0\.5 g/)
  })
})
