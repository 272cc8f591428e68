// Lighthouse, mobile, on the built demo: the median of five runs per screen against a perfect score, and by name each audit
// that prevents it; and the largest paint of the home page. Each screen is opened by a new user, who is asked for the agreement
// first, and by a user who agreed before but of whose cache nothing is left; home also by one whose service worker has it,
// beside a page of one heading that the smallest possible service worker has: no page is painted sooner on that machine.
// `node scripts/bench/browser/lighthouse.mjs home` measures one screen and stores nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { previewApp } from '../../browsers/preview.mjs'
import { ensureBrowser } from '../../prepare.mjs'
import { figure, quantile } from '../measure.mjs'
import { serveBarePage } from './bare-page.mjs'

const runs = 5
const [only] = process.argv.slice(2)
/** @type {Record<string, string>} */
const screens = {
  home: '',
  report: 'pages/example/example',
  additives: 'pages/additives/additives',
  records: 'pages/localhistory/localhistory',
  login: 'pages/login/login',
}
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * The audits that cost points in a category, worst first.
 * @param {import('lighthouse').Result} report
 * @param {string} category
 * @returns {string[]}
 */
const costly = ({ categories: graded, audits }, category) =>
  (graded[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => `${id} (${audits[id]?.displayValue ?? audits[id]?.score})`)

/** Who opens which screens. */
const visitors = /** @type {const} */ ([
  { who: 'new', screens: Object.keys(screens), isForgotten: true, agrees: false },
  { who: 'agreed before', screens: Object.keys(screens), isForgotten: true, agrees: true },
  { who: 'service worker', screens: ['home'], isForgotten: false, agrees: true },
])

/** The largest paint of the home page that we allow where the network is waited for, in seconds. */
const largestPaintLimit = 1.5

/**
 * Leaves nothing of earlier visits in a browser but, where it is wished, that the person agreed and what the service worker has.
 * @param {number} port
 * @param {string} base
 * @param {{ isForgotten: boolean, agrees: boolean }} options
 */
const prepareVisit = async (port, base, { isForgotten, agrees }) => {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('The browser has no context')
  const page = await context.newPage()
  const session = await page.context().newCDPSession(page)
  await page.goto(base)
  if (isForgotten) {
    await session.send('Storage.clearDataForOrigin', { origin: new URL(base).origin, storageTypes: 'all' })
    await session.send('Network.clearBrowserCache')
  } else await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  if (agrees) await page.evaluate(() => localStorage.setItem('agc_agreement', 'agreed 2026-11-22'))
  await page.close()
  await browser.close()
}

/**
 * The figures of one screen, one for each category.
 * @param {string} visited screen and person
 * @param {readonly import('lighthouse').Result[]} reports
 */
const showScores = (visited, reports) => {
  for (const category of categories) {
    const score =
      100 *
      quantile(
        reports.map(({ categories: graded }) => graded[category]?.score ?? 0),
        0.5,
      )
    figure({
      name: `Lighthouse mobile, ${visited}, ${category}, median of ${runs}`,
      value: score,
      unit: 'points',
      reference: 100,
      referenceName: 'a perfect score',
    })
    if (score < 100)
      console.error(
        `${visited}, ${category}: ${[...new Set(reports.flatMap(report => costly(report, category)))].join(', ')}`,
      )
  }
}

/**
 * When the largest paint was, in seconds: on Lighthouse's phone, whose processor is four times slower, or as this machine
 * painted it.
 * @param {readonly import('lighthouse').Result[]} reports
 * @param {'phone' | 'machine'} where
 */
const largestPaint = (reports, where) =>
  quantile(
    reports.map(({ audits }) =>
      Number(
        (where === 'phone'
          ? audits['largest-contentful-paint']?.numericValue
          : firstItem(audits['metrics'])?.['observedLargestContentfulPaint']) ?? 0,
      ),
    ),
    0.5,
  ) / 1000

/**
 * The largest paint of the home page where the network is waited for.
 * @param {string} who
 * @param {readonly import('lighthouse').Result[]} reports
 */
const showLargestPaint = (who, reports) =>
  figure({
    name: `Lighthouse mobile, home, ${who}, largest paint, median of ${runs}`,
    value: largestPaint(reports, 'phone'),
    unit: 's',
    reference: largestPaintLimit,
    referenceName: 'the limit we set',
  })

/**
 * The largest paint of the home page that the service worker has, beside that of a bare page.
 * @param {readonly import('lighthouse').Result[]} reports
 * @param {readonly import('lighthouse').Result[]} bareReports
 */
const showKeptPaint = (reports, bareReports) => {
  for (const [what, where] of /** @type {const} */ ([
    ['largest paint', 'phone'],
    ['largest paint, as this machine painted it', 'machine'],
  ]))
    figure({
      name: `Lighthouse mobile, home, service worker, ${what}, median of ${runs}`,
      value: largestPaint(reports, where),
      unit: 's',
      reference: largestPaint(bareReports, where),
      referenceName: 'a page of one heading, kept likewise',
    })
}

/**
 * The first row of an audit's table.
 * @param {import('lighthouse').Result['audits'][string] | undefined} audit
 * @returns {Record<string, unknown> | undefined}
 */
const firstItem = audit =>
  audit?.details !== undefined && 'items' in audit.details ? audit.details.items[0] : undefined

const preview = await previewApp()
const bare = await serveBarePage()
const userDataDir = mkdtempSync(join(tmpdir(), 'lighthouse-'))
try {
  const chrome = await launch({
    chromePath: await ensureBrowser(),
    userDataDir,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  /**
   * Reports of the visits to one page, each prepared in the same way.
   * @param {string} base
   * @param {string} path
   * @param {{ isForgotten: boolean, agrees: boolean }} visit
   */
  const visits = async (base, path, visit) => {
    const reports = []
    for (let i = 0; i < runs; i += 1) {
      await prepareVisit(chrome.port, base, visit)
      const result = await lighthouse(`${base}${path}`, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: categories,
        disableStorageReset: true,
      })
      if (result === undefined) throw new Error(`Lighthouse gave nothing for ${base}${path}`)
      reports.push(result.lhr)
    }
    return reports
  }
  for (const { who, screens: opened, ...visit } of visitors)
    for (const screen of opened) {
      if (only && screen !== only) continue
      const reports = await visits(preview.base, screens[screen] ?? '', visit)
      showScores(`${screen}, ${who}`, reports)
      if (who === 'service worker') showKeptPaint(reports, await visits(bare.base, '', visit))
      else if (screen === 'home') showLargestPaint(who, reports)
    }
  chrome.kill()
} finally {
  preview.close()
  bare.close()
  rmSync(userDataDir, { recursive: true, force: true })
}
