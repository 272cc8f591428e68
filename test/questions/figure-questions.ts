import type { NutrientUnit } from '../../src/engine/nutrition/nutrition.ts'
import { randomFrom } from '../seeded-random.ts'
import { type Stated, type StyledLabel, styledLabels } from './table-styles.ts'

type Language = 'zh' | 'zh-Hant' | 'en'
type Asked = Stated['nutrient']

/** A figure that an answer has to give. */
export interface Figure {
  nutrient: Asked
  /** Grams of the product that it is for. */
  size: number
  /** Any of these is right: sodium may be given as salt too. */
  any: readonly { value: number; unit: string }[]
}

/** A question for figures of a label, and what its answer has to give. */
export interface FigureQuestion {
  kind: string
  style: string
  language: Language
  label: string
  question: string
  figures: readonly Figure[]
}

/** How people call a nutrient; the first stands in most questions. */
const words: Readonly<Partial<Record<Asked, Readonly<Record<Language, readonly string[]>>>>> = {
  energy: {
    zh: ['热量', '大卡', '卡路里', '能量'],
    'zh-Hant': ['熱量', '卡路里', '大卡'],
    en: ['calories', 'cals', 'kcal', 'energy'],
  },
  protein: { zh: ['蛋白质', '蛋白'], 'zh-Hant': ['蛋白質', '蛋白'], en: ['protein', 'protien'] },
  fat: { zh: ['脂肪'], 'zh-Hant': ['脂肪'], en: ['fat'] },
  saturatedFat: { zh: ['饱和脂肪'], 'zh-Hant': ['飽和脂肪'], en: ['saturated fat', 'sat fat', 'saturates'] },
  carbohydrate: {
    zh: ['碳水', '碳水化合物'],
    'zh-Hant': ['碳水', '碳水化合物'],
    en: ['carbs', 'carbohydrate', 'carbohydrates'],
  },
  sugars: { zh: ['糖', '糖分'], 'zh-Hant': ['糖', '糖份', '糖分'], en: ['sugar', 'sugars', 'suger'] },
  fibre: { zh: ['膳食纤维', '纤维'], 'zh-Hant': ['纖維'], en: ['fibre', 'fiber'] },
  sodium: { zh: ['钠'], 'zh-Hant': ['鈉'], en: ['sodium', 'sodum'] },
  salt: { zh: ['盐'], 'zh-Hant': ['鹽'], en: ['salt'] },
  potassium: { zh: ['钾'], 'zh-Hant': ['鉀'], en: ['potassium'] },
  magnesium: { zh: ['镁'], 'zh-Hant': ['鎂'], en: ['magnesium'] },
  calcium: { zh: ['钙'], 'zh-Hant': ['鈣'], en: ['calcium'] },
  iron: { zh: ['铁'], 'zh-Hant': ['鐵'], en: ['iron'] },
  vitaminC: { zh: ['维生素C', '维C'], 'zh-Hant': ['維他命C', '維生素C'], en: ['vitamin C', 'vit c'] },
  addedSugars: { zh: ['添加糖'], 'zh-Hant': ['添加糖'], en: ['added sugar', 'added sugars'] },
  polyols: { zh: ['糖醇'], 'zh-Hant': ['糖醇'], en: ['polyols', 'sugar alcohols', 'sugar alcohol'] },
  caffeine: { zh: ['咖啡因'], 'zh-Hant': ['咖啡因'], en: ['caffeine', 'caffiene'] },
}

