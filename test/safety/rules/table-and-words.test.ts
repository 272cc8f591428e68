import { describe, expect, it } from 'vitest'
import type { Group } from '../../../src/engine/index.ts'
import { engine } from '../../labels/corpus.ts'

const levelOf = (text: string, group: Group) =>
  engine.analyse({ text }).groups.find(one => one.group === group)?.level
const textOf = (text: string, group: Group) =>
  engine.analyse({ text }).groups.find(one => one.group === group)?.text

/** The labels of a table for which the group has not the level. */
const wrong = (labels: readonly string[], group: Group, level: string | undefined) =>
  labels.filter(text => levelOf(text, group) !== level)

describe('what the nutrition table says is high', () => {
  const bread =
    '配料：小麦粉、鸡蛋、牛奶、白砂糖、食用盐、黄油\n营养成分表 每100g 能量1500kJ 蛋白质8g 脂肪9g 碳水化合物60g'
  const drink =
    'Ingredients: tomatoes, celery, vinegar, salt, cane sugar, spices.\nPer 100ml: Energy 90kJ Fat 0g Carbohydrate 12g'

  it('sugars from 22.5 g in 100 g or 11.25 g in 100 ml on, with the sugars of the list', () => {
    expect(
      wrong(
        [23, 30.5, 51].map(g => `${bread} 糖${g}g 钠 100mg`),
        'diabetes',
        'caution',
      ),
    ).toEqual([])
    expect(
      wrong(
        [2, 12, 22.5].map(g => `${bread} 糖${g}g 钠 100mg`),
        'diabetes',
        undefined,
      ),
    ).toEqual([])
    expect(levelOf(`${drink} Sugars 11.5g Salt 0.1g`, 'diabetes')).toBe('caution')
    expect(levelOf(`${drink} Sugars 11g Salt 0.1g`, 'diabetes')).toBeUndefined()
    expect(textOf(`${bread} 糖30g 钠 100mg`, 'diabetes')?.zh).toContain('白砂糖')
  })

  it('added sugars, which are sugars', () => {
    const label =
      'Ingredients: White til, Jaggery, Cardamom, Rice, Salt.\nPer 100 g: Energy 521 kcal; Protein 14 g; Carbohydrate 52 g; Fat 29 g; Added sugars'
    expect(levelOf(`${label} 38 g`, 'diabetes')).toBe('caution')
    expect(levelOf(`${label} 8 g`, 'diabetes')).toBeUndefined()
  })

  it('sugars of fruit and milk alone are no warning of added ones', () => {
    const label =
      '配料：葡萄干、核桃\n营养成分表 每100g 能量1300kJ 蛋白质3g 脂肪1g 碳水化合物70g 糖60g 钠 20mg'
    expect(levelOf(label, 'diabetes')).toBeUndefined()
  })

  it('salt from 1.5 g in 100 g or 0.75 g in 100 ml on', () => {
    expect(
      wrong(
        [620, 800].map(mg => `${bread} 糖5g 钠 ${mg}mg`),
        'hypertension',
        'caution',
      ),
    ).toEqual([])
    expect(
      wrong(
        [60, 590].map(mg => `${bread} 糖5g 钠 ${mg}mg`),
        'hypertension',
        undefined,
      ),
    ).toEqual([])
    expect(levelOf(`${drink} Sugars 3g Salt 0.8g`, 'hypertension')).toBe('caution')
    expect(levelOf(`${drink} Sugars 3g Salt 0.7g`, 'hypertension')).toBeUndefined()
  })

  it('says one thing where the list has said it already', () => {
    const said = textOf(
      '配料：白砂糖、小麦粉\n营养成分表 每100g 能量1500kJ 蛋白质8g 脂肪9g 碳水化合物60g 糖50g 钠 10mg',
      'diabetes',
    )
    expect(said?.zh.match(/请计入碳水/g)).toHaveLength(1)
  })

  it('a dash of juice in water whose sugars the table calls low is no sugary drink', () => {
    const water = (sugar: string) =>
      `Protein Water drink\nIngredients: Water, Collagen, Blackcurrant Juice Concentrate (0.5%), Flavour.\nPer 100mL: Energy 80kJ Protein 4g Fat 0g Carbohydrate ${sugar}g Sugars ${sugar}g Sodium 5mg`
    expect(levelOf(water('0.4'), 'diabetes')).toBeUndefined()
  })
})

