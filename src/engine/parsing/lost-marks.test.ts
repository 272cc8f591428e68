import { describe, expect, it } from 'vitest'
import { engine, flat } from '../../../test/labels/corpus.ts'

const read = (text: string) => flat(engine.analyse({ text }).ingredients)
const namesOf = (text: string) => read(text).flatMap(one => (one.role ? [] : [one.name]))
const numbersOf = (text: string) => read(text).flatMap(one => one.ins ?? [])

// Commas, brackets and line ends that a reader of photos lost or took for another mark.
describe('a comma between numbers of additives', () => {
  it.each([
    ['Ingredients: flour, emulsifiers (322,471472e), salt', ['322', '471', '472e']],
    ['Ingredients: flour, emulsifiers (E471E472e), salt', ['471', '472e']],
    ['Ingredients: flour, acidity regulators (330.296,334), salt', ['330', '296', '334']],
    ['Ingredients: flour, acidity regulators (E330.E296), salt', ['330', '296']],
    ['配料：水、增稠剂（1442415）、食用盐', ['1442', '415']],
  ])('that was lost or read as a point parts them: %s', (label, numbers) =>
    expect(numbersOf(label)).toEqual(numbers),
  )

  it.each([
    'Ingredients: flour, salt (330.296)',
    'Ingredients: flour, salt 0.330%',
    '配料：水、增稠剂（999998）',
    'Ingredients: flour, batch 471472',
  ])('is not put into other figures: %s', label => expect(numbersOf(label)).toEqual([]))
})

describe('a bracket that nothing closes', () => {
  it.each([
    ['配料：水、乳化剂：卵磷脂（大豆膨胀剂：碳酸氢钠、食用盐', ['碳酸氢钠', '食用盐']],
    ['Ingredients: water, soy lecithin (from soy, salt, sodium benzoate', ['salt', 'sodium benzoate']],
  ])('does not hide the rest of the list as a remark: %s', (label, names) => {
    expect(namesOf(label)).toEqual(expect.arrayContaining(names))
    expect(engine.analyse({ text: label }).score).toBeNull()
  })

  it('contains a remark where it is closed', () => {
    expect(namesOf('Ingredients: water, soy lecithin (from soy, wheat), salt')).toEqual([
      'water',
      'soy lecithin',
      'salt',
    ])
  })
})

describe('a point on the wrong side of its blank', () => {
  it('parts two names', () => {
    const label = 'Ingredients: sugar, raising agents (sodium bicarbonate .ammonium bicarbonate), salt'
    expect(namesOf(label)).toEqual(['sugar', 'sodium bicarbonate', 'ammonium bicarbonate', 'salt'])
  })
})

describe('a sentence of further additives', () => {
  it.each(['\n', ' '])('is one of its own where the stop before it was lost (%j)', gap => {
    const label = `INGREDIENTS: WHEAT FLOUR, IODISED SALT${gap}CONTAINS PERMITTED NATURAL FOOD\nCOLOUR (150d) AND ADDED FLAVOURS`
    expect(numbersOf(label)).toEqual(['150d'])
    expect(namesOf(label)).toContain('IODISED SALT')
  })
})

describe('what an additive is there for', () => {
  it('is no part of its name where the word is misread', () => {
    expect(namesOf('Ingredients: potato, salt, BHT for Ireshness')).toEqual(['potato', 'salt', 'BHT'])
  })
})

describe('a separator at the end of a line', () => {
  it.each([
    // A whole name that only ends like a substance stays apart from the next one.
    ['配料：食盐、干燥葱、\n香料、味精', ['食盐', '干燥葱', '香料', '味精']],
    ['配料：水、钾盐、\n改性玉米淀粉、食盐', ['水', '钾盐', '改性玉米淀粉', '食盐']],
    // Halves that are one listed name, or most probably one, are joined.
    ['配料：水、三氯，\n蔗糖、食盐', ['水', '三氯，\n蔗糖', '食盐']],
  ])('parts names, not halves of one: %j', (label, names) => expect(namesOf(label)).toEqual(names))
})
