/** One sentence in the two languages of the product. */
export interface Sentence {
  zh: string
  en: string
}

/** Concern tier of our scoring method, 0 none to 4 very high. */
export type ConcernTier = 0 | 1 | 2 | 3 | 4

/** Where a tier comes from: set for the substance, set against its class, or from its class alone. */
export type TierBasis = 'explicit' | 'override' | 'class-default'

/** What JECFA, EFSA and IARC say about one INS number, '' where nothing is known. */
export interface SafetyRecord {
  readonly ins: string
  readonly zh: string
  readonly jecfaAdi: string
  readonly efsa: string
  readonly iarc: string
  readonly note: string
  readonly confidence: 'high' | 'medium' | 'low'
}

/** One permitted form of an entry: 山梨酸钾 of 山梨酸及其钾盐. */
export interface AdditiveForm {
  readonly zh: string
  readonly en: string
  readonly cns: string
  readonly ins: string
  readonly also: readonly string[]
}

/** One row of GB 2760-2024 table A.1 with what our method and the safety sources say about it. */
export interface AdditiveEntry {
  /** First CNS number without its bracket (`17.003`); announced entries without one carry an English slug. */
  readonly id: string
  readonly zh: string
  readonly en: string
  readonly also: readonly string[]
  readonly cns: readonly string[]
  readonly ins: readonly string[]
  readonly functions: readonly string[]
  readonly tier: ConcernTier
  readonly basis: TierBasis
  /** Its class is a cosmetic one: a NOVA-4 marker. */
  readonly marker: boolean
  /** Page of the standard. */
  readonly page: number | null
  /** Permitted by an announcement after the standard; its uses are not in our tables. */
  readonly announced?: true
  readonly forms?: readonly AdditiveForm[]
  readonly safety?: readonly SafetyRecord[]
}

/** A substance that labels name although table A.1 does not; `banned` ones are not permitted in China. */
export interface UnlistedSubstance extends SafetyRecord {
  readonly banned: boolean
  readonly tier: ConcernTier
}

/** A name as labels write it, and the entry (and form) it means. */
export interface AdditiveName {
  readonly text: string
  /** Missing where a generic name (变性淀粉) covers several entries and none can stand for it. */
  readonly id?: string
  /** Name of the form in the standard, or of the entry. */
  readonly zh: string
  readonly en: string
  readonly ins: string
  readonly functions: readonly string[]
  readonly tier: ConcernTier
  readonly marker: boolean
  /** True when the name covers several entries: which one was used is not known. */
  readonly generic: boolean
}

export interface FoodCategory {
  readonly no: string
  readonly zh: string
  /** Our translation; the Chinese name where the number is not in use. */
  readonly en: string
  readonly parent?: string
  readonly reserved?: true
}

export interface FunctionalClass {
  readonly code: string
  readonly zh: string
  readonly en: string
}

export interface ProductStandard {
  readonly standard: string
  /** Prefix and number without year, `GBT10792`. */
  readonly key: string
  readonly title: string
  readonly en: string
  readonly category: string
  readonly confidence: 'high' | 'medium'
  readonly note?: string
}

export interface Evidence {
  readonly id: string
  readonly source: string
  readonly supports: string
  readonly confidence: string
}

export interface ProcessingAid {
  readonly table: 'C.1' | 'C.2' | 'C.3'
  readonly zh: string
  readonly en: string
  readonly functions?: readonly string[]
  readonly scope?: string
}

/** Everything the engine and the knowledge pages need from the start; uses and flavourings load on their own. */
export interface Knowledge {
  readonly version: string
  readonly additives: readonly AdditiveEntry[]
  /** Every name of every additive: standard, form, trade, generic. */
  readonly names: readonly AdditiveName[]
  readonly unlisted: readonly UnlistedSubstance[]
  readonly categories: readonly FoodCategory[]
  readonly classes: readonly FunctionalClass[]
  readonly standards: readonly ProductStandard[]
  readonly evidence: readonly Evidence[]
  readonly processing: readonly ProcessingAid[]
  /** Food categories in which no flavouring may be used (table B.1). */
  readonly noFlavour: readonly { readonly no: string; readonly zh: string; readonly foot?: string }[]
  /** Food categories that "all foods" does not cover (table A.2). */
  readonly exceptions: readonly { readonly n: number; readonly no: string; readonly zh: string }[]
  /** Per character its look-alikes by rising cost: digits are tenths, valid for the characters after them. */
  readonly lookalikes: readonly (readonly [string, string])[]
  additive(id: string): AdditiveEntry | undefined
  /** By CNS number of the entry or one of its forms. */
  byCns(cns: string): AdditiveEntry | undefined
  /** By INS or E number in any spelling: `500(ii)`, `500ii`, `E 500 (ii)`. A bare family number finds its first entry. */
  byIns(ins: string): AdditiveEntry | undefined
  category(no: string): FoodCategory | undefined
  /** The product standard with this prefix and number; the year is ignored. */
  standard(text: string): ProductStandard | undefined
  /** `GB/T 10792-2008` as `GBT10792`: standards of other years compare equal. */
  standardKey(text: string): string
  /** What a body published on an additive (`0-25 (1973)`), in both languages. */
  published(value: string): Sentence
  /** The part of a food category that a use is limited to (`仅限…`), in English without "only". */
  partInEnglish(only: string): string
  /** A remark of a use, in English. */
  remarkInEnglish(remark: string): string
  /** A remark of the safety table, which records them in English, in both languages. */
  note(english: string): Sentence
}

/** One row of the use table of an additive. */
export interface UseEntry {
  readonly id: string
  /** '' means all foods except those of table A.2. */
  readonly no: string
  readonly max: number | 'GMP'
  readonly page: number
  readonly unit?: 'g/L'
  readonly residue?: number
  readonly only?: string
  readonly except?: string
  readonly note?: string
  /** Numbers of table A.2 that are allowed after all. */
  readonly also?: readonly number[]
}

export interface Flavouring {
  /** Code of table B.2 (N001) or B.3 (S0001). */
  readonly id: string
  readonly zh: string
  readonly en: string
  readonly fema: string
  readonly also?: readonly string[]
  readonly infants?: string
  readonly unconfirmed?: true
}
