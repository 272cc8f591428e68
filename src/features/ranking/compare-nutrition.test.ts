import { describe, expect, it } from 'vitest'
import { engine } from '../../../test/labels/corpus.ts'
import { compareNutrition } from './compare-nutrition.ts'
import { compareVerdict } from './compare-verdict.ts'

const table = (per: string, sugars: string, sodium: string) =>
  `营养成分表\n项目 每100${per} NRV%\n能量 1950千焦 23%\n蛋白质 9.8克 16%\n脂肪 16.5克 28%\n碳水化合物 69.0克 23%\n-糖 ${sugars}克\n钠 ${sodium}毫克`
const label = (list: string, of = '') => engine.analyse({ text: `配料：${list}\n${of}` })

const plain = label('小麦粉、植物油', table('克', '8.0', '200'))
const sweet = label('小麦粉、白砂糖、植物油、柠檬黄、日落黄、山梨酸钾', table('克', '30.0', '204'))
const drink = label('水、白砂糖', table('毫升', '8.0', '200'))
const listOnly = label('小麦粉、白砂糖')

describe('two tables', () => {
  it('are compared per 100 g, differences first', () => {
    const compared = compareNutrition(plain, sweet)
    if (compared.missing !== null) throw new Error('both have a table')
    expect(compared.amounts[0]).toEqual({
      nutrient: 'sugars',
      unit: 'g',
      first: 8,
      second: 30,
      lower: 'first',
    })
    expect(compared.amounts.find(({ nutrient }) => nutrient === 'sodium')).toMatchObject({ lower: 'same' })
  })

  it('of food and drink are shown and not called lower or higher', () => {
    const compared = compareNutrition(drink, sweet)
    expect(compared).toMatchObject({ basis: { first: 'ml', second: 'g' } })
    expect(compared.missing === null && compared.amounts.every(({ lower }) => lower === null)).toBe(true)
  })

  it('leave out what is not certain', () => {
    const doubted = label('小麦粉、植物油', table('克', '80.0', '200'))
    const compared = compareNutrition(doubted, sweet)
    const sugars = compared.missing === null && compared.amounts.find(({ nutrient }) => nutrient === 'sugars')
    expect(sugars).toMatchObject({ first: null, second: 30, lower: null })
  })

  it('say who has none', () => {
    expect(compareNutrition(plain, listOnly)).toEqual({ missing: 'second' })
    expect(compareNutrition(listOnly, plain)).toEqual({ missing: 'first' })
    expect(compareNutrition(listOnly, listOnly)).toEqual({ missing: 'both' })
  })
})

describe('the first sentence', () => {
  it('names the higher score, with fewer additives and what there is less of as reasons', () => {
    const nutrition = compareNutrition(plain, sweet)
    expect(compareVerdict(plain, sweet, nutrition)).toEqual({
      better: 'first',
      fewerAdditives: 3,
      less: ['sugars'],
    })
    expect(compareVerdict(sweet, plain, compareNutrition(sweet, plain)).better).toBe('second')
  })

  it('says nothing is better where the scores are alike or missing', () => {
    expect(compareVerdict(plain, plain, { missing: 'both' }).better).toBe('same')
    expect(compareVerdict({ ...plain, score: null }, sweet, { missing: 'both' }).better).toBeNull()
  })
})
