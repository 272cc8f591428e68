import type { Page } from '@playwright/test'
import { taskOf } from '../../task.ts'
import { serverBuild } from '../support/hostile-server.ts'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  languages,
  onlyInAll,
  open,
  photo,
  test,
  wordsOf,
} from '../support/person.ts'

const label = [
  '配料：水、白砂糖、',
  '食用盐、柠檬酸。',
  `${'保质期：12个月 '.repeat(20)}`,
  '贮存条件：常温',
  '产地：山东',
]

/** A server that reads on and on: with each question there is a row more, up to twelve. */
const answerWithRows = async (page: Page) => {
  let asked = 0
  await page.route('**/api/upload', route =>
    route.fulfill({ status: 201, json: { taskId: 'rows', imageUrl: '' } }),
  )
  await page.route('**/api/task/**', route => {
    asked += 1
    const rows = Array.from({ length: Math.min(12, asked) }, (_, at) => label[at % label.length])
    const progress = Math.min(0.9, 0.1 + asked / 100)
    const task = taskOf({ id: 'rows', status: 'recognizing', progress, labelText: rows.join('\n') })
    return route.fulfill({ json: task })
  })
}

for (const language of languages)
  test.describe(`the rows of a label are shown while it is read (${language})`, () => {
    // There is no server but the answers below.
    test.use({ expectedComplaint: /Failed to load resource|WebSocket connection/ })

    test('as they come, told to screen readers now and then, until the person cancels', {
      ...onlyInAll,
    }, async ({ page }) => {
      const t = wordsOf(language)
      await answerWithRows(page)
      await open(page, serverBuild, { language })
      await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
      const rows = page.getByRole('region', { name: t('scan.rows.title') })
      await expect(rows).toContainText('配料：水、白砂糖、')
      const cancel = page.getByRole('button', { name: t('scan.cancel') })
      const before = await cancel.boundingBox()
      await expect(rows).toContainText(t('scan.rows.read_other', { count: 12 }))
      // The last of them, the first ones have made room.
      await expect(rows.getByRole('listitem')).toHaveCount(5)
      await expect(page.getByRole('status').last()).toHaveText(t('scan.rows.read_other', { count: 10 }))
      expect((await cancel.boundingBox())?.y).toBe(before?.y)
      await expectAccessible(page)
      await expectNoSideScroll(page)
      const box = await rows.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0), 'the rows end on the screen').toBeLessThan(375)
      await cancel.click()
      await expect(page.getByText(t('scan.cancelled'))).toBeVisible()
      await expect(rows).toHaveCount(0)
    })
  })

test('the device shows the rows that it reads before the report', onlyInAll, async ({ page }) => {
  // Kept as they come: a fast machine may have read all of them before anybody looks.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      for (const row of document.querySelectorAll('section ol li'))
        if (!seen.includes(row.textContent ?? '')) seen.push(row.textContent ?? '')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await open(page, './')
  await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
  const report = page.getByRole('button', { name: '核对文字' })
  const seen = () => page.evaluate(() => (Reflect.get(globalThis, 'seen') as string[]).join('\n'))
  await expect.poll(seen).toMatch(/配料/)
  await expect(report).toBeVisible()
})
