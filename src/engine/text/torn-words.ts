import { isEnglishWord, PHRASES_EN, STATEMENT_OR_ALLERGEN_ZH, STATEMENT_ZH } from '../lexicon/torn-words.ts'

/** The end of a line inside a word: where reading goes on, and what stands in its place. */
export interface Tear {
  next: number
  put: '' | '-' | ' '
}

const LETTERS_BEFORE = /[A-Za-zÀ-ÖØ-öø-ÿ]+$/
const HYPHENATED = /^[-\u00ad\u2010\u2011][ \t\r]*\n[ \t\r]*([A-Za-zÀ-ÖØ-öø-ÿ]+)/
const LINE_END = /^[ \t\r]*\n[ \t\r]*([A-Za-zÀ-ÖØ-öø-ÿ]+)/
/** No word is longer. */
const LONGEST = 24

/** A hyphen or a line end that breaks an English word: coco-⏎nut, low-⏎fat, eg⏎g; undefined where it parts two. */
export function tearInEnglish(source: string, at: number): Tear | undefined {
  const before = LETTERS_BEFORE.exec(source.slice(Math.max(0, at - LONGEST), at))?.[0]
  if (!before) return undefined
  const rest = source.slice(at, at + LONGEST + 8)
  const hyphenated = HYPHENATED.exec(rest)
  const match = hyphenated ?? LINE_END.exec(rest)
  const after = match?.[1]
  if (!match || !after || !isOneCase(before, after)) return undefined
  const [first, second] = [before.toLowerCase(), after.toLowerCase()]
  const next = at + match[0].length - after.length
  const isWhole = isEnglishWord(first + second)
  const areWords = isEnglishWord(first) && isEnglishWord(second)
  if (!hyphenated) {
    if (isWhole && !areWords) return { next, put: '' }
    return PHRASES_EN.test(`${first} ${second}`) ? { next, put: ' ' } : undefined
  }
  if (/^(?:and|or|und)$/.test(second)) return undefined
  return { next, put: isWhole || !areWords ? '' : '-' }
}

/** A printed name on one line: but-⏎termilk is buttermilk. */
export function onOneLine(name: string): string {
  const at = name.search(/[-\u00ad\u2010\u2011]?[ \t\r]*\n/)
  if (at < 0) return name
  const tear = tearInEnglish(name, at)
  return tear ? name.slice(0, at) + tear.put + onOneLine(name.slice(tear.next)) : name.replace(/\s+/g, ' ')
}

/** `SPREAD-⏎Ingredients`: a word that begins with a capital is a new one, but where all are capitals. */
const isOneCase = (before: string, after: string): boolean => {
  const isSmall = (letter: string) => letter === letter.toLowerCase()
  return isSmall(before.slice(-1)) === isSmall(after.charAt(0))
}

/** `M I L K powder`: a blank between the letters of a known word that is set in spaced capitals. */
export function isSpacedCapital(source: string, at: number): boolean {
  if (!/^[A-Z] [A-Z](?![A-Za-z])/.test(source.slice(at - 1, at + 3))) return false
  const before = /(?:^|[^A-Za-z])((?:[A-Z] )*[A-Z])$/.exec(
    source.slice(Math.max(0, at - 2 * LONGEST), at),
  )?.[1]
  const after = /^(?:[A-Z] )*[A-Z](?![A-Za-z])/.exec(source.slice(at + 1, at + 2 * LONGEST))?.[0]
  return Boolean(before && after) && isEnglishWord(`${before}${after}`.replaceAll(' ', '').toLowerCase())
}

const REACH = 5

/** Whether the end of a line stands inside a Chinese word of a statement: 本品不⏎含, 致⏎敏, and behind 含 坚⏎果. */
export function isTornInChinese(
  source: string,
  at: number,
  simplified: (text: string) => string,
): number | undefined {
  const gap = /^\s*\n\s*/.exec(source.slice(at, at + 6))?.[0].length ?? 0
  if (gap === 0) return undefined
  const line = simplified(source.slice(Math.max(0, at - 40), at))
  const before = /[\u4e00-\u9fff]{1,5}$/.exec(line)?.[0] ?? ''
  const after = /^[\u4e00-\u9fff]+/.exec(simplified(source.slice(at + gap, at + gap + REACH)))?.[0] ?? ''
  if (!before || !after) return undefined
  const words = /(?:含|敏|生产线|设备|车间)[^。]*$/.test(line) ? STATEMENT_OR_ALLERGEN_ZH : STATEMENT_ZH
  const spans = [...(before + after).matchAll(words)].some(
    ({ index, 0: { length } }) => index < before.length && index + length > before.length,
  )
  return spans ? at + gap : undefined
}
