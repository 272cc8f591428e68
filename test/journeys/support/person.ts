import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { agreedAnswer } from '../../../src/app/services/consent.ts'
import { createComplaints } from './complaints.ts'
import { fillAsTyped } from './firefox.ts'

export { expect }

export const languages = ['zh-Hans', 'en'] as const
export type Language = (typeof languages)[number]

/** Details of a journey that `npm run test:all` takes and `npm test` leaves out. */
export const onlyInAll = { tag: '@all' }

/** Details of a journey that only `npm run test:nightly` takes. */
export const onlyNightly = { tag: '@nightly' }

/** Details of a journey in one language: `npm test` takes it in Chinese, `npm run test:nightly` in all of them. */
export const inLanguage = (language: Language) => (language === 'zh-Hans' ? {} : onlyInAll)

const folder = new URL('../../../src/i18n/locales/', import.meta.url)

/** The app's own texts, so that a journey reads what a person reads: `texts('en').scan.cancel`. */
export const texts = (language: Language) =>
  new Proxy({} as Record<string, Record<string, never>>, {
    get: (_, namespace: string) =>
      JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8')),
  })

export const photo = (name: string): string => new URL(`../../photos/${name}.jpg`, import.meta.url).pathname

/** Keeps the texts of all toasts in `globalThis.toasts`: one goes after 1.5 s, and a busy machine may look too late. */
const keepToasts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const toasts = new Set<string>()
    Object.assign(globalThis, { toasts })
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[class*="_toast_"]')) toasts.add(toast.textContent ?? '')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })

/** Chromium's question where to keep a file cannot be answered from here: files are downloads, as in other browsers. */
const saveAsDownloads = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'))

/** A toast is shown, or was since the page was loaded. */
export const expectToast = async (page: Page, text: string) => {
  const shown = () => page.evaluate(() => [...(Reflect.get(globalThis, 'toasts') as Set<string>)])
  await expect.poll(shown).toContain(text)
}

/** Makes visits of a page end when the app has replaced the prerendered page (decision 020), unless they end at `commit`. */
const waitForApp = (page: Page) => {
  const { goto, reload } = page
  const replaced = async (waitUntil?: string) => {
    if (waitUntil !== 'commit') await expect(page.locator('#root[data-prerendered]')).toHaveCount(0)
  }
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    await replaced(options?.waitUntil)
    return response
  }
  page.reload = async options => {
    const response = await reload.call(page, options)
    await replaced(options?.waitUntil)
    return response
  }
}

/** A person with an own browser: nothing remembered, and no complaint on a console allowed. */
export const test = base.extend<{
  page: Page
  expectedComplaint: RegExp | null
  expectedViolation: RegExp | null
}>({
  /** A console message that belongs to the journey: a network that is cut complains. */
  expectedComplaint: [null, { option: true }],
  /** What a policy blocks in a journey that tries the policies. */
  expectedViolation: [null, { option: true }],
  page: async ({ page, browser, browserName, expectedComplaint, expectedViolation }, use) => {
    if (browserName === 'firefox') await fillAsTyped(page.context())
    await keepToasts(page.context())
    await saveAsDownloads(page.context())
    page.context().on('page', waitForApp)
    waitForApp(page)
    const complaints = createComplaints({ browserName, expectedComplaint, expectedViolation })
    complaints.watch(page.context())
    browser.on('context', complaints.watch)
    await use(page)
    browser.off('context', complaints.watch)
    expect(complaints.found, 'console messages').toEqual([])
  },
})

/** A person who agreed on an earlier visit, with no other stored data. */
export const agree = (page: Page): Promise<unknown> =>
  page.addInitScript(answer => {
    if (origin !== 'null') localStorage.setItem('agc_agreement', answer)
  }, agreedAnswer)

/** Opens a page in a language, as a person who agreed before unless told otherwise. */
export const open = async (
  page: Page,
  path: string,
  { language = 'zh-Hans' as Language, hasAgreed = true, waitUntil = 'load' as 'load' | 'commit' } = {},
) => {
  await page.addInitScript(
    ([lang, agreed]) => {
      if (origin === 'null') return // Firefox runs this in the blank page too, which has no storage
      localStorage.setItem('ai-lang', lang)
      if (agreed) localStorage.setItem('agc_agreement', agreed)
    },
    [language, hasAgreed ? agreedAnswer : null] as const,
  )
  // Where the page before is still on its way to another one, Firefox counts the visit as failed.
  await page.goto(path, { waitUntil }).catch((error: unknown) => {
    if (!String(error).includes('NS_BINDING_ABORTED')) throw error
    return page.goto(path, { waitUntil })
  })
}

