// How long a photo takes from being chosen to its report in the built app, in Chromium, and how much memory it takes: JSON lines.
//
//   node scripts/bench/photo-to-report.mjs [PHOTO ...] [--idle] [--no-build]     photos: test/photos/zh06_mild.jpg and two others
//
// The first photo of a new visitor includes the arrival of the networks from this machine; the second is read with them open.
// Memory is what the renderer has for itself (anonymous and shared pages, workers included), looked at every 50 ms; with --idle
// also after the minute after which the networks are given back.
import { readFileSync } from 'node:fs'
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

const preview = await previewDemo({ build: !args.includes('--no-build') })
const browser = await launchChromium()
try {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })
  await context.addInitScript(() => {
    localStorage.setItem('agc_agreement', 'agreed 2026-11-22')
    localStorage.setItem('ai-lang', 'zh-Hans')
  })
  const page = await context.newPage()
  await page.goto(preview.base)
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const pid = renderers.toSorted((a, b) => ownMemory(b) - ownMemory(a))[0]
  if (pid === undefined) throw new Error('Chromium tells of no renderer')
  const isIsolated = await page.evaluate(() => globalThis.crossOriginIsolated)
  const start = ownMemory(pid)
  console.log(
    `cross-origin isolated: ${isIsolated}; cores: ${await page.evaluate(() => navigator.hardwareConcurrency)}`,
  )
  for (const [i, photo] of photos.entries()) {
    await page.goto(preview.base)
    const input = page.getByTestId('gallery')
    await input.waitFor({ state: 'attached' })
    const stop = watchMemory(pid)
    const begin = performance.now()
    await input.setInputFiles(photo)
    await page.getByRole('button', { name: '核对文字' }).waitFor({ timeout: 180_000 })
    const seconds = (performance.now() - begin) / 1000
    const which = `${basename(photo)}, ${i === 0 ? 'networks fetched and opened' : 'networks kept by the service worker'}`
    figure({
      name: `photo to report: ${which}`,
      value: seconds,
      unit: 's',
      reference: 3,
      referenceName: 'aim for a typical list',
    })
    figure({
      name: `memory of page and workers, most: ${basename(photo)}`,
      value: stop(),
      unit: 'MB',
      reference: 450,
      referenceName: 'aim',
    })
  }
  if (args.includes('--idle')) {
    await wait(IDLE_MS)
    figure({
      name: 'memory of page and workers, a minute later',
      value: ownMemory(pid),
      unit: 'MB',
      reference: start,
      referenceName: 'before the first photo',
    })
  }
} finally {
  await browser.close()
  preview.close()
}
