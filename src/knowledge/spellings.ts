import spellings from './tables/spellings.json' with { type: 'json' }

const sounds = new Map<string, string>()
for (const [sound, characters] of Object.entries(spellings.pinyin))
  for (const character of characters) sounds.set(character, sound)

const simplified = new Map<string, string>()
const pairs = [...spellings.traditional]
for (let i = 0; i < pairs.length; i += 2) simplified.set(pairs[i] ?? '', pairs[i + 1] ?? '')

/** Traditional characters of our names in their Simplified form; everything else as it is. */
export const toSimplified = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, character => simplified.get(character) ?? character)

/** How a Chinese name sounds: whole pinyin without tones, and its initials; nothing for other names. */
export const soundsOf = (name: string): string[] => {
  if (!/\p{Script=Han}/u.test(name)) return []
  const syllables = [...name].map(character => sounds.get(character) ?? character)
  const whole = syllables.join('')
  return [whole, ...(syllables.length > 1 ? [syllables.map(syllable => syllable.charAt(0)).join('')] : [])]
}
