import { safetyNote } from './safety-notes.ts'
import type {
  AdditiveEntry,
  ConcernTier,
  Flavouring,
  Knowledge,
  SafetyRecord,
  Sentence,
  UseEntry,
} from './types.ts'

/** An additive as lists and searches show it. */
export interface AdditiveRow {
  id: string
  nameZh: string
  nameEn: string
  cns: string[]
  ins: string[]
  aliases: string[]
  functions: string[]
  tier: ConcernTier
  summary: Sentence
}

/** A permitted form, in the shape of the detail page. */
export interface AdditiveVariety {
  nameZh: string
  nameEn: string
  cns: string
  ins: string
}

export interface AdditiveDetail extends AdditiveRow {
  varieties: AdditiveVariety[]
  safety: { jecfaAdi: string; efsa: string; iarc: string; notes: Sentence[]; sources: string[] }
}

/** One food category an additive may be used in. */
export interface FoodUse {
  /** '' means all foods except those of table A.2. */
  categoryNo: string
  categoryName: string
  maxUse: { value: number; unit: 'g/kg' | 'g/L' } | 'GMP'
  maxResidueMgPerKg: number | null
  only: string
  note: string
}

export interface Spice {
  id: string
  nameZh: string
  nameEn: string
  fema: string
  type: 'natural' | 'synthetic'
}

/** The row of an additive for lists and searches. */
export function additiveRow(knowledge: Knowledge, entry: AdditiveEntry): AdditiveRow {
  return {
    id: entry.id,
    nameZh: entry.zh,
    nameEn: entry.en,
    cns: [...entry.cns],
    ins: [...entry.ins],
    aliases: aliasesOf(knowledge, entry),
    functions: [...entry.functions],
    tier: entry.tier,
    summary: summaryOf(knowledge, entry),
  }
}

/** The detail page of an additive: its permitted forms and what the safety sources say, each with its source. */
export function additiveDetail(knowledge: Knowledge, entry: AdditiveEntry): AdditiveDetail {
  const records = entry.safety ?? []
  return {
    ...additiveRow(knowledge, entry),
    varieties: (entry.forms ?? []).map(form => ({
      nameZh: form.zh,
      nameEn: form.en,
      cns: form.cns,
      ins: form.ins,
    })),
    safety: {
      jecfaAdi: perForm(records, 'jecfaAdi'),
      efsa: perForm(records, 'efsa'),
      iarc: perForm(records, 'iarc'),
      notes: notesOf(entry, records),
      sources: sourcesOf(entry, records),
    },
  }
}

/** The uses of one additive in the shape of the API. */
export function foodUses(knowledge: Knowledge, rows: readonly UseEntry[]): FoodUse[] {
  return rows.map(row => ({
    categoryNo: row.no,
    categoryName: row.no === '' ? allFoods(knowledge, row) : (knowledge.category(row.no)?.zh ?? ''),
    maxUse: row.max === 'GMP' ? 'GMP' : { value: row.max, unit: row.unit ?? 'g/kg' },
    maxResidueMgPerKg: row.residue ?? null,
    only: row.only ?? '',
    note: [row.except, row.note].filter(Boolean).join('；'),
  }))
}

/** A flavouring in the shape of the API. */
export function spice(row: Flavouring): Spice {
  return {
    id: row.id,
    nameZh: row.zh,
    nameEn: row.en,
    fema: row.fema,
    type: row.id.startsWith('N') ? 'natural' : 'synthetic',
  }
}

function allFoods(knowledge: Knowledge, row: UseEntry): string {
  const also = new Set(row.also)
  const allowed = knowledge.exceptions.filter(category => also.has(category.n)).map(category => category.zh)
  const rest = '各类食品（表A.2所列食品类别除外）'
  return allowed.length === 0 ? rest : `${rest}，表A.2中仍可用于：${allowed.join('、')}`
}

function aliasesOf(knowledge: Knowledge, entry: AdditiveEntry): string[] {
  const own = new Set([entry.zh, entry.en, ...(entry.forms ?? []).flatMap(form => [form.zh, form.en])])
  const aliases = knowledge.names.filter(name => name.id === entry.id && !name.generic && !own.has(name.text))
  return [...new Set(aliases.map(name => name.text))]
}