describe('sugar that a claim keeps silent about', () => {
  const CLAIMS = [
    '无蔗糖',
    '未添加蔗糖',
    '0蔗糖',
    '零糖配方',
    '控糖优选',
    '低糖',
    '糖尿病可食无糖',
    'No added sugar',
    'Refined sugar free',
    'Sugar-free',
    'Unsweetened',
  ]
  const LISTS = [
    '配料：大米、麦芽糊精、黑芝麻、葡萄糖浆、淀粉、食用盐',
    '配料：燕麦、小麦、果葡糖浆、杏仁、盐',
    'Ingredients: oats, spelt, brown rice syrup, cashews, salt.',
  ]

  it('syrups and dextrins among the first four behind it', () => {
    const labels = CLAIMS.flatMap(claim => LISTS.map(list => `${claim}\n${list}`))
    expect(wrong(labels, 'diabetes', 'caution')).toEqual([])
    expect(wrong(LISTS, 'diabetes', undefined)).toEqual([])
  })

  it('not without any of them', () => {
    expect(
      wrong(
        CLAIMS.map(claim => `${claim}\n配料：燕麦、小麦、杏仁、盐`),
        'diabetes',
        undefined,
      ),
    ).toEqual([])
  })

  it('lemon juice is sour, whatever its concentration', () => {
    const sour = ['lemon juice from concentrate', 'lime juice concentrate', '浓缩柠檬汁', '青柠浓缩汁']
    expect(
      wrong(
        sour.map(name => `配料：${name}、水、食用盐`),
        'diabetes',
        undefined,
      ),
    ).toEqual([])
    expect(levelOf('配料：浓缩苹果汁、水、食用盐', 'diabetes')).toBe('caution')
  })
})

describe('milk whose lactose was split', () => {
  const SAID = [
    '零乳糖牛奶',
    '0乳糖',
    '无乳糖',
    '不含乳糖',
    '乳糖含量：0g/100mL',
    '乳糖≤0.5g/100g',
    '乳糖 0.3g',
    'Lactose free',
    'LACTOSE-FREE',
    'lactose <0.03 g',
    'less than 0.03% lactose',
    'no lactose',
    'zero lactose',
    'without lactose',
    '0% lactose',
    '0 % lactose',
    'lactose: 0 g',
    'lactose:0g',
    'lactose 0.4 g',
    'lactose less than 0.1 g',
    'lactose less than 0%',
    '<0.03% lactose',
    '< 0.3 % lactose',
    'less than 0.1 % lactose',
    '无 乳糖',
    '去乳糖',
    '乳糖: 0 克',
    '乳糖 ：0g',
    '乳糖<0.35 g',
    '乳糖 ≤ 0.50%',
    '乳糖含量 0.4%',
  ]
  const NOT_SAID = [
    '',
    '低乳糖',
    '乳糖 2.5g/100mL',
    'low lactose',
    'lactose 3 g',
    '乳糖 0.8g/100g',
    '乳糖 0.51g',
    'lactose 0.6 g',
    '<0.6% lactose',
    'lactose 0 mol',
  ]
  const LISTS = ['配料：生牛乳、乳糖酶', 'Ingredients: milk, lactase enzyme.']

  it('is no warning of lactose where the pack says that none is left; milk stays an allergen', () => {
    const said = SAID.flatMap(words => LISTS.map(list => `${words}\n${list}`))
    expect(wrong(said, 'lactose', undefined)).toEqual([])
    expect(wrong(said, 'milk_allergy', 'avoid')).toEqual([])
  })

  it('is told where the pack says nothing of it, or that some is left', () => {
    expect(
      wrong(
        NOT_SAID.flatMap(words => LISTS.map(list => `${list}\n${words}`)),
        'lactose',
        'info',
      ),
    ).toEqual([])
  })

  it('a claim beside ordinary milk takes no warning away', () => {
    expect(levelOf('无乳糖\n配料：全脂乳粉、白砂糖', 'lactose')).toBe('caution')
  })
})

describe('fish that the pack offers raw', () => {
  const beside = (list: string, said: readonly string[]) => said.map(words => `${list}\n${words}`)
  const warned = (text: string) => /Cold-smoked or raw fish/.test(textOf(text, 'pregnant')?.en ?? '')

  it('warns of listeria', () => {
    const labels = [
      ...beside('Ingredients: salmon, salt.', [
        'Cold-smoked',
        'Cold smoked',
        'Coldsmoked over oak',
        'Smoked salmon',
        'Smoked trout fillets',
        'Gravlax',
        'Gravad lax',
        'Sashimi grade',
        'Ceviche',
      ]),
      ...beside('配料：三文鱼、食用盐。', [
        '冷熏',
        '烟熏三文鱼',
        '烟熏鲑鱼',
        '烟熏鳟鱼',
        '刺身',
        '生鱼片',
        '鱼生',
        '煙燻鱒魚',
      ]),
    ]
    expect(labels.filter(text => !warned(text))).toEqual([])
  })

  it('does not where it is smoked hot or only tastes of it', () => {
    const labels = [
      ...beside('Ingredients: salmon, salt.', [
        'Hot-smoked salmon',
        'Hot smoked trout',
        'Smoked salmon flavour',
        'Smoked salmon flavor',
        'Smoked over oak',
      ]),
      ...beside('配料：三文鱼、食用盐。', ['热烟熏三文鱼', '烟熏']),
    ]
    expect(labels.filter(warned)).toEqual([])
  })
})

