import {
  chooseAction,
  expect,
  expectAccessible,
  expectGood,
  languages,
  onlyInAll,
  open,
  test,
  typeList,
  wordsOf,
} from '../support/person.ts'

for (const language of languages)
  test(
    `a product is ranked by score and by popularity, and compared (${language})`,
    onlyInAll,
    async ({ page }) => {
      const t = wordsOf(language)
      await open(page, './?demo=scenario:ranked', { language })
      await chooseAction(page, language, 'actions.ranking')
      await expect(page.getByRole('status').filter({ hasText: '苏打饼干' })).toBeVisible()
      await expect(page.getByText(t('ranking.mine'), { exact: true })).toBeVisible()
      const rows = page.getByRole('list', { name: t('ranking.orders.score') }).getByRole('listitem')
      await expect(async () => {
        const scores = (await rows.getByRole('img').evaluateAll(chips => chips.map(chip => chip.ariaLabel)))
          .map(label => Number(/\d+/.exec(label ?? '')?.[0]))
          .filter(score => !Number.isNaN(score))
        expect(scores.length).toBeGreaterThan(3)
        expect(scores).toEqual([...scores].sort((a, b) => b - a))
      }).toPass()
      await expectGood(page, language)

      await page.getByRole('link', { name: t('ranking.orders.popularity') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('app.screens.rankingItems'))
      const popular = page.getByRole('list', { name: t('ranking.orders.popularity') }).getByRole('listitem')
      await expect(async () => {
        const views = (await popular.allTextContents()).map(text =>
          Number(/(\d[\d,.]*)\D*$/.exec(text.replace(/\d+$/, ''))?.[1]?.replace(/[,.]/g, '')),
        )
        expect(views.length).toBeGreaterThan(3)
        expect(views).toEqual([...views].sort((a, b) => b - a))
      }).toPass()
      // Another standard is a tap away, and the own product's row opens its report.
      await page.getByText(t('ranking.otherStandard'), { exact: true }).click()
      await page.getByRole('textbox', { name: t('ranking.standard') }).fill('GB/T 18186')
      await page.getByRole('button', { name: t('ranking.show') }).click()
      await expect(page).toHaveURL(/18186/)
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
      await expectGood(page, language)
      await page.goBack()
      await page.getByRole('link', { name: '苏打饼干' }).click()
      await expect(page.getByRole('button', { name: t('report.correct.review') })).toBeVisible()

      await chooseAction(page, language, 'actions.compare')
      await expect(page.getByText(t('ranking.compare.tooFew'))).toBeVisible()
      await page.goto('./')
      await typeList(page, language, '产品名称：白糖水\n配料：水、白砂糖、食品添加剂（柠檬黄）')
      await chooseAction(page, language, 'actions.compare')
      const part = (title: string) => page.getByRole('main').locator('section').filter({ hasText: title })
      await expect(part(t('ranking.compare.both'))).toContainText('白砂糖')
      await expect(part(t('ranking.compare.onlyIn', { name: '白糖水' }))).toContainText('柠檬黄')
      await expectGood(page, language)
    },
  )

test('a ranking is asked for on the home page, and says when there is none', onlyInAll, async ({ page }) => {
  const t = wordsOf('en')
  await open(page, './', { language: 'en' })
  await page.getByRole('button', { name: t('home.links.ranking') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(t('ranking.dialog.title'))
  await dialog.getByRole('button', { name: t('ranking.show') }).click()
  await expect(dialog.getByRole('alert')).toHaveText(t('ranking.standardMissing'))
  await expectGood(page)
  await dialog.getByLabel(t('ranking.standard'), { exact: true }).fill('GB/T 99999')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('ranking.empty', { standard: 'GB/T 99999' }))).toBeVisible()
  await expectAccessible(page)
})

test('a ranking that does not come says why, and comes on another try', onlyInAll, async ({ page }) => {
  const t = wordsOf('en')
  await open(page, './pages/ranking/ranking?standard=GB/T%2020980&demo=scenario:down', { language: 'en' })
  await expect(page.getByRole('alert')).toContainText(t('ranking.failed'))
  await expectAccessible(page)
  const retry = page.getByRole('button', { name: t('ranking.retry') })
  await retry.click()
  await expect(page.getByRole('alert')).toContainText(t('ranking.failed')) // still down

  await page.locator('aside button[aria-expanded]').click()
  await page.getByRole('button', { name: t('panel.reset') }).click()
  await page.locator('aside header button').click()
  await retry.click()
  await expect(page.getByRole('list', { name: t('ranking.orders.score') })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const language of languages)
  test(`the example is read without login, server or network (${language})`, onlyInAll, async ({ page }) => {
    const t = wordsOf(language)
    await open(page, './?demo=scenario:offline', { language })
    await page.getByRole('link', { name: t('home.links.example') }).click()
    await expect(page.getByText(t('demo.lead'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(/\d/)
  })

test('the example photo is analysed on the device', onlyInAll, async ({ page }) => {
  await open(page, './pages/example/example?demo=scenario:offline')
  await page.getByRole('button', { name: wordsOf('zh-Hans')('demo.tryIt') }).click()
  await expect(page).toHaveURL(/analyze\/analyze\?id=/)
  await expect(page.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('大豆')
})