/** What one of a style is called, and how much of its portion it is. */
const pieces: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'US Supplement Facts': { zh: '条', 'zh-Hant': '條', en: 'stick' },
  'US Nutrition Facts with several rows in a line': { zh: '根', 'zh-Hant': '條', en: 'bar' },
  'Australian columns per serve and per 100 g': { zh: '根', 'zh-Hant': '條', en: 'bar' },
  'Australian tablets with one column per serving': { zh: '片', 'zh-Hant': '片', en: 'tablet' },
  'British columns with what they are part of in the same line': { zh: '包', 'zh-Hant': '包', en: 'bag' },
  'Taiwanese columns per portion and per 100 g': { zh: '块', 'zh-Hant': '塊', en: 'piece' },
  'Hong Kong, per portion, in two languages': { zh: '包', 'zh-Hant': '包', en: 'sachet' },
  'Chinese, per 100 g with shares of the day': { zh: '条', 'zh-Hant': '條', en: 'bar' },
  'Chinese columns per 100 g and per portion, with caffeine': { zh: '条', 'zh-Hant': '條', en: 'stick' },
  'European tablets with vitamins alone': { zh: '片', 'zh-Hant': '片', en: 'tablet' },
  'Canadian, in English and French': { zh: '根', 'zh-Hant': '條', en: 'bar' },
}

/** Somebody asks for so much of it: in words, and as a part of one. */
type Serving = readonly [(piece: string) => string, number | 'hundred']

const servings: Readonly<Record<Language, readonly Serving[]>> = {
  en: [
    [one => `per ${one}`, 1],
    [one => `in one ${one}`, 1],
    [one => `in a ${one}`, 1],
    [() => 'per 100g', 'hundred'],
    [() => 'in 100 g', 'hundred'],
    [one => `in two ${one}s`, 2],
    [one => `in half a ${one}`, 0.5],
    [() => 'per serving', 1],
  ],
  zh: [
    [one => `一${one}`, 1],
    [one => `每${one}`, 1],
    [one => `1${one}`, 1],
    [() => '每100克', 'hundred'],
    [() => '100克', 'hundred'],
    [one => `两${one}`, 2],
    [one => `半${one}`, 0.5],
    [() => '每份', 1],
  ],
  'zh-Hant': [
    [one => `一${one}`, 1],
    [one => `每${one}`, 1],
    [() => '每100克', 'hundred'],
    [() => '100公克', 'hundred'],
    [one => `兩${one}`, 2],
    [one => `半${one}`, 0.5],
    [() => '一份', 1],
  ],
}

const single: Readonly<Record<Language, readonly ((n: string, s: string) => string)[]>> = {
  en: [
    (n, s) => `how much ${n} ${s}`,
    (n, s) => `how much ${n} is there ${s}?`,
    (n, s) => `whats the ${n} ${s}`,
    (n, s) => `${n} ${s}?`,
    (n, s) => `can you tell me how much ${n} i get ${s}`,
    (n, s) => `${s} how much ${n}`,
  ],
  zh: [
    (n, s) => `${s}有多少${n}`,
    (n, s) => `${s}${n}多少`,
    (n, s) => `${s}含${n}多少克`,
    (n, s) => `吃${s}，${n}有好多`,
    (n, s) => `${n}${s}是多少啊`,
    (n, s) => `请问${s}的${n}是几多`,
  ],
  'zh-Hant': [
    (n, s) => `${s}有幾多${n}`,
    (n, s) => `${s}${n}幾多呀`,
    (n, s) => `食${s}有幾多${n}㗎`,
    (n, s) => `${s}含${n}多少`,
    (n, s) => `請問${s}的${n}有多少？`,
  ],
}
const double: Readonly<Record<Language, readonly ((n: string, m: string, s: string) => string)[]>> = {
  en: [
    (n, m, s) => `how much ${n} and ${m} ${s}`,
    (n, m, s) => `how much ${n} n ${m} ${s}`,
    (n, m, s) => `${n} & ${m} ${s}?`,
    (n, m, s) => `how much ${n} ${s}, and what about the ${m}`,
    (n, m, s) => `what are the ${n} and the ${m} ${s}`,
  ],
  zh: [
    (n, m, s) => `${s}有多少${n}和${m}`,
    (n, m, s) => `${s}${n}好多，${m}呢`,
    (n, m, s) => `${s}的${n}、${m}各是多少`,
    (n, m, s) => `${s}${n}${m}分别多少`,
    (n, m, s) => `${n}跟${m}，${s}有几多`,
  ],
  'zh-Hant': [
    (n, m, s) => `${s}入面有幾多${n}同${m}`,
    (n, m, s) => `${s}${n}幾多，${m}呢`,
    (n, m, s) => `食${s}，${n}同${m}係幾多`,
    (n, m, s) => `${s}的${n}和${m}各多少`,
  ],
}
const both: Readonly<Record<Language, readonly ((n: string, s: string, t: string) => string)[]>> = {
  en: [
    (n, s, t) => `how much ${n} ${s} and ${t}`,
    (n, s, t) => `${n} ${s} and also ${t} please`,
    (n, s, t) => `how much ${n} is ${s}, and how much ${t}?`,
  ],
  zh: [
    (n, s, t) => `${s}和${t}各有多少${n}`,
    (n, s, t) => `${n}${s}多少，${t}呢`,
    (n, s, t) => `${s}有多少${n}？${t}又是多少`,
  ],
  'zh-Hant': [
    (n, s, t) => `${s}同${t}各有幾多${n}`,
    (n, s, t) => `${s}${n}幾多，${t}呢`,
    (n, s, t) => `${s}有多少${n}？${t}呢`,
  ],
}

