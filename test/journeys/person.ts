import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

export const languages = ['zh-Hans', 'en'] as const
export type Language = (typeof languages)[number]

const folder = new URL('../../src/i18n/locales/', import.meta.url)

/** The app's own texts, so that a journey reads what a person reads: `texts('en').scan.cancel`. */
export const texts = (language: Language) =>
  new Proxy({} as Record<string, Record<string, never>>, {
    get: (_, namespace: string) =>
      JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8')),
  })

export const photo = (name: string): string => new URL(`../photos/${name}.jpg`, import.meta.url).pathname

/** A person with an own browser: nothing remembered, and no complaint on the console allowed. */
export const test = base.extend<{ page: Page; expectedComplaint: RegExp | null }>({
  /** A console message that belongs to the journey: a network that is cut complains. */
  expectedComplaint: [null, { option: true }],
  page: async ({ page, expectedComplaint }, use) => {
    const complaints: string[] = []
    page.on('console', message => {
      if (!['error', 'warning'].includes(message.type()) || expectedComplaint?.test(message.text())) return
      complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(String(error)))
    await use(page)
    expect(complaints, 'console messages').toEqual([])
  },
})

/** Opens a page in a language, as a person who agreed before unless told otherwise. */
export const open = async (
  page: Page,
  path: string,
  { language = 'zh-Hans' as Language, hasAgreed = true } = {},
) => {
  await page.addInitScript(
    ([lang, agreed]) => {
      localStorage.setItem('ai-lang', lang)
      if (agreed === 'yes') localStorage.setItem('agc_agreement', 'agreed')
    },
    [language, hasAgreed ? 'yes' : 'no'] as const,
  )
  await page.goto(path)
}

/** What axe-core finds wrong with the page as it stands: nothing. */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
}

/** Nothing sticks out to the side. */
export const expectNoSideScroll = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
