import {
  expect,
  expectAccessible,
  expectGood,
  expectToast,
  languages,
  logIn,
  onlyInAll,
  open,
  test,
  wordsOf,
} from '../support/person.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const language of languages)
  test(
    `a record is shared, read by its link, copied, and taken back (${language})`,
    onlyInAll,
    async ({ page }) => {
      const t = wordsOf(language)
      await open(page, './?demo=scenario:logged-in,scenario:finished', { language })
      await page.getByRole('button', { name: t('report.actions.share'), exact: true }).click()
      const sheet = page.getByRole('dialog')
      const link = sheet.getByRole('textbox', { name: t('share.link') })
      await expect(sheet.getByRole('img'), 'the poster is there before any link').toBeVisible()
      await expect(link, 'nothing is published by looking').toHaveCount(0)
      await sheet.getByRole('button', { name: t('share.makeLink') }).click()
      await expect(link).toHaveValue(/\/analyze-h5\/\?sharefrom=/)
      await expect(sheet.getByRole('img')).toBeVisible()
      const shorterSide = () =>
        sheet
          .getByRole('img')
          .evaluate((img: HTMLImageElement) => Math.min(img.naturalWidth, img.naturalHeight))
      await expect.poll(shorterSide, 'the poster is loaded').toBeGreaterThan(500)
      await sheet.getByRole('button', { name: t('share.copy'), exact: true }).click()
      await expectToast(page, t('share.copied'))
      // Immediately: Firefox lets the clipboard be read for a few seconds after a press.
      const url = await page.evaluate(() => navigator.clipboard.readText())
      await expectGood(page, language)
      expect(url).toBe(await link.inputValue())

      const own = page.url()
      await page.goto(url)
      await expect(page.getByText(t('share.fromOther'))).toBeVisible()
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
      await expect(page.getByRole('textbox', { name: t('chat.placeholder') })).toHaveCount(0)
      await expectGood(page, language)
      await page.getByRole('button', { name: t('share.copyRecord') }).dblclick()
      await expect(page).toHaveURL(/analyze\/analyze\?id=/)
      await page.goto('./pages/localhistory/localhistory')
      await expect(page.getByRole('listitem').filter({ hasText: '苏打饼干' })).toHaveCount(2)

      await page.goto(own)
      await page.getByRole('button', { name: t('report.actions.share'), exact: true }).click()
      await sheet.getByRole('button', { name: t('share.cancelShare') }).click()
      await expectToast(page, t('share.cancelled'))
      await page.goto(url)
      await expect(page.getByRole('alert')).toContainText(t('share.gone'))
      await expectGood(page, language)
    },
  )

test(
  'a person who is not logged in reads a share, logs in to save it, and returns to it',
  onlyInAll,
  async ({ page }) => {
    const t = wordsOf('zh-Hans')
    await open(page, './?demo=scenario:share')
    await expect(page).toHaveURL(/sharefrom=s-1/)
    await page.getByRole('button', { name: t('share.copyRecord') }).click()
    await expect(page).toHaveURL(/login\/login\?backpath=/)
    await logIn(page, 'zh-Hans')
    await expect(page).toHaveURL(/\?sharefrom=s-1$/)
    await page.getByRole('button', { name: t('share.copyRecord') }).click()
    await expect(page).toHaveURL(/analyze\/analyze\?id=/)
    await expectToast(page, t('share.copiedRecord'))
  },
)

for (const [scenario, language, words] of [
  ['share-cancelled', 'en', 'Share was canceled or deleted'],
  ['share-cancelled', 'zh-Hans', '分享已取消或已删除'],
  ['share-deleted', 'en', 'Share was canceled or deleted'],
] as const)
  test(`a link of scenario ${scenario} says so and leads home (${language})`, onlyInAll, async ({ page }) => {
    const t = wordsOf(language)
    await open(page, `./?demo=scenario:${scenario}`, { language })
    await expect(page.getByRole('alert')).toContainText(words)
    await expectAccessible(page)
    await page.getByRole('link', { name: t('share.toHome') }).click()
    await expect(page.getByRole('button', { name: t('home.camera') })).toBeVisible()
  })

test('a record that only this device knows offers its poster, and no link', onlyInAll, async ({ page }) => {
  const t = wordsOf('zh-Hans')
  await open(page, './')
  await page.getByRole('button', { name: t('home.type') }).click()
  await page
    .getByLabel(t('scan.list.label'), { exact: true })
    .fill('配料：水、白砂糖、食品添加剂（山梨酸钾）')
  await page.getByRole('button', { name: t('scan.list.submit'), exact: true }).click()
  await page.getByRole('button', { name: t('report.actions.share'), exact: true }).click()
  await expect(page.getByRole('dialog').getByText(t('share.onlyHere'))).toBeVisible()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('share.savePoster') }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('analyze-h5.png')
})
