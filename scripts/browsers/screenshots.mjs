// Takes a picture of every screen and state of the built demo, in both languages and themes, into screenshots/ (ignored).
// `--readme` takes only what README.md shows, and renews docs/pictures/ with it. Needs `npm run build -- --mode demo` before it.
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { root } from '../prepare.mjs'
import { launchChromium, previewApp } from './preview.mjs'

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {typeof looks[number]} Look
 * @typedef {(name: string, options?: { fullPage: boolean }) => Promise<void>} Save
 */

const isForReadme = process.argv.includes('--readme')
/** Only the states of photos: `--photos`. */
const isOfPhotos = process.argv.includes('--photos')
/** One language and theme alone: `--look=en-dark`. */
const look = process.argv.find(argument => argument.startsWith('--look='))?.slice('--look='.length)
const readmePictures = ['zh-Hans-light-home', 'zh-Hans-light-report', 'en-dark-report']
const looks = /** @type {const} */ ([
  { language: 'zh-Hans', colorScheme: 'light' },
  { language: 'zh-Hans', colorScheme: 'dark' },
  { language: 'en', colorScheme: 'light' },
  { language: 'en', colorScheme: 'dark' },
])
/** What people see most, also on the narrowest and a wide phone and on a desktop: name, then how wide. */
const widths = { 320: 640, 430: 932, 1280: 800 }
const mainScreens = [
  'home',
  'records',
  'knowledge',
  'additives',
  'additive',
  'my-vip',
  'userinfo',
  'feedbacks',
  'example',
  'ranking',
  'method',
  'login', // the last: it logs out
]
/**
 * Screens by the address that shows them; `?demo=` puts the mock backend into the state first.
 * @type {Record<string, string>}
 */
const pages = {
  knowledge: 'pages/knowledge/knowledge',
  additives: 'pages/additives/additives',
  additive: 'pages/additives/faid/faid?id=17.003',
  'additives-none': 'pages/additives/additives?keyword=qqqqqqqq',
  'additive-missing': 'pages/additives/faid/faid?id=none',
  spices: 'pages/spices/spices',
  records: 'pages/localhistory/localhistory',
  my: 'pages/my/my?demo=scenario:anonymous',
  'login-code': 'pages/login/login-smscode', // redirects logged-in users
  login: 'pages/login/login',
  'my-vip': 'pages/my/my?demo=scenario:vip',
  account: 'pages/account/account',
  userinfo: 'pages/userinfo/userinfo',
  feedbacks: 'pages/feedbacks/feedbacks',
  example: 'pages/example/example',
  'example-good': 'pages/example/example?product=good',
  ranking: 'pages/ranking/ranking?standard=GB/T%2020980',
  'ranking-items': 'pages/ranking-items/ranking-items?standard=GB/T%2020980',
  'ranking-none': 'pages/ranking/ranking?standard=GB/T%2099999',
  'ranking-form': 'pages/ranking/ranking',
  'ranking-down': 'pages/ranking/ranking?standard=GB/T%2020980&demo=scenario:down',
  'ranking-loading': 'pages/ranking/ranking?standard=GB/T%2020980&demo=latency:60000',
  compare: 'pages/compare/compare?demo=scenario:anonymous',
  method: 'pages/method/method',
  agreement: 'pages/user-agreement/user-agreement',
  privacy: 'pages/privacy-agreement/privacy-agreement',
  unknown: 'pages/nothing/here',
  'no-record': 'pages/analyze/analyze?id=none',
  'task-recognizing': '?demo=scenario:recognizing',
  'task-failed': '?demo=scenario:failed',
  'task-unreadable': '?demo=scenario:unreadable',
  'task-unsure': '?demo=scenario:unsure',
  'report-table': '?demo=scenario:nutrition-table',
  share: '?demo=scenario:share',
  'share-cancelled': '?demo=scenario:share-cancelled',
  'report-poor': '?demo=scenario:finished',
  'spices-none': 'pages/spices/spices?keyword=qqqqqqqq',
}
const fullPages = ['additive', 'example', 'method', 'account', 'userinfo', 'report-poor']

/**
 * The mock backend is in the situation of the link.
 * @param {Page} page
 */
const entered = page => page.locator('[data-situation="entered"]').waitFor({ state: 'attached' })

/**
 * Nothing changes in the page any more; where it is replaced in the meantime, the new one is waited for.
 * @param {Page} page
 */
const quiet = page => page.evaluate(settled).catch(() => page.evaluate(settled))

