import type { Nutrition } from './nutrition/nutrition.ts'
import type { Bilingual, Box, Span } from './shapes.ts'

export type { Bilingual, Box, Span } from './shapes.ts'

export type IngredientKind =
  | 'food'
  | 'additive'
  | 'flavouring'
  | 'enzyme'
  | 'nutrient'
  | 'culture'
  | 'unknown'

/** Concern tier of an additive: 0 none, 1 low, 2 moderate, 3 high, 4 very high (tiers of our scoring method). */
export type Tier = 0 | 1 | 2 | 3 | 4

/** An amount declared on the label; `max` is there for ranges, `bound` says how the number limits it. */
export interface Amount {
  value: number
  max?: number
  unit: '%' | 'g/100g' | 'g/kg' | 'g/L' | 'mg/kg' | 'mg/100g'
  bound: 'exact' | 'atLeast' | 'atMost' | 'about'
}

/** A suspected misreading: what the label probably says instead. The text itself is never rewritten. */
export interface Suggestion {
  name: string
  additiveId?: string
  confidence: number
}

export interface Ingredient {
  /** Exactly as written on the label: `labelText.slice(span.start, span.end)`. */
  name: string
  /** What it is called in the other language, Chinese for English and English for Chinese; without it where unknown. */
  otherName?: string
  /** What a number printed as the name (171, E330) stands for, in the language of the label; without it where unknown. */
  numberName?: string
  span: Span
  /** Its position on the photo, when it was read from one. */
  box?: Box
  /** 0-1: how sure we are of having read and recognised it. */
  confidence: number
  kind: IngredientKind
  additiveId?: string
  ins?: string
  /** GB 2760 functional classes (Chinese names of Annex D), from the label's class word or the entry. */
  functions: string[]
  tier?: Tier
  amount?: Amount
  /** Remarks in brackets that are not ingredients: 含苯丙氨酸, 辐照, 来自牛奶. */
  notes?: string[]
  /** This item only names a part of the product (面饼, 冰淇淋部分) or a class word (食品添加剂, 乳化剂); its children are the ingredients. */
  role?: 'section' | 'class'
  /** Is under a "2 % or less" heading. */
  atMost2Percent?: boolean
  suspected?: Suggestion
  children: Ingredient[]
}

export type Allergen =
  | 'gluten'
  | 'crustacean'
  | 'fish'
  | 'egg'
  | 'peanut'
  | 'soy'
  | 'milk'
  | 'nuts'
  | 'sesame'
  | 'shellfish'
  | 'sulphites'
  | 'celery'
  | 'mustard'
  | 'lupin'

export type Group =
  | 'pregnant'
  | 'infant_0_36m'
  | 'children'
  | 'pku'
  | 'gluten'
  | 'milk_allergy'
  | 'lactose'
  | 'nuts'
  | 'peanut'
  | 'egg'
  | 'soy'
  | 'fish_crustacean'
  | 'sulfite_asthma'
  | 'aspirin_dye_sensitive'
  | 'hypertension'
  | 'ckd'
  | 'diabetes'
  | 'gout'
  | 'caffeine'
  | 'laxative'
  | 'vegetarian_halal'
  | 'g6pd'

/** A group of people who should take care, and why. `ingredients` are indices in depth-first order. */
export interface GroupFlag {
  group: Group
  level: 'avoid' | 'caution' | 'info'
  /** 'contains' when an ingredient triggers it; 'mayContain' when only a precautionary statement does. */
  certainty: 'contains' | 'mayContain'
  ingredients: number[]
  text: Bilingual
}

/** A highlight, suggestion or piece of knowledge about this very label. */
export interface Insight {
  /** Stable id of the rule that produced it. */
  id: string
  tone: 'good' | 'neutral' | 'caution' | 'bad'
  text: Bilingual
  /** Indices of the ingredients it rests on, in depth-first order. */
  ingredients: number[]
  /** Ids of evidence (E1...) or knowledge entries. */
  evidence: string[]
}

/** One line of the score, the heaviest first. 100 plus the points of all reasons is the score, exactly when added in tenths. */
export interface ScoreReason {
  rule: string
  /** Whole tenths, written with one digit: -14.3. */
  points: number
  /** Indices in depth-first order. */
  ingredients: number[]
  evidence: string[]
  confidence: 'high' | 'moderate' | 'low' | 'contested'
  text: Bilingual
}

/** Why there is no score: what the product is, or what is wrong with the reading. */
export type NoScore =
  | 'alcohol'
  | 'infant_formula'
  | 'medical_food'
  | 'supplement'
  | 'not_food'
  | 'foreign_list'
  | 'low_confidence'
  | 'partial_reading'
  | 'doubtful_word'
  | 'no_list'

export interface AnalysisResult {
  /** 0-100, or null where `noScore` says why there is none. */
  score: number | null
  /** Why there is no score; null where there is one, absent in results of versions that gave no reason. */
  noScore?: NoScore | null
  /** Known tokens over all tokens, lowered by class-only mentions and doubtful readings; 0-1. */
  confidence: number
  versions: { engine: string; knowledge: string }
  /** A tree; indices elsewhere count it depth-first, parents before children. */
  ingredients: Ingredient[]
  allergens: { contains: Allergen[]; mayContain: Allergen[] }
  groups: GroupFlag[]
  highlights: Insight[]
  suggestions: Insight[]
  knowledge: Insight[]
  reasons: ScoreReason[]
  /** The nutrition table, where the label has one. */
  nutrition?: Nutrition
}
