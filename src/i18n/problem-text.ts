import type { TFunction } from 'i18next'

/**
 * A problem in the person's words, by its code; for a code without words of ours the server's own, if it gave any, else
 * its number. The namespace `problems` must be loaded.
 */
export const problemText = (t: TFunction<readonly ['problems']>, code: number, serverMessage = ''): string =>
  // Codes come from servers: the key may not exist, and then the default says the number.
  t(`problems:${code}` as 'problems:other', {
    code,
    defaultValue: serverMessage || t('problems:other', { code }),
  })
