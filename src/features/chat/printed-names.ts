import type { ChatTurn } from '../../records/index.ts'

/** What an answer quotes from the pack: 标签写着：产品名称 原味薯片。and 标签写着“不添加防腐剂”. */
const quoted = /标签写着：\S{2,8} ([^\n]+?)。(?=\[|\n|$)|标签(?:上?写着|提示[^\n“]{0,16})“([^”\n]+)”/g

/** Names and words of the pack in an answer, which stay as they are printed whatever script the reader reads. */
export const printedIn = (answer: string, citations: ChatTurn['citations']): string[] => {
  const names = citations.flatMap(({ kind, title }) => (kind === 'ingredient' ? [title] : []))
  const words = [...answer.matchAll(quoted)].flatMap(([, fact, claim]) => fact ?? claim ?? [])
  // 糖 and 盐 stand in too many other words.
  return [...names, ...words].filter(text => [...text].length > 1)
}
