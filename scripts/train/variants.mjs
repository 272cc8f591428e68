// Further ways to say the same: particles, forms of address, a dropped character, as people type and as speech is recognised.
const particles = ['吗', '呢', '呀', '啊']
const openings = ['请问', '那', '这个', '帮我看看', '想问下']
const openingsEn = ['hi ', 'so ', 'please tell me ', 'hey ']

/**
 * A masked question first, then variants of it; the same ones each time.
 * @param {string} masked
 * @returns {string[]}
 */
export const variants = masked => {
  const text = masked.trim().replace(/\s+/g, ' ')
  const made = [masked]
  let hash = 0
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0
  if (/[\u4e00-\u9fff]/.test(text)) {
    made.push(`${openings[hash % openings.length]}${text}`)
    const last = text.at(-1) ?? ''
    if (particles.includes(last))
      made.push(text.slice(0, -1), `${text.slice(0, -1)}${last === '吗' ? '不' : '啊'}`)
    else made.push(`${text}${particles[1 + (hash % 3)]}`)
  } else if (/[a-z]/.test(text)) {
    made.push(`${openingsEn[hash % openingsEn.length]}${text}`)
    const words = text.split(' ')
    if (words.length > 4) made.push(words.filter((_, at) => at !== hash % words.length).join(' '))
  }
  // A pronoun or a position in the place of the only name: 它安全吗, is the second one safe.
  const names = text.match(/\ue000/g) ?? []
  if (names.length === 1 && text.length > 4)
    made.push(text.replace('\ue000', hash % 2 === 0 ? '\ue006' : /[\u4e00-\u9fff]/.test(text) ? '它' : 'it'))
  return made
}
