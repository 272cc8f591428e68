import { expect, expectAccessible, onlyNightly, open, photo, test, wordsOf } from '../support/person.ts'

const t = wordsOf('en')

test(
  'the recognition files are fetched on purpose, paused, gone on with, and removed again',
  onlyNightly,
  async ({ page }) => {
    // The page's own requests are delayed below; the service worker's would not be.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    let asked = () => {}
    const isAsked = new Promise<void>(resolve => {
      asked = resolve
    })
    await page.route(/eng\.traineddata/, async route => {
      asked()
      await held
      await route.continue().catch(() => {}) // the paused request is gone
    })
    await open(page, './pages/my/my', { language: 'en' })
    const card = page.getByRole('region', { name: t('settings.offline.title') })
    const button = (name: string) =>
      card.getByRole('button', { name: t(`settings.offline.${name}`), exact: true })
    const kept = () => page.evaluate(async () => (await (await caches.open('recognition')).keys()).length)

    await button('download').click()
    await isAsked
    await expect(card.getByRole('progressbar')).toHaveAccessibleName(t('settings.offline.progress'))
    await expectAccessible(page)
    await button('pause').click()
    await expect(button('resume')).toBeVisible()
    await expect(card.getByRole('progressbar')).toHaveCount(0)
    await expect(card.getByRole('status')).toHaveText(/[1-9].* of /)
    const keptAtPause = await kept()
    expect(keptAtPause).toBeGreaterThan(1)
    await page.reload()
    await expect(card.getByRole('status')).toHaveText(/[1-9].* of /) // whole files stay

    release()
    await button('resume').click()
    await expect(card.getByRole('status')).toHaveText(t('settings.offline.ready'))
    expect(await kept()).toBeGreaterThan(keptAtPause)
    await button('remove').click()
    await expect(button('download')).toBeVisible()
    expect(await kept()).toBe(0)
  },
)

test.describe('the first photo of a new person', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test(
    'says that the download broke off, and goes on with what is missing',
    onlyNightly,
    async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      const zh = wordsOf('zh-Hans')
      let isBroken = true
      await page.route(/recognition\/(?!manifest)/, async route =>
        isBroken && !/onnxruntime/.test(route.request().url())
          ? route.abort('connectionreset')
          : route.continue(),
      )
      await open(page, './')
      await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
      await expect(page.getByText(zh('scan.failures.assets-missing'))).toBeVisible()
      await expectAccessible(page)
      isBroken = false
      await page.getByRole('button', { name: zh('scan.retry') }).click()
      await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(/评分/)
      // With the networks, not with the simpler reader of a device that cannot run them.
      await expect(page.getByText(zh('scan.basicReader'))).toHaveCount(0)
    },
  )
})
