import type { AdditiveEntry, Knowledge, UseEntry } from '../../knowledge/index.ts'
import type { AnalysisResult, Bilingual, Ingredient } from '../result.ts'
import type { Citation, Question } from './question.ts'
import { additiveCitation, flavouringCitation, ingredientCitation, type Reply } from './reply.ts'
import type { Subject } from './subjects.ts'

/** What an answer is made from, and the reply it goes into. */
export interface Facts {
  knowledge: Knowledge
  uses: ReadonlyMap<string, readonly UseEntry[]>
  asked: Question
  result: AnalysisResult | null
  flat: readonly Ingredient[]
  reply: Reply
}

export const evidenceCitation = (facts: Facts, id: string): Citation => ({
  kind: 'evidence',
  ref: id,
  title: facts.knowledge.evidence.find(row => row.id === id)?.source ?? id,
})

export const onLabel = (facts: Facts, indices: readonly number[]): Citation[] =>
  indices.flatMap(index => {
    const ingredient = facts.flat[index]
    return ingredient ? [ingredientCitation(ingredient, index)] : []
  })

export const citedAs = (facts: Facts, subject: Subject): Citation[] => [
  ...(subject.entry ? [additiveCitation(subject.entry)] : []),
  ...(subject.flavouring ? [flavouringCitation(subject.flavouring)] : []),
  ...(subject.index === undefined ? [] : onLabel(facts, [subject.index])),
]

export const declineUnknown = ({ reply }: Facts): void =>
  reply.decline({
    zh: '这个问题超出了我的资料范围，我不会猜测。我能回答的是：这份配料表里的配料是什么、为什么加、适合谁、允许加多少、每日允许摄入量，以及这个分数的理由。',
    en: 'My knowledge does not cover that, and I will not guess. I can answer what an ingredient of this label is, why it is there, who should take care, how much is allowed, its acceptable daily intake, and why the score is what it is.',
  })

export const classEn = (facts: Facts, zh: string): string =>
  facts.knowledge.classes.find(row => row.zh === zh)?.en ?? zh

export const bothNames = ({ name, entry, form, flavouring }: Subject): Bilingual => {
  const zh = form?.zh ?? entry?.zh ?? flavouring?.zh ?? name
  const en = form?.en || entry?.en || flavouring?.en || name
  return {
    zh: name === zh ? name : `${name}（${zh}）`,
    en: name.toLowerCase() === en.toLowerCase() ? name : `${name} (${en})`,
  }
}

export const concern: readonly Bilingual[] = [
  { zh: '无特别关注', en: 'no particular concern' },
  { zh: '轻度关注', en: 'slight concern' },
  { zh: '中等关注', en: 'moderate concern' },
  { zh: '较高关注', en: 'high concern' },
  { zh: '高度关注', en: 'strong concern' },
]

export const adiOf = (entry: AdditiveEntry) =>
  (entry.safety ?? []).filter(({ jecfaAdi, efsa }) => jecfaAdi !== '' || efsa !== '')

export const flagsOf = ({ result }: Facts, index: number | undefined) =>
  index === undefined ? [] : (result?.groups ?? []).filter(({ ingredients }) => ingredients.includes(index))
