import { expect, it } from 'vitest'
import { createEngine } from '../../src/engine/index.ts'
import { loadKnowledge } from '../../src/knowledge/index.ts'

const engine = createEngine(await loadKnowledge())
const chinese = '能量 58kJ 1%\n蛋白质 1.5g 3%\n脂肪 0g 0%\n碳水化合物 1.9g 1%\n钠 985mg 49%'
const english = 'Energy 482 kJ / 115 kcal\nFat 5.1 g\nCarbohydrate 15.4 g\nProtein 1.5 g\nSalt 1.45 g'
const columnsOf = (above: string, rows: string) =>
  engine.analyse({ text: `配料：水、食用盐\n${above}${rows}` }).nutrition?.columns

const ofPortion = (value: number, unit: 'g' | 'ml') => [{ per: 'portion', portion: { value, unit } }]

// 985 mg of 15 ml taken for those of 100 ml is a seventh of the salt.
it.each([
  ['氨基酸态氮≥0.80g/100mL\n营养成分表\n项目 每份（15mL） NRV%\n', 15],
  ['氨基酸态氮（以氮计）≥0.80克/100毫升\n营养成分表 每份15毫升\n', 15],
  ['氨基酸态氮含量：0.8g/100mL以上 营养成分表（每份10mL）\n', 10],
  ['总酸≥3.50g/100mL 营养成分表 每15毫升\n', 15],
  ['全氮 1.3g/100mL 营养成分表 每份15mL\n', 15],
  ['蛋白质含量：3.6g/100mL\n营养成分表 每份200mL\n', 200],
  ['原汁含量 50g / 100mL\n营养成分表 每份250mL\n', 250],
])('does not take a content that stands above for the heading: %j', (above, value) => {
  expect(columnsOf(above, chinese)).toEqual(ofPortion(value, 'ml'))
})

it('does not take what a pack states of its caffeine for the first column', () => {
  const text =
    '茶飲料\n成分：水、蔗糖\n咖啡因含量：每100毫升20毫克以下\n營養標示\n每一份量300毫升 本包裝含2份\n每份 每100毫升\n熱量 117大卡 39大卡\n蛋白質 0公克 0公克\n脂肪 0公克 0公克\n碳水化合物 29.4公克 9.8公克\n糖 28.8公克 9.6公克\n鈉 36毫克 12毫克'
  expect(engine.analyse({ text }).nutrition?.columns).toEqual([
    { per: 'portion', portion: { value: 300, unit: 'ml' } },
    { per: '100ml' },
  ])
})

it('takes a content for what the values are of where nothing else says it', () => {
  const text =
    '配料：牛奶\n能量 180kJ/100g，蛋白质 3.2g/100g，脂肪 3.6g/100g，碳水化合物 4.8g/100g，钠 60mg/100g'
  expect(engine.analyse({ text }).nutrition?.columns).toEqual([{ per: '100g' }])
})

it.each([
  '冲调：每杯加200ml温水\n营养成分表 每100g NRV%\n',
  '每袋加热3分钟。净含量200g\n营养成分表 每100g NRV%\n',
  '每包可冲2碗\n营养成分表 每100克\n',
  '淨重：320克（約16條，每條20克）\n營養資料 每100克\n',
  '功效成分及含量（每250ml）：牛磺酸125mg\n净含量：250毫升\n营养成分表 每100克 NRV%\n',
  '规格：每袋25g×8\n营养成分表 每100g\n',
  '净含量：每盒120克，共2盒\n营养成分表\n项目 每100克\n',
])('does not take directions for the heading: %j', above => {
  expect(columnsOf(above, chinese)).toEqual([{ per: '100g' }])
})

it('takes the weight of a piece beside that of the pack for what the values are of where nothing else says it', () => {
  expect(columnsOf('净含量：320克\n营养成分表 每条20克\n', chinese)).toEqual(ofPortion(20, 'g'))
  expect(columnsOf('净含量：320克 营养成分表 每份20克\n', chinese)).toEqual(ofPortion(20, 'g'))
})

it('does not take directions for the heading: one bar per serving', () => {
  expect(columnsOf('Add one bar per serving of milk.\nNutrition per 100g\n', english)).toEqual([
    { per: '100g' },
  ])
})

