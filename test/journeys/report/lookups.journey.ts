import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  inLanguage,
  languages,
  onlyInAll,
  open,
  test,
  texts,
} from '../support/person.ts'

for (const language of languages)
  test(
    `a person looks up an additive by its E number (${language})`,
    inLanguage(language),
    async ({ page }) => {
      const { knowledge, app } = texts(language)
      await open(page, './', { language })
      await page.getByRole('link', { name: String(app?.['tabs']?.['knowledge']), exact: true }).click()
      await page.getByRole('link', { name: String(knowledge?.['lookups']?.['additives']) }).click()
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(20)

      await page.getByRole('main').getByRole('button').last().click()
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(40)

      await page.getByRole('searchbox').fill('E202')
      await expect(page.getByRole('main').getByRole('link').first()).toContainText('山梨酸')
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
        language === 'en' ? 'sorbate' : '山梨酸',
      )
      await expect(page.getByRole('main')).toContainText('07.01')
      await page.getByRole('searchbox').fill('果酱')
      await expect(page.getByRole('main')).not.toContainText('07.01')
      await expectAccessible(page)
      await expectNoSideScroll(page)

      await page.getByRole('button', { name: String(app?.['back']) }).click()
      await expect(page.getByRole('searchbox')).toHaveValue('E202')
      await page.getByRole('searchbox').fill('没有这种东西')
      await expect(page.getByText('没有这种东西')).toBeVisible()
    },
  )

for (const language of languages)
  test(`a person looks up a flavouring by type and name (${language})`, onlyInAll, async ({ page }) => {
    const { knowledge } = texts(language)
    await open(page, './pages/spices/spices', { language })
    await page.getByRole('button', { name: String(knowledge?.['natural']), exact: true }).click()
    await page.getByRole('searchbox').fill('丁香')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows.first()).toContainText('丁香')
    await rows.first().locator('summary').click()
    await expect(rows.first()).toContainText('N001')
    await expectAccessible(page)
    await expectNoSideScroll(page)
  })

test('an additive that does not exist leads back to the lookup', onlyInAll, async ({ page }) => {
  await open(page, './pages/additives/faid/faid?id=99.999')
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/additives\/additives$/)
})
