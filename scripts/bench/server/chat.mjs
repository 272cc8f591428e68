// The conversation in Chromium: the first token after the first frame, opening 500 turns, scrolling 10,000 words.
import { strToU8, zipSync } from 'fflate'
import { launchChromium, previewApp } from '../../browsers/preview.mjs'
import { openSource } from '../../source.mjs'
import { figure, quantile } from '../measure.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {typeof globalThis & { firstDeltaAt?: number | undefined }} Measured The page, with what it notes. */

const source = await openSource()
const { taskOf } = await source.load('/test/task.ts')
await source.close()
const preview = await previewApp()
const { base } = preview

/** @param {string} id */
const record = id => ({
  id,
  owner: 'v1_1',
  createdAt: '2026-11-20T08:00:00.000Z',
  lang: 'zh-Hans',
  lifecycle: {
    phase: 'done',
    task: taskOf({
      id,
      source: 'device',
      lang: 'zh-Hans',
      product: { name: id, brand: '', seller: '', manufacturer: '', standard: '' },
      labelText: '配料：燕麦',
    }),
  },
})
/**
 * @param {number} at
 * @param {string} answer
 */
const turn = (at, answer) => ({
  id: `turn-${at}`,
  askedAt: new Date(Date.parse('2026-11-20T08:00:00Z') + at * 1000).toISOString(),
  question: `第 ${at} 个问题：山梨酸钾是什么？`,
  state: 'done',
  answer,
  citations: [{ kind: 'additive', ref: '17.003', title: '山梨酸钾' }],
  by: 'server',
  problem: null,
  rating: null,
})
const short = '**山梨酸钾**是防腐剂。\n\n- INS 202\n- 每日允许摄入量 0–25 mg/kg'
const paragraph =
  'Potassium sorbate is a **preservative** with an ADI of 0–25 mg per kg of body weight. '.repeat(8)
const tenThousandWords = Array.from({ length: 80 }, (_, at) => `## Part ${at + 1}\n\n${paragraph}`).join(
  '\n\n',
)
const conversations = {
  few: Array.from({ length: 5 }, (_, at) => turn(at, short)),
  many: Array.from({ length: 500 }, (_, at) => turn(at, short)),
  long: [turn(0, tenThousandWords)],
  empty: [],
}
const backup = zipSync({
  'manifest.json': strToU8(JSON.stringify({ format: 'analyze-h5-backup', version: 2 })),
  'records.json': strToU8(JSON.stringify(Object.keys(conversations).map(record))),
  'chats.json': strToU8(
    JSON.stringify(Object.entries(conversations).map(([recordId, turns]) => ({ recordId, turns }))),
  ),
})

/**
 * Opens a record from the list and gives the milliseconds until its report and conversation stand there.
 * @param {Page} page
 * @param {string} name
 * @returns {Promise<number>}
 */
const open = async (page, name) => {
  // Within the running app: what is measured is opening a conversation, not starting the app.
  if (page.url().includes('/pages/analyze/')) await page.goBack()
  else await page.goto(`${base}pages/localhistory/localhistory`)
  const link = page.getByRole('link', { name })
  await link.waitFor()
  return link.evaluate(async (/** @type {HTMLElement} */ element) => {
    const start = performance.now()
    element.click()
    const isThere = () => document.querySelector('main form input[maxlength="140"]') !== null
    while (!isThere()) await new Promise(requestAnimationFrame)
    return performance.now() - start
  })
}

try {
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } })
  await page.addInitScript(() => {
    localStorage.setItem('ai-lang', 'zh-Hans')
    localStorage.setItem('agc_agreement', 'agreed 2026-11-22')
    // The moment the first delta of an answer reaches the page.
    const dispatch = EventTarget.prototype.dispatchEvent
    EventTarget.prototype.dispatchEvent = function (/** @type {Event} */ event) {
      if (event instanceof MessageEvent && String(event.data).includes('"delta"'))
        /** @type {Measured} */ (globalThis).firstDeltaAt ??= performance.now()
      return dispatch.call(this, event)
    }
  })
  await page.goto(`${base}pages/my/my`)
  await page
    .getByTestId('backup')
    .setInputFiles({ name: 'b.zip', mimeType: 'application/zip', buffer: Buffer.from(backup) })
  await page.getByText(/导入了 4 条/).waitFor()

  await open(page, 'few') // its chunks are here from now on
  /** @type {{ few: number[], many: number[] }} */
  const opened = { few: [], many: [] }
  for (let round = 0; round < 5; round += 1)
    for (const name of /** @type {const} */ (['few', 'many'])) opened[name].push(await open(page, name))
  figure({
    name: 'opening a record with 500 turns',
    value: quantile(opened.many, 0.5),
    unit: 'ms',
    reference: quantile(opened.few, 0.5),
    referenceName: 'the same with 5 turns',
  })

  await open(page, 'long')
  const { gaps, longest } = await page.evaluate(async () => {
    /** @type {{ gaps: number[], longest: number }} */
    const found = { gaps: [], longest: 0 }
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) found.longest = Math.max(found.longest, duration)
    }).observe({ type: 'longtask' })
    let last = performance.now()
    for (let frame = 0; frame < 240; frame += 1) {
      scrollBy(0, 60)
      await new Promise(requestAnimationFrame)
      found.gaps.push(performance.now() - last)
      last = performance.now()
    }
    return found
  })
  figure({
    name: 'frame while scrolling an answer of 10,000 words, 95 of 100',
    value: quantile(gaps, 0.95),
    unit: 'ms',
    reference: 1000 / 60,
    referenceName: 'a frame at 60 Hz',
  })
  figure({
    name: 'longest task while scrolling an answer of 10,000 words',
    value: Math.max(longest, 0.01),
    unit: 'ms',
    reference: 50,
    referenceName: 'a long task',
  })

  // The server's way: a record the server knows.
  await page.goto(`${base}?demo=scenario:finished`)
  await page.waitForURL(/analyze\/analyze/)
  await page.getByPlaceholder('问问这份配料').fill('山梨酸钾是什么？')
  const firstToken = await page.evaluate(async () => {
    const measured = /** @type {Measured} */ (globalThis)
    measured.firstDeltaAt = undefined
    const submit = document.querySelector('main form button[type=submit]')
    if (!(submit instanceof HTMLElement)) throw new Error('There is no button to ask with')
    submit.click()
    const text = () =>
      document.querySelector('main ol [aria-busy] p, main ol [aria-busy] div div')?.textContent ?? ''
    while (measured.firstDeltaAt === undefined || !text() || text().includes('思考中'))
      await new Promise(requestAnimationFrame)
    return performance.now() - measured.firstDeltaAt
  })
  figure({
    name: 'first token on the screen after its frame arrived',
    value: firstToken,
    unit: 'ms',
    reference: 100,
    referenceName: 'the limit of 100 ms',
  })
  await browser.close()
} finally {
  preview.close()
}
