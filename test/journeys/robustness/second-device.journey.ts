import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectToast,
  onlyNightly,
  open,
  photo,
  test,
  wordsOf,
} from '../support/person.ts'

const port = Number(process.env['JOURNEYS_PORT']) + 2
const base = `http://localhost:${port}/analyze-h5/`
const t = wordsOf('zh-Hans')

/** Logs in with the code from the inbox of the mock backend, which runs over HTTP here. */
const logIn = async (page: Page, phone: string) => {
  await open(page, `${base}pages/login/login`)
  await page.getByLabel(t('session.phone'), { exact: true }).fill(phone)
  await page.getByRole('button', { name: t('session.getCode') }).click()
  await expectToast(page, t('session.codeSent'))
  const inbox = await page.request.get(`http://localhost:${port}/__mock/inbox`)
  const { messages: sent }: { messages: { phone: string; code: string }[] } = await inbox.json()
  await page
    .getByLabel(t('session.code'), { exact: true })
    .fill(sent.findLast(sms => sms.phone === phone)?.code ?? '')
  await page.getByRole('button', { name: t('session.signIn'), exact: true }).click()
  await expect(page).toHaveURL(/my\/my$/)
}

// A share that was taken back is answered with 410, on the other device too.
test.use({ expectedComplaint: /Failed to load resource/ })

test(
  'a record shared by a server opens on another device, is kept there, and closes when it is taken back',
  onlyNightly,
  async ({ page, browser }) => {
    await logIn(page, '13800138000')
    await page.goto(base)
    await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    // Read at the server, and from the tenth second on here too, on the same machine.
    await expect(page.getByRole('main').getByLabel(/评分/).first()).toBeVisible({ timeout: 150_000 })

    // Asked over the websocket of a real server.
    const question = page.getByRole('button', { name: t('chat.ask.children'), exact: true }).first()
    await question.click()
    // In the conversation: the folded parts of the report speak of it too.
    const turn = page
      .getByRole('main')
      .locator('li')
      .filter({ hasText: t('chat.ask.children') })
      .last()
    await expect(turn.getByRole('button', { name: t('chat.good'), exact: true })).toBeVisible()
    await expect(turn).toContainText('三氯蔗糖')

    await page
      .getByRole('toolbar')
      .getByRole('button', { name: t('report.actions.share'), exact: true })
      .click()
    await page.getByRole('button', { name: t('share.makeLink') }).click()
    await expect(page.getByLabel(t('share.link'))).toHaveValue(/\/analyze-h5\/\?sharefrom=/)
    const link = await page.getByLabel(t('share.link')).inputValue()

    const other = await browser.newContext({ viewport: { width: 375, height: 812 } })
    const friend = await other.newPage()
    await open(friend, link)
    await expect(friend.getByText(t('share.fromOther'))).toBeVisible()
    await expect(friend.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
    await expectAccessible(friend)
    await friend.reload()
    await expect(friend.getByRole('main').getByLabel(/评分/).first()).toBeVisible()
    await friend.getByRole('button', { name: t('share.copyRecord') }).click()
    await expect(friend).toHaveURL(/login\/login/)

    await page.getByRole('button', { name: t('share.cancelShare') }).click()
    await expectToast(page, t('share.cancelled'))
    await friend.goto(link)
    await expect(friend.getByText(t('share.gone'))).toBeVisible()
    await other.close()
  },
)
