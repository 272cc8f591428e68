import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  additiveDetail,
  additiveRow,
  createAdditiveSearch,
  createFlavouringSearch,
  foodOfUseInEnglish,
  foodUses,
  loadFlavourings,
  loadKnowledge,
  loadUses,
  partOfUseInEnglish,
  publishedValue,
  remarkOfUseInEnglish,
  spice,
} from './index.ts'

const knowledge = await loadKnowledge()
const uses = await loadUses()
const flavourings = await loadFlavourings()
const search = createAdditiveSearch(knowledge)
const searchSpices = createFlavouringSearch(flavourings)

const entryOf = (id: string) => {
  const entry = knowledge.additive(id)
  if (!entry) throw new Error(`no additive ${id}`)
  return entry
}

describe('the knowledge tables', () => {
  it('contain the entries of the standard', () => {
    expect(knowledge.additives).toHaveLength(290)
    expect([...uses.values()].flat()).toHaveLength(2311)
    expect(flavourings).toHaveLength(1893)
    expect(knowledge.categories).toHaveLength(369)
    expect(knowledge.standards).toHaveLength(72)
  })

  it('cannot be changed by a reader', () => {
    expect(() => (knowledge.additives as unknown[]).pop()).toThrow(TypeError)
    expect(() => Object.assign(knowledge, { version: 'x' })).toThrow(TypeError)
  })

  it.each([
    ['17.004', '17.003'],
    ['17.003', '17.003'],
    ['17.009(ii)', '17.009'],
  ])('finds the entry of CNS %s', (cns, id) => {
    expect(knowledge.byCns(cns)?.id).toBe(id)
  })

  it.each([
    ['202', '17.003'],
    ['E 500 (ii)', '06.001'],
    ['500ii', '06.001'],
    ['INS 330', '01.101'],
    ['E960', '19.008'],
    ['160A', '08.010'],
  ])('finds the entry of INS or E number %s', (ins, id) => {
    expect(knowledge.byIns(ins)?.id).toBe(id)
  })

  it.each([
    ['GB/T 10792-2008', '碳酸饮料'],
    ['GB/T10792', '碳酸饮料'],
    ['gb 9678.2—2014', '巧克力'],
  ])('finds product standard %s with any year', (text, category) => {
    expect(knowledge.standard(text)?.category).toBe(category)
  })
})

describe('an additive as the API shows it', () => {
  it('has names, numbers, a tier and one honest sentence', () => {
    expect(additiveRow(knowledge, entryOf('17.003'))).toMatchObject({
      nameZh: '山梨酸及其钾盐',
      nameEn: 'sorbic acid and potassium sorbate',
      cns: ['17.003', '17.004'],
      ins: ['200', '202'],
      tier: 2,
      summary: {
        zh: '防腐剂、抗氧化剂；JECFA 每日允许摄入量 0-25 mg/kg 体重；本方法评为中等关注；GB 2760 限量内允许使用。',
        en: 'preservative, antioxidant; JECFA ADI 0-25 mg/kg body weight; moderate concern in our method; permitted within GB 2760 limits.',
      },
    })
  })

  it('lists the names people use as aliases', () => {
    expect(additiveRow(knowledge, entryOf('12.001')).aliases).toContain('味精')
    expect(additiveRow(knowledge, entryOf('06.001')).aliases).toContain('baking soda')
  })

  it('shows permitted forms, both views of a contested substance, and where they come from', () => {
    expect(additiveDetail(knowledge, entryOf('17.003')).varieties).toEqual([
      { nameZh: '山梨酸', nameEn: 'sorbic acid', cns: '17.003', ins: '200' },
      { nameZh: '山梨酸钾', nameEn: 'potassium sorbate', cns: '17.004', ins: '202' },
    ])
    const titanium = additiveDetail(knowledge, entryOf('08.011')).safety
    expect(titanium.jecfaAdi).toContain('not specified')
    expect(titanium.efsa).toContain('no longer considered safe')
    expect(titanium.sources).toEqual(['GB 2760-2024 table A.1, p. 35', 'JECFA, EFSA, IARC'])
  })

  it('says in Chinese, without English words, what bodies published, and in English without shorthand', () => {
    const shown = knowledge.additives.flatMap(entry => {
      const { jecfaAdi, efsa, iarc, notes, sources } = additiveDetail(knowledge, entry).safety
      return [...[jecfaAdi, efsa, iarc, ...sources].map(publishedValue), ...notes]
    })
    const proper =
      /GB 2760|JECFA|EFSA|IARC|ADI|SCF|INS [\w(),， ]+:|NutriNet|mg\/(?:kg|L)|mg|kg|FDA|NTP|BfR|HR|IgE|DL/g
    expect(shown.map(({ zh }) => zh).filter(zh => /[a-z]{2,}/i.test(zh.replace(proper, '')))).toEqual([])
    expect(
      shown
        .map(({ en }) => en)
        .filter(en => /verified|check|T2D|CHD|CVD|MOE|->|\bSO2\b|as P\b|cohort \d/.test(en)),
    ).toEqual([])
  })

  it('states maximum uses with their units, residues and limits of use', () => {
    const sulphites = foodUses(knowledge, uses.get('05.001') ?? [])
    expect(sulphites.find(use => use.categoryNo === '15.03.01')).toMatchObject({
      categoryName: '葡萄酒',
      maxUse: { value: 0.25, unit: 'g/L' },
    })
    expect(foodUses(knowledge, uses.get('04.013') ?? [])).toEqual([
      {
        categoryNo: '09.01',
        categoryName: '鲜水产',
        maxUse: 'GMP',
        maxResidueMgPerKg: 1,
        only: '仅限虾类',
        note: '残留量≤1mg/kg',
      },
    ])
  })

  it('says which exceptions a use in all foods keeps', () => {
    const [citric] = foodUses(knowledge, uses.get('01.101') ?? [])
    expect(citric?.categoryNo).toBe('')
    expect(citric?.categoryName).toContain('去皮、切块或切丝的蔬菜')
  })

  it('tells natural from synthetic flavourings', () => {
    expect(spice(flavourings[0] ?? { id: '', zh: '', en: '', fema: '' })).toMatchObject({
      id: 'N001',
      type: 'natural',
    })
    expect(flavourings.map(spice).filter(row => row.type === 'synthetic')).toHaveLength(1505)
  })
})

