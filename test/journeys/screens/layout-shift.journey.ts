import { expect, onlyInAll, open, test, typeList, wordsOf } from '../support/person.ts'

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
