import { describe, expect, it } from 'vitest'
import { engine } from '../../../test/labels/corpus.ts'

const said = (statement: string) => engine.analyse({ text: `配料：水、食用盐\n${statement}` }).allergens

describe('a statement of allergens', () => {
  it.each([
    ['含有花生', ['peanut']],
    ['含有坚果', ['nuts']],
    ['含有花生、坚果', ['peanut', 'nuts']],
    ['含有大豆', ['soy']],
    ['含有绿豆、大豆', ['soy']],
    ['含有鱼', ['fish']],
    ['含有鱿鱼', ['shellfish']],
  ])('%s', (statement, contains) => {
    const allergens = said(statement)
    expect([...allergens.contains].sort()).toEqual([...contains].sort())
    expect(allergens.mayContain).toEqual([])
  })

  it.each(['含有绿豆', '含有红豆、豌豆', '含有椰子', '含有可可豆', '不含牛奶'])('names none: %s', statement =>
    expect(said(statement)).toEqual({ contains: [], mayContain: [] }),
  )

  it('goes on from what is in it to what may be', () => {
    expect(said('含有小麦，可能含有花生')).toEqual({ contains: ['gluten'], mayContain: ['peanut'] })
    expect(said('含有牛奶，本产品生产线也加工花生')).toEqual({ contains: ['milk'], mayContain: ['peanut'] })
  })

  it.each([
    '生产车间同时加工含坚果制品',
    '生产设备亦加工坚果',
    '生产线还加工坚果',
    '本廠亦處理堅果',
    '厂内亦加工坚果',
    '与坚果同厂生产',
    '製造設施亦處理堅果',
    '生產設施同時處理堅果',
    '本工場亦製造含堅果之產品',
    '厂区同时生产含坚果产品',
    '製造廠亦處理堅果',
    '製造過程中可能接觸堅果',
    '本产品在同时加工坚果的设施中生产',
  ])('what else is made in the same place may be in it: %s', statement =>
    expect(said(statement)).toEqual({ contains: [], mayContain: ['nuts'] }),
  )

  it.each([
    '【致敏物质】乳制品',
    '原料中含有牛奶',
    '内含牛奶，过敏人群慎食',
    '对牛奶过敏者请勿食用',
    '牛奶过敏者慎食',
    'Allergens: milk',
    'Declared allergens: milk',
    'Contains the following allergens: milk',
    'This product contains milk.',
  ])('is heard in %s, and gives no ingredient', statement => {
    const text = `配料：水、食用盐\n${statement}`
    const { allergens, ingredients } = engine.analyse({ text })
    expect(allergens).toEqual({ contains: ['milk'], mayContain: [] })
    expect(ingredients.map(one => one.name)).toEqual(['水', '食用盐'])
  })

  it.each([
    '该产品与花生同线生产',
    '本产品在加工花生的设备上生产',
    '车间内使用花生',
    '工厂亦处理花生',
    '生产线有加工花生',
    '本品生产设备曾加工花生',
    '本产品生产场所也生产花生制品',
    '可能含有：花生',
    'Our factory handles peanuts',
    'Made in a peanut environment',
    'Also processes peanuts on the same line',
    'We cannot guarantee it is free from peanuts',
  ])('tells what may be in it: %s', statement =>
    expect(said(statement)).toEqual({ contains: [], mayContain: ['peanut'] }),
  )

  it.each(['Contains no milk', 'Milk-free', 'No milk', '无牛奶', 'Allergens: none', '过敏原：无'])(
    'hears none in %s',
    statement => expect(said(statement)).toEqual({ contains: [], mayContain: [] }),
  )

  it.each([
    ['坚果及其果仁类制品', ['nuts']],
    ['核桃、腰果', ['nuts']],
    ['软体动物', ['shellfish']],
    ['小麦粉、禽蛋', ['gluten', 'egg']],
  ])('may stand behind a mere 含: %s', (words, contains) =>
    expect(said(`含${words}`)).toEqual({ contains, mayContain: [] }),
  )

  it.each([
    ['含有小麦，在加工花生的设备上生产', ['gluten'], ['peanut']],
    ['含有小麦，于加工花生的车间生产', ['gluten'], ['peanut']],
    ['含有小麦可能含有花生，同一车间生产', ['gluten'], ['peanut']],
    ['含有小麦，在加工花生、芝麻的设备上生产', ['gluten'], ['peanut', 'sesame']],
    ['含有小麦，同一设备还加工花生、芝麻', ['gluten'], ['peanut', 'sesame']],
    ['含有牛  奶', ['milk'], []],
    ['含有小麦、鸡蛋，工厂设备加工花生', ['gluten', 'egg'], ['peanut']],
    ['含有小麦、同加工花生的厂房', ['gluten'], ['peanut']],
    ['含有加工花生的设备', [], ['peanut']],
    ['含有小麦。本工厂也加工花生', ['gluten'], ['peanut']],
    ['含有小麦，不含牛奶、鸡蛋。含有花生', ['gluten', 'peanut'], []],
    ['含有小 麦、花 生', ['gluten', 'peanut'], []],
    ['Contains wheat; the equipment used for it packs eggs.', ['gluten'], ['egg']],
    ['Contains wheat, free from milk. May contain eggs.', ['gluten'], ['egg']],
    ['Contains milk but does not contain peanuts.', ['milk'], []],
    ["Contains milk but doesn't contain peanuts. Contains eggs.", ['egg', 'milk'], []],
    ['Contains milk. This product does not contain nuts.', ['milk'], []],
    ["Doesn't contain peanuts.", [], []],
    ["We can't guarantee it doesn't contain peanuts", [], ['peanut']],
    ['Contains coconut, peanut.', ['peanut'], []],
  ])('tells what is in it from what may be and what is not: %s', (statement, contains, mayContain) =>
    expect(said(statement)).toEqual({ contains, mayContain }),
  )

  it('leaves gluten-free oats an ingredient', () => {
    const { ingredients } = engine.analyse({ text: 'Ingredients: Gluten Free Oats, Sugar, Salt' })
    expect(ingredients.map(one => one.name)).toEqual(['Gluten Free Oats', 'Sugar', 'Salt'])
  })
})

