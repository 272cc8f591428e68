import {
  expect,
  expectGood,
  expectToast,
  languages,
  onlyInAll,
  open,
  tabTo,
  test,
  wordsOf,
} from '../support/person.ts'

const serverBuild = `http://localhost:${Number(process.env['JOURNEYS_PORT']) + 1}/analyze-h5/`

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const language of languages)
  test(
    `the demo panel is opened, moved and used by the keyboard, and copies its state (${language})`,
    onlyInAll,
    async ({ page }) => {
      const t = wordsOf(language)
      await open(page, './pages/my/my', { language })
      const button = page.getByRole('button', { name: t('panel.open') })
      await tabTo(page, button)
      const before = await button.boundingBox()
      for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key)
      await expect
        .poll(async () => {
          const after = await button.boundingBox()
          return [(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)]
        })
        .toEqual([-24, -48])

      await page.keyboard.press('Enter')
      const panel = page.getByRole('region', { name: t('panel.title') })
      await expect(panel.getByRole('tab')).toHaveCount(3)
      await expectGood(page, language)
      const scenario = panel.getByRole('combobox', { name: t('panel.scenario') })
      await tabTo(page, scenario)
      await scenario.selectOption('vip')
      await tabTo(page, panel.getByRole('button', { name: t('panel.apply') }))
      await page.keyboard.press('Enter')
      await expect(page.getByText(t('profile.vip.member', { level: 1 }))).toBeVisible()

      await panel.getByLabel(t('panel.latency'), { exact: true }).selectOption('300')
      await tabTo(page, panel.getByRole('button', { name: t('panel.copyLink') }))
      await page.keyboard.press('Enter')
      await expectToast(page, t('panel.linkCopied'))
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(decodeURIComponent(link)).toContain('scenario:vip,latency:300')

      await panel.getByRole('tab').nth(2).click()
      await expect(panel.getByText(t('panel.valid')).first()).toBeVisible()
      await panel.getByRole('button', { name: /curl/ }).first().click()
      await expectToast(page, t('panel.curlCopied'))
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl /)
      await expectGood(page, language)
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expect(button).toBeFocused()

      await page.goto(link)
      await page.getByRole('navigation').getByRole('link').last().click()
      await expect(page.getByText(t('profile.vip.member', { level: 1 }))).toBeVisible()
    },
  )

test('a demo link has the change made in the moment before it is copied', onlyInAll, async ({ page }) => {
  const t = wordsOf('zh-Hans')
  await open(page, './pages/my/my')
  await page.getByRole('button', { name: t('panel.open') }).click()
  const panel = page.getByRole('region', { name: t('panel.title') })
  const copy = panel.getByRole('button', { name: t('panel.copyLink') })
  await expect(copy).toBeVisible()
  // In one task, so that the mock backend cannot have answered the change when the button is pressed.
  await copy.evaluate((button: HTMLElement, name) => {
    const field = [...document.querySelectorAll('select')].find(({ labels }) =>
      [...labels].some(label => label.textContent?.includes(name)),
    )
    if (!field) throw new Error(`there is no field ${name}`)
    field.value = '300'
    field.dispatchEvent(new Event('change', { bubbles: true }))
    button.click()
  }, t('panel.latency'))
  await expectToast(page, t('panel.linkCopied'))
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(decodeURIComponent(link)).toContain('latency:300')
})

test('a demo link from another version still opens', async ({ page }) => {
  await open(page, './?demo=scenario:nothing-like-it,latency:-5,rate:7,x:y,,seed:abc,lang:xx,%3Cscript%3E')
  await expect(page.getByRole('button', { name: wordsOf('zh-Hans')('home.camera') })).toBeVisible()
})

test.describe('the build for a server', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test('has no demo panel', async ({ page }) => {
    await open(page, `${serverBuild}pages/my/my?demo=scenario:vip`)
    await expect(
      page.getByText(wordsOf('zh-Hans')('profile.greetingAnonymous'), { exact: true }),
    ).toBeVisible()
    await expect(page.locator('aside')).toHaveCount(0)
  })
})
