import { deflateSync } from 'node:zlib'
import {
  expect,
  expectAccessible,
  inLanguage,
  languages,
  onlyInAll,
  open,
  photo,
  test,
  texts,
} from '../support/person.ts'

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

/** A PNG that says it has 10,000 x 10,000 pixels and is a few hundred bytes long. */
const bomb = () => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(10_000, 0)
  header.writeUInt32BE(10_000, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from('mif1heic'),
  Buffer.from([0, 0, 0, 20]),
  Buffer.from('ispe'),
  Buffer.from([0, 0, 0, 0, 0, 0, 0x0f, 0xc0, 0, 0, 0x0b, 0xd0]),
])

const files = [
  {
    code: 'not-an-image',
    name: 'note.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('this is not a picture'),
  },
  { code: 'empty-file', name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  { code: 'too-large', name: 'huge.png', mimeType: 'image/png', buffer: bomb() },
  {
    code: 'svg-refused',
    name: 'label.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  },
  { code: 'unsupported-format', name: 'label.heic', mimeType: 'image/heic', buffer: heic },
] as const

for (const language of languages)
  test(
    `files that are no photo are refused with their reason (${language})`,
    inLanguage(language),
    async ({ page }) => {
      const { scan } = texts(language)
      await open(page, './', { language })
      for (const { code, ...file } of files) {
        await page.getByTestId('gallery').setInputFiles(file)
        const alert = page.getByRole('alert')
        await expect(alert).toContainText(file.name)
        const words = String(scan?.['refused']?.[code]).split(/\{\{\w+\}\}/)
        for (const part of words) await expect(alert).toContainText(part)
      }
      await expectAccessible(page)
    },
  )

test.describe('in a Chinese browser', () => {
  test.use({ locale: 'zh-CN' })

  test(
    'without any storage the app works, says so, and loses nothing while it is open',
    onlyInAll,
    async ({ page }) => {
      const { app, history, consent } = texts('zh-Hans')
      await page.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', { value: undefined })
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      })
      await page.goto('./')
      await page.getByRole('button', { name: String(consent?.['agree']), exact: true }).click()
      await expect(page.getByText(String(history?.['hindrances']?.['memory-only']))).toBeVisible()
      await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
      await expect(page.getByRole('main').getByRole('img', { name: /评分/ })).toBeVisible()
      await page.getByRole('button', { name: String(app?.['back']) }).click()
      await expect(
        page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /分/ }) }),
      ).toHaveCount(1)
    },
  )
})

test('a photo of 12 megapixels is read', onlyInAll, async ({ page }) => {
  const { default: sharp } = await import('sharp')
  const large = await sharp(photo('zh06_clean')).resize({ width: 4147 }).jpeg({ quality: 80 }).toBuffer()
  const { width = 0, height = 0 } = await sharp(large).metadata()
  expect(width * height).toBeGreaterThan(11.9e6)
  await open(page, './')
  await page
    .getByTestId('gallery')
    .setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large })
  await expect(page.getByRole('main').getByRole('img', { name: /评分/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('三氯蔗糖')
})

test('a page that does not exist says so and leads home', async ({ page }) => {
  await open(page, './pages/nothing/here')
  await expect(page.getByText('/pages/nothing/here')).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/analyze-h5\/$/)
})

test('a record that does not exist says so', async ({ page }) => {
  await open(page, './pages/analyze/analyze?id=none')
  await expect(page.getByText(String(texts('zh-Hans')['report']?.['notFound']?.['title']))).toBeVisible()
})
