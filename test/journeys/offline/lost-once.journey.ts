import { createMortalServer } from '../support/mortal-server.ts'
import { expect, onlyNightly, open, test } from '../support/person.ts'

test.use({ expectedComplaint: /Failed to load resource|Failed to fetch dynamically|net::ERR|^Error$/ })

/** Put behind the service worker's own script: a read of a kept file fails once, when a page has asked for it. */
const failOnce = `
let lost
addEventListener('message', ({ data, ports: [port] }) => {
  lost = data.lost ?? lost
  port?.postMessage('known')
})
const { match } = CacheStorage.prototype
CacheStorage.prototype.match = function (asked, options) {
  if (lost === undefined || !String(asked.url ?? asked).includes(lost)) return match.call(this, asked, options)
  lost = undefined
  return Promise.reject(new Error('The kept file could not be read'))
}`

// A script all pages need, and one of this page.
for (const lost of ['/vendor-', '/list-and-detail-'])
  test(
    `a page one of whose kept scripts could not be read once (${lost}) is there without a network`,
    onlyNightly,
    async ({ page, context }) => {
      const server = await createMortalServer(Number(process.env['JOURNEYS_PORT']) + 1)
      server.added.set('/analyze-h5/service-worker.js', failOnce)
      await open(page, server.base)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await context.setOffline(true)
      await page.evaluate(async script => {
        const { active } = await navigator.serviceWorker.ready
        const { port1, port2 } = new MessageChannel()
        await new Promise(resolve => {
          port1.onmessage = resolve // before the next page asks: nothing else keeps the order of a message and a visit
          active?.postMessage({ lost: script }, [port2])
        })
      }, lost)
      const failed = page.waitForEvent('requestfailed', request => request.url().includes(lost))
      await open(page, `${server.base}pages/spices/spices?keyword=丁香`)
      await failed // as it does when Chromium breaks a script off
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('丁香')
      await server.kill()
    },
  )
