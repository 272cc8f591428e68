import { fold } from './normalize.ts'

/** How names on labels compare: without width, case, blanks and signs. */
export const bareName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Says whether a text is one of some names, which are given bare; Traditional characters count as their Simplified forms. Apart from them, so that a page can ask without the tables. */
export const createNameCheck = (bareNames: readonly string[]): ((text: string) => boolean) => {
  const known = new Set(bareNames)
  return text => known.has(bareName(fold(text).text))
}
