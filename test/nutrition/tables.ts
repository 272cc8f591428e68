import type { NutrientName, NutrientUnit, NutritionColumn } from '../../src/engine/index.ts'

/** What stands in one column of a table, as printed: `fat: '8.3 g'`; `energyKcal` is the second energy. */
export type Facts = Partial<Record<NutrientName | 'energyKcal', string>>

/** The facts of one pack. */
export interface Pack {
  product: string
  source: string
  layout: 'cn' | 'tw' | 'us' | 'uk' | 'au'
  per: '100g' | '100ml' | 'portion'
  /** `30 g`. */
  portion?: string
  facts: Facts
  /** The same for a portion, where the pack has both. */
  perPortion?: Facts
  /** Shares of the day in percent, of the first column. */
  shares?: Partial<Record<NutrientName, number>>
}

/** A cell as it should be read. */
export interface TrueCell {
  nutrient: NutrientName
  column: number
  value: number
  unit: NutrientUnit
  share?: number
}

/** A table in print: rows of cells for a picture, a text for typing, and what it says. */
export interface PrintedTable {
  label: string
  /** Lines above the table. */
  head: string[]
  grid: string[][]
  text: string
  columns: Pick<NutritionColumn, 'per'>[]
  cells: TrueCell[]
}

type Key = keyof Facts

const ORDER: Record<Pack['layout'], readonly Key[]> = {
  cn: [
    'energy',
    'protein',
    'fat',
    'saturatedFat',
    'transFat',
    'cholesterol',
    'carbohydrate',
    'sugars',
    'fibre',
    'sodium',
    'calcium',
    'vitaminC',
  ],
  tw: ['energy', 'protein', 'fat', 'saturatedFat', 'transFat', 'carbohydrate', 'sugars', 'sodium', 'calcium'],
  us: [
    'energy',
    'fat',
    'saturatedFat',
    'transFat',
    'cholesterol',
    'sodium',
    'potassium',
    'carbohydrate',
    'fibre',
    'sugars',
    'addedSugars',
    'protein',
    'calcium',
    'iron',
  ],
  uk: ['energy', 'energyKcal', 'fat', 'saturatedFat', 'carbohydrate', 'sugars', 'fibre', 'protein', 'salt'],
  au: ['energy', 'protein', 'fat', 'saturatedFat', 'carbohydrate', 'sugars', 'fibre', 'sodium'],
}

const NAMES: Record<Pack['layout'], Partial<Record<Key, readonly string[]>>> = {
  cn: {
    energy: ['能量'],
    protein: ['蛋白质'],
    fat: ['脂肪'],
    saturatedFat: ['-饱和脂肪', '——饱和脂肪酸', '饱和脂肪(酸)'],
    transFat: ['-反式脂肪', '--反式脂肪酸', '反式脂肪(酸)'],
    cholesterol: ['胆固醇'],
    carbohydrate: ['碳水化合物'],
    sugars: ['-糖', '——糖', '糖'],
    fibre: ['膳食纤维'],
    sodium: ['钠'],
    calcium: ['钙'],
    vitaminC: ['维生素C'],
  },
  tw: {
    energy: ['熱量'],
    protein: ['蛋白質'],
    fat: ['脂肪'],
    saturatedFat: ['飽和脂肪'],
    transFat: ['反式脂肪'],
    carbohydrate: ['碳水化合物'],
    sugars: ['糖'],
    sodium: ['鈉'],
    calcium: ['鈣'],
  },
  us: {
    energy: ['Calories'],
    fat: ['Total Fat', 'Fat'],
    saturatedFat: ['Saturated Fat', 'Sat. Fat'],
    transFat: ['Trans Fat'],
    cholesterol: ['Cholesterol', 'Cholest.'],
    sodium: ['Sodium'],
    potassium: ['Potassium', 'Potas.'],
    carbohydrate: ['Total Carbohydrate', 'Total Carb.'],
    fibre: ['Dietary Fiber', 'Fiber'],
    sugars: ['Total Sugars', 'Sugars'],
    protein: ['Protein'],
    calcium: ['Calcium'],
    iron: ['Iron'],
  },
  uk: {
    energy: ['Energy'],
    fat: ['Fat'],
    saturatedFat: ['of which saturates', '- saturates', '(of which saturates)'],
    carbohydrate: ['Carbohydrate', 'Carbohydrates'],
    sugars: ['of which sugars', '- sugars', '(of which sugars)'],
    fibre: ['Fibre'],
    protein: ['Protein'],
    salt: ['Salt'],
  },
  au: {
    energy: ['Energy'],
    protein: ['Protein'],
    fat: ['Fat, total', 'Total Fat', 'Fat - total'],
    saturatedFat: ['- saturated', 'Saturated', 'saturated'],
    carbohydrate: ['Carbohydrate', 'Carbohydrate, total'],
    sugars: ['- sugars', 'Sugars', 'sugars'],
    fibre: ['Dietary fibre'],
    sodium: ['Sodium'],
  },
}

