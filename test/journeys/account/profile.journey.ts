import {
  expect,
  expectAccessible,
  expectGood,
  expectToast,
  languages,
  onlyNightly,
  open,
  photo,
  test,
  wordsOf,
} from '../support/person.ts'

for (const language of languages)
  test(
    `a person edits the profile and cuts an avatar out of a photo (${language})`,
    onlyNightly,
    async ({ page }) => {
      const t = wordsOf(language)
      await open(page, './pages/userinfo/userinfo?demo=scenario:vip', { language })
      const nickname = page.getByLabel(t('profile.nickname'), { exact: true })
      await expect(nickname).toHaveValue('麦子')
      await nickname.fill('  𠮷野 👩‍🍳 ')
      await page.getByText(t('profile.genders.female'), { exact: true }).click()
      await page.getByLabel(t('profile.birthday'), { exact: true }).fill('1600-01-01')
      await page.getByRole('button', { name: t('profile.save'), exact: true }).click()
      await expect(page.getByRole('alert')).toHaveText(
        t('profile.birthdayInvalid', {
          from: new Date().getFullYear() - 150,
          to: new Date().getFullYear() + 150,
        }),
      )
      await page.getByLabel(t('profile.birthday'), { exact: true }).fill('1990-02-28')
      await expectGood(page, language)

      await page.getByTestId('avatar').setInputFiles({
        name: 'song.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('no picture'),
      })
      await expect(page.getByRole('alert')).toHaveText(t('profile.avatar.unusable'))
      await page.getByTestId('avatar').setInputFiles(photo('zh06_clean'))
      const dialog = page.getByRole('dialog')
      await expect(dialog).toHaveAccessibleName(t('profile.avatar.cropTitle'))
      await dialog.getByRole('slider').press('ArrowRight')
      await expectGood(page, language)
      await dialog.getByRole('button', { name: t('profile.avatar.use') }).click()
      await expectToast(page, t('profile.avatar.done'))

      await page.getByRole('button', { name: t('profile.save'), exact: true }).click()
      await page.goto('./pages/my/my')
      await expect(page.getByText('𠮷野 👩‍🍳')).toBeVisible()
      const avatar = page.getByRole('main').locator('img').first()
      await expect.poll(() => avatar.evaluate(img => (img as HTMLImageElement).naturalWidth)).toBe(512)
      await expect(page.getByText(t('profile.vip.member', { level: 1 }))).toBeVisible()
    },
  )

for (const language of languages)
  test(
    `a person sends feedback with a picture, also after it failed (${language})`,
    onlyNightly,
    async ({ page }) => {
      const t = wordsOf(language)
      await page.setViewportSize({ width: 430, height: 932 })
      await open(page, './pages/feedbacks/feedbacks?demo=scenario:fails', { language })
      await page.getByRole('button', { name: t('feedback.submit'), exact: true }).click()
      await expect(page.getByRole('alert')).toHaveText([
        t('feedback.contentRequired'),
        t('feedback.contactRequired'),
      ])
      await expectGood(page, language)

      await page.getByLabel(t('feedback.content'), { exact: true }).fill('too short')
      await page.getByLabel(t('feedback.contact'), { exact: true }).fill('nobody')
      await page.getByRole('button', { name: t('feedback.submit'), exact: true }).click()
      await expect(page.getByRole('alert')).toHaveText([
        t('feedback.contentShort', { count: 9 }),
        t('feedback.contactInvalid'),
      ])
      await page
        .getByLabel(t('feedback.content'), { exact: true })
        .fill('The list was read from right to left.')
      await page.getByLabel(t('feedback.contact'), { exact: true }).fill('a@b.cn')
      await page.getByTestId('feedback-pictures').setInputFiles([photo('zh06_clean'), photo('en06_clean')])
      await expect(page.getByRole('img', { name: t('feedback.picture', { number: 2 }) })).toBeVisible()
      await page.getByRole('button', { name: t('feedback.removePicture', { number: 1 }) }).click()
      await page.getByRole('button', { name: t('feedback.submit'), exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(t('feedback.failed'))
      await expectAccessible(page)

      // The server is up again: what was typed is still there.
      await page.locator('aside button[aria-expanded]').click()
      await page.getByRole('button', { name: t('panel.reset') }).click()
      await page.locator('aside header button').click()
      await page.getByRole('button', { name: t('feedback.submit'), exact: true }).click()
      await expect(page.getByRole('main').getByText(t('feedback.success'))).toBeVisible()
      await expectGood(page, language)
      await page.getByRole('button', { name: t('feedback.again') }).click()
      await expect(page.getByLabel(t('feedback.content'), { exact: true })).toHaveValue('')
    },
  )

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('the avatar is what was dragged and spread into the circle', onlyNightly, async ({ page }) => {
    const t = wordsOf('en')
    await open(page, './pages/userinfo/userinfo?demo=scenario:logged-in', { language: 'en' })
    await page.getByTestId('avatar').setInputFiles(photo('zh06_clean'))
    const dialog = page.getByRole('dialog')
    const picture = dialog.locator('img')
    await expect(dialog.getByRole('button', { name: t('profile.avatar.use') })).toBeEnabled()
    const box = await picture.boundingBox()
    if (!box) throw new Error('the picture is not shown')
    const view = await dialog.boundingBox()
    if (!view) throw new Error('the dialog is not shown')
    const [x, y] = [view.x + view.width / 2, view.y + view.height / 2 - 40]
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints })

    await send('touchStart', [{ x, y }])
    for (let way = 10; way <= 40; way += 10) await send('touchMove', [{ x: x - way, y }])
    await send('touchEnd', [])
    await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan(box.x - 20)

    const fingers = (apart: number) => [
      { x: x - apart, y },
      { x: x + apart, y },
    ]
    await send('touchStart', fingers(20))
    for (let apart = 30; apart <= 60; apart += 10) await send('touchMove', fingers(apart))
    await send('touchEnd', [])
    await expect.poll(async () => Number(await dialog.getByRole('slider').inputValue())).toBeGreaterThan(1.5)
    await dialog.getByRole('button', { name: t('profile.avatar.use') }).click()
    await expectToast(page, t('profile.avatar.done'))
  })
})
