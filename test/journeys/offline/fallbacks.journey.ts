import {
  expect,
  expectAccessible,
  onlyNightly,
  open,
  photo,
  test,
  typeList,
  wordsOf,
} from '../support/person.ts'

const list =
  'Ingredients: wheat flour, sugar, palm oil, salt, preservative (potassium sorbate), colour (tartrazine)'

/** What a browser may lack, and how it is taken away before the page begins. */
const lacking = {
  // Plain http, as when a phone opens a demo on the desk's machine by its address.
  'a secure context': () => {
    for (const name of ['locks', 'storage', 'clipboard', 'share', 'mediaDevices', 'serviceWorker'])
      Reflect.deleteProperty(Navigator.prototype, name)
    for (const name of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, name)
    Reflect.deleteProperty(globalThis, 'caches')
  },
  'observers, view transitions and idle time': () => {
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback', 'OffscreenCanvas'])
      Reflect.deleteProperty(globalThis, name)
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  },
} as const

for (const [name, takeAway] of Object.entries(lacking))
  test(`without ${name} a list is analysed, kept and found again`, onlyNightly, async ({ page }) => {
    await page.addInitScript(takeAway)
    await open(page, './', { language: 'en' })
    await typeList(page, 'en', list)
    await expect(page.getByRole('main')).toContainText('tartrazine')
    await open(page, './pages/localhistory/localhistory', { language: 'en' })
    await expect(
      page
        .getByRole('main')
        .getByText(/wheat flour/)
        .first(),
    ).toBeVisible()
    await open(page, './pages/additives/additives', { language: 'en' })
    await page.getByRole('searchbox').fill('E202')
    await expect(page.getByRole('main')).toContainText('potassium sorbate')
  })

