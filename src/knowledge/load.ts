import { lazy } from '../lazy.ts'
import { publishedValue } from './published-values.ts'
import { safetyNote } from './safety-notes.ts'
import { GENERIC_NAMES, TRADE_NAMES } from './trade-names.ts'
import type {
  AdditiveEntry,
  AdditiveName,
  Evidence,
  Flavouring,
  FoodCategory,
  FunctionalClass,
  Knowledge,
  ProcessingAid,
  ProductStandard,
  UnlistedSubstance,
  UseEntry,
} from './types.ts'
import { categoryInEnglish, partOfUseInEnglish, remarkOfUseInEnglish } from './uses-in-english.ts'

/** Version of the facts: the standard's edition and our revision of the tables. */
export const KNOWLEDGE_VERSION = 'gb2760-2024.1'

// The casts in this file are the one place where table bytes get their types: scripts/generate/import-knowledge.mjs writes the
// tables in these shapes and scripts/checks/check-knowledge.mjs verifies them.
const rowsOf = <Row>(table: { default: { rows: unknown[] } }): readonly Row[] =>
  Object.freeze(table.default.rows as Row[])

/** Loads the additive facts once; they never change while the app runs. */
export const loadKnowledge = lazy(readKnowledge)

/** Uses per additive id, in the order of the standard; a chunk of its own. */
export const loadUses = lazy(async (): Promise<ReadonlyMap<string, readonly UseEntry[]>> => {
  const byId = new Map<string, UseEntry[]>()
  for (const row of rowsOf<UseEntry>(await import('./tables/uses.json'))) {
    const rows = byId.get(row.id)
    if (rows) rows.push(row)
    else byId.set(row.id, [row])
  }
  return byId
})

/** The permitted flavourings of tables B.2 and B.3; a chunk of its own. */
export const loadFlavourings = lazy(async () => rowsOf<Flavouring>(await import('./tables/flavourings.json')))

async function readKnowledge(): Promise<Knowledge> {
  const [
    additives,
    unlisted,
    categories,
    classes,
    standards,
    evidence,
    processing,
    noFlavour,
    exceptions,
    lookalikes,
    effectEvidence,
  ] = await Promise.all([
    import('./tables/additives.json').then(table => rowsOf<AdditiveEntry>(table)),
    import('./tables/unlisted.json').then(table => rowsOf<UnlistedSubstance>(table)),
    import('./tables/categories.json').then(table =>
      rowsOf<Omit<FoodCategory, 'en'>>(table).map(row => ({
        ...row,
        en: categoryInEnglish(row.no) ?? row.zh,
      })),
    ),
    import('./tables/classes.json').then(table => rowsOf<FunctionalClass>(table)),
    import('./tables/standards.json').then(table => rowsOf<ProductStandard>(table)),
    import('./tables/evidence.json').then(table => rowsOf<Evidence>(table)),
    import('./tables/processing.json').then(table => rowsOf<ProcessingAid>(table)),
    import('./tables/no-flavour.json').then(table => rowsOf<Knowledge['noFlavour'][number]>(table)),
    import('./tables/exceptions.json').then(table => rowsOf<Knowledge['exceptions'][number]>(table)),
    import('./tables/lookalikes.json').then(table => rowsOf<Knowledge['lookalikes'][number]>(table)),
    import('./tables/effect-evidence.json').then(table => rowsOf<Evidence>(table)),
  ])
  const byId = new Map(additives.map(entry => [entry.id, entry]))
  const byCns = new Map(additives.flatMap(entry => entry.cns.map(cns => [cns, entry] as const)))
  const byIns = indexByIns(additives)
  const byNo = new Map(categories.map(category => [category.no, category]))
  const byStandard = new Map(standards.map(standard => [standard.key, standard]))
  return Object.freeze({
    version: KNOWLEDGE_VERSION,
    additives,
    names: Object.freeze(namesOf(additives)),
    unlisted,
    categories,
    classes,
    standards,
    evidence: [...evidence, ...effectEvidence],
    processing,
    noFlavour,
    exceptions,
    lookalikes,
    additive: (id: string) => byId.get(id),
    byCns: (cns: string) => byCns.get(cns.trim()),
    byIns: (ins: string) => byIns.get(insKey(ins)),
    category: (no: string) => byNo.get(no),
    standard: (text: string) => byStandard.get(standardKey(text)),
    standardKey,
    note: safetyNote,
    published: publishedValue,
    partInEnglish: partOfUseInEnglish,
    remarkInEnglish: remarkOfUseInEnglish,
  })
}

