// The records page in Chromium with 10,000 records, each figure against the same with 10.
import { launchChromium, previewApp } from '../../browsers/preview.mjs'
import { openSource } from '../../source.mjs'
import { figure, quantile } from '../measure.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {typeof globalThis & { longTasks: number[] }} Measured The page, with what it notes. */

const rounds = 7
const source = await openSource()
const { taskOf } = await source.load('/test/task.ts')
const least = taskOf({ lang: 'zh-Hans', source: 'device' })
await source.close()
const { base, close } = await previewApp()

/**
 * Puts records into the page's database as an update finds them: without summaries.
 * @param {{ count: number, least: ReturnType<typeof taskOf> }} options
 */
const seed = async ({ count, least }) => {
  /** @type {IDBDatabase} */
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open('analyze-h5')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const names = ['小麦粉', '白砂糖', '山梨酸钾', '柠檬黄', '食用盐', '大豆油', '全脂乳粉', '麦芽糊精']
  /** @param {number} at */
  const recordOf = at => {
    const listed = Array.from({ length: 24 }, (_, i) => names[(at + i) % names.length])
    const createdAt = new Date(Date.parse('2020-01-01T00:00:00Z') + at * 3_600_000).toISOString()
    const task = {
      ...least,
      id: `task-${at}`,
      createdAt,
      product: {
        name: `产品 ${at}`,
        brand: `品牌 ${at % 97}`,
        seller: '',
        manufacturer: `第 ${at % 31} 食品厂`,
        standard: `GB/T ${20_000 + (at % 400)}`,
      },
      labelText: `配料：${listed.join('，')}`,
      result: { ...least.result, score: at % 101 },
      sharing: at % 2 === 0 ? 'shared' : 'private',
    }
    const lifecycle = { phase: 'done', task }
    // As large as a real report.
    return {
      id: `record-${at}`,
      owner: 'v1_1',
      createdAt,
      lang: 'zh-Hans',
      lifecycle,
      filling: '满'.repeat(8000),
    }
  }
  for (let from = 0; from < count; from += 1000) {
    const change = database.transaction('records', 'readwrite')
    for (let at = from; at < Math.min(count, from + 1000); at += 1)
      change.objectStore('records').put(recordOf(at))
    await new Promise((resolve, reject) => {
      change.oncomplete = resolve
      change.onabort = () => reject(change.error)
    })
  }
  database.close()
}

/**
 * Waits until every record has its summary.
 * @param {number} count
 */
const summarised = async count => {
  /** @type {IDBDatabase} */
  const database = await new Promise(resolve => {
    const request = indexedDB.open('analyze-h5')
    request.onsuccess = () => resolve(request.result)
  })
  for (let made = 0; made < count; await new Promise(resolve => setTimeout(resolve, 100)))
    made = await new Promise(resolve => {
      const request = database.transaction('summaries').objectStore('summaries').count()
      request.onsuccess = () => resolve(request.result)
    })
  database.close()
}

/**
 * Does something in the page, and gives the milliseconds until the page shows what is expected.
 * @param {Page} page
 * @param {string} act a function, as text
 * @param {string} expected a function, as text
 * @returns {Promise<number>}
 */
const timed = (page, act, expected) =>
  page.evaluate(
    async ({ actText, expectedText }) => {
      // biome-ignore lint/security/noGlobalEval: the functions are this file's own, sent to the page as text
      const [doIt, isThere] = [globalThis.eval(actText), globalThis.eval(expectedText)]
      await new Promise(requestAnimationFrame)
      const start = performance.now()
      doIt()
      while (!isThere()) {
        if (performance.now() - start > 20_000) throw new Error(`${actText} came to nothing: ${expectedText}`)
        await new Promise(requestAnimationFrame)
      }
      return performance.now() - start
    },
    { actText: `(${act})`, expectedText: `(${expected})` },
  )

/** @param {string} text */
const type = text => `() => {
  const field = document.querySelector('main input')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${text}')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}`
/** @param {string} label */
const choose = label =>
  `() => [...document.querySelectorAll('main button, main label, main [role=radio]')]
    .find(element => element.textContent === '${label}').click()`
/** @param {number} count */
const counts = count => `() => [...document.querySelectorAll('main [role=status]')]
  .some(element => element.textContent === '${count} 条记录')`
/**
 * The count is shown and the first row drawn.
 * @param {number} count
 * @param {string} row a function, as text
 */
const shows = (count, row) =>
  `() => (${counts(count)})() && (${row})(document.querySelector('main li a[href*="record-"]')?.textContent ?? '')`
const hasRows = `() => document.querySelector('main li a[href*="record-"]') !== null`

/** @typedef {Record<'open' | 'search' | 'filter' | 'record' | 'frames', number[]>} Times Milliseconds. */
/** @typedef {Record<'load' | 'search' | 'filter' | 'scroll', number>} Longest The longest task in each part of a round, in ms. */

/** @param {Page} page */
const takeLongTasks = page => page.evaluate(() => /** @type {Measured} */ (globalThis).longTasks.splice(0))

/**
 * A page whose database has so many records, which it has just listed for the first time.
 * @param {import('@playwright/test').Browser} browser
 * @param {number} count
 */
