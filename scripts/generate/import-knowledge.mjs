// Imports the reference facts (GB 2760-2024, safety values, tiers, standards, evidence) into the compact tables of
// src/knowledge/tables. Same input, same bytes: rows keep the order of the standard and nothing is dated.
//   node scripts/generate/import-knowledge.mjs [DIR]      DIR defaults to ../shared/reference
import '../setup/node-version.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The rows of the reference files, as far as they are read.
 * @typedef {{ name: string, also: string[] }} ParsedName
 * @typedef {{ zh: string, en: string }} Titled
 * @typedef {{ category_zh: string, category_no?: string, only?: string, note?: string, max_g_per_kg: number | string, gb_page: number, unit?: string, max_residue_mg_per_kg?: number, all_foods_except_a2?: number[] }} RawUse
 * @typedef {Titled & { zh_core: string, members_zh: string[], cns: string[], ins: (string | null)[], functions: string[], gb_page: number, status: string, uses: RawUse[] }} RawAdditive
 * @typedef {{ cns: string[], zh: string, tier: number, basis: string, nova4_marker_class: boolean }} RawTier
 * @typedef {{ cns?: string[], ins: string, zh: string, jecfa_adi?: string, efsa?: string, iarc?: string, note?: string, confidence: string, tier: number | 'X' }} RawSafety
 * @typedef {{ no: string, zh: string, parent?: string }} RawCategory
 * @typedef {{ n: number, no: string, zh: string }} RawException
 * @typedef {object} RawTables
 * @property {RawCategory[]} categories_E1
 * @property {RawException[]} exceptions_A2
 * @property {(RawException & { foot?: string })[]} no_flavour_B1
 * @property {object[]} functions_D
 * @property {Titled[]} processing_aids_C1
 * @property {(Titled & { functions: string[], scope: string })[]} processing_aids_C2
 * @property {{ name: string, zh: string }[]} enzymes_C3
 * @typedef {Titled & { code: string, fema?: string, infant_note?: string, two_sources_agree: boolean }} RawFlavouring
 * @typedef {{ standard: string, match_key: string, title_zh: string, type_en: string, category_zh: string, confidence: string, note?: string }} RawStandard
 * @typedef {{ id: string | undefined, no: string, max: number | string, page: number, unit?: string, residue?: number, only?: string, except?: string, note?: string, also?: number[] }} UseRow
 * @typedef {{ ins: string, zh: string, jecfaAdi: string, efsa: string, iarc: string, note: string, confidence: string }} SafetyRecord
 */

const from = process.argv[2] ?? '../shared/reference'
const to = new URL('../../src/knowledge/tables/', import.meta.url)

/** @param {string} name */
const read = name => JSON.parse(readFileSync(join(from, name), 'utf8'))
/** @param {string} text */
const squeeze = text => text.replace(/\s+/g, ' ').trim()
/** @param {string} text */
const codeOf = text => text.replace(/\s+/g, '')

/**
 * One row per line: reviewable diffs without the weight of indentation.
 * @param {string} name
 * @param {Record<string, unknown>} header
 * @param {readonly unknown[]} rows
 */
function write(name, header, rows) {
  const lines = rows.map(row => JSON.stringify(row)).join(',\n')
  const head = Object.entries(header).map(([key, value]) => `"${key}":${JSON.stringify(value)}`)
  writeFileSync(new URL(name, to), `{${[...head, `"rows":[\n${lines}\n]`].join(',\n')}}\n`)
  console.log(`${name}: ${rows.length} rows`)
}

/**
 * Splits at separators that stand outside every bracket.
 * @param {string} text
 * @param {(text: string, i: number) => boolean} isSeparator
 */
function splitOutside(text, isSeparator) {
  const parts = []
  let depth = 0
  let start = 0
  for (let i = 0; i < text.length; i++) {
    if ('([{'.includes(text.charAt(i))) depth++
    if (')]}'.includes(text.charAt(i))) depth--
    if (depth === 0 && isSeparator(text, i)) {
      parts.push(text.slice(start, i))
      start = i + 1
    }
  }
  return [...parts, text.slice(start)].map(squeeze).filter(Boolean)
}

/**
 * `名(又名甲,乙)` or `名(简称“X”)` -> the name and its other names. Brackets that belong to the name stay.
 * @param {string} raw
 * @returns {ParsedName}
 */
