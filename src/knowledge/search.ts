import type { AdditiveEntry, Flavouring, Knowledge } from './types.ts'

/** Finds entries by any of their names and numbers; '' lists all of them in the order of the standard. */
export type Search<Row> = (keyword: string) => readonly Row[]

/** Searches additives by Chinese, alias, English, CNS, INS and E number. */
export function createAdditiveSearch(knowledge: Knowledge): Search<AdditiveEntry> {
  const names = new Map<string, string[]>()
  for (const name of knowledge.names) {
    if (!name.id) continue
    const texts = names.get(name.id)
    if (texts) texts.push(name.text)
    else names.set(name.id, [name.text])
  }
  return createSearch(knowledge.additives, entry => [
    ...(names.get(entry.id) ?? []),
    ...entry.cns,
    ...entry.ins.flatMap(ins => [ins, `E${ins}`, `INS${ins}`]),
  ])
}

/** Searches flavourings by Chinese, alias, English, code and FEMA number. */
export function createFlavouringSearch(flavourings: readonly Flavouring[]): Search<Flavouring> {
  return createSearch(flavourings, row => [
    row.id,
    row.zh,
    row.en,
    ...(row.also ?? []),
    row.fema,
    `FEMA${row.fema}`,
  ])
}

/** Width, case, spaces and punctuation do not matter to a search. */
export function searchKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Ranks exact before prefix before substring, and keeps the order of the standard within a rank.
 * `spellings` is the place for further spellings of a key (pinyin, Traditional).
 */
function createSearch<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
  spellings: (key: string) => readonly string[] = key => [key],
): Search<Row> {
  const keys = rows.map(row => [...new Set(textsOf(row).map(searchKey).filter(Boolean).flatMap(spellings))])
  return keyword => {
    const wanted = searchKey(keyword)
    if (wanted === '') return keyword.trim() === '' ? rows : []
    const ranked: [Row[], Row[], Row[]] = [[], [], []]
    rows.forEach((row, i) => {
      const rank = rankOf(keys[i] ?? [], wanted)
      if (rank !== undefined) ranked[rank].push(row)
    })
    return ranked.flat()
  }
}

function rankOf(keys: readonly string[], wanted: string): 0 | 1 | 2 | undefined {
  let best: 1 | 2 | undefined
  for (const key of keys) {
    if (key === wanted) return 0
    if (best === 1) continue
    if (key.startsWith(wanted)) best = 1
    else if (best === undefined && key.includes(wanted)) best = 2
  }
  return best
}