it.each(['mug', 'glass', 'scoop', 'tablespoon', 'tbsp', 'teaspoon', 'tin', 'burger', 'sausage', 'wrap'])(
  'reads values of a %s as those of a portion',
  portion => {
    expect(columnsOf(`Nutrition per ${portion} (as prepared)\n`, english)).toEqual([{ per: 'portion' }])
  },
)

it.each(['勺', '匙', '碗', '桶', '颗', '串'])('reads values of 每%s as those of a portion', unit => {
  expect(columnsOf(`营养成分表 每${unit}（15g） NRV%\n`, chinese)).toEqual(ofPortion(15, 'g'))
})

const cellsOf = (text: string, nutrient: string) =>
  engine
    .analyse({ text })
    .nutrition?.rows.filter(row => row.nutrient === nutrient)
    .flatMap(({ cells }) => cells.map(({ value, unit, isSure }) => ({ value, unit, isSure })))

it.each(['0糖 0脂 0能量', '0糖0脂0卡', '0糖 0卡', '0脂肪 0糖', '0 sugar 0 fat'])(
  'does not take what the front of a pack claims for rows of its table: %s',
  claim => {
    const text = `无糖可乐\n配料：水、二氧化碳、三氯蔗糖\n${claim}\n净含量：330毫升 保质期：9个月\n产品标准号：GB/T 10792\n营养成分表 每100毫升 NRV%\n能量 0千焦 0%\n蛋白质 0克 0%\n脂肪 0克 0%\n碳水化合物 0克 0%\n——糖 0克\n钠 15毫克 1%`
    expect(cellsOf(text, 'sugars')).toEqual([{ value: 0, unit: 'g', isSure: true }])
    expect(cellsOf(text, 'sodium')).toEqual([{ value: 15, unit: 'mg', isSure: true }])
  },
)

it('knows that nothing needs no unit', () => {
  const text =
    '成分：水、大豆\n營養標示 每份15毫升\n每份 每100毫升\n熱量 9大卡 60大卡\n蛋白質 1.2公克 8公克\n脂肪 0 / 0\n碳水化合物 1公克 6.7公克\n鈉 800毫克 5333毫克'
  expect(cellsOf(text, 'fat')).toEqual([
    { value: 0, unit: 'g', isSure: true },
    { value: 0, unit: 'g', isSure: true },
  ])
})

it.each(['150g e', '150 g ℮  Store in a cool place', '256g (16 sticks)', '1 litre e'])(
  'does not take the weight of the pack for a value of the last row: %s',
  net => {
    const text = `Ingredients: potatoes, sunflower oil.\nNutrition per 100g / per 25g: Energy 2100kJ / 525kJ; Fat 30g / 7.5g; Carbohydrate 53g / 13g; Protein 6g / 1.5g; Salt 1.2g / 0.3g\n${net}`
    expect(cellsOf(text, 'salt')).toEqual([
      { value: 1.2, unit: 'g', isSure: true },
      { value: 0.3, unit: 'g', isSure: true },
    ])
  },
)

it('reads equivalents of a vitamin as its unit', () => {
  const text =
    '配料：大米\n营养成分表 每100克\n能量 1620kJ\n蛋白质 8.0g\n脂肪 1.2g\n碳水化合物 83.5g\n钠 60mg\n维生素A 420μgRE\n维生素E 5.2mgα-TE\n钙 420mg'
  expect(cellsOf(text, 'vitaminA')).toEqual([{ value: 420, unit: 'μg', isSure: true }])
  expect(cellsOf(text, 'vitaminE')).toEqual([{ value: 5.2, unit: 'mg', isSure: true }])
})

it('does not take what the front boasts of for a row of the table', () => {
  const text = `OAT BAR\n20g protein - 1g sugar - high fibre\nIngredients: Oats, Whey Protein, Sugar\nNutrition per 100g\n${english}`
  const protein = engine.analyse({ text }).nutrition?.rows.find(({ nutrient }) => nutrient === 'protein')
  expect(protein?.cells.map(({ value }) => value)).toEqual([1.5])
})