const CONCERN: Record<ConcernTier, Sentence> = {
  0: { zh: '无特别关注', en: 'no particular concern' },
  1: { zh: '较低关注', en: 'low concern' },
  2: { zh: '中等关注', en: 'moderate concern' },
  3: { zh: '较高关注', en: 'high concern' },
  4: { zh: '很高关注', en: 'very high concern' },
}

function summaryOf(knowledge: Knowledge, entry: AdditiveEntry): Sentence {
  const classEn = (zh: string) => knowledge.classes.find(one => one.zh === zh)?.en ?? zh
  const adi = adiSentence(entry.safety?.[0]?.jecfaAdi ?? '')
  const concern = CONCERN[entry.tier]
  const assumed = entry.basis === 'class-default'
  const legal = entry.announced
    ? { zh: '经公告批准使用', en: 'permitted by announcement' }
    : { zh: 'GB 2760 限量内允许使用', en: 'permitted within GB 2760 limits' }
  const zh = [
    entry.functions.join('、'),
    adi?.zh,
    `本方法评为${concern.zh}${assumed ? '（按类别推定）' : ''}`,
    legal.zh,
  ]
  const en = [
    entry.functions.map(classEn).join(', '),
    adi?.en,
    `${concern.en} in our method${assumed ? ' (assumed from its class)' : ''}`,
    legal.en,
  ]
  return { zh: `${zh.filter(Boolean).join('；')}。`, en: `${en.filter(Boolean).join('; ')}.` }
}

function adiSentence(adi: string): Sentence | undefined {
  const range = /^(\d[\d.]*-\d[\d.]*)/.exec(adi)?.[1]
  if (range)
    return { zh: `JECFA 每日允许摄入量 ${range} mg/kg 体重`, en: `JECFA ADI ${range} mg/kg body weight` }
  if (adi.startsWith('not specified'))
    return { zh: 'JECFA 认为无需规定每日允许摄入量', en: 'JECFA ADI "not specified"' }
  if (adi.startsWith('not limited'))
    return { zh: 'JECFA 未限定每日允许摄入量', en: 'JECFA ADI "not limited"' }
  if (adi.startsWith('MTDI'))
    return {
      zh: 'JECFA 每日最大耐受量 70 mg/kg 体重（以磷计）',
      en: 'JECFA MTDI 70 mg/kg body weight as phosphorus',
    }
  if (adi.startsWith('PTWI'))
    return {
      zh: 'JECFA 暂定每周耐受量 2 mg/kg 体重（以铝计）',
      en: 'JECFA PTWI 2 mg/kg body weight as aluminium',
    }
  return undefined
}

/** One value for all forms, or each value with the INS numbers of its forms. `-` means that nothing was found. */
function perForm(records: readonly SafetyRecord[], key: 'jecfaAdi' | 'efsa' | 'iarc'): string {
  const known = records.filter(record => record[key] !== '' && record[key] !== '-')
  const values = [...new Set(known.map(record => record[key]))]
  if (values.length <= 1) return values[0] ?? ''
  const formsWith = (value: string) => known.filter(record => record[key] === value).map(({ ins }) => ins)
  return values.map(value => `INS ${formsWith(value).join(', ')}: ${value}`).join('; ')
}

function notesOf(entry: AdditiveEntry, records: readonly SafetyRecord[]): Sentence[] {
  const notes = [...new Set(records.map(record => record.note).filter(note => note && !/^as \d/.test(note)))]
  const sentences = notes.map(safetyNote)
  if (entry.basis === 'class-default')
    sentences.push({
      zh: '未见单独的安全性评价资料，关注等级按其功能类别推定。',
      en: 'No substance-specific assessment on file; the tier is assumed from its functional class.',
    })
  return sentences
}

function sourcesOf(entry: AdditiveEntry, records: readonly SafetyRecord[]): string[] {
  const sources = [
    entry.announced ? 'NHC announcement after GB 2760-2024' : `GB 2760-2024 table A.1, p. ${entry.page}`,
  ]
  const found = (key: 'jecfaAdi' | 'efsa' | 'iarc') => perForm(records, key) !== ''
  const bodies = [found('jecfaAdi') && 'JECFA', found('efsa') && 'EFSA', found('iarc') && 'IARC'].filter(
    Boolean,
  )
  if (bodies.length > 0) sources.push(bodies.join(', '))
  return sources
}
