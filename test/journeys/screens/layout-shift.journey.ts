import { taskOf } from '../../task.ts'
import { answerUploads, serverBuild } from '../support/hostile-server.ts'
import { expect, onlyInAll, open, photo, test, typeList, wordsOf } from '../support/person.ts'

const t = wordsOf('zh-Hans')

/** The browser's answers about its storage come when `answer()` is called in the page. */
const holdStorageAnswers = () => {
  const answers = new Promise<void>(resolve => Object.assign(globalThis, { answer: resolve }))
  const { storage } = navigator
  const [estimate, persisted] = [storage.estimate.bind(storage), storage.persisted.bind(storage)]
  Object.assign(storage, { estimate: () => answers.then(estimate), persisted: () => answers.then(persisted) })
}

test(
  'on the profile page a press meets its button although the storage becomes known meanwhile',
  onlyInAll,
  async ({ page }) => {
    await page.addInitScript(holdStorageAnswers)
    let send = () => {}
    const list = new Promise<void>(resolve => {
      send = resolve
    })
    await page.route('**/recognition/manifest.json', async route => {
      await list
      await route.continue()
    })
    await open(page, './pages/my/my')
    const save = page.getByRole('button', { name: t('settings.backup.save'), exact: true })
    await save.scrollIntoViewIfNeeded()
    await save.hover()
    await page.mouse.down()
    await page.evaluate(() => Reflect.get(globalThis, 'answer')())
    send()
    await expect(page.getByRole('button', { name: t('settings.lasting.ask'), exact: true })).toBeVisible()
    await expect(
      page.getByRole('button', { name: t('settings.offline.download'), exact: true }),
    ).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.mouse.up()
    await downloading
  },
)

/** The small copy of a photo is made when `showPhoto()` is called in the page; `places` keeps where a button with these words was. */
const holdPhoto = (words: string) => {
  const shown = new Promise<void>(resolve => Object.assign(globalThis, { showPhoto: resolve }))
  const make = globalThis.createImageBitmap.bind(globalThis)
  const places: [x: number, y: number][] = []
  const createImageBitmap = async (source: Blob, options: ImageBitmapOptions = {}) => {
    if (options.resizeWidth === 600) await shown
    return make(source, options)
  }
  Object.assign(globalThis, { places, createImageBitmap })
  const look = () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
    const box = button?.getBoundingClientRect()
    if (box) places.push([box.x + box.width / 2, box.y + box.height / 2 + scrollY])
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test.describe('while a photo is analysed', () => {
  // There is no server but the answers below.
  test.use({ expectedComplaint: /Failed to load resource/ })

  test('a press meets Cancel although the photo is shown meanwhile', onlyInAll, async ({ page }) => {
    await page.addInitScript(holdPhoto, t('scan.cancel'))
    await answerUploads(page, taskOf({ id: 'slow', status: 'recognizing', progress: 0.3, result: null }))
    await open(page, serverBuild)
    await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    await page.getByRole('button', { name: t('scan.cancel') }).hover()
    await page.mouse.down()
    await page.evaluate(() => Reflect.get(globalThis, 'showPhoto')())
    await expect(page.getByRole('img', { name: t('scan.photo') })).toBeVisible()
    await page.mouse.up()
    await expect(page.getByText(t('scan.cancelled'))).toBeVisible()
    const places: [number, number][] = await page.evaluate(() => Reflect.get(globalThis, 'places'))
    expect(places.length).toBeGreaterThan(1)
    for (const along of [0, 1] as const) {
      const all = places.map(place => place[along])
      expect(Math.max(...all) - Math.min(...all), 'how far Cancel moved').toBeLessThan(2)
    }
  })
})

test('nothing on the home page moves when its records come', onlyInAll, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        for (const { node } of (entry as unknown as { sources: { node: Node | null }[] }).sources)
          shifts.push(node?.textContent ?? '')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const expectStill = async () =>
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([])
  await open(page, './')
  await expect(page.getByRole('link', { name: t('home.links.example') })).toBeVisible()
  await expectStill()
  await typeList(page, 'zh-Hans', '产品名称：白糖水\n配料：水、白砂糖')
  await page.goto('./')
  await expect(page.getByRole('link', { name: /白糖水/ })).toBeVisible()
  await expectStill()
})
