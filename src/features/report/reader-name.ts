import { useTranslation } from 'react-i18next'
import { useChinese } from '../../i18n/index.ts'
import type { Ingredient } from '../../records/index.ts'
import { displayName } from './display-name.ts'
import { translatedName } from './translated-name.ts'

/** What an ingredient is called in the reader's language: as printed, or translated where the label prints the other language. */
export const useReaderName = (): ((ingredient: Ingredient) => string) => {
  const { i18n } = useTranslation()
  const chinese = useChinese()
  return ingredient => {
    const translated = translatedName(i18n.language, ingredient)
    return translated === undefined ? displayName(ingredient.name) : chinese(translated)
  }
}
