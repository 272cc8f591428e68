import type { Page } from '@playwright/test'
import { taskOf } from '../../task.ts'

/**
 * Puts finished records, and photos of some bytes for them, into the database of an opened page, past the app. They belong
 * to the person of the page; the app has to have opened its database before.
 */
export const seedRecords = async (page: Page, count: number, photoBytes = 0): Promise<void> => {
  const task = taskOf({
    lang: 'zh-Hans',
    source: 'device',
    labelText: `配料：${'小麦粉，白砂糖，'.repeat(30)}`,
  })
  await page.evaluate(
    async ({ count, photoBytes, task }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('analyze-h5')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const owner = `v1_${localStorage.getItem('storage_id')}`
      // A JPEG of pixels alone, as the app makes them, with as many bytes after its first scan line as are asked for.
      const picture = new OffscreenCanvas(8, 8)
      picture.getContext('2d')?.fillRect(0, 0, 8, 8)
      const jpeg = new Uint8Array(await (await picture.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
      const photo = new Uint8Array(Math.max(jpeg.length, photoBytes))
      photo.set(jpeg.subarray(0, -2))
      for (let at = jpeg.length - 2; at < photo.length - 2; at += 1) photo[at] = (at * 37) % 251
      photo.set([0xff, 0xd9], photo.length - 2)
      for (let from = 0; from < count; from += 200) {
        const change = database.transaction(['records', 'photos'], 'readwrite')
        for (let at = from; at < Math.min(count, from + 200); at += 1) {
          const createdAt = new Date(Date.parse('2020-01-01T00:00:00Z') + at * 3_600_000).toISOString()
          const product = { ...task.product, name: `产品 ${at}` }
          const lifecycle = { phase: 'done', task: { ...task, id: `task-${at}`, createdAt, product } }
          change
            .objectStore('records')
            .put({ id: `record-${at}`, owner, createdAt, lang: 'zh-Hans', lifecycle })
          if (photoBytes > 0)
            change
              .objectStore('photos')
              .put({ id: `record-${at}`, type: 'image/jpeg', bytes: photo.slice().buffer })
        }
        await new Promise((resolve, reject) => {
          change.oncomplete = resolve
          change.onabort = () => reject(change.error)
        })
      }
      database.close()
    },
    { count, photoBytes, task },
  )
}
