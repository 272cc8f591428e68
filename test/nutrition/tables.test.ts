import { describe, expect, it } from 'vitest'
import { judge, read } from './judge.ts'
import { oddTables } from './odd-layouts.ts'
import { figuresOf, madePacks, photoTables, readAll, realPacks } from './reading.ts'
import { unseenTables } from './unseen.ts'

describe('nutrition tables typed', () => {
  it.each([
    ['of real packs', realPacks],
    ['of no product', madePacks.slice(0, 24)],
  ])('%s are read with their units, columns and shares of the day', (_, packs) => {
    const figures = figuresOf(readAll(packs, ['cells'], [1]))
    expect(figures).toMatchObject({ cells: 1, units: 1, columns: 1, shares: 1, unmarked: [] })
  })

  it('names a source for each of at least 60 real packs', () => {
    expect(realPacks.length).toBeGreaterThanOrEqual(60)
    for (const { source } of realPacks) expect(source).toMatch(/nutrition (?:facts|information)/)
  })
})

it.each(unseenTables.map(table => [table.label, table] as const))('%s is read whole', (_, table) => {
  const { right, cells, asked, unmarked, columnsRight } = judge(table, read(table.text))
  expect({ right, asked, unmarked, columnsRight }).toEqual({
    right: cells,
    asked: 0,
    unmarked: [],
    columnsRight: true,
  })
})

it.each(oddTables.map(table => [table.label, table] as const))('%s is read whole', (label, table) => {
  const { right, cells, asked, unmarked, columnsRight } = judge(table, read(table.text))
  expect({ right, unmarked, columnsRight }).toEqual({ right: cells, unmarked: [], columnsRight: true })
  // Letters in figures are asked about, however right the guess was; nothing else is.
  expect(asked > 0).toBe(/letters for figures/.test(label))
})

it('photographs tables of every kind: 100 differ, English and Chinese', () => {
  const tables = photoTables(100)
  expect(new Set(tables.map(({ label }) => label)).size).toBeGreaterThan(90)
  for (const isEnglish of [true, false])
    expect(tables.filter(table => table.isEnglish === isEnglish).length).toBeGreaterThan(20)
})

const cell = (text: string, nutrient: string, column = 0) => {
  const nutrition = read(text)
  return nutrition?.rows.find(row => row.nutrient === nutrient)?.cells.find(one => one.column === column)
}