const sizeOf = (of: Serving[1], portion: number): number => (of === 'hundred' ? 100 : portion * of)
const KJ = 4.184

/** What a label states of a nutrient for so much of it: by any of its columns. */
const figureOf = (label: StyledLabel, nutrient: Asked, size: number): Figure | null => {
  const own = label.stated.filter(one => one.nutrient === nutrient)
  if (own.length === 0) return null
  return {
    nutrient,
    size,
    any: own.flatMap(({ value, unit, column }) =>
      alsoAs(nutrient, (value * size) / (label.columns[column] ?? size), unit),
    ),
  }
}
const alsoAs = (nutrient: Asked, value: number, unit: NutrientUnit): Figure['any'] => {
  if (nutrient === 'energy' && unit === 'kcal')
    return [
      { value, unit: 'kcal' },
      { value: value * KJ, unit: 'kJ' },
    ]
  if (nutrient === 'energy')
    return [
      { value, unit: 'kJ' },
      { value: value / KJ, unit: 'kcal' },
    ]
  if (unit === 'mg' && value >= 1000)
    return [
      { value, unit },
      { value: value / 1000, unit: 'g' },
    ]
  if (unit === 'g' && value < 1)
    return [
      { value, unit },
      { value: value * 1000, unit: 'mg' },
    ]
  return [{ value, unit }]
}

/** Chooses one of a list by a seed. */
const chooserOf =
  (random: () => number) =>
  <T>(all: readonly T[]): T => {
    const one = all[Math.floor(random() * all.length)]
    if (one === undefined) throw new Error('nothing to choose from')
    return one
  }

