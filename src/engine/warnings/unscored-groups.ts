import type { Bilingual, Group, GroupFlag } from '../result.ts'
import type { UnscoredProduct } from '../scoring/no-score/unscored-products.ts'

const ALCOHOL: readonly (readonly [Group, Bilingual])[] = [
  [
    'pregnant',
    {
      zh: '含酒精：孕期、备孕期和哺乳期不要饮用。',
      en: 'Contains alcohol: avoid when pregnant, trying or breastfeeding.',
    },
  ],
  ['children', { zh: '含酒精：未成年人不要饮用。', en: 'Contains alcohol: not for anyone under 18.' }],
  ['infant_0_36m', { zh: '含酒精：婴幼儿不能喝。', en: 'Contains alcohol: not for infants.' }],
  ['hypertension', { zh: '含酒精：酒精会升高血压。', en: 'Contains alcohol, which raises blood pressure.' }],
  [
    'gout',
    {
      zh: '含酒精：酒精会升高尿酸、诱发痛风。',
      en: 'Contains alcohol, which raises uric acid and sets off gout.',
    },
  ],
  [
    'diabetes',
    {
      zh: '含酒精：酒精会扰乱血糖，听医生的。',
      en: 'Contains alcohol, which upsets blood sugar: ask your doctor.',
    },
  ],
  ['vegetarian_halal', { zh: '含酒精：不适合清真。', en: 'Contains alcohol: not halal.' }],
]

/** The warnings of an alcoholic drink, whatever its list says. */
export function alcoholFlags(product: UnscoredProduct | undefined): GroupFlag[] {
  if (product !== 'alcohol') return []
  return ALCOHOL.map(([group, text]) => ({
    group,
    level: 'avoid',
    certainty: 'contains',
    ingredients: [],
    text,
  }))
}

const REGULATED: ReadonlySet<Group> = new Set([
  'infant_0_36m',
  'children',
  'hypertension',
  'diabetes',
  'gout',
  'ckd',
])
const NONE: ReadonlySet<Group> = new Set()

/** Groups about which nothing is said: the recipe of formula and medical food is made for those who need it. */
export function silentGroups(product: UnscoredProduct | undefined): ReadonlySet<Group> {
  return product === 'infant_formula' || product === 'medical_food' ? REGULATED : NONE
}
