import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createMortalServer } from '../support/mortal-server.ts'
import { expect, onlyNightly, open, test, wordsOf } from '../support/person.ts'

const t = wordsOf('zh-Hans')

test.use({
  expectedComplaint: /Failed to load resource|integrity|Subresource|bad-precaching|service.?worker/i,
})

/** The script of the chat, which the first page does not load. */
const chunk =
  readdirSync(new URL('../../../dist/assets/', import.meta.url)).find(name => /^chat-.*\.js$/.test(name)) ??
  ''

const isKept = (page: Page, type: string) =>
  page.evaluate(
    async ([name, expected]) => {
      for (const key of await caches.keys()) {
        const cache = await caches.open(key)
        for (const request of await cache.keys())
          if (request.url.includes(name ?? '')) {
            const found = await cache.match(request)
            return found?.headers.get('content-type')?.includes(expected ?? '') ?? false
          }
      }
      return false
    },
    [chunk, type],
  )

test(
  'a page that a server gave once in the place of a script is never kept: the next start has the app whole',
  onlyNightly,
  async ({ page }) => {
    const server = await createMortalServer(Number(process.env['JOURNEYS_PORT']) + 1)
    server.pagesInstead.add(`/analyze-h5/assets/${chunk}`)
    await open(page, server.base)
    await expect.poll(() => server.pagesInstead.size, 'the service worker has asked for it').toBe(0)
    await page.goto(`${server.base}pages/my/my`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect(await isKept(page, 'javascript')).toBe(true)
    await server.kill()
    await page.goto(server.base)
    await expect(page.getByRole('button', { name: t('home.type') })).toBeVisible()
  },
)

test(
  'a page that an earlier version kept in the place of a script is replaced at the next start',
  onlyNightly,
  async ({ page }) => {
    const server = await createMortalServer(Number(process.env['JOURNEYS_PORT']) + 1)
    await open(page, server.base)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.evaluate(async name => {
      for (const key of await caches.keys()) {
        const cache = await caches.open(key)
        for (const request of await cache.keys())
          if (request.url.includes(name))
            await cache.put(
              request,
              new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
            )
      }
    }, chunk)
    expect(await isKept(page, 'text/html')).toBe(true)
    await page.reload()
    await expect.poll(() => isKept(page, 'javascript')).toBe(true)
  },
)
