import type { i18n } from 'i18next'

interface Changed {
  locale: string
  namespace: string
  texts: object
}

const isChanged = (value: unknown): value is Changed =>
  typeof value === 'object' && value !== null && 'locale' in value && 'namespace' in value && 'texts' in value

/** In development: shows a changed locale file without a reload (scripts/build/hot-updates.ts sends it). */
export const followTexts = (instance: i18n): void =>
  import.meta.hot?.on('analyze-h5:texts', (changed: unknown) => {
    if (!isChanged(changed)) return
    const { locale, namespace, texts } = changed
    // A file that is not loaded yet is read as it is now when it is.
    if (!instance.hasResourceBundle(locale, namespace)) return
    instance.removeResourceBundle(locale, namespace)
    instance.addResourceBundle(locale, namespace, texts)
    instance.emit('languageChanged', instance.language)
  })
