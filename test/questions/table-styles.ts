import type { NutrientName, NutrientUnit } from '../../src/engine/nutrition/nutrition.ts'
import { randomFrom } from '../seeded-random.ts'

/** A value that a printed table states: of which row, in which column. */
export interface Stated {
  nutrient: NutrientName | 'caffeine'
  column: number
  value: number
  unit: NutrientUnit
}

/** A label with its table, and what it states. */
export interface StyledLabel {
  style: string
  text: string
  /** What the columns are for: grams or millilitres, in their order. */
  columns: readonly number[]
  /** Grams of one of its pieces. */
  portion: number
  stated: readonly Stated[]
}

/** What a product has in a portion: grams, kJ of energy, milligrams from sodium on. */
interface Product {
  portion: number
  count: number
  kJ: number
  kcal: number
  fat: number
  saturated: number
  trans: number
  carbs: number
  sugars: number
  added: number
  polyols: number
  fibre: number
  protein: number
  sodium: number
  potassium: number
  magnesium: number
  calcium: number
  iron: number
  vitaminC: number
  b12: number
  caffeine: number
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** A product whose energy is that of its nutrients, as tables have it. */
const productOf = (seed: number): Product => {
  const random = randomFrom(seed)
  const between = (from: number, to: number): number => from + random() * (to - from)
  const portion = Math.round(between(5, 60))
  const part = (from: number, to: number): number => tenth((portion * between(from, to)) / 100)
  const [fat, carbs, protein, fibre] = [part(2, 25), part(10, 50), part(2, 20), part(1, 8)]
  const sugars = tenth(carbs * between(0.2, 0.7))
  const polyols = 0
  return {
    portion,
    count: Math.round(between(4, 20)),
    kJ: Math.round(fat * 37 + (carbs + protein) * 17 + fibre * 8),
    kcal: Math.round((fat * 37 + (carbs + protein) * 17 + fibre * 8) / 4.184),
    fat,
    saturated: tenth(fat * between(0.1, 0.6)),
    trans: 0,
    carbs,
    sugars,
    added: tenth(sugars * between(0.2, 0.9)),
    polyols,
    fibre,
    protein,
    sodium: Math.round(between(20, 600)),
    potassium: Math.round(between(40, 400)),
    magnesium: Math.round(between(10, 90)),
    calcium: Math.round(between(30, 300)),
    iron: tenth(between(0.4, 6)),
    vitaminC: Math.round(between(10, 90)),
    b12: tenth(between(0.5, 6)),
    caffeine: Math.round(between(20, 160)),
  }
}

/** What the rows of a style state, by their values per portion. */
const rows = (
  columns: readonly (readonly [number, number])[],
  of: readonly (readonly [Stated['nutrient'], number, NutrientUnit])[],
): Stated[] =>
  of.flatMap(([nutrient, value, unit]) =>
    columns.map(([column, factor]) => ({ nutrient, column, value: scaled(value, factor, unit), unit })),
  )
const scaled = (value: number, factor: number, unit: NutrientUnit): number =>
  unit === 'kJ' || unit === 'kcal' || unit === 'mg' ? Math.round(value * factor) : tenth(value * factor)

const dv = (value: number, day: number): string => `${Math.round((value / day) * 100)}%`
const nrv = dv

type Style = (product: Product) => Omit<StyledLabel, 'style' | 'portion'>

const supplementFacts: Style = p => ({
  text: `PEAKFORM
Energy Drink Mix
Dietary Supplement
${p.count} STICKS   NET WT 2.82 OZ (${p.portion * p.count} g)
Supplement Facts
Serving Size 1 Stick (${p.portion} g)   Servings Per Container ${p.count}
Amount Per Serving   %DV
Calories ${p.kcal}
Total Carbohydrate ${p.carbs} g  ${dv(p.carbs, 275)}
  Total Sugars ${p.sugars} g
    Includes ${p.added} g Added Sugars  ${dv(p.added, 50)}
Protein ${p.protein} g
Vitamin C (as ascorbic acid) ${p.vitaminC} mg  ${dv(p.vitaminC, 90)}
Vitamin B12 (as methylcobalamin) ${p.b12} mcg  ${dv(p.b12, 2.4)}
Magnesium (as magnesium citrate) ${p.magnesium} mg  ${dv(p.magnesium, 420)}
Sodium (as sodium chloride) ${p.sodium} mg  ${dv(p.sodium, 2300)}
Potassium (as potassium citrate) ${p.potassium} mg  ${dv(p.potassium, 4700)}
Caffeine (from green tea extract) ${p.caffeine} mg  †
† Daily Value not established.
OTHER INGREDIENTS: Cane Sugar, Citric Acid, Natural Flavors, Silicon Dioxide.
SUGGESTED USE: Adults mix 1 stick with 16 fl oz of water once daily.`,
  columns: [p.portion],
  stated: rows(
    [[0, 1]],
    [
      ['energy', p.kcal, 'kcal'],
      ['carbohydrate', p.carbs, 'g'],
      ['sugars', p.sugars, 'g'],
      ['addedSugars', p.added, 'g'],
      ['protein', p.protein, 'g'],
      ['vitaminC', p.vitaminC, 'mg'],
      ['vitaminB12', p.b12, 'μg'],
      ['magnesium', p.magnesium, 'mg'],
      ['sodium', p.sodium, 'mg'],
      ['potassium', p.potassium, 'mg'],
      ['caffeine', p.caffeine, 'mg'],
    ],
  ),
})

const americanPairs: Style = p => ({
  text: `GRIT
PROTEIN BAR
NET WT 2.12 OZ (${p.portion}g)
INGREDIENTS: WHEY PROTEIN ISOLATE, PEANUTS, MALTITOL SYRUP, SALT.
CONTAINS: MILK, PEANUTS.
Nutrition Facts
1 serving per container    Serving size 1 bar (${p.portion}g)
Calories ${p.kcal}
Total Fat ${p.fat}g ${dv(p.fat, 78)} / Saturated Fat ${p.saturated}g ${dv(p.saturated, 20)} / Trans Fat 0g
Cholesterol 10mg 3% / Sodium ${p.sodium}mg ${dv(p.sodium, 2300)}
Total Carbohydrate ${p.carbs}g ${dv(p.carbs, 275)} / Dietary Fiber ${p.fibre}g ${dv(p.fibre, 28)}
Total Sugars ${p.sugars}g, Includes ${p.added}g Added Sugars ${dv(p.added, 50)} / Sugar Alcohol ${p.polyols + 1}g
Protein ${p.protein}g ${dv(p.protein, 50)}
Vit. D 0mcg 0% · Calcium ${p.calcium}mg ${dv(p.calcium, 1300)} · Iron ${Math.ceil(p.iron)}mg ${dv(Math.ceil(p.iron), 18)} · Potas. ${p.potassium}mg ${dv(p.potassium, 4700)}
STORE IN A COOL DRY PLACE. MADE IN USA`,
  columns: [p.portion],
  stated: rows(
    [[0, 1]],
    [
      ['energy', p.kcal, 'kcal'],
      ['fat', p.fat, 'g'],
      ['saturatedFat', p.saturated, 'g'],
      ['transFat', 0, 'g'],
      ['cholesterol', 10, 'mg'],
      ['sodium', p.sodium, 'mg'],
      ['carbohydrate', p.carbs, 'g'],
      ['fibre', p.fibre, 'g'],
      ['sugars', p.sugars, 'g'],
      ['addedSugars', p.added, 'g'],
      ['polyols', p.polyols + 1, 'g'],
      ['protein', p.protein, 'g'],
      ['vitaminD', 0, 'μg'],
      ['calcium', p.calcium, 'mg'],
      ['iron', Math.ceil(p.iron), 'mg'],
      ['potassium', p.potassium, 'mg'],
    ],
  ),
})

const australian: Style = p => {
  const f = 100 / p.portion
  const two = (value: number, unit: NutrientUnit): string =>
    `${scaled(value, 1, unit)}${unit}               ${scaled(value, f, unit)}${unit}`
  return {
    text: `IRON WOMBAT
PROTEIN BAR
Ingredients: Whey Protein Isolate (Milk), Peanuts (11%), Salt.
Contains: Milk, Peanut.
NUTRITION INFORMATION
Servings per package: 1   Serving size: ${p.portion}g
              Avg Qty per Serve   Avg Qty per 100g
Energy        ${p.kJ}kJ (${p.kcal}Cal)      ${Math.round(p.kJ * f)}kJ (${Math.round(p.kcal * f)}Cal)
Protein       ${two(p.protein, 'g')}
Fat, total    ${two(p.fat, 'g')}
 - saturated  ${two(p.saturated, 'g')}
Carbohydrate  ${two(p.carbs, 'g')}
 - sugars     ${two(p.sugars, 'g')}
Dietary fibre ${two(p.fibre, 'g')}
Sodium        ${two(p.sodium, 'mg')}
NET ${p.portion}g
Store in a cool, dry place below 25°C.`,
    columns: [p.portion, 100],
    stated: rows(
      [
        [0, 1],
        [1, f],
      ],
      [
        ['energy', p.kJ, 'kJ'],
        ['energy', p.kcal, 'kcal'],
        ['protein', p.protein, 'g'],
        ['fat', p.fat, 'g'],
        ['saturatedFat', p.saturated, 'g'],
        ['carbohydrate', p.carbs, 'g'],
        ['sugars', p.sugars, 'g'],
        ['fibre', p.fibre, 'g'],
        ['sodium', p.sodium, 'mg'],
      ],
    ),
  }
}

const australianTablets: Style = p => ({
  text: `VOLTA HYDRATE+
Effervescent Electrolyte Tablets - Orange
${p.count} tablets  ${p.count * p.portion}g net
Directions: Drop 1 tablet into 500mL cold water, wait 2 minutes. Do not exceed 3 tablets per day.
Ingredients: Food Acid (330), Sorbitol (420), Natural Flavour, Sodium Chloride, Sweeteners (955, 950), Vitamin C, Caffeine (0.9%), Colour (110)
Nutrition Information  Servings per package: ${p.count}  Serving size: 1 tablet (${p.portion}g)
Avg Qty per serving
Energy ${p.kJ}kJ
Protein ${p.protein}g
Fat, total ${p.fat}g - saturated ${p.saturated}g
Carbohydrate ${p.carbs}g - sugars ${p.sugars}g
Sodium ${p.sodium}mg
Potassium ${p.potassium}mg
Magnesium ${p.magnesium}mg
Vitamin C ${p.vitaminC}mg
Caffeine ${p.caffeine}mg
Contains caffeine. Not suitable for children under 15 years of age or pregnant women.`,
  columns: [p.portion],
  stated: rows(
    [[0, 1]],
    [
      ['energy', p.kJ, 'kJ'],
      ['protein', p.protein, 'g'],
      ['fat', p.fat, 'g'],
      ['saturatedFat', p.saturated, 'g'],
      ['carbohydrate', p.carbs, 'g'],
      ['sugars', p.sugars, 'g'],
      ['sodium', p.sodium, 'mg'],
      ['potassium', p.potassium, 'mg'],
      ['magnesium', p.magnesium, 'mg'],
      ['vitaminC', p.vitaminC, 'mg'],
      ['caffeine', p.caffeine, 'mg'],
    ],
  ),
})

const british: Style = p => {
  const f = 100 / p.portion
  const two = (value: number, unit: NutrientUnit): string =>
    `${scaled(value, f, unit)}${unit} / ${scaled(value, 1, unit)}${unit}`
  const salt = tenth(p.sodium / 400 + 0.1)
  return {
    text: `LITTLE ACORN
Melty Puffs
INGREDIENTS: Maize Flour (71%), Sunflower Oil, Carrot Powder (8%).
NUTRITION per 100g / per ${p.portion}g bag
Energy ${Math.round(p.kJ * f)}kJ (${Math.round(p.kcal * f)}kcal) / ${p.kJ}kJ (${p.kcal}kcal)
Fat ${two(p.fat, 'g')} of which saturates ${two(p.saturated, 'g')}
Carbohydrate ${two(p.carbs, 'g')} of which sugars ${two(p.sugars, 'g')}
Fibre ${two(p.fibre, 'g')}
Protein ${two(p.protein, 'g')}
Salt ${two(salt, 'g')}
${p.portion}g e
Store in a cool, dry place.`,
    columns: [100, p.portion],
    stated: rows(
      [
        [0, f],
        [1, 1],
      ],
      [
        ['energy', p.kJ, 'kJ'],
        ['energy', p.kcal, 'kcal'],
        ['fat', p.fat, 'g'],
        ['saturatedFat', p.saturated, 'g'],
        ['carbohydrate', p.carbs, 'g'],
        ['sugars', p.sugars, 'g'],
        ['fibre', p.fibre, 'g'],
        ['protein', p.protein, 'g'],
        ['salt', salt, 'g'],
      ],
    ),
  }
}

const taiwanese: Style = p => {
  const f = 100 / p.portion
  const two = (value: number, unit: NutrientUnit): string => {
    const name = { g: '公克', mg: '毫克', kcal: '大卡' }[unit as 'g' | 'mg' | 'kcal']
    return `${scaled(value, 1, unit)}${name}　　${scaled(value, f, unit)}${name}`
  }
  return {
    text: `山腳烘焙坊
土鳳梨酥（${p.count}入禮盒）
成分：鳳梨、麵粉、奶油、雞蛋、糖粉、食鹽
淨重：${p.count * p.portion}公克（${p.portion}公克×${p.count}入）
營養標示
每一份量${p.portion}公克(1入)　本包裝含${p.count}份
　　　　　每份　　　每100公克
熱量　　${two(p.kcal, 'kcal')}
蛋白質　${two(p.protein, 'g')}
脂肪　　${two(p.fat, 'g')}
　飽和脂肪 ${two(p.saturated, 'g')}
　反式脂肪 ${two(0, 'g')}
碳水化合物 ${two(p.carbs, 'g')}
　糖　　${two(p.sugars, 'g')}
鈉　　　${two(p.sodium, 'mg')}
鉀　　　${two(p.potassium, 'mg')}
有效日期：標示於盒底`,
    columns: [p.portion, 100],
    stated: rows(
      [
        [0, 1],
        [1, f],
      ],
      [
        ['energy', p.kcal, 'kcal'],
        ['protein', p.protein, 'g'],
        ['fat', p.fat, 'g'],
        ['saturatedFat', p.saturated, 'g'],
        ['transFat', 0, 'g'],
        ['carbohydrate', p.carbs, 'g'],
        ['sugars', p.sugars, 'g'],
        ['sodium', p.sodium, 'mg'],
        ['potassium', p.potassium, 'mg'],
      ],
    ),
  }
}

const ofHongKong: Style = p => ({
  text: `榕記冰室
三合一即溶奶茶 3 in 1 Instant Milk Tea
成份：糖、植脂奶精、即溶紅茶粉（12%）、脫脂奶粉、鹽
營養資料 Nutrition Information
每包裝所含食用份量數目：${p.count}　食用份量：${p.portion}克（1小包）
　　　　　　　　每食用份量
能量 Energy　　　${p.kcal} 千卡
蛋白質 Protein　 ${p.protein} 克
總脂肪 Total Fat　${p.fat} 克
－飽和脂肪　　　　${p.saturated} 克
－反式脂肪　　　　0 克
碳水化合物　　　　${p.carbs} 克
－糖 Sugars　　　 ${p.sugars} 克
鈉 Sodium　　　　${p.sodium} 毫克
淨重 ${p.portion * p.count}克（${p.portion}克 x ${p.count}包）`,
  columns: [p.portion],
  stated: rows(
    [[0, 1]],
    [
      ['energy', p.kcal, 'kcal'],
      ['protein', p.protein, 'g'],
      ['fat', p.fat, 'g'],
      ['saturatedFat', p.saturated, 'g'],
      ['transFat', 0, 'g'],
      ['carbohydrate', p.carbs, 'g'],
      ['sugars', p.sugars, 'g'],
      ['sodium', p.sodium, 'mg'],
    ],
  ),
})

const chinese: Style = p => {
  const f = 100 / p.portion
  const row = (name: string, value: number, unit: NutrientUnit, day: number): string => {
    const size = scaled(value, f, unit)
    return `${name}　${size}${{ g: '克', mg: '毫克', kJ: '千焦' }[unit as 'g' | 'mg' | 'kJ']}　${nrv(size, day)}`
  }
  return {
    text: `晨牧
燕麦棒
配料：燕麦、白砂糖、麦芽糖浆、植物油、食用盐
净含量：${p.portion * p.count}克（${p.portion}克×${p.count}条）
营养成分表
项目　每100克　NRV%
${row('能量', p.kJ, 'kJ', 8400)}
${row('蛋白质', p.protein, 'g', 60)}
${row('脂肪', p.fat, 'g', 60)}
${row('--饱和脂肪', p.saturated, 'g', 20)}
${row('碳水化合物', p.carbs, 'g', 300)}
——糖　${scaled(p.sugars, f, 'g')}克
${row('膳食纤维', p.fibre, 'g', 25)}
${row('钠', p.sodium, 'mg', 2000)}
${row('钙', p.calcium, 'mg', 800)}
保质期：12个月`,
    columns: [100],
    stated: rows(
      [[0, f]],
      [
        ['energy', p.kJ, 'kJ'],
        ['protein', p.protein, 'g'],
        ['fat', p.fat, 'g'],
        ['saturatedFat', p.saturated, 'g'],
        ['carbohydrate', p.carbs, 'g'],
        ['sugars', p.sugars, 'g'],
        ['fibre', p.fibre, 'g'],
        ['sodium', p.sodium, 'mg'],
        ['calcium', p.calcium, 'mg'],
      ],
    ),
  }
}

const americanColumns: Style = p => ({
  text: `OAT CRISPS
NET WT 5 OZ (142g)
INGREDIENTS: WHOLE GRAIN OATS, SUGAR, CANOLA OIL, SALT.
Nutrition Facts About 5 servings per container Serving size 12 crisps (${p.portion}g)
Amount per serving
Calories ${p.kcal}
Amount/serving % DV   Amount/serving % DV
Total Fat ${p.fat}g ${dv(p.fat, 78)}   Total Carb. ${p.carbs}g ${dv(p.carbs, 275)}
Sat. Fat ${p.saturated}g ${dv(p.saturated, 20)}   Fiber ${p.fibre}g ${dv(p.fibre, 28)}
Trans Fat 0g   Total Sugars ${p.sugars}g
Cholest. 0mg 0%   Incl. ${p.added}g Added Sugars ${dv(p.added, 50)}
Sodium ${p.sodium}mg ${dv(p.sodium, 2300)}   Protein ${p.protein}g
Vit. D 2mcg 10% • Calcium ${p.calcium}mg ${dv(p.calcium, 1300)} • Iron ${Math.ceil(p.iron)}mg ${dv(Math.ceil(p.iron), 18)} • Potas. ${p.potassium}mg ${dv(p.potassium, 4700)}`,
  columns: [p.portion],
  stated: rows(
    [[0, 1]],
    [
      ['energy', p.kcal, 'kcal'],
      ['fat', p.fat, 'g'],
      ['carbohydrate', p.carbs, 'g'],
      ['saturatedFat', p.saturated, 'g'],
      ['fibre', p.fibre, 'g'],
      ['sugars', p.sugars, 'g'],
      ['addedSugars', p.added, 'g'],
      ['sodium', p.sodium, 'mg'],
      ['protein', p.protein, 'g'],
      ['vitaminD', 2, 'μg'],
      ['calcium', p.calcium, 'mg'],
      ['iron', Math.ceil(p.iron), 'mg'],
      ['potassium', p.potassium, 'mg'],
    ],
  ),
})

const canadian: Style = p => ({
  text: `GRANOLA / GRANOLA
Ingredients: Rolled oats, Sugar, Canola oil.
Nutrition Facts / Valeur nutritive
Per 1 bar (${p.portion} g) / pour 1 barre (${p.portion} g)
Calories ${p.kcal}   % Daily Value* / % valeur quotidienne*
Fat / Lipides ${p.fat} g   ${dv(p.fat, 75)}
Saturated / saturés ${p.saturated} g
+ Trans / trans 0 g   ${dv(p.saturated, 20)}
Carbohydrate / Glucides ${p.carbs} g
Fibre / Fibres ${p.fibre} g   ${dv(p.fibre, 28)}
Sugars / Sucres ${p.sugars} g   ${dv(p.sugars, 100)}
Protein / Protéines ${p.protein} g
Sodium ${p.sodium} mg   ${dv(p.sodium, 2300)}
Potassium ${p.potassium} mg   ${dv(p.potassium, 3400)}
Calcium ${p.calcium} mg   ${dv(p.calcium, 1300)}`,
  columns: [p.portion],
  stated: rows(
    [[0, 1]],
    [
      ['energy', p.kcal, 'kcal'],
      ['fat', p.fat, 'g'],
      ['saturatedFat', p.saturated, 'g'],
      ['carbohydrate', p.carbs, 'g'],
      ['fibre', p.fibre, 'g'],
      ['sugars', p.sugars, 'g'],
      ['protein', p.protein, 'g'],
      ['sodium', p.sodium, 'mg'],
      ['potassium', p.potassium, 'mg'],
      ['calcium', p.calcium, 'mg'],
    ],
  ),
})

const chinesePortions: Style = p => {
  const f = 100 / p.portion
  const row = (name: string, value: number, unit: NutrientUnit): string =>
    `${name}  ${scaled(value, f, unit)}${unit}  ${scaled(value, 1, unit)}${unit}`
  return {
    text: `电解质固体饮料
配料：葡萄糖、柠檬酸、氯化钠、氯化钾、食用香精
净含量：${p.portion * p.count}g（${p.portion}g×${p.count}条）
营养成分表
项目  每100g  每份（${p.portion}g）
${row('能量', p.kJ, 'kJ')}
${row('蛋白质', p.protein, 'g')}
${row('脂肪', p.fat, 'g')}
${row('碳水化合物', p.carbs, 'g')}
${row('—糖', p.sugars, 'g')}
${row('钠', p.sodium, 'mg')}
${row('钾', p.potassium, 'mg')}
${row('镁', p.magnesium, 'mg')}
${row('咖啡因', p.caffeine, 'mg')}`,
    columns: [100, p.portion],
    stated: rows(
      [
        [0, f],
        [1, 1],
      ],
      [
        ['energy', p.kJ, 'kJ'],
        ['protein', p.protein, 'g'],
        ['fat', p.fat, 'g'],
        ['carbohydrate', p.carbs, 'g'],
        ['sugars', p.sugars, 'g'],
        ['sodium', p.sodium, 'mg'],
        ['potassium', p.potassium, 'mg'],
        ['magnesium', p.magnesium, 'mg'],
        ['caffeine', p.caffeine, 'mg'],
      ],
    ),
  }
}

const britishPolyols: Style = p => {
  const f = 100 / p.portion
  const two = (value: number, unit: NutrientUnit): string =>
    `${scaled(value, f, unit)}${unit}     ${scaled(value, 1, unit)}${unit}`
  const polyols = tenth(p.sugars / 2 + 1)
  const salt = tenth(p.sodium / 400 + 0.1)
  return {
    text: `NO ADDED SUGAR TOFFEES
Ingredients: Maltitol Syrup, Palm Oil, Butter (Milk), Salt.
Typical values   Per 100g   Per ${p.portion}g portion
Energy   ${Math.round(p.kJ * f)}kJ     ${p.kJ}kJ
         ${Math.round(p.kcal * f)}kcal     ${p.kcal}kcal
Fat   ${two(p.fat, 'g')}
of which saturates   ${two(p.saturated, 'g')}
Carbohydrate   ${two(p.carbs, 'g')}
of which sugars   ${two(p.sugars, 'g')}
of which polyols   ${two(polyols, 'g')}
Fibre   ${two(p.fibre, 'g')}
Protein   ${two(p.protein, 'g')}
Salt   ${two(salt, 'g')}`,
    columns: [100, p.portion],
    stated: rows(
      [
        [0, f],
        [1, 1],
      ],
      [
        ['energy', p.kJ, 'kJ'],
        ['energy', p.kcal, 'kcal'],
        ['fat', p.fat, 'g'],
        ['saturatedFat', p.saturated, 'g'],
        ['carbohydrate', p.carbs, 'g'],
        ['sugars', p.sugars, 'g'],
        ['polyols', polyols, 'g'],
        ['fibre', p.fibre, 'g'],
        ['protein', p.protein, 'g'],
        ['salt', salt, 'g'],
      ],
    ),
  }
}

const europeanTablets: Style = p => ({
  text: `MULTI MINERAL
Food supplement. ${p.count} tablets, ${p.count * 2} g
Ingredients: Calcium Carbonate, Magnesium Oxide, Bulking Agent (Cellulose), Ascorbic Acid, Zinc Oxide.
Nutrition information per tablet (2 g)   %NRV*
Vitamin C ${p.vitaminC} mg ${dv(p.vitaminC, 80)}
Vitamin B12 ${p.b12} µg ${dv(p.b12, 2.5)}
Calcium ${p.calcium} mg ${dv(p.calcium, 800)}
Magnesium ${p.magnesium} mg ${dv(p.magnesium, 375)}
Iron ${Math.ceil(p.iron)} mg ${dv(Math.ceil(p.iron), 14)}
Zinc 10 mg 100%
Caffeine (from guarana) ${p.caffeine} mg **
*NRV = Nutrient Reference Value. **No NRV.`,
  columns: [2],
  stated: rows(
    [[0, 1]],
    [
      ['vitaminC', p.vitaminC, 'mg'],
      ['vitaminB12', p.b12, 'μg'],
      ['calcium', p.calcium, 'mg'],
      ['magnesium', p.magnesium, 'mg'],
      ['iron', Math.ceil(p.iron), 'mg'],
      ['zinc', 10, 'mg'],
      ['caffeine', p.caffeine, 'mg'],
    ],
  ),
})

const styles: Readonly<Record<string, Style>> = {
  'US Supplement Facts': supplementFacts,
  'US Nutrition Facts with several rows in a line': americanPairs,
  'Australian columns per serve and per 100 g': australian,
  'Australian tablets with one column per serving': australianTablets,
  'British columns with what they are part of in the same line': british,
  'Taiwanese columns per portion and per 100 g': taiwanese,
  'Hong Kong, per portion, in two languages': ofHongKong,
  'Chinese, per 100 g with shares of the day': chinese,
  'US Nutrition Facts in two halves': americanColumns,
  'Canadian, in English and French': canadian,
  'Chinese columns per 100 g and per portion, with caffeine': chinesePortions,
  'British columns with polyols': britishPolyols,
  'European tablets with vitamins alone': europeanTablets,
}

/** A label of every style for each of some products. */
export const styledLabels = (products: number): StyledLabel[] =>
  Object.entries(styles).flatMap(([style, print]) =>
    Array.from({ length: products }, (_, seed) => {
      const product = productOf(seed + 1)
      return { style, portion: product.portion, ...print(product) }
    }),
  )