/** Resolves once nothing has changed in the page for half a second, and after ten at the latest. Runs in the page. */
const settled = () =>
  new Promise(resolve => {
    const stop = () => {
      watcher.disconnect()
      clearTimeout(latest)
      resolve(null)
    }
    let quiet = setTimeout(stop, 500)
    const latest = setTimeout(stop, 10_000)
    const watcher = new MutationObserver(() => {
      clearTimeout(quiet)
      quiet = setTimeout(stop, 500)
    })
    watcher.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  })

/** @param {string} name */
const photo = name => `${root}test/photos/${name}.jpg`

/**
 * @param {Browser} browser
 * @param {Look} look
 */
const shoot = async (browser, { language, colorScheme }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    colorScheme,
  })
  await context.addInitScript(lang => localStorage.setItem('ai-lang', lang), /** @type {string} */ (language))
  context.setDefaultTimeout(900_000) // four looks at a time, each of which reads photos, on a busy machine
  const page = await context.newPage()
  /** @type {Save} */
  const save = async (name, options = { fullPage: false }) => {
    await quiet(page) // pictures, fonts, and what comes after the page
    await page.screenshot({ path: `${root}screenshots/${language}-${colorScheme}-${name}.png`, ...options })
  }
  /** @param {Parameters<import('@playwright/test').Locator['setInputFiles']>[0]} file */
  const choose = file => page.getByTestId('gallery').setInputFiles(file)

  await page.goto(base)
  await page.getByRole('dialog').waitFor()
  await save('consent')
  await page.getByRole('dialog').getByRole('button').first().click()
  await save('declined')
  await page.getByRole('main').getByRole('button').click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await save('home-empty')
  await page.goto(`${base}pages/localhistory/localhistory`)
  await page.getByRole('main').getByRole('link').last().waitFor() // the way to a first record
  await page.locator('main [class*="_lines_"][role="status"]').first().waitFor({ state: 'hidden' })
  await save('records-empty')

  await page.goto(base)
  await choose({ name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') })
  await page.getByRole('alert').waitFor()
  await save('refused')
  await choose(photo('neg2_clean'))
  await page.getByRole('alert').waitFor()
  await save('unrecognized')
  await page.goto(base)
  await choose(photo(language === 'en' ? 'en06_clean' : 'zh16_mild'))
  await page.getByRole('progressbar').waitFor()
  await save('thinking')
  await page.getByRole('img', { name: /\d/ }).first().waitFor()
  await save('report')
  await save('report-full', { fullPage: true })
  await page.goto(base)
  await page.getByRole('main').getByRole('link').nth(3).waitFor() // the last records are there
  await save('home')
  if (isForReadme) return context.close()
  if (isOfPhotos) {
    await asPhotos(page, language, save)
    return context.close()
  }
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(base + path)
    if (path.includes('demo=')) await entered(page)
    await quiet(page)
    const isLoading = name.endsWith('-loading') || name === 'task-recognizing'
    if (!isLoading)
      await page.locator('main [class*="_lines_"][role="status"]').first().waitFor({ state: 'hidden' })
    await save(name)
    if (fullPages.includes(name)) await save(`${name}-full`, { fullPage: true })
  }
  await asSheets(page, language, save)
  await asPeople(page, language, save)
  await asWidths(page, save)
  await page.setViewportSize({ width: 375, height: 812 })
  await asPhotos(page, language, save) // the slowest, for they are read
  await context.close()
  if (language === 'en') await withoutStorage(browser, { language, colorScheme })
}

/**
 * @param {string} language
 * @param {string} namespace
 */
const textsOf = async (language, namespace) =>
  JSON.parse(await readFile(`${root}src/i18n/locales/${language}/${namespace}.json`, 'utf8'))

/** @param {Page} page */
const dial = page => page.getByRole('img', { name: /(?:评分|Health score) ?\d/ }).first()

/** @typedef {Awaited<ReturnType<typeof photoPage>>} PhotoPage */

/**
 * What the pictures of photos need of a page: its words and the steps that repeat.
 * @param {Page} page
 * @param {Look['language']} language
 */
const photoPage = async (page, language) => {
  const [scan, report, { offline }] = await Promise.all(
    ['scan', 'report', 'settings'].map(namespace => textsOf(language, namespace)),
  )
  return {
    page,
    language,
    scan,
    report,
    offline,
    /** @param {string} name */
    button: name => page.getByRole('button', { name, exact: true }),
    /** @param {string | string[]} files */
    choose: files => page.getByTestId('gallery').setInputFiles(files),
    finished: () => dial(page).waitFor(),
    /**
     * @param {string} name
     * @param {string} [path]
     */
    inSituation: async (name, path = '') => {
      await page.goto(`${base}${path}?demo=scenario:${name}`)
      await entered(page)
    },
  }
}

