import {
  expect,
  expectGood,
  languages,
  onlyNightly,
  open,
  test,
  typeList,
  wordsOf,
} from '../support/person.ts'

const list = (name: string, additive: string) =>
  `产品名称：${name}\n配料：水、白砂糖、食品添加剂（${additive}）`

for (const language of languages)
  test(
    `in a wide window the chosen record and the chosen additive stand beside their lists (${language})`,
    onlyNightly,
    async ({ page }) => {
      const t = wordsOf(language)
      await page.setViewportSize({ width: 1280, height: 800 })
      await open(page, './', { language })
      await typeList(page, language, list('白糖水', '柠檬黄'))
      await page.goto('./')
      await typeList(page, language, list('红糖水', '山梨酸钾'))
      await page.goto('./pages/my/my')
      await page.goto('./pages/localhistory/localhistory')
      // The newest stands there at once.
      await expect(page.getByRole('region', { name: '红糖水' })).toBeVisible()
      await page.getByRole('link', { name: /白糖水/ }).click()
      const beside = page.getByRole('region', { name: '白糖水' })
      await expect(beside.getByRole('img', { name: /\d/ }).first()).toBeVisible()
      await expect(beside).toContainText('柠檬黄')
      await expect(page.locator('main li a[aria-current]')).toContainText('白糖水')
      await expectGood(page, language)
      await page.reload()
      await expect(beside).toBeVisible()
      await beside.getByRole('link', { name: t('history.menu.open') }).click()
      await expect(page.getByRole('button', { name: t('report.correct.review') })).toBeVisible()
      // Choosing was no step that Back goes back from.
      await page.goBack()
      await expect(beside).toBeVisible()

      await page.goto('./pages/additives/additives')
      const additive = page.getByRole('region', { name: t('knowledge.beside') })
      await expect(additive.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await page.getByRole('searchbox', { name: t('knowledge.search.additives') }).fill('E102')
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: '柠檬黄' })
        .getByRole('link')
        .first()
        .click()
      await expect(additive.getByRole('heading', { name: t('knowledge.own.products') })).toBeVisible()
      await expect(additive.getByRole('link', { name: /白糖水/ })).toBeVisible()
      await expectGood(page, language)

      // The search is a key away, and what stands in it is replaced by typing.
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('main').getByRole('searchbox').first()).toBeFocused()

      // A narrow window has the list alone, and its rows open pages.
      await page.setViewportSize({ width: 375, height: 812 })
      await expect(additive).toHaveCount(0)
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: '柠檬黄' })
        .getByRole('link')
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('app.screens.additive'))
    },
  )

test('the knowledge page leads to the additives of one’s own products', onlyNightly, async ({ page }) => {
  const t = wordsOf('zh-Hans')
  await open(page, './pages/knowledge/knowledge')
  const own = page.getByRole('navigation', { name: t('knowledge.own.title') })
  await expect(page.getByRole('navigation', { name: t('knowledge.common.title') })).toBeVisible()
  await expect(own).toHaveCount(0)
  await page.goto('./')
  await typeList(page, 'zh-Hans', list('白糖水', '柠檬黄'))
  await page.goto('./pages/knowledge/knowledge')
  await own.getByRole('link', { name: '柠檬黄' }).click()
  await expect(page.getByRole('link', { name: /白糖水/ })).toBeVisible()
  await expectGood(page, 'zh-Hans')
  await page.getByRole('link', { name: /白糖水/ }).click()
  await expect(page.getByRole('button', { name: t('report.correct.review') })).toBeVisible()
})
