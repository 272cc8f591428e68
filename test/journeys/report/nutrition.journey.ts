import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  chooseAction,
  expect,
  expectGood,
  expectNoSideScroll,
  languages,
  onlyInAll,
  open,
  test,
  typeList,
  wordsOf,
} from '../support/person.ts'

/** Biscuits whose fat has lost its decimal point, and claim what their table contradicts. */
const biscuits =
  '产品名称：低糖饼干\n配料：小麦粉、植物油、白砂糖、柠檬黄\n净含量：150克\n营养成分表\n项目 每100克 NRV%\n能量 1950千焦 23%\n蛋白质 9.8克 16%\n脂肪 165克 28%\n碳水化合物 69.0克 23%\n-糖 24.0克\n钠 568毫克 28%'
const crackers =
  '产品名称：苏打饼\n配料：小麦粉、植物油\n营养成分表\n项目 每100克 NRV%\n能量 1950千焦 23%\n蛋白质 9.8克 16%\n脂肪 16.5克 28%\n碳水化合物 69.0克 23%\n-糖 4.0克\n钠 560毫克 28%'
/** A table of two columns with long headings. */
const drink =
  'Ingredients: skimmed milk, sugar, cocoa powder, salt.\nNutrition Typical values per 100ml per 250ml %RI*\nEnergy 330kJ/79kcal 825kJ/198kcal 10%\nFat 1.6g 4.0g 6%\nof which saturates 1.0g 2.5g 13%\nCarbohydrate 12.4g 31.0g 12%\nof which sugars 11.6g 29.0g 32%\nProtein 3.4g 8.5g 17%\nSalt 0.20g 0.50g 8%'

for (const language of languages)
  test(
    `a doubted value of the nutrition table is corrected, and the report follows (${language})`,
    onlyInAll,
    async ({ page }) => {
      const t = wordsOf(language)
      await open(page, './', { language })
      await typeList(page, language, biscuits)
      const card = page.getByRole('main')
      const doubts = card.getByRole('heading', { name: t('nutrition.doubts.title') })
      await expect(doubts).toBeVisible()
      await expectGood(page, language)

      // Typing something that is no amount says so; the right value is taken.
      const row = card.getByRole('listitem').filter({ hasText: '165 g' })
      await row.getByText(t('nutrition.doubts.type')).click()
      const field = row.getByLabel(t('nutrition.doubts.onPack', { name: t('nutrition.nutrients.fat') }))
      await field.fill('much')
      await row.getByRole('button', { name: t('nutrition.doubts.save') }).click()
      await expect(row.getByRole('alert')).toHaveText(t('nutrition.doubts.noAmount'))
      await field.fill('16.5 g')
      await field.press('Enter')
      const done = card.getByRole('heading', { name: t('nutrition.doubts.done') })
      await expect(done).toBeFocused()
      await expect(card).toContainText('16.5 g')

      // The record keeps it.
      await page.reload()
      await expect(card).toContainText('16.5 g')
      await expect(doubts).toHaveCount(0)
    },
  )

