import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, logIn, onlyInAll, open, test, typeList, wordsOf } from '../support/person.ts'

const t = wordsOf('zh-Hans')
const listPage = './pages/localhistory/localhistory'

/** Puts a record that no screen can draw, and one that does not say whose it is, into the database, past the app. */
const plantDamaged = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('analyze-h5')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const change = database.transaction('records', 'readwrite')
    const createdAt = '2026-01-01T00:00:00Z'
    const owner = `v1_${localStorage.getItem('storage_id')}`
    change.objectStore('records').put({ id: 'broken', owner, createdAt, lifecycle: 7 })
    change.objectStore('records').put({ id: 'nobody', createdAt, lifecycle: { phase: 'cancelled' } })
    await new Promise((resolve, reject) => {
      change.oncomplete = resolve
      change.onabort = () => reject(change.error)
    })
    database.close()
  })

test(
  'records that cannot be shown are listed, exported and deleted, and one without an owner is shown to no account',
  onlyInAll,
  async ({ page }) => {
    await open(page, './')
    await typeList(page, 'zh-Hans', '配料：水、白砂糖')
    await plantDamaged(page)
    await page.goto(listPage)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText(t('history.unreadable', { count: 2 }))).toBeVisible()
    await page.getByRole('link', { name: t('history.unreadableLink') }).click()

    const main = page.getByRole('main')
    const deleteButtons = main.getByRole('button', { name: t('history.menu.delete'), exact: true })
    await expect(deleteButtons).toHaveCount(2)
    const downloading = page.waitForEvent('download')
    await main.getByRole('button', { name: t('history.setAside.exportAll', { count: 2 }) }).click()
    const exported: { id: string }[] = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'))
    expect(exported.map(({ id }) => id).sort()).toEqual(['broken', 'nobody'])

    const cardOf = (fault: string) => main.locator('section').filter({ hasText: fault })
    await cardOf('it has no lifecycle')
      .getByRole('button', { name: t('history.menu.delete') })
      .click()
    await page
      .locator('dialog')
      .getByRole('button', { name: t('history.confirm.yes') })
      .click()
    await expect(deleteButtons).toHaveCount(1)
    await expect(cardOf('it has no owner')).toBeVisible()
    const here = page.url()

    await page.goto('./pages/login/login')
    await logIn(page, 'zh-Hans')
    await expect(page).toHaveURL(/my\/my$/)
    await page.goto(here)
    await expect(page.getByText(t('history.setAside.ownerless', { count: 1 }))).toBeVisible()
    await expect(deleteButtons).toHaveCount(0)
  },
)
