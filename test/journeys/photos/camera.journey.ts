import { expect, expectAccessible, onlyNightly, open, photo, test, wordsOf } from '../support/person.ts'

const t = wordsOf('zh-Hans')
const toCamera = { name: t('home.camera') }

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
      ],
    }),
})

test(
  'the live picture has a frame and advice, and what is taken is analysed',
  onlyNightly,
  async ({ page }) => {
    await open(page, './')
    await page.getByRole('button', toCamera).click()
    const camera = page.getByRole('dialog', { name: t('scan.camera.title') })
    await expect(camera.locator('video')).toBeVisible()
    await expect(camera.getByRole('status')).not.toBeEmpty()
    await expectAccessible(page)
    await camera.getByRole('button', { name: t('scan.camera.take'), exact: true }).click()
    // The picture of the test device is no label: it is advised against, or turns out to hold no list.
    const goOn = page.getByRole('button', { name: t('scan.advice.goOn') })
    const noList = page.getByText(t('scan.unrecognized.title'))
    await expect(goOn.or(noList)).toBeVisible()
  },
)

test('the camera closes by its button and by Escape', onlyNightly, async ({ page }) => {
  await open(page, './')
  for (const close of ['button', 'Escape']) {
    await page.getByRole('button', toCamera).click()
    const camera = page.getByRole('dialog', { name: t('scan.camera.title') })
    await expect(camera.locator('video')).toBeVisible()
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await camera.getByRole('button', { name: t('scan.camera.close') }).click()
    await expect(camera).toHaveCount(0)
  }
})

for (const [error, problem] of [
  ['NotFoundError', 'none'],
  ['NotAllowedError', 'denied'],
  ['NotReadableError', 'busy'],
] as const)
  test(
    `after ${error} the system’s own camera is offered`,
    problem === 'denied' ? {} : onlyNightly,
    async ({ page }) => {
      await page.addInitScript(name => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', name))
      }, error)
      await open(page, './')
      await page.getByRole('button', toCamera).click()
      await expect(page.getByRole('alert')).toContainText(t(`scan.camera.problems.${problem}`))
      await expect(page.getByRole('button', { name: t('scan.camera.system') })).toBeVisible()
      await expectAccessible(page)
    },
  )

test('a retake opens the camera, which says what was wrong with the photo', onlyNightly, async ({ page }) => {
  // The live picture never comes, so it gives no advice of its own.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { get: () => 0 }),
  )
  await open(page, './')
  await page.getByTestId('gallery').setInputFiles(photo('zh16_vhard'))
  const advice = page.getByRole('dialog', { name: t('scan.advice.title') })
  const reason = (await advice.getByRole('listitem').first().textContent()) ?? ''
  expect(reason).not.toBe('')
  await advice.getByRole('button', { name: t('scan.advice.retake') }).click()
  const camera = page.getByRole('dialog', { name: t('scan.camera.title') })
  await expect(camera.getByRole('status')).toHaveText(reason)
})
