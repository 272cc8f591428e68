import type { Knowledge } from '../../knowledge/index.ts'
import { isOfClass } from '../matching/substance-classes.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Bilingual, Insight } from '../result.ts'
import { type InsightInput, toInsight } from './insight.ts'

const MOST_ADDITIVES = 3

/** One remark on each of the additives of the highest tiers, with what their evaluations say. */
export function additiveFacts({ additives, knowledge }: InsightInput): Insight[] {
  return additives
    .filter(
      item =>
        item.substance?.id &&
        item.substance.tier >= 2 &&
        !isOfClass('titaniumDioxide', 'dehydroacetate')(item),
    )
    .sort((a, b) => (b.substance?.tier ?? 0) - (a.substance?.tier ?? 0))
    .slice(0, MOST_ADDITIVES)
    .flatMap(item => {
      const id = item.substance?.id ?? ''
      const fact = additiveFact(knowledge, item)
      return fact ? [toInsight(`additive_${id}`, 'neutral', [item], [id], fact)] : []
    })
}

/** What a body says of a substance; '' where it says nothing, or nothing that can be said in the language. */
function evaluation(
  knowledge: Knowledge,
  body: string,
  stated: string | undefined,
  language: keyof Bilingual,
): string {
  if (!stated || stated === '-') return ''
  const value = stated
    .split(/;\s*/)
    .filter(part => !/re-evaluation|check\b|not verified/.test(part))
    .join('; ')
  const text = knowledge.published(value)[language]
  return text === '' || (language === 'zh' && /[a-z]{4,}/.test(text)) ? '' : `${body} ${text}`
}

/** One sentence on an additive from its safety record: what JECFA and EFSA say, both where they differ. */
function additiveFact(knowledge: Knowledge, item: Item): Bilingual | undefined {
  const entry = knowledge.additive(item.substance?.id ?? '')
  const record = entry?.safety?.find(one => one.ins === item.substance?.ins) ?? entry?.safety?.[0]
  if (!entry || !record) return undefined
  const functions = entry.functions.join('、')
  const classes = entry.functions.map(zh => knowledge.classes.find(one => one.zh === zh)?.en ?? zh).join(', ')
  const said = (language: keyof Bilingual) =>
    [
      evaluation(
        knowledge,
        /m?tdi|twi/i.test(record.jecfaAdi ?? '') ? 'JECFA' : 'JECFA ADI',
        record.jecfaAdi,
        language,
      ),
      evaluation(knowledge, 'EFSA', record.efsa, language),
      evaluation(knowledge, 'IARC', record.iarc, language),
    ].filter(Boolean)
  const [zh, en] = [said('zh'), said('en')]
  return {
    zh:
      `{names}：${functions}，列入 GB 2760，能用在哪些食品见该标准。` +
      (zh.length > 0 ? `评估：${zh.join('；')}（ADI 单位 mg/kg 体重·天）。` : ''),
    en:
      `{names}: ${classes}; listed in GB 2760, which says for which foods.` +
      (en.length > 0 ? ` Evaluations: ${en.join('; ')} (ADI in mg per kg body weight and day).` : ''),
  }
}