function parseName(raw) {
  const also = []
  let name = raw
  for (const match of raw.matchAll(/[([](又名|简称|包括)/g)) {
    let depth = 0
    let end = match.index
    for (; end < raw.length; end++) {
      if ('([{'.includes(raw.charAt(end))) depth++
      if (')]}'.includes(raw.charAt(end)) && --depth === 0) break
    }
    const inside = raw.slice(match.index + 1, end).replace(/^(又名|简称|包括)/, '')
    // `,简称“TP”` may follow 又名 in the same bracket; chemical names keep their commas between digits.
    const names = splitOutside(
      inside.replace(/[“”]/g, ''),
      (text, i) => /[,，]/.test(text.charAt(i)) && !/\d/.test(text[i - 1] ?? ''),
    )
    also.push(...names.map(part => part.replace(/^(又名|简称)/, '')))
    name = name.replace(raw.slice(match.index, end + 1), '')
  }
  return { name: squeeze(name), also }
}

/**
 * `glycerine (glycerol)` -> name and synonym; brackets inside a name stay.
 * @param {string} raw
 * @returns {ParsedName}
 */
function parseEnglish(raw) {
  const [, name, synonym] = /^(.*\S) \(([^()]+)\)$/.exec(squeeze(raw)) ?? []
  return name && synonym ? { name, also: [synonym] } : { name: squeeze(raw), also: [] }
}

// English names of permitted forms that the standard's own English column does not list one by one.
/** @type {Record<string, string>} */
const FORM_ENGLISH = {
  甘草酸铵: 'ammonium glycyrrhizinate',
  甘草酸一钾: 'monopotassium glycyrrhizinate',
  甘草酸三钾: 'tripotassium glycyrrhizinate',
  叶绿素铜钠盐: 'sodium copper chlorophyllin',
  叶绿素铜钾盐: 'potassium copper chlorophyllin',
  'dl-α-生育酚': 'dl-alpha-tocopherol',
  'd-α-生育酚': 'd-alpha-tocopherol',
  混合生育酚浓缩物: 'mixed tocopherol concentrate',
  对羟基苯甲酸甲酯钠: 'sodium methyl p-hydroxybenzoate',
  对羟基苯甲酸乙酯: 'ethyl p-hydroxybenzoate',
  对羟基苯甲酸乙酯钠: 'sodium ethyl p-hydroxybenzoate',
  麦芽糖醇: 'maltitol',
  麦芽糖醇液: 'maltitol syrup',
  山梨糖醇: 'sorbitol',
  山梨糖醇液: 'sorbitol syrup',
  轻质碳酸钙: 'light calcium carbonate',
  重质碳酸钙: 'heavy calcium carbonate',
  轻质碳酸镁: 'light magnesium carbonate',
  重质碳酸镁: 'heavy magnesium carbonate',
  聚二甲基硅氧烷: 'polydimethylsiloxane',
  聚二甲基硅氧烷乳液: 'polydimethylsiloxane emulsion',
  氧化铁黑: 'iron oxide black',
  氧化铁红: 'iron oxide red',
}

// Families whose English column is the list of their forms: a name one can read.
/** @type {Record<string, string>} */
const FAMILY_ENGLISH = {
  'D-异抗坏血酸及其钠盐': 'erythorbic acid and sodium erythorbate',
  苯甲酸及其钠盐: 'benzoic acid and sodium benzoate',
  '丙酸及其钠盐、钙盐': 'propionic acid and its sodium and calcium salts',
  对羟基苯甲酸酯类及其钠盐: 'p-hydroxybenzoates and their sodium salts',
  二氧化硫及亚硫酸盐: 'sulphur dioxide and sulphites',
  甘草酸盐: 'glycyrrhizinates',
  磷酸及磷酸盐: 'phosphoric acid and phosphates',
  山梨酸及其钾盐: 'sorbic acid and potassium sorbate',
  司盘类: 'sorbitan esters of fatty acids (Span)',
  吐温类: 'polysorbates (Tween)',
  脱氢乙酸及其钠盐: 'dehydroacetic acid and sodium dehydroacetate',
  'β-胡萝卜素': 'beta-carotene',
  番茄红素: 'lycopene',
  // The English of the standard is misspelt, or is not what people call it.
  杨梅红: 'Chinese bayberry red',
  皂荚糖胶: 'Chinese honey locust gum',
  胭脂虫红及其铝色淀: 'carmine and its aluminium lake',
  甲基纤维素: 'methylcellulose',
}

/**
 * @param {{ cns: string[], ins: string[] }} additive
 * @param {RawAdditive} raw
 */
function formsOf(additive, raw) {
  if (raw.members_zh.length === 0) return []
  const pieces = splitOutside(raw.zh, (text, i) => text[i] === ',')
  const sources = pieces.length === raw.members_zh.length ? pieces : raw.members_zh
  const english = splitOutside(
    squeeze(raw.en),
    (text, i) => text[i] === ';' || (text[i] === ',' && text[i + 1] === ' '),
  )
  // 司盘类 and 吐温类 name the family before its members.
  const names = english.length === sources.length + 1 ? english.slice(1) : english
  return sources.map((source, i) => {
    const { name, also } = parseName(source)
    const en =
      FORM_ENGLISH[name] ?? (names.length === sources.length ? parseEnglish(names[i] ?? '').name : '')
    const enAlso =
      FORM_ENGLISH[name] || names.length !== sources.length ? [] : parseEnglish(names[i] ?? '').also
    /** @param {string[]} list */
    const single = list => (list.length === sources.length ? list[i] : list[0]) ?? ''
    return {
      zh: name,
      en,
      cns: additive.cns.length === 0 ? '' : single(additive.cns),
      ins: single(additive.ins),
      also: [...also, ...enAlso],
    }
  })
}

/** @param {string} text */
const slug = text =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

// Names that the line breaks of the source left with a stray hyphen or without their spaces.
/** @type {Record<string, string>} */
const ENZYME_ENGLISH = {
  'α-乙酰乳酸脱羧酶': 'alpha-acetolactate decarboxylase',
  阿拉伯呋喃糖苷酶: 'arabinofuranosidase',
  蛋白质谷氨酰胺酶: 'protein glutaminase',
  多聚半乳糖醛酸酶: 'polygalacturonase',
  谷氨酰胺转氨酶: 'glutamine transaminase (transglutaminase)',
  果胶裂解酶: 'pectin lyase',
  '果胶酯酶(果胶甲基酯酶)': 'pectinesterase (pectin methylesterase)',
  环糊精葡萄糖苷转移酶: 'cyclomaltodextrin glucanotransferase',
  己糖氧化酶: 'hexose oxidase',
  麦芽碳水化合物水解酶: 'malt carbohydrases (alpha- and beta-amylase)',
  麦芽糖淀粉酶: 'maltogenic amylase',
  麦芽四糖水解酶: 'maltotetraohydrolase',
  '葡糖淀粉酶(淀粉葡糖苷酶)': 'glucoamylase (amyloglucosidase)',
  葡糖氧化酶: 'glucose oxidase',
  '葡糖异构酶(木糖异构酶)': 'glucose isomerase (xylose isomerase)',
  'β-葡萄糖苷酶': 'beta-glucosidase',
  溶血磷脂酶: 'lysophospholipase (lecithinase B)',
  '胰凝乳蛋白酶(糜蛋白酶)': 'chymotrypsin',
  '蔗糖1-果糖转移酶(又名果糖基转移酶)': 'sucrose 1-fructosyltransferase',
}

/** @type {RawAdditive[]} */
const rawAdditives = read('gb2760-additives.json')
/** @type {RawTier[]} */
const tierRows = read('additive-tiers.json')
/** @type {RawSafety[]} */
const safetyRows = read('additive-safety.json')
/** @type {RawTables} */
const tables = read('gb2760-tables.json')

// The source refers from one row to another; each of our records is self-contained.
/** @type {Record<string, string>} */
const SPELLED_OUT = {
  '2A (as above)': '2A (ingested nitrate or nitrite under nitrosating conditions, 2010)',
  'as 220 (2022)': 'MOE: concern for high consumers, ADI withdrawn (2022)',
}
/**
 * Groups of the IARC Monographs that the source leaves open, by the name of its row: amorphous silica volume 68 (1997), the three colours
 * volumes 8 and 16 and the highly refined mineral oils volume 33, all of them taken up again in Supplement 7 (1987).
 * @type {Record<string, string>}
 */
const IARC_BESIDE = {
  二氧化硅: '3 (amorphous, 1997)',
  日落黄: '3 (1987)',
  亮蓝: '3 (1987)',
  '酸性红(偶氮玉红)': '3 (1987)',
  白油: '3 (highly refined, 1987)',
}
/** @param {string} text */
const spelledOut = text => SPELLED_OUT[text] ?? text

const tierOf = new Map(tierRows.map(row => [row.cns.length ? row.cns.map(codeOf).join() : row.zh, row]))
/** @type {Map<string, SafetyRecord[]>} By CNS number. */
const safetyOf = new Map()
/** @type {{ row: RawSafety, value: SafetyRecord }[]} */
const withdrawn = []
for (const row of safetyRows) {
  const key = row.cns?.[0] ? codeOf(row.cns[0]) : ''
  const value = {
    ins: row.ins,
    zh: row.zh,
    jecfaAdi: row.jecfa_adi ?? '',
    efsa: spelledOut(row.efsa ?? ''),
    iarc: spelledOut(row.iarc || (IARC_BESIDE[row.zh] ?? '')),
    note: row.note ?? '',
    confidence: row.confidence,
  }
  if (!key) withdrawn.push({ row, value })
  else safetyOf.set(key, [...(safetyOf.get(key) ?? []), value])
}

const additives = rawAdditives.map(raw => {
  const cns = raw.cns.map(codeOf)
  const tier = tierOf.get(cns.length ? cns.join() : raw.zh)
  if (!tier) throw new Error(`no tier for ${raw.zh}`)
  const base = { cns, ins: raw.ins.map(ins => ins ?? '') }
  const forms = formsOf(base, raw)
  const own = parseName(forms.length ? raw.zh_core : raw.zh)
  const english = parseEnglish(raw.en)
  const safety = safetyOf.get(cns[0] ?? '')
  return {
    // The first CNS number without its bracket, `17.009(i)` -> `17.009`; announced entries have none yet.
    id: cns[0] ? cns[0].replace(/\(.*$/, '') : slug(raw.en),
    zh:
      forms.length && splitOutside(raw.zh, (t, i) => t[i] === ',').length === forms.length
        ? forms.map(f => f.zh).join(',')
        : own.name,
    en: FAMILY_ENGLISH[raw.zh_core] ?? english.name.replace(/\(N-\[.*$/, ''),
    also: forms.length ? [] : [...new Set([...own.also, ...english.also])],
    cns,
    ins: base.ins.filter(Boolean),
    functions: raw.functions,
    tier: tier.tier,
    basis: tier.basis,
    marker: tier.nova4_marker_class,
    page: raw.gb_page,
    ...(raw.status.startsWith('approved') ? { announced: true } : {}),
    ...(forms.length ? { forms } : {}),
    ...(safety ? { safety } : {}),
  }
})

const SOURCES = {
  standard: 'GB 2760-2024',
  safety:
    'JECFA, EFSA and IARC values as published up to 2026; confidence says how well each value was verified',
  tiers:
    'own scoring method: explicit = set for this substance, override = set against its class, class-default = from its class only',
}
write('additives.json', { source: { ...SOURCES, table: 'A.1' } }, additives)

// Substances that turn up on labels although table A.1 does not list them. `banned` ones cap the score.
write(
  'unlisted.json',
  { source: { standard: 'not in GB 2760-2024 table A.1' } },
  withdrawn.map(({ row, value }) => ({
    ...value,
    banned: row.tier === 'X',
    tier: row.tier === 'X' ? 4 : row.tier,
  })),
)

const categories = tables.categories_E1
const categoryName = new Map(categories.map(c => [c.no, squeeze(c.zh)]))

/** @param {RawUse} use */
function scopeOf(use) {
  const only = use.only ?? ''
  let text = squeeze(use.category_zh)
  // One row is broken by a page end: its words run into the next row's.
  if (text.startsWith('熟肉制品水产')) return { scope: '', only }
  if (only) text = text.replace(`(${only})`, '').replace(`[${only}]`, '')
  if (text === categoryName.get(use.category_no ?? '')) return { scope: '', only }
  const found = /[([]([^()[\]]*(?:[([][^()]*[)\]][^()[\]]*)*除外)[)\]]?$/.exec(text)
  const scope = found ? found[1] : ''
  return { scope: scope === '13.0特殊膳食用食品涉及品种除外' ? '' : scope, only }
}

const exceptionCount = tables.exceptions_A2.length
const useRows = rawAdditives.flatMap((raw, i) =>
  raw.uses.map(use => {
    const { scope, only } = scopeOf(use)
    /** @type {UseRow} */
    const row = {
      id: additives[i]?.id,
      no: use.category_no ?? '',
      max: use.max_g_per_kg,
      page: use.gb_page,
    }
    if (use.unit) row.unit = use.unit
    if (use.max_residue_mg_per_kg !== undefined) row.residue = use.max_residue_mg_per_kg
    if (only) row.only = only
    if (scope) row.except = scope
    if (use.note) row.note = squeeze(use.note)
    // All foods except those of table A.2; `also` lists the A.2 numbers that are allowed after all.
    if (use.all_foods_except_a2) {
      const out = new Set(use.all_foods_except_a2)
      row.also = Array.from({ length: exceptionCount }, (_, n) => n + 1).filter(n => !out.has(n))
    }
    return row
  }),
)
write(
  'uses.json',
  { source: { standard: 'GB 2760-2024', table: 'A.1', unit: 'g/kg unless a row says otherwise' } },
  useRows,
)

// `—` marks numbers the standard keeps reserved.
write(
  'categories.json',
  { source: { standard: 'GB 2760-2024', table: 'E.1' } },
  categories.map(c => ({
    no: c.no,
    zh: categoryName.get(c.no),
    ...(c.parent ? { parent: c.parent } : {}),
    ...(c.zh === '—' ? { reserved: true } : {}),
  })),
)
write(
  'exceptions.json',
  { source: { standard: 'GB 2760-2024', table: 'A.2' } },
  tables.exceptions_A2.map(({ n, no, zh }) => ({ n, no, zh })),
)
write(
  'no-flavour.json',
  {
    source: {
      standard: 'GB 2760-2024',
      table: 'B.1',
      a: 'except what the standards for infant foods allow (B.1 footnote a)',
    },
  },
  tables.no_flavour_B1.map(({ no, zh, foot }) => ({ no, zh, ...(foot ? { foot } : {}) })),
)
write('classes.json', { source: { standard: 'GB 2760-2024', annex: 'D' } }, tables.functions_D)
write('processing.json', { source: { standard: 'GB 2760-2024', tables: 'C.1, C.2, C.3' } }, [
  ...tables.processing_aids_C1.map(row => ({ table: 'C.1', zh: parseName(row.zh).name, en: row.en })),
  ...tables.processing_aids_C2.map(row => ({
    table: 'C.2',
    zh: row.zh,
    en: row.en,
    functions: row.functions,
    scope: squeeze(row.scope),
  })),
  ...tables.enzymes_C3.map(row => {
    // The Chinese name ends where the Latin one begins; a few rows lost half of their bracket there.
    const clean = squeeze(row.name).replace(/- /g, '')
    const zh = /^[^ ]*?[\u4e00-\u9fff][^ ]*(?: [A-C]\d?(?= ))?/.exec(clean)?.[0] ?? row.zh
    const name = zh.includes('(') && !zh.includes(')') ? zh.slice(0, zh.indexOf('(')) : zh
    return { table: 'C.3', zh: name, en: ENZYME_ENGLISH[name] ?? squeeze(clean.slice(zh.length)) }
  }),
])

/** @type {Map<string, number>} */
const seen = new Map()
write(
  'flavourings.json',
  { source: { standard: 'GB 2760-2024', tables: 'B.2 natural, B.3 synthetic' } },
  read('gb2760-flavourings.json').map((/** @type {RawFlavouring} */ row) => {
    const { name, also } = parseName(row.zh)
    // S0276 names two grades: the second keeps the code with a suffix so that ids stay unique.
    const n = (seen.get(row.code) ?? 0) + 1
    seen.set(row.code, n)
    return {
      id: n === 1 ? row.code : `${row.code}-${n}`,
      zh: name,
      en: squeeze(row.en),
      fema: row.fema ?? '',
      ...(also.length ? { also } : {}),
      ...(row.infant_note ? { infants: row.infant_note } : {}),
      ...(row.two_sources_agree ? {} : { unconfirmed: true }),
    }
  }),
)

write(
  'standards.json',
  { source: { title: 'product standards seen on labels; confidence says whether the text itself was seen' } },
  read('product-standards.json').map((/** @type {RawStandard} */ row) => ({
    standard: row.standard,
    key: row.match_key,
    title: row.title_zh,
    en: row.type_en,
    category: row.category_zh,
    confidence: row.confidence.split(' ')[0],
    ...(row.note ? { note: row.note } : {}),
  })),
)
write(
  'evidence.json',
  { source: { title: 'evidence behind the scoring rules' } },
  read('scoring-evidence.json').evidence,
)

// Look-alike characters, only for characters our names use: per character its look-alikes by rising cost in tenths.
/** @type {Record<string, Record<string, number>>} */
const lookalikes = read('recognition-sketch/confusables.json')
const PER_CHARACTER = 25
write(
  'lookalikes.json',
  {
    source: {
      title:
        'visual similarity of glyphs, measured; digits are the cost in tenths of the characters that follow',
    },
  },
  Object.entries(lookalikes)
    .filter(([char]) => char > '\u2e80')
    .map(([char, others]) => {
      let text = ''
      let last = -1
      const chinese = Object.entries(others).filter(([other]) => other > '\u2e80')
      for (const [other, cost] of chinese.slice(0, PER_CHARACTER)) {
        const tenths = Math.round(cost * 10)
        if (tenths !== last) text += tenths
        last = tenths
        text += other
      }
      return [char, text]
    }),
)
