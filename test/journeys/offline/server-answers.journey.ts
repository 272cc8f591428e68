import { expect, expectGood, onlyNightly, open, photo, test, wordsOf } from '../support/person.ts'

const t = wordsOf('zh-Hans')
const withServer = `http://localhost:${Number(process.env['JOURNEYS_PORT']) + 2}/analyze-h5/`

test.use({ expectedComplaint: /Failed to load resource/ })

const html = { contentType: 'text/html', body: '<!doctype html><h1>Welcome to the Wi-Fi</h1>' }

test(
  'a photo that a proxy refuses is analysed by the device, which says so, and by the server when it is asked',
  onlyNightly,
  async ({ page }) => {
    await page.route('**/api/upload', route => route.fulfill({ status: 413, ...html }))
    await open(page, withServer)
    await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    await expect(page.getByText(t('scan.server.refused'))).toBeVisible()
    await expect(page.getByText(t('report.onDevice'), { exact: true })).toBeVisible()
    await expectGood(page)
    await page.unroute('**/api/upload')
    await page.getByRole('button', { name: t('scan.server.ask') }).click()
    await expect(page.getByRole('button', { name: t('scan.other.show') })).toBeVisible()
    await expect(page.getByText(t('scan.server.refused'))).toHaveCount(0)
  },
)

test(
  'behind a captive portal the device reports, and the server gets the photo once the person says so and the portal is gone',
  onlyNightly,
  async ({ page }) => {
    await page.route('**/api/**', route => route.fulfill({ status: 200, ...html }))
    await open(page, withServer)
    await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    await expect(page.getByText(t('scan.server.foreign'))).toBeVisible()
    await page.getByRole('button', { name: t('scan.server.ask') }).click()
    await expect(page.getByText(t('scan.server.waiting'))).toBeVisible()
    await page.unroute('**/api/**')
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
    await expect(page.getByRole('button', { name: t('scan.other.show') })).toBeVisible()
  },
)
