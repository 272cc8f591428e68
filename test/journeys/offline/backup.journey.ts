import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { taskOf } from '../../task.ts'
import { expect, onlyInAll, open, photo, test, wordsOf } from '../support/person.ts'
import { seedRecords } from '../support/seed-records.ts'

const t = wordsOf('zh-Hans')

// Any complaint on the console fails a journey: a worker that the policy refuses is one.
test(
  '200 records with photos leave as a file and come back under the production policy, byte for byte',
  onlyInAll,
  async ({ page }) => {
    await open(page, './pages/localhistory/localhistory')
    await expect(page.getByText(t('history.empty'), { exact: true })).toBeVisible()
    await seedRecords(page, 200, 5000)
    const save = async () => {
      await page.goto('./pages/my/my')
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: t('settings.backup.save'), exact: true }).click()
      return (await downloading).path()
    }
    const file = await save()
    const before = readFileSync(file)

    await page.goto('./pages/localhistory/localhistory')
    // By key: the rows above it get their height while they come into view, and a click may miss.
    await page.getByRole('button', { name: t('history.clear'), exact: true }).press('Enter')
    await page
      .locator('dialog')
      .getByRole('button', { name: t('history.confirm.yes'), exact: true })
      .click()
    await expect(page.getByText(t('history.empty'), { exact: true })).toBeVisible()

    await page.goto('./pages/my/my')
    await page.getByTestId('backup').setInputFiles({ name: 'backup.zip', mimeType: '', buffer: before })
    await expect(page.getByText(t('settings.backup.restored', { count: 200 }))).toBeVisible()
    expect(readFileSync(await save()).equals(before)).toBe(true)
  },
)

/** The bytes of the only photo in the database. */
const storedPhoto = (page: import('@playwright/test').Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>(resolve => {
        const opening = indexedDB.open('analyze-h5')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('photos').objectStore('photos').getAll()
          reading.onsuccess = () => resolve([...new Uint8Array(reading.result[0]?.bytes)])
        }
      }),
  )

test('a photo comes out of a backup without its EXIF', onlyInAll, async ({ page }) => {
  const located = await sharp(photo('zh06_clean'))
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  expect(located.includes('Exif')).toBe(true)
  const createdAt = '2026-01-01T00:00:00Z'
  const record = {
    id: 'r',
    owner: 'v1_x',
    createdAt,
    lang: 'en',
    lifecycle: { phase: 'done', task: taskOf() },
  }
  const buffer = Buffer.from(
    zipSync({
      'manifest.json': strToU8(JSON.stringify({ format: 'analyze-h5-backup', version: 2 })),
      'records.json': strToU8(JSON.stringify([record])),
      'photos.json': strToU8(JSON.stringify([{ id: 'r', type: 'image/jpeg', file: 'photos/1' }])),
      'photos/1': located,
    }),
  )
  await open(page, './pages/my/my')
  await page.getByTestId('backup').setInputFiles({ name: 'backup.zip', mimeType: '', buffer })
  await expect(page.getByText(t('settings.backup.restored', { count: 1 }))).toBeVisible()
  const stored = Buffer.from(await storedPhoto(page))
  expect(stored.length).toBeGreaterThan(1000)
  expect(stored.includes('Exif')).toBe(false)
})
