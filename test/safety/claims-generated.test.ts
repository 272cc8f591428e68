import { describe, expect, it } from 'vitest'
import type { Allergen } from '../../src/engine/index.ts'
import { engine, flat } from '../labels/corpus.ts'
import { sentences } from './promises.ts'

/** Every allergen as claims name it, in the three scripts, and an ingredient that brings it. */
const ALLERGENS: Record<Allergen, readonly [hans: string, hant: string, en: string, food: string]> = {
  gluten: ['麸质', '麩質', 'gluten', '小麦粉'],
  crustacean: ['虾', '蝦', 'shrimp', '虾仁'],
  fish: ['鱼', '魚', 'fish', '鳕鱼'],
  egg: ['鸡蛋', '雞蛋', 'egg', '鸡蛋'],
  peanut: ['花生', '花生', 'peanut', '花生'],
  soy: ['大豆', '大豆', 'soy', '大豆'],
  milk: ['牛奶', '牛奶', 'milk', '全脂乳粉'],
  nuts: ['坚果', '堅果', 'nut', '腰果'],
  sesame: ['芝麻', '芝麻', 'sesame', '芝麻'],
  shellfish: ['贝类', '貝類', 'mollusc', '扇贝'],
  sulphites: ['亚硫酸盐', '亞硫酸鹽', 'sulphite', '焦亚硫酸钠'],
  celery: ['芹菜', '芹菜', 'celery', '芹菜籽'],
  mustard: ['芥末', '芥末', 'mustard', '芥末籽'],
  lupin: ['羽扇豆', '羽扇豆', 'lupin', '羽扇豆粉'],
}
const FORMS_HANS = ['不含X', '无X', '零X', '不添加X', '未添加X', '本品不含X', '本产品不含X成分', '不使用X']
const FORMS_HANT = ['不含X', '無X', '零X', '未添加X', '本產品不含X']
const FORMS_EN = [
  'X-free',
  'X free',
  'free from X',
  'without X',
  'no X',
  'does not contain X',
  'contains no X',
]

const isAllergen = (name: string): name is Allergen => Object.hasOwn(ALLERGENS, name)
const allergens = Object.keys(ALLERGENS).filter(isAllergen)

interface Generated {
  allergen: Allergen
  claim: string
  food: string
}

const claims = (forms: readonly string[], at: 0 | 1 | 2): Generated[] =>
  allergens.flatMap(allergen =>
    forms.map(form => ({
      allergen,
      claim: form.replace('X', ALLERGENS[allergen][at]),
      food: ALLERGENS[allergen][3],
    })),
  )

const SCRIPTS = [
  {
    script: 'zh-Hans',
    all: claims(FORMS_HANS, 0),
    list: '配料：大米、水、食用盐',
    last: '食用盐',
    stop: '。',
  },
  { script: 'zh-Hant', all: claims(FORMS_HANT, 1), list: '成分：白米、水、食鹽', last: '食鹽', stop: '。' },
  { script: 'en', all: claims(FORMS_EN, 2), list: 'Ingredients: rice, water, salt', last: 'salt', stop: '.' },
] as const

/** Analyses a label and gives what is said of one allergen, and the names of its list. */
function read(text: string) {
  const result = engine.analyse({ text })
  const { contains, mayContain } = result.allergens
  const names = flat(result.ingredients).map(({ name }) => name)
  return { result, contains, said: [...contains, ...mayContain], names }
}

describe.each(SCRIPTS)(
  'a claim in $script, whatever its form and whatever it denies',
  ({ all, list, last, stop }) => {
    it.each(all)('asserts no $allergen behind the list: $claim', ({ allergen, claim }) => {
      const { said, names } = read(`${list}${stop}${claim}${stop}`)
      expect(said).not.toContain(allergen)
      expect(names.at(-1)).toBe(last)
    })

    it.each(all)(
      'asserts no $allergen before the list, and loses none of it: $claim',
      ({ allergen, claim }) => {
        const { said, names } = read(`${claim}\n${list}`)
        expect(said).not.toContain(allergen)
        expect(names.at(-1)).toBe(last)
      },
    )

    it.each(all)(
      'asserts no $allergen in a bracket of the list, and loses nothing behind it: $claim',
      one => {
        const [head, ...rest] = list.split(/(?=[、,])/)
        const { said, names } = read(`${head}(${one.claim})${rest.join('')}`)
        expect(said).not.toContain(one.allergen)
        expect(names.at(-1)).toBe(last)
      },
    )

    it.each(all)(
      'does not remove what the list states, and shows both: $claim',
      ({ allergen, claim, food }) => {
        const mark = list.includes('、') ? '、' : ', '
        const { contains, result } = read(`${list}${mark}${food}${stop}${claim}${stop}`)
        expect(contains).toContain(allergen)
        expect(sentences(result).some(one => one.includes(claim) && one.includes(food))).toBe(true)
      },
    )

    it.each(all)('does not silence a statement behind it: $claim', ({ allergen, claim }) => {
      const other = allergen === 'peanut' ? 'sesame' : 'peanut'
      const at = list.startsWith('Ing') ? 2 : 0
      const may = at === 2 ? `May contain ${ALLERGENS[other][at]}.` : `可能含有${ALLERGENS[other][at]}。`
      expect(read(`${list}${stop}${claim}${stop}${may}`).said).toContain(other)
    })
  },
)
