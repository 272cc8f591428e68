import {
  expect,
  expectAccessible,
  expectGood,
  inLanguage,
  languages,
  onlyInAll,
  open,
  setLatency,
  test,
  wordsOf,
} from '../support/person.ts'

const question = '焦亚硫酸钠安全吗？'

/** Whether the beginning and the end of an element can be seen: on the screen, with no bar over it. */
const isUncovered = (element: Element): boolean => {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  return [top + 2, bottom - 2].every(y => element.contains(document.elementFromPoint(left + width / 2, y)))
}

for (const language of languages)
  test(
    `a person asks about a label and opens what the answer rests on (${language})`,
    inLanguage(language),
    async ({ page }) => {
      const t = wordsOf(language)
      await open(page, './?demo=scenario:finished', { language })
      const suggestions = page.getByRole('list', { name: t('chat.suggestions') })
      const first = suggestions.getByRole('button').first()
      const asked = (await first.textContent()) ?? ''
      await first.click()
      const turn = page.getByRole('main').locator('li').filter({ hasText: asked }).last()
      const sources = page.getByRole('list', { name: t('chat.sources') })
      await expect(sources.getByRole('button').first()).toBeVisible()
      await expect(suggestions.getByText(asked)).toHaveCount(0)
      await expect(turn.getByRole('button', { name: t('chat.retry') })).toHaveCount(0)
      await turn.getByRole('button', { name: t('chat.good'), exact: true }).click()
      await expect(turn.getByRole('button', { name: t('chat.good'), exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expectGood(page, language)

      // One source is on the label, another in the knowledge.
      const field = page.getByRole('textbox', { name: t('chat.placeholder') })
      await field.fill(question)
      // As it stands after a scroll down: right above the bar.
      await field.evaluate(element => scrollBy(0, element.getBoundingClientRect().bottom + 90 - innerHeight))
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue('')
      await expect(sources).toHaveCount(2)
      // Sources come one after the other; what can be rated is complete.
      await expect(page.getByRole('button', { name: t('chat.good'), exact: true })).toHaveCount(2)
      // Nobody has to scroll to read the answer from its beginning.
      const second = page.getByRole('main').locator('li').filter({ hasText: question }).last()
      for (const part of [second.getByText(question), second.locator('p').nth(1)])
        await expect.poll(() => part.evaluate(isUncovered)).toBe(true)
      const names = await sources.last().getByRole('button').allTextContents()
      expect(names.length).toBeGreaterThan(0)
      const dialog = page.getByRole('dialog')
      const opened = { item: false, entry: false }
      for (const at of names.keys()) {
        const before = page.url()
        await sources.last().getByRole('button').nth(at).click()
        await expect.poll(async () => (await dialog.count()) > 0 || page.url() !== before).toBe(true)
        if (await dialog.count()) {
          opened.item = true
          await expect(dialog).toHaveAccessibleName(t('chat.itemTitle', { item: '焦亚硫酸钠' }))
          await expectAccessible(page)
          await page.keyboard.press('Escape')
          await expect(dialog).toHaveCount(0)
        } else {
          opened.entry = true
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
          await page.goBack()
          await expect(sources, 'both answers are read again').toHaveCount(2)
          await expect(sources.last()).toBeVisible()
        }
      }
      expect(opened).toEqual({ item: true, entry: true })

      await page.reload()
      await expect(page.getByText(question)).toBeVisible()
      await expect(sources).toHaveCount(2)
    },
  )

test('a question is stopped, asked again, and answered in its place', onlyInAll, async ({ page }) => {
  const t = wordsOf('en')
  await open(page, './?demo=scenario:finished', { language: 'en' })
  const field = page.getByRole('textbox', { name: t('chat.placeholder') })
  await setLatency(page, 'en', 8000) // long enough for a slow machine to look and to press
  await field.fill(question)
  await page.getByRole('button', { name: t('chat.send'), exact: true }).click()
  await expect(page.getByText(t('chat.thinking')).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('chat.stop') }).click()
  await expect(page.getByText(t('chat.stopped'), { exact: true })).toBeVisible()
  await expectGood(page)
  await setLatency(page, 'en', 300)
  await page.getByRole('button', { name: t('chat.retry') }).click()
  await expect(page.getByRole('list', { name: t('chat.sources') })).toBeVisible()
  await expect(page.getByText(question)).toHaveCount(1)
})

test('a stream that breaks off keeps what had come, and is asked again', onlyInAll, async ({ page }) => {
  const t = wordsOf('zh-Hans')
  await open(page, './?demo=scenario:finished,scenario:no-socket,scenario:half-sent')
  const field = page.getByRole('textbox', { name: t('chat.placeholder') })
  await field.fill(question)
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(t('chat.interrupted'))
  await expectGood(page)
  await page.getByRole('button', { name: t('chat.retry') }).click()
  await expect(page.getByRole('list', { name: t('chat.sources') })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the device answers where no server does', async ({ page }) => {
  const t = wordsOf('zh-Hans')
  await open(page, './?demo=scenario:finished')
  const field = page.getByRole('textbox', { name: t('chat.placeholder') })
  await expect(field, 'the report was fetched').toBeVisible()
  await page.locator('aside button[aria-expanded]').click()
  const offline = page.getByRole('checkbox', { name: t('panel.offline') })
  await offline.click()
  await expect(offline, 'the mock backend has said that it is offline').toBeChecked()
  await page.locator('aside header button').click()
  await field.fill(question)
  await field.press('Enter')
  await expect(page.getByText(t('chat.byDevice'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText('焦亚硫酸钠')
  await expectAccessible(page)
})
