import type { Ingredient } from '../../records/index.ts'

const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

/** What an ingredient is called in a language of the app, where the label prints the other one or a number. */
export const translatedName = (
  locale: string,
  { otherName, numberName }: Pick<Ingredient, 'otherName' | 'numberName'>,
): string | undefined =>
  [otherName, numberName].find(name => name !== undefined && isChinese(name) === (locale !== 'en'))

/** The `lang` of a printed name on a page in a language of the app, so that it is read aloud as what it is. */
export const printedNameLang = (
  locale: string,
  { name, otherName }: Ingredient,
): 'zh-Hans' | 'en' | undefined => {
  if (locale === 'en') return isChinese(name) ? 'zh-Hans' : undefined
  return otherName !== undefined && isChinese(otherName) && !isChinese(name) ? 'en' : undefined
}