/**
 * A photo before, while and after it is read: camera, advice, the editor, the review with its marks and corrections.
 * @param {Page} page
 * @param {Look['language']} language
 * @param {Save} save
 */
const asPhotos = async (page, language, save) => {
  const on = await photoPage(page, language)
  await asEditor(on, save)
  await asReview(on, save)
  await asServerOutage(on, save)
}

/**
 * The camera, the advice on a photo, and the editor for several photos and for one.
 * @param {PhotoPage} on
 * @param {Save} save
 */
const asEditor = async ({ page, scan, report, button, choose, finished, inSituation }, save) => {
  const { advice, camera, edit } = scan
  await inSituation('anonymous')
  await page.getByRole('main').getByRole('button').first().click()
  await page.locator('video').waitFor()
  await page.waitForTimeout(1500)
  await save('camera')
  await button(camera.close).click()

  await choose(photo('zh16_vhard'))
  await button(advice.goOn).waitFor()
  await save('advice')
  await page.goto(base)
  await choose([photo('zh06_clean'), photo('short_clean')])
  await button(edit.open).click()
  await page.locator('dialog img').waitFor()
  await save('editor-several')
  await button(edit.next).click()
  await save('editor-last')
  await button(edit.done).click()
  await finished()
  await page
    .getByRole('region', { name: report.photo.regionOf.replace(/\{\{.*/, '') })
    .first()
    .scrollIntoViewIfNeeded()
  await save('review-several')
  await page.goto(base)
  await choose(photo('zh11_hard'))
  await finished()
  await button(edit.open).click()
  await page.locator('dialog img').waitFor()
  await save('editor')
  await button(edit.right).click()
  await button(edit.corners.bottomRight).focus()
  for (let press = 0; press < 15; press += 1) await page.keyboard.press('ArrowUp')
  await save('editor-turned')
  await page.keyboard.press('Escape')
}

/**
 * The report of a photo: its marks, enlarged, corrected and restored.
 * @param {PhotoPage} on
 * @param {Save} save
 */
const asReview = async ({ page, scan, report, button }, save) => {
  const { fix } = scan
  const { correct, photo: photoWords } = report
  const frame = page.getByRole('region', { name: photoWords.region })
  await frame.scrollIntoViewIfNeeded()
  await save('review')
  await button(photoWords.larger).click()
  await button(photoWords.larger).click()
  await save('review-zoomed')
  await button(photoWords.whole).click()
  await frame.locator('button').filter({ hasText: '?' }).first().click()
  await save('fix')
  const sheet = page.locator('dialog')
  await sheet.getByRole('button', { name: fix.accept, exact: true }).click()
  await button(correct.undo).scrollIntoViewIfNeeded()
  await save('accepted')
  await button(correct.undo).click()
  await frame.scrollIntoViewIfNeeded()
  await frame.locator('button').filter({ hasText: '?' }).first().click()
  await sheet.getByLabel(fix.name).fill('鲮鱼')
  await page.keyboard.press('Enter')
  await page.getByText(correct.corrected).waitFor()
  await page.getByRole('main').getByRole('button').filter({ hasText: '鲮鱼' }).first().click()
  await save('item')
  await sheet.getByText(fix.title).click()
  await sheet.getByLabel(fix.missing).fill('黑胡椒')
  await page.keyboard.press('Enter')
  await button(correct.undoAll).waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByText(correct.corrected).scrollIntoViewIfNeeded()
  await save('corrected')
  await save('corrected-full', { fullPage: true })
}

/**
 * The server is gone, and comes back: its analysis beside that of the device.
 * @param {PhotoPage} on
 * @param {Save} save
 */
const asServerOutage = async (
  { page, language, scan, report, offline, button, choose, finished, inSituation },
  save,
) => {
  const { other, server } = scan
  const { onDevice } = report
  await inSituation('down')
  await choose(photo('zh06_clean'))
  await finished()
  const address = page.url()
  await page.getByText(onDevice, { exact: true }).waitFor()
  await save('on-device')
  await button(server.ask).click() // what the device analysed alone is sent only when the person asks for it
  await page.getByText(server.waiting, { exact: true }).waitFor()
  await inSituation('anonymous')
  await page.goto(address)
  await button(other.show).waitFor()
  await button(other.show).scrollIntoViewIfNeeded()
  await save('other-analysis')

  await inSituation('down', 'pages/additives/additives')
  await page.getByText('GB 2760').first().waitFor()
  const { resting, failed } = await textsOf(language, 'pull')
  await button(resting).focus()
  await page.keyboard.press('Enter')
  await page.getByText(failed, { exact: true }).waitFor()
  await save('refresh-failed')

  await inSituation('logged-in', 'pages/my/my')
  await page.getByText(offline.title, { exact: true }).waitFor()
  await save('settings-full', { fullPage: true })
}

/**
 * What opens over a screen: dialogs, the chat, the demo panel, and the largest text.
 * @param {Page} page
 * @param {Look['language']} language
 * @param {Save} save
 */
const asSheets = async (page, language, save) => {
  const { actions, correct } = await textsOf(language, 'report')
  const { undo } = await textsOf(language, 'history')
  await page.goto(`${base}?demo=scenario:logged-in,scenario:finished`)
  const main = page.getByRole('main')
  const ask = main.getByRole('textbox').last()
  await ask.fill('焦亚硫酸钠安全吗？')
  await ask.press('Enter')
  await page.waitForTimeout(2000)
  await ask.scrollIntoViewIfNeeded()
  await save('chat')
  /**
   * @param {string} label
   * @param {string} name
   */
  const open = async (label, name) => {
    await main.getByRole('button', { name: label, exact: true }).first().click()
    await page.waitForTimeout(1500)
    await save(name)
    await page.keyboard.press('Escape')
  }
  await open(actions.share, 'share-sheet')
  await open(correct.review, 'read-list')
  await main.getByRole('button', { name: actions.more, exact: true }).click()
  await page.getByRole('menuitem', { name: actions.depth, exact: true }).click()
  await main.getByRole('navigation').first().waitFor()
  await save('depth')
  await save('depth-full', { fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await save('depth-1280')
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goBack()
  await main.getByRole('button', { name: actions.more, exact: true }).click()
  await page.getByRole('menuitem', { name: actions.ranking, exact: true }).click()
  await main.getByRole('listitem').first().waitFor()
  await save('ranking-own')
  await page.goto(`${base}pages/account/account`)
  await main.getByRole('button').last().click()
  await save('deletion')
  await page.locator('dialog button').last().click()
  await save('deletion-confirm')
  await page.goto(`${base}pages/localhistory/localhistory`)
  await quiet(page) // a list that is read again closes its menus
  await main.getByRole('listitem').first().getByRole('button').press('Enter') // the panel's button may lie on it
  await page.getByRole('menu').waitFor()
  await save('records-menu')
  await page.getByRole('menuitem').last().click()
  await page.getByRole('button', { name: undo, exact: true }).waitFor()
  await save('records-delete')
  await page.getByRole('button', { name: undo, exact: true }).click()
  await main.getByRole('listitem').first().waitFor()
  await page.goto(base)
  await page.locator('nav button').first().click()
  await page.getByRole('dialog').waitFor()
  await save('ranking-dialog')
  await page.keyboard.press('Escape')
  await page.locator('aside button[aria-expanded]').click()
  await page.waitForTimeout(600)
  await save('demo-panel')
  await page.evaluate(() => localStorage.setItem('ai-text-size', '2'))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${base}?demo=scenario:logged-in,scenario:finished`)
  await entered(page)
  await dial(page).waitFor()
  await save('report-largest-text')
}

/**
 * What people type and choose, and what is answered to it.
 * @param {Page} page
 * @param {Look['language']} language
 * @param {Save} save
 */
const asPeople = async (page, language, save) => {
  const [{ type }, { list }, session, history] = await Promise.all(
    ['home', 'scan', 'session', 'history'].map(namespace => textsOf(language, namespace)),
  )
  /** @param {string} name */
  const button = name => page.getByRole('button', { name, exact: true })
  const main = page.getByRole('main')
  await page.setViewportSize({ width: 375, height: 812 })
  await page.evaluate(() => localStorage.removeItem('ai-text-size'))
  await page.goto(`${base}?demo=scenario:anonymous`)
  await button(type).click()
  await page.getByLabel(list.label, { exact: true }).waitFor()
  await save('type-list')
  await button(list.submit).click()
  await page.getByRole('alert').waitFor()
  await save('type-list-fault')
  await page
    .getByLabel(list.label, { exact: true })
    .fill('配料：小麦粉、白砂糖、植物油、麦芽糊精、食品添加剂（山梨酸钾、柠檬黄、碳酸氢钠）')
  await button(list.submit).click()
  await dial(page).waitFor()
  await page.goto(`${base}pages/compare/compare`)
  await main.getByRole('combobox').first().waitFor()
  await save('compare-two')
  await save('compare-two-full', { fullPage: true })
  await page.goto(`${base}pages/localhistory/localhistory`)
  await page.getByPlaceholder(history.searchPlaceholder).fill('qqqq')
  await page.getByText(history.noneFound, { exact: true }).waitFor()
  await save('records-none')
  await page.getByPlaceholder(history.searchPlaceholder).fill('')
  await button(history.clear).click()
  await save('records-clear')
  await page.keyboard.press('Escape')
  await page.goto(`${base}pages/login/login`)
  await page.getByLabel(session.phone, { exact: true }).fill('138')
  await button(session.getCode).click()
  await page.getByRole('alert').waitFor()
  await save('login-fault')
  await page.getByLabel(session.phone, { exact: true }).fill('13800138000')
  await button(session.getCode).click()
  await page.getByLabel(session.code, { exact: true }).fill('12')
  await save('login-code-sent')
  await page.goto(`${base}pages/feedbacks/feedbacks`)
  await main.getByRole('textbox').first().fill('短')
  await main.getByRole('button').last().click()
  await save('feedback-fault')
  await page.goto(`${base}pages/localhistory/localhistory?demo=scenario:logged-in`)
  await button(history.adopt).waitFor()
  await save('records-adoptable')
  await page.goto(`${base}pages/userinfo/userinfo`)
  await page.locator('input[type=file]').first().setInputFiles(photo('zh06_clean'))
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(800)
  await save('avatar')
}

/**
 * The main screens on the narrowest phone, on a wide one and on a desktop.
 * @param {Page} page
 * @param {Save} save
 */
const asWidths = async (page, save) => {
  await page.goto(`${base}?demo=scenario:vip,scenario:finished`)
  await dial(page).waitFor()
  for (const [width, height] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height })
    await page.waitForTimeout(300)
    await save(`report-${width}`)
    await save(`report-${width}-full`, { fullPage: true })
  }
  for (const name of mainScreens) {
    if (name === 'login') {
      await page.goto(`${base}?demo=scenario:anonymous`)
      await entered(page)
    }
    await page.goto(base + (pages[name] ?? ''))
    if ((pages[name] ?? '').includes('demo=')) await entered(page)
    await page.locator('main > *').first().waitFor()
    await page.locator('#shell').waitFor({ state: 'detached' })
    await quiet(page)
    await page.locator('main [class*="_lines_"][role="status"]').first().waitFor({ state: 'hidden' })
    for (const [width, height] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height })
      await save(`${name}-${width}`)
    }
  }
}

/**
 * A browser that keeps nothing.
 * @param {Browser} browser
 * @param {Look} look
 */
const withoutStorage = async (browser, { language, colorScheme }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    colorScheme,
  })
  await context.addInitScript((/** @type {string} */ lang) => {
    localStorage.setItem('ai-lang', lang)
    localStorage.setItem('agc_agreement', 'agreed 2026-11-22')
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  }, language)
  const page = await context.newPage()
  await page.goto(`${base}pages/localhistory/localhistory`) // the first page opens no storage on a new device
  const { hindrances } = await textsOf(language, 'history')
  await page.getByText(hindrances['memory-only'], { exact: true }).waitFor()
  await page.screenshot({ path: `${root}screenshots/${language}-${colorScheme}-memory-only.png` })
  await context.close()
}

const { base, close } = await previewApp({ build: false })
try {
  await mkdir(`${root}screenshots`, { recursive: true })
  const browser = await launchChromium([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ])
  const wanted = looks.filter(({ language, colorScheme }) => {
    const name = `${language}-${colorScheme}`
    const isWanted = isForReadme ? readmePictures.some(picture => picture.startsWith(name)) : true
    return isWanted && (look ?? name) === name
  })
  // At a time: most of it is waiting for pages to settle.
  await Promise.all(wanted.map(each => shoot(browser, each)))
  await browser.close()
  if (isForReadme) {
    await mkdir(`${root}docs/pictures`, { recursive: true })
    for (const name of readmePictures)
      await copyFile(`${root}screenshots/${name}.png`, `${root}docs/pictures/${name}.png`)
  }
} finally {
  close()
}
