import { en, Faker } from '@faker-js/faker'
import { languages, onlyNightly, open, test } from '../journeys/support/person.ts'
import { startFaultyProxy } from './faulty-proxy.ts'
import { createOracle } from './oracle.ts'
import { createWalker } from './walker.ts'

// `npm run walk` takes many long walks; `npm test` a short one.
const walks = Number(process.env['WALKS'] ?? 1)
const steps = Number(process.env['WALK_STEPS'] ?? 15)
const first = Number(process.env['WALK_SEED'] ?? 1)

const server = `http://localhost:${Number(process.env['JOURNEYS_PORT']) + 2}`

test.describe('a walk without a plan, with a bad way to the server', () => {
  // What the browser itself says of a call that failed, of its own for the service worker too; and what React says where a page
  // that was never opened cannot be loaded without a network, which the page then says on the screen. The app says nothing on
  // the console; an unhandled rejection is no console message and stays forbidden.
  test.use({
    expectedComplaint:
      /Failed to load resource|WebSocket connection to|net::ERR_|Failed to convert value to 'Response'|Failed to fetch dynamically imported module|An unknown error occurred when fetching the script/,
  })

  for (let seed = first; seed < first + walks; seed += 1) {
    test(`seed ${seed}: nothing is lost, doubled, or stuck`, onlyNightly, async ({ page }) => {
      test.setTimeout(60_000 + steps * 15_000)
      const chance = new Faker({ locale: en, seed })
      const proxy = await startFaultyProxy(server, new Faker({ locale: en, seed: seed + 1000 }))
      const base = `${proxy.url}/analyze-h5/`
      const language = chance.helpers.arrayElement(languages)
      const walker = createWalker({ language, base, inbox: `${server}/__mock/inbox` }, chance)
      const oracle = createOracle(page, walker.walked)
      page.on('dialog', dialog => void dialog.accept()) // "leave this page?"

      await open(page, base, { language })
      proxy.setShare(40)
      const done: string[] = []
      try {
        for (let step = 0; step < steps; step += 1) {
          done.push(await walker.step(page))
          await oracle.check()
        }
        proxy.setShare(0)
        await page.goto(base)
        await oracle.check()
        await oracle.checkEnd()
      } finally {
        await test.info().attach('steps', { body: done.join('\n') })
        await test.info().attach('faults', { body: proxy.done.join('\n') })
        await proxy.close()
      }
    })
  }
})
