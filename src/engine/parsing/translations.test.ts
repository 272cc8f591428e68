import { describe, expect, it } from 'vitest'
import { engine, flat } from '../../../test/labels/corpus.ts'
import { CLASSES_IN_BOTH, GLOSSARY, PARTS_IN_BOTH } from '../lexicon/glossary.ts'

const linesOf = (block: string) =>
  block
    .trim()
    .split('\n')
    .map(line => line.split(' = ').map(side => side.split('|')))

const found = (text: string, name: string) =>
  flat(engine.analyse({ text }).ingredients).find(one => one.name === name)

/** What the ingredients of a label are called in the other language. */
const others = (text: string) =>
  Object.fromEntries(flat(engine.analyse({ text }).ingredients).map(one => [one.name, one.otherName]))

describe('the name of an ingredient in the other language', () => {
  it.each([
    [
      'GLOSSARY',
      GLOSSARY,
      (name: string) => `配料：水、${name}`,
      (name: string) => `Ingredients: water, ${name}`,
    ],
    [
      'CLASSES_IN_BOTH',
      CLASSES_IN_BOTH,
      (name: string) => `配料：水、${name}（柠檬酸）`,
      (name: string) => `Ingredients: water, ${name} (citric acid)`,
    ],
    ['PARTS_IN_BOTH', PARTS_IN_BOTH, (name: string) => `配料：${name}：水、食用盐；乙包：白砂糖`, undefined],
  ])('is found by every name of %s', (_, block, chinese, english) => {
    const wrong = linesOf(block).flatMap(([zh = [], en = []]) => [
      ...zh.filter(name => {
        const one = found(chinese(name), name)
        return one?.otherName !== en[0] || one?.kind === 'unknown'
      }),
      // The first English name may only be there to be said: no English label prints it.
      ...en.slice(1).filter(name => english && found(english(name), name)?.otherName !== zh[0]),
    ])
    expect(wrong).toEqual([])
  })

  it.each([
    ['GLOSSARY', GLOSSARY],
    ['CLASSES_IN_BOTH', CLASSES_IN_BOTH],
    ['PARTS_IN_BOTH', PARTS_IN_BOTH],
  ])('appears once in %s', (_, block) => {
    const names = linesOf(block).flatMap(sides => sides.flat().map(name => name.toLowerCase()))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(linesOf(block).filter(sides => sides.length !== 2 || sides.flat().includes(''))).toEqual([])
  })

  it('is English on a Chinese label, for numbers and letters too', () => {
    expect(
      others('配料：小麦粉、白 砂糖、食品添加剂（柠檬黄、INS 330、单，双甘油脂肪酸酯）、食用香精、维生素B1'),
    ).toEqual({
      小麦粉: 'wheat flour',
      '白 砂糖': 'white sugar',
      食品添加剂: 'food additives',
      柠檬黄: 'tartrazine',
      'INS 330': 'citric acid',
      '单，双甘油脂肪酸酯': 'mono- and diglycerides of fatty acids',
      食用香精: 'flavouring',
      维生素B1: 'vitamin B1',
    })
    expect(others('配料：小麥粉、棕櫚油、著色劑（黃色四號）')).toMatchObject({
      小麥粉: 'wheat flour',
      棕櫚油: 'palm oil',
    })
  })

  it('is Chinese on an English label', () => {
    expect(
      others('Ingredients: Wheat Flour, Sugar, Colour (Tartrazine, E133), Emulsifiers (Soya Lecithin).'),
    ).toEqual({
      'Wheat Flour': '小麦粉',
      Sugar: '糖',
      Colour: '着色剂',
      Tartrazine: '柠檬黄',
      E133: '亮蓝',
      Emulsifiers: '乳化剂',
      'Soya Lecithin': '大豆磷脂',
    })
  })

  it('is said in the language of the label too where that prints a number', () => {
    const numbers = (text: string) =>
      Object.fromEntries(
        flat(engine.analyse({ text }).ingredients).flatMap(({ name, numberName }) =>
          numberName === undefined ? [] : [[name, numberName]],
        ),
      )
    expect(
      numbers('配料：魚肉、水、增味劑（621）、色素（171）、E330、穩定劑（E450）、維生素B12、DHA'),
    ).toEqual({
      621: '谷氨酸钠',
      171: '二氧化钛',
      E330: '柠檬酸',
    })
    expect(numbers('Ingredients: Water, Sugar, Colours (E102, Caramel E150d), Salt, Vitamin B12')).toEqual({
      E102: 'tartrazine',
    })
  })

  it('is not guessed', () => {
    expect(
      others('配料：有机小麦粉、浓缩白桃汁、秘制酱、白砂塘、食品添加剂（E450、硬脂酰乳酸盐、TBHQ）、DHA'),
    ).toMatchObject({
      有机小麦粉: 'wheat flour',
      浓缩白桃汁: undefined,
      秘制酱: undefined,
      白砂塘: undefined,
      E450: undefined,
      硬脂酰乳酸盐: undefined,
      TBHQ: undefined,
      DHA: undefined,
    })
    expect(others('Ingredients: dried tomatoes, organic tomatoes, house sauce, water')).toMatchObject({
      'dried tomatoes': undefined,
      'organic tomatoes': '番茄',
      'house sauce': undefined,
    })
  })
})

describe('a sentence', () => {
  const gummies = engine.analyse({
    text: '配料：白砂糖、水、蔗糖、果葡糖浆、食品添加剂（柠檬黄、亚硝酸钠、阿斯巴甜）',
  })
  const sweets = engine.analyse({
    text: 'Ingredients: Sugar, Water, Glucose Syrup, Colour (Tartrazine), Sodium Nitrite, Aspartame.',
  })
  const group = (result: typeof gummies, name: string) => result.groups.find(one => one.group === name)?.text

  it('in the language that is not of the label names them in that language, with the printed name behind', () => {
    expect(group(gummies, 'children')?.en).toContain(
      'Contains tartrazine (柠檬黄), aspartame (阿斯巴甜): best limited for children.',
    )
    expect(group(sweets, 'children')?.zh).toContain(
      '含柠檬黄（Tartrazine）、阿斯巴甜（Aspartame），儿童尽量少吃。',
    )
    expect(gummies.highlights.find(one => one.id === 'sugar_first')?.text.en).toBe(
      'Apart from water, white sugar (白砂糖) is the largest ingredient.',
    )
    const additives = gummies.reasons.filter(one => one.rule === 'additive').map(one => one.text.en)
    expect(additives).toContainEqual(expect.stringMatching(/^tartrazine \(柠檬黄\): /))
  })

  it('in the language of the label names them alone', () => {
    expect(group(gummies, 'children')?.zh).toContain('含柠檬黄、阿斯巴甜，儿童尽量少吃。')
    expect(group(sweets, 'children')?.en).toContain(
      'Contains Tartrazine, Aspartame: best limited for children.',
    )
  })

  it('has other brackets for it within its own', () => {
    expect(group(gummies, 'pku')?.en).toBe(
      'Contains a source of phenylalanine (aspartame [阿斯巴甜]): avoid with PKU.',
    )
    expect(group(sweets, 'pku')?.zh).toBe('含苯丙氨酸来源（阿斯巴甜［Aspartame］），苯丙酮尿症患者禁食。')
  })
})
