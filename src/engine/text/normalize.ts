import { TRADITIONAL } from '../lexicon/traditional.ts'
import { isSpacedCapital, isTornInChinese, type Tear, tearInEnglish } from './torn-words.ts'

/** A stretch of the folded text, half open. */
export interface Range {
  start: number
  end: number
}

/** A view of a text for comparing: same order, other spelling. `at[i]` is the offset in the text of character i. */
export interface Folded {
  text: string
  at: Uint32Array
}

const PUNCTUATION: Record<string, string> = {
  '。': '。',
  '｡': '。',
  '‘': "'",
  '’': "'",
  '′': "'",
  '＇': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '【': '[',
  '】': ']',
  '〔': '[',
  '〕': ']',
  '〖': '[',
  '〗': ']',
  '「': '[',
  '」': ']',
  '『': '[',
  '』': ']',
  '《': '(',
  '》': ')',
  '〈': '(',
  '〉': ')',
  '‹': '(',
  '›': ')',
  '﹝': '(',
  '﹞': ')',
  '—': '-',
  '–': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '―': '-',
  ー: '-',
  '～': '~',
  '〜': '~',
  '∼': '~',
  '∽': '~',
  '≧': '≥',
  '⩾': '≥',
  '≦': '≤',
  '⩽': '≤',
  '·': '·',
  '•': '·',
  '・': '·',
  '∙': '·',
  '⋅': '·',
  '●': '·',
  '▪': '·',
  '■': '·',
  '◆': '·',
  '▲': ' ',
  '△': ' ',
  '▶': ' ',
  '►': ' ',
  '★': ' ',
  '☆': ' ',
  '※': ' ',
  丶: '、',
  '﹑': '、',
  '､': '、',
  '¦': '|',
  '｜': '|',
  '│': '|',
  // _Egg_ white: bold type that was copied.
  _: ' ',
  '\r': ' ',
  '\t': ' ',
  '\u2028': '\n',
  '\u2029': '\n',
  '\v': ' ',
  '\f': '\n',
  // Without width: they part no words, and a soft hyphen stands inside one.
  '\u200b': '',
  '\u200c': '',
  '\u200d': '',
  '\ufeff': '',
  '\u00ad': '',
  // ①增稠剂：… ②甜味剂：…: what numbers the parts of a list parts them.
  ...Object.fromEntries([...'①②③④⑤⑥⑦⑧⑨⑩'].map(mark => [mark, ';'])),
  '：': ':',
  '︰': ':',
  '∶': ':',
  '﹕': ':',
}

// 丶 is an ideograph that labels use for 、.
const DOT_STROKE = 0x4e36

/** Folds width, case, punctuation and Traditional characters, and keeps for every character where it came from. */
export function fold(source: string): Folded {
  const at = new Uint32Array(source.length * 4 + 1)
  const parts: string[] = []
  let length = 0
  let blanks = 0
  let hasLine = false
  let copied = 0
  for (let i = 0; i < source.length; ) {
    const code = source.charCodeAt(i)
    const isPlain = code >= 0x4e00 && code < 0xa000 && code !== DOT_STROKE
    // Most of a label is ideographs that fold into themselves; they are copied by the run.
    if (isPlain && SIMPLIFIED[code - 0x4e00] === 0) {
      at[length++] = i++
      blanks = 0
      hasLine = false
      continue
    }
    if (copied < i) parts.push(source.slice(copied, i))
    const tear = tearAt(source, i)
    if (tear) {
      if (tear.put) at[length++] = i
      parts.push(tear.put)
      i = tear.next
      copied = i
      blanks = 0
      hasLine = false
      continue
    }
    const step = code >= 0xd800 && code < 0xdc00 ? 2 : 1
    const char = step === 1 ? source.charAt(i) : source.slice(i, i + 2)
    let folded = isPlain
      ? foldCharacter(char, code)
      : isPrime(source, i, code)
        ? "'"
        : (PUNCTUATION[char] ?? foldCharacter(char, code))
    // A ligature such as ﷺ becomes a dozen letters; nothing on a label needs more than four.
    if (folded.length > 4) folded = folded.slice(0, 4)
    // A run of blanks says no more than its first few, and patterns that step over blanks stay linear.
    if (folded === ' ' || folded === '\n') {
      const isFirstLine = folded === '\n' && !hasLine
      if (folded === '\n') hasLine = true
      if (++blanks > 3 && !isFirstLine) folded = ''
    } else {
      blanks = 0
      hasLine = false
    }
    for (let n = 0; n < folded.length; n++) at[length + n] = i
    length += folded.length
    parts.push(folded)
    i += step
    copied = i
  }
  parts.push(source.slice(copied))
  at[length] = source.length
  return { text: parts.join(''), at: at.subarray(0, length + 1) }
}

