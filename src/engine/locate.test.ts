import { describe, expect, it } from 'vitest'
import { loadKnowledge } from '../knowledge/index.ts'
import { createEngine, type Ingredient } from './index.ts'

const engine = createEngine(await loadKnowledge())
const flat = (all: readonly Ingredient[]): Ingredient[] => all.flatMap(one => [one, ...flat(one.children)])
const namesOf = (text: string) =>
  flat(engine.analyse({ text }).ingredients).flatMap(one => (one.role ? [] : [one.name]))

describe('other fields of a label', () => {
  it.each([
    ['配料：大米、水；赠品：发热包（不可食用）', ['大米', '水']],
    ['配料：海苔、食用盐。内附干燥剂，请勿食用', ['海苔', '食用盐']],
    ['配料：水、白砂糖 净含量：500mL', ['水', '白砂糖']],
    ['零添加酱油 不添加防腐剂 配料：水、大豆', ['水', '大豆']],
    [
      'Ingredients: sugar, cocoa butter. Milk chocolate contains cocoa solids 38% minimum.',
      ['sugar', 'cocoa butter'],
    ],
  ])('%s', (label, names) => expect(namesOf(label)).toEqual(names))
})

describe('words of statements within a list', () => {
  it.each([
    [
      'Ingredients: flour, may contain one or more dough conditioners (DATEM, ascorbic acid), vinegar.',
      ['flour', 'DATEM', 'ascorbic acid', 'vinegar'],
    ],
    ['Ingredients: water, contains permitted colour (E102), salt.', ['water', 'E102', 'salt']],
    ['Ingredients: eggs, nisin preparation, salt.', ['eggs', 'nisin preparation', 'salt']],
    ['Ingredients: sugar, kosher gelatin, salt.', ['sugar', 'kosher gelatin', 'salt']],
  ])('%s', (label, names) => expect(namesOf(label)).toEqual(names))

  it('leave the allergens to the statements', () => {
    const { allergens } = engine.analyse({
      text: 'Ingredients: flour, salt. Contains wheat. May contain milk.',
    })
    expect(allergens).toMatchObject({ contains: ['gluten'], mayContain: ['milk'] })
  })

  it('find no milk in the name of a strain', () => {
    expect(engine.analyse({ text: '配料：水、苹果、副干酪乳酪杆菌' }).allergens.contains).toEqual([])
  })
})
