import type { AdditiveEntry, Flavouring } from '../../knowledge/index.ts'
import type { Bilingual, Ingredient } from '../result.ts'
import type { Answer, Citation } from './question.ts'

/** Collects sentences and numbers their citations. */
export const createReply = (language: 'zh' | 'en') => {
  const lines: string[] = []
  const citations: Citation[] = []
  let isCovered = true
  const mark = (citation: Citation) => {
    const known = citations.findIndex(({ kind, ref }) => kind === citation.kind && ref === citation.ref)
    return `[${known >= 0 ? known + 1 : citations.push(citation)}]`
  }
  return {
    say(text: Bilingual, ...cited: readonly Citation[]) {
      lines.push(`${text[language]}${[...new Set(cited.map(mark))].join('')}`)
    },
    item(text: Bilingual, ...cited: readonly Citation[]) {
      lines.push(`- ${text[language]}${[...new Set(cited.map(mark))].join('')}`)
    },
    decline(text: Bilingual) {
      isCovered = false
      lines.push(text[language])
    },
    done: (): Answer => ({ answer: lines.join('\n'), citations, isCovered }),
  }
}
export type Reply = ReturnType<typeof createReply>

export const standardCitation: Citation = { kind: 'standard', ref: 'GB 2760-2024', title: 'GB 2760-2024' }
export const additiveCitation = (entry: AdditiveEntry): Citation => ({
  kind: 'additive',
  ref: entry.id,
  title: entry.zh,
})
export const flavouringCitation = (row: Flavouring): Citation => ({
  kind: 'spice',
  ref: row.id,
  title: row.zh,
})
export const ingredientCitation = (ingredient: Ingredient, index: number): Citation => ({
  kind: 'ingredient',
  ref: String(index),
  title: ingredient.name,
  span: ingredient.span,
})
