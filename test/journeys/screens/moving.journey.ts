import type { Page } from '@playwright/test'
import {
  agree,
  expect,
  expectAccessible,
  expectNoSideScroll,
  onlyNightly,
  open,
  tabTo,
  test,
  wordsOf,
} from '../support/person.ts'

const t = wordsOf('zh-Hans')

test('a link opened cold goes back to the home page, and the stack goes back and forward', async ({
  page,
}) => {
  await open(page, './pages/additives/faid/faid?id=17.003')
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('山梨酸')
  await page.getByRole('button', { name: t('app.back') }).click()
  await expect(page).toHaveURL(/analyze-h5\/$/)

  await page.goto('./pages/index/index')
  await expect(page.getByRole('button', { name: t('home.camera') })).toBeVisible()
  await page.getByRole('link', { name: t('app.tabs.knowledge'), exact: true }).click()
  await page.getByRole('link', { name: t('knowledge.lookups.additives') }).click()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/faid/)
  await page.getByRole('button', { name: t('app.back') }).click()
  await expect(page).toHaveURL(/additives\/additives$/)
  await page.goForward()
  await expect(page).toHaveURL(/faid/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/knowledge\/knowledge$/)
})

test('a list is restored to its scroll position after an entry was opened', onlyNightly, async ({ page }) => {
  await open(page, './pages/additives/additives')
  const rows = page.getByRole('main').getByRole('link')
  await page.getByRole('button', { name: t('knowledge.more', { rest: 270 }) }).click()
  await expect(rows).toHaveCount(40)
  await rows.nth(33).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await rows.nth(33).click()
  await expect(page).toHaveURL(/faid/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('button', { name: t('app.back') }).click()
  await expect(rows).toHaveCount(40)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeCloseTo(before, -2)
})

test('a report is restored to its scroll position', onlyNightly, async ({ page }) => {
  await open(page, './pages/example/example')
  const method = page.getByRole('link', { name: t('report.reasons.method') })
  await method.scrollIntoViewIfNeeded()
  const start = await page.evaluate(() => scrollY)
  expect(start).toBeGreaterThan(500)
  await page.mouse.wheel(0, -200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(start - 150) // the wheel takes effect later
  const before = await page.evaluate(() => scrollY)
  await method.click()
  await expect(page).toHaveURL(/method/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(method).toBeVisible()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeCloseTo(before, -2)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  const pull = async (page: Page, px: number) => {
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] })
    await send('touchStart', 200)
    for (let way = 10; way <= px; way += 10) await send('touchMove', 200 + way)
    return () => send('touchEnd')
  }

  for (const path of ['./pages/additives/additives', './pages/localhistory/localhistory', './pages/my/my'])
    test(`${path} is pulled down to be fetched again`, onlyNightly, async ({ page }) => {
      await open(page, `${path}?demo=scenario:vip`)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      const status = page.locator('[data-phase]')
      const shortPull = await pull(page, 50)
      await expect(status).toHaveText(t('pull.pulling'))
      await shortPull()
      await expect(status).toHaveText(t('pull.aborting'))
      await expect(status).toHaveText('')
      const longPull = await pull(page, 160)
      await expect(status).toHaveText(t('pull.reached'))
      await expectAccessible(page)
      await longPull()
      await expect(status).toHaveText(t('pull.restoring'))
      await expect(status).toHaveText('')
    })
})

test(
  'a page that could not be fetched again does not say that it is refreshed',
  onlyNightly,
  async ({ page }) => {
    for (const path of [
      './pages/additives/additives?demo=scenario:down',
      './pages/additives/faid/faid?id=17.003&demo=scenario:down',
      './pages/spices/spices?demo=scenario:down',
    ]) {
      await open(page, path)
      const source = page.getByRole('main').getByText('GB 2760').filter({ visible: true })
      await expect(source.first()).toBeVisible() // the device's own tables
      await tabTo(page, page.getByRole('button', { name: t('pull.resting'), exact: true }))
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-phase]')).toHaveText(t('pull.failed'))
      await expect(page.locator('[data-phase]'), 'there is room to read it').toHaveCSS('height', '45px')
      await expect(page.locator('[data-phase]')).toHaveText('')
    }
  },
)

test('Traditional Chinese is spoken everywhere', onlyNightly, async ({ page }) => {
  await agree(page)
  await page.goto('./pages/my/my')
  await page.getByText('繁體中文').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  await expect(page.getByRole('navigation').getByRole('link').first()).toHaveText('知識庫')
  await page.reload()
  await expect(page.getByRole('navigation').getByRole('link').first()).toHaveText('知識庫')
  await page.getByRole('link', { name: '意見' }).click()
  await expect(page.getByRole('button', { name: '送出' })).toBeVisible()
  await expectAccessible(page)
})

test('the text is made twice as large, and stays so', onlyNightly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, './pages/my/my', { language: 'en' })
  const rootPx = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const before = await rootPx()
  await page.getByText('200%').click()
  await expect.poll(rootPx).toBe(before * 2)
  await page.goto('./?demo=scenario:finished')
  await expect(
    page.getByRole('button', { name: wordsOf('en')('report.actions.share'), exact: true }),
  ).toBeVisible()
  await expect.poll(rootPx).toBe(before * 2)
  await expectAccessible(page)
  await expectNoSideScroll(page)
})
