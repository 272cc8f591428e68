import { proxy } from 'valtio'
import type { components } from '../api/schema.d.ts'

type Schemas = components['schemas']

/** What a person wants to be warned of: groups they belong to, and allergens. */
export type Concern = `group:${Schemas['Group']}` | `allergen:${Schemas['Allergen']}`

export const allergens = [
  'gluten',
  'milk',
  'egg',
  'nuts',
  'peanut',
  'soy',
  'fish',
  'crustacean',
  'shellfish',
  'sesame',
  'sulphites',
] as const satisfies readonly Schemas['Allergen'][]

/** Groups that are not an allergy: those are chosen as allergens. */
export const personGroups = [
  'children',
  'infant_0_36m',
  'pregnant',
  'diabetes',
  'hypertension',
  'ckd',
  'gout',
  'pku',
  'lactose',
  'caffeine',
  'aspirin_dye_sensitive',
  'laxative',
  'g6pd',
  'vegetarian_halal',
] as const satisfies readonly Schemas['Group'][]

type Store = Pick<globalThis.Storage, 'getItem' | 'setItem'> | null

const key = 'ai-concerns'
const all: readonly Concern[] = [
  ...allergens.map(name => `allergen:${name}` as const),
  ...personGroups.map(name => `group:${name}` as const),
]

/** The person's own concerns: kept on this device, sent nowhere. */
export const createConcerns = (store: Store) => {
  const state = proxy<{ chosen: Concern[] }>({ chosen: read(store) })
  return {
    state,
    toggle(concern: Concern): void {
      state.chosen = state.chosen.includes(concern)
        ? state.chosen.filter(other => other !== concern)
        : [...state.chosen, concern]
      try {
        store?.setItem(key, JSON.stringify(state.chosen))
      } catch {
        // A full storage: they hold for this visit.
      }
    },
  }
}

export type Concerns = ReturnType<typeof createConcerns>

const read = (store: Store): Concern[] => {
  try {
    const kept: unknown = JSON.parse(store?.getItem(key) ?? '[]')
    return Array.isArray(kept) ? all.filter(concern => kept.includes(concern)) : []
  } catch {
    return [] // not JSON: somebody else wrote it
  }
}
