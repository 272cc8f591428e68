import { describe, expect, it } from 'vitest'
import { engine, named } from './corpus.ts'

// Every other field of a label must end the list and give no ingredient, wherever and however it is printed.
const LISTS = [
  '小麦粉、白砂糖、植物油、食品添加剂（柠檬酸、山梨酸钾）',
  '水、白砂糖、浓缩苹果汁、柠檬酸、食用香精',
  '生牛乳',
  '小麦粉、白砂\n糖、食品添加剂（碳酸氢\n钠、碳酸氢铵）、食用香\n精',
  '水，果葡糖浆，柠檬酸钠，维生素B6，维生素B12',
]
const FIELDS: readonly (readonly [heading: string, value: string])[] = [
  ['产品分类', '含乳型果冻'],
  ['规格型号', '15克×30条'],
  ['受委托方', '江苏某某食品科技有限公司'],
  ['境内代理', '某某国际贸易'],
  ['注册商标', '山里人'],
  ['消费者热线', '800-820-0000'],
  ['微信公众号', '某某食品'],
  ['条码', '6901234567890'],
  ['检验合格证', '合格'],
  ['友情提示', '本品含有骨头，小心食用'],
  ['解冻方法', '室温自然解冻'],
  ['保存温度', '-18℃以下'],
  ['沥干物', '不低于60%'],
  ['产区', '宁夏'],
  ['香型', '浓香型'],
  ['用途', '烘焙'],
  ['保险', '本产品由某某保险公司承保'],
]
const FIGURES: readonly (readonly [heading: string, value: string])[] = [
  ['脂肪', '≥3.1%'],
  ['蛋白质', '≥2.9g/100g'],
  ['膳食纤维', '≥3g'],
  ['咖啡因', '≤200mg/kg'],
  ['钠', '620毫克'],
]
const SENTENCES = [
  '因含真实果肉，颜色略有差异',
  '产品中的黑点为香草籽，请放心食用',
  '转基因大豆油加工原料为转基因大豆',
  '配料表干净，妈妈放心',
  'ISO22000认证企业',
  'PET 1',
  '▲▲▲此面向上',
  '参考食谱 红烧肉：五花肉500克 酱油2勺',
  '做法二：加入牛奶冲泡',
  '2026.01.01',
  '能量\n蛋白质\n脂肪\n碳水化合物\n钠\n1985kJ\n8.6g\n19.2g\n66.0g\n620mg',
  '能量 1985千焦 24%\n蛋白质 8.6克 14%\n脂肪 19.2克 32%\n碳水化合物 66.0克 22%\n钠 620毫克 31%',
]
// Text that separators join to a list, and text after it in boxes and columns.
const JOINED: readonly string[] = [
  '；规格500mL×12',
  '，批号20260102',
  '，厂家：某某食品',
  '；产品形态：粉状',
  '，产品编号：F1001',
  '；食盐占比12%',
  '，食盐含量：≤10%',
  '，总含量：50%',
  '。乳脂肪3.7%',
  '；2026.03.05',
  '，LOT A1203',
  '；口味麻辣味',
  '，N001',
  '；N001',
  '，不含防腐剂',
  '，2026年1月2日',
  '\n【含盐量】8%',
  '\n【净含量（规格）】120g',
  '\n【味精（谷氨酸钠）含量】≥35%',
  '\n味精（谷氨酸钠）含量≥35%',
  ' 总酸（以乙酸计）≥3.5g/100mL',
  '\n食盐(以NaCl计) ≤8%',
  '\n各种植物油比例：大豆油50%、玉米油30%、稻米油20%',
  '|水分|≤14%',
  '|规格|500ml',
  ' 膳食纤维 3.2g',
  '\n钙120mg',
  '/货号：SP100234',
  '规格500mL',
  '批号20260102',
  '品牌某某',
  '产品属性即食类',
  '，冷冻保质期：12个月',
  '\n自备材料：鸡蛋、植物油、水',
  '\n所需食材：鸡蛋2个、牛奶100克',
]
const SLOGANS = ['；匠心好味道', '，妈妈的味道', '；第二件半价，谢谢品尝']
const LISTS_EN = [
  'Ingredients: Water, Sugar, Citric Acid, Natural Flavor',
  'Ingredients: Milk',
  'INGREDIENTS: WHEAT FLOUR, SUGAR, SALT, EMULSIFIER (SOYA LECITHIN), COLOUR (E150a).',
]
const LINES_EN = [
  'BBE: see lid',
  'Serving suggestion: enjoy with fruit and yogurt',
  'Contains 57 kcal per biscuit',
  'Contains no dairy',
  'The great taste of real fruit',
  'Energy 434kJ/102kcal Fat <0.1g of which saturates <0.1g Salt 1.2g',
  'Careline 0800 000 000',
  'Follow us on Instagram',
  'Packaged in a protective atmosphere',
  'Brewed beside the old harbour since 1902',
  'Vegan',
  'The perfect partner for your morning coffee',
  'Try it with cheese and crackers',
  'A good source of protein and fibre',
  '30% less fat than regular chips',
  'Unit 4, Riverside Business Park, Leeds',
  'Boil 3 cups of water',
  'Includes 10g Added Sugars',
  'Fat 12g, of which saturates 2g',
  'Made with real fruit',
  'Ready to drink',
  'Just add water',
  'Less sugar',
  'FSC Mix',
  'MFG DATE: 01/02/2026',
  'To open: tear here',
]
// Where lines run on, these follow the last name behind a blank.
const RUN_ON_EN = [
  'Net Wt 12 oz (340g)',
  'Best before: see cap',
  'Distributed by Acme Foods, Chicago',
  'Keep refrigerated',
  'Lot L123456',
]