/** Where a line ends inside a word, which is read as one. */
function tearAt(source: string, at: number): Tear | undefined {
  const char = source.charAt(at)
  if (char === ' ') return isSpacedCapital(source, at) ? { next: at + 1, put: '' } : undefined
  if (!/[-\u00ad\u2010\u2011\n]/.test(char)) return undefined
  const english = tearInEnglish(source, at)
  if (english) return english
  const next = char === '\n' ? isTornInChinese(source, at, simplify) : undefined
  return next === undefined ? undefined : { next, put: '' }
}

const simplify = (text: string): string =>
  [...text].map(char => foldCharacter(char, char.charCodeAt(0))).join('')

/** The prime of 5'-肌苷酸二钠, which is printed and read as any quote, bracket or comma. */
function isPrime(source: string, at: number, code: number): boolean {
  // Letters, digits and ideographs are no quotes, and most of a label is made of them.
  if ((code >= 0x30 && code < 0x60) || (code > 0x60 && code < 0x7f)) return false
  return (
    /5[「『“”"‘’′＇`´]?$/.test(source.slice(Math.max(0, at - 2), at)) &&
    /^[「『“”"‘’′＇`´,，、]\s?[「『“”"‘’′＇`´]?[-－—–‐]/.test(source.slice(at, at + 4))
  )
}

const SIMPLIFIED = simplifiedCodes()

/** Per ideograph from U+4E00 the code of its Simplified form, 0 where it is its own. */
function simplifiedCodes(): Uint16Array {
  const codes = new Uint16Array(0x5200)
  const pairs = TRADITIONAL.replace(/\s/g, '')
  for (let i = 0; i + 1 < pairs.length; i += 2) codes[pairs.charCodeAt(i) - 0x4e00] = pairs.charCodeAt(i + 1)
  return codes
}

function foldCharacter(char: string, code: number): string {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? char.toLowerCase() : char
  if (code >= 0x4e00 && code < 0xa000) {
    const simplified = SIMPLIFIED[code - 0x4e00]
    return simplified ? String.fromCharCode(simplified) : char
  }
  let folded = ''
  for (const part of char.normalize('NFKC').toLowerCase()) folded += PUNCTUATION[part] ?? part
  return folded
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/colour/g, 'color'],
  [/flavour/g, 'flavor'],
  [/sulph/g, 'sulf'],
  [/fibre/g, 'fiber'],
  [/aluminium/g, 'aluminum'],
  [/yoghurt/g, 'yogurt'],
  [/soya/g, 'soy'],
  [/hydrolys/g, 'hydrolyz'],
  [/pasteuris/g, 'pasteuriz'],
  [/(homogen|caramel|stabil|crystal|oxid|iod|demineral|alkal|moistur)is(?=e|i)/g, '$1iz'],
  [/glycerine/g, 'glycerin'],
  [/gelatine/g, 'gelatin'],
  [/é|è|ê/g, 'e'],
]

const OTHER_SPELLING = new RegExp(SPELLINGS.map(([from]) => from.source).join('|'))

/** The comparing key of a name: no spaces, no punctuation, one English spelling. Takes folded text. */
export function keyOf(folded: string): string {
  let key = folded.replace(/[^\p{L}\p{N}]/gu, '')
  if (OTHER_SPELLING.test(key)) for (const [from, to] of SPELLINGS) key = key.replace(from, to)
  return key
}

/** Chinese, Japanese or compatibility ideograph. */
export function isHan(char: string): boolean {
  return (char >= '\u3400' && char <= '\u9fff') || (char >= '\uf900' && char <= '\ufaff')
}

export function isLatin(char: string): boolean {
  return /[a-zà-öø-ÿ]/.test(char)
}

/** A pattern for words that spaces or line ends may tear in a photo: a gap is allowed between any two characters, none in a class. */
export const torn = (words: string) =>
  words.replace(/\[[^\]]*\]|[\u4e00-\u9fff](?=[\u4e00-\u9fff(])/g, found =>
    found.startsWith('[') ? found : `${found}[ \\n]*`,
  )