/** Questions for one figure, for two nutrients, and for two servings, over labels of every style. */
export const figureQuestions = (count: number, seed = 1): FigureQuestion[] => {
  const random = randomFrom(seed)
  const oneOf = chooserOf(random)
  const labels = styledLabels(3).filter(({ style }) => pieces[style])
  const languages: readonly Language[] = ['zh', 'zh-Hant', 'en']
  const questions: FigureQuestion[] = []
  while (questions.length < count) {
    const label = oneOf(labels)
    const language = oneOf(languages)
    const piece = pieces[label.style]?.[language] ?? ''
    const portion = label.columns.find(of => of !== 100) ?? label.portion
    const named = [...new Set(label.stated.map(({ nutrient }) => nutrient))].filter(one => words[one])
    const [first, second] = [oneOf(named), oneOf(named)]
    const [serving, other] = [oneOf(servings[language]), oneOf(servings[language])]
    const word = (nutrient: Asked): string => oneOf(words[nutrient]?.[language] ?? [])
    const [s, t] = [serving[0](piece), other[0](piece)]
    const [sizeS, sizeT] = [sizeOf(serving[1], portion), sizeOf(other[1], portion)]
    const kind = oneOf(['one figure', 'two nutrients', 'two servings'])
    if (kind !== 'one figure' && (first === second || sizeS === sizeT)) continue
    const question =
      kind === 'one figure'
        ? oneOf(single[language])(word(first), s)
        : kind === 'two nutrients'
          ? oneOf(double[language])(word(first), word(second), s)
          : oneOf(both[language])(word(first), s, t)
    const wanted =
      kind === 'one figure'
        ? [figureOf(label, first, sizeS)]
        : kind === 'two nutrients'
          ? [figureOf(label, first, sizeS), figureOf(label, second, sizeS)]
          : [figureOf(label, first, sizeS), figureOf(label, first, sizeT)]
    questions.push({
      kind,
      style: label.style,
      language,
      label: label.text,
      question,
      figures: wanted.filter(one => one !== null),
    })
  }
  return questions
}

const number = /(\d+(?:\.\d+)?)\s?([µμ]g|mg|kcal|千卡|kJ|g|ml)/g
const unitsOf: Readonly<Record<string, string>> = { 千卡: 'kcal', '\u00b5g': '\u03bcg' }

/** What an answer says that a question did not ask, or does not say that it asked. */
export const faultsOf = ({ figures }: FigureQuestion, answer: string): string[] => {
  const said = [...answer.matchAll(number)].map(([, value, unit = '']) => ({
    value: Number(value),
    unit: unitsOf[unit] ?? unit,
  }))
  const isSaid = (value: number, unit: string): boolean =>
    said.some(one => one.unit === unit && Math.abs(one.value - value) <= tolerance(value, unit))
  const sentences = answer.split(/\n/).map(line => line.replace(/\[\d+\]/g, ''))
  return [
    ...figures.flatMap(({ nutrient, size, any }) => [
      ...(any.some(({ value, unit }) => isSaid(value, unit))
        ? []
        : [`no ${nutrient} of ${size} g: ${any.map(({ value, unit }) => `${value} ${unit}`).join(' or ')}`]),
      ...(isSaid(size, 'g') || isSaid(size, 'ml') ? [] : [`no size ${size} g`]),
    ]),
    ...(new Set(sentences).size === sentences.length ? [] : ['says something twice']),
  ]
}
const tolerance = (value: number, unit: string): number =>
  unit === 'g' ? 0.06 + value * 0.015 : unit === 'μg' ? 0.06 : 1 + value * 0.015

