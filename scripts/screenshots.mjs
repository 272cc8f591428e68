// Takes a picture of every screen and state of the built demo, in both languages and themes, into screenshots/ (ignored).
// `--readme` takes only what README.md shows, and renews docs/pictures/ with it. Needs `npm run build -- --mode demo` before it.
import { spawn } from 'node:child_process'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { ensureBrowser, root } from './prepare.mjs'

const isForReadme = process.argv.includes('--readme')
const readmePictures = ['zh-Hans-light-home', 'zh-Hans-light-report', 'en-dark-report']
const port = 4274
const base = `http://localhost:${port}/analyze-h5/`
const looks = [
  { language: 'zh-Hans', colorScheme: 'light' },
  { language: 'zh-Hans', colorScheme: 'dark' },
  { language: 'en', colorScheme: 'light' },
  { language: 'en', colorScheme: 'dark' },
]
/** Screens by the address that shows them; `?demo=` puts the mock backend into the state first. */
const pages = {
  knowledge: 'pages/knowledge/knowledge',
  additives: 'pages/additives/additives',
  additive: 'pages/additives/faid/faid?id=17.003',
  'additives-none': 'pages/additives/additives?keyword=qqqqqqqq',
  'additive-missing': 'pages/additives/faid/faid?id=none',
  spices: 'pages/spices/spices',
  records: 'pages/localhistory/localhistory',
  my: 'pages/my/my?demo=scenario:anonymous',
  'login-code': 'pages/login/login-smscode', // whoever is logged in is sent on
  login: 'pages/login/login',
  'my-vip': 'pages/my/my?demo=scenario:vip',
  account: 'pages/account/account',
  userinfo: 'pages/userinfo/userinfo',
  feedbacks: 'pages/feedbacks/feedbacks',
  example: 'pages/example/example',
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
  share: '?demo=scenario:share',
  'share-cancelled': '?demo=scenario:share-cancelled',
  'report-poor': '?demo=scenario:finished',
}

const photo = name => `${root}test/photos/${name}.jpg`

const shoot = async (browser, { language, colorScheme }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    colorScheme,
  })
  await context.addInitScript(lang => localStorage.setItem('ai-lang', lang), language)
  const page = await context.newPage()
  const save = async (name, options = {}) => {
    await page.waitForTimeout(300) // let pictures and fonts settle
    await page.screenshot({ path: `${root}screenshots/${language}-${colorScheme}-${name}.png`, ...options })
  }
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
  await page.getByRole('alert').waitFor({ timeout: 30_000 })
  await save('unrecognized')
  await page.goto(base)
  await choose(photo(language === 'en' ? 'en06_clean' : 'zh16_mild'))
  await page.getByRole('progressbar').waitFor()
  await save('thinking')
  await page.getByRole('img', { name: /\d/ }).first().waitFor({ timeout: 30_000 })
  await save('report')
  await save('report-full', { fullPage: true })
  await page.goto(base)
  await page.getByRole('main').getByRole('link').nth(3).waitFor() // the last records are there
  await save('home')
  if (isForReadme) return context.close()
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(base + path)
    await page.waitForTimeout(path.includes('demo=') ? 1500 : 300)
    const isLoading = name.endsWith('-loading') || name === 'task-recognizing'
    if (!isLoading)
      await page.locator('main [class*="_lines_"][role="status"]').first().waitFor({ state: 'hidden' })
    await save(name)
  }
  await asSheets(page, language, save)
  await context.close()
}

/** What opens over a screen: dialogs, the chat, the demo panel, and the largest text. */
const asSheets = async (page, language, save) => {
  const texts = await readFile(`${root}src/i18n/locales/${language}/report.json`, 'utf8')
  const { actions, correct } = JSON.parse(texts)
  await page.goto(`${base}?demo=scenario:logged-in,scenario:finished`)
  const main = page.getByRole('main')
  const ask = main.getByRole('textbox').last()
  await ask.fill('焦亚硫酸钠安全吗？')
  await ask.press('Enter')
  await page.waitForTimeout(2000)
  await ask.scrollIntoViewIfNeeded()
  await save('chat')
  const open = async (label, name) => {
    await main.getByRole('button', { name: label, exact: true }).first().click()
    await page.waitForTimeout(1500)
    await save(name)
    await page.keyboard.press('Escape')
  }
  await open(actions.share, 'share-sheet')
  await open(correct.review, 'read-list')
  await page.goto(`${base}pages/account/account`)
  await main.getByRole('button').last().click()
  await save('deletion')
  await page.locator('dialog button').last().click()
  await save('deletion-confirm')
  await page.goto(`${base}pages/localhistory/localhistory`)
  await main.getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('menu').waitFor()
  await save('records-menu')
  await page.keyboard.press('Escape')
  await page.goto(base)
  await page.locator('nav button').first().click()
  await save('ranking-dialog')
  await page.keyboard.press('Escape')
  await page.locator('aside button[aria-expanded]').click()
  await page.waitForTimeout(600)
  await save('demo-panel')
  await page.evaluate(() => localStorage.setItem('ai-text-size', '2'))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${base}?demo=scenario:logged-in,scenario:finished`)
  await page.waitForTimeout(1500)
  await save('report-largest-text')
}

const server = spawn('npx', ['vite', 'preview', '--mode', 'demo', '--host', 'localhost'], {
  cwd: root,
  env: { ...process.env, PORT: String(port) },
  detached: true,
})
try {
  await new Promise(resolve =>
    server.stdout.on('data', text => String(text).includes('localhost') && resolve()),
  )
  await mkdir(`${root}screenshots`, { recursive: true })
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  for (const look of looks)
    if (!isForReadme || readmePictures.some(name => name.startsWith(`${look.language}-${look.colorScheme}`)))
      await shoot(browser, look)
  await browser.close()
  if (isForReadme) {
    await mkdir(`${root}docs/pictures`, { recursive: true })
    for (const name of readmePictures)
      await copyFile(`${root}screenshots/${name}.png`, `${root}docs/pictures/${name}.png`)
  }
} finally {
  process.kill(-server.pid)
}
