/** Texts of the pages after the first, loaded one by one. */
export const lazyTexts = import.meta.glob(['./locales/*/*.json', '!./locales/*/{app,consent,home}.json'])
