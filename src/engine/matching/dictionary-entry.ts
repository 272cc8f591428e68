import type { AdditiveName } from '../../knowledge/index.ts'
import type { IngredientKind, Tier } from '../result.ts'

/** What a food is to the score. */
export type FoodClass =
  | 'sugar'
  | 'salt'
  | 'sauce'
  | 'satfat'
  | 'oil'
  | 'hydro'
  | 'refined'
  | 'whole'
  | 'wholegrain'
  | 'water'
  | 'neutral'
  | 'culture'

/** An additive as the engine counts it. */
export interface Substance {
  id?: string
  zh: string
  en: string
  ins: string
  functions: readonly string[]
  tier: Tier
  marker: boolean
  /** The name covers a family; which member it is, is not known. */
  generic: boolean
}

/** The meaning of a name. */
export interface Meaning {
  kind: IngredientKind
  /** One name per substance or food, to count each once. */
  canonical: string
  /** Its English name, where it is an enzyme of the standard. */
  en?: string
  food?: FoodClass
  marker?: boolean
  substance?: Substance
  /** A nutrient that is an additive as well: read as one or the other by its context. */
  nutrient?: 'only' | 'shared' | 'alone'
  /** No longer name starts with this one, so what follows is the next ingredient. */
  end?: boolean
}

/** An additive of GB 2760 by one of its names. */
export function additiveMeaning(name: AdditiveName): Meaning {
  const { id, zh, en, ins, functions, tier, marker, generic } = name
  return {
    kind: 'additive',
    canonical: zh,
    end: true,
    substance: { ...(id ? { id } : {}), zh, en, ins, functions, tier, marker, generic },
  }
}

/** An additive that GB 2760 does not list. */
export function foreign(
  zh: string,
  en: string,
  ins: string,
  functions: readonly string[],
  tier: Tier,
  marker: boolean,
): Meaning {
  return {
    kind: 'additive',
    canonical: zh,
    end: true,
    substance: { zh, en, ins, functions, tier, marker, generic: false },
  }
}

/** A flavouring; all tastes count as one. */
export function flavouring(canonical: string): Meaning {
  return {
    kind: 'flavouring',
    canonical,
    end: true,
    substance: {
      zh: canonical,
      en: 'flavouring',
      ins: '',
      functions: ['食品用香料'],
      tier: 1,
      marker: true,
      generic: false,
    },
  }
}

/** An enzyme, by the name of all that are the same. */
export function enzyme(canonical: string, en?: string): Meaning {
  return { kind: 'enzyme', canonical, ...(en ? { en } : {}), end: true }
}
