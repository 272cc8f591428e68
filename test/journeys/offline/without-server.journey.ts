import { expect, expectAccessible, onlyInAll, open, photo, test, texts } from '../support/person.ts'

const serverBuild = `http://localhost:${Number(process.env['JOURNEYS_PORT']) + 1}/analyze-h5/`

test.describe('where no server answers', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test('the device recognises and analyses by itself, and says so', onlyInAll, async ({ page }) => {
    const { report } = texts('zh-Hans')
    await page.route('**/api/**', route => route.abort())
    await open(page, serverBuild)
    await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    await expect(page.getByRole('main').getByRole('img', { name: /评分/ })).toBeVisible()
    await expect(page.getByText(String(report?.['onDevice']))).toBeVisible()
    await expectAccessible(page)
  })

  test('a lookup is answered from the device’s own tables', async ({ page }) => {
    await page.route('**/api/**', route => route.abort())
    await open(page, `${serverBuild}pages/additives/additives`)
    await page.getByRole('searchbox').fill('E202')
    await page.getByRole('link', { name: /山梨酸及其钾盐/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: '山梨酸及其钾盐' })).toBeVisible()
    await expect(page.getByText('INS 202', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})