/** Somebody who is named beside the figure that is asked for. */
const people: Readonly<Record<Language, readonly (readonly [string, readonly Asked[]])[]>> = {
  en: [
    ["i'm type 2 diabetic, ", ['carbohydrate', 'sugars']],
    ['type 2 here. ', ['carbohydrate', 'sugars']],
    ['my nan has diabetes - ', ['sugars', 'carbohydrate']],
    ['dad has high blood pressure, ', ['sodium', 'salt']],
    ['bp is high so ', ['sodium']],
    ['my 5 year old wants it, ', ['sugars', 'salt', 'sodium']],
    ["i'm 30 weeks pregnant, ", ['caffeine', 'protein', 'iron', 'sodium']],
    ['trying to lose weight, ', ['energy', 'fat', 'sugars']],
    ['after the gym, ', ['protein', 'carbohydrate']],
    ['i have high cholesterol, ', ['saturatedFat', 'fat']],
    ["i'm on a keto diet, ", ['carbohydrate']],
    ['weak kidneys here: ', ['potassium', 'sodium', 'protein']],
  ],
  zh: [
    ['我有糖尿病，', ['sugars', 'carbohydrate']],
    ['奶奶血糖高，', ['sugars', 'carbohydrate']],
    ['二型糖尿病，', ['carbohydrate']],
    ['爸爸有高血压，', ['sodium', 'salt']],
    ['孩子5岁，', ['sugars', 'sodium', 'salt']],
    ['怀孕六个月，', ['caffeine', 'protein', 'iron', 'sodium']],
    ['在减肥，', ['energy', 'fat', 'sugars']],
    ['健身完吃，', ['protein', 'carbohydrate']],
    ['胆固醇高，', ['saturatedFat', 'fat']],
    ['肾不好，', ['potassium', 'sodium', 'protein']],
  ],
  'zh-Hant': [
    ['阿嬤有血糖問題，', ['sugars', 'carbohydrate']],
    ['我有糖尿，', ['carbohydrate', 'sugars']],
    ['老豆血壓高，', ['sodium', 'salt']],
    ['個仔五歲，', ['sugars', 'sodium']],
    ['大肚六個月，', ['caffeine', 'protein', 'sodium']],
    ['減緊肥，', ['energy', 'fat']],
    ['做完gym，', ['protein', 'carbohydrate']],
    ['阿媽膽固醇高，', ['saturatedFat', 'fat']],
  ],
}
const besidePeople: Readonly<Record<Language, readonly ((n: string, s: string) => string)[]>> = {
  en: [
    (n, s) => `how much ${n} ${s}?`,
    (n, s) => `whats the ${n} ${s}`,
    (n, s) => `how much ${n} do i get ${s}`,
  ],
  zh: [(n, s) => `${s}有多少${n}`, (n, s) => `${s}${n}多少`, (n, s) => `${s}的${n}有几多啊`],
  'zh-Hant': [(n, s) => `${s}${n}多少`, (n, s) => `${s}有幾多${n}呀`, (n, s) => `食${s}有幾多${n}`],
}

/** Questions for one figure by somebody with a condition. */
export const peopleQuestions = (count: number, seed = 1): FigureQuestion[] => {
  const random = randomFrom(seed)
  const oneOf = chooserOf(random)
  const labels = styledLabels(3).filter(({ style }) => pieces[style])
  const languages: readonly Language[] = ['zh', 'zh-Hant', 'en']
  const questions: FigureQuestion[] = []
  while (questions.length < count) {
    const label = oneOf(labels)
    const language = oneOf(languages)
    const [who, asked] = oneOf(people[language])
    const nutrient = oneOf(asked)
    const portion = label.columns.find(of => of !== 100) ?? label.portion
    const [serving, of] = oneOf(servings[language])
    const figure = figureOf(label, nutrient, sizeOf(of, portion))
    const word = words[nutrient]?.[language][0]
    if (!figure || !word) continue
    const s = serving(pieces[label.style]?.[language] ?? '')
    questions.push({
      kind: who,
      style: label.style,
      language,
      label: label.text,
      question: who + oneOf(besidePeople[language])(word, s),
      figures: [figure],
    })
  }
  return questions
}

/** A figure with its unit, of which one answer has each once. */
const figuresIn = (answer: string): string[] =>
  [
    ...answer
      .replace(/EFSA[^。\n]*/g, '')
      .matchAll(/含[^\d（(]{1,8}\d+(?:\.\d+)? ?m?g|\d+(?:\.\d+)? m?g of [a-z]+/g),
  ].map(([said]) => said.replace(/^含/, ''))

/** What is wrong with a figure that somebody with a condition asked for: it is not the first sentence, or told twice. */
export const faultsBesidePeople = (question: FigureQuestion, answer: string): string[] => {
  const [first = ''] = answer.split('\n')
  const figures = figuresIn(answer)
  const twice = figures.find((one, at) => figures.indexOf(one) < at)
  return [...faultsOf(question, first).map(fault => `first: ${fault}`), ...(twice ? [`twice: ${twice}`] : [])]
}
