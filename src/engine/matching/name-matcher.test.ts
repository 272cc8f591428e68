import { describe, expect, it } from 'vitest'
import { loadKnowledge } from '../../knowledge/index.ts'
import { createEngine, createKnownNames, type Ingredient } from '../index.ts'
import { NETWORK_PAIRS } from './lookalike-pairs.ts'

const knowledge = await loadKnowledge()
const engine = createEngine(knowledge)
const flat = (all: readonly Ingredient[]): Ingredient[] => all.flatMap(one => [one, ...flat(one.children)])
const read = (text: string) => flat(engine.analyse({ text }).ingredients).filter(one => !one.role)
const namesOf = (text: string) => read(text).map(one => one.name)

describe('names joined by a word', () => {
  it.each([
    ['配料：水、柠檬黄和5’-肌苷酸二钠', ['水', '柠檬黄', '5’-肌苷酸二钠']],
    ['配料：水、维生素E及β-胡萝卜素', ['水', '维生素E', 'β-胡萝卜素']],
    ['Ingredients: water, tartrazine and tartrazine lake.', ['water', 'tartrazine', 'tartrazine lake']],
    [
      'Ingredients: water, sodium citrate and potassium sorbate and sodium benzoate (preservatives).',
      ['water', 'sodium citrate', 'potassium sorbate', 'sodium benzoate'],
    ],
    ['Ingredients: soybean and palm oil, salt.', ['soybean and palm oil', 'salt']],
    ['Ingredients: mono and diglycerides, salt.', ['mono and diglycerides', 'salt']],
  ])('%s', (label, names) => expect(namesOf(label)).toEqual(names))
})

describe('names without their separator', () => {
  it.each([
    ['配料：水、维生素E食用盐', ['水', '维生素E', '食用盐']],
    ['配料：水、焦糖香精、食用盐', ['水', '焦糖香精', '食用盐']],
    ['配料：水、食用柠檬酸脂肪酸甘油酯、食用盐', ['水', '食用柠檬酸脂肪酸甘油酯', '食用盐']],
    ['配料：水、番茄牛肉酱、食用盐', ['水', '番茄牛肉酱', '食用盐']],
  ])('%s', (label, names) => expect(namesOf(label)).toEqual(names))
})

describe('one substance in other words', () => {
  it.each([
    ['无水柠檬酸钠', '柠檬酸钠'],
    ['十二水磷酸氢二钠', '磷酸氢二钠'],
    ['L-苹果酸钠', 'L-苹果酸钠'],
    ['硬脂醯乳酸鈉', '硬脂酰乳酸钠'],
    ['食用黃色四號鋁麗基', '柠檬黄铝色淀'],
    ['環己基(代)磺醯胺酸鈉', '甜蜜素'],
    ['维生素E tocopherol', '维生素E'],
    ['L-半胱氨酸盐酸盐 L-cysteine monohydrochloride', 'L-半胱氨酸盐酸盐'],
  ])('%s is %s', (name, usual) => {
    const [, one] = read(`配料：水、${name}、食用盐`)
    const [, other] = read(`配料：水、${usual}、食用盐`)
    expect(one?.additiveId).toBeDefined()
    expect(one?.additiveId).toBe(other?.additiveId)
    expect(one?.suspected).toBeUndefined()
  })

  // As a photo's model gave them, again and again.
  it.each([
    ['碳酸氢铆', '碳酸氢铵'],
    ['脊脂红', '胭脂红'],
    ['标模酸', '柠檬酸'],
    ['杞模黄', '柠檬黄'],
    ['柠檬酿', '柠檬酸'],
    ['果腿', '果胶'],
    ['蒋黄素', '姜黄素'],
    ['碳酸氢铰', '碳酸氢铵'],
    ['碳酸氡铧', '碳酸氢铵'],
    ['硫酸铝钿', '硫酸铝铵'],
    ['柠李酸', '柠檬酸'],
    ['柴根酸钠', '柠檬酸钠'],
    ['B-胡莪上素', 'β-胡萝卜素'],
    ['氰化钾', '氯化钾'],
    ['d1l1芎果酸', 'DL-苹果酸'],
  ])('%s is probably %s', (misread, meant) => {
    const [, one] = read(`配料：水、${misread}、食用盐`)
    const [, other] = read(`配料：水、${meant}、食用盐`)
    expect(one?.suspected?.additiveId).toBeDefined()
    expect(one?.suspected?.additiveId).toBe(other?.additiveId)
  })

  it('keeps the colour of turmeric apart from the spice', () => {
    expect(read('配料：水、姜黄、食用盐')[1]?.kind).toBe('food')
    expect(read('配料：水、食品添加剂（姜黄、柠檬黄）')[1]?.kind).toBe('additive')
  })
})

