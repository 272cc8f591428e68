import type { Page } from '@playwright/test'
import { expect, expectGood, onlyNightly, open, photo, tabTo, test, wordsOf } from '../support/person.ts'

const photographed = async (page: Page, language: 'zh-Hans' | 'en', name: string) => {
  const t = wordsOf(language)
  await open(page, './', { language })
  await page.getByTestId('gallery').setInputFiles(photo(name))
  const frame = page.getByRole('region', { name: t('report.photo.region') })
  await expect(frame.getByRole('img')).toBeVisible()
  await frame.scrollIntoViewIfNeeded()
  return { t, frame, boxes: frame.locator('button') }
}

/** How wide the picture is shown, in widths of its frame. */
const scaleOf = (frame: Awaited<ReturnType<typeof photographed>>['frame']) =>
  frame.evaluate(element => {
    const picture = element.querySelector('img')?.getBoundingClientRect().width ?? 0
    return Math.round((100 * picture) / element.getBoundingClientRect().width) / 100
  })
const leftOf = (frame: Awaited<ReturnType<typeof photographed>>['frame']) =>
  frame.evaluate(element => {
    const left = element.querySelector('img')?.getBoundingClientRect().left ?? 0
    return Math.round(left - element.getBoundingClientRect().left)
  })

test(
  'the photo is enlarged and moved by buttons, keys, mouse and two fingers',
  onlyNightly,
  async ({ page }) => {
    const { t, frame } = await photographed(page, 'zh-Hans', 'zh06_clean')
    const larger = page.getByRole('button', { name: t('report.photo.larger') })
    const whole = page.getByRole('button', { name: t('report.photo.whole') })
    await expect(whole).toBeDisabled()
    await larger.click()
    await expect.poll(() => scaleOf(frame)).toBe(1.5)
    await whole.click()
    await expect.poll(() => scaleOf(frame)).toBe(1)

    // The text is checked beside the photo it was read from.
    await page.getByRole('button', { name: t('report.correct.review') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img')).toBeInViewport()
    await expect(dialog.getByRole('textbox')).toBeInViewport()
    await page.keyboard.press('Escape')

    await tabTo(page, frame)
    for (const key of ['+', '+']) await page.keyboard.press(key)
    await expect.poll(() => scaleOf(frame)).toBe(2.25)
    const before = await leftOf(frame)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => leftOf(frame)).toBe(before - 60)

    const box = await frame.boundingBox()
    if (!box) throw new Error('the frame is not on the page')
    const [x, y] = [box.x + box.width / 2, Math.min(box.y + box.height / 2, 600)]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 40, y)
    await page.mouse.up()
    await expect.poll(() => leftOf(frame)).toBe(before - 20)
    await expect(page.getByRole('dialog'), 'dragging is no tap').toHaveCount(0)
    await page.keyboard.press('0')
    await expect.poll(() => scaleOf(frame)).toBe(1)

    const touch = await page.context().newCDPSession(page)
    const fingers = (type: 'touchStart' | 'touchMove', apart: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: x - apart / 2, y, id: 0 },
          { x: x + apart / 2, y, id: 1 },
        ],
      })
    await fingers('touchStart', 60)
    for (const apart of [80, 100, 120]) await fingers('touchMove', apart)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => scaleOf(frame)).toBeGreaterThan(1.5)
    await expectGood(page)
  },
)

for (const language of ['zh-Hans', 'en'] as const)
  test(
    `what was not read clearly is marked, and put right by a tap (${language})`,
    onlyNightly,
    async ({ page }) => {
      const { t, boxes } = await photographed(page, language, 'zh11_hard')
      // A sign and words, not a colour alone: on the photo and in the list.
      await expect(page.getByText(t('report.photo.unsure'))).toBeVisible()
      const unsure = boxes.filter({ hasText: '?' })
      const inList = page.getByRole('main').getByText(t('report.ingredients.unsure'), { exact: true })
      const marked = await unsure.count()
      expect(marked).toBeGreaterThan(0)
      await expect(inList).toHaveCount(marked)
      await expectGood(page, language)

      const items = await boxes.count()
      await unsure.first().click()
      const sheet = page.getByRole('dialog')
      await expect(
        sheet.getByLabel(t('scan.fix.name')),
        'the fields of a doubtful one stand open',
      ).toBeVisible()
      await expectGood(page, language)

      // It was read right after all: its mark goes, on the photo too, and comes back when that is taken back.
      await sheet.getByRole('button', { name: t('scan.fix.accept'), exact: true }).click()
      await expect(sheet).toHaveCount(0)
      await expect(inList).toHaveCount(marked - 1)
      await expect(unsure).toHaveCount(marked - 1)
      await expect(boxes).toHaveCount(items)
      await page.getByRole('button', { name: t('report.correct.undo'), exact: true }).click()
      await expect(inList).toHaveCount(marked)
      await expect(page.getByText(t('report.correct.corrected'))).toHaveCount(0)

      // Another name than what was read, whatever that is: unchanged, it cannot be sent.
      await unsure.first().click()
      const name = sheet.getByLabel(t('scan.fix.name'))
      await expect(name).not.toHaveValue('黑豆豉')
      await name.fill('黑豆豉')
      await page.keyboard.press('Enter')
      await expect(sheet).toHaveCount(0)
      await expect(page.getByText(t('report.correct.corrected'))).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /黑豆豉$|黑豆豉 / })
          .first(),
      ).toBeVisible()
      await expect(inList, 'the others are still to be checked').toHaveCount(marked - 1)

      // One that was missed, and one that is not there; the last step taken back, and then all of them.
      await page
        .getByRole('main')
        .getByRole('button', { name: /黑豆豉$|黑豆豉 / })
        .first()
        .click()
      await sheet.getByText(t('scan.fix.title')).click()
      await sheet.getByLabel(t('scan.fix.missing')).fill('黑胡椒')
      await sheet.getByRole('button', { name: t('scan.fix.add'), exact: true }).click()
      const added = page.getByRole('main').getByRole('button', { name: /黑胡椒$/ })
      await added.click()
      await sheet.getByText(t('scan.fix.title')).click()
      await sheet.getByRole('button', { name: t('scan.fix.remove') }).click()
      await expect(added).toHaveCount(0)
      await page.getByRole('button', { name: t('report.correct.undo'), exact: true }).click()
      await expect(added).toBeVisible()
      await expect(inList).toHaveCount(marked - 1)
      await page.getByRole('button', { name: t('report.correct.undoAll'), exact: true }).click()
      await expect(added).toHaveCount(0)
      await expect(page.getByText(t('report.correct.corrected'))).toHaveCount(0)
      await expect(boxes).toHaveCount(items)
      await expect(inList).toHaveCount(marked)
    },
  )
