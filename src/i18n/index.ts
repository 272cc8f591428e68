import i18next, { type i18n } from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { initReactI18next } from 'react-i18next'
import type { KeptStore } from '../kept-keys.ts'
import { type Locale, languageKey, pickLocale } from './locale.ts'

export { useBilingual, useChinese } from './chinese.ts'
export type { Locale } from './locale.ts'
export { isLocale, locales } from './locale.ts'
export { problemText } from './problem-text.ts'

/** Texts of the first visit; those of the others are named in a chunk of their own. */
const eagerTexts = import.meta.glob('./locales/*/{app,consent,home}.json')

/** The part of localStorage this module needs; null where the browser offers none. */
type LanguageStore = Pick<KeptStore, 'getItem' | 'setItem'> | null

/** Starts i18next with the stored, configured or browser language; texts load per language and screen. */
export const createI18n = async (options: {
  store: LanguageStore
  configured?: string | undefined
  browserLanguages: readonly string[]
  /** Texts that are needed immediately, loaded in parallel instead of on demand. */
  namespaces: readonly ('app' | 'consent' | 'home')[]
}): Promise<i18n> => {
  const { store, configured, browserLanguages, namespaces } = options
  const instance = i18next.createInstance()
  await instance
    .use(
      resourcesToBackend(async (locale: string, namespace: string) => {
        const file = `./locales/${locale}/${namespace}.json`
        const load = eagerTexts[file] ?? (await import('./lazy-texts.ts')).lazyTexts[file]
        return load?.()
      }),
    )
    .use(initReactI18next)
    .init({
      lng: pickLocale([store?.getItem(languageKey), configured, ...browserLanguages]),
      load: 'currentOnly',
      fallbackLng: false, // both languages are complete (a test sees to it); a fallback would only load twice
      ns: namespaces,
      defaultNS: 'app',
      interpolation: { escapeValue: false }, // React escapes
      returnNull: false,
    })
  if (import.meta.hot) void import('./hot-texts.ts').then(({ followTexts }) => followTexts(instance))
  return instance
}

/** Switches the language and remembers it; the rest of the session has it even where nothing can be stored. */
export const changeLocale = async (instance: i18n, locale: Locale, store: LanguageStore): Promise<void> => {
  try {
    store?.setItem(languageKey, locale)
  } catch {
    // A full or forbidden storage costs the memory of the choice, not the choice.
  }
  await instance.changeLanguage(locale)
}
