/** Texts of the pages after the first, loaded one by one. */
export const lateTexts = import.meta.glob(['./locales/*/*.json', '!./locales/*/{app,consent,home}.json'])
