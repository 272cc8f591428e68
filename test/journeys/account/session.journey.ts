import type { Page } from '@playwright/test'
import {
  expect,
  expectGood,
  expectToast,
  inLanguage,
  languages,
  logIn,
  onlyInAll,
  onlyNightly,
  open,
  tabTo,
  test,
  wordsOf,
} from '../support/person.ts'

/** The last SMS code, read in the demo panel's inbox without a mouse. */
const codeByKeys = async (page: Page): Promise<string> => {
  const panel = page.locator('aside')
  await tabTo(page, panel.locator('button[aria-expanded]'))
  await page.keyboard.press('Enter')
  await tabTo(page, panel.getByRole('tab', { selected: true }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const code = await panel.getByRole('tabpanel').locator('li strong').first().textContent()
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('tabpanel')).toHaveCount(0)
  return code ?? ''
}

for (const language of languages)
  test(
    `a page that needs a login leads back to itself after it, by the keyboard alone (${language})`,
    inLanguage(language),
    async ({ page }) => {
      const t = wordsOf(language)
      await open(page, './pages/account/account', { language })
      await expect(page).toHaveURL(/login\/login\?backpath=%2Fpages%2Faccount%2Faccount$/)
      const phone = page.getByLabel(t('session.phone'), { exact: true })
      const code = page.getByLabel(t('session.code'), { exact: true })
      const press = async (name: string) => {
        await tabTo(page, page.getByRole('button', { name, exact: true }))
        await page.keyboard.press('Enter')
      }
      /** Focuses a field and replaces its content. */
      const type = async (field: typeof phone, text: string) => {
        await tabTo(page, field)
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(text)
      }
      await press(t('session.getCode'))
      await expect(page.getByRole('alert')).toHaveText(t('session.faults.phoneEmpty'))
      await type(phone, '1380013800')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toHaveText(t('session.faults.phoneInvalid'))
      await type(phone, '138 0013 8000')
      await page.keyboard.press('Enter')

      await expectToast(page, t('session.codeSent'))
      await expect(page.getByText(t('session.sentTo', { phone: '138****8000' }))).toBeVisible()
      const resend = page.getByRole('button', { name: /\d+/ })
      await expect(resend).toBeDisabled()
      await expect(resend).toHaveText(new RegExp(t('session.resendIn', { count: '[1-5]?[0-9]' })))
      await expectGood(page, language)

      await expect(code).toBeFocused()
      await press(t('session.signIn'))
      await expect(page.getByRole('alert')).toHaveText(t('session.faults.codeEmpty'))
      const right = await codeByKeys(page)
      await type(code, right === '000000' ? '111111' : '000000')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toHaveText(t('session.refusals.1002'))
      await type(code, right)
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL(/account\/account$/)
      await expect(page.getByRole('main')).toContainText('138****8000')
      await press(t('app.back'))
      await expect(page.getByRole('button', { name: t('home.camera') })).toBeVisible()

      await page.goto('./pages/account/account')
      await press(t('session.account.logOut'))
      await expect(page).toHaveURL(/my\/my$/)
      await expect(page.getByText(t('profile.greetingAnonymous'), { exact: true })).toBeVisible()
    },
  )

test('a login opened from a page goes back to it, and from a tab to the tab', onlyInAll, async ({ page }) => {
  const t = wordsOf('zh-Hans')
  await open(page, './pages/my/my')
  await page.getByRole('link', { name: t('app.screens.localhistory') }).click()
  await page.getByRole('link', { name: t('history.login') }).click()
  await logIn(page, 'zh-Hans')
  await expect(page).toHaveURL(/localhistory\/localhistory$/)
  await page.goBack()
  await expect(page).toHaveURL(/my\/my$/)

  await page.getByRole('link', { name: t('app.screens.account') }).click()
  await page.getByRole('button', { name: t('session.account.logOut') }).click()
  await page.getByRole('link', { name: t('profile.greetingAnonymous') }).click()
  await logIn(page, 'zh-Hans', '13900139000')
  await expect(page).toHaveURL(/my\/my$/)
  await expect(page.getByRole('navigation').locator('[aria-current]')).toHaveText(t('app.tabs.my'))
  await expect(page.getByText('139****9000')).toBeVisible()
})

test('a login redirects to no foreign address given in its URL', onlyNightly, async ({ page }) => {
  for (const backpath of [
    '//evil.example',
    'javascript:document.title=1',
    'https://evil.example/',
    '/\\evil.example',
    '%2F%2Fevil.example',
    '/pages/login/login',
    '/pages/none/none',
    '',
  ]) {
    const query = new URLSearchParams({ demo: 'scenario:weixin-known', code: '0a1b2c3d', backpath })
    await open(page, `./pages/login/login?${query}`)
    await expect(page, backpath).toHaveURL(/^http:\/\/localhost:\d+\/analyze-h5\/pages\/my\/my$/)
    await page.evaluate(() => localStorage.removeItem('agc_token'))
  }
})

test(
  'a login that ended at the server ends here once, and leads back afterwards',
  onlyInAll,
  async ({ page }) => {
    const t = wordsOf('en')
    await open(page, './?demo=scenario:token-expires,scenario:finished', { language: 'en' })
    await page.getByRole('button', { name: t('report.actions.share') }).click()
    await page.getByRole('button', { name: t('share.makeLink') }).click()
    await expect(page).toHaveURL(/login\/login\?backpath=%2Fpages%2Fanalyze/)
    await logIn(page, 'en', '13800138000')
    await expect(page).toHaveURL(/analyze\/analyze\?id=/)
    await expect(page.getByRole('button', { name: t('report.actions.share') })).toBeVisible()
  },
)

test('logging out in one tab logs out in the other', onlyInAll, async ({ page, context }) => {
  const t = wordsOf('zh-Hans')
  await open(page, './pages/my/my?demo=scenario:logged-in')
  await expect(page.getByText('138****8000')).toBeVisible()
  const other = await context.newPage()
  await open(other, './pages/account/account')
  await other.getByRole('button', { name: t('session.account.logOut') }).click()
  await expect(page.getByText(t('profile.greetingAnonymous'), { exact: true })).toBeVisible()
})

for (const language of languages)
  test(
    `an account is deleted in two steps, by the keyboard alone (${language})`,
    onlyInAll,
    async ({ page }) => {
      const t = wordsOf(language)
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page, './pages/account/account?demo=scenario:logged-in', { language })
      const dialog = page.getByRole('dialog')
      await tabTo(page, page.getByRole('button', { name: t('session.deletion.open') }))
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveAccessibleName(t('session.deletion.tipTitle'))
      await expectGood(page, language)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)

      await expect(page.getByRole('button', { name: t('session.deletion.open') })).toBeFocused()
      await page.keyboard.press('Enter')
      await tabTo(page, dialog.getByRole('button', { name: t('session.deletion.goOn') }))
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveAccessibleName(t('session.deletion.title'))
      await expectGood(page, language)

      const field = dialog.getByLabel(t('session.deletion.type', { deleteKey: t('session.deletion.key') }))
      await tabTo(page, field)
      await page.keyboard.type('delete')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toHaveText(
        t('session.deletion.mistyped', { deleteKey: t('session.deletion.key') }),
      )
      await expect(page).toHaveURL(/account\/account/)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(t('session.deletion.key'))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/my\/my$/)
      await expectToast(page, t('session.deletion.done'))
      await expect(page.getByText(t('profile.greetingAnonymous'), { exact: true })).toBeVisible()
    },
  )
