export { insKey, KNOWLEDGE_VERSION, loadFlavourings, loadKnowledge, loadUses, standardKey } from './load.ts'
export { createLookups, type Lookups } from './lookups.ts'
export type { AdditiveDetail, AdditiveRow, AdditiveVariety, FoodUse, Spice } from './present.ts'
export { additiveDetail, additiveRow, foodUses, spice } from './present.ts'
export { publishedValue } from './published-values.ts'
export { createAdditiveSearch, createFlavouringSearch, type Search } from './search.ts'
export type {
  AdditiveEntry,
  AdditiveForm,
  AdditiveName,
  ConcernTier,
  Evidence,
  Flavouring,
  FoodCategory,
  FunctionalClass,
  Knowledge,
  ProcessingAid,
  ProductStandard,
  SafetyRecord,
  Sentence,
  TierBasis,
  UnlistedSubstance,
  UseEntry,
} from './types.ts'
export { foodOfUseInEnglish, partOfUse, partOfUseInEnglish, remarkOfUseInEnglish } from './uses-in-english.ts'
