import { expect, it } from 'vitest'
import { createEngine } from '../../src/engine/index.ts'
import { loadKnowledge } from '../../src/knowledge/index.ts'

const engine = createEngine(await loadKnowledge())
const tableOf = (head: string, rest = '') =>
  engine.analyse({
    text: `Ingredients: Water, Pea Protein, Salt.\n${head}: Energy 952kJ/229kcal / 1076kJ/259kcal; Fat 15.5g / 17.5g; Carbohydrate 4.0g / 4.5g; Protein 17.5g / 19.8g; Salt 0.9g / 1.0g\n${rest}`,
  }).nutrition

it('reads what a column is for where it names a piece and its weight', () => {
  expect(tableOf('Nutrition per 100g / per burger (113g)')?.columns).toEqual([
    { per: '100g' },
    { per: 'portion', portion: { value: 113, unit: 'g' } },
  ])
})

it('reads a column for an amount that is neither 100 g nor called a portion', () => {
  const { nutrition } = engine.analyse({
    text: '配料:水、食用盐\n营养成分表 每15克 NRV%\n能量 74kJ 1%\n蛋白质 0.6g 1%\n脂肪 0g 0%\n碳水化合物 3.7g 1%\n钠 648mg 32%',
  })
  expect(nutrition?.columns).toEqual([{ per: 'portion', portion: { value: 15, unit: 'g' } }])
})

it.each([
  ['226g e  Keep refrigerated', { value: 226, unit: 'g' }],
  ['330mL 罐装  本品不含果汁', { value: 330, unit: 'ml' }],
  ['內容物:80公克(麵線50公克、雞肉調理包30公克)', { value: 80, unit: 'g' }],
  ['FROZEN 400g Serves 1', { value: 400, unit: 'g' }],
  ['400 g. Store in a cool dry place.', { value: 400, unit: 'g' }],
  ['Salt 0.95g / 100 ml. Serve chilled.', undefined],
  ['Net weight 145g. Drained weight 102g.', { value: 102, unit: 'g' }],
  ['净含量:400克 固形物:240克', { value: 240, unit: 'g' }],
  ['淨容量:480毫升', { value: 480, unit: 'ml' }],
  ['Contains 3g egg', undefined],
  ['500ml can. Serve chilled.', { value: 500, unit: 'ml' }],
  ['250ml squeezy bottle. Shake well.', { value: 250, unit: 'ml' }],
  ['1 litre e', { value: 1000, unit: 'ml' }],
  ['300g e (about 15 nuggets)', { value: 300, unit: 'g' }],
  ['10 slices, 200g. Keep refrigerated', { value: 200, unit: 'g' }],
  ['400g, approx 12 slices', { value: 400, unit: 'g' }],
  ['226 g (2 x 113 g)', { value: 226, unit: 'g' }],
  ['6 x 25g e', { value: 150, unit: 'g' }],
  ['Volume: 500 ml', { value: 500, unit: 'ml' }],
  ['净含量：40g（5g×8袋）', { value: 40, unit: 'g' }],
  ['淨重:4 x 70克', { value: 280, unit: 'g' }],
  ['add 200ml water. Makes 4 mugs', undefined],
])('takes the content of the pack from %j', (text, pack) => {
  expect(tableOf('Nutrition per 100g / per 50g', text)?.pack).toEqual(pack)
})

it.each([
  ['per 100ml as diluted', '1 litre e'],
  ['Per 100g (grilled) / Per 2 sausages (95g)', 'Net weight 454g e'],
])('does not take the pack for a multiple of what the table is of: %s', (head, rest) => {
  expect(tableOf(`NUTRITION ${head}`, rest)?.pack).toBeUndefined()
})

it.each(['6 x 25g e', '10 slices, 200g', '5 sweets (25g) is one serving'])(
  'takes a line behind the table for no value of its last row: %s',
  line => {
    const { nutrition } = engine.analyse({
      text: `Ingredients: Potatoes, Salt.\nNutrition per 100g / per 25g bag\nEnergy 2150kJ/515kcal / 538kJ/129kcal\nFat 30g / 7.5g\nCarbohydrate 53g / 13g\nProtein 6.3g / 1.6g\nSalt 1.35g / 0.34g\n${line}`,
    })
    const salt = nutrition?.rows.find(({ nutrient }) => nutrient === 'salt')
    expect(salt?.cells.map(({ value, isSure }) => ({ value, isSure }))).toEqual([
      { value: 1.35, isSure: true },
      { value: 0.34, isSure: true },
    ])
  },
)

