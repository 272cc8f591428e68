import type { Bilingual, Group, GroupFlag } from '../../../result.ts'

/** The first words of an answer whether somebody may eat it. */
export const leads = {
  no: { zh: '不能', en: 'No' },
  betterNot: { zh: '不建议', en: 'Better not' },
  little: { zh: '少吃为好', en: 'Better only a little' },
  /** To 'does it hurt the baby' a no would say that it does not. */
  avoid: { zh: '要避免', en: 'Avoid it' },
  depends: { zh: '看情况', en: 'It depends' },
} satisfies Record<string, Bilingual>

export type Lead = keyof typeof leads

const strict: ReadonlySet<Group> = new Set<Group>([
  'pku',
  'gluten',
  'milk_allergy',
  'nuts',
  'peanut',
  'egg',
  'soy',
  'fish_crustacean',
  'sulfite_asthma',
  'g6pd',
  'vegetarian_halal',
])
const byAmount: ReadonlySet<Group> = new Set<Group>([
  'children',
  'infant_0_36m',
  'diabetes',
  'hypertension',
  'ckd',
  'gout',
])

/** How grave a flag is, in the first words of an answer. */
export const leadOf = ({ group, level, certainty, text }: GroupFlag): Lead => {
  if (level === 'avoid') return strict.has(group) || /酒精|不能|禁/.test(text.zh) ? 'no' : 'betterNot'
  if (certainty === 'mayContain') return 'betterNot'
  return byAmount.has(group) || /少吃/.test(text.zh) ? 'little' : 'depends'
}

const order: readonly Lead[] = ['no', 'avoid', 'betterNot', 'little', 'depends']

export const graver = (a: Lead, b: Lead): number => order.indexOf(a) - order.indexOf(b)