/** `E 500 (ii)`, `INS500ii` and `500(ii)` compare equal. */
export function insKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/^(?:ins|e)(?=\d)/, '')
}

/** `GB/T 10792-2008` -> `GBT10792`; keeps the part number of `GB 9678.2`. */
export function standardKey(text: string): string {
  const match = /^([A-Z]+)\/?(T?)\s*(\d+(?:\.\d+)?)/.exec(
    text.normalize('NFKC').toUpperCase().replace(/\s+/g, ''),
  )
  return match ? `${match[1]}${match[2]}${match[3]}` : ''
}

function indexByIns(additives: readonly AdditiveEntry[]): Map<string, AdditiveEntry> {
  const index = new Map<string, AdditiveEntry>()
  const add = (key: string, entry: AdditiveEntry) => {
    if (key && !index.has(key)) index.set(key, entry)
  }
  for (const entry of additives) for (const ins of entry.ins) add(insKey(ins), entry)
  // After every exact number has its entry: the number of a family (160a, 500) finds its first member.
  for (const entry of additives) for (const ins of entry.ins) add(insKey(ins.replace(/\(.*$/, '')), entry)
  for (const entry of additives) for (const ins of entry.ins) add(insKey(ins.replace(/[^\d].*$/, '')), entry)
  return index
}

function namesOf(additives: readonly AdditiveEntry[]): AdditiveName[] {
  const names: AdditiveName[] = []
  const byName = new Map<string, Omit<AdditiveName, 'text'>>()
  const add = (text: string, name: Omit<AdditiveName, 'text'>) => {
    if (text) names.push(Object.freeze({ text, ...name }))
  }
  for (const entry of additives) {
    const { id, zh, en, functions, tier, marker } = entry
    // An entry of several forms has a number of its own only where they all share it (307 for vitamin E).
    const shared = entry.forms?.every(form => form.ins === entry.forms?.[0]?.ins) ?? true
    const single = shared ? (entry.ins[0] ?? '') : ''
    const own = { id, zh, en, ins: single, functions, tier, marker, generic: false }
    byName.set(zh, own)
    for (const text of [zh, en, ...entry.also]) add(text, own)
    for (const form of entry.forms ?? []) {
      const named = { ...own, zh: form.zh, en: form.en || en, ins: form.ins }
      byName.set(form.zh, named)
      for (const text of [form.zh, form.en, ...form.also]) add(text, named)
    }
  }
  for (const line of TRADE_NAMES.trim().split('\n')) {
    const [official = '', used = ''] = line.split(' = ')
    const name = byName.get(official.trim())
    if (!name) throw new Error(`trade-names.ts: "${official}" is not a name of table A.1`)
    for (const text of used.split(' | ')) add(text.trim(), name)
  }
  for (const family of GENERIC_NAMES) {
    const { entry, names: texts, functions, tier, marker, ins = '' } = family
    const id = entry === undefined ? undefined : byName.get(entry)?.id
    if (entry !== undefined && id === undefined)
      throw new Error(`trade-names.ts: "${entry}" is not a name of table A.1`)
    const zh = texts[0] ?? ''
    const en = texts.find(text => /^[a-z]/i.test(text)) ?? zh
    for (const text of texts)
      add(text, { ...(id ? { id } : {}), zh, en, ins, functions, tier, marker, generic: true })
  }
  return names
}
