import { expect, type Page } from '@playwright/test'
import type { Walked } from './walker.ts'

interface Saved {
  id: string
  /** Whether it belongs to the current user; work of other users resumes when they are back. */
  isOwn: boolean
  phase: string
  /** All of it, to look for names in. */
  text: string
}

const openPhases = ['waiting', 'uploading', 'working']

/** Every record of the device, of all owners; read from the database, bypassing the app. */
const savedRecords = (page: Page): Promise<Saved[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('analyze-h5')
        // A database that is not there yet must not be made by looking: the app would find it without its stores.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve([]) : reject(opening.error))
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction('records').objectStore('records').getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            database.close()
            const { uid } = JSON.parse(localStorage.getItem('agc_user_info') ?? '{}')
            const owner = `v1_${uid ?? localStorage.getItem('storage_id')}`
            resolve(
              reading.result.map((record: { id: string; owner: string; lifecycle: { phase: string } }) => ({
                id: record.id,
                isOwn: record.owner === owner,
                phase: record.lifecycle.phase,
                text: JSON.stringify(record),
              })),
            )
          }
        }
      }),
  )

/** The invariants after every step, under any network fault. */
export const createOracle = (page: Page, walked: Walked) => {
  let known: readonly string[] = []

  return {
    /** No saved record is lost or duplicated, and the page offers a next step. */
    check: async () => {
      const way = page.locator(':is(header, main, nav, dialog[open]) :is(button, a, input, textarea):visible')
      await expect(way.first(), 'a way on').toBeVisible({ timeout: 15_000 })
      await expect(page.locator('body')).not.toHaveText(/^\s*$/)

      const saved = await savedRecords(page)
      const ids = saved.map(({ id }) => id)
      if (!walked.mayLose)
        expect(
          known.filter(id => !ids.includes(id)),
          'records that went away by themselves',
        ).toEqual([])
      for (const name of walked.typed)
        expect(
          saved.filter(({ text }) => text.includes(name)).length,
          `records with ${name}`,
        ).toBeLessThanOrEqual(1)
      known = ids
    },
    /** Once the network works again, all pending work finishes. */
    checkEnd: async () => {
      await expect
        .poll(
          async () =>
            (await savedRecords(page)).filter(({ isOwn, phase }) => isOwn && openPhases.includes(phase)),
          {
            message: 'analyses that never end',
            timeout: 90_000,
          },
        )
        .toEqual([])
    },
  }
}