describe('searching', () => {
  it.each([
    ['山梨酸钾', '17.003'],
    ['味精', '12.001'],
    ['ＴＢＨＱ', '04.007'],
    ['tbhq', '04.007'],
    ['aspartame', '19.004'],
    ['17.004', '17.003'],
    ['E330', '01.101'],
    ['INS 330', '01.101'],
    ['330', '01.101'],
    ['500ii', '06.001'],
    ['500(ii)', '06.001'],
    ['单双甘油脂肪酸酯', '10.006'],
  ])('puts the exact match of "%s" first', (keyword, id) => {
    expect(search(keyword)[0]?.id).toBe(id)
  })

  it('ranks exact before prefix before substring', () => {
    const found = search('柠檬酸').map(entry => entry.zh)
    expect(found[0]).toBe('柠檬酸')
    expect(found.indexOf('柠檬酸钠')).toBeLessThan(found.indexOf('柠檬黄及其铝色淀') + found.length)
    expect(found).toContain('柠檬酸脂肪酸甘油酯')
  })

  it('lists everything in the order of the standard for an empty keyword, nothing for nonsense', () => {
    expect(search(' ')).toBe(knowledge.additives)
    expect(search('???')).toEqual([])
    expect(search('没有这种东西')).toEqual([])
  })

  it('finds flavourings by name, code and FEMA number', () => {
    expect(searchSpices('香兰素')[0]?.id).toBe('S0172')
    expect(searchSpices('n001')[0]?.zh).toBe('丁香叶油')
    expect(searchSpices('FEMA 3107')[0]?.id).toBe('S0172')
  })

  it.each([
    ['shanlisuanjia', '17.003'],
    ['SLSJ', '17.003'],
    ['山梨酸鉀', '17.003'],
    ['檸檬黃', '08.005'],
    ['ningmenghuang', '08.005'],
    ['aspartme', '19.004'],
    ['asaprtame', '19.004'],
    ['山黎酸钾', '17.003'],
    ['shanlisuanja', '17.003'],
    ['carageenan', '20.007'],
  ])('finds "%s" by its sound, its Traditional form, or in spite of a slip', (keyword, id) => {
    expect(
      search(keyword)
        .slice(0, 3)
        .map(entry => entry.id),
    ).toContain(id)
  })

  it('takes a number for what it is: a wrong one finds nothing near', () => {
    expect(search('E9999')).toEqual([])
    expect(search('17.999')).toEqual([])
  })

  it('does not guess where something matches, nor at words that are too short', () => {
    expect(search('明胶').every(entry => JSON.stringify(entry).includes('明胶'))).toBe(true)
    expect(search('vv')).toEqual([])
  })

  it('finds every entry first by its own name', () => {
    for (const entry of knowledge.additives) expect(search(entry.zh).slice(0, 3), entry.zh).toContain(entry)
    for (const row of flavourings) expect(searchSpices(row.id)[0], row.id).toBe(row)
  })

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), keyword => {
        expect(Array.isArray(search(keyword))).toBe(true)
      }),
    )
  })
})

describe('the uses of additives in English', () => {
  const rows = foodUses(knowledge, [...uses.values()].flat())
  const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

  it('name every food, every part of a category and every remark without Chinese', () => {
    const left = rows.flatMap(({ categoryNo, categoryName, only, note }) => [
      foodOfUseInEnglish(categoryNo, categoryName),
      partOfUseInEnglish(only),
      remarkOfUseInEnglish(note),
    ])
    expect([...new Set(left.filter(isChinese))]).toEqual([])
  })

  it('say which foods a use in all foods keeps, and which a category leaves out', () => {
    const all = rows.find(({ categoryName }) => categoryName.includes('仍可用于：'))
    expect(foodOfUseInEnglish('', all?.categoryName ?? '')).toMatch(
      /^All foods, except .* may be used in: [A-Z]/,
    )
    expect(remarkOfUseInEnglish('14.01包装饮用水、14.02.01果蔬汁(浆)除外；以苯甲酸计')).toBe(
      'except 14.01 Packaged drinking water, 14.02.01 Fruit and vegetable juice (puree); as benzoic acid',
    )
    expect(remarkOfUseInEnglish('以亚硝酸钠计,残留量≤30mg/kg'), 'the residue is a number of its own').toBe(
      'as sodium nitrite',
    )
  })

  it('keep what a later edition of the standard adds in Chinese', () => {
    expect(foodOfUseInEnglish('17.01', '新食品')).toBe('新食品')
    expect(partOfUseInEnglish('仅限新食品')).toBe('新食品')
    expect(remarkOfUseInEnglish('以新物质计')).toBe('以新物质计')
  })
})
