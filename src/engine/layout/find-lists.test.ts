import { describe, expect, it } from 'vitest'
import { loadKnowledge } from '../../knowledge/index.ts'
import { createEngine, type Ingredient } from '../index.ts'

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
    ['配料：水、食用盐、食用酒精\n*与本公司特级生抽（钠6900毫克/100毫升）相比', ['水', '食用盐', '食用酒精']],
    ['配料：水、\n**生牛乳**（≥35%）、\n白砂糖', ['水', '生牛乳', '白砂糖']],
    [
      'Ingredients: sugar, vegetable oil (palm kernel).\nE102, E129: may have an adverse effect on activity and attention in children.',
      ['sugar', 'vegetable oil', 'palm kernel'],
    ],
  ])('%s', (label, names) => expect(namesOf(label)).toEqual(names))
})

describe('what stands in at most 2 %', () => {
  it.each([
    'contains 2% or less of the following ingredients',
    'less than 2% of each of the following ingredients',
    'contains 1% or less of following ingredients',
  ])('opens no list of its own: %s', words => {
    expect(namesOf(`WHEAT FLOUR, WHEY, ${words}: SALT, SUGAR`)).toEqual([
      'WHEAT FLOUR',
      'WHEY',
      'SALT',
      'SUGAR',
    ])
    const inBracket = `SAUCE: (CHEESE [MILK, SALT], WHEY, ${words}: SALT, SODIUM ALGINATE)`
    expect(namesOf(inBracket).slice(-3)).toEqual(['WHEY', 'SALT', 'SODIUM ALGINATE'])
  })
})

describe('what a list of something else is', () => {
  it.each([
    '洗衣液\n成分：表面活性剂、香精、防腐剂、去离子水\n警告：请勿食用',
    '成分：水、月桂醇聚醚硫酸酯钠、椰油酰胺丙基甜菜碱、氯化钠、柠檬酸、香精',
    'Ingredients: Water, Sodium Laureth Sulfate, Sodium Chloride, Citric Acid, Parfum',
  ])('is none of food: %s', label => expect(namesOf(label)).toEqual([]))
  it('is food where only its pack tells of washing', () =>
    expect(namesOf('配料：水、食用盐\n请洗净双手后食用')).toEqual(['水', '食用盐']))
})

describe('a heading in a cell of its own', () => {
  it.each(['配料', '原料', '原料表', '原辅料', '成分', '成份表'])(
    'opens the list without a colon: %s',
    heading =>
      expect(
        namesOf(`品名\n酸菜\n净含量\n531克\n${heading}\n芥菜、水、食用盐、\n生姜\n保质期\n6个月`),
      ).toEqual(['芥菜', '水', '食用盐', '生姜']),
  )
})

