import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import { read } from '../nutrition/judge.ts'
import { type StyledLabel, styledLabels } from './table-styles.ts'

/** What a table does not read as it was printed. */
const misread = ({ text, stated, columns }: StyledLabel): string[] => {
  const table = read(text)
  const sizes = table?.columns.map(({ per, portion }) => (/^100/.test(per) ? 100 : portion?.value))
  const cells = stated.flatMap(({ nutrient, column, value, unit }) => {
    const row = table?.rows.find(one =>
      nutrient === 'caffeine' ? /caffeine|咖啡因/i.test(one.name) : one.nutrient === nutrient,
    )
    const cell = row?.cells.find(one => one.column === column && one.unit === unit)
    if (cell?.value === value && cell.isSure) return []
    return [`${nutrient} ${value} ${unit}: ${cell ? `${cell.value} ${cell.doubt ?? ''}` : 'none'}`]
  })
  return [...(String(sizes) === String(columns) ? [] : [`columns ${String(sizes)}`]), ...cells]
}

const labels = styledLabels(12)

describe('a table is read as it is printed', () => {
  it.each([...new Set(labels.map(({ style }) => style))])('%s', style => {
    const own = labels.filter(one => one.style === style)
    expect(own.flatMap(misread)).toEqual([])
  })
})

describe('a row that is asked for by its own name', () => {
  const milk =
    '奶粉\n配料：脱脂乳粉、维生素D3\n营养成分表\n项目 每100克 NRV%\n能量 1683kJ 20%\n蛋白质 20.0g 33%\n脂肪 9.0g 15%\n碳水化合物 58.0g 19%\n—乳糖 38.0g\n钠 320mg 16%\n维生素B1 0.60mg\n净含量：400克（25克×16条）'
  const powder =
    'PRE-WORKOUT\nIngredients: Citrulline malate (30%), taurine (10%), creatine monohydrate (10%)\nNutrition information\nServings per package: 30  Serving size: 10 g (1 scoop)\n Per serve / Per 100 g\nEnergy 118 kJ / 1180 kJ\nProtein 0.1 g / 1 g\nFat, total 0 g / 0 g\nCarbohydrate 1.6 g / 16.0 g\nSodium 45 mg / 450 mg\nBeta-alanine 1.6 g / 16 g\nTaurine 1.0 g / 10 g'
  it.each([
    ['乳糖多少', milk, /^每100 g含乳糖 38 g/],
    ['一条乳糖有多少克', milk, /^一条（25 g）含乳糖 9\.5 g/],
    ['how much lactose in a sachet', milk, /^9\.5 g of lactose/],
    ['乳糖不耐受 这个乳糖多不多啊 一条有多少', milk, /^(?:看情况|不建议|少吃为好)[\s\S]*含乳糖 9\.5 g/],
    ['维生素B1一条多少', milk, /^一条（25 g）含维生素B1 0\.15 mg/],
    ['taurine per serve', powder, /^1 g of taurine/],
    ['how much beta alanine per 100g', powder, /^16 g of beta-alanine/],
  ])('%s', (question, label, said) => expect(say(label, question)).toMatch(said))
})
