import type { Item } from './items.ts'
import { hasHan, type Language } from './other-names.ts'
import type { Bilingual } from './result.ts'

const PLACE = '{names}'
const BRACKETS = {
  plain: { zh: ['（', '）'], en: [' (', ')'] },
  bracketed: { zh: ['［', '］'], en: [' [', ']'] },
} as const

/**
 * A name for a sentence: as printed, for it must be found on the pack, and in brackets what it is called where the sentence
 * speaks the other language. Within a bracket of the sentence itself these are square.
 */
export function nameIn(
  language: Language,
  name: string,
  otherName: string | undefined,
  place: keyof typeof BRACKETS = 'plain',
): string {
  if (otherName === undefined || hasHan(otherName) !== (language === 'zh')) return name
  const [open, close] = BRACKETS[place][language]
  return `${name}${open}${otherName}${close}`
}

/** A sentence with the first names of some items for `{names}`, every one once and on one line. */
export function withNames(text: Bilingual, items: readonly Item[], most: number): Bilingual {
  if (!text.zh.includes(PLACE) && !text.en.includes(PLACE)) return text
  const named = new Map<string, string | undefined>()
  for (const { ingredient } of items) {
    const name = ingredient.name.replace(/\s+/g, ' ')
    if (!named.has(name)) named.set(name, ingredient.otherName)
  }
  const first = [...named].slice(0, most)
  const rest = named.size > most ? '…' : ''
  const fill = (language: Language, separator: string) => {
    const [before = '', ...parts] = text[language].split(PLACE)
    let said = before
    for (const part of parts) {
      const place = said.endsWith('(') || said.endsWith('（') ? 'bracketed' : 'plain'
      said += first.map(([name, other]) => nameIn(language, name, other, place)).join(separator) + rest + part
    }
    return said
  }
  return { zh: fill('zh', '、'), en: fill('en', ', ') }
}
