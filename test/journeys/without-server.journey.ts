import { expect, expectAccessible, open, photo, test, texts } from './person.ts'

const serverBuild = `http://localhost:${Number(process.env['JOURNEYS_PORT']) + 1}/analyze-h5/`

test.describe('where no server answers', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test('the device recognises and analyses by itself, and says so', async ({ page }) => {
    const { report } = texts('zh-Hans')
    await page.route('**/api/**', route => route.abort())
    await open(page, serverBuild)
    await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    await expect(page.getByRole('main').getByRole('img', { name: /评分/ })).toBeVisible()
    await expect(page.getByText(String(report?.['onDevice']))).toBeVisible()
    await expectAccessible(page)
  })

  test('a lookup says that the network failed, and tries again on request', async ({ page }) => {
    const { knowledge, problems } = texts('zh-Hans')
    let isDown = true
    await page.route('**/api/**', route =>
      isDown ? route.abort() : route.fulfill({ json: { items: [], total: 0, page: 1, size: 20 } }),
    )
    await open(page, `${serverBuild}pages/additives/additives`)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(String(problems?.['600001']))
    await expectAccessible(page)
    isDown = false
    await alert.getByRole('button', { name: String(knowledge?.['retry']) }).click()
    await expect(alert).toHaveCount(0)
  })
})
