import { isHan, isLatin, type Range } from '../../text/normalize.ts'

/** Whether a character of folded text ends an item; marks inside numbers and names do not. */
export function isSeparator(source: string, at: number, char: string, inBracket: boolean): boolean {
  switch (char) {
    case '、':
    case ';':
    case '。':
    case '|':
      return true
    case ',':
      // 单,双甘油… and 辛,癸酸…: the comma is the name's own even where the rest is misread.
      if (
        /(?:^|[^\u4e00-\u9fff])[单辛]$/.test(source.slice(Math.max(0, at - 2), at)) &&
        /^\s?[双癸]/.test(source.slice(at + 1, at + 3))
      )
        return false
      return !(
        isDigit(source.charAt(at - 1)) &&
        isDigit(source.charAt(at + 1)) &&
        (isThousands(source, at) ||
          (!/\d{3},\d{3}/.test(source.slice(at - 3, at + 4)) && isLocant(source, at)))
      )
    case '·':
      return !isLatin(source.charAt(at - 1)) || !isLatin(source.charAt(at + 1))
    case '/':
      return isSlashSeparator(source, at)
    case '.':
      return isStop(source, at, inBracket)
    default:
      return false
  }
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9'
}

/** `1,3-二油酸` and `2,6-di…`: a comma between digits that a hyphen follows numbers places in a molecule. */
function isLocant(source: string, at: number): boolean {
  return /^,\d{1,2}[-'(]/.test(source.slice(at, at + 5)) || /^,\d\d?,\d/.test(source.slice(at, at + 5))
}

/** `水1,000克` */
function isThousands(source: string, at: number): boolean {
  return /^,\d{3}\s?(?:克|千克|毫升|升|m?g|kg|ml)/.test(source.slice(at, at + 8))
}

function isSlashSeparator(source: string, at: number): boolean {
  const before = source.charAt(at - 1)
  const after = source.charAt(at + 1)
  if (/[和及与]/.test(before) || /[或]/.test(after)) return false
  if (isDigit(before) && /^\d{1,2}(?!\d)/.test(source.slice(at + 1, at + 4))) return false
  if (isLatin(before) || isLatin(after)) return /\d/.test(before) && /[\de]/.test(after)
  return (
    !(isDigit(after) && /[gkl]/.test(before)) && !/^\/\d*\s?(?:m?l|k?g|100)/.test(source.slice(at, at + 6))
  )
}

/** A point is a stop between Chinese words (、 misread) and at the end of an English sentence, never in a number. */
function isStop(source: string, at: number, inBracket: boolean): boolean {
  const before = source.charAt(at - 1)
  const after = source.charAt(at + 1)
  if (isDigit(before) && (isDigit(after) || after === 'e')) return inBracket && partsNumbers(source, at)
  // `modified . gelatin`: a comma that was misread.
  if (/\s/.test(before) && /\s/.test(after)) return true
  if (/\s/.test(after) && /vitamin [a-k]$/.test(source.slice(Math.max(0, at - 9), at))) return !inBracket
  // Acesulfame K. Aspartame: the letter ends a name.
  if (/acesulfame[ -]k$/.test(source.slice(Math.max(0, at - 12), at))) return true
  // `A.面包体`: a letter numbers the parts.
  if (isLatin(before) && !/[a-z\u4e00-\u9fff]/.test(source.charAt(at - 2))) return false
  if (isHan(before) || (isHan(after) && before !== '')) return true
  if (isLatin(after)) return isStopBetweenWords(source, at)
  if (/\s/.test(after)) {
    const word = /[a-z]+$/.exec(source.slice(Math.max(0, at - 12), at))?.[0] ?? ''
    if (SHORTENED.test(word)) return false
    return !inBracket || word.length > 2
  }
  return false
}

/** `(330.296)`, `(e330.e296)`: a comma that was misread between two numbers of additives. */
const partsNumbers = (source: string, at: number): boolean =>
  /(?:^|[^\d.,])e?\d{3}[a-h]?$/.test(source.slice(Math.max(0, at - 6), at)) &&
  /^\.e?\d{3}[a-h]?(?![\d%])/.test(source.slice(at, at + 7))

// Words before a point that shorten others, and what follows one in an address.
const SHORTENED = /^(?:no|vit|st|approx|incl|spp|sp|var|min|max|l|b|s|e|i|g|d|c|fl|oz|vs|inc|co|dr|mr|mrs)$/
const ADDRESS = /^(?:com|net|org|gov|edu|info|co)(?![a-z])/

/** `egg.sugar.rapeseed oil`: a point between two whole words is a separator, but for addresses and shortened words. */
function isStopBetweenWords(source: string, at: number): boolean {
  // `sodium bicarbonate .ammonium bicarbonate`: the blank is on the wrong side.
  const before = /[a-z)\]]+(?=\s?$)/.exec(source.slice(Math.max(0, at - 24), at))?.[0] ?? ''
  const after = /^[a-z]+/.exec(source.slice(at + 1, at + 24))?.[0] ?? ''
  if (after.length < 3 || ADDRESS.test(after) || source.slice(Math.max(0, at - 4), at).endsWith('www'))
    return false
  return /[)\]]$/.test(before) || (before.length > 2 && !SHORTENED.test(before))
}

/** Lines are items where nothing else separates: one ingredient per line. */
export function linesAreItems(source: string, range: Range): boolean {
  const text = source.slice(range.start, range.end)
  const newlines = text.match(/[^\s]\s*\n/g)?.length ?? 0
  return newlines > 0 && (text.match(/[、,;·]/g)?.length ?? 0) < newlines / 2
}

/** `Salt⏎Contains permitted natural colour (150d)`: a sentence of the list that names further additives. */
export const startsSentence = (source: string, start: number): boolean =>
  /^contains (?:permitted|added)\s/.test(source.slice(start, start + 19))

/** A new line that opens with a short heading and a colon starts a part of the list. */
export function startsHeading(source: string, start: number, end: number): boolean {
  // 调味粉 seasoning powder: a heading with its translation is longer.
  const longest = /^[\u4e00-\u9fff]{2,8} [a-z]/.test(source.slice(start, start + 10)) ? 40 : 16
  for (let i = start; i < Math.min(end, start + longest); i++) {
    const char = source.charAt(i)
    if (char === ':') return i > start + 1 || /[面汤皮馅酱汁粉饼料肉菜]/.test(source.charAt(start))
    if (/[、,，;。()[\]{}\n]/.test(char)) return false
  }
  return false
}
