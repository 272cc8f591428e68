import type { Locator } from '@playwright/test'
import {
  chooseAction,
  expect,
  expectAccessible,
  expectGood,
  inLanguage,
  languages,
  logIn,
  onlyInAll,
  open,
  tabTo,
  test,
  typeList,
  wordsOf,
} from '../support/person.ts'

/** A finger that pushes a row sideways by so many px. */
const swipe = async (row: Locator, px: number) => {
  const box = await row.boundingBox()
  const at = (x: number) => [{ identifier: 0, clientX: x, clientY: (box?.y ?? 0) + 20 }]
  const start = (box?.x ?? 0) + 250
  await row.dispatchEvent('touchstart', { touches: at(start), changedTouches: at(start) })
  for (const part of [0.2, 0.6, 1])
    await row.dispatchEvent('touchmove', { changedTouches: at(start + px * part) })
  await row.dispatchEvent('touchend', { changedTouches: at(start + px) })
}

for (const language of languages)
  test(
    `records are found, filtered, deleted, moved to an account and cleared (${language})`,
    onlyInAll,
    async ({ page }) => {
      const t = wordsOf(language)
      await open(page, './?demo=scenario:unrecognized', { language })
      await expect(page.getByRole('alert')).toContainText(t('scan.unrecognized.title'))
      await expectGood(page, language)
      await page.goto('./')
      await typeList(page, language, '产品名称：山楂片\n品牌：果园\n配料：山楂、白砂糖')
      await page.goto('./')
      await typeList(page, language, '产品名称：纯牛奶\n配料：生牛乳')

      await page.goto('./pages/localhistory/localhistory')
      const rows = page.getByRole('main').getByRole('listitem')
      await expect(rows).toHaveCount(3)
      await expect(rows.last()).toContainText(t('history.notRecognized'))
      await expectGood(page, language)
      const search = page.getByRole('searchbox')
      await search.fill('果园 山楂')
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText('山楂片')
      await search.fill('<img src=x onerror=alert(1)>')
      await expect(page.getByText(t('history.noneFound'), { exact: true })).toBeVisible()
      await page.getByRole('button', { name: t('history.searchClear') }).click()
      await page.getByText(t('history.filters.unrecognized'), { exact: true }).click()
      await expect(rows).toHaveCount(1)
      await page.getByText(t('history.filters.all'), { exact: true }).click()

      const dialog = page.locator('dialog')
      // By the keyboard alone: the menu of a row, its dialog, back to the row, and once more to the end.
      const more = page.getByRole('button', { name: t('history.menu.label', { title: '纯牛奶' }) })
      const remove = page.getByRole('menuitem', { name: t('history.menu.delete') })
      await tabTo(page, more)
      expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem')).toHaveText([
        t('history.menu.open'),
        t('history.menu.compare'),
        t('history.menu.delete'),
      ])
      for (const item of await page.getByRole('menuitem').all())
        expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expectGood(page, language)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(more).toBeFocused()
      await page.keyboard.press('Enter')
      // Keys are the menu's from when it has taken the focus; before, End is the page's.
      await expect(page.getByRole('menu')).toBeFocused()
      await page.keyboard.press('End')
      await expect(remove).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(rows).toHaveCount(2)
      // The way back stays while the person is at it.
      const undo = page.getByRole('button', { name: t('history.undo'), exact: true })
      await undo.hover()
      await expect(rows.first().getByRole('button')).toBeFocused()
      await expectAccessible(page)
      // Undone in time it is back in its place; a row is pushed away by a finger too, and a short push deletes nothing.
      await undo.click()
      await expect(rows).toHaveCount(3)
      await expect(rows.first()).toContainText('纯牛奶')
      await swipe(rows.first(), -60)
      await expect(rows).toHaveCount(3)
      await swipe(rows.first(), -200)
      await expect(rows).toHaveCount(2)

      await page.getByRole('link', { name: t('history.login') }).click()
      await logIn(page, language)
      await expect(
        page.getByText(t(`history.adoptable${language === 'en' ? '_other' : ''}`, { count: 2 })),
      ).toBeVisible()
      await expect(page.getByText(t('history.empty'), { exact: true })).toBeVisible()
      await page.getByRole('button', { name: t('history.adopt') }).click()
      await expect(rows).toHaveCount(2)

      await page.getByRole('button', { name: t('history.clear') }).click()
      await expect(dialog).toContainText(t('history.confirmAll.text', { count: 2 }))
      await expectGood(page, language)
      await dialog.getByRole('button', { name: t('history.confirm.yes'), exact: true }).click()
      await expect(page.getByText(t('history.empty'), { exact: true })).toBeVisible()
    },
  )

for (const language of languages)
  test(
    `a list is typed, corrected, scored again and restored (${language})`,
    inLanguage(language),
    async ({ page }) => {
      const t = wordsOf(language)
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page, './', { language })
      await page.getByRole('button', { name: t('home.type') }).click()
      const dialog = page.locator('dialog')
      const submit = dialog.getByRole('button', { name: t('scan.list.submit'), exact: true })
      await submit.click()
      await expect(dialog.getByRole('alert')).toHaveText(t('scan.list.faults.empty'))
      await dialog.getByRole('textbox').fill('1234')
      await submit.click()
      await expect(dialog.getByRole('alert')).toHaveText(t('scan.list.faults.noList'))
      await expectGood(page, language)
      await dialog
        .getByRole('textbox')
        .fill(
          language === 'en'
            ? 'Ingredients: Water, Sugar, Preservative (E202)'
            : '配料：水、白砂糖、食品添加剂（山梨酸钾）',
        )
      await submit.click()
      const dial = page.getByRole('main').getByRole('img').first()
      await expect(dial).toHaveAccessibleName(/\d+/)
      const before = await dial.getAttribute('aria-label')
      await expect(page.getByText(t('report.onDevice'))).toBeVisible()

      // Feedback from a report says which analysis it is about.
      const report = page.url()
      await chooseAction(page, language, 'actions.feedback')
      const notAbout = page.getByRole('button', { name: t('feedback.aboutRemove') })
      await expect(notAbout).toBeVisible()
      await expectGood(page, language)
      await notAbout.click()
      await expect(notAbout).toHaveCount(0)
      await page.goto(report)
      await page.getByRole('button', { name: t('report.correct.review') }).click()
      const read = dialog.getByRole('textbox')
      await read.fill('1234')
      await submit.click()
      await expect(dialog.getByRole('alert')).toHaveText(t('scan.list.faults.noList'))
      await read.fill(language === 'en' ? 'Ingredients: Water' : '配料：水')
      await submit.click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(t('report.correct.corrected'))).toBeVisible()
      await expect(dial).not.toHaveAttribute('aria-label', before ?? '')
      await expectGood(page, language)
      await page.reload()
      await page.getByRole('button', { name: t('report.correct.undo'), exact: true }).click()
      await expect(dial).toHaveAttribute('aria-label', before ?? '')
      await expect(page.getByText(t('report.correct.corrected'))).toHaveCount(0)
    },
  )
