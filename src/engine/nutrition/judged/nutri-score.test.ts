import { describe, expect, it } from 'vitest'
import { engine } from '../../../../test/labels/corpus.ts'
import { nutriGrade, nutriPoints, nutriScoreOf } from './nutri-score.ts'

const nothing = { energy: 0, sugars: 0, saturatedFat: 0, fat: 0, salt: 0, protein: 0, fibre: 0, fruit: 0 }
const points = (of: Partial<typeof nothing>, category: Parameters<typeof nutriPoints>[0] = 'general') =>
  nutriPoints(category, { ...nothing, ...of })

// The published tables of 2023, each limit at its value and right above it.
describe('points of one nutrient, case by case', () => {
  it.each([
    ['energy', [335, 670, 1005, 1340, 1675, 2010, 2345, 2680, 3015, 3350]],
    ['sugars', [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51]],
    ['saturatedFat', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['salt', [0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 2.6, 2.8, 3, 3.2, 3.4, 3.6, 3.8, 4]],
  ] as const)('%s of foods', (nutrient, limits) => {
    limits.forEach((limit, i) => {
      expect(points({ [nutrient]: limit }), `${limit}`).toBe(i)
      expect(points({ [nutrient]: limit + 0.01 }), `${limit}`).toBe(i + 1)
    })
  })

  it.each([
    ['protein', [2.4, 4.8, 7.2, 9.6, 12, 14, 17]],
    ['fibre', [3, 4.1, 5.2, 6.3, 7.4]],
  ] as const)('%s of foods', (nutrient, limits) => {
    limits.forEach((limit, i) => {
      expect(points({ [nutrient]: limit }), `${limit}`).toBeCloseTo(-i)
      expect(points({ [nutrient]: limit + 0.01 }), `${limit}`).toBe(-(i + 1))
    })
  })

  it.each([
    ['energy', [30, 90, 150, 210, 240, 270, 300, 330, 360, 390], 1],
    ['sugars', [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11], 1],
    ['protein', [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3], -1],
  ] as const)('%s of drinks', (nutrient, limits, sign) => {
    limits.forEach((limit, i) => {
      expect(points({ [nutrient]: limit }, 'beverage'), `${limit}`).toBeCloseTo(sign * i)
      expect(points({ [nutrient]: limit + 0.01 }, 'beverage'), `${limit}`).toBe(sign * (i + 1))
    })
  })

  it('fruit, vegetables and legumes count 1, 2, 5 in foods and 2, 4, 6 in drinks', () => {
    expect([40, 41, 60, 61, 80, 81].map(fruit => points({ fruit }))).toEqual(
      [0, -1, -1, -2, -2, -5].map(n => n || 0),
    )
    expect([41, 61, 81].map(fruit => points({ fruit }, 'beverage'))).toEqual([-2, -4, -6])
  })

  it('fats count the energy of their saturates and its share of the fat', () => {
    // Olive oil: 14 g of 91.6 g saturated: 518 kJ are 4 points, 15.3 % is 1.
    expect(points({ energy: 3400, fat: 91.6, saturatedFat: 14 }, 'fats')).toBe(5)
    expect(
      [9.9, 10, 15.9, 16, 63.9, 64].map(
        saturatedFat =>
          points({ fat: 100, saturatedFat }, 'fats') - Math.min(10, Math.ceil((saturatedFat * 37) / 120) - 1),
      ),
    ).toEqual([0, 1, 1, 2, 9, 10])
  })

  it('sweeteners cost a drink 4 points', () => {
    expect(nutriPoints('beverage', nothing, true)).toBe(4)
    expect(nutriPoints('general', nothing, true)).toBe(0)
  })
})

describe('protein', () => {
  const sweet = { energy: 1700, sugars: 30, saturatedFat: 4.5, protein: 20 }
  it('does not count from 11 negative points on, but in cheese', () => {
    expect(points(sweet)).toBe(5 + 8 + 4)
    expect(points(sweet, 'cheese')).toBe(5 + 8 + 4 - 7)
  })
  it('counts 2 at most in red meat', () => {
    expect(points({ protein: 20 }, 'redMeat')).toBe(-2)
  })
  it('does not count in fats from 7 points on', () => {
    expect(points({ fat: 50, saturatedFat: 10, protein: 20 }, 'fats')).toBe(3 + 2 - 7)
    expect(points({ fat: 50, saturatedFat: 20, protein: 20 }, 'fats')).toBe(6 + 6)
  })
})

describe('grades', () => {
  it.each([
    ['general', { A: 0, B: 2, C: 10, D: 18 }],
    ['fats', { A: -6, B: 2, C: 10, D: 18 }],
    ['beverage', { B: 2, C: 6, D: 9 }],
  ] as const)('%s end where the publication ends them', (category, ends) => {
    for (const [grade, last] of Object.entries(ends)) {
      expect(nutriGrade(category, last)).toBe(grade)
      expect(nutriGrade(category, last + 1)).not.toBe(grade)
    }
    expect(nutriGrade(category, 40)).toBe('E')
  })
  it('only water is A among drinks', () => {
    expect(nutriGrade('water', 0)).toBe('A')
    expect(nutriGrade('beverage', -5)).toBe('B')
  })
})

const exactly = (value: number) => ({ least: value, most: value })
const known = (of: Partial<typeof nothing>, category: Parameters<typeof nutriPoints>[0] = 'general') => ({
  category,
  hasSweeteners: false,
  energy: exactly(of.energy ?? 0),
  sugars: exactly(of.sugars ?? 0),
  saturatedFat: exactly(of.saturatedFat ?? 0),
  fat: exactly(of.fat ?? 0),
  salt: exactly(of.salt ?? 0),
  protein: exactly(of.protein ?? 0),
  fibre: exactly(of.fibre ?? 0),
  fruit: exactly(of.fruit ?? 0),
})

// Products as Open Food Facts publishes them with their points, nutriscore 2023.
describe('products with published grades', () => {
  it.each([
    // 0000101209159: energy 7, sugars 9, saturated fat 9, salt 0: 25 points, E.
    [
      'hazelnut spread',
      { energy: 2524, sugars: 32, saturatedFat: 10, fat: 48, salt: 0.01, protein: 8 },
      'general',
      25,
      'E',
    ],
    // 26053561: published as 13 points, D: energy 3, sugars 1, saturated fat 2, salt 7.
    [
      'filled bread',
      { energy: 1189, sugars: 3.8, saturatedFat: 3, fat: 11, salt: 1.5, protein: 9, fibre: 0 },
      'general',
      13,
      'D',
    ],
  ] as const)('%s', (_, of, category, sum, grade) => {
    expect(points(of, category)).toBe(sum)
    expect(nutriScoreOf(known(of, category))).toMatchObject({ best: grade, worst: grade })
  })
})

// Grades that the publication of 2023 and its announcements name; amounts per 100 g or 100 ml as food tables give them.
describe('foods whose grade is announced', () => {
  it.each([
    ['cola', 'beverage', { energy: 180, sugars: 10.6 }, false, 'E'],
    ['cola with sweeteners', 'beverage', { energy: 1, salt: 0.02 }, true, 'C'],
    ['orange juice', 'beverage', { energy: 190, sugars: 8.9, protein: 0.7, fruit: 100 }, false, 'C'],
    [
      'skimmed milk',
      'beverage',
      { energy: 146, sugars: 4.8, saturatedFat: 0.1, salt: 0.1, protein: 3.4 },
      false,
      'B',
    ],
    [
      'semi-skimmed milk',
      'beverage',
      { energy: 195, sugars: 4.8, saturatedFat: 1, salt: 0.1, protein: 3.3 },
      false,
      'B',
    ],
    [
      'whole milk',
      'beverage',
      { energy: 272, sugars: 4.8, saturatedFat: 2.3, salt: 0.1, protein: 3.2 },
      false,
      'C',
    ],
    ['olive oil', 'fats', { energy: 3700, fat: 100, saturatedFat: 14, fruit: 100 }, false, 'B'],
    ['rapeseed oil', 'fats', { energy: 3700, fat: 100, saturatedFat: 7.5 }, false, 'B'],
    ['walnut oil', 'fats', { energy: 3700, fat: 100, saturatedFat: 9.4 }, false, 'B'],
    ['sunflower oil', 'fats', { energy: 3700, fat: 100, saturatedFat: 11.5 }, false, 'C'],
    ['coconut oil', 'fats', { energy: 3700, fat: 100, saturatedFat: 85 }, false, 'E'],
    ['butter', 'fats', { energy: 3060, fat: 82, saturatedFat: 52, sugars: 0.6, protein: 0.7 }, false, 'E'],
  ] as const)('%s', (_, category, of, hasSweeteners, grade) => {
    expect(nutriScoreOf({ ...known(of, category), hasSweeteners })).toMatchObject({
      best: grade,
      worst: grade,
    })
  })

  it.each([
    ['olive oil', '配料：初榨橄榄油', 'fats', 'B'],
    ['sunflower oil', '配料：葵花籽油', 'fats', 'C'],
  ])('%s, from its label', (_, list, category, grade) => {
    const saturated = grade === 'B' ? 14 : 11.5
    const text = `${list}\n营养成分表\n项目 每100克 NRV%\n能量 3700千焦 44%\n蛋白质 0克 0%\n脂肪 100克 167%\n-饱和脂肪 ${saturated}克\n碳水化合物 0克 0%\n-糖 0克\n膳食纤维 0克\n钠 0毫克 0%`
    expect(engine.analyse({ text }).nutrition?.nutriScore).toEqual({ best: grade, worst: grade, category })
  })
})

describe('an unknown input', () => {
  it('leaves a range, and a grade where the range has only one', () => {
    const cola = { ...known({ energy: 180, sugars: 10.6 }, 'beverage'), fibre: { least: 0, most: 8 } }
    expect(nutriScoreOf({ ...cola, fibre: exactly(0) })).toMatchObject({ best: 'E', worst: 'E' })
    expect(nutriScoreOf(cola)).toMatchObject({ best: 'D', worst: 'E' })
    expect(
      nutriScoreOf({
        ...known({ energy: 2200, saturatedFat: 15, salt: 1 }),
        sugars: { least: 30, most: 60 },
      }),
    ).toMatchObject({ best: 'E', worst: 'E' })
  })
})
