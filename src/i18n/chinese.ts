import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { lazy } from '../lazy.ts'

const loadTraditional = lazy(async () => (await import('./traditional.ts')).toTraditional)

/** Writes Chinese that was made while the app runs (reports, knowledge, answers) in the script of the chosen language; words of a pack stay as printed. */
export const useChinese = (): ((chinese: string, printed?: readonly string[]) => string) => {
  const { i18n } = useTranslation()
  return i18n.language === 'zh-Hant' ? use(loadTraditional()) : asIs
}

const asIs = (chinese: string): string => chinese

/** Chooses the text of the chosen language. */
export const useBilingual = (): ((text: { zh: string; en: string }) => string) => {
  const { i18n } = useTranslation()
  const chinese = useChinese()
  return i18n.language === 'en' ? text => text.en : text => chinese(text.zh)
}
