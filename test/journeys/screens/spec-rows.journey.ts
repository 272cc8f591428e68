import { expect, onlyNightly, open, photo, test, typeList, wordsOf } from '../support/person.ts'

const t = wordsOf('zh-Hans')

/** A key of the browser's local storage. */
const stored = (page: Parameters<typeof open>[0], key: string) =>
  page.evaluate(name => localStorage.getItem(name), key)

test('analyses are counted by day, and nobody is stopped by the count', onlyNightly, async ({ page }) => {
  await open(page, './')
  await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
  await expect(page.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
  await page.goto('./')
  await typeList(page, 'zh-Hans', '配料：山楂、白砂糖')
  const midnight = await page.evaluate(() => new Date().setHours(0, 0, 0, 0))
  await expect
    .poll(async () => JSON.parse((await stored(page, 'taskLimit')) ?? '{}'))
    .toEqual({ [midnight]: 2 })
  // A count far beyond any limit: the next analysis runs as before.
  await page.evaluate(day => localStorage.setItem('taskLimit', JSON.stringify({ [day]: 9_999 })), midnight)
  await page.goto('./')
  await typeList(page, 'zh-Hans', '配料：水、白砂糖')
  expect(JSON.parse((await stored(page, 'taskLimit')) ?? '{}')).toEqual({ [midnight]: 10_000 })
})

test('the advertisement that first led here is kept', onlyNightly, async ({ page }) => {
  await open(page, './?adsource=poster-7')
  await expect.poll(() => stored(page, 'adsource')).toBe('poster-7')
  await page.goto('./?adsource=another')
  await expect(page.getByRole('button', { name: t('home.camera') })).toBeVisible()
  expect(await stored(page, 'adsource')).toBe('poster-7')
  expect(await stored(page, 'storage_id')).toMatch(/^\d+$/)
})

test.describe('in WeChat', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile MicroMessenger/8.0.50' })

  test('the camera button opens the system’s camera, and no black picture', onlyNightly, async ({ page }) => {
    await open(page, './')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: t('home.camera') }).click()
    await (await chooser).setFiles(photo('zh06_clean'))
    await expect(page).toHaveURL(/analyze\/analyze\?id=/)
    await expect(page.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
    // From a report there was no tap on a file field: the system's camera is one tap away.
    await page.getByRole('button', { name: t('report.actions.next') }).click()
    await expect(page.getByRole('alert')).toContainText(t('scan.camera.problems.unsupported'))
    await expect(page.locator('video')).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('scan.camera.system') })).toBeVisible()
  })
})
