import type { Range } from '../../text/normalize.ts'

/** The end of a guarded name that begins here, or 0. Spaces and line ends inside it do not matter. */
export function guardedEnd(
  source: string,
  at: number,
  range: Range,
  guarded: ReadonlyMap<string, readonly string[]>,
): number {
  for (const name of guarded.get(source.charAt(at)) ?? []) {
    const end = matchLoosely(source, at, range.end, name)
    if (end > 0) return end
  }
  return 0
}

const LIKE: Record<string, string> = {
  '、': ',',
  '/': ',',
  '·': ',',
  '.': ',',
  ';': ',',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
}

function matchLoosely(source: string, at: number, limit: number, name: string): number {
  let i = at
  for (let n = 0; n < name.length; ) {
    if (i >= limit) return 0
    const have = source.charAt(i)
    const want = name.charAt(n)
    if (have === want || (LIKE[have] ?? have) === (LIKE[want] ?? want)) {
      i++
      n++
    } else if (have === ' ' || have === '\n') i++
    else if (want === "'") n++
    else return 0
  }
  return i
}

/** `500(ii),503ii),450(i)]`: a bracket that closes a Roman number and was not opened, between numbers, closes nothing else. */
export const closesRoman = (source: string, at: number): boolean =>
  /\d[a-h]?(?:i{1,3}|iv|v)$/.test(source.slice(Math.max(0, at - 6), at)) &&
  /^\)\s?[,、]\s?(?:e|ins)?\s?\d{3}/.test(source.slice(at, at + 10))

/** The end of a Roman number in brackets that is part of a name (500(ii), E160b(ii)) and begins here, or 0. */
export function romanEnd(source: string, at: number): number {
  if (source.charAt(at) !== '(') return 0
  if (!/\d\s?[a-h]?\s?$/.test(source.slice(Math.max(0, at - 4), at))) return 0
  const match = /^\(\s?[ivx]{1,4}\s?\)/.exec(source.slice(at, at + 8))
  return match ? at + match[0].length : 0
}