const pageWith = async (browser, count) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('ai-lang', 'zh-Hans')
    localStorage.setItem('agc_agreement', 'agreed 2026-11-22')
    localStorage.setItem('storage_id', '1')
    const measured = /** @type {Measured} */ (globalThis)
    measured.longTasks = []
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) measured.longTasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(`${base}pages/localhistory/localhistory`)
  await page.getByText('没有使用记录').waitFor()
  // A page that has no record yet would note that it found none.
  await page.evaluate(`(${seed})(${JSON.stringify({ count, least })})`)
  const began = performance.now()
  await page.reload()
  await page.getByText(`${count} 条记录`).waitFor({ timeout: 120_000 })
  const update = performance.now() - began
  await page.evaluate(`(${summarised})(${count})`)
  return { context, page, update, summaries: performance.now() - began }
}

/**
 * Scrolls sixty frames; gives the milliseconds between them.
 * @param {Page} page
 */
const scrolled = page =>
  page.evaluate(async () => {
    /** @type {number[]} */
    const gaps = []
    let last = performance.now()
    for (let frame = 0; frame < 60; frame += 1) {
      scrollBy(0, 60)
      await new Promise(requestAnimationFrame)
      gaps.push(performance.now() - last)
      last = performance.now()
    }
    scrollTo(0, 0)
    return gaps
  })

/**
 * Opens the list from the home page, searches, filters, scrolls and opens a record; adds to what was found before.
 * @param {Page} page
 * @param {number} count
 * @param {Times} times
 * @param {Longest} longest
 */
const round = async (page, count, times, longest) => {
  /** @param {keyof Longest} during */
  const note = async during => {
    await page.waitForTimeout(300) // the observer hears of a task after its end
    longest[during] = Math.max(longest[during], ...(await takeLongTasks(page)))
  }
  await page.goto(base)
  await page.locator('main li a[href*="record-"]').first().waitFor()
  await page.waitForTimeout(1500) // starting the app is measured elsewhere
  await takeLongTasks(page)
  times.open.push(
    await timed(
      page,
      `() => document.querySelector('a[href$="localhistory/localhistory"]').click()`,
      `() => (${counts(count)})() && (${hasRows})() && location.pathname.endsWith('localhistory')`,
    ),
  )
  await page.waitForTimeout(1500) // the rest is read behind the first screen
  await note('load')
  times.search.push(
    await timed(page, type('产品7'), shows(count === 10 ? 1 : 1111, `text => text.includes('产品 7')`)),
    await timed(page, type(''), shows(count, `text => text.includes('产品 9')`)),
  )
  await note('search')
  times.filter.push(
    await timed(page, choose('已分享'), shows(count / 2, `text => text.includes('已分享')`)),
    await timed(page, choose('全部'), shows(count, `text => text !== '' && !text.includes('已分享')`)),
  )
  await note('filter')
  times.frames.push(...(await scrolled(page)))
  await note('scroll')
  times.record.push(
    await timed(
      page,
      `() => document.querySelector('main li a[href*="record-"]').click()`,
      `() => document.querySelector('main form input[maxlength="140"]') !== null`,
    ),
  )
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} count
 */
const measure = async (browser, count) => {
  const { context, page, update, summaries } = await pageWith(browser, count)
  /** @type {Times} */
  const times = { open: [], search: [], filter: [], record: [], frames: [] }
  const longest = { load: 0, search: 0, filter: 0, scroll: 0 }
  for (let made = 0; made < rounds; made += 1) await round(page, count, times, longest)
  await context.close()
  return { ...times, update, summaries, longest }
}

try {
  const browser = await launchChromium()
  const few = await measure(browser, 10)
  const many = await measure(browser, 10_000)
  for (const [key, name, share] of /** @type {const} */ ([
    ['open', 'opening the records page, 10,000 records', 0.5],
    ['search', 'one search among 10,000 records', 0.5],
    ['filter', 'one filter over 10,000 records', 0.5],
    ['record', 'opening one of 10,000 records', 0.5],
    ['frames', 'frame while scrolling 10,000 records, 95 of 100', 0.95],
  ]))
    figure({
      name,
      value: quantile(many[key], share),
      unit: 'ms',
      reference: quantile(few[key], share),
      referenceName: 'the same with 10',
    })
  for (const [during, name] of /** @type {const} */ ([
    ['load', 'opening the list and reading all'],
    ['search', 'searching'],
    ['filter', 'filtering'],
    ['scroll', 'scrolling'],
  ]))
    figure({
      // The browser does not report tasks of 50 ms and less: no reported task counts as 50.
      name: `longest task while ${name}, 10,000 records (50 is none over 50 ms)`,
      value: Math.max(50, many.longest[during]),
      unit: 'ms',
      reference: Math.max(50, few.longest[during]),
      referenceName: 'the same with 10',
    })
  figure({
    name: 'first list after an update that had no summaries, 10,000 records',
    value: many.update,
    unit: 'ms',
    reference: few.update,
    referenceName: 'the same with 10',
  })
  figure({
    name: 'making 10,000 summaries behind the first list after an update',
    value: many.summaries,
    unit: 'ms',
    reference: few.summaries,
    referenceName: 'the same with 10',
  })
  await browser.close()
} finally {
  close()
}
