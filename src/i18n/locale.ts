export const locales = ['zh-Hans', 'en'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: unknown): value is Locale => locales.some(locale => locale === value)

/**
 * The first language named decides: Chinese variants map to a Chinese locale, all others to en, none to zh-Hans.
 * Traditional variants get zh-Hans until their texts are built.
 */
export const pickLocale = (preferences: readonly (string | null | undefined)[]): Locale => {
  const wanted = preferences.find(preference => !!preference)
  if (!wanted || /^zh\b/i.test(wanted)) return 'zh-Hans'
  return 'en'
}
