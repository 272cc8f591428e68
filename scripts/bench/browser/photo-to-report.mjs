// How long a photo takes from being chosen to its first row and to its report in the built app, in Chromium, and how much memory
// it takes: JSON lines.
//
//   node scripts/bench/browser/photo-to-report.mjs [PHOTO ...] [--large] [--nine] [--idle] [--server-build] [--no-build]
//
// Photos: test/photos/zh06_mild.jpg and two others unless named; with --large each enlarged to the 12 megapixels of a phone's
// camera; with --nine nine photos as one list, after the others. Each twice: the first time the networks are fetched from this
// machine and opened; the second time they are open. Memory is what the renderer has for itself (anonymous and shared pages, workers
// included, and the mock backend of the demo); with --server-build the app without that backend, and no server: the device reads and
// answers by itself. With --idle also after the minute after which the networks are given back. ISOLATED=1: with the
// headers that allow threads.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { launchChromium, previewApp } from '../../browsers/preview.mjs'
import { figure } from '../measure.mjs'
import { ownMemory, processorSeconds, rendererOf, watchMemory } from './process-usage.mjs'

const args = process.argv.slice(2)
const folder = fileURLToPath(new URL('../../../test/photos/', import.meta.url))
const named = args.filter(arg => !arg.startsWith('--')).map(name => resolve(name))
const chosen =
  named.length > 0 ? named : ['zh06_mild', 'zh11_hard', 'table_hard'].map(name => join(folder, `${name}.jpg`))
/** The networks are given back after a minute. */
const IDLE_MS = 75_000
/** What the app does by itself after it is drawn is over by then. */
const START_MS = 2_000
const CAMERA_SIDE_PX = 4000

const enlarged = await mkdtemp(join(tmpdir(), 'photos-'))
/** A photo as a camera of 12 megapixels takes it. @param {string} photo */
const enlarge = async photo => {
  const name = join(enlarged, basename(photo))
  await sharp(photo)
    .resize(CAMERA_SIDE_PX, CAMERA_SIDE_PX, { fit: 'inside' })
    .jpeg({ quality: 92 })
    .toFile(name)
  return name
}
const photos = args.includes('--large') ? await Promise.all(chosen.map(enlarge)) : chosen
const lists = photos.map(photo => ({ name: basename(photo), files: [photo] }))
if (args.includes('--nine')) {
  const several = (await readdir(folder)).filter(name => /^zh.*_(clean|mild|hard)\.jpg$/.test(name))
  const nine = Array.from({ length: 9 }, (_, i) => join(folder, several[i % several.length] ?? ''))
  lists.push({ name: 'nine photos', files: nine })
}

const preview = await previewApp({
  build: !args.includes('--no-build'),
  mode: args.includes('--server-build') ? 'production' : 'demo',
})
const browser = await launchChromium()
try {
  const session = await browser.newBrowserCDPSession()
  /** The app of a new visitor: what an earlier page left behind is not counted. */
  const start = async () => {
    for (const earlier of browser.contexts()) await earlier.close()
    const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })
    await context.addInitScript(() => {
      localStorage.setItem('agc_agreement', 'agreed 2026-11-22')
      localStorage.setItem('ai-lang', 'zh-Hans')
    })
    const page = await context.newPage()
    await page.goto(preview.base)
    const input = page.getByTestId('gallery')
    await input.waitFor({ state: 'attached' })
    await wait(START_MS)
    return { page, input, pid: await rendererOf(session) }
  }

  /**
   * From the photos being chosen to their report.
   * @param {{ name: string, files: string[] }} list
   * @param {string} state how much of the networks was there before
   * @param {Awaited<ReturnType<typeof start>>} app
   */
  const measure = async ({ name, files }, state, { page, input, pid }) => {
    const stop = watchMemory(pid)
    const [begin, beginProcessor] = [performance.now(), processorSeconds(pid)]
    const seconds = () => (performance.now() - begin) / 1000
    await input.setInputFiles(files)
    const report = page.getByRole('button', { name: '核对文字' }).waitFor({ timeout: 300_000 })
    const firstRow = page.getByRole('region', { name: '已读出的文字' }).waitFor({ timeout: 300_000 })
    // Where all rows came at once there is nothing to see of the first.
    const first = await Promise.race([firstRow.then(seconds), report.then(() => null)])
    firstRow.catch(() => {})
    await report
    /** @type {[string, number | null, string, number][]} */
    const figures = [
      ['photo to first row', first, 's', 3],
      ['photo to report', seconds(), 's', 3 * files.length],
      ['processor time of page and workers', processorSeconds(pid) - beginProcessor, 's', 3 * files.length],
      ['memory of page and workers, most', stop(), 'MB', 450],
    ]
    for (const [what, value, unit, reference] of figures)
      if (value !== null)
        figure({ name: `${what}: ${name}, ${state}`, value, unit, reference, referenceName: 'aim' })
  }

  let app = await start()
  const before = ownMemory(app.pid)
  const [isIsolated, cores] = await app.page.evaluate(() => [
    globalThis.crossOriginIsolated,
    navigator.hardwareConcurrency,
  ])
  console.log(`cross-origin isolated: ${isIsolated}; cores: ${cores}; load average: ${loadavg()[0]}`)
  for (const [i, list] of lists.entries()) {
    if (i > 0) app = await start()
    await measure(list, 'networks fetched and opened', app)
    // Back in the app, which keeps the networks open for a minute.
    await app.page.goBack()
    await app.input.waitFor({ state: 'attached' })
    await measure(list, 'networks open', app)
  }
  if (args.includes('--idle')) {
    await wait(IDLE_MS)
    figure({
      name: 'memory of page and workers, a minute later',
      value: ownMemory(app.pid),
      unit: 'MB',
      reference: before,
      referenceName: 'before the first photo',
    })
  }
} finally {
  await browser.close()
  preview.close()
  await rm(enlarged, { recursive: true })
}
