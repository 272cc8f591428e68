// How long a photo takes from being chosen to its report in the built app, in Chromium, and how much memory it takes: JSON lines.
//
//   node scripts/bench/photo-to-report.mjs [PHOTO ...] [--idle] [--no-build]     photos: test/photos/zh06_mild.jpg and two others
//
// Each photo twice: the first time the networks are opened, of a new visitor also fetched from this machine; the second time they
// are open. Memory is what the renderer has for itself (anonymous and shared pages, workers included), looked at every 50 ms; with
// --idle also after the minute after which the networks are given back. ISOLATED=1: with the headers that allow threads.
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { basename, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { launchChromium, previewDemo } from '../browsers/preview.mjs'
import { figure } from './measure.mjs'

const args = process.argv.slice(2)
const named = args.filter(arg => !arg.startsWith('--'))
const standard = ['zh06_mild', 'zh11_hard', 'table_hard'].map(name =>
  fileURLToPath(new URL(`../../test/photos/${name}.jpg`, import.meta.url)),
)
const photos = named.length > 0 ? named.map(name => resolve(name)) : standard
/** The networks are given back after a minute. */
const IDLE_MS = 75_000
/** What the app does by itself after it is drawn is over by then. */
const START_MS = 2_000

/**
 * Memory of a process in MB that is its own: not what is mapped from files.
 * @param {number} pid
 */
function ownMemory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = (/** @type {string} */ name) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
  return (kilobytes('RssAnon') + kilobytes('RssShmem')) / 1024
}

/**
 * Looks at the memory of a process until told to stop; gives the most it had.
 * @param {number} pid
 */
function watchMemory(pid) {
  let most = ownMemory(pid)
  const timer = setInterval(() => {
    most = Math.max(most, ownMemory(pid))
  }, 50)
  return () => {
    clearInterval(timer)
    return most
  }
}

/**
 * Seconds of processor time that a process has used, all its threads together.
 * @param {number} pid
 */
function processorSeconds(pid) {
  // After the name in brackets: state is field 3, user time 14 and system time 15, in hundredths.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const preview = await previewDemo({ build: !args.includes('--no-build') })
const browser = await launchChromium()
try {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })
  await context.addInitScript(() => {
    localStorage.setItem('agc_agreement', 'agreed 2026-11-22')
    localStorage.setItem('ai-lang', 'zh-Hans')
  })
  const page = await context.newPage()
  const session = await browser.newBrowserCDPSession()
  const input = page.getByTestId('gallery')
  /** The renderer of the page: Chromium keeps an empty one beside it. */
  const renderer = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
    const pid = renderers.toSorted((a, b) => ownMemory(b) - ownMemory(a))[0]
    if (pid === undefined) throw new Error('Chromium tells of no renderer')
    return pid
  }
  const start = async () => {
    await page.goto(preview.base)
    await input.waitFor({ state: 'attached' })
    await wait(START_MS)
    return renderer()
  }

  /**
   * From the photo being chosen to its report.
   * @param {string} photo
   * @param {string} which how much of the networks was there before
   * @param {number} pid
   */
  const measure = async (photo, which, pid) => {
    const stop = watchMemory(pid)
    const [begin, beginProcessor] = [performance.now(), processorSeconds(pid)]
    await input.setInputFiles(photo)
    await page.getByRole('button', { name: '核对文字' }).waitFor({ timeout: 180_000 })
    const seconds = (performance.now() - begin) / 1000
    const name = `${basename(photo)}, ${which}`
    figure({
      name: `photo to report: ${name}`,
      value: seconds,
      unit: 's',
      reference: 3,
      referenceName: 'aim for a typical list',
    })
    figure({
      name: `processor time of page and workers: ${name}`,
      value: processorSeconds(pid) - beginProcessor,
      unit: 's',
      reference: 3,
      referenceName: 'aim for a typical list',
    })
    figure({
      name: `memory of page and workers, most: ${name}`,
      value: stop(),
      unit: 'MB',
      reference: 450,
      referenceName: 'aim',
    })
  }

  let pid = await start()
  const before = ownMemory(pid)
  const [isIsolated, cores] = await page.evaluate(() => [
    globalThis.crossOriginIsolated,
    navigator.hardwareConcurrency,
  ])
  console.log(`cross-origin isolated: ${isIsolated}; cores: ${cores}; load average: ${loadavg()[0]}`)
  for (const [i, photo] of photos.entries()) {
    if (i > 0) pid = await start()
    await measure(photo, i === 0 ? 'networks fetched and opened' : 'networks opened', pid)
    // Back in the app, which keeps the networks open for a minute.
    await page.goBack()
    await input.waitFor({ state: 'attached' })
    await measure(photo, 'networks open', pid)
  }
  if (args.includes('--idle')) {
    await wait(IDLE_MS)
    figure({
      name: 'memory of page and workers, a minute later',
      value: ownMemory(pid),
      unit: 'MB',
      reference: before,
      referenceName: 'before the first photo',
    })
  }
} finally {
  await browser.close()
  preview.close()
}