describe('statements of the pack', () => {
  const EN = [
    'May not be nutritionally appropriate for X.',
    'Not suitable for X.',
    'Not recommended for use by X.',
    'Not advised for X.',
    'Should not be consumed by X.',
    'Should be avoided by X.',
    'Not intended for X.',
  ]
  const ZH = ['不适宜人群：X', 'X不宜食用', 'X不适宜人群', 'X食用前请咨询医生']
  const list = 'Ingredients: water, vegetable oils, plant sterol esters.'

  it.each([
    [
      'pregnant',
      ['pregnant women', 'pregnant and breastfeeding women', 'nursing mothers'],
      ['孕妇', '孕妇、哺乳期妇女'],
    ],
    [
      'children',
      ['children', 'pregnant and breastfeeding women and children under the age of five years'],
      ['儿童', '孕妇、儿童'],
    ],
  ] as const)('warn %s', (group, english, chinese) => {
    const labels = [
      ...EN.flatMap(form => english.map(who => `${list}\n${form.replace('X', who)}`)),
      ...ZH.flatMap(form => chinese.map(who => `配料：水、植物油\n${form.replace('X', who)}`)),
    ]
    expect(wrong(labels, group, 'avoid')).toEqual([])
  })

  it.each([
    ['pregnant', ['孕妇', '孕妇、哺乳期妇女', '孕产妇']],
    ['children', ['儿童', '未成年人', '孕妇及儿童']],
    ['infant_0_36m', ['婴幼儿', '3岁以下儿童', '三岁以下幼儿', '婴儿', '1周岁以下婴儿', '1岁以内宝宝']],
  ] as const)('warn %s in the words of everyday packs', (group, people) => {
    const forms = [
      'X请勿食用',
      'X不建议食用',
      'X不要饮用',
      'X禁止食用',
      '不建议X食用',
      '不推荐X饮用',
      '请勿给X食用',
      '不适合X食用',
      '不宜给X食用',
      '本品不适宜X',
    ]
    const labels = people.flatMap(who =>
      forms.map(form => `配料：水、植物油、食用盐\n${form.replace('X', who)}`),
    )
    expect(wrong(labels, group, 'avoid')).toEqual([])
  })

  it('warn of infants in English', () => {
    const forms = [
      'Not suitable for X.',
      'Not recommended for X.',
      'Not suitable as a main drink for X.',
      'Do not give to X.',
      'Should not be given to X.',
      'Unsuitable for X.',
    ]
    const people = [
      'infants',
      'babies under 12 months',
      'children under 3',
      'toddlers',
      'infants under one year of age',
    ]
    const labels = people.flatMap(who =>
      forms.map(form => `Ingredients: rice, oil, salt.\n${form.replace('X', who)}`),
    )
    expect(wrong(labels, 'infant_0_36m', 'avoid')).toEqual([])
  })

  it('not where something else than eating is forbidden, or the people are welcome', () => {
    const harmless = [
      '请放在儿童接触不到的地方',
      '请勿给儿童玩耍',
      '内有干燥剂，儿童请勿食用',
      '适合儿童食用',
      '儿童、孕妇均可食用',
      '适宜人群：儿童',
      '3岁以上儿童食用，请在成人看护下',
      'Keep out of reach of children.',
      'Suitable for children.',
      'Children love it.',
      'Do not give the bag to children.',
    ]
    for (const group of ['children', 'infant_0_36m', 'pregnant'] as const)
      expect(
        wrong(
          harmless.map(words => `配料：大米、植物油、食用盐\n${words}`),
          group,
          undefined,
        ),
      ).toEqual([])
  })

  it('keep their level beside a milder rule', () => {
    expect(levelOf('配料：水、咖啡、白砂糖\n孕妇不宜食用', 'pregnant')).toBe('avoid')
    expect(levelOf('Ingredients: water, coffee, sugar.\nNot recommended for children.', 'children')).toBe(
      'avoid',
    )
    expect(levelOf('配料：水、咖啡、白砂糖', 'pregnant')).toBe('caution')
  })

  it('of a medical food are heard, though its recipe is not judged', () => {
    const label = '全营养配方食品 特殊医学用途配方食品\n配料：麦芽糊精、白砂糖、酪蛋白酸钠'
    expect(levelOf(`${label}\n儿童不宜食用`, 'children')).toBe('avoid')
    expect(levelOf(label, 'diabetes')).toBeUndefined()
  })

  it('raw milk in every form of its name', () => {
    const animals = [
      '',
      "cow's ",
      "cows' ",
      'cows ',
      'cow ',
      "goat's ",
      "goats' ",
      "sheep's ",
      "ewes' ",
      'buffalo ',
    ]
    const labels = animals.flatMap(animal => [
      `Ingredients: Raw ${animal}milk, salt, rennet.`,
      `Ingredients: milk, salt.\nMade from raw ${animal}milk.`,
    ])
    expect(wrong(labels, 'pregnant', 'avoid')).toEqual([])
    expect(wrong(['Ingredients: milk, salt.', '配料：生牛乳、食用盐'], 'pregnant', undefined)).toEqual([])
  })
})
