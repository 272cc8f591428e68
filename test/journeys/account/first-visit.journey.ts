import type { Page } from '@playwright/test'
import {
  agree,
  expect,
  expectAccessible,
  inLanguage,
  languages,
  onlyInAll,
  open,
  test,
  texts,
  typeList,
  wordsOf,
} from '../support/person.ts'

for (const language of languages)
  test(
    `the first visit asks for agreement, and declining has a way back (${language})`,
    inLanguage(language),
    async ({ page }) => {
      const { app, consent, home } = texts(language)
      await open(page, './', { language, hasAgreed: false })
      const question = page.getByRole('dialog')
      await expect(question).toBeVisible()
      await expectAccessible(page)

      await question.getByRole('button', { name: String(consent?.['decline']) }).click()
      await expect(page.getByText(String(consent?.['declinedTitle']))).toBeVisible()
      await expect(page.getByText(String(home?.['camera']))).toHaveCount(0)
      await page.getByRole('button', { name: String(consent?.['review']) }).click()

      await question.getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        String(app?.['screens']?.['privacyAgreement']),
      )
      await page.getByRole('button', { name: String(app?.['back']) }).click()

      await question.getByRole('button', { name: String(consent?.['agree']), exact: true }).click()
      await expect(question, 'the agreement is noted').toHaveCount(0)
      await expect(page.getByRole('button', { name: String(home?.['camera']) })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: String(home?.['camera']) })).toBeVisible()
      await expect(question).toHaveCount(0)
    },
  )

test('no page but the agreement itself shows before the agreement', async ({ page }) => {
  await open(page, './pages/additives/additives', { hasAgreed: false })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
})

for (const language of languages)
  test(
    `consent is withdrawn, in every tab, and the records stay (${language})`,
    onlyInAll,
    async ({ page, context }) => {
      const t = wordsOf(language)
      await open(page, './', { language, hasAgreed: false })
      await page.getByRole('button', { name: t('consent.agree'), exact: true }).click()
      await expect(page.getByRole('dialog'), 'the agreement is noted').toHaveCount(0)
      await typeList(page, language, '配料：山楂、白砂糖')
      const other = await context.newPage()
      await other.goto('./pages/method/method')
      await page.goto('./pages/my/my')
      await page.getByRole('button', { name: t('settings.agreement.withdraw') }).click()
      await expectAccessible(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('settings.agreement.withdraw') })
        .click()
      for (const tab of [page, other])
        await expect(tab.getByRole('dialog', { name: t('consent.title') })).toBeVisible()
      await page.getByRole('button', { name: t('consent.agree'), exact: true }).click()
      await expect(page.getByRole('dialog'), 'the agreement is noted').toHaveCount(0)
      await page.goto('./pages/localhistory/localhistory')
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    },
  )

test('language and appearance are chosen on the profile page and remembered', onlyInAll, async ({ page }) => {
  await agree(page)
  await page.goto('./pages/my/my')
  await page.getByText('简体中文').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的')
  await page.getByText('深色', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByText('English').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

/** Delays the app's scripts until the returned function is called; the page has only HTML and styles until then. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/assets\/index-.*\.js/, async route => {
    await released
    await route.continue()
  })
  return release
}

for (const language of languages)
  test(
    `the home page shows before the scripts have come (${language})`,
    inLanguage(language),
    async ({ page }) => {
      const { home } = texts(language)
      const release = await holdScripts(page)
      await open(page, './', { language, waitUntil: 'commit' })
      const camera = page.getByRole('button', { name: String(home?.['camera']) })
      await expect(camera).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('#root')).toHaveAttribute('data-prerendered', '')
      release()
      await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered')
      await expect(camera).toBeVisible()
    },
  )

test('a click made before the scripts have come is repeated when they are there', async ({ page }) => {
  const { consent, home } = texts('zh-Hans')
  const release = await holdScripts(page)
  await open(page, './', { hasAgreed: false, waitUntil: 'commit' })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: String(consent?.['agree']), exact: true })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  release()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: String(home?.['camera']) })).toBeVisible()
  const agreed = () => page.evaluate(() => localStorage.getItem('agc_agreement'))
  await expect.poll(agreed).toBe('agreed 2026-11-22')
})
