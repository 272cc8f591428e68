import { fold } from './normalize.ts'

/** How names on labels compare: without width, case, blanks and signs. */
export const bareName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const ascii = /^[\x20-\x7e]*$/

/** Says whether a text is one of some names, which are given bare; Traditional characters count as their Simplified forms. Apart from them, so that a page can ask without the tables. */
export const createNameCheck = (bareNames: readonly string[]): ((text: string) => boolean) => {
  const known = new Set(bareNames)
  // Of plain letters folding changes nothing that a bare name keeps.
  return text => known.has(bareName(ascii.test(text) ? text : fold(text).text))
}
