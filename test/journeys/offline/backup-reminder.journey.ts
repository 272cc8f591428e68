import { expect, expectGood, languages, onlyInAll, open, test, wordsOf } from '../support/person.ts'
import { seedRecords } from '../support/seed-records.ts'

for (const language of languages)
  test(
    `with ten records a person is reminded of a backup, and after it no more (${language})`,
    onlyInAll,
    async ({ page }) => {
      const t = wordsOf(language)
      const counted = (path: string, count: number) =>
        t(language === 'en' ? `${path}_other` : path, { count })
      // Chosen in the browser's question: a file of the page's own file system, written by the same calls.
      await page.addInitScript(() => {
        const showSaveFilePicker = async () =>
          (await navigator.storage.getDirectory()).getFileHandle('chosen.zip', { create: true })
        Object.assign(globalThis, { showSaveFilePicker })
      })
      await open(page, './pages/localhistory/localhistory', { language })
      await expect(page.getByText(t('history.empty'), { exact: true })).toBeVisible()
      const reminder = page.getByText(counted('history.backup.text', 10))
      await seedRecords(page, 9, 2000)
      await page.reload()
      await expect(page.getByText(counted('history.count', 9), { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: t('history.backup.make') })).toHaveCount(0)
      await seedRecords(page, 10, 2000)
      await page.reload()
      await expect(reminder).toBeVisible()
      await expectGood(page, language)

      await page.getByRole('link', { name: t('history.backup.make') }).click()
      const save = page.getByRole('button', { name: t('settings.backup.save'), exact: true })
      await save.click()
      const written = () =>
        page.evaluate(async () => {
          const folder = await navigator.storage.getDirectory()
          const handle = await folder.getFileHandle('chosen.zip').catch(() => null)
          return handle ? (await handle.getFile()).size : 0
        })
      await expect.poll(written).toBeGreaterThan(20_000)
      await expect(save, 'the backup is noted').toBeVisible()
      await page.goto('./pages/localhistory/localhistory')
      await expect(page.getByText(counted('history.count', 10), { exact: true })).toBeVisible()
      await expect(reminder).toHaveCount(0)
    },
  )

test('a reminder of a backup that is put off stays away', onlyInAll, async ({ page }) => {
  const t = wordsOf('zh-Hans')
  await open(page, './pages/localhistory/localhistory')
  await expect(page.getByText(t('history.empty'), { exact: true })).toBeVisible()
  await seedRecords(page, 10)
  await page.reload()
  await page.getByRole('button', { name: t('history.backup.later') }).click()
  await expect(page.getByRole('button', { name: t('history.backup.later') })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(t('history.count', { count: 10 }), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: t('history.backup.later') })).toHaveCount(0)
})