describe('tables as they are found', () => {
  it('takes an energy without its name by its unit, as readers of photos lose it', () => {
    const text =
      '营养成分表\n每100g\nNRV%\n2264kJ\n27%\n蛋白质\n5.2g\n9%\n脂肪\n39.1g\n65%\n-反式脂肪酸\n0.4g\n碳水化合物\n42.2g\n14%\n钠\n4070mg\n204%'
    expect(cell(text, 'energy')).toMatchObject({ value: 2264, unit: 'kJ', isSure: true })
    expect(cell(text, 'sodium')).toMatchObject({
      value: 4070,
      isSure: true,
      share: { percent: 204, isSure: true },
    })
  })

  it('gives no value to a name that has none, and none to a value without a name', () => {
    const text = '每100毫升 营养素参考值%\n项目\n能量\n221kJ\n蛋白质\n脂肪\n碳水化合物\n10mg\n钠'
    const nutrition = read(text)
    expect(
      nutrition?.rows.filter(row => row.cells.some(one => one.isSure)).map(row => row.nutrient) ?? [],
    ).not.toContain('protein')
    expect(cell(text, 'carbohydrate')?.isSure ?? false).toBe(false)
  })

  it('reads Coca-Cola of the UK with its two energies and two columns', () => {
    const text =
      'NUTRITION INFORMATION\nTypical values 100ml 330ml (%*)\nEnergy 180kJ/42kcal 594kJ/139kcal (7%)\nFat 0g 0g (0%)\nof which saturates 0g 0g (0%)\nCarbohydrate 10.6g 35g (13%)\nof which sugars 10.6g 35g (39%)\nProtein 0g 0g (0%)\nSalt 0g 0g (0%)'
    expect(cell(text, 'energy')).toMatchObject({ value: 180, unit: 'kJ' })
    expect(cell(text, 'sugars')).toMatchObject({ value: 10.6, isSure: true })
    expect(read(text)?.columns.map(({ per }) => per)).toEqual(['100ml', 'portion'])
  })

  it('does not take a list of ingredients with figures for a table', () => {
    expect(read('配料：水、白砂糖、食用盐、钠 100mg、蛋白质粉。净含量：500ml')).toBeUndefined()
    expect(read('蛋白质≥2.9g/100g 脂肪≥3.1g/100g 非脂乳固体≥8.1g/100g')).toBeUndefined()
    expect(read('Ingredients: salt 2%, sugar 10%, fat 5%, protein 3%')).toBeUndefined()
  })

  it('asks about an energy that its protein, fat and carbohydrate do not give, and offers the value that fits', () => {
    const text =
      '营养成分表 每100克 NRV%\n能量 1950千焦 23%\n蛋白质 9.8克 16%\n脂肪 165克 28%\n碳水化合物 69.0克 23%\n钠 568毫克 28%'
    expect(cell(text, 'fat')).toMatchObject({ value: 165, isSure: false, likely: { value: 16.5, unit: 'g' } })
    expect(cell(text, 'sodium')?.isSure).toBe(true)
  })

  it('asks about the one value that is more than there is food, and not about the others', () => {
    const text =
      '营养成分表\n项目 每100克 NRV% 每份(120克)\n能量 1950千焦 23% 2340千焦\n蛋白质 9.8克 16% 11.8克\n脂肪 165克 28% 19.8克\n碳水化合物 69.0克 23% 82.8克\n钠 568毫克 28% 682毫克'
    expect(cell(text, 'fat')).toMatchObject({ isSure: false, likely: { value: 16.5, unit: 'g' } })
    expect([cell(text, 'protein')?.isSure, cell(text, 'carbohydrate')?.isSure]).toEqual([true, true])
  })

  it.each([
    ['per 250ml', { value: 250, unit: 'ml' }],
    ['per 30g', { value: 30, unit: 'g' }],
    ['per 1 pot (125g)', { value: 125, unit: 'g' }],
    ['per ½ can (200 g)', { value: 200, unit: 'g' }],
    ['per 2.5 g', { value: 2.5, unit: 'g' }],
  ])('takes the portion of %s', (heading, portion) => {
    const text = `Typical values per 100g ${heading}\nEnergy 1000kJ 250kJ\nFat 4g 1g\nProtein 4g 1g\nSalt 0.4g 0.1g`
    expect(read(text)?.columns[1]).toEqual({ per: 'portion', portion })
  })

  it('reads abbreviations whose stop was read as a comma, and does not take them for a second table', () => {
    const text =
      'Nutrition Facts\nServing size 2/3 cup (15g)\nCalories 48\nFat 1g\nSat,Fat 0.5g\nCholest, 2mg\nSodium69mg\nTotal Carb. 9g\nProtein 0.1g'
    expect(read(text)?.rows.map(row => [row.nutrient, row.cells[0]?.value])).toEqual([
      ['energy', 48],
      ['fat', 1],
      ['saturatedFat', 0.5],
      ['cholesterol', 2],
      ['sodium', 69],
      ['carbohydrate', 9],
      ['protein', 0.1],
    ])
  })

  it('asks about salt that its sodium does not give', () => {
    const text = 'Per 100g\nEnergy 1000kJ\nFat 5g\nCarbohydrate 40g\nProtein 8g\nSalt 1.5g\nSodium 0.06g'
    expect(cell(text, 'salt')).toMatchObject({ isSure: false, doubt: 'salt' })
  })

  it('never throws and never invents on any text', () => {
    for (const text of [
      '',
      '能量',
      '能量 kJ 蛋白质 g 脂肪 g',
      '营养成分表',
      'kJ 1 2 3',
      '每100克 每份 NRV% 1 2 3 4 5',
      '钠 脂肪 蛋白质 1 2',
    ])
      expect(() => read(text)).not.toThrow()
  })
})
