import type { Bilingual, Ingredient } from '../result.ts'
import { onOneLine } from '../text/torn-words.ts'
import type { Item } from './to-ingredients.ts'
import { hasHan, type NameLanguage } from './translations.ts'

const PLACE = '{names}'
const BRACKETS = {
  plain: { zh: ['（', '）'], en: [' (', ')'] },
  bracketed: { zh: ['［', '］'], en: [' [', ']'] },
} as const

/**
 * A name for a sentence: in the reader's language, and in brackets as printed where that is the other one or a number, for it
 * must be found on the pack. Within a bracket of the sentence itself these are square.
 */
export function nameIn(
  language: NameLanguage,
  { name, otherName, numberName }: Pick<Ingredient, 'name' | 'otherName' | 'numberName'>,
  place: keyof typeof BRACKETS = 'plain',
): string {
  const said = [otherName, numberName].find(one => one !== undefined && hasHan(one) === (language === 'zh'))
  if (said === undefined) return name
  const [open, close] = BRACKETS[place][language]
  return `${said}${open}${name}${close}`
}

/** A sentence with the first names of some items for `{names}`, every one once and on one line. */
export function withNames(text: Bilingual, items: readonly Item[], most: number): Bilingual {
  if (!text.zh.includes(PLACE) && !text.en.includes(PLACE)) return text
  const inZh = text.zh.includes(`（${PLACE}`) ? 'bracketed' : 'plain'
  const inEn = text.en.includes(`(${PLACE}`) ? 'bracketed' : 'plain'
  const said = new Set<string>()
  let zh = ''
  let en = ''
  for (const { ingredient } of items) {
    const name = onOneLine(ingredient.name).replace(/\s+/g, ' ')
    if (said.has(name)) continue
    if (said.size === most) {
      zh += '…'
      en += '…'
      break
    }
    if (said.size > 0) {
      zh += '、'
      en += ', '
    }
    said.add(name)
    zh += nameIn('zh', { ...ingredient, name }, inZh)
    en += nameIn('en', { ...ingredient, name }, inEn)
  }
  return { zh: text.zh.split(PLACE).join(zh), en: text.en.split(PLACE).join(en) }
}
