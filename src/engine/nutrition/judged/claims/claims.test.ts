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

type Limit = readonly [id: string, kind: 'most' | 'least', g: number, ml: number]

// Written from the laws' own tables; kJ or grams per 100 g and per 100 ml.
const CHINESE: readonly Limit[] = [
  ['energy_free', 'most', 17, 17],
  ['low_energy', 'most', 170, 80],
  ['source_of_protein', 'least', 6, 3],
  ['high_protein', 'least', 12, 6],
  ['fat_free', 'most', 0.5, 0.5],
  ['low_fat', 'most', 3, 1.5],
  ['saturated_fat_free', 'most', 0.1, 0.1],
  ['low_saturated_fat', 'most', 1.5, 0.75],
  ['trans_fat_free', 'most', 0.3, 0.3],
  ['cholesterol_free', 'most', 0.005, 0.005],
  ['low_cholesterol', 'most', 0.02, 0.01],
  ['sugar_free', 'most', 0.5, 0.5],
  ['low_sugar', 'most', 5, 5],
  ['source_of_fibre', 'least', 3, 1.5],
  ['high_fibre', 'least', 6, 3],
  ['sodium_free', 'most', 0.005, 0.005],
  ['very_low_sodium', 'most', 0.04, 0.04],
  ['low_sodium', 'most', 0.12, 0.12],
  ['source_of_calcium', 'least', 0.12, 0.06],
  ['high_calcium', 'least', 0.24, 0.12],
]
const EUROPEAN: readonly Limit[] = [
  ['energy_free', 'most', 17, 17],
  ['low_energy', 'most', 170, 80],
  ['fat_free', 'most', 0.5, 0.5],
  ['low_fat', 'most', 3, 1.5],
  ['saturated_fat_free', 'most', 0.1, 0.1],
  ['low_saturated_fat', 'most', 1.5, 0.75],
  ['sugar_free', 'most', 0.5, 0.5],
  ['low_sugar', 'most', 5, 2.5],
  ['source_of_fibre', 'least', 3, 3],
  ['high_fibre', 'least', 6, 6],
  ['sodium_free', 'most', 0.005, 0.005],
  ['very_low_sodium', 'most', 0.04, 0.04],
  ['low_sodium', 'most', 0.12, 0.12],
  ['source_of_calcium', 'least', 0.12, 0.06],
  ['high_calcium', 'least', 0.24, 0.12],
]

describe.each([
  ['GB 28050 annex C', CHINA, CHINESE],
  ['Regulation (EC) 1924/2006', EUROPE, EUROPEAN],
] as const)('%s: amounts in 100 g and 100 ml', (_, rules, limits) => {
  it.each(limits)('%s: %s %d g, %d ml', (id, kind, g, ml) => {
    const rule = rules.find(one => one.id === id)
    const [main] = rule?.conditions ?? []
    if (!rule || !main) throw new Error(`no rule for ${id}`)
    for (const [basis, limit] of [
      ['g', g],
      ['ml', ml],
    ] as const) {
      // Much energy, so that the ways by energy are not open; nothing of what else counts.
      const verdict = (amount: number) =>
        verdictOf(rule, {
          known: known({ energy: 4000, saturatedFat: 0, transFat: 0, [main.nutrient]: amount }, basis),
        })
      const [good, bad] = kind === 'most' ? [limit * 0.9, limit * 1.1] : [limit * 1.1, limit * 0.9]
      expect([verdict(limit), verdict(good), verdict(bad)]).toEqual(['agrees', 'agrees', 'contradicts'])
      expect(verdictOf(rule, { known: known({}, basis) })).toBe('unknown')
    }
  })
})

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
  ] as const)('%s', (_, rules, id, of, expected) => {
    expect(verdict(rules, id, of)).toBe(expected)
  })
})

// 21 CFR 101: kcal, grams or milligrams in a serving.
describe.each([
  ['energy_free', 'below', 5 * 4.184, 'energy'],
  ['low_energy', 'most', 40 * 4.184, 'energy'],
  ['fat_free', 'below', 0.5, 'fat'],
  ['low_fat', 'most', 3, 'fat'],
  ['saturated_fat_free', 'below', 0.5, 'saturatedFat'],
  ['low_saturated_fat', 'most', 1, 'saturatedFat'],
  ['cholesterol_free', 'below', 0.002, 'cholesterol'],
  ['low_cholesterol', 'most', 0.02, 'cholesterol'],
  ['sugar_free', 'below', 0.5, 'sugars'],
  ['no_added_sugar', 'below', 0.5, 'addedSugars'],
  ['sodium_free', 'below', 0.005, 'sodium'],
  ['very_low_sodium', 'most', 0.035, 'sodium'],
  ['low_sodium', 'most', 0.14, 'sodium'],
  ['source_of_protein', 'least', 5, 'protein'],
  ['high_protein', 'least', 10, 'protein'],
  ['source_of_fibre', 'least', 2.8, 'fibre'],
  ['high_fibre', 'least', 5.6, 'fibre'],
  ['source_of_calcium', 'least', 0.13, 'calcium'],
  ['high_calcium', 'least', 0.26, 'calcium'],
] as const)('21 CFR 101: %s is %s %d in a serving', (id, kind, limit, nutrient) => {
  const rule = AMERICA.find(one => one.id === id)
  const verdict = (amount: number, size: number) =>
    rule &&
    verdictOf(rule, {
      known: {
        of: { energy: 4000, saturatedFat: 0, transFat: 0, [nutrient]: (amount * 100) / size },
        basis: 'g',
        isFromPortion: true,
      },
      serving: { value: size, unit: 'g' },
    })

  it('at the limit, within it and beyond it', () => {
    expect(verdict(limit, 60)).toBe(kind === 'below' ? 'contradicts' : 'agrees')
    expect(verdict(limit * (kind === 'least' ? 1.5 : 0.5), 60)).toBe('agrees')
    expect(verdict(limit * (kind === 'least' ? 0.5 : 1.5), 60)).toBe('contradicts')
  })

  it('is open for main dishes, and small servings are held to 50 g as well', () => {
    if (kind === 'least') return
    expect(verdict(limit * 1.5, 200)).toBe('unknown')
    if (rule?.conditions[0]?.per === 'serving' && rule.conditions[0].alsoPer50)
      expect(verdict(limit * 0.9, 15)).toBe('unknown')
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

  it('is open in Australia and India, whose rules are not here', () => {
    const australian = `${list}NUTRITION INFORMATION\nServings per package: 4\nServing size: 50g\nAvg. quantity per serving Avg. quantity per 100g\nEnergy 750kJ 1500kJ\nProtein 4.5g 9g\nFat, total 2g 4g\n- saturated 0.5g 1g\nCarbohydrate 35g 70g\n- sugars 2g 4g\nSodium 40mg 80mg`
    expect(claims(australian)).toEqual([])
    const indian = `${list}Nutritional Information per 100 g\nEnergy (kcal) 482\nProtein (g) 7.0\nCarbohydrate (g) 68.5\nTotal Sugars (g) 4.0\nTotal Fat (g) 20.0\nSodium (mg) 320`
    expect(claims(indian)).toEqual([])
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

  it('cannot tell without a table', () => {
    expect(found('低脂')).toEqual(['low_fat unknown'])
  })
})