/** Expects axe-core to find no violation on the current page, by all its rules or some. */
export const expectAccessible = async (page: Page, rules?: string[]) => {
  // There are no frames of other origins here; without its care for them axe needs no second tab, and half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
}

/** Nothing sticks out to the side. */
export const expectNoSideScroll = async (page: Page) => {
  const widthOutside = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(widthOutside).toBeLessThanOrEqual(0)
}

/** The app's own words by their path, with what they hold filled in: `wordsOf('en')('session.resendIn', { count: 5 })`. */
export const wordsOf =
  (language: Language) =>
  (path: string, values: Record<string, string | number> = {}): string => {
    const [namespace = '', ...keys] = path.split('.')
    const text = keys.reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
      texts(language)[namespace],
    )
    if (typeof text !== 'string') throw new Error(`There are no words ${path}`)
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name) => String(values[name] ?? whole))
  }

/** The button of the demo panel, in any language. */
const panelButton = (page: Page) => page.locator('aside button[aria-expanded]')

/** Sets how long the mock backend takes to answer, in ms, in the demo panel. */
export const setLatency = async (page: Page, language: Language, ms: number) => {
  await panelButton(page).click()
  await page.getByLabel(wordsOf(language)('panel.latency'), { exact: true }).selectOption(String(ms))
  await page.locator('aside header button').click()
}

/** The last SMS code, as the demo panel's inbox shows it. */
export const codeInInbox = async (page: Page): Promise<string> => {
  await panelButton(page).click()
  await page.getByRole('tab').nth(1).click()
  const code = await page.getByRole('tabpanel').locator('li strong').first().textContent()
  await page.locator('aside header button').click()
  return code ?? ''
}

/** Signs in on the login page by phone and SMS code. */
export const logIn = async (page: Page, language: Language, phone = '13800138000') => {
  const t = wordsOf(language)
  await page.getByLabel(t('session.phone'), { exact: true }).fill(phone)
  await page.getByRole('button', { name: t('session.getCode') }).click()
  await expect(page).toHaveURL(/login-smscode/)
  await page.getByLabel(t('session.code'), { exact: true }).fill(await codeInInbox(page))
  await page.getByRole('button', { name: t('session.signIn'), exact: true }).click()
}

/** Presses Tab, or Shift+Tab, until an element is focused, as people without a mouse do. */
export const tabTo = async (page: Page, target: Locator) => {
  for (let steps = 0; steps < 60; steps += 1) {
    const way = await target.evaluate(element => {
      const { activeElement: focused, body } = document
      if (focused === element) return null
      const isPast =
        focused !== null &&
        focused !== body &&
        (element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      return isPast ? 'Shift+Tab' : 'Tab'
    })
    if (way === null) return
    await page.keyboard.press(way)
  }
  throw new Error('Tab does not reach it')
}

/** Checks the current page: accessible in both themes (of journeys in two languages each checks one), without horizontal overflow. */
export const expectGood = async (page: Page, language?: Language) => {
  const looks = language === undefined ? ['dark', 'light'] : [language === 'en' ? 'dark' : 'light']
  for (const colorScheme of looks) {
    await page.emulateMedia({
      colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
    })
    await expectAccessible(page)
  }
  await expectNoSideScroll(page)
}

/** Types an ingredient list on the home page and waits for its report. */
export const typeList = async (page: Page, language: Language, list: string) => {
  const t = wordsOf(language)
  await page.getByRole('button', { name: t('home.type') }).click()
  await page.getByLabel(t('scan.list.label'), { exact: true }).fill(list)
  await page.getByRole('button', { name: t('scan.list.submit'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('report.correct.review') })).toBeVisible()
}

/** Chooses one of a report's rarer actions from its menu, by its text: `actions.ranking`, `correct.review`. */
export const chooseAction = async (page: Page, language: Language, action: string) => {
  const t = wordsOf(language)
  await page.getByRole('button', { name: t('report.actions.more'), exact: true }).click()
  await page.getByRole('menuitem', { name: t(`report.${action}`), exact: true }).click()
}
