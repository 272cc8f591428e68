import { readFileSync } from 'node:fs'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  languages,
  onlyInAll,
  open,
  photo,
  test,
  texts,
} from '../support/person.ts'

const truth: Record<string, { ingredients: string[] }> = JSON.parse(
  readFileSync(new URL('../../photos/truth.json', import.meta.url), 'utf8'),
)

const labels = [
  { language: 'zh-Hans', name: 'zh06_clean', label: 'zh06' },
  { language: 'zh-Hans', name: 'zh16_mild', label: 'zh16' },
  { language: 'en', name: 'en06_clean', label: 'en06' },
  { language: 'en', name: 'en01_mild', label: 'en01' },
] as const

for (const { language, name, label } of labels)
  test(
    `a person photographs ${name} and reads its analysis (${language})`,
    name === 'zh06_clean' ? {} : onlyInAll,
    async ({ page }) => {
      const { report, history } = texts(language)
      await open(page, './', { language })
      await page.getByTestId('gallery').setInputFiles(photo(name))
      await expect(page).toHaveURL(/pages\/analyze\/analyze\?id=/)

      const dial = page.getByRole('main').getByRole('img').first()
      await expect(dial).toHaveAccessibleName(
        new RegExp(String(report?.['score']).split('{{score}}')[0] ?? 'never'),
      )
      expect(Number(/\d+/.exec((await dial.getAttribute('aria-label')) ?? '')?.[0])).toBeLessThanOrEqual(100)

      const list = page.getByRole('region', { name: /配料（|Ingredients \(/ })
      const wanted = truth[label]?.ingredients ?? []
      // Reading loses a mark here and there (5’- for 5'-); letters and digits must be there.
      const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
      // A long list is drawn in slices.
      await expect(async () => {
        const shown = (await list.textContent()) ?? ''
        const missing = wanted.filter(ingredient => !letters(shown).includes(letters(ingredient)))
        expect(missing.length / wanted.length, `${missing} not on the page`).toBeLessThanOrEqual(0.25)
      }).toPass()
      await expectAccessible(page)
      await expectNoSideScroll(page)

      await page.goto('./pages/localhistory/localhistory')
      await expect(page.getByRole('listitem')).toHaveCount(1)
      await expectAccessible(page)
      await page.getByRole('listitem').getByRole('link').click()
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()

      await page.goBack()
      await page.getByRole('listitem').getByRole('button').click()
      await page.getByRole('menuitem').last().click()
      await expect(page.getByText(String(history?.['empty']))).toBeVisible()
    },
  )

for (const language of languages)
  test(`a photo without a list says so (${language})`, onlyInAll, async ({ page }) => {
    const { scan } = texts(language)
    await open(page, './', { language })
    await page.getByTestId('gallery').setInputFiles(photo('neg2_clean'))
    await expect(page.getByRole('alert')).toContainText(String(scan?.['unrecognized']?.['title']))
    await expectAccessible(page)
  })

test('an analysis can be cancelled and tried again', onlyInAll, async ({ page }) => {
  const { scan } = texts('zh-Hans')
  // Not finished before it is cancelled, however fast the machine is. The service worker's requests could not be held.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/recognition\/(?!manifest)/, async route => {
    await held
    await route.continue().catch(() => {}) // a cancelled request is gone
  })
  await open(page, './')
  await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
  await page.getByRole('button', { name: String(scan?.['cancel']) }).click()
  await expect(page.getByText(String(scan?.['cancelled']))).toBeVisible()
  release()
  await page.getByRole('button', { name: String(scan?.['retry']) }).click()
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(/评分/)
})

test('an analysis resumes when the page is reopened in the middle of it', onlyInAll, async ({ page }) => {
  await open(page, './')
  await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
  await expect(page).toHaveURL(/analyze\?id=/)
  await page.reload()
  await expect(page.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
})

test(
  'an analysis left behind by a closed page is finished by the next visit',
  onlyInAll,
  async ({ page }) => {
    await open(page, './')
    await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    await expect(page).toHaveURL(/analyze\?id=/)
    await page.goto('./pages/my/my')
    await page.goto('./')
    const phase = () =>
      page.evaluate(
        () =>
          new Promise<string>(resolve => {
            const opening = indexedDB.open('analyze-h5')
            opening.onsuccess = () => {
              const reading = opening.result.transaction('records').objectStore('records').getAll()
              reading.onsuccess = () => resolve(reading.result[0]?.lifecycle.phase)
            }
          }),
      )
    await expect.poll(phase).toBe('done')
  },
)

test(
  'the networks read a photo, in several threads where the page is isolated',
  onlyInAll,
  async ({ page }) => {
    const started: string[] = []
    page.on('worker', worker => started.push(new URL(worker.url()).pathname.split('/').at(-1) ?? ''))
    await open(page, './', { language: 'zh-Hans' })
    await page.getByTestId('gallery').setInputFiles(photo('zh16_mild'))
    await expect(page.getByRole('button', { name: '核对文字' })).toBeVisible()
    expect(started.join()).toContain('ocr-worker')
    // A device that cannot run them reads with Tesseract, whose worker a Chinese label needs for nothing else.
    expect(started.join()).not.toContain('tesseract-worker')
    const threads = started.filter(name => name === 'onnxruntime.mjs').length
    const [isIsolated, cores] = await page.evaluate(() => [
      crossOriginIsolated,
      navigator.hardwareConcurrency,
    ])
    expect(threads).toBe(isIsolated ? Math.min(4, cores) - 1 : 0)
  },
)