const CHINESE_UNITS: Record<string, readonly string[]> = {
  kJ: ['千焦(kJ)', 'kJ', '千焦', '千焦(KJ)'],
  kcal: ['千卡', 'kcal', '大卡', '千卡(kcal)'],
  g: ['克(g)', 'g', '克', '克(g)'],
  mg: ['毫克(mg)', 'mg', '毫克', '毫克(mg)'],
}
const TAIWAN_UNITS: Record<string, string> = { kJ: '千焦', kcal: '大卡', g: '公克', mg: '毫克', ml: '毫升' }

const parts = (fact: string) => {
  const [value = '', unit = ''] = fact.split(' ')
  return { value, unit: unit as NutrientUnit } // written in this folder's own data
}

const nutrientOf = (key: Key): NutrientName => (key === 'energyKcal' ? 'energy' : key)

/** How the table is set: which spelling of names and units, and how its cells are put on lines. */
export interface Setting {
  /** 0-3: a spelling of names and units. */
  spelling: number
  /** `rows` a row a line, `cells` a cell a line, `line` all on one line, `tight` rows without blanks, `sentence` a text. */
  form: 'rows' | 'cells' | 'line' | 'tight' | 'sentence'
}

/** Sets the facts of a pack as a table in the manner of its country. */
export function printTable(pack: Pack, setting: Setting): PrintedTable {
  const { layout, facts, perPortion, shares } = pack
  const pick = <T>(all: readonly T[]): T | undefined => all[setting.spelling % all.length]
  const column = perPortion ? [pack.per, 'portion' as const] : [pack.per]
  // Australia has the portion first.
  const order = layout === 'au' && perPortion ? [1, 0] : column.map((_, i) => i)
  const columns = order.map(i => ({ per: column[i] ?? pack.per }))
  const sources = order.map(i => (i === 0 ? facts : (perPortion ?? {})))
  const unitIn = (unit: string) =>
    layout === 'cn'
      ? (pick(CHINESE_UNITS[unit] ?? [unit]) ?? unit)
      : layout === 'tw'
        ? ` ${TAIWAN_UNITS[unit] ?? unit}`
        : unit
  const print = (fact: string | undefined, key: Key) => {
    if (fact === undefined) return ''
    const { value, unit } = parts(fact)
    return layout === 'us' && key === 'energy' ? value : `${value}${unitIn(unit)}`
  }
  const cells: TrueCell[] = []
  const grid: string[][] = []
  const hasShares = shares !== undefined
  for (const key of ORDER[layout]) {
    if (sources.every(one => one[key] === undefined)) continue
    const nutrient = nutrientOf(key)
    sources.forEach((one, at) => {
      const fact = one[key]
      if (fact === undefined) return
      const { value, unit } = parts(fact)
      const share = order[at] === 0 && key !== 'energyKcal' ? shares?.[nutrient] : undefined
      cells.push({ nutrient, column: at, value: Number(value), unit, ...(share !== undefined && { share }) })
    })
    const share = shares?.[nutrient]
    const name = key === 'energyKcal' ? '' : (pick(NAMES[layout][key] ?? [key]) ?? key)
    const printed = sources.map(one => print(one[key], key))
    if (key === 'addedSugars')
      grid.push([`Includes ${printed[0] ?? ''} Added Sugars`, share === undefined ? '' : `${share}%`])
    else if (layout === 'us')
      grid.push([`${name} ${printed[0] ?? ''}`, hasShares && share !== undefined ? `${share}%` : ''])
    else {
      const row = [name, ...printed]
      if (hasShares && key !== 'energyKcal') row.splice(2, 0, share === undefined ? '-' : `${share}%`)
      grid.push(row)
    }
  }
  const head = headOf(pack, setting)
  if (layout !== 'us') grid.unshift(headerOf(pack, setting))
  return {
    label: `${pack.product} ${setting.form} ${setting.spelling}`,
    head,
    grid,
    columns,
    cells,
    text: textOf(head, grid, setting),
  }
}

