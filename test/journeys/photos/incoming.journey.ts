import { readFileSync } from 'node:fs'
import {
  expect,
  expectAccessible,
  onlyNightly,
  open,
  photo,
  test,
  typeList,
  wordsOf,
} from '../support/person.ts'

const t = wordsOf('zh-Hans')

test('a photo shared from the gallery opens as an analysis', onlyNightly, async ({ page }) => {
  await open(page, './')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise(resolve => active?.addEventListener('statechange', resolve, { once: true }))
  })
  const opened = await page.evaluate(
    async bytes => {
      const form = new FormData()
      form.append('photos', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'IMG_0001.jpg')
      const { url } = await fetch('./share-target', { method: 'POST', body: form })
      return url
    },
    [...readFileSync(photo('zh06_clean'))],
  )
  expect(opened).toMatch(/\?start=shared$/)
  await page.goto(opened)
  await expect(page.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
  // Back leads to the home page, and that does not analyse it again.
  await page.goBack()
  await expect(page.getByRole('button', { name: t('home.camera') })).toBeVisible()
})

test('files the system opens the app with become an analysis', onlyNightly, async ({ page }) => {
  await page.addInitScript(
    bytes => {
      const file = new File([new Uint8Array(bytes)], 'label.jpg', { type: 'image/jpeg' })
      const launch = { files: [{ getFile: async () => file }] }
      Object.defineProperty(globalThis, 'launchQueue', {
        value: { setConsumer: (consumer: (launched: typeof launch) => void) => consumer(launch) },
      })
    },
    [...readFileSync(photo('zh06_clean'))],
  )
  await open(page, './?start=files')
  await expect(page.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
})

test('the app offers to be installed after the third use, and once', onlyNightly, async ({ page }) => {
  await open(page, './')
  const offer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      globalThis.dispatchEvent(Object.assign(event, { prompt: async () => {} }))
      return event.defaultPrevented
    })
  const invitation = page.getByRole('region', { name: t('settings.install.title') })
  for (const food of ['山楂', '红枣', '核桃']) {
    expect(await offer()).toBe(true)
    await expect(invitation).toHaveCount(0)
    await typeList(page, 'zh-Hans', `配料：${food}、白砂糖`)
    await page.goto('./')
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(food)
  }
  await offer()
  await expect(invitation).toBeVisible()
  await expectAccessible(page)
  await invitation.getByRole('button', { name: t('settings.install.later') }).click()
  await expect(invitation).toHaveCount(0)
  await page.reload()
  await offer()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('核桃')
  await expect(invitation).toHaveCount(0)
})
