import type { Page } from '@playwright/test'
import { expect, languages, onlyNightly, open, photo, tabTo, test, wordsOf } from '../support/person.ts'

/** Goes to a control with Tab and presses Enter on it. */
const enter = async (page: Page, role: 'button' | 'link', name: string) => {
  await tabTo(page, page.getByRole(role, { name, exact: true }).first())
  await page.keyboard.press('Enter')
}

for (const language of languages)
  test(
    `a label is analysed, read and asked about by the keyboard alone (${language})`,
    language === 'en' ? {} : onlyNightly,
    async ({ page }) => {
      const t = wordsOf(language)
      await open(page, './', { language })
      if (language === 'en') {
        await enter(page, 'button', t('home.type'))
        await tabTo(page, page.getByLabel(t('scan.list.label'), { exact: true }))
        await page.keyboard.type('Ingredients: Water, Sugar, Preservative (E202)')
        await enter(page, 'button', t('scan.list.submit'))
      } else {
        const choosing = page.waitForEvent('filechooser')
        await enter(page, 'button', t('home.gallery'))
        await (await choosing).setFiles(photo('zh06_clean'))
      }
      await expect(page.getByRole('button', { name: t('report.correct.review') })).toBeVisible()

      const ingredient = page
        .getByRole('region', { name: /配料（|Ingredients \(/ })
        .locator('li button')
        .first()
      await tabTo(page, ingredient)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(ingredient).toBeFocused()

      await tabTo(page, page.getByPlaceholder(t('chat.placeholder')))
      await page.keyboard.type(language === 'en' ? 'Is it safe with diabetes?' : '糖尿病人能吃吗？')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: t('chat.copy') })).toBeVisible()
      await expect(page.getByPlaceholder(t('chat.placeholder'))).toBeFocused()
      await enter(page, 'button', t('app.back'))
      await expect(page.getByRole('button', { name: t('home.camera') })).toBeVisible()
    },
  )
