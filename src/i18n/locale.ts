/** localStorage key of the chosen language (specification, section 3). */
export const languageKey = 'ai-lang'

export const locales = ['zh-Hans', 'zh-Hant', 'en'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: unknown): value is Locale => locales.some(locale => locale === value)

/** The first language named decides: Chinese variants map to Simplified or Traditional, all others to en, none to zh-Hans. */
export const pickLocale = (preferences: readonly (string | null | undefined)[]): Locale => {
  const wanted = preferences.find(preference => !!preference)
  if (!wanted) return 'zh-Hans'
  if (/^zh\b(?!-hans).*-(hant|tw|hk|mo)\b/i.test(wanted)) return 'zh-Hant'
  return /^zh\b/i.test(wanted) ? 'zh-Hans' : 'en'
}
