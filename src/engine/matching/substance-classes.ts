import type { Substance } from './dictionary-entry.ts'

/** What identifies the members of a class: any of the numbers, or a functional class of GB 2760. */
interface SubstanceClassRow {
  /** CNS numbers of GB 2760 entries. */
  cns?: readonly string[]
  /** INS numbers with their letter (150d) and without their roman numeral (965 covers 965(i)). */
  ins?: readonly string[]
  /** Functional classes of GB 2760 annex D whose members belong here. */
  functions?: readonly string[]
  /** Classes whose members do not belong here although the functional class says so. */
  except?: readonly SubstanceClass[]
  /** Where the membership comes from. */
  source: string
}

export type SubstanceClass =
  | 'aluminium'
  | 'ammoniaCaramel'
  | 'animalOrigin'
  | 'aspartame'
  | 'azoDye'
  | 'benzoate'
  | 'caffeine'
  | 'carbonDioxide'
  | 'cohortEmulsifier'
  | 'cohortPreservative'
  | 'cohortSweetener'
  | 'cmc'
  | 'dehydroacetate'
  | 'erythrosine'
  | 'glutamate'
  | 'glycyrrhizinate'
  | 'isomaltulose'
  | 'neotameRelative'
  | 'nitrite'
  | 'phosphate'
  | 'polydextrose'
  | 'polyol'
  | 'potassiumChloride'
  | 'purine'
  | 'saccharin'
  | 'sodiumBicarbonate'
  | 'southamptonDye'
  | 'sulphite'
  | 'sweetener'
  | 'titaniumDioxide'

/** The one table of substance classes. A rule that asks "is this a sweetener" asks `isOfClass`, never a list of its own. */
export const SUBSTANCE_CLASSES: Readonly<Record<SubstanceClass, SubstanceClassRow>> = {
  /** Non-sugar sweeteners: polyols and isomaltulose are named sweeteners by GB 2760, but carry calories like sugars. */
  sweetener: {
    functions: ['甜味剂'],
    except: ['polyol', 'isomaltulose'],
    source:
      'GB 2760-2024 annex D; WHO 2023 guideline on non-sugar sweeteners, which excludes polyols and low-calorie sugars',
  },
  polyol: {
    cns: ['19.005', '19.006', '19.007', '19.014', '19.017', '19.018'],
    ins: ['420', '421', '953', '964', '965', '966', '967', '968'],
    source:
      'GB 2760-2024 table A.1; Codex class names (sugar alcohols); Regulation (EU) 1333/2008 annex II part B, E 964',
  },
  /** A disaccharide that GB 2760 lists as a sweetener; it is digested wholly, so it is no laxative either. */
  isomaltulose: { cns: ['19.003'], source: 'GB 2760-2024 table A.1' },
  aspartame: {
    cns: ['19.004', '19.021'],
    ins: ['951', '962'],
    source: 'GB 2760-2024: "contains phenylalanine"',
  },
  neotameRelative: { cns: ['19.026'], ins: ['969'], source: 'JECFA: advantame, a derivative of aspartame' },
  saccharin: { cns: ['19.001'], ins: ['954'], source: 'GB 2760-2024 table A.1' },
  glycyrrhizinate: { cns: ['19.012'], ins: ['958'], source: 'GB 2760-2024 table A.1' },
  cohortSweetener: { ins: ['950', '955'], source: 'NutriNet-Santé 2022 (evidence E19)' },
  nitrite: {
    cns: ['09.001', '09.002'],
    ins: ['249', '250', '251', '252'],
    source: 'GB 2760-2024 table A.1: nitrites and nitrates of sodium and potassium',
  },
  phosphate: {
    cns: ['01.106'],
    ins: ['338', '339', '340', '341', '342', '343', '450', '451', '452', '541'],
    source: 'GB 2760-2024 table A.1; EFSA 2019 (group ADI as phosphorus), which covers E 541 too',
  },
  sulphite: {
    cns: ['05.001'],
    ins: ['220', '221', '222', '223', '224', '225', '226', '227', '228'],
    source: 'GB 2760-2024 table A.1; Regulation (EU) 1169/2011 annex II no. 12',
  },
  benzoate: { ins: ['210', '211', '212', '213'], source: 'Codex INS; EFSA 2016 (group ADI of benzoates)' },
  cohortPreservative: {
    ins: ['200', '202', '210', '211', '224', '281', '282'],
    source: 'NutriNet-Santé 2026 (evidence E20)',
  },
  cohortEmulsifier: {
    ins: ['407', '407a', '412', '414', '415', '433', '466', '471'],
    source: 'NutriNet-Santé 2024 (evidence E18)',
  },
  cmc: { ins: ['466'], source: 'Chassaing 2022 (evidence E22)' },
  aluminium: {
    cns: ['06.004'],
    ins: ['520', '521', '522', '523', '541', '554', '555', '556', '559', '1452'],
    source: 'GB 2760-2024 (residue limits for aluminium); EFSA 2008 (weekly intake of aluminium)',
  },
  titaniumDioxide: { cns: ['08.011'], ins: ['171'], source: 'GB 2760-2024 table A.1' },
  erythrosine: { cns: ['08.003'], ins: ['127'], source: 'GB 2760-2024 table A.1' },
  /** Caramels made with ammonia, and caramel whose process the label does not name. */
  ammoniaCaramel: {
    cns: ['08.109', '08.110'],
    ins: ['150', '150c', '150d'],
    source: 'EFSA 2011: 4-methylimidazole in E 150c and E 150d only',
  },
  southamptonDye: {
    ins: ['102', '104', '110', '122', '124', '129'],
    source: 'Regulation (EU) 1333/2008 annex V',
  },
  /** Quinoline yellow (104) and erythrosine (127) are synthetic dyes without an azo group. */
  azoDye: {
    cns: ['08.001', '08.002', '08.004', '08.005', '08.006', '08.012', '08.013'],
    ins: ['102', '110', '122', '123', '124', '129', '151', '154', '155', '180'],
    source: 'GB 2760-2024 table A.1; structures by JECFA specifications',
  },
  caffeine: { cns: ['00.007'], source: 'GB 2760-2024 table A.1' },
  carbonDioxide: { ins: ['290'], source: 'Codex INS' },
  dehydroacetate: { cns: ['17.009'], ins: ['265', '266'], source: 'GB 2760-2024 table A.1' },
  glutamate: { cns: ['12.001'], ins: ['621'], source: 'GB 2760-2024 table A.1' },
  sodiumBicarbonate: { cns: ['06.001'], source: 'GB 2760-2024 table A.1' },
  potassiumChloride: { ins: ['508'], source: 'Codex INS' },
  /** Guanylates, inosinates and ribonucleotides, which the body breaks down to uric acid. */
  purine: {
    cns: ['12.002', '12.003', '12.004'],
    ins: ['626', '627', '628', '629', '630', '631', '632', '633', '634', '635'],
    source: 'Codex INS; Regulation (EU) 1333/2008 annex II',
  },
  polydextrose: { ins: ['1200'], source: 'Codex INS' },
  /** Gelatin, carmine, shellac and edible gelatin by their INS numbers, chitosan of the standard. */
  animalOrigin: {
    cns: ['13.003'],
    ins: ['120', '428', '441', '904'],
    source: 'GB 2760-2024 table A.1; Codex INS',
  },
}

