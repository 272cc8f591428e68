import type { Page } from '@playwright/test'
import {
  expect,
  expectGood,
  languages,
  onlyNightly,
  open,
  test,
  typeList,
  wordsOf,
} from '../support/person.ts'

/** A browser that answers so when it is asked to keep what is here. */
const promise = (page: Page, answer: boolean) =>
  page.addInitScript(isGranted => {
    if (origin === 'null') return // the blank page of Firefox has no storage
    let isLasting = false
    navigator.storage.persisted = async () => isLasting
    navigator.storage.persist = async () => {
      isLasting = isGranted
      return isGranted
    }
  }, answer)

for (const language of languages)
  test(
    `settings say in words whether the browser keeps what is here (${language})`,
    onlyNightly,
    async ({ page }) => {
      const t = wordsOf(language)
      await promise(page, true)
      await open(page, './pages/my/my', { language })
      await expect(page.getByText(t('settings.lasting.no'))).toBeVisible()
      await page.getByRole('button', { name: t('settings.lasting.ask') }).click()
      await expect(page.getByText(t('settings.lasting.yes'))).toBeVisible()
      await expect(page.getByRole('button', { name: t('settings.lasting.ask') })).toHaveCount(0)
      await expectGood(page, language)
    },
  )

test(
  'a browser that refuses to keep what is here is quoted, with a way out',
  onlyNightly,
  async ({ page }) => {
    const t = wordsOf('zh-Hans')
    await promise(page, false)
    await open(page, './pages/my/my')
    await page.getByRole('button', { name: t('settings.lasting.ask') }).click()
    await expect(page.getByText(t('settings.lasting.refused'))).toBeVisible()
  },
)

/** Ids of the photos that are kept. */
const photos = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const opening = indexedDB.open('analyze-h5')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('photos').objectStore('photos').getAllKeys()
          reading.onsuccess = () => resolve(reading.result.map(String))
        }
      }),
  )
const plant = (page: Page, id: string) =>
  page.evaluate(
    key =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('analyze-h5')
        opening.onsuccess = () => {
          const change = opening.result.transaction('photos', 'readwrite')
          change.objectStore('photos').put({ id: key, bytes: new ArrayBuffer(8), type: 'image/jpeg' })
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    id,
  )

test(
  'a photo that a closed page left without a record goes with the next start, unless another tab is open',
  onlyNightly,
  async ({ page, context }) => {
    const t = wordsOf('zh-Hans')
    await open(page, './')
    await typeList(page, 'zh-Hans', '配料：水、白砂糖')
    await plant(page, 'orphan')

    const other = await context.newPage()
    await open(other, './pages/localhistory/localhistory')
    await expect(other.getByRole('main').getByRole('listitem')).toHaveCount(1)
    const openTabs = () =>
      other.evaluate(
        async () => (await navigator.locks.query()).held?.filter(({ name }) => name === 'page').length,
      )
    await expect.poll(openTabs).toBe(2)
    expect(await photos(other)).toEqual(['orphan'])

    await other.close()
    await page.goto('./pages/localhistory/localhistory')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await expect.poll(() => photos(page)).toEqual([])
    await expect(page.getByText(t('history.loss.noted'))).toHaveCount(0)
  },
)

for (const language of languages)
  test(
    `records that the browser removed are counted, until the person has taken note (${language})`,
    onlyNightly,
    async ({ page }) => {
      const t = wordsOf(language)
      await open(page, './', { language })
      await typeList(page, language, language === 'en' ? 'Ingredients: Water, Sugar' : '配料：水、白砂糖')
      await page.evaluate(
        () =>
          new Promise<void>(resolve => {
            indexedDB.deleteDatabase('analyze-h5').onsuccess = () => resolve()
          }),
      )
      await page.goto('./pages/localhistory/localhistory')
      const noted = page.getByRole('button', { name: t('history.loss.noted') })
      await expect(page.getByRole('alert')).toContainText('1')
      await expectGood(page, language)
      await noted.click()
      await expect(noted).toHaveCount(0)
      await page.reload()
      await expect(page.getByText(t('history.empty'), { exact: true })).toBeVisible()
      await expect(noted).toHaveCount(0)
    },
  )
