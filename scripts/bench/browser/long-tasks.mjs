// The longest task of the page's thread in what people do most, in Chromium on a processor slowed down four times, against
// the 50 ms of a long task. Workers are not slowed down: what is in them does not hold up the page. Nothing else is attached
// to the page than what slows it down: a debugger that listens for scripts or requests makes V8 parse the running code again, which is
// half of what starting the app would seem to cost.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { launch } from 'chrome-launcher'
import { WebSocket } from 'ws'
import { previewApp } from '../../browsers/preview.mjs'
import { ensureBrowser } from '../../prepare.mjs'
import { figure, quantile } from '../measure.mjs'

const runs = 5
const photo = fileURLToPath(new URL('../../../test/photos/zh06_clean.jpg', import.meta.url))
const list =
  '配料：小麦粉、白砂糖、植物油（含特丁基对苯二酚）、全脂乳粉、食用盐、食品添加剂（碳酸氢钠、碳酸氢铵、焦亚硫酸钠、山梨酸钾、柠檬黄、单，双甘油脂肪酸酯）、食用香精'

/**
 * A new tab and the few commands of the DevTools protocol that need no listening.
 * @param {number} port
 */
const openTab = async port => {
  /** @type {{ webSocketDebuggerUrl: string }} */
  const target = await (
    await fetch(`http://localhost:${port}/json/new?about:blank`, { method: 'PUT' })
  ).json()
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  /** @type {Map<number, { resolve: (result: unknown) => void, reject: (error: Error) => void }>} */
  const waiting = new Map()
  let sent = 0
  socket.on('message', data => {
    const { id, result, error } = JSON.parse(String(data))
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (error) reject?.(new Error(error.message))
    else resolve?.(result)
  })
  /**
   * @param {string} method
   * @param {object} [params]
   * @returns {Promise<unknown>}
   */
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      sent += 1
      waiting.set(sent, { resolve, reject })
      socket.send(JSON.stringify({ id: sent, method, params }))
    })
  /**
   * @typedef {{ value?: unknown, objectId?: string }} RemoteObject
   * @param {string} expression
   * @param {boolean} returnByValue
   */
  const evaluateTo = async (expression, returnByValue) => {
    const { result, exceptionDetails } =
      /** @type {{ result: RemoteObject, exceptionDetails?: { exception?: { description?: string } } }} */ (
        await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue })
      )
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression)
    return result
  }
  /** @param {string} expression */
  const evaluate = async expression => (await evaluateTo(expression, true)).value
  /** @param {string} expression an element */
  const objectIdOf = async expression => (await evaluateTo(expression, false)).objectId
  /**
   * Waits until an expression is true in the page.
   * @param {string} expression
   * @param {number} [seconds]
   */
  const until = async (expression, seconds = 60) => {
    for (const end = Date.now() + seconds * 1000; ; await wait(150)) {
      if (await evaluate(`!!(${expression})`)) return
      if (Date.now() > end) throw new Error(`In vain waited for ${expression}`)
    }
  }
  /** @param {string} url */
  const go = url => send('Page.navigate', { url })
  /** @param {string} text */
  const type = text => send('Input.insertText', { text })
  return { send, evaluate, objectIdOf, until, go, type, close: () => socket.close() }
}

/** @param {string} text */
const holds = text => `document.querySelector('main')?.textContent.includes(${JSON.stringify(text)})`
/** @param {string} text */
const button = text =>
  `[...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(${JSON.stringify(text)}))`

/**
 * What is done, by its name; each begins where the one before it ended.
 * @param {{ base: string, tab: Awaited<ReturnType<typeof openTab>> }} options
 * @returns {Record<string, () => Promise<void>>}
 */
const deeds = ({ base, tab: { send, evaluate, objectIdOf, until, go, type } }) => ({
  'opening the home page, first visit': async () => {
    await go(base)
    await until(button('输入配料表'))
  },
  'a typed list to its report': async () => {
    await evaluate(`${button('输入配料表')}.click()`)
    await until(`document.querySelector('dialog[open] textarea')`)
    await evaluate(`document.querySelector('dialog[open] textarea').focus()`)
    await type(list)
    await evaluate(`document.querySelector('dialog[open] [type=submit]').click()`)
    await until(button('核对文字'))
  },
  'a question and its answer': async () => {
    const field = `document.querySelector('[placeholder=问问这份配料]')`
    await until(field)
    await evaluate(`${field}.focus()`)
    await type('山梨酸钾是什么？')
    await evaluate(`${field}.closest('form').requestSubmit()`)
    await until(holds('INS 202'))
  },
  'opening the lookup and searching it': async () => {
    await go(`${base}pages/additives/additives`)
    await until(`document.querySelector('main [type=search]')`)
    await evaluate(`document.querySelector('main [type=search]').focus()`)
    for (const letter of '山梨酸') {
      await type(letter)
      await wait(80)
    }
    await until(holds('山梨酸及其钾盐'))
  },
  'opening the records': async () => {
    await go(`${base}pages/localhistory/localhistory`)
    await until(holds('小麦粉'))
  },
  'a photo to its report': async () => {
    await go(base)
    await until(`document.querySelector('[data-testid=gallery]')`)
    const objectId = await objectIdOf(`document.querySelector('[data-testid=gallery]')`)
    await send('DOM.setFileInputFiles', { files: [photo], objectId })
    await until(button('核对文字'), 120)
  },
})

/** The longest task of the page since it was marked, in ms; 0 where none was longer than 50. */
const longest = `new Promise(resolve => {
  const seen = []
  new PerformanceObserver(list => seen.push(...list.getEntries())).observe({ type: 'longtask', buffered: true })
  const since = globalThis.markedAt ?? 0
  setTimeout(() => resolve(Math.max(0, ...seen.filter(one => one.startTime >= since).map(one => one.duration))), 300)
})`

/**
 * Does all once, in a browser that was never used; resolves with the longest task of each deed.
 * @param {string} base
 */
const measure = async base => {
  const profile = mkdtempSync(join(tmpdir(), 'long-tasks-'))
  const chrome = await launch({
    chromePath: await ensureBrowser(),
    userDataDir: profile,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--window-size=375,812'],
  })
  try {
    const tab = await openTab(chrome.port)
    await tab.go(`${base}icon.svg`)
    await tab.until(`location.pathname.endsWith('icon.svg') && document.readyState === 'complete'`)
    await tab.evaluate(
      `localStorage.setItem('agc_agreement', 'agreed 2026-11-22'); localStorage.setItem('ai-lang', 'zh-Hans')`,
    )
    await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    /** @type {Record<string, number>} */
    const found = {}
    for (const [name, act] of Object.entries(deeds({ base, tab }))) {
      await tab.evaluate('globalThis.markedAt = performance.now()')
      await act()
      await wait(1500)
      found[name] = Number(await tab.evaluate(longest))
    }
    tab.close()
    return found
  } finally {
    chrome.kill()
    rmSync(profile, { recursive: true, force: true })
  }
}

const preview = await previewApp()
try {
  const all = []
  for (let run = 0; run < runs; run += 1) all.push(await measure(preview.base))
  for (const name of Object.keys(all[0] ?? {}))
    figure({
      name: `longest task, processor slowed down 4 times, median of ${runs}: ${name}`,
      value: quantile(
        all.map(found => found[name] ?? 0),
        0.5,
      ),
      unit: 'ms',
      reference: 50,
      referenceName: 'a long task; 0 is none',
    })
} finally {
  preview.close()
}
