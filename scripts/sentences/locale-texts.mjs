// Texts of the screens that say something of a food, for the ledger. Names of buttons, fields, steps and errors say nothing
// of a food and stay out: of other files nothing is told, and of these what `claims` does not name.
import { readFileSync } from 'node:fs'
import { root } from '../prepare.mjs'

/** Which texts of a file say something of a food: keys, or the beginnings of keys. */
const claims = {
  agreement: ['agreement.sections'],
  app: ['noScore'],
  home: ['lead'],
  knowledge: ['source', 'permittedAs', 'tiers', 'noUses', 'gmp'],
  method: ['lead', 'confidence'],
  nutrition: ['none', 'basis', 'levels', 'servings', 'doubts', 'claims', 'nutriScore'],
  report: [
    'allergens',
    'bands',
    'care',
    'concerns',
    'groups',
    'ingredients.order',
    'ingredients.permitted',
    'item.limit',
    'limits',
    'limitsWithTable',
    'lowConfidence',
    'noScore',
    'themes',
    'tiers',
    'unscored',
    'verdicts',
  ],
  share: ['limits'],
}

/** @typedef {{ [key: string]: string | Texts }} Texts */

/**
 * The texts of a locale file by their keys.
 * @param {Texts} texts
 * @returns {[key: string, text: string][]}
 */
const flat = (texts, path = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  )

const read = (/** @type {string} */ locale, /** @type {string} */ file) =>
  new Map(flat(JSON.parse(readFileSync(`${root}src/i18n/locales/${locale}/${file}.json`, 'utf8'))))

/** @returns {import('./templates.mjs').Template[]} */
export const localeTexts = () =>
  Object.entries(claims).flatMap(([file, starts]) => {
    const english = read('en', file)
    return [...read('zh-Hans', file)]
      .filter(([key]) => starts.some(start => key === start || key.startsWith(`${start}.`)))
      .map(([key, zh]) => ({
        file: `src/i18n/locales: ${file}`,
        id: key,
        zh: zh.replace(/\{\{(\w+)[^}]*\}\}/g, '{$1}'),
        en: (english.get(key) ?? '').replace(/\{\{(\w+)[^}]*\}\}/g, '{$1}'),
      }))
  })
