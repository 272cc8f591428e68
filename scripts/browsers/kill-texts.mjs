// What the scripts that kill a browser read on the screen and take with them.
import { readFileSync } from 'node:fs'

/** @param {string} name */
const texts = name =>
  JSON.parse(readFileSync(new URL(`../../src/i18n/locales/en/${name}.json`, import.meta.url), 'utf8'))

export const { type } = texts('home')
export const { list } = texts('scan')
export const { agree } = texts('consent')
export const { correct } = texts('report')
export const { menu, empty } = texts('history')
export const { backup } = texts('settings')

/** How many records a backup of `kill-acts.mjs` contains. */
export const backupRecords = 40
