import { describe, expect, it } from 'vitest'
import { say } from '../../labels/asking.ts'
import { engine } from '../../labels/corpus.ts'

const warned = (label: string): string =>
  engine
    .analyse({ text: label, product: engine.readProduct(label) })
    .groups.filter(({ group }) => group === 'pregnant')
    .map(({ text }) => text.en)
    .join(' ')

describe('in pregnancy, meat and cheese that a pack only names', () => {
  it.each([
    ['KAROO BILTONG\nIngredients: Beef (98%), Salt, Vinegar, Coriander', /toxoplasma/],
    ['Prosciutto crudo\nIngredients: Pork leg, Salt', /toxoplasma/],
    ['萨拉米香肠\n配料：猪肉、食用盐、葡萄糖', /toxoplasma/],
    ['Camembert\nIngredients: Pasteurised milk, salt, cultures, rennet', /listeria/],
    ['Duck pâté\nIngredients: Duck meat, Cream, Salt', /P[âa]té/],
  ])('is warned of: %s', (label, said) => expect(warned(label)).toMatch(said))

  it.each([
    'Cheddar\nIngredients: Pasteurised milk, salt, cultures, rennet',
    'Roast chicken\nIngredients: Chicken, Salt',
    'Pâtes de fruits\nIngredients: Apricot purée, Sugar, Pectin',
  ])('is not, of %s', label => expect(warned(label)).not.toMatch(/toxoplasma|listeria/))

  it('is not called cooked because it is ready to eat', () => {
    const salami = 'MILANO SALAMI\nIngredients: Pork, Salt, Spices.\nReady to eat. Keep refrigerated.'
    const answer = say(salami, 'pregnant, can i eat this')
    expect(answer).toMatch(/cured or dried and not cooked/)
    expect(answer).not.toMatch(/sold cooked/)
  })
})
