import { readFileSync } from 'node:fs'
import { expect, languages, onlyInAll, open, test, wordsOf } from '../support/person.ts'

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
)

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
  const [major, minor, patch] = version.split('.').map(Number)
  await expect(
    page.getByText(`${version} (${Number(major) * 10_000 + Number(minor) * 100 + Number(patch)})`),
  ).toBeVisible()
  await page.goto('./pages/ranking/ranking')
  await expect(page.getByRole('textbox')).toHaveAttribute('maxlength', '140')
  await page.goto('./pages/additives/additives')
  await expect(page.getByRole('searchbox')).toHaveAttribute('maxlength', '140')
})

test.describe('where a page hangs', () => {
  test.use({ expectedComplaint: /LoadTimeout/ })

  for (const language of languages)
    test(
      `a page that does not load within a minute can be clicked to try again (${language})`,
      onlyInAll,
      async ({ page }) => {
        const t = wordsOf(language)
        await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
        await page.clock.install()
        await open(page, './', { language })
        await expect(page.getByRole('button', { name: t('home.camera') })).toBeVisible()
        await page.route(/assets\/.*\.js/, () => {}) // never answered
        const asked = page.waitForRequest(/assets\/lazy-screens-/) // which is when its minute has begun
        await page.getByRole('link', { name: t('app.tabs.my'), exact: true }).click()
        await asked
        await page.clock.fastForward(61_000)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.getByRole('button', { name: t('app.broken.timeout') }).click()
        await expect(page.getByText(t('profile.greetingAnonymous'), { exact: true })).toBeVisible()
      },
    )
})