describe('a line of its own below the list', () => {
  const list = '配料：水、食用盐、食品添加剂（柠檬酸、食用香精）'
  it.each([
    '馅含量：≥45%',
    '谷氨酸钠≥35.0% 使用方法：煎、炒、烹、炸皆宜',
    '糖果（夹心型硬质糖果） SB/T 10018',
    '杀菌方式：辐照杀菌',
    '含大豆、小麦、甲壳类制品 产品标准号：GB/T 23596',
    '含乳制品、小麦，可能含有坚果',
    '含: 小麦、乳、蛋 | 可能含: 坚果、花生',
    '配料含花生，与芝麻、坚果共线生产',
    '萃取后冷冻干燥 无添加糖',
    '冷藏后饮用风味更佳，请勿加热或0℃以下存放。',
  ])('is no ingredient: %s', line =>
    expect(namesOf(`${list}\n${line}`)).toEqual(['水', '食用盐', '柠檬酸', '食用香精']),
  )

  it.each([
    '口感细腻，回味悠长',
    '灭菌工艺：高温灭菌',
    '包装规格：12包',
    '胀袋、漏气请勿食用',
    '如有少量沉淀为果肉成分，不影响品质',
    '婴幼儿、孕妇不宜食用',
    '全国统一服务热线：400-000-0000',
    '北京某某食品科技发展有限责任公司',
    '植物饮料',
    '富含膳食纤维，高钙',
  ])('is no ingredient, whatever ends the list: %s', line => {
    const plain = '配料：小麦粉、水、柠檬酸、食用香精'
    expect(namesOf(`${list}\n${line}`)).toEqual(['水', '食用盐', '柠檬酸', '食用香精'])
    expect(namesOf(`${list}${line}`)).toEqual(['水', '食用盐', '柠檬酸', '食用香精'])
    expect(namesOf(`${plain}\n${line}`)).toEqual(['小麦粉', '水', '柠檬酸', '食用香精'])
  })

  it('leaves the list whole where it says what may be in it', () => {
    const { allergens } = engine.analyse({ text: `${list}。本品可能含有乳制品` })
    expect(allergens.mayContain).toEqual(['milk'])
  })

  it('does not end the list where known names go on behind an unknown one', () => {
    expect(namesOf(`${list}某某蘑，白砂糖，植物油`).slice(-3)).toEqual(['某某蘑', '白砂糖', '植物油'])
  })

  it('does not end the list where a speck passes for a heading', () => {
    expect(namesOf('配料:水、白砂糖、\n:公s户\n(>1.8%)、红茶粉、柠檬酸')).toEqual(
      expect.arrayContaining(['红茶粉', '柠檬酸']),
    )
  })

  it('is told from a name that is wrapped itself', () => {
    expect(namesOf('配料:水、卡拉胶、食\n用香料\n高蛋白低脂健身代餐')).toEqual(['水', '卡拉胶', '食\n用香料'])
  })

  it('stands for itself below a list of one name', () => {
    expect(namesOf('配料：咖啡豆（阿拉比卡）\n萃取后冷冻干燥')).toEqual(['咖啡豆'])
  })

  it('goes on with the list where it names what the list lost a separator before', () => {
    expect(namesOf(`${list}\n白砂糖、小麦粉≥12%、植物油`).slice(-3)).toEqual(['白砂糖', '小麦粉', '植物油'])
  })

  it('says what the product contains', () => {
    const { allergens } = engine.analyse({ text: `${list}\n含大豆、小麦，可能含有坚果` })
    expect(allergens).toEqual({ contains: ['gluten', 'soy'], mayContain: ['nuts'] })
  })

  it('may be glued to the last name, where a request begins', () => {
    expect(namesOf('配料：水、食用香精请冷藏后饮用')).toEqual(['水', '食用香精'])
    expect(namesOf('配料：水、乳请粉、食用盐')).toEqual(['水', '乳请粉', '食用盐'])
  })
})

