// Opens the report of a typed list in the demo, as a person does; for measures of the report.
import { readFile } from 'node:fs/promises'
import { root } from '../prepare.mjs'

/**
 * The app's own words.
 * @param {string} language
 * @param {string} namespace
 */
export const textsOf = async (language, namespace) =>
  JSON.parse(await readFile(`${root}src/i18n/locales/${language}/${namespace}.json`, 'utf8'))

/**
 * A page of somebody who agreed before, in a language.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ language: string, viewport: { width: number, height: number }, concerns?: string[] }} person
 */
export const pageOf = async (browser, { language, viewport, concerns = [] }) => {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await context.addInitScript(
    ([lang, chosen]) => {
      localStorage.setItem('agc_agreement', 'agreed 2026-11-22')
      localStorage.setItem('ai-lang', lang ?? '')
      localStorage.setItem('ai-concerns', chosen ?? '')
    },
    [language, JSON.stringify(concerns)],
  )
  return context.newPage()
}

/**
 * Types a list on the home page and waits for its report; resolves with whether there is one.
 * @param {import('@playwright/test').Page} page
 * @param {{ base: string, language: string, text: string }} list
 */
export const openTypedReport = async (page, { base, language, text }) => {
  const [home, scan, report] = await Promise.all(
    ['home', 'scan', 'report'].map(namespace => textsOf(language, namespace)),
  )
  await page.goto(base)
  await page.locator('#root:not([data-prerendered])').waitFor()
  await page.getByRole('button', { name: home.type }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: scan.list.submit, exact: true }).click()
  const isThere = page.getByRole('button', { name: report.correct.review }).waitFor()
  const isRefused = dialog.getByRole('alert').waitFor()
  return Promise.race([isThere.then(() => true), isRefused.then(() => false)])
}