const read = (text: string) => {
  const { ingredients, allergens } = engine.analyse({ text })
  return { names: named(ingredients).map(one => one.name), allergens }
}

describe.each(LISTS)('behind and before %s', list => {
  const alone = read(`配料：${list}`)
  const around = (field: string) => [
    `配料：${list}\n${field}`,
    `配料：${list} ${field}`,
    `【配料】${list}\n${field}\n净含量：500g`,
    `${field}\n配料：${list}`,
  ]

  it.each(FIELDS)('the field %s is none of it', (heading, value) => {
    const printed = [`${heading}：${value}`, `【${heading}】${value}`, `${heading} ${value}`]
    for (const text of printed.flatMap(around)) expect(read(text), text).toEqual(alone)
    const glued = `配料：${list}。${heading}：${value}`
    expect(read(glued), glued).toEqual(alone)
  })

  it.each(FIGURES)('the figure of %s is none of it', (heading, value) => {
    for (const text of [`${heading}：${value}`, `【${heading}】${value}`].flatMap(around))
      expect(read(text), text).toEqual(alone)
  })

  it.each(JOINED)('%s is none of it', field => {
    expect(read(`配料：${list}${field}`)).toEqual(alone)
  })

  it.each(SENTENCES)('%s is none of it', sentence => {
    for (const text of [`配料：${list}\n${sentence}`, `${sentence}\n配料：${list}`])
      expect(read(text), text).toEqual(alone)
  })
})

it.each(SLOGANS)('behind another mark than parts the list %s is none of it', words => {
  for (const list of LISTS.slice(0, 2))
    expect(read(`配料：${list}${words}`).names).toEqual(read(`配料：${list}`).names)
})

it('a letter numbers a part behind a blank, and thousands have their comma', () => {
  expect(read('配料：A.面皮：小麦粉、水 B.馅料：猪肉、白菜').names).toEqual(['小麦粉', '水', '猪肉', '白菜'])
  expect(read('配料：水1,000克、白砂糖').names).toHaveLength(2)
})

it('a heading on the next line leaves the last name above it', () => {
  expect(read('配料：水、磷脂\nINGREDIENTS\nWater, Lecithin').names).toEqual(['水', '磷脂'])
})

describe.each([
  '配料：小麦粉、白砂糖、植物油、食用盐、磷脂',
  'Ingredients: Wheat Flour, Sugar, Palm Oil, Salt, Soy Lecithin',
])('beside %s', list => {
  const { names } = read(list)

  it.each([
    ['Ingrédients', 'Farine de blé, sucre, huile de palme, sel, lécithine de soya'],
    ['INGREDIENTS', 'FARINE DE BLE, SUCRE, HUILE DE PALME, SEL, LECITHINE DE SOYA'],
    ['Zutaten', 'Weizenmehl, Zucker, Palmöl, Salz, Emulgator: Sojalecithin'],
    ['Ingredienti', 'Farina di frumento, zucchero, olio di palma, sale'],
    ['Ingredientes', 'Harina de trigo, azúcar, aceite de palma, sal, lecitina de soya'],
    ['RAMUAN', 'Tepung gandum, gula, minyak kelapa sawit, garam'],
    ['Thành phần', 'Bột mì, đường, dầu cọ, muối'],
    ['Состав', 'мука пшеничная, сахар, пальмовое масло, соль'],
    ['ส่วนประกอบ', 'แป้งสาลี, น้ำตาล, น้ำมันปาล์ม, เกลือ'],
    ['원재료명', '밀가루, 설탕, 팜유, 소금, 대두레시틴'],
    ['原材料名', '小麦粉、砂糖、植物油脂、食塩、乳化剤（大豆由来）、香料'],
  ])('a list headed %s only says it again', (heading, other) => {
    for (const text of [
      `${list}\n${heading}: ${other}`,
      `${list}   ${heading} : ${other}.`,
      `${heading}: ${other}\n${list}`,
    ])
      expect(read(text).names, text).toEqual(names)
  })

  it.each([
    'Farine de blé, sucre, huile de palme, sel',
    'Weizenmehl, Zucker, Palmöl, Salz',
    'мука пшеничная, сахар, пальмовое масло, соль',
    '밀가루, 설탕, 팜유, 소금, 대두레시틴',
  ])('%s is none of it without a heading either', other => {
    expect(read(`${list}\n${other}`).names).toEqual(names)
  })
})

