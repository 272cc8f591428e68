import { codeInInbox, expect, onlyInAll, open, photo, test, wordsOf } from '../support/person.ts'

const t = wordsOf('zh-Hans')

test('two tabs on one record show the same conversation', onlyInAll, async ({ page, context }) => {
  await open(page, './')
  await page.getByRole('button', { name: t('home.type') }).click()
  await page
    .getByRole('textbox', { name: t('scan.list.label') })
    .fill('配料：小麦粉、白砂糖、食品添加剂（山梨酸钾、柠檬黄）')
  await page.getByRole('button', { name: t('scan.list.submit'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('chat.ask.score') })).toBeVisible()

  const other = await context.newPage()
  await open(other, page.url())
  await expect(other.getByRole('button', { name: t('chat.ask.score') })).toBeVisible()

  const ask = async (tab: typeof page, question: string) => {
    await tab.getByPlaceholder(t('chat.placeholder')).fill(question)
    await tab.keyboard.press('Enter')
  }
  await ask(page, '山梨酸钾是什么？')
  await expect(other.getByText(/山梨酸钾是食品添加剂/).first()).toBeVisible()
  await ask(other, '柠檬黄是什么？')
  await expect(page.getByText(/柠檬黄是食品添加剂/).first()).toBeVisible()
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: t('chat.copy') })).toHaveCount(2)

  await other.reload()
  await expect(other.getByRole('button', { name: t('chat.copy') })).toHaveCount(2)
})

test('two tabs on one photo have it analysed once', onlyInAll, async ({ page, context }) => {
  const withServer = `http://localhost:${Number(process.env['JOURNEYS_PORT']) + 2}/analyze-h5/`
  let uploads = 0
  context.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/upload')) uploads += 1
  })
  await open(page, withServer)
  await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
  await expect(page).toHaveURL(/analyze\?id=/)
  const other = await context.newPage()
  await open(other, page.url())
  for (const tab of [page, other])
    await expect(tab.getByRole('main').getByLabel(/评分/).first()).toBeVisible({ timeout: 150_000 })
  expect(uploads).toBe(1)
})

test(
  'the demo has one server for two tabs, which outlives the tab that came first',
  onlyInAll,
  async ({ page, context }) => {
    await open(page, './pages/login/login')
    const other = await context.newPage()
    await open(other, './')
    await page.getByLabel(t('session.phone'), { exact: true }).fill('13800138000')
    await page.getByRole('button', { name: t('session.getCode') }).click()
    await expect(page).toHaveURL(/login-smscode/)
    const code = await codeInInbox(other)
    expect(code).toMatch(/^\d{6}$/)
    await page.getByLabel(t('session.code'), { exact: true }).fill(code)
    await page.getByRole('button', { name: t('session.signIn'), exact: true }).click()
    await expect(page).toHaveURL(/my\/my$/)

    await page.close()
    await other.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    await expect(other.getByRole('main').getByLabel(/评分/).first()).toBeVisible({ timeout: 150_000 })
  },
)
