// A recipe to copy: a screen tried in a real browser against the mock backend, in any situation of mocks/scenarios.ts.
import { expect, test } from '@playwright/test'
import { agreedAnswer } from '../../src/app/services/consent.ts'

test.beforeEach(async ({ page }) => {
  // A person who agreed on an earlier visit.
  await page.addInitScript(agreed => localStorage.setItem('agc_agreement', agreed), agreedAnswer)
})

test('a member sees the profile', async ({ page }) => {
  // The link puts the mock into a situation and signs in who belongs to it; several are separated by commas.
  await page.goto('pages/my/my?demo=scenario:vip,lang:en')
  await expect(page.getByText('138****8000')).toBeVisible()
})

test("a call of one's own code meets the mock, in any situation", async ({ page }) => {
  const found = () =>
    page.evaluate(async () => {
      const query = new URLSearchParams({ eventId: crypto.randomUUID(), keyword: '柠檬黄' })
      const response = await fetch(`/api/additives?${query}`)
      return response.ok ? String((await response.json()).items[0].nameEn) : String(response.status)
    })
  await page.goto('?demo=lang:en')
  await expect.poll(found).toContain('tartrazine')
  await page.goto('?demo=scenario:down,lang:en')
  await expect.poll(found).toBe('503')
})