describe('names that a reader of photos, and many a label, writes with a letter like the right one', () => {
  it.each([
    ['已二酸', '己二酸'],
    ['4-已基间苯二酚', '4-己基间苯二酚'],
    ['已二烯酸钾', '己二烯酸钾'],
    ['聚赖氨酸', 'ε-聚赖氨酸'],
    ['羚甲基纤维素钠', '羧甲基纤维素钠'],
    ['羚丙基淀粉', '羟丙基淀粉'],
    ['轻丙基二淀粉\n磷酸酯', '羟丙基二淀粉磷酸酯'],
    ['聚甘油篦麻醇酸酯', '聚甘油蓖麻醇酸酯'],
    ['□甲基淀粉钠', '羧甲基淀粉钠'],
  ])('%s is %s', (written, meant) => {
    const [, one] = read(`配料：水、${written}、食用盐`)
    const [, other] = read(`配料：水、${meant}、食用盐`)
    expect(one?.additiveId).toBeDefined()
    expect([one?.additiveId, one?.suspected]).toEqual([other?.additiveId, undefined])
  })

  const pairs = NETWORK_PAIRS.split(' ')
    .filter(pair => !pair.startsWith('□')) // no score with it, whatever it stands for
    .map(pair => [...pair])
  const letters = [...'aαbβdδeε'].flatMap((typed, i, all) => (i % 2 === 0 ? [[typed, all[i + 1] ?? '']] : []))
  const misread = knowledge.names.flatMap(({ text }) =>
    [...pairs, ...(/(?:^|\p{Script=Han})-?[αβδε]-?\p{Script=Han}/u.test(text) ? letters : [])].flatMap(
      ([as = '', printed = '']) =>
        text.includes(printed) && !text.includes('(') ? [[text.replaceAll(printed, as), text] as const] : [],
    ),
  )

  it('some hundred names have such a letter', () => {
    expect(misread.length).toBeGreaterThan(50)
  })

  it.each(misread)(
    '%s is %s, with the same report, or is asked about where it decides a warning',
    (written, meant) => {
      const [asRead, asPrinted] = [written, meant].map(name => {
        const { score, noScore, allergens, groups, ingredients } = engine.analyse({
          text: `配料：水、${name}、食用盐`,
        })
        const [, one] = ingredients
        const people = groups.map(({ group, level }) => [group, level])
        return {
          isAsked: noScore === 'doubtful_word',
          isSure: !one?.suspected,
          id: one?.additiveId,
          score,
          allergens,
          people,
        }
      })
      if (asRead?.isSure) expect(asRead).toEqual(asPrinted)
      else expect(asRead).toEqual({ ...asPrinted, isSure: false, isAsked: true, score: null })
    },
  )

  it('a food that brings an allergen is asked about', () => {
    const { allergens, noScore } = engine.analyse({ text: '配料：水、谷肮粉、食用盐' })
    expect([allergens.contains, noScore]).toEqual([['gluten'], 'doubtful_word'])
  })

  it('a mark for a character that was not read leaves the reading partial', () => {
    expect(engine.analyse({ text: '配料：水、□甲基淀粉钠、食用盐' })).toMatchObject({
      score: null,
      noScore: 'partial_reading',
    })
  })

  it.each(['轻乳酪', '轻质碳酸钙', '羚羊', '已知物'])('%s stays what it is', name => {
    expect(read(`配料：水、${name}、食用盐`)[1]?.suspected).toBeUndefined()
  })
})

describe('amaranth', () => {
  const kinds = (text: string) =>
    read(text)
      .flatMap(one => [one, ...one.children])
      .flatMap(({ name, additiveId }) => (/amaranth|E123/i.test(name) ? [additiveId] : []))
  it.each([
    'Ingredients: oats, buckwheat, amaranth, quinoa',
    'Ingredients: organic amaranth, oats',
    'Ingredients: amaranth flour, oats',
  ])('is a grain: %s', text => expect(kinds(text)).toEqual([undefined]))
  it.each([
    'Ingredients: sugar, colour (amaranth), salt',
    'Ingredients: sugar, color: amaranth, salt',
    'Ingredients: sugar, E123, salt',
  ])('is a colour where a class or its number says so: %s', text => expect(kinds(text)).toEqual(['08.001']))
})

describe('names worth a second look at their row', () => {
  const isKnown = createKnownNames(knowledge)
  it('are the unknown ones, headings included: a misread heading loses the whole list', () => {
    expect(['柠檬酸', '白砂糖', '配料表', 'Ingredients'].filter(name => !isKnown(name))).toEqual([])
    expect(['柠樵酸', '配料衫'].filter(isKnown)).toEqual([])
  })
})

it.each([
  '配料：水、食用盐 1.5%',
  '配料：水、食用盐 1.5%。',
  '配料：水、食用盐 ≥1.5%\n产地：上海',
  '配料：水、食用盐 1.5g/100g',
])('keeps the amount behind a blank, also of the last name: %s', text =>
  expect(engine.analyse({ text }).ingredients.at(-1)?.amount?.value).toBe(1.5),
)
