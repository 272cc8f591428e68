/**
 * The classifier's table as text: features by a hash of their name, in the order of the hashes. Of each the distance to the
 * one before in two characters, then a pair of characters for each class it tells of: the class, marked where it is the last,
 * and the weight.
 */
export type Row = readonly [key: number, weights: readonly (readonly [index: number, level: number])[]]

/** Printable characters without the backslash, which JSON would double. */
const base = 91
const first = 35
const backslash = 92
const most = base * base - 1
/** More than there are classes. */
const mark = 32
export const largestLevel = 45

const charOf = (value: number): string =>
  String.fromCharCode(first + value >= backslash ? first + value + 1 : first + value)
const valueAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  return code > backslash ? code - first - 1 : code - first
}

/** A feature's place in the table: 24 bits of FNV-1a. */
export const keyOf = (feature: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 24)) & 0xffffff
}

/** The rows, sorted by key, as text. */
export const packRows = (rows: readonly Row[]): string => {
  let before = 0
  let text = ''
  for (const [key, weights] of rows) {
    let gap = key - before
    before = key
    for (; gap >= most; gap -= most) text += charOf(base - 1) + charOf(base - 1)
    text += charOf(Math.floor(gap / base)) + charOf(gap % base)
    for (const [at, [index, level]] of weights.entries())
      text += charOf(at === weights.length - 1 ? index + mark : index) + charOf(level + largestLevel)
  }
  return text
}

export const unpackRows = (text: string): Row[] => {
  const rows: Row[] = []
  let key = 0
  let at = 0
  while (at < text.length) {
    const gap = valueAt(text, at) * base + valueAt(text, at + 1)
    key += gap
    at += 2
    if (gap === most) continue
    const weights: [number, number][] = []
    for (let isLast = false; !isLast; at += 2) {
      const index = valueAt(text, at)
      isLast = index >= mark
      weights.push([index % mark, valueAt(text, at + 1) - largestLevel])
    }
    rows.push([key, weights])
  }
  return rows
}
