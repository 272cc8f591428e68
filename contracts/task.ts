import { taskId } from './interaction.ts'
import { eachLike, exactly, integer, like, moment, number, oneOf } from './matchers.ts'

const bilingual = { zh: like('配料'), en: like('Ingredients') }
const indices = eachLike(0, 0)
const remark = {
  id: like('whole_grains'),
  tone: oneOf('good', 'neutral', 'caution', 'bad'),
  text: bilingual,
  ingredients: indices,
  evidence: eachLike('E7', 0),
}
const allergen = oneOf(
  'gluten',
  'crustacean',
  'fish',
  'egg',
  'peanut',
  'soy',
  'milk',
  'nuts',
  'sesame',
  'shellfish',
  'sulphites',
  'celery',
  'mustard',
  'lupin',
)

const result = {
  score: integer(52),
  confidence: number(1),
  versions: { engine: like('1.0.0'), knowledge: like('gb2760-2024.1') },
  ingredients: eachLike({
    name: like('小麦粉'),
    span: { start: integer(15), end: integer(18) },
    confidence: number(0.98),
    kind: oneOf('food', 'additive', 'flavouring', 'enzyme', 'nutrient', 'culture', 'unknown'),
    functions: eachLike('膨松剂', 0),
    children: like([]),
  }),
  allergens: { contains: eachLike(allergen, 0), mayContain: eachLike(allergen, 0) },
  groups: eachLike(
    {
      group: like('gluten'),
      level: oneOf('avoid', 'caution', 'info'),
      certainty: oneOf('contains', 'mayContain'),
      ingredients: indices,
      text: bilingual,
    },
    0,
  ),
  highlights: eachLike(remark, 0),
  suggestions: eachLike(remark, 0),
  knowledge: eachLike(remark, 0),
  reasons: eachLike({
    rule: like('sugar'),
    points: number(-10.4),
    ingredients: indices,
    evidence: eachLike('E6', 0),
    confidence: oneOf('high', 'moderate', 'low', 'contested'),
    text: bilingual,
  }),
}

const product = {
  name: like('全麦苏打饼干'),
  brand: like('麦田'),
  seller: like(''),
  manufacturer: like('青禾食品有限公司'),
  standard: like('GB/T 20980'),
}

const common = {
  id: like(taskId),
  createdAt: moment('2026-11-20T08:00:00Z'),
  lang: oneOf('zh-Hans', 'zh-Hant', 'en'),
  source: 'server',
  imageUrl: like('data:image/jpeg;base64,/9j/'),
  product,
  sharing: 'private',
  parentShareId: null,
}

/** A task with its report. */
export const doneTask = {
  ...common,
  status: 'done',
  progress: exactly(1),
  labelText: like('配料：小麦粉、全麦粉（添加量20%）、植物油、白砂糖、食用盐'),
  result,
}

/** So little of the label is known that there is no score, and so no reason for one. */
export const unsureTask = {
  ...doneTask,
  result: { ...result, score: null, noScore: 'low_confidence', reasons: [] },
}

/** A product that gets no score: its ingredients and warnings stay, and nothing is suggested. */
export const unscoredTask = {
  ...doneTask,
  result: { ...result, score: null, noScore: 'alcohol', suggestions: [], reasons: [] },
}

const place = { start: integer(60), end: integer(62) }

/** A label with a nutrition table: the values as printed, and what follows from those that are sure. */
export const tableTask = {
  ...doneTask,
  labelText: like('配料：小麦粉、白砂糖\n营养成分表\n项目 每100克 NRV%\n能量 2059千焦 25%\n蛋白质 6.8克 11%'),
  result: {
    ...result,
    nutrition: {
      columns: eachLike({ per: oneOf('100g', '100ml', 'portion', 'unknown') }),
      reference: oneOf('NRV', 'DV', 'RI', 'DI'),
      rows: eachLike({
        nutrient: like('energy'),
        name: like('能量'),
        span: place,
        cells: eachLike({
          column: integer(0),
          value: number(2059),
          unit: oneOf('kJ', 'kcal', 'g', 'mg', 'μg', 'IU'),
          isSure: like(true),
          span: place,
        }),
      }),
      levels: eachLike(
        {
          nutrient: oneOf('fat', 'saturatedFat', 'sugars', 'salt'),
          level: oneOf('low', 'medium', 'high'),
          grams: number(24.5),
        },
        0,
      ),
      claims: eachLike(
        {
          claim: like('low_sugar'),
          span: place,
          verdict: oneOf('agrees', 'contradicts', 'unknown'),
          text: bilingual,
        },
        0,
      ),
    },
  },
}

/** A task on its way, with as much of the text as there is. */
export const runningTask = (status: 'queued' | 'recognizing' | 'analyzing', labelText = '') => ({
  ...common,
  status,
  progress: number(0.4),
  labelText: like(labelText),
  result: null,
})

/** Something was read, and it is no ingredient list. */
export const unrecognizedTask = {
  ...common,
  status: 'unrecognized',
  progress: exactly(1),
  labelText: like('收银小票'),
  result: null,
}

/** A task that came to nothing, and why. */
export const failedTask = {
  ...common,
  status: 'failed',
  progress: exactly(1),
  labelText: like(''),
  result: null,
  problem: { code: integer(500), errMsg: like('Something went wrong on our side') },
}