describe('a heading that a photo tore', () => {
  it('still opens the list', () => {
    expect(namesOf('蛋酥沙琪玛\n配“料:小麦粉、食用盐')).toEqual(['小麦粉', '食用盐'])
  })

  it('is none where it tells what a recipe uses', () => {
    expect(namesOf('番茄炒蛋\n用料:番茄两个,鸡蛋三个,盐适量\n做法:鸡蛋打散')).toEqual([])
  })
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

  it.each(['大豆', '含大豆', '含有大豆', '含大豆、花生制品'])('are heard under every heading: %s', said => {
    const headings = [
      '致敏物质提示',
      '致敏物提示',
      '过敏物质信息',
      '致敏物质',
      '致敏原信息',
      '致敏提示',
      '过敏原',
      '过敏提示',
    ]
    for (const heading of headings)
      for (const end of ['。', '\n'])
        expect(
          engine.analyse({ text: `配料：水、食用盐${end}${heading}：${said}` }).allergens,
          heading,
        ).toEqual({ contains: said.includes('花生') ? ['peanut', 'soy'] : ['soy'], mayContain: [] })
  })

  it.each([
    ['配料：水、食用盐\n本产品使用了大豆、小麦', ['gluten', 'soy']],
    ['配料：水、食用盐\n以大豆、小麦为原料制成', ['gluten', 'soy']],
    ['配料：水、食用盐。使用了牛奶和鸡蛋。', ['egg', 'milk']],
    ['Ingredients: water, salt.\nIncludes milk and soy.', ['milk', 'soy']],
    ['Ingredients: water, salt\nIncludes: egg, wheat', ['egg', 'gluten']],
  ])('are heard where they tell what was used: %s', (label, contains) => {
    expect(engine.analyse({ text: label }).allergens.contains.toSorted()).toEqual(contains)
    expect(namesOf(label)).toHaveLength(2)
  })

  it('are none where a bracket says what a name includes', () =>
    expect(namesOf('Ingredients: spices (includes mustard, celery), soy sauce, salt.')).toEqual([
      'spices',
      'mustard',
      'celery',
      'soy sauce',
      'salt',
    ]))

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

it.each([
  '配料：面粉、白砂糖；奇味食品厂',
  '配料：面粉、白砂糖、上海奇味股份有限公司',
  '配料：面粉、白砂糖 上海奇味食品有限公司',
  '配料：面粉、白砂糖。上海奇味食品有限公司',
  '配料：面粉、白砂糖\n上海奇味食品有限公司',
  '配料：面粉、白砂糖（甜）上海奇味有限公司',
  '配料：面粉、白砂糖)上海奇味有限公司',
])('a company behind the list is none of its names: %s', label =>
  expect(namesOf(label)).toEqual(['面粉', '白砂糖']),
)

it('a company behind an English list is none of its names', () =>
  expect(namesOf('Ingredients: flour, sugar 上海奇味有限公司')).toEqual(['flour', 'sugar']))

describe('a statement of allergens that goes on below', () => {
  it.each([
    ['Ingredients: water, salt. Contains: soy and\nmilk\nNet weight 500g', ['milk', 'soy'], []],
    ['Ingredients: water, salt. Contains: soy or\nmilk\nNet weight 500g', ['milk', 'soy'], []],
    ['Ingredients: water, salt. Contains: soy &\nmilk\nNet weight 500g', ['milk', 'soy'], []],
    ['Ingredients: water, salt. Contains: soy.milk\nNet weight 500g', ['milk', 'soy'], []],
    ['Ingredients: water, salt. Contains: soy. milk\nNet weight 500g', ['soy'], []],
    ['Ingredients: water, salt. May contain\nmilk and\neggs', [], ['egg', 'milk']],
    ['Ingredients: water, salt. May contain: soy,\nmilk\neggs', [], ['milk', 'soy']],
    ['配料：水、食用盐。过敏原：\n大豆、小麦\n净含量：500g', ['gluten', 'soy'], []],
    ['配料：水、食用盐。过敏原：大豆、\n小麦\n净含量：500g', ['gluten', 'soy'], []],
    ['配料：水、食用盐。过敏原：大豆和\n小麦\n净含量：500g', ['gluten', 'soy'], []],
    ['配料：水、食用盐。过敏原：大豆。小麦', ['soy'], []],
    ['配料：水、食用盐。可能含有大豆或\n花生', [], ['peanut', 'soy']],
  ])('%j', (label, contains, mayContain) => {
    const { allergens } = engine.analyse({ text: label })
    expect(allergens.contains.toSorted()).toEqual(contains)
    expect(allergens.mayContain.toSorted()).toEqual(mayContain)
  })
})

describe('a label that lists twice', () => {
  it.each([
    ['配料：水、白砂糖、食用盐\n配料：水、白砂糖、食用盐', ['水', '白砂糖', '食用盐']],
    ['配料：水、白砂糖、面粉、鸡蛋\n配料：水、白砂糖、麵粉、雞蛋', ['水', '白砂糖', '面粉', '鸡蛋']],
    ['配料：水、白砂糖、麵粉、雞蛋\n配料：水、白砂糖、面粉、鸡蛋', ['水', '白砂糖', '面粉', '鸡蛋']],
    ['甲饼配料：水、白砂糖\n乙饼配料：水、白砂糖', ['水', '白砂糖', '水', '白砂糖']],
    ['甲饼配料：水、白砂糖、盐\n配料：水、白砂糖、盐', ['水', '白砂糖', '盐']],
    ['INGRÉDIENTS : eau, sucre, sel\nIngredients: water, sugar, salt', ['water', 'sugar', 'salt']],
    ['ZUTATEN: Wasser, Zucker, Salz\n配料：水、白砂糖、盐', ['水', '白砂糖', '盐']],
    ['配料：水、白砂糖\nIngredients: water, sugar, salt', ['水', '白砂糖']],
    ['配料：水\nIngredients: water, sugar, salt, milk', ['water', 'sugar', 'salt', 'milk']],
    ['Ingredients: water 水, sugar, finest salt\n配料：水、白砂糖、盐', ['水', '白砂糖', '盐']],
  ])('is read once, in its first language, unless the other says more: %j', (label, names) =>
    expect(namesOf(label)).toEqual(names),
  )

  it('is read in the language that is asked for', () => {
    const text = '配料：水、白砂糖\nIngredients: water, sugar, salt'
    const read = (language: 'zh' | 'en') =>
      engine.analyse({ text, language }).ingredients.map(one => one.name)
    expect(read('zh')).toEqual(['水', '白砂糖'])
    expect(read('en')).toEqual(['water', 'sugar', 'salt'])
  })
})

describe('a field that is printed beside the list', () => {
  it.each([
    ['配料：燕麦片、 生产日期：见包装\n葡萄干、白砂糖、食用盐', ['燕麦片', '葡萄干', '白砂糖', '食用盐']],
    [
      '配料：燕麦片、 生产日期：见包装 保质期：12个月\n葡萄干、白砂糖、盐',
      ['燕麦片', '葡萄干', '白砂糖', '盐'],
    ],
    [
      '配料：燕麦片、 生产日期：见包装\n葡萄干、白砂糖、 净含量：500g\n盐、水',
      ['燕麦片', '葡萄干', '白砂糖', '盐', '水'],
    ],
    ['配料：燕麦片、 生产日期：见包装\n 葡萄干(烘)、盐', ['燕麦片', '葡萄干', '盐']],
    ['配料：燕麦片、 生产日期：见包装\n葡萄干', ['燕麦片']],
    ['配料：燕麦片、 生产日期：见包装\n葡萄干：白砂糖、盐', ['燕麦片']],
    ['配料：燕麦片、 生产日期：见包装\n保质期：12个月，盐、水', ['燕麦片']],
    ['配料：燕麦片、\n生产日期：见包装\n葡萄干、白砂糖、盐', ['燕麦片']],
    ['配料：燕麦片 生产日期：见包装\n葡萄干、白砂糖、盐', ['燕麦片']],
    ['配料：燕麦片, 配料：水、白砂糖\n葡萄干、盐', ['燕麦片', '水', '白砂糖', '葡萄干', '盐']],
  ])('is left out where the list goes on below, and ends it where not: %j', (label, names) =>
    expect(namesOf(label)).toEqual(names),
  )
})

describe('a list without a heading', () => {
  const list = '小麦粉、白砂糖、柠檬酸、山梨酸钾、盐'
  const names = ['小麦粉', '白砂糖', '柠檬酸', '山梨酸钾', '盐']
  it.each([
    [`净含量：500g ${list}\n产地：广东`, names],
    [`产地：广东 ${list}`, names],
    [
      'May contain soy. Wheat flour, sugar, citric acid, salt',
      ['Wheat flour', 'sugar', 'citric acid', 'salt'],
    ],
    ['净含量：500g\n米饭包：大米、水\n产地：广东', ['大米', '水']],
    ['净含量：500g\n大米、水\n产地：广东', []],
    ['大米、水\n净含量：500g', ['大米', '水']],
    ['配料：\n净含量：500g', []],
  ])('stands behind the value of a field, or at the line of its first packet: %j', (label, expected) =>
    expect(namesOf(label)).toEqual(expected),
  )
})