test('a value is confirmed by keyboard, and taken back', onlyInAll, async ({ page }) => {
  const t = wordsOf('en')
  await open(page, './', { language: 'en' })
  await typeList(page, 'en', biscuits)
  const accept = page.getByRole('button', { name: t('nutrition.doubts.accept', { amount: '165 g' }) })
  await accept.focus()
  expect((await accept.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  await expect(accept).toHaveCount(0)
  await page.getByRole('button', { name: t('report.correct.undo'), exact: true }).click()
  await expect(accept).toBeVisible()
})

for (const language of languages)
  test(`two nutrition tables are compared in words (${language})`, onlyInAll, async ({ page }) => {
    const t = wordsOf(language)
    await open(page, './', { language })
    await typeList(page, language, biscuits.replace('165克', '16.5克'))
    await page.goto('./')
    await typeList(page, language, crackers)
    await chooseAction(page, language, 'actions.compare')
    const tables = page
      .getByRole('main')
      .locator('section')
      .filter({ hasText: t('ranking.compare.nutrition.title') })
    const sugars = tables.getByRole('row').filter({ hasText: t('nutrition.nutrients.sugars') })
    await expect(sugars.getByRole('cell').filter({ hasText: '4 g' }).first()).toContainText(
      t('ranking.compare.nutrition.lower'),
    )
    await expect(
      page.getByText(t('ranking.compare.verdict.less.sugars'), { exact: false }).first(),
    ).toBeVisible()
    await expectGood(page, language)
  })

/** Corrects the fat that lost its point, by typing what the pack says. */
const correctFat = async (page: Page) => {
  const t = wordsOf('en')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '165 g' })
  await row.getByText(t('nutrition.doubts.type')).click()
  const field = row.getByLabel(t('nutrition.doubts.onPack', { name: t('nutrition.nutrients.fat') }))
  await field.fill('16.5 g')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: t('nutrition.doubts.done') })).toBeVisible()
}

/** The table with a value, nothing in doubt, and the claim that it contradicts. */
const expectTable = async (page: Page, value: string) => {
  const t = wordsOf('en')
  const main = page.getByRole('main')
  await expect(main.getByRole('table', { name: t('nutrition.table.caption') })).toContainText(value)
  await expect(main.getByRole('heading', { name: t('nutrition.doubts.title') })).toHaveCount(0)
  await expect(main.getByText(t('nutrition.claims.contradicts'), { exact: true })).toBeVisible()
}

test('a corrected table comes back from a backup as it was', onlyInAll, async ({ page }) => {
  const t = wordsOf('en')
  await open(page, './', { language: 'en' })
  await typeList(page, 'en', biscuits)
  await correctFat(page)
  await page.goto('./pages/my/my')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: t('settings.backup.save'), exact: true }).click()
  const buffer = readFileSync(await (await downloading).path())
  await page.goto('./pages/localhistory/localhistory')
  await page.getByRole('button', { name: t('history.clear'), exact: true }).press('Enter')
  await page
    .locator('dialog')
    .getByRole('button', { name: t('history.confirm.yes'), exact: true })
    .click()
  await expect(page.getByText(t('history.empty'), { exact: true })).toBeVisible()
  await page.goto('./pages/my/my')
  await page.getByTestId('backup').setInputFiles({ name: 'backup.zip', mimeType: '', buffer })
  await expect(page.getByText(t('settings.backup.restored_one', { count: 1 }))).toBeVisible()
  await page.goto('./pages/localhistory/localhistory')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expectTable(page, '16.5 g')
})

test('a table is read by its link, with its levels and claims', onlyInAll, async ({ page }) => {
  const t = wordsOf('en')
  await open(page, './?demo=scenario:logged-in,scenario:nutrition-table', { language: 'en' })
  await expectTable(page, '21.6 g')
  await page.getByRole('button', { name: t('report.actions.share'), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: t('share.makeLink') }).click()
  const link = sheet.getByRole('textbox', { name: t('share.link') })
  await expect(link).toHaveValue(/sharefrom=/)
  await page.goto(await link.inputValue())
  await expect(page.getByText(t('share.fromOther'))).toBeVisible()
  await expectTable(page, '21.6 g')
})

test('the nutrition card keeps its width on 320 px and with text of 200 %', onlyInAll, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, './', { language: 'en' })
  await typeList(page, 'en', drink)
  await expectNoSideScroll(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectNoSideScroll(page)
  const overhang = await page.getByRole('table').evaluate(table => {
    const parent = table.parentElement?.getBoundingClientRect().right ?? 0
    return (
      Math.max(
        ...[table, ...table.querySelectorAll('td, th')].map(one => one.getBoundingClientRect().right),
      ) - parent
    )
  })
  expect(overhang, 'no column is cut off').toBeLessThanOrEqual(1)
})
