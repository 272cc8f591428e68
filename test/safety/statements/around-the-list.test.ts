import { describe, expect, it } from 'vitest'
import type { Allergen, AnalysisResult } from '../../../src/engine/index.ts'
import { engine, flat } from '../../labels/corpus.ts'

const analyse = (text: string): AnalysisResult => engine.analyse({ text })
const namesOf = (text: string) =>
  flat(analyse(text).ingredients)
    .map(({ name }) => name)
    .join('|')
const has = (text: string, allergen: Allergen) =>
  Object.values(analyse(text).allergens).some(found => found.includes(allergen))

describe('a sentence behind the list that denies something', () => {
  const WHAT = [
    'aspartame',
    'peanuts',
    'MSG',
    'phenylalanine',
    'palm oil',
    'gelatine',
    'caffeine',
    'alcohol',
    'lard',
    'honey',
  ]
  const FORMS = ['NO X.', 'No X', 'No X. Nothing else.', 'No X or preservatives.', 'NO X!']
  const ENDS = ['.\n', '. ', '\n', '.\n*']

  it('adds nothing to it', () => {
    const wrong = WHAT.flatMap(what =>
      FORMS.flatMap(form =>
        ENDS.map(end => `Ingredients: water, rice, salt${end}${form.replace('X', what)}`),
      ),
    ).filter(text => namesOf(text) !== 'water|rice|salt')
    expect(wrong).toEqual([])
  })

  it('raises no warning of what it denies', () => {
    const { groups } = analyse(
      'Ingredients: water, citric acid, sucralose.\nNO aspartame. Not a source of phenylalanine.',
    )
    expect(groups.map(({ group }) => group)).not.toContain('pku')
    const zh = analyse('配料：水、柠檬酸、三氯蔗糖（不含苯丙氨酸）\n不含阿斯巴甜')
    expect(zh.groups.map(({ group }) => group)).not.toContain('pku')
  })

  it('leaves the names that begin with no', () => {
    expect(namesOf('Ingredients: water, no salt added tomatoes, rice.')).toContain('tomatoes')
    expect(namesOf('Ingredients: water,\nno sugar added apple sauce, rice.')).toContain('apple sauce')
  })
})

describe('what a cook adds', () => {
  const EN = [
    'You will need: X.',
    "You'll need X.",
    'You need: X.',
    'What you need: X',
    'Simply add your X.',
    'Serve with X.',
    'Top with X.',
    'Pairs well with X.',
    'Recipe idea: X.',
    'Serving tip: X.',
    'To make the pancakes: X.',
  ]
  const ZH = ['您还需要：X', '需准备：X', '另加：X', '还需：X', '自备材料：X', '需加入：X', '搭配：X']

  it('is no part of the product', () => {
    const wrong = [
      ...EN.flatMap(form =>
        ['.\n', '\n'].map(
          end =>
            `Ingredients: wheat flour, sugar, salt${end}${form.replace('X', '1 egg, 20 g melted butter, walnuts')}`,
        ),
      ),
      ...ZH.map(form => `配料：小麦粉、白砂糖、食用盐\n${form.replace('X', '鸡蛋1个、牛奶100克、核桃')}`),
    ].filter(text => has(text, 'egg') || has(text, 'milk') || has(text, 'nuts') || !has(text, 'gluten'))
    expect(wrong).toEqual([])
  })
})

describe('a taste that the label opens', () => {
  it.each([
    ['Prawn Cocktail Seasoning', 'sugar, salt, onion powder', 'crustacean', false],
    ['Prawn Cocktail Seasoning', 'sugar, salt, dried prawn', 'crustacean', true],
    ['Cheese & Onion Seasoning', 'salt, onion powder, whey powder', 'milk', true],
    ['Cheese Flavour Seasoning', 'salt, onion powder, yeast extract', 'milk', false],
    ['Crab Flavoured Seasoning', 'salt, sugar', 'crustacean', false],
    // What is not recognised may be anything.
    ['Prawn Cocktail Seasoning', 'sugar, salt, grobblewort', 'crustacean', true],
    ['Prawn Crackers', 'starch, salt', 'crustacean', true],
  ] as const)('%s [%s]: %s %s', (name, parts, allergen, expected) => {
    expect(has(`Ingredients: potatoes, oil, ${name} [${parts}].`, allergen)).toBe(expected)
  })

  it('and one that it does not', () => {
    expect(has('Ingredients: potatoes, oil, Prawn Cocktail Seasoning.', 'crustacean')).toBe(true)
    expect(has('配料：马铃薯、植物油、芝士味调味料（白砂糖、食用盐）', 'milk')).toBe(false)
    expect(has('配料：马铃薯、植物油、芝士味调味料（白砂糖、食用盐、乳清粉）', 'milk')).toBe(true)
    expect(has('配料：马铃薯、植物油、芝士味调味料', 'milk')).toBe(true)
  })
})