/** What decides the class of a substance; an `Ingredient` of a result gives it as well as an `Item` does. */
export type ClassifiedSubstance = Pick<Substance, 'ins' | 'functions'> & { id?: string | undefined }

interface Classified {
  substance?: Pick<Substance, 'id' | 'ins' | 'functions'>
}

/** Whether a substance belongs to a class of the table; nothing known belongs to none. */
export function isSubstanceOfClass(
  substance: ClassifiedSubstance | undefined,
  name: SubstanceClass,
): boolean {
  if (!substance) return false
  const { cns = [], ins = [], functions = [], except = [] } = SUBSTANCE_CLASSES[name]
  if (except.some(other => isSubstanceOfClass(substance, other))) return false
  return (
    (substance.id !== undefined && cns.includes(substance.id)) ||
    ins.includes(insNumber(substance.ins)) ||
    functions.some(zh => substance.functions.includes(zh))
  )
}

/** Whether an ingredient is of a class, or of any of several. */
export function isOfClass(...names: readonly SubstanceClass[]): (item: Classified) => boolean {
  return ({ substance }) => names.some(name => isSubstanceOfClass(substance, name))
}

/** A known substance of the strongest concern that GB 2760 does not list: not permitted in China. */
export function isNotPermitted({ substance }: { substance?: Substance }): boolean {
  return substance !== undefined && substance.id === undefined && substance.tier === 4
}

/** `965(ii)` and `965ii` are 965; the letter of `150d` stays. */
function insNumber(ins: string): string {
  return /\d{3,4}[a-h]?/.exec(ins.toLowerCase())?.[0] ?? ''
}

/** Classes of which a misread name may not be repaired silently: each decides a warning or a cap. */
export const GRAVE_CLASSES: readonly SubstanceClass[] = [
  'nitrite',
  'sulphite',
  'aspartame',
  'sweetener',
  'southamptonDye',
  'titaniumDioxide',
]
