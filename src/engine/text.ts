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
  丶: '、',
  '﹑': '、',
  '､': '、',
  '¦': '|',
  '｜': '|',
  '│': '|',
  '\r': ' ',
  '\t': ' ',
  '\u2028': '\n',
  '\u2029': '\n',
  '\v': ' ',
  '\f': '\n',
  '\u200b': ' ',
  '\u200c': ' ',
  '\u200d': ' ',
  '\ufeff': ' ',
  '\u00ad': ' ',
  '：': ':',
  '︰': ':',
  '∶': ':',
  '﹕': ':',
}

/** Folds width, case and punctuation, and keeps for every character where it came from. */
export function fold(source: string): Folded {
  const at = new Uint32Array(source.length * 4 + 1)
  let text = ''
  for (let i = 0; i < source.length; ) {
    const code = source.charCodeAt(i)
    const step = code >= 0xd800 && code < 0xdc00 && i + 1 < source.length ? 2 : 1
    const char = step === 1 ? source.charAt(i) : source.slice(i, i + 2)
    let folded = PUNCTUATION[char] ?? foldCharacter(char, code)
    // A ligature such as ﷺ becomes a dozen letters; nothing on a label needs more than four.
    if (folded.length > 4) folded = folded.slice(0, 4)
    for (let n = 0; n < folded.length; n++) at[text.length + n] = i
    text += folded
    i += step
  }
  at[text.length] = source.length
  return { text, at: at.subarray(0, text.length + 1) }
}

function foldCharacter(char: string, code: number): string {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? char.toLowerCase() : char
  if (code >= 0x4e00 && code < 0xa000) return char
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

/** The comparing key of a name: no spaces, no punctuation, one English spelling. Takes folded text. */
export function keyOf(folded: string): string {
  let key = folded.replace(/[^\p{L}\p{N}]/gu, '')
  if (/[a-z]/.test(key)) for (const [from, to] of SPELLINGS) key = key.replace(from, to)
  return key
}

/** Chinese, Japanese or compatibility ideograph. */
export function isHan(char: string): boolean {
  return /[\u3400-\u9fff\uf900-\ufaff]/.test(char)
}

export function isLatin(char: string): boolean {
  return /[a-zà-öø-ÿ]/.test(char)
}