it('translations behind slashes go on with the list', () => {
  const text =
    'INGREDIENTS: WHEAT FLOUR/TEPUNG GANDUM,\nSUGAR/GULA, SALT/GARAM, VEGETABLE OIL/MINYAK SAYURAN,\nPANDAN JUICE/JUS PANDAN, YEAST/YIS'
  expect(read(text).names).toEqual(['WHEAT FLOUR', 'SUGAR', 'SALT', 'VEGETABLE OIL', 'PANDAN JUICE', 'YEAST'])
})

it('a list in Simplified and in Traditional, or twice the same, is one list', () => {
  const list = '配料：小麦粉、白砂糖、植物油、食用盐、磷脂'
  const { names } = read(list)
  for (const twin of ['成分：小麥粉、白砂糖、植物油、食用鹽、磷脂', list])
    for (const text of [`${list}\n${twin}`, `${twin}\n${list}`]) expect(read(text).names, text).toEqual(names)
  const products = '原味配料：小麦粉、白砂糖、水\n香葱味配料：小麦粉、白砂糖、水'
  expect(read(products).names).toHaveLength(6)
})

describe.each([
  '配料',
  '配料清单',
  '配料明细',
  '产品配料表',
  '主要原料',
  '原材料名称',
  '原料及辅料',
  '食材',
  '成分',
  '内容物',
  '材料',
  '面饼配料',
])('under the heading %s', heading => {
  const list = LISTS[0] ?? ''
  const { names } = read(`配料：${list}`)

  it.each(['：', ':', '\n', ' '])('and %j the list is found', mark => {
    for (const text of [
      `${heading}${mark}${list}`,
      `产品名称：海苔饼干\n${heading}${mark}${list}\n净含量：500g`,
      ...(mark.trim() ? [`净含量：500g ${heading}${mark}${list}`, `【${heading}】${list}`] : []),
    ])
      expect(read(text).names, text).toEqual(names)
  })
})

describe.each([
  'Ingredients',
  'List of ingredients',
  'Ingredients (in descending order by weight)',
  'INGREDIENTS / RAMUAN',
  'Ingredients & Allergens',
  'Composition',
])('under the heading %s', heading => {
  it('the list is found', () => {
    const list = 'Wheat Flour, Sugar, Palm Oil, Raising Agent (E500), Flavouring'
    const { names } = read(`Ingredients: ${list}`)
    for (const text of [`${heading}: ${list}`, `BUTTER COOKIES\n${heading}:\n${list}\nNet Wt 5 oz`])
      expect(read(text).names, text).toEqual(names)
  })
})

it('a part of the product may have any name where its list follows', () => {
  const text = '材料：\n面：小麦粉、水\n云吞：虾、猪肉、胡椒粉\n汤：水、鸡肉'
  expect(read(text).names).toEqual(['小麦粉', '水', '虾', '猪肉', '胡椒粉', '水', '鸡肉'])
})

describe.each(LISTS_EN)('behind and before %s', list => {
  const alone = read(list)

  it.each(LINES_EN)('%s is none of it', line => {
    for (const one of [line, line.toUpperCase()])
      for (const text of [`${list}\n${one}`, `${list}   ${one}`, `${one}\n${list}`])
        expect(read(text), text).toEqual(alone)
  })

  it.each(RUN_ON_EN)('%s is none of it, on the same line', line => {
    for (const one of [line, line.toUpperCase()]) expect(read(`${list} ${one}`)).toEqual(alone)
  })
})

it('a statement of allergens on the line of the list is heard', () => {
  for (const statement of [
    'Contains: Wheat, Milk',
    'CONTAINS MILK AND WHEAT',
    'Allergen information: contains wheat and milk. Best before 12/27',
    'Contains Milk, Wheat May contain peanuts Net Wt 12 oz',
  ]) {
    const { names, allergens } = read(`Ingredients: Wheat Flour, Sugar, Salt ${statement}`)
    expect(names, statement).toEqual(['Wheat Flour', 'Sugar', 'Salt'])
    expect(allergens.contains, statement).toEqual(expect.arrayContaining(['gluten', 'milk']))
  }
})

it('a sentence continues after the letter of a vitamin', () => {
  expect(read('Ingredients: Oats, Honey, Vitamin C. Rich and creamy').names).toEqual([
    'Oats',
    'Honey',
    'Vitamin C',
  ])
})
