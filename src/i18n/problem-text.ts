import type { TFunction } from 'i18next'

/** A problem in the person's words, by its code; numbers without words of their own are named. The namespace `problems` must be loaded. */
export const problemText = (t: TFunction<readonly ['problems']>, code: number): string =>
  // Codes come from servers: the key may not exist, and then the default says the number.
  t(`problems:${code}` as 'problems:other', { code, defaultValue: t('problems:other', { code }) })
