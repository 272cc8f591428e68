const token = /[a-z]+(?:'[a-z]+)?|\d+(?:\.\d+)?|[\u4e00-\u9fff\ue000-\uf8ff]|[?？]/gu

const longestRun = 4
const stem = 5

/** A placeholder as a capital letter: one byte of the table in the place of three. */
const shortened = (text: string): string => {
  const code = text.charCodeAt(0)
  return code >= 0xe000 && code <= 0xf8ff ? String.fromCharCode(code - 0xe000 + 65) : text
}

/** The tokens of a masked question: Chinese characters, words, placeholders as capital letters, `#` for a number. */
const tokensOf = (masked: string): string[] =>
  (masked.match(token) ?? []).map(text => (/^\d/.test(text) ? '#' : shortened(text)))

/**
 * What the classifier sees of a question in which names are replaced by placeholders: runs of one to four tokens (Chinese
 * characters, English words, placeholders; `^` and `$` are its ends), and the beginnings of long words, which survive a
 * typing error.
 */
export const featuresOf = (masked: string, common: ReadonlySet<string>): string[] => {
  const found = tokensOf(masked)
  const tokens = ['^', ...found.filter(text => !/[?？]/.test(text)).slice(0, 60), '$']
  const features = new Set<string>()
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = 1; length <= longestRun && start + length <= tokens.length; length += 1) {
      if (length === longestRun && !tokens.slice(start, start + length).every(text => text.length === 1))
        continue
      features.add(tokens.slice(start, start + length).join(' '))
    }
    const word = tokens[start] ?? ''
    if (/^[a-z]{6,}$/.test(word)) features.add(`${word.slice(0, stem)}-`)
  }
  features.delete('^')
  features.delete('$')
  // Words that no question about labels uses tell that this is none.
  const rare = found.filter(text => text.length > 0 && !common.has(text) && !/[?？]/.test(text)).length
  if (rare > 0) features.add(rare > 2 ? 'rare 3' : `rare ${rare}`)
  features.add(found.length <= 3 ? 'short' : found.length >= 14 ? 'long' : 'middle')
  return [...features]
}
