import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { securityHeaders } from '../../../scripts/build/response-headers.ts'
import { expect, onlyInAll, open, test } from '../support/person.ts'

test('a page comes with its safety headers, and with the hashes of the scripts and the style sheet it names', async ({
  page,
}) => {
  const answered = await page.request.get('./')
  const headers = answered.headers()
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).not.toContain('unsafe-inline')
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
    expect(policy).toContain(rule)
  for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()]).toBe(value)
  const isIsolated = process.env['ISOLATED'] === '1'
  expect(headers['cross-origin-embedder-policy']).toBe(isIsolated ? 'require-corp' : undefined)
  await open(page, './')
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(isIsolated)

  const html = await answered.text()
  const loaded = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"(?: integrity="sha384-([^"]+)")?/g)]
  expect(new Set(loaded.map(([, address = '']) => address.replace(/.*\./, '')))).toEqual(
    new Set(['css', 'js']),
  )
  for (const [, address = '', hash] of loaded) {
    const content = await (await page.request.get(address)).body()
    expect(createHash('sha384').update(content).digest('base64')).toBe(hash)
  }
})

test.describe('a violation of the policy fails a journey', () => {
  test.use({ expectedComplaint: /Failed to load|violates|Refused|Content/ })
  const violate = (tab: Page) =>
    tab.evaluate(() => {
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      )
    })

  test('in its page, whatever complaints it expects', async ({ page }) => {
    test.fail()
    await open(page, './')
    await violate(page)
  })

  test('in another tab', onlyInAll, async ({ page, context }) => {
    test.fail()
    await open(page, './')
    const other = await context.newPage()
    await open(other, './')
    await violate(other)
  })

  test('in another browser profile', onlyInAll, async ({ page, browser }) => {
    test.fail()
    await open(page, './')
    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(new URL('./', page.url()).href)
    await violate(other)
    await context.close()
  })
})

test.describe('what means to run as a script', () => {
  test.use({ expectedViolation: /Trusted|Content.Security.Policy/ })

  test('text does not become markup or script, and no worker starts from elsewhere', async ({ page }) => {
    await open(page, './')
    // The policy applies once the deferred part of the first page is loaded.
    await expect.poll(() => page.evaluate(() => trustedTypes?.defaultPolicy?.name)).toBe('default')
    const refused = await page.evaluate(() => {
      const fails = (act: () => unknown) => {
        try {
          act()
          return false
        } catch {
          return true
        }
      }
      return {
        markup: fails(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
        script: fails(() => {
          document.createElement('script').text = 'alert(1)'
        }),
        foreignWorker: fails(() => new Worker('https://example.com/worker.js')),
      }
    })
    expect(refused).toEqual({ markup: true, script: true, foreignWorker: true })
  })
})
