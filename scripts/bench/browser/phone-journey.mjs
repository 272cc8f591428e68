// What a new person on a phone waits for, in Chromium: slow 4G (1.6 Mbit/s, 150 ms there and back) and a quarter of this machine's
// processor time for page and workers. JSON lines.
//
//   node scripts/bench/browser/phone-journey.mjs [PHOTO] [--broken] [--no-build]     photo: test/photos/zh06_mild.jpg
//
// The first photo of a new person (everything has to be fetched); a second one; one after a new start of the app; one without any
// network; and the first photo of another person whose download breaks off half-way and goes on, which --broken measures alone.
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { launchChromium, previewApp } from '../../browsers/preview.mjs'
import { slow4g, slowNetwork } from '../../browsers/slow-network.mjs'
import { slowProcessor } from '../../browsers/slow-processor.mjs'
import { figure } from '../measure.mjs'
import { rendererOf } from './process-usage.mjs'

const args = process.argv.slice(2)
const photo = resolve(
  args.find(arg => !arg.startsWith('--')) ??
    fileURLToPath(new URL('../../../test/photos/zh06_mild.jpg', import.meta.url)),
)
const SLOWER = 4
const LIMIT_MS = 600_000
/** The download breaks when so many bytes came: in the middle of the largest file. */
const BREAK_AFTER = 3_500_000

/**
 * @param {string} name
 * @param {number} value
 * @param {string} unit
 */
const tell = (name, value, unit) => figure({ name, value, unit, reference: value, referenceName: 'none' })

const preview = await previewApp({ build: !args.includes('--no-build') })
const port = Number(new URL(preview.base).port)
const browser = await launchChromium()
const session = await browser.newBrowserCDPSession()

/** A new person's phone, on a line of its own. */
const createPhone = async () => {
  const line = await slowNetwork(port, slow4g)
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })
  await context.addInitScript(() => {
    localStorage.setItem('agc_agreement', 'agreed 2026-11-22')
    localStorage.setItem('ai-lang', 'zh-Hans')
  })
  const page = await context.newPage()
  const base = preview.base.replace(String(port), String(line.port))
  const input = page.getByTestId('gallery')
  const open = async () => {
    await page.goto(base, { timeout: LIMIT_MS })
    await input.waitFor({ state: 'attached', timeout: LIMIT_MS })
  }

  /**
   * Seconds from the photo being chosen to its first row and to its report, and the bytes that came meanwhile.
   * @param {string} name
   * @param {() => Promise<void>} [meanwhile]
   */
  const read = async (name, meanwhile) => {
    const goOn = slowProcessor(await rendererOf(session), SLOWER)
    const [begin, bytes] = [performance.now(), line.received()]
    await input.setInputFiles(photo)
    const report = page.getByRole('button', { name: '核对文字' }).waitFor({ timeout: LIMIT_MS })
    const row = page.getByRole('region', { name: '已读出的文字' }).waitFor({ timeout: LIMIT_MS })
    await meanwhile?.()
    await Promise.race([row, report])
    tell(`${name}: photo to first row`, (performance.now() - begin) / 1000, 's')
    row.catch(() => {})
    await report
    tell(`${name}: photo to report`, (performance.now() - begin) / 1000, 's')
    tell(`${name}: fetched meanwhile`, (line.received() - bytes) / 1e6, 'MB')
    await goOn()
  }
  return { line, context, page, open, read, input }
}

/** A first photo and those that follow, of one person. */
const measureVisits = async () => {
  const phone = await createPhone()
  const begin = performance.now()
  await phone.open()
  tell('app opened the first time', (performance.now() - begin) / 1000, 's')
  await phone.read('first photo of a new person')
  await phone.page.goBack()
  await phone.read('second photo')
  await phone.open()
  await phone.read('photo after a new start')
  await phone.context.setOffline(true)
  phone.line.cut()
  await phone.open()
  await phone.read('photo without a network')
  await phone.context.close()
  phone.line.close()
}

/** A first photo whose download breaks off. */
const measureBroken = async () => {
  const other = await createPhone()
  await other.open()
  await other.read('first photo with a broken download', async () => {
    while (other.line.received() < BREAK_AFTER) await wait(100)
    other.line.cut()
    const again = other.page.getByRole('button', { name: '重试' })
    await again.waitFor({ timeout: LIMIT_MS })
    other.line.restore()
    await again.click()
  })
  await other.context.close()
  other.line.close()
}

try {
  if (!args.includes('--broken')) await measureVisits()
  await measureBroken()
} finally {
  await browser.close()
  preview.close()
}
process.exit(0)