it.each(['per 1/3 kit', 'per half pizza', 'per ½ tray', 'per quarter of a pie'])(
  'reads a column for a share of the pack as a portion: %s',
  head => {
    const table = tableOf(`Nutrition ${head} / per 100g`)
    expect(table?.columns).toEqual([{ per: 'portion' }, { per: '100g' }])
  },
)

it('takes a share of protein below its weight for what it is in the United States', () => {
  const { nutrition } = engine.analyse({
    text: 'Ingredients: milk protein, peanuts\nNutrition Facts\nServing size 1 bar (60g)\nCalories 210\nTotal Fat 7g 9%\nSodium 190mg 8%\nTotal Carbohydrate 24g 9%\nProtein 20g 36%',
  })
  const protein = nutrition?.rows.find(({ nutrient }) => nutrient === 'protein')?.cells[0]
  expect(protein).toMatchObject({ value: 20, isSure: true, share: { percent: 36, isSure: true } })
})

it.each(['每一份量1支(80公克) 本包裝含4份', '每一份量 80公克 本包裝含4份'])(
  'reads the portion of a table that names only its other column: %s',
  head => {
    const { nutrition } = engine.analyse({
      text: `成分：水、糖\n營養標示 ${head}\n熱量 178大卡 / 每100公克 223大卡\n蛋白質 1.9公克 / 2.4公克\n脂肪 6.8公克 / 8.5公克\n碳水化合物 27.4公克 / 34.3公克\n糖 19.6公克 / 24.5公克\n鈉 48毫克 / 60毫克`,
    })
    expect(nutrition?.columns[0]).toEqual({ per: 'portion', portion: { value: 80, unit: 'g' } })
  },
)

it('reads the size of a portion beside 100 g as a column, under a claim that counts by the cup', () => {
  const { nutrition } = engine.analyse({
    text: '高鈣奶粉\n每杯含葡萄糖胺450毫克\n成分：脫脂奶粉\n營養資料 每100克 / 每食用分量(30克)\n能量 368千卡 / 110千卡\n蛋白質 28.0克 / 8.4克\n脂肪 3.0克 / 0.9克\n碳水化合物 54.7克 / 16.4克\n鈉 400毫克 / 120毫克',
  })
  expect(nutrition?.columns).toEqual([{ per: '100g' }, { per: 'portion', portion: { value: 30, unit: 'g' } }])
})

it('takes the whole weight for the pack where its portions come to that, and not the solids', () => {
  const { nutrition } = engine.analyse({
    text: '成分：水、豆腐、鹽\n營養標示\n每一份量300公克 本包裝含4份\n每份 / 每100公克\n熱量 217大卡 / 72大卡\n蛋白質 18.0公克 / 6.0公克\n脂肪 9.0公克 / 3.0公克\n碳水化合物 15.9公克 / 5.3公克\n鈉 1560毫克 / 520毫克\n淨重:1200公克(固形物600公克)',
  })
  expect(nutrition?.pack).toEqual({ value: 1200, unit: 'g' })
})

it('reads a portion in millilitres behind its fluid ounces', () => {
  const { nutrition } = engine.analyse({
    text: 'INGREDIENTS: WATER, MILK PROTEIN.\nNutrition Facts\n1 serving per container\nServing size 1 bottle (11.5 fl oz / 340mL)\nCalories 160\nTotal Fat 3g 4%\nSodium 290mg 13%\nTotal Carbohydrate 5g 2%\nProtein 30g 60%',
  })
  expect(nutrition?.columns[0]?.portion).toEqual({ value: 340, unit: 'ml' })
})

it('reads the portion behind the words for what is measured, and the weight at the end of a first line', () => {
  const { nutrition } = engine.analyse({
    text: 'OAT GROVE\nINSTANT PORRIDGE MIX\nJust add milk!   900 g\nNutrition Facts\nPer 1/2 cup dry oat mix (50 g) (makes about 1 bowl)\nCalories 190\nFat 3 g\nCarbohydrate 34 g\n Sugars 8 g\nProtein 6 g\nSodium 120 mg\nIngredients: Oats, sugar, salt.',
  })
  expect(nutrition?.columns).toEqual([{ per: 'portion', portion: { value: 50, unit: 'g' } }])
  expect(nutrition?.pack).toEqual({ value: 900, unit: 'g' })
})