describe('the content of alcohol, wherever it stands', () => {
  const BEFORE = ['.\n', '\n', ' ', '. ', ')\n', '。']
  const CONTENTS = [
    '14.9% vol',
    '5% ABV',
    'ALC 13.5% VOL',
    '酒精度：12%vol',
    '酒精度≥0.5%vol',
    'Alc. 4.5% by vol',
  ]

  it('makes a drink of it', () => {
    const wrong = BEFORE.flatMap(before =>
      CONTENTS.map(
        content => `Country Cream\nIngredients: cream, sugar, water, emulsifier (E471)${before}${content}`,
      ),
    ).filter(text => analyse(text).noScore !== 'alcohol')
    expect(wrong).toEqual([])
  })

  it('unless there is next to none', () => {
    const none = ['<0.5% vol', '≤0.5% vol', '0.5% vol', '0.0% vol', '酒精度：0.3%vol', '酒精度<0.5%vol']
    const wrong = none
      .map(content => `Malt drink\nIngredients: water, malt, sugar, hops.\n${content}`)
      .filter(text => analyse(text).noScore === 'alcohol')
    expect(wrong).toEqual([])
  })
})

describe('food that is offered from an age in months', () => {
  const OFFERED = [
    'From 7 months',
    'from 6+ months',
    '6+ months',
    '10+ m',
    '6月龄以上',
    '8个月以上',
    '6月+辅食',
    '12个月+',
    'From six months',
  ]
  const KEPT = [
    '保质期：6个月',
    '保质期6个月以上',
    'Shelf life: 6+ months',
    'Aged from 12 months',
    'keeps for 6+ months',
    '陈酿12个月以上',
    'Best within 9 months',
    '发酵6个月以上',
  ]
  const list = 'Ingredients: yogurt 62%, banana puree, honey 6%, tapioca starch.'
  const capped = (words: string) => (analyse(`Yogurt Melts\n${words}\n${list}`).score ?? 100) <= 56

  it('gets no good score with honey', () => {
    expect(OFFERED.filter(words => !capped(words))).toEqual([])
  })

  it('is not what keeps or ripens for months', () => {
    expect(KEPT.filter(capped)).toEqual([])
  })

  it('is told by a title with a claim in it', () => {
    for (const claim of ['无添加蔗糖', '0添加', '不含色素', '零蔗糖'])
      expect(analyse(`宝宝秋梨膏 ${claim}\n配料：秋月梨汁、蜂蜜、枇杷`).score ?? 100).toBeLessThanOrEqual(60)
  })
})

describe('feed', () => {
  it('keeps its list and its allergens, and gets no score', () => {
    for (const words of [
      'Complementary pet food for adult dogs. Crude protein 17%.',
      '全价犬粮 粗蛋白≥18%',
      'Dog treats. crude fibre 4.1%',
    ]) {
      const { noScore, allergens } = analyse(
        `Peanut biscuits\nIngredients: chickpea flour, peanut butter, banana.\n${words}`,
      )
      expect({ noScore, contains: allergens.contains }).toEqual({ noScore: 'not_food', contains: ['peanut'] })
    }
  })
})

describe('meat that celery has cured', () => {
  it.each(['cultured celery powder', 'fermented celery', 'celery juice powder'])(
    'is processed meat with %s',
    celery => {
      const { score, allergens } = analyse(
        `Ingredients: pork, water, cane sugar, sea salt, ${celery}, cherry powder.`,
      )
      expect(score).toBeLessThanOrEqual(45)
      expect(allergens.contains).toEqual(['celery'])
    },
  )

  it('celery in a dish with meat cures nothing', () => {
    expect(analyse('Ingredients: pork, water, celery, carrots, salt.').score).toBeGreaterThan(60)
  })
})

describe('a sentence that says what the drink or the loaf was treated with', () => {
  it.each<[string, Allergen]>([
    ['Lager\nIngredients: Water, Malted BARLEY, Hops, Yeast. Clarified with isinglass (FISH).', 'fish'],
    ['Ale\nIngredients: Water, Malted Barley, Hops, Yeast. Fined with isinglass.', 'fish'],
    ['Wine\nContains sulphites. Clarified using egg white and milk casein.', 'egg'],
    ['Wine\nContains sulphites. Clarified using egg white and milk casein.', 'milk'],
    ['Wine\nIngredients: Grapes.\nFining agent: casein (milk)', 'milk'],
    ['Brioche\nIngredients: Wheat Flour, Water, Yeast, Salt.\nGlazed with egg.', 'egg'],
  ])('is an allergen: %s: %s', (text, allergen) =>
    expect(analyse(text).allergens.contains).toContain(allergen),
  )
  it('is none where nothing of the kind is named', () =>
    expect(analyse('Wine\nIngredients: Grapes. Fined with bentonite. Brushed with water.').allergens).toEqual(
      {
        contains: [],
        mayContain: [],
      },
    ))
  it('states alcohol of a drink that calls itself free of it', () => {
    const { groups } = analyse(
      'DE-ALCOHOLISED LAGER\nAlc. not more than 0.5% vol\nIngredients: Water, Malted BARLEY, Hops.',
    )
    expect(groups.map(({ group }) => group)).toEqual(
      expect.arrayContaining(['pregnant', 'children', 'vegetarian_halal']),
    )
    expect(
      analyse('Lager\n0.0% vol\nIngredients: Water, Hops.').groups.map(({ group }) => group),
    ).not.toContain('pregnant')
  })
})
