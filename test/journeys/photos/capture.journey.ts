import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  expect,
  expectGood,
  languages,
  onlyNightly,
  open,
  photo,
  tabTo,
  test,
  wordsOf,
} from '../support/person.ts'

/** An EXIF block with a GPS place (39.9 N, 116.4 E) and the orientation of a phone held upright. */
const exifBlock = (): Buffer => {
  const tiff = Buffer.alloc(128)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  const entry = (at: number, [tag, type, count, value]: [number, number, number, number]) => {
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  tiff.writeUInt16LE(2, 8)
  entry(10, [0x0112, 3, 1, 6]) // turned a quarter
  entry(22, [0x8825, 4, 1, 38]) // the GPS block
  tiff.writeUInt16LE(4, 38)
  entry(40, [1, 2, 2, 'N'.charCodeAt(0)])
  entry(52, [2, 5, 1, 96])
  entry(64, [3, 2, 2, 'E'.charCodeAt(0)])
  entry(76, [4, 5, 1, 104])
  for (const [at, value] of [399, 10, 1164, 10].entries()) tiff.writeUInt32LE(value, 96 + 4 * at)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS-SAMPLE', 'latin1')])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

const withExif = (jpeg: Buffer): Buffer => Buffer.concat([jpeg.subarray(0, 2), exifBlock(), jpeg.subarray(2)])

/** The photos the device keeps: their bytes as text, and their sizes as shown. */
const keptPhotos = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>(resolve => {
      const opening = indexedDB.open('analyze-h5')
      opening.onsuccess = () => resolve(opening.result)
    })
    const photos = await new Promise<{ id: string; bytes: ArrayBuffer }[]>(resolve => {
      const reading = database.transaction('photos').objectStore('photos').getAll()
      reading.onsuccess = () => resolve(reading.result)
    })
    database.close()
    return Promise.all(
      photos.map(async ({ id, bytes }) => {
        const { width, height } = await createImageBitmap(new Blob([bytes]))
        return { id, width, height, text: new TextDecoder('latin1').decode(bytes) }
      }),
    )
  })

test('a photo with a place in it is kept and sent upright and without the place', async ({ page }) => {
  const sample = withExif(readFileSync(photo('zh06_clean')))
  expect(sample.toString('latin1')).toContain('Exif')
  await open(page, `http://localhost:${Number(process.env['JOURNEYS_PORT']) + 2}/analyze-h5/`)
  const before = await page.evaluate(
    async bytes => {
      const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
      return { width, height }
    },
    [...sample],
  )
  const uploading = page.waitForResponse(response => response.url().endsWith('/api/upload'))
  await page.getByTestId('gallery').setInputFiles({ name: 'gps.jpg', mimeType: 'image/jpeg', buffer: sample })
  const goOn = page.getByRole('button', { name: wordsOf('zh-Hans')('scan.advice.goOn') })
  await page.waitForURL(/analyze\?id=/).catch(() => goOn.click())
  const { imageUrl }: { imageUrl: string } = await (await uploading).json()
  const sent = (await (await page.request.get(imageUrl)).body()).toString('latin1')
  const [kept] = await keptPhotos(page)
  if (!kept) throw new Error('no photo was kept')
  for (const bytes of [sent, kept.text]) {
    expect(bytes.length).toBeGreaterThan(1_000)
    expect(bytes).toContain('JFIF')
    expect(bytes).not.toContain('Exif')
    expect(bytes).not.toContain('GPS-SAMPLE')
  }
  expect(kept.width / kept.height).toBeCloseTo(before.width / before.height, 1)
})

