import { createMortalServer } from '../support/mortal-server.ts'
import { expect, onlyNightly, open, photo, test, typeList, wordsOf } from '../support/person.ts'

const t = wordsOf('zh-Hans')
// The build for a server runs without one.
test.use({ expectedComplaint: /Failed to load resource/ })

const listPage = 'pages/localhistory/localhistory'

test(
  'an old tab beside a new database version says so, keeps what is new for its visit, and changes nothing',
  onlyNightly,
  async ({ page, context }) => {
    await open(page, './')
    await typeList(page, 'zh-Hans', '配料：水、白砂糖')
    const newer = await context.newPage()
    await newer.goto('./icon.svg')
    const countInNewer = () =>
      newer.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('analyze-h5', 1_000)
            opening.onerror = () => reject(opening.error)
            opening.onblocked = () => reject(new Error('the old tab does not let go of the database'))
            opening.onsuccess = () => {
              const counting = opening.result.transaction('records').objectStore('records').count()
              counting.onsuccess = () => {
                opening.result.close()
                resolve(counting.result)
              }
            }
          }),
      )
    expect(await countInNewer()).toBe(1)

    await page.goBack() // within the page that is open
    await typeList(page, 'zh-Hans', '配料：水、食用盐')
    await expect(page.getByText(t('history.hindrances.newer-version'))).toBeVisible()
    expect(await countInNewer(), 'what the newer version has is left alone').toBe(1)
  },
)

test(
  'an old tab goes on beside a new service worker, before and after it takes over',
  onlyNightly,
  async ({ page, context }) => {
    const server = await createMortalServer(Number(process.env['JOURNEYS_PORT']) + 1)
    await open(page, server.base)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload() // under the first version's worker
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    const old = await context.newPage()
    await open(old, server.base)

    server.added.set('/analyze-h5/service-worker.js', '\n// a later version')
    await page.reload()
    const install = page.getByRole('button', { name: t('settings.update.install'), exact: true })
    await expect(install).toBeVisible()
    await typeList(old, 'zh-Hans', '配料：水、白砂糖')

    const version = () => old.evaluate(() => navigator.serviceWorker.controller?.state)
    await install.click()
    await expect.poll(version).toBe('activated')
    await expect(install).toHaveCount(0)
    // Parts that the old tab has not loaded yet.
    await old
      .getByRole('button', { name: t('chat.ask.score'), exact: true })
      .first()
      .click()
    await expect(old.getByRole('button', { name: t('chat.copy') })).toBeVisible()
    await page.goto(`${server.base}${listPage}`)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await server.kill()
  },
)

test(
  'an old tab of the demo says that a newer one has the backend, goes on by itself, and has it back when that is closed',
  onlyNightly,
  async ({ page, context }) => {
    const replaced = page.getByText(t('panel.replaced'))
    await open(page, './pages/additives/additives')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await open(page, './')
    await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    await expect(page.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
    await expect(replaced).toHaveCount(0)

    const newer = await context.newPage()
    await newer.addInitScript(() => {
      // A worker of another address is another worker, as that of a build with other contents.
      globalThis.SharedWorker = class extends SharedWorker {
        constructor(url: string | URL, options?: string | WorkerOptions) {
          super(`${url}?another-version`, options)
        }
      }
    })
    await open(newer, './')
    await newer.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    await expect(newer.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
    await expect(replaced).toBeVisible()

    await page.goBack()
    await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    await expect(page.getByText(t('scan.server.unreachable'))).toBeVisible()

    await newer.close()
    await expect(replaced).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
  },
)
