import type { Token } from './tokens.ts'

const isBareZero = (token: Token): boolean =>
  token.kind === 'amount' && token.value === 0 && token.unit === undefined

const isOfRow = ({ kind }: Token): boolean => /^(?:name|amount|share)$/.test(kind)
const opensLine = ({ start }: Token, text: string): boolean => /(?:^|\n)\s*$/.test(text.slice(0, start))

/** 0糖 0脂 0卡 on the front of a pack: a zero right before a name that is no value of the name before it. */
function claimsIn(tokens: readonly Token[], text: string): ReadonlySet<Token> {
  const claims = new Set<Token>()
  const told = tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'empty')
  for (const [at, token] of told.entries()) {
    const [before, after] = [told[at - 1], told[at + 1]]
    if (after?.kind !== 'name' || !isBareZero(token)) continue
    const isRight = /^ ?$/.test(text.slice(token.end, after.start))
    const isOfNone = !before || !isOfRow(before) || claims.has(before) || opensLine(token, text)
    if (isRight && isOfNone) claims.add(token).add(after)
  }
  return claims
}

/** 150g e, 256g (16 sticks), 6 x 25g, 10 slices, 200g: what the pack contains, in a line of its own; 0蔗糖. */
const net =
  /^[ \t]*(?:\d+(?:\.\d+)? ?(?:k?g|[mc]?l|litres?) ?(?:e\b|℮|\((?:about |approx\.? ?)?\d+ ?[a-z×])|\d{1,2} ?[x×] ?\d+(?:\.\d+)? ?(?:k?g|ml)\b|\d{1,3} (?!k?cal|kilo|gram|milli|micro|gramm)[a-z]{3,},? ?\(?\d+(?:\.\d+)? ?(?:k?g|ml)\b|[0零]蔗糖)/

const isOfNet = ({ kind, start }: Token, text: string): boolean => {
  if (kind !== 'amount') return false
  const line = text.lastIndexOf('\n', start - 1) + 1
  return start - line < (net.exec(text.slice(line, start + 40))?.[0].length ?? 0)
}

/** 20g protein - 1g sugar on the front of a pack: a line that begins with an amount before a name, of a nutrient that has a row further down. */
function boastsIn(tokens: readonly Token[], text: string): ReadonlySet<Token> {
  const boasts = new Set<Token>()
  const names = tokens.filter(token => token.kind === 'name')
  const told = tokens.filter(({ kind }) => kind !== 'mark')
  for (const [at, token] of told.entries()) {
    const name = told[at + 1]
    if (token.kind !== 'amount' || token.unit === undefined || name?.kind !== 'name') continue
    const lineEnd = (text.indexOf('\n', token.start) + text.length + 1) % (text.length + 1)
    const isBefore = opensLine(token, text) && /^ ?$/.test(text.slice(token.end, name.start))
    const hasRow = names.some(one => one.nutrient === name.nutrient && one.start > lineEnd)
    if (isBefore && hasRow)
      for (const one of tokens) if (one.start >= token.start && one.start < lineEnd) boasts.add(one)
  }
  return boasts
}

/** The tokens of a folded text without what stands beside a table and would be taken for part of it: claims, the weight of the pack. */
export function withoutWhatIsBeside(tokens: readonly Token[], text: string): Token[] {
  const claims = claimsIn(tokens, text)
  const boasts = boastsIn(tokens, text)
  return tokens.filter(token => !claims.has(token) && !boasts.has(token) && !isOfNet(token, text))
}
