import { createMortalServer } from '../support/mortal-server.ts'
import { expect, expectGood, onlyNightly, open, photo, test, wordsOf } from '../support/person.ts'

const t = wordsOf('zh-Hans')

test.use({ expectedComplaint: /Failed to load resource|WebSocket connection/ })

test(
  'a photo taken while the server is dead is analysed by the device, and by the server once it is back',
  onlyNightly,
  async ({ page }) => {
    const server = await createMortalServer(Number(process.env['JOURNEYS_PORT']) + 2)
    await open(page, server.base)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(`${server.base}pages/my/my`) // the worker has the page now
    await page.getByRole('button', { name: t('settings.offline.download'), exact: true }).click()
    await expect(page.getByText(t('settings.offline.ready'))).toBeVisible()
    await page.goto(server.base)

    await server.kill()
    await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    await expect(page.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
    await expect(page.getByText(t('report.onDevice'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('scan.server.ask') }).click()
    await expect(page.getByText(t('scan.server.waiting'))).toBeVisible()

    // A second one, which the person corrects before the server is back.
    await page.goto(server.base)
    await page.getByTestId('gallery').setInputFiles(photo('zh16_mild'))
    await expect(page.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
    const corrected = page.url()
    await page.getByRole('button', { name: t('scan.server.ask') }).click()
    await expect(page.getByText(t('scan.server.waiting'))).toBeVisible()
    await page.getByRole('button', { name: t('report.correct.review') }).click()
    await page.locator('dialog').getByRole('textbox').fill('配料：水、白砂糖')
    await page
      .locator('dialog')
      .getByRole('button', { name: t('scan.list.submit'), exact: true })
      .click()
    await expect(page.getByText(t('report.correct.corrected'))).toBeVisible()
    expect(server.uploads(), 'nothing has reached it').toBe(0)

    // Dead it stays over a start of the app: what is owed is kept.
    await page.goto(`${server.base}pages/localhistory/localhistory`)
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await server.revive()
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
    await expect.poll(server.uploads).toBe(2)

    await rows.last().getByRole('link').click()
    const exchange = page.getByRole('button', { name: t('scan.other.show') })
    await expect(exchange).toBeVisible()
    await expect(page.getByText(t('report.onDevice'), { exact: true })).toHaveCount(0)
    await expectGood(page)
    await exchange.click()
    await expect(page.getByText(t('report.onDevice'), { exact: true })).toBeVisible()

    await page.goto(corrected)
    await expect(exchange).toBeVisible()
    await expect(page.getByText(t('report.correct.corrected'))).toBeVisible()
    await expect(page.getByRole('region', { name: /配料（2/ })).toBeVisible()
    await page.reload()
    await expect(exchange).toBeVisible()
    expect(server.uploads(), 'each was sent once').toBe(2)
  },
)
