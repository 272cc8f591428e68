import { expect, languages, open, test, wordsOf } from './person.ts'

/** The screens of the specification, section 2, with the titles it gives them. */
const titles: Record<string, readonly [string | null, string | null]> = {
  './': ['AI配料表分析助手', null],
  './pages/index/index': ['AI配料表分析助手', null],
  './pages/knowledge/knowledge': ['知识库', null],
  './pages/my/my': ['我的', 'Profile'],
  './pages/analyze/analyze?id=none': ['AI深度分析', 'AI In-depth Analysis'],
  './pages/localhistory/localhistory': ['使用记录', 'Usage Records'],
  './pages/additives/additives': ['食品添加剂查询', 'Food Additives Lookup'],
  './pages/additives/faid/faid?id=17.003': [null, null],
  './pages/spices/spices': ['香精香料查询', 'Spices & Flavors Lookup'],
  './pages/user-agreement/user-agreement': [null, 'User Agreement'],
  './pages/privacy-agreement/privacy-agreement': [null, 'Privacy Policy'],
  './pages/login/login': [null, 'Sign Up / Log In'],
  './pages/login/login-smscode': [null, 'SMS Code Login'],
  './pages/feedbacks/feedbacks': [null, 'Feedback & Suggestions'],
  './pages/example/example': [null, 'Demo without login'],
  './pages/ranking/ranking': [null, null],
  './pages/ranking-items/ranking-items': [null, null],
  './pages/userinfo/userinfo?demo=scenario:logged-in': [null, 'Edit Profile'],
  './pages/account/account': [null, 'Account Info'],
}

for (const language of languages)
  test(`every screen opens by its address, with its title (${language})`, async ({ page }) => {
    const t = wordsOf(language)
    for (const [path, [zh, en]] of Object.entries(titles)) {
      await open(page, path, { language })
      const title = page.getByRole('heading', { level: 1 })
      await expect(title, path).not.toHaveText(t('app.screens.unknown'))
      const wanted = language === 'en' ? en : zh
      if (wanted !== null) await expect(title, path).toHaveText(wanted)
      await expect(page.getByRole('main').locator('*').first()).toBeVisible()
    }
  })

test('the tab bar is 50 px high, with three icons of 24 px in their order; the bar above is green and white', async ({
  page,
}) => {
  const t = wordsOf('zh-Hans')
  await open(page, './')
  const bar = page.getByRole('navigation', { name: t('app.tabs.label') })
  await expect(bar.getByRole('link')).toHaveText([
    t('app.tabs.knowledge'),
    t('app.tabs.home'),
    t('app.tabs.my'),
  ])
  expect((await bar.boundingBox())?.height).toBeCloseTo(50, 0)
  for (const icon of await bar.locator('svg').all())
    expect(await icon.evaluate(svg => [svg.clientWidth, svg.clientHeight])).toEqual([24, 24])
  const colours = await page.getByRole('banner').evaluate(banner => {
    const title = banner.querySelector('h1')
    return [getComputedStyle(banner).backgroundColor, title && getComputedStyle(title).color]
  })
  const [red = 0, green = 0, blue = 0] = (colours[0] ?? '').match(/\d+/g)?.map(Number) ?? []
  expect(green).toBeGreaterThan(Math.max(red, blue))
  expect(colours[1]).toBe('rgb(255, 255, 255)')
  for (const tab of [t('app.tabs.knowledge'), t('app.tabs.my'), t('app.tabs.home')]) {
    await bar.getByRole('link', { name: tab, exact: true }).click()
    await expect(bar.locator('[aria-current]')).toHaveText(tab)
    await expect(page.getByRole('button', { name: t('app.back') })).toHaveCount(0)
  }
})

test('the constants of the specification hold on the page', async ({ page }) => {
  const t = wordsOf('en')
  await open(page, './', { language: 'en' })
  const rootPx = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  await expect.poll(rootPx).toBe(16)
  await page.setViewportSize({ width: 960, height: 800 })
  await expect.poll(rootPx).toBe(18) // decision 008: it grows a little, and no further
  await page.setViewportSize({ width: 1400, height: 800 })
  await expect.poll(rootPx).toBe(18)
  await page.setViewportSize({ width: 375, height: 812 })

  // The chooser was closed without a choice.
  await page.getByTestId('gallery').setInputFiles([])
  await expect(page.getByRole('button', { name: t('home.camera') })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.goto('./pages/my/my')
  await expect(page.getByText('1.1.0 (10100)')).toBeVisible()
  await page.goto('./pages/ranking/ranking')
  await expect(page.getByRole('textbox')).toHaveAttribute('maxlength', '140')
  await page.goto('./pages/additives/additives')
  await expect(page.getByRole('searchbox')).toHaveAttribute('maxlength', '140')
})

test.describe('where a page hangs', () => {
  test.use({ expectedComplaint: /LoadTimeout/ })

  test('a page that does not load within a minute can be clicked to try again', async ({ page }) => {
    const t = wordsOf('en')
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await page.clock.install()
    await open(page, './', { language: 'en' })
    await expect(page.getByRole('button', { name: t('home.camera') })).toBeVisible()
    await page.route(/assets\/.*\.js/, () => {}) // never answered
    await page.getByRole('link', { name: t('app.tabs.my'), exact: true }).click()
    await page.clock.fastForward(61_000)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: t('app.broken.timeout') }).click()
    await expect(page.getByText(t('profile.greetingAnonymous'), { exact: true })).toBeVisible()
  })
})