function headOf({ layout, per, portion, perPortion }: Pack, { spelling }: Setting): string[] {
  switch (layout) {
    case 'cn':
      return [
        spelling % 3 === 2 ? '营养成分表 Nutrition Information' : '营养成分表',
        ...(portion && !perPortion && per === 'portion'
          ? [`食用份量：${portion.replace(' g', '克').replace(' ml', '毫升')}`]
          : []),
      ]
    case 'tw':
      return [
        '營養標示',
        ...(portion
          ? [`每一份量 ${portion.replace(' g', ' 公克').replace(' ml', ' 毫升')}`, '本包裝含 4 份']
          : []),
      ]
    case 'us':
      return [
        'Nutrition Facts',
        ...(portion
          ? [
              '8 servings per container',
              `Serving size ${spelling % 2 ? '2/3 cup ' : ''}(${portion.replace(' ', '')})`,
            ]
          : ['Serving size 1 each']),
        'Amount per serving',
      ]
    case 'uk':
      return [spelling % 2 ? 'NUTRITION' : 'Nutrition information']
    case 'au':
      return [
        'NUTRITION INFORMATION',
        ...(portion ? ['Servings per package: 4', `Serving size: ${portion.replace(' ', '')}`] : []),
      ]
  }
}

function headerOf({ layout, per, portion = '', perPortion, shares }: Pack, { spelling }: Setting): string[] {
  const size = portion.replace(' ', '')
  const hundred = per === '100ml' ? '100ml' : '100g'
  if (layout === 'cn') {
    const unit =
      per === '100ml'
        ? ['毫升(ml)', 'ml', '毫升', '毫升'][spelling % 4]
        : ['克(g)', 'g', '克', '克'][spelling % 4]
    const first = per === 'portion' ? '每份' : `每100${unit ?? 'g'}`
    const share = ['营养素参考值%', 'NRV%', '营养素参考值%或NRV%', 'NRV%'][spelling % 4] ?? 'NRV%'
    return [
      '项目',
      first,
      ...(shares ? [share] : []),
      ...(perPortion ? [`每份(${size.replace('g', '克').replace('ml', '毫升')})`] : []),
    ]
  }
  if (layout === 'tw')
    return [
      '',
      ...(per === 'portion' ? ['每份'] : [`每100${per === '100ml' ? '毫升' : '公克'}`]),
      ...(perPortion ? ['每份'] : []),
    ]
  if (layout === 'au')
    return [
      '',
      ...(perPortion
        ? ['Avg. quantity per serving', `Avg. quantity per ${hundred}`]
        : [`Avg. quantity per ${hundred}`]),
    ]
  const first = per === 'portion' ? 'Per portion' : `${spelling % 2 ? 'Per' : 'per'} ${hundred}`
  return [
    spelling % 2 ? 'Typical values' : '',
    first,
    ...(shares ? ['%RI'] : []),
    ...(perPortion ? [`Per serving (${size})`] : []),
  ]
}

function textOf(head: readonly string[], grid: readonly string[][], { form }: Setting): string {
  const rows = grid.map(row => row.filter(Boolean))
  switch (form) {
    case 'rows':
      return [...head, ...rows.map(row => row.join(' '))].join('\n')
    case 'cells':
      return [...head, ...rows.flat()].join('\n')
    case 'line':
      return [...head, ...rows.map(row => row.join(' '))].join(' ')
    case 'tight':
      return [...head, ...rows.map(row => row.join(''))].join('\n')
    case 'sentence':
      return `${head.join(' ')} ${rows.map(row => row.join(' ')).join(', ')}.`
  }
}
