import { describe, expect, it } from 'vitest'
import type { Group } from '../../../src/engine/index.ts'
import { engine } from '../../labels/corpus.ts'

const analyse = (text: string, name = '') => engine.analyse({ text, product: { name } })
const flagOf = (text: string, group: Group, name = '') =>
  analyse(text, name).groups.find(one => one.group === group)

describe('the flag of an allergen', () => {
  it.each([
    ['配料：水、牛奶、黄油', 'milk_allergy', 'avoid', [1, 2], '含乳：牛奶、黄油。', 'Contains milk: '],
    ['配料：水、食用盐。含有花生', 'peanut', 'avoid', [], '标签声明含花生。', 'The label declares peanut.'],
    ['配料：水、植物蛋白', 'soy', 'caution', [1], '植物蛋白可能含大豆。', ' may contain soy.'],
    [
      '配料：水、食用盐。可能含有芝麻、花生',
      'peanut',
      'caution',
      [],
      '标签提示：可能含花生。',
      'Label says: may contain peanut.',
    ],
    [
      '配料：虾仁、水、鳕鱼',
      'fish_crustacean',
      'avoid',
      [0, 2],
      '含鱼：鳕鱼。含甲壳类：虾仁。',
      'Contains fish',
    ],
  ] as const)('%s: %s %s', (text, group, level, ingredients, zh, en) => {
    const flag = flagOf(text, group)
    expect([flag?.level, flag?.ingredients, flag?.text.zh]).toEqual([level, ingredients, zh])
    expect(flag?.text.en).toContain(en)
    expect(flag?.certainty).toBe(level === 'avoid' ? 'contains' : 'mayContain')
  })
})

describe('where an allergen is named', () => {
  const of = (text: string) => analyse(text).allergens
  it('the name of a part is no ingredient', () =>
    expect(of('鱼香肉丝包：猪肉、水；米饭：大米、水').contains).toEqual([]))

  it.each([
    '可能含花生',
    '可能会含花生',
    '可能带有花生',
    '可能混有花生',
    'may contain peanuts',
    'may also contain peanuts',
    'might contain peanuts',
    'traces of peanuts',
    'trace of peanuts',
  ])('a bracket that says %s', words => {
    const found = of(`配料：黑巧克力（可可液块、白砂糖、${words}）、食用盐`)
    expect(found).toEqual({ contains: [], mayContain: ['peanut'] })
  })

  it('the beginning of a name that is exempt as a whole asserts nothing', () =>
    expect(of('Ingredients: water, vegetable oil (soybean and/or canola), salt').contains).toEqual([]))

  it('a name that a warning follows is an ingredient', () =>
    expect(of('配料：水、芝麻酱可能含花生、食用盐').contains).toContain('sesame'))

  it('a statement that turns says of each part what it is', () => {
    expect(of('配料：水。含有小麦，可能含有花生')).toEqual({ contains: ['gluten'], mayContain: ['peanut'] })
    expect(of('配料：水。含有小麦、大豆，在加工花生的设备上生产')).toEqual({
      contains: ['gluten', 'soy'],
      mayContain: ['peanut'],
    })
    expect(of('配料：水。含有小麦、大豆')).toEqual({ contains: ['gluten', 'soy'], mayContain: [] })
  })

  it.each([
    ['配料：水、葡萄糖浆（小麦）', []],
    ['配料：水、麦芽糖（小麦）', []],
    ['配料：水、糊精（小麦）', []],
    ['Ingredients: water, dextrin (wheat)', []],
    ['配料：水、卵磷脂（大豆）', ['soy']],
    ['配料：水、卵磷脂（非大豆来源）', []],
    ['配料：水、植物油（无大豆）', []],
    ['配料：水、乳 粉', ['milk']],
    ['配料：水、副干酪乳酪杆菌', []],
    ['配料：水、嗜热链球菌（牛奶）', []],
  ])('%s carries %j', (text, contains) => expect(of(text).contains).toEqual(contains))
})

describe('a name that may bring an allergen', () => {
  const may = (text: string) => analyse(text).allergens.mayContain
  it('says nothing where the label opens it', () => {
    expect(may('配料：水、复合调味料')).toEqual(['gluten', 'soy'])
    expect(may('配料：水、复合调味料（食用盐、白砂糖）')).toEqual([])
  })
})

describe('a doubtful word', () => {
  const doubts = (text: string) => analyse(text).highlights.filter(({ id }) => id === 'doubtful_word')

  it('is told with both candidates, the graver one first', () => {
    expect(doubts('配料：猪肉、水、食用盐、白砂糖、亚消酸钠')).toEqual([
      {
        id: 'doubtful_word',
        tone: 'caution',
        text: {
          zh: '“亚消酸钠”读得不确定：可能是亚硝酸钠，也可能是亚硫酸钠。先按前者提醒，请对照包装核对。',
          en: '"亚消酸钠" was not read for certain: it may be 亚硝酸钠 or 亚硫酸钠. The warning is for the first; check the package.',
        },
        ingredients: [4],
        evidence: [],
      },
    ])
    expect(doubts('配料：葡萄干、白砂糖、亚疏酸钠')[0]?.text.zh).toContain(
      '可能是亚硫酸钠，也可能是亚硝酸钠。',
    )
    expect(doubts('Ingredients: pork, water, salt, sodium nitrlte.')[0]?.text.en).toContain(
      'it may be sodium nitrite or sodium sulphite.',
    )
    expect(doubts('Ingredients: sugar, water, mllk powder, salt.')[0]?.text.en).toContain(
      'it may be milk powder. The',
    )
  })

  it('is an allergen that no other name brings', () => {
    expect(analyse('配料：水、大旦、食用盐、白砂糖').noScore).toBe('doubtful_word')
    expect(analyse('配料：水、大旦、大豆、食用盐、白砂糖').noScore).toBeNull()
  })

  it('decides nothing where a name that was read well decides it', () => {
    expect(analyse('配料：猪肉、水、食用盐、白砂糖、亚消酸钠').noScore).toBe('doubtful_word')
    expect(analyse('配料：猪肉、水、食用盐、白砂糖、亚硝酸钠、亚消酸钾').noScore).toBeNull()
  })
})
