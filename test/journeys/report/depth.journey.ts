import {
  chooseAction,
  expect,
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
    `the in-depth analysis is a page with contents, rows for its table, and sources that open (${language})`,
    onlyInAll,
    async ({ page }) => {
      const t = wordsOf(language)
      await open(page, './', { language })
      await typeList(
        page,
        language,
        '产品名称：奶香饼干\n配料：小麦粉、白砂糖、食品添加剂（柠檬黄、焦亚硫酸钠）',
      )
      const report = page.url()
      await chooseAction(page, language, 'actions.depth')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('app.screens.depth'))
      const contents = page.getByRole('navigation', { name: t('chat.depth.contents') })
      const entries = contents.getByRole('button')
      await expect(page.getByRole('region', { name: t('chat.sources') })).toBeVisible()
      const last = entries.last()
      const title = (await last.textContent()) ?? ''
      await last.click()
      await expect(page.getByRole('heading', { name: title })).toBeInViewport()
      // Every cell of the table says what it is.
      const cells = await page
        .locator('td:not(:first-child)')
        .evaluateAll(all =>
          all.map(cell => [cell.getAttribute('data-label') !== '', cell.getBoundingClientRect().width > 150]),
        )
      expect(cells.length).toBeGreaterThan(3)
      expect(cells.flat()).not.toContain(false)
      await expectGood(page, language)

      const sources = page.getByRole('region', { name: t('chat.sources') })
      await sources.getByRole('button', { name: '焦亚硫酸钠' }).first().click()
      await expect(page.getByRole('dialog')).toContainText('焦亚硫酸钠')
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goBack()
      await expect(sources).toBeVisible()

      // It is one question of the conversation, asked once; there it is a link and no wall of text.
      await page.reload()
      await expect(sources).toBeVisible()
      await page.goto(report)
      await expect(page.getByRole('link', { name: t('chat.depth.open') })).toHaveCount(1)
      await page.getByRole('link', { name: t('chat.depth.open') }).click()
      await expect(sources).toBeVisible()
    },
  )
