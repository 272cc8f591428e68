import { expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'

/** The same food with its table for 100 g and for servings of other sizes: the cap does not depend on how the table is printed. */
const TABLES = [
  'Per 100 g: Energy 700 kJ, Protein 9 g, Fat 6 g, Sodium 4900 mg',
  'Per 50 g: Energy 350 kJ, Protein 4.5 g, Fat 3 g, Sodium 2450 mg',
  'Per 15 g: Energy 105 kJ, Protein 1.4 g, Fat 0.9 g, Sodium 735 mg',
  'Per 15 g: Sodium 735 mg, Protein 1.4 g, Fat 0.9 g, Sugars 0 g',
  'Per serving (10 g): Energy 70 kJ, Protein 0.9 g, Fat 0.6 g, Sodium 490 mg',
]
const LISTS = [
  'Ingredients: pork, water, salt.',
  'Ingredients: cabbage, water, chilli, garlic, salt.',
  'Ingredients: soybeans, water, salt, sesame oil.',
]

it.each(LISTS.flatMap(list => TABLES.map(table => [list, table] as const)))('%s %s', (list, table) => {
  const { score, reasons } = engine.analyse({ text: `${list}\n${table}` })
  expect(score).toBeLessThanOrEqual(65)
  expect(reasons.map(({ rule }) => rule)).toContain('cap_salty_by_table')
})

it('is high in salt and in fat', () => {
  const text = (sodium: number, fat: number) =>
    `配料：猪五花肉、白菜、食用盐\n每100g：能量1320kJ 蛋白质14.2g 脂肪${fat}g 碳水化合物5.1g 钠${sodium}mg`
  expect(engine.analyse({ text: text(880, 26) }).score).toBe(65)
  expect(engine.analyse({ text: text(880, 6) }).score).toBeGreaterThan(65)
  expect(engine.analyse({ text: text(300, 26) }).score).toBeGreaterThan(65)
})
