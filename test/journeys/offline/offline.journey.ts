import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { createMortalServer } from '../support/mortal-server.ts'
import {
  expect,
  expectAccessible,
  onlyInAll,
  onlyNightly,
  open,
  photo,
  test,
  typeList,
  wordsOf,
} from '../support/person.ts'

/** How the person is cut off, once the app was opened: all of it must go on. */
const cuts = [
  ['the server killed', (server: MortalServer) => server.kill()],
  ['the network off', (_: MortalServer, context: BrowserContext) => context.setOffline(true)],
] as const
type MortalServer = Awaited<ReturnType<typeof createMortalServer>>
const serve = () => createMortalServer(Number(process.env['JOURNEYS_PORT']) + 1)
const t = wordsOf('zh-Hans')

// No server answers at all here, and later no network either.
test.use({ expectedComplaint: /Failed to load resource|WebSocket connection/ })

for (const [how, cut] of cuts) {
  test(
    `after one visit the app opens, looks up, answers and reads photos with ${how}`,
    how === 'the network off' ? onlyInAll : onlyNightly,
    async ({ page, context }) => {
      const server = await serve()
      const { base: serverBuild } = server
      await open(page, `${serverBuild}pages/my/my`)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.getByRole('button', { name: t('settings.offline.download'), exact: true }).click()
      await expect(page.getByText(t('settings.offline.ready'))).toBeVisible()
      await cut(server, context)

      await page.goto(serverBuild)
      await typeList(page, 'zh-Hans', '产品名称：山楂片\n配料：山楂、白砂糖、食品添加剂（山梨酸钾）')
      const field = page.getByRole('textbox', { name: t('chat.placeholder') })
      await field.fill('山梨酸钾安全吗？')
      await field.press('Enter')
      await expect(page.getByText(t('chat.byDevice'))).toBeVisible()

      await page.goto(`${serverBuild}pages/additives/faid/faid?id=17.003`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('山梨酸')
      await page.goto(`${serverBuild}pages/spices/spices?keyword=丁香`)
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('丁香')
      await expectAccessible(page)

      await page.goto(serverBuild)
      await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
      await expect(page.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
      await page.goto(`${serverBuild}pages/localhistory/localhistory`)
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
    },
  )

  test(
    `a new tab opens a record by its address, and all records leave as a file and come back from it, with ${how}`,
    how === 'the network off' ? onlyInAll : onlyNightly,
    async ({ page, context }) => {
      const server = await serve()
      const { base: serverBuild } = server
      await open(page, serverBuild)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await cut(server, context)
      await page.goto(serverBuild) // from the service worker
      await typeList(page, 'zh-Hans', '产品名称：纯牛奶\n配料：生牛乳')
      await expect(page.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
      const address = page.url()
      await page.close()

      const tab = await context.newPage()
      await open(tab, address)
      await expect(tab.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
      await tab.goto(`${serverBuild}pages/my/my`)
      const downloading = tab.waitForEvent('download')
      await tab.getByRole('button', { name: t('settings.backup.save'), exact: true }).click()
      const file = await (await downloading).path()
      const files = unzipSync(readFileSync(file))
      const entry: unknown = JSON.parse(strFromU8(files['records/1.ndjson'] ?? new Uint8Array()))
      expect(entry).toMatchObject({ record: { lifecycle: { task: { product: { name: '纯牛奶' } } } } })

      const rows = tab.getByRole('main').getByRole('listitem')
      await tab.goto(`${serverBuild}pages/localhistory/localhistory`)
      await tab.getByRole('button', { name: t('history.clear') }).click()
      await tab
        .locator('dialog')
        .getByRole('button', { name: t('history.confirm.yes'), exact: true })
        .click()
      await expect(tab.getByText(t('history.empty'), { exact: true })).toBeVisible()
      await tab.goto(`${serverBuild}pages/my/my`)
      await tab.getByTestId('backup').setInputFiles(file)
      await expect(tab.getByText(t('settings.backup.restored', { count: 1 }))).toBeVisible()
      await tab.goto(`${serverBuild}pages/localhistory/localhistory`)
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText('纯牛奶')
    },
  )
}