describe('allergens of ingredients', () => {
  const carried = (list: string) => engine.analyse({ text: list }).allergens.contains

  it.each([
    ['副干酪乳酪杆菌', []],
    ['酸奶发酵剂', ['milk']],
    ['双歧杆菌酸牛奶', ['milk']],
    ['发酵剂（牛奶）', ['milk']],
    ['牛\n奶', ['milk']],
    ['牛 奶', ['milk']],
    ['牛   奶', ['milk']],
    // What an ingredient may contain is no reason to forget what it is.
    ['芝麻酱可能含花生', ['sesame']],
    // The probable name counts where it is sure enough.
    ['牛妈', ['milk']],
    ['全脂奶扮', ['milk']],
    ['脱脂孔粉', []],
    // Whatever a remark names that is not denied and did not become sugar
    ['卵磷脂（来自大豆）', ['soy']],
    ['葡萄糖（来自小麦）', []],
    ['麦芽糖（来自小麦）', []],
    ['氨基酸（不含牛奶）', []],
  ])('%s carries %j', (name, allergens) => expect(carried(`配料：水、${name}、食用盐`)).toEqual(allergens))

  it.each(['E220', 'E223', '220', '221', '228', '二氧化硫', '焦亚硫酸钠', '硫磺'])('%s is a sulphite', name =>
    expect(carried(`配料：水、食品添加剂（${name}）`)).toEqual(['sulphites']),
  )

  it('dithionite, which has no number, is a sulphite', () =>
    expect(carried('Ingredients: water, preservative (sodium dithionite), salt.')).toEqual(['sulphites']))

  it.each(['219', '229', 'E219', '山梨酸钾'])('%s is none', name =>
    expect(carried(`配料：水、食品添加剂（${name}）`)).toEqual([]),
  )

  it.each(['dextrose (from wheat)', 'glucose (from wheat)', 'milk thistle'])('%s is exempt', name =>
    expect(carried(`Ingredients: water, ${name}, salt.`)).toEqual([]),
  )

  it('come from each ingredient that carries them', () => {
    const { groups } = engine.analyse({ text: '配料：牛奶、花生、奶油、牛奶、水' })
    const of = (name: string) => groups.find(({ group }) => group === name)?.ingredients
    expect([of('milk_allergy'), of('peanut')]).toEqual([[0, 2, 3], [1]])
  })
})