for (const language of languages)
  test(
    `a photo is turned and cut before it is read, by keys alone (${language})`,
    onlyNightly,
    async ({ page }) => {
      const t = wordsOf(language)
      await open(page, './', { language })
      await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
      const toEditor = page.getByRole('button', { name: t('scan.edit.open'), exact: true })
      await toEditor.click()
      const [before] = await keptPhotos(page)
      if (!before) throw new Error('no photo was kept')
      const editor = page.getByRole('dialog', { name: t('scan.edit.title') })
      await expect(editor.getByRole('img')).toBeVisible()
      await expectGood(page, language)

      await tabTo(page, editor.getByRole('button', { name: t('scan.edit.corners.bottomRight') }))
      for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowUp')
      await expect(editor.getByText(/80\s?%/)).toBeVisible()
      await tabTo(page, editor.getByRole('button', { name: t('scan.edit.right') }))
      await page.keyboard.press('Enter')
      await tabTo(page, editor.getByRole('button', { name: t('scan.edit.left') }))
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await tabTo(page, editor.getByRole('button', { name: t('scan.edit.done') }))
      await page.keyboard.press('Enter')
      await expect(editor).toHaveCount(0)
      const edited = async () => (await keptPhotos(page)).find(({ width }) => width !== before.width)
      await expect.poll(async () => (await edited())?.width).toBe(Math.round(before.height * 0.8))
      expect((await edited())?.height).toBe(before.width)
    },
  )

test(
  'several photos are cut one after the other, with a finger, and all are read',
  onlyNightly,
  async ({ page }) => {
    const t = wordsOf('zh-Hans')
    await open(page, './')
    await page.getByTestId('gallery').setInputFiles([photo('zh06_clean'), photo('short_clean')])
    await page.getByRole('button', { name: t('scan.edit.open'), exact: true }).click()
    const before = await keptPhotos(page)
    const first = page.getByRole('dialog', { name: t('scan.edit.titleOf', { at: 1, total: 2 }) })
    const corner = first.getByRole('button', { name: t('scan.edit.corners.topLeft') })
    await expect(first.getByRole('img')).toBeVisible()
    const picture = await first.getByRole('img').boundingBox()
    if (!picture) throw new Error('the photo is not on the page')
    await page.mouse.move(picture.x, picture.y)
    await page.mouse.down()
    await page.mouse.move(picture.x + picture.width / 20, picture.y + picture.height / 10, { steps: 4 })
    await page.mouse.up()
    await expect(corner).toBeVisible()
    await first.getByRole('button', { name: t('scan.edit.next') }).click()
    const second = page.getByRole('dialog', { name: t('scan.edit.titleOf', { at: 2, total: 2 }) })
    await second.getByRole('button', { name: t('scan.edit.done') }).click()
    // What the cut took away may leave the list unfinished: then there is a report without a score.
    await expect(page.getByRole('main').getByRole('region', { name: /评分/ })).toBeVisible()
    const sizesOf = (photos: typeof before) => photos.map(({ width, height }) => `${width} x ${height}`)
    const after = await keptPhotos(page)
    const [untouched] = before.filter(({ id }) => id.endsWith('/1'))
    const [cut] = before.filter(({ id }) => !id.endsWith('/1'))
    if (!untouched || !cut) throw new Error('two photos were not kept')
    expect(sizesOf(after)).toContain(`${untouched.width} x ${untouched.height}`)
    const pixel = Math.ceil(cut.width / picture.width) // Firefox moves a mouse by whole pixels of the screen
    const [smaller] = after.filter(({ height }) => height < cut.height - pixel)
    expect(Math.abs((smaller?.width ?? 0) - cut.width * 0.95)).toBeLessThanOrEqual(pixel)
    expect(Math.abs((smaller?.height ?? 0) - cut.height * 0.9)).toBeLessThanOrEqual(pixel)

    // What was read is shown on the photo it was read on.
    for (const [at, inside] of [
      [1, '酵母抽提物'],
      [2, '木糖醇'],
    ] as const) {
      const frame = page.getByRole('region', { name: t('report.photo.regionOf', { at, total: 2 }) })
      await expect(frame.getByRole('img')).toBeVisible()
      await expect(frame.getByTitle(inside)).toHaveCount(1)
      await frame.getByTitle(inside).click()
      await expect(page.getByRole('dialog')).toHaveAccessibleName(t('chat.itemTitle', { item: inside }))
      await page.keyboard.press('Escape')
    }
    await expectGood(page)
  },
)