test.describe('a network lost before all of the app has come', () => {
  test.use({
    // In the words of Chromium, then of Firefox.
    expectedComplaint:
      /Failed to load resource|Failed to fetch dynamically|error loading dynamically|^Error$|in the integrity attribute match/,
  })

  const extras = [
    { chunk: 'lazy-services', path: './', shown: 'Take a photo' },
    { chunk: 'storage-warning', path: './pages/my/my', shown: 'Sign Up / Log In' },
  ]
  for (const { chunk, path, shown } of extras)
    test(`delays only optional content (${chunk})`, onlyNightly, async ({ page }) => {
      const lost = new RegExp(`/assets/${chunk}-[^/]+\\.js$`)
      const asked = page.waitForRequest(lost)
      await page.route(lost, route => route.abort())
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => 'isBack' in globalThis, configurable: true })
      })
      await open(page, path, { language: 'en' })
      await asked
      await expect(page.getByRole('main')).toContainText(shown)

      await page.unroute(lost)
      const again = page.waitForResponse(lost)
      await page.evaluate(() => {
        Object.assign(globalThis, { isBack: true })
        globalThis.dispatchEvent(new Event('online'))
      })
      expect((await again).ok()).toBe(true)
      const worker = () => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration()))
      await expect.poll(worker).toBe(true)
    })

  test('is reported before the app has started, and is tried again', onlyNightly, async ({ page }) => {
    const lost = /\/assets\/vendor-[^/]+\.js$/
    await page.route(lost, route => route.abort())
    await open(page, './', { waitUntil: 'commit' })
    const retry = page.getByRole('link', { name: '重试' })
    await expect(retry).toBeVisible()
    await expectAccessible(page)
    await page.unroute(lost)
    await retry.click()
    await expect(page.getByRole('button', { name: '拍照分析' })).toBeVisible()
  })

  // The worker too: the page's own routes do not reach what it loads.
  for (const chunk of ['additives', 'analysis-worker'])
    test(
      `keeps the text that could not be analysed, says so, and analyses it later (${chunk})`,
      chunk === 'additives' ? {} : onlyNightly,
      async ({ page }) => {
        const t = wordsOf('en')
        const lost = new RegExp(`/assets/${chunk}-[^/]+\\.js$`)
        await page.context().route(lost, route => route.abort())
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'onLine', {
            get: () => 'isBack' in globalThis,
            configurable: true,
          })
        })
        await open(page, './', { language: 'en' })
        await page.getByRole('button', { name: t('home.type') }).click()
        await page.getByLabel(t('scan.list.label'), { exact: true }).fill(list)
        const submit = page.getByRole('button', { name: t('scan.list.submit'), exact: true })
        await submit.click()
        await expect(page.getByRole('dialog')).toContainText(t('scan.list.faults.failed'))
        await expectAccessible(page)
        await expect(page.getByLabel(t('scan.list.label'), { exact: true })).toHaveValue(list)
        await page.context().unroute(lost)
        await submit.click()
        await expect(page.getByRole('main')).toContainText('tartrazine')
      },
    )

  test('says so where a photo was chosen in vain', onlyNightly, async ({ page }) => {
    const t = wordsOf('en')
    await page.route(/\/assets\/lazy-services-[^/]+\.js$/, route => route.abort())
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false })
    })
    await open(page, './', { language: 'en' })
    await page.getByTestId('gallery').setInputFiles(photo('short_clean'))
    await expect(page.getByRole('alert')).toContainText(t('app.lost.title'))
    await expectAccessible(page)
  })

  test(
    'says so on a page that has not come, and opens it later without leaving',
    onlyNightly,
    async ({ page }) => {
      const t = wordsOf('en')
      const lost = /\/assets\/lazy-screens-[^/]+\.js$/
      await page.route(lost, route => route.abort())
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => 'isBack' in globalThis, configurable: true })
      })
      await open(page, './', { language: 'en' })
      await page.getByRole('link', { name: t('app.tabs.knowledge') }).click()
      await expect(page.getByRole('alert')).toContainText(t('app.lost.title'))
      await expectAccessible(page)
      await page.unroute(lost)
      await page.evaluate(() => Object.assign(globalThis, { isBack: true }))
      const again = page.getByRole('button', { name: t('app.lost.again') })
      const lookup = page.getByRole('link', { name: t('app.screens.additives') })
      // The browser repeats the failure until the page is reloaded, which the second attempt does.
      await expect(async () => {
        if (await again.isVisible()) await again.click()
        await expect(lookup).toBeVisible({ timeout: 3000 })
      }).toPass()
    },
  )

  test(
    'says so where what was chosen needs what has not come, and takes it later',
    onlyNightly,
    async ({ page }) => {
      const t = wordsOf('en')
      const lost = /\/assets\/recognition-[^/]+\.js$/
      await page.route(lost, route => route.abort())
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => 'isBack' in globalThis, configurable: true })
      })
      await open(page, './pages/feedbacks/feedbacks', { language: 'en' })
      await page.locator('input[type=file]').setInputFiles(photo('short_clean'))
      await expect(page.getByRole('alert')).toContainText(t('app.lost.hint'))
      await expectAccessible(page)
      await page.unroute(lost)
      await page.evaluate(() => Object.assign(globalThis, { isBack: true }))
      const picture = page.getByRole('img', { name: t('feedback.picture', { number: '1' }) })
      // The browser repeats the failure, upon which the page reloads itself.
      await expect(async () => {
        await page.locator('input[type=file]').setInputFiles(photo('short_clean'))
        await expect(picture).toBeVisible({ timeout: 3000 })
      }).toPass()
    },
  )

  test('keeps what was typed where only a reload brings what has not come', onlyNightly, async ({ page }) => {
    const t = wordsOf('en')
    const lost = /\/assets\/recognition-[^/]+\.js$/
    await page.route(lost, route => route.abort())
    await open(page, './pages/feedbacks/feedbacks', { language: 'en' })
    const field = page.getByRole('textbox').first()
    await field.fill('The list of my noodles is cut off.')
    await page.locator('input[type=file]').setInputFiles(photo('short_clean'))
    await expect(page.getByText(t('app.lost.reloadHint'))).toBeVisible()
    await expectAccessible(page)
    await expect(field).toHaveValue('The list of my noodles is cut off.')
    await page.unroute(lost)
    await page.getByRole('button', { name: t('app.lost.reload'), exact: true }).click()
    await expect(field).toHaveValue('')
  })
})
