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
  ['Net weight 145g. Drained weight 102g.', { value: 102, unit: 'g' }],
  ['净含量:400克 固形物:240克', { value: 240, unit: 'g' }],
  ['淨容量:480毫升', { value: 480, unit: 'ml' }],
  ['Contains 3g egg', undefined],
])('takes the content of the pack from %j', (text, pack) => {
  expect(tableOf('Nutrition per 100g / per 50g', text)?.pack).toEqual(pack)
})
